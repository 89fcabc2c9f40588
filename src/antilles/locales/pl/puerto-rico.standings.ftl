### Punkty na tę chwilę i wynik.

pr-score-chips = żetony
pr-score-paper = na papierze
pr-score-buildings = budynki
pr-score-guild-hall = { -building-guild-hall }
pr-score-residence = { -building-residence }
pr-score-fortress = { -building-fortress }
pr-score-customs-house = { -building-customs-house }
pr-score-city-hall = { -building-city-hall }
pr-score-cloister = { -building-cloister }
pr-score-nobles = { -person-noble(count: "plural") }
pr-score-royal-garden = { -building-royal-garden }
pr-score-large = { -large-building(count: "plural") }
pr-score-total = razem
pr-score-tie-break = { -doubloon(count: "plural") } i towary
pr-score-hidden = ? oznacza zakryte żetony (PR-SETUP-09).
pr-score-best-phase = najlepsza faza
pr-score-best-phase-told = runda { $round }, { NAME($role) }: +{ $points }
pr-ended-colonists-short = Zabrakło { -person-colonist(count: "plural", case: "genitive") }, aby uzupełnić { -colonist-ship(case: "accusative") } (PR-END-01).
pr-ended-city-full = Czyjeś miasto jest w całości zabudowane (PR-END-02).
pr-ended-victory-points-gone = { NAME("victory-point", "plural", first: "upper") } się skończyły (PR-END-03).
pr-ended-rounds-spent = Rozegrano 300 rund (PR-VAR-02).
pr-verdict-won = { $winner } wygrywa: { $points } { NAME("victory-point", $points) }.
pr-verdict-tie-broken = { $winner } wygrywa: { $points } { NAME("victory-point", $points) }; remis rozstrzygają { -doubloon(count: "plural") } i towary: { $held } (PR-SCORE-03).
pr-verdict-shared = { $winners } dzielą się zwycięstwem: { $points } { NAME("victory-point", $points) } (PR-SCORE-03).
