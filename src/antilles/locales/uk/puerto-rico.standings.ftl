### Очки на цю мить і підсумок.

pr-score-chips = жетони
pr-score-paper = на папері
pr-score-buildings = будівлі
pr-score-guild-hall = { -building-guild-hall }
pr-score-residence = { -building-residence }
pr-score-fortress = { -building-fortress }
pr-score-customs-house = { -building-customs-house }
pr-score-city-hall = { -building-city-hall }
pr-score-cloister = { -building-cloister }
pr-score-nobles = { -person-noble(count: "plural") }
pr-score-royal-garden = { -building-royal-garden }
pr-score-large = { -large-building(count: "plural") }
pr-score-total = усього
pr-score-tie-break = { -doubloon(count: "plural") } й товари
pr-score-hidden = ? лежить долілиць (PR-SETUP-09).
pr-score-best-phase = найкраща фаза
pr-score-best-phase-told = раунд { $round }, { NAME($role) }: +{ $points }
pr-ended-colonists-short = Забракло { -person-colonist(count: "plural", case: "genitive") }, щоб поповнити { -colonist-ship(case: "accusative") } (PR-END-01).
pr-ended-city-full = Чиєсь місто повністю забудоване (PR-END-02).
pr-ended-victory-points-gone = { NAME("victory-point", "plural", first: "upper") } закінчилися (PR-END-03).
pr-ended-rounds-spent = Зіграно 300 раундів (PR-VAR-02).
pr-verdict-won = { $winner } перемагає: { $points } { NAME("victory-point", $points) }.
pr-verdict-tie-broken = { $winner } перемагає: { $points } { NAME("victory-point", $points) }; нічию вирішують { -doubloon(count: "plural") } й товари: { $held } (PR-SCORE-03).
pr-verdict-shared = { $winners } ділять перемогу: { $points } { NAME("victory-point", $points) } (PR-SCORE-03).
