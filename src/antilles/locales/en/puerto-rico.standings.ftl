### Points so far, and the result.

pr-score-chips = chips
pr-score-paper = on paper
pr-score-buildings = buildings
pr-score-guild-hall = { -building-guild-hall }
pr-score-residence = { -building-residence }
pr-score-fortress = { -building-fortress }
pr-score-customs-house = { -building-customs-house }
pr-score-city-hall = { -building-city-hall }
pr-score-cloister = { -building-cloister }
pr-score-nobles = { -person-noble(count: "plural") }
pr-score-royal-garden = { -building-royal-garden }
pr-score-large = { -large-building(count: "plural") }
pr-score-total = total
pr-score-tie-break = { -doubloon(count: "plural") } and goods
pr-score-hidden = ? lies face down (PR-SETUP-09).
pr-score-best-phase = best phase
pr-score-best-phase-told = round { $round }, { NAME($role) }: +{ $points }
pr-ended-colonists-short = There were too few { -person-colonist(count: "plural") } to fill the { -colonist-ship } (PR-END-01).
pr-ended-city-full = A city is full (PR-END-02).
pr-ended-victory-points-gone = The { NAME("victory-point", "plural") } are gone (PR-END-03).
pr-ended-rounds-spent = 300 rounds are spent (PR-VAR-02).
pr-verdict-won = { $winner } wins with { $points } { NAME("victory-point", $points) }.
pr-verdict-tie-broken = { $winner } wins with { $points } { NAME("victory-point", $points) }; the tie is broken by { $held } { -doubloon(count: "plural") } and goods (PR-SCORE-03).
pr-verdict-shared = { $winners } share the victory with { $points } { NAME("victory-point", $points) } (PR-SCORE-03).
