### Что происходит за столом Пуэрто-Рико: по предложению на каждый вид событий.
### Предложение об игроке начинается с имени: в строках новостей оно стоит только в первый раз.

## Необязательные части; каждая приносит свой пробел или запятую

pr-part-source = { $source ->
    [none] { "" }
   *[other] { " " }({ NAME($source) })
}
pr-part-with-doubloons = { $doubloons ->
    [0] { "" }
   *[other] { " " }и { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") } с карточки
}

## Роли и раунды

pr-event-role-taken = { $player } берёт роль { NAME($role, case: "genitive") }{ pr-part-with-doubloons }.
pr-event-role-doubloon = На карточке { NAME($role, case: "genitive") } теперь { $doubloons } { NAME("doubloon", $doubloons) }.
pr-event-round-begun = Начинается раунд { $round }. { NAME("governor", first: "upper") } — { $governor }.
pr-event-end-met = { $reason ->
    [colonists-short] Этот раунд последний: { -person-colonist(count: "plural", case: "genitive") } не хватает, чтобы пополнить { -colonist-ship(case: "accusative") }.
    [city-full] Этот раунд последний: чей-то город застроен полностью.
    [victory-points-gone] Этот раунд последний: победные очки закончились.
   *[rounds-spent] Этот раунд последний: сыграно 300 раундов.
}
pr-event-game-ended = Игра заканчивается после { $rounds } { NAME("round", $rounds, case: "genitive") }.

## Кто отказывается и кто ничего не может

pr-declined-hacienda-draw = { $player } не берёт тайл вслепую ({ -building-hacienda }).
pr-declined-settler-take = { $player } не берёт тайл.
pr-declined-hospice-colonist = { $player } не берёт { -person-colonist(case: "genitive") } ({ -building-hospice }).
pr-declined-mayor-privilege = { $player } не берёт дополнительного { -person-colonist(case: "genitive") }.
pr-declined-builder-build = { $player } ничего не строит.
pr-declined-university-colonist = { $player } не берёт { -person-colonist(case: "genitive") } ({ -building-university }).
pr-declined-craftsman-bonus = { $player } не берёт дополнительного товара.
pr-declined-trader-sell = { $player } ничего не продаёт.
pr-declined-captain-load = { $player } ничего не грузит.
pr-declined-craftsman-produce = { $player } ничего не производит.
pr-declined-take-benefit = { $player } отказывается от бонуса.
pr-declined-builder-privilege = { $player } отказывается от скидки { -role-builder(case: "genitive") }.
pr-declined-library-tile = { $player } не берёт второй тайл.
pr-declined-lodge-discard = { $player } ничего не отдаёт ({ -building-hunting-lodge }).
pr-declined-villa-take = { $player } никого не берёт ({ -building-villa }).
pr-declined-black-market-person = { $player } никого не возвращает ({ -building-black-market }).
pr-declined-black-market-good = { $player } не возвращает товар ({ -building-black-market }).
pr-declined-guest-move = { $player } оставляет гостей на месте.
pr-declined-union-order = { $player } откладывает подсчёт ({ -building-union-hall }).
pr-declined-royal-supply = { $player } больше ничего не поставляет.
pr-unable-settler-take = { $player } не может взять тайл.
pr-unable-builder-build = { $player } ничего не может построить.
pr-unable-trader-sell = { $player } ничего не может продать.

## Тайлы

pr-event-tile-taken = { $player } берёт { NAME($tile, case: "accusative") }.
pr-event-tile-drawn = { $player } берёт вслепую { NAME($tile, case: "accusative") } ({ -building-hacienda }).
pr-event-row-cleared = { $plantations ->
    [one] { $plantations } { NAME("plantation", $plantations) } из ряда уходит { -discards(case: "to") }.
    [few] { $plantations } { NAME("plantation", $plantations) } из ряда уходят { -discards(case: "to") }.
   *[many] { $plantations } { NAME("plantation", $plantations) } из ряда уходят { -discards(case: "to") }.
}
pr-event-tile-turned-up = Теперь открыто: { $tiles } { NAME($tile, $tiles) }.
pr-event-reshuffled = { NAME("discards", first: "upper") } становится новой стопкой: { $plantations } { NAME("plantation", $plantations) }.
pr-event-tile-looked-at = { $player } смотрит закрытый тайл.
pr-event-tile-seen = { $player } видит { NAME($tile, case: "accusative") }, а остальные — нет.
pr-event-tile-returned = { $player } возвращает тайл в стопку.
pr-event-forest-placed = { $tile ->
    [none] { $player } сажает { -tile-forest(case: "accusative") }.
   *[other] { $player } сажает { -tile-forest(case: "accusative") }: { NAME($tile) } лежит рубашкой вверх.
}
pr-event-tile-given-up = { $doubloons ->
    [0] { $player } отдаёт { NAME($tile, case: "accusative") }.
   *[other] { $player } отдаёт { NAME($tile, case: "accusative") } за { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") }.
}
pr-event-land-bought = { $player } покупает землю за 1 { -doubloon(case: "accusative") }.

## Люди

pr-event-colonist-taken = { $player } берёт { NAME($person, case: "accusative") } { NAME($place, case: "from") } ({ NAME($giver) }).
pr-event-colonists-dealt = { $player } получает { $colonists } { NAME("person-colonist", $colonists, case: "accusative") } { -colonist-ship(case: "from") }.
pr-event-person-received = { $player } берёт { NAME($person, case: "accusative") } { -colonist-ship(case: "from") }.
pr-event-placed = { $player } размещает { $people } { NAME("person-colonist", $people, case: "accusative") } { NAME($slot, "plural", case: "where") }.
pr-event-ship-refilled = { $missing ->
    [0] { NAME("colonist-ship", first: "upper") } пополняется: { $colonists } { NAME("person-colonist", $colonists) }.
   *[other] { NAME("colonist-ship", first: "upper") } пополняется: { $colonists } { NAME("person-colonist", $colonists) }; не хватает ещё { $missing }.
}
pr-event-guest-moved = { $player } переводит гостя ({ NAME($person, case: "accusative") }) { NAME($slot, case: "to") }.
pr-event-returned-person = { $player } возвращает { NAME($person, case: "accusative") } ({ -building-black-market }).
pr-event-returned-good = { $player } возвращает 1 { NAME($good, 1, case: "accusative") } ({ -building-black-market }).
pr-event-returned-point = { $player } возвращает { -victory-point(case: "accusative") } ({ -building-black-market }).

## Строительство, производство, торговля

pr-event-built = { $doubloons ->
    [0] { $player } строит { NAME($building, case: "accusative") } бесплатно.
   *[other] { $player } строит { NAME($building, case: "accusative") } за { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") }.
}
pr-event-produced = { $aqueduct ->
    [0] { $player } производит { $number } { NAME($good, $number, case: "accusative") }.
   *[other] { $player } производит { $number } { NAME($good, $number, case: "accusative") }, из них { $aqueduct } даёт { -building-aqueduct }.
}
pr-event-bonus-taken = { $player } берёт ещё 1 { NAME($good, 1, case: "accusative") } ({ -role-craftsman }).
pr-event-sold = { $player } продаёт { NAME($good, case: "accusative") } за { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") }.
pr-event-sold-to-post = { $player } продаёт { NAME($good, case: "accusative") } { -building-trading-post(case: "where") } за { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") }.
pr-event-house-emptied = { NAME("trading-house", case: "where", first: "upper") } больше нет мест: товары возвращаются { -supply(case: "to") }.
pr-event-doubloons = { $player } получает { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") }{ pr-part-source }.

## Погрузка и хранение

pr-event-loaded = { $player } грузит { $number } { NAME($good, $number, case: "accusative") } на корабль с { $spaces } { NAME("ship-space", $spaces, case: "instrumental") }.
pr-event-wharf-loaded = { $player } отправляет { $number } { NAME($good, $number, case: "accusative") } через { -building-wharf(case: "accusative") }.
pr-event-small-wharf-loaded = { $player } отправляет { $goods } { NAME("good", $goods, case: "accusative") } через { -building-small-wharf(case: "accusative") }.
pr-event-supplied = { $player } поставляет 1 { NAME($good, 1, case: "accusative") } ({ -building-royal-supplier }).
pr-event-points = { $paper ->
    [0] { $player } получает { $points } { NAME("victory-point", $points, case: "accusative") }{ pr-part-source }.
   *[other] { $points ->
        [1] { $player } получает { $points } { NAME("victory-point", $points, case: "accusative") }{ pr-part-source } на бумаге.
       *[other] { $player } получает { $points } { NAME("victory-point", $points, case: "accusative") }{ pr-part-source }, из них на бумаге { $paper }.
    }
}
pr-event-discarded = { $player } не может сохранить { $number } { NAME($good, $number, case: "accusative") }: { -good } возвращается { -supply(case: "to") }.
pr-event-ship-unloaded = Полный корабль с { $spaces } { NAME("ship-space", $spaces, case: "instrumental") } ({ NAME($good) }) разгружается.

## Драфт, контрабандист, фестиваль

pr-event-drafted = { $player } выкладывает { NAME($building, case: "accusative") } { -board(case: "to") }.
pr-event-drafted-by-chance = По воле случая { -board(case: "to") } попадает { NAME($building) }.
pr-event-raided = { $player } снимает с корабля { $number } { NAME($good, $number, case: "accusative") } и оставляет себе { $kept } ({ -deed-raid }).
pr-event-raided-empty = { $player } совершает { -deed-raid(case: "accusative") } на пустой корабль.
pr-event-robbed = { $player } выносит { -trading-house(case: "from") } { $goods } { NAME("good", $goods, case: "accusative") } ({ -deed-robbery }).
pr-event-lured = { $player } уводит { -colonist-ship(case: "from") } { $removed } { NAME("person", $removed, case: "accusative") } и берёт себе { $taken } ({ -deed-luring }).
pr-event-taken-over = { $player } захватывает роль { NAME($role, case: "genitive") }{ pr-part-with-doubloons }.
pr-event-takeover-paid = { $player } получает { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") }: роль { NAME($role, case: "genitive") } берёт другой игрок.
pr-event-goal-drawn = { NAME("festival", first: "upper") }, { NAME($goal) }: { NAME($thing) }.
pr-event-goal-won = { $player } достигает { NAME($goal, case: "genitive") } ({ -festival }).
