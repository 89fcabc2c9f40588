### Очки на этот час и итог.

pr-score-chips = чипы
pr-score-paper = на бумаге
pr-score-buildings = здания
pr-score-guild-hall = { -building-guild-hall }
pr-score-residence = { -building-residence }
pr-score-fortress = { -building-fortress }
pr-score-customs-house = { -building-customs-house }
pr-score-city-hall = { -building-city-hall }
pr-score-cloister = { -building-cloister }
pr-score-nobles = { -person-noble(count: "plural") }
pr-score-royal-garden = { -building-royal-garden }
pr-score-large = { -large-building(count: "plural") }
pr-score-total = итого
pr-score-tie-break = { -doubloon(count: "plural") } и товары
pr-score-hidden = ? — чипы лежат рубашкой вверх (PR-SETUP-09).
pr-score-best-phase = лучшая фаза
pr-score-best-phase-told = раунд { $round }, { NAME($role) }: +{ $points }
pr-ended-colonists-short = Не хватило { -person-colonist(count: "plural", case: "genitive") }, чтобы пополнить { -colonist-ship(case: "accusative") } (PR-END-01).
pr-ended-city-full = Чей-то город застроен полностью (PR-END-02).
pr-ended-victory-points-gone = { NAME("victory-point", "plural", first: "upper") } закончились (PR-END-03).
pr-ended-rounds-spent = Сыграно 300 раундов (PR-VAR-02).
pr-verdict-won = { $winner } побеждает: { $points } { NAME("victory-point", $points) }.
pr-verdict-tie-broken = { $winner } побеждает: { $points } { NAME("victory-point", $points) }; при равенстве решают { -doubloon(count: "plural") } и товары: { $held } (PR-SCORE-03).
pr-verdict-shared = { $winners } делят победу: { $points } { NAME("victory-point", $points) } (PR-SCORE-03).
