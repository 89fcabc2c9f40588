### Що відбувається за столом Пуерто-Ріко: по реченню на кожен вид подій.
### Речення про гравця починається з імені: у рядках новин воно стоїть лише першого разу.

## Необов’язкові частини; кожна приносить свій пробіл чи кому

pr-part-source = { $source ->
    [none] { "" }
   *[other] { " " }({ NAME($source) })
}
pr-part-with-doubloons = { $doubloons ->
    [0] { "" }
   *[other] { " " }і { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") } з картки
}

## Ролі й раунди

pr-event-role-taken = { $player } бере роль { NAME($role, case: "genitive") }{ pr-part-with-doubloons }.
pr-event-role-doubloon = На картці { NAME($role, case: "genitive") } тепер { $doubloons } { NAME("doubloon", $doubloons) }.
pr-event-round-begun = Починається раунд { $round }. { NAME("governor", first: "upper") } — { $governor }.
pr-event-end-met = { $reason ->
    [colonists-short] Цей раунд останній: бракує { -person-colonist(count: "plural", case: "genitive") }, щоб поповнити { -colonist-ship(case: "accusative") }.
    [city-full] Цей раунд останній: чиєсь місто повністю забудоване.
    [victory-points-gone] Цей раунд останній: переможні очки закінчилися.
   *[rounds-spent] Цей раунд останній: зіграно 300 раундів.
}
pr-event-game-ended = Гра завершується після { $rounds } { NAME("round", $rounds, case: "genitive") }.

## Хто відмовляється і хто нічого не може

pr-declined-hacienda-draw = { $player } не бере тайла наосліп ({ -building-hacienda }).
pr-declined-settler-take = { $player } не бере тайла.
pr-declined-hospice-colonist = { $player } не бере { -person-colonist(case: "genitive") } ({ -building-hospice }).
pr-declined-mayor-privilege = { $player } не бере додаткового { -person-colonist(case: "genitive") }.
pr-declined-builder-build = { $player } нічого не зводить.
pr-declined-university-colonist = { $player } не бере { -person-colonist(case: "genitive") } ({ -building-university }).
pr-declined-craftsman-bonus = { $player } не бере додаткового товару.
pr-declined-trader-sell = { $player } нічого не продає.
pr-declined-captain-load = { $player } нічого не відвантажує.
pr-declined-craftsman-produce = { $player } нічого не виготовляє.
pr-declined-take-benefit = { $player } відмовляється від бонусу.
pr-declined-builder-privilege = { $player } відмовляється від знижки { -role-builder(case: "genitive") }.
pr-declined-library-tile = { $player } не бере другого тайла.
pr-declined-lodge-discard = { $player } нічого не віддає ({ -building-hunting-lodge }).
pr-declined-villa-take = { $player } нікого не бере ({ -building-villa }).
pr-declined-black-market-person = { $player } нікого не повертає ({ -building-black-market }).
pr-declined-black-market-good = { $player } не повертає товару ({ -building-black-market }).
pr-declined-guest-move = { $player } залишає гостей на місці.
pr-declined-union-order = { $player } відкладає підрахунок ({ -building-union-hall }).
pr-declined-royal-supply = { $player } більше нічого не здає.
pr-unable-settler-take = { $player } не може взяти тайла.
pr-unable-builder-build = { $player } нічого не може звести.
pr-unable-trader-sell = { $player } нічого не може продати.

## Тайли

pr-event-tile-taken = { $player } бере { NAME($tile, case: "accusative") }.
pr-event-tile-drawn = { $player } бере наосліп { NAME($tile, case: "accusative") } ({ -building-hacienda }).
pr-event-row-cleared = { $plantations ->
    [one] { $plantations } { NAME("plantation", $plantations) } з ряду йде { -discards(case: "to") }.
    [few] { $plantations } { NAME("plantation", $plantations) } з ряду йдуть { -discards(case: "to") }.
   *[many] { $plantations } { NAME("plantation", $plantations) } з ряду йдуть { -discards(case: "to") }.
}
pr-event-tile-turned-up = Тепер відкрито: { $tiles } { NAME($tile, $tiles) }.
pr-event-reshuffled = { NAME("discards", first: "upper") } стає новим стосом: { $plantations } { NAME("plantation", $plantations) }.
pr-event-tile-looked-at = { $player } дивиться закритий тайл.
pr-event-tile-seen = { $player } бачить { NAME($tile, case: "accusative") }, а решта гравців — ні.
pr-event-tile-returned = { $player } повертає тайл до стосу.
pr-event-forest-placed = { $tile ->
    [none] { $player } саджає { -tile-forest(case: "accusative") }.
   *[other] { $player } саджає { -tile-forest(case: "accusative") }: { NAME($tile) } лежить долілиць.
}
pr-event-tile-given-up = { $doubloons ->
    [0] { $player } віддає { NAME($tile, case: "accusative") }.
   *[other] { $player } віддає { NAME($tile, case: "accusative") } за { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") }.
}
pr-event-land-bought = { $player } купує землю за 1 { -doubloon(case: "accusative") }.

## Люди

pr-event-colonist-taken = { $player } бере { NAME($person, case: "accusative") } { NAME($place, case: "from") } ({ NAME($giver) }).
pr-event-colonists-dealt = { $player } отримує { $colonists } { NAME("person-colonist", $colonists, case: "accusative") } { -colonist-ship(case: "from") }.
pr-event-person-received = { $player } бере { NAME($person, case: "accusative") } { -colonist-ship(case: "from") }.
pr-event-placed = { $player } має { $people } { NAME("person-colonist", $people, case: "accusative") } { NAME($slot, "plural", case: "where") }.
pr-event-ship-refilled = { $missing ->
    [0] { NAME("colonist-ship", case: "where", first: "upper") } тепер { $colonists } { NAME("person-colonist", $colonists) }.
   *[other] { NAME("colonist-ship", case: "where", first: "upper") } тепер { $colonists } { NAME("person-colonist", $colonists) }; бракує ще { $missing }.
}
pr-event-guest-moved = { $player } переводить гостя ({ NAME($person, case: "accusative") }) { NAME($slot, case: "to") }.
pr-event-returned-person = { $player } повертає { NAME($person, case: "accusative") } ({ -building-black-market }).
pr-event-returned-good = { $player } повертає 1 { NAME($good, 1, case: "accusative") } ({ -building-black-market }).
pr-event-returned-point = { $player } повертає { -victory-point(case: "accusative") } ({ -building-black-market }).

## Будівництво, виробництво, торгівля

pr-event-built = { $doubloons ->
    [0] { $player } зводить { NAME($building, case: "accusative") } безкоштовно.
   *[other] { $player } зводить { NAME($building, case: "accusative") } за { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") }.
}
pr-event-produced = { $aqueduct ->
    [0] { $player } виготовляє { $number } { NAME($good, $number, case: "accusative") }.
   *[other] { $player } виготовляє { $number } { NAME($good, $number, case: "accusative") }, з них { $aqueduct } дає { -building-aqueduct }.
}
pr-event-bonus-taken = { $player } бере ще 1 { NAME($good, 1, case: "accusative") } ({ -role-craftsman }).
pr-event-sold = { $player } продає { NAME($good, case: "accusative") } за { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") }.
pr-event-sold-to-post = { $player } продає { NAME($good, case: "accusative") } { -building-trading-post(case: "where") } за { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") }.
pr-event-house-emptied = { NAME("trading-house", case: "where", first: "upper") } більше немає місця: товари повертаються { -supply(case: "to") }.
pr-event-doubloons = { $player } отримує { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") }{ pr-part-source }.

## Відвантаження та зберігання

pr-event-loaded = { $player } відвантажує { $number } { NAME($good, $number, case: "accusative") } на { $spaces }-місний { -cargo-ship(case: "accusative") }.
pr-event-wharf-loaded = { $player } відвантажує { $number } { NAME($good, $number, case: "accusative") } через { -building-wharf(case: "accusative") }.
pr-event-small-wharf-loaded = { $player } відвантажує { $goods } { NAME("good", $goods, case: "accusative") } через { -building-small-wharf(case: "accusative") }.
pr-event-supplied = { $player } здає 1 { NAME($good, 1, case: "accusative") } ({ -building-royal-supplier }).
pr-event-points = { $paper ->
    [0] { $player } отримує { $points } { NAME("victory-point", $points, case: "accusative") }{ pr-part-source }.
   *[other] { $points ->
        [1] { $player } отримує { $points } { NAME("victory-point", $points, case: "accusative") }{ pr-part-source } на папері.
       *[other] { $player } отримує { $points } { NAME("victory-point", $points, case: "accusative") }{ pr-part-source }, з них { $paper } на папері.
    }
}
pr-event-discarded = { $player } не може зберегти { $number } { NAME($good, $number, case: "accusative") }: { -good } повертається { -supply(case: "to") }.
pr-event-ship-unloaded = Повний { $spaces }-місний { -cargo-ship } ({ NAME($good) }) очищується.

## Драфт, контрабандист, фестиваль

pr-event-drafted = { $player } викладає { NAME($building, case: "accusative") } { -board(case: "to") }.
pr-event-drafted-by-chance = { NAME("board", case: "to", first: "upper") } за жеребом потрапляє { NAME($building) }.
pr-event-raided = { $player } знімає з корабля { $number } { NAME($good, $number, case: "accusative") } і залишає собі { $kept } ({ -deed-raid }).
pr-event-raided-empty = { $player } чинить { -deed-raid(case: "accusative") } на порожній корабель.
pr-event-robbed = { $player } прибирає { -trading-house(case: "from") } { $goods } { NAME("good", $goods, case: "accusative") } ({ -deed-robbery }).
pr-event-lured = { $player } прибирає { -colonist-ship(case: "from") } { $removed } { NAME("person", $removed, case: "accusative") } і бере собі { $taken } ({ -deed-luring }).
pr-event-taken-over = { $player } захоплює роль { NAME($role, case: "genitive") }{ pr-part-with-doubloons }.
pr-event-takeover-paid = { $player } отримує { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") }: роль { NAME($role, case: "genitive") } узяв інший гравець.
pr-event-goal-drawn = { NAME("festival", first: "upper") }, { NAME($goal) }: { NAME($thing) }.
pr-event-goal-won = { $player } досягає { NAME($goal, case: "genitive") } ({ -festival }).
