### Что принесёт выбор: короткие кусочки рядом с ним, через запятую.

## Товары и другое в списках: винительный падеж, перед ними всегда глагол

pr-some-goods = { $number } { NAME($good, $number, case: "accusative") }
pr-some-people = { $people } { NAME($slot, "plural", case: "where") }
pr-nothing = ничего

## Роли

pr-effect-library-twice = { -building-library }: дважды
pr-effect-rival-takes-over = { -deed-takeover }: { $rival }
pr-effect-doubloons-on-it = + { $doubloons } { NAME("doubloon", $doubloons) }
pr-effect-people-to-come = вам { $people } { NAME("person", $people) }
pr-effect-you-make = произведёте { $goods }
pr-effect-you-make-nothing = товаров не будет
pr-effect-at-once = + { $doubloons } { NAME("doubloon", $doubloons) } сразу
pr-effect-no-doubloon-on-it = { -doubloon(count: "plural", case: "genitive") } там нет

## Тайлы

pr-effect-open = открыто { $number }
pr-effect-you-have = у вас { $number }
pr-effect-festival-colonists = { -festival }: 3 { NAME("person-colonist", 3) }
pr-effect-forests = { $forests } { NAME("tile-forest", $forests) }: скидка { $cheaper }
pr-effect-first-forest = ваш первый { -tile-forest }
pr-effect-face-down = рубашкой вверх
pr-effect-tile-goes-back = { NAME($tile) } вернётся в стопку
pr-effect-tile-becomes-forest = { NAME($tile) } станет { -tile-forest(case: "instrumental") }
pr-effect-lay = { NAME($tile) }
pr-effect-known-tile = { NAME($tile) }, знаете только вы
pr-effect-next-tile = следующий закрытый тайл
pr-effect-for-one = за 1 { -doubloon(case: "accusative") }
pr-effect-without-pay = без вознаграждения
pr-effect-person-waits = { NAME($person) } ждёт

## Люди

pr-effect-on-new-tile = новый тайл: { NAME($tile) }
pr-effect-forest-waits = { -tile-forest(case: "where") } нет кружка: он ждёт
pr-effect-in-new-building = новое здание: { NAME($building) }
pr-effect-of-supply = 1 из { $colonists } { -supply(case: "where") }
pr-effect-nobles-left = 1 из { $nobles } { NAME("person-noble", $nobles, case: "genitive") } { -supply(case: "where") }
pr-effect-no-noble-left = { -person-colonist }: { -person-noble(count: "plural", case: "genitive") } нет
pr-effect-noble-worth = в конце 1 { NAME("victory-point", 1) }
pr-effect-you-have-nobles = у вас { $nobles }
pr-effect-of-ship = { $colonists ->
    [one] 1 из { $colonists } прибывшего
    [few] 1 из { $colonists } прибывших
   *[many] 1 из { $colonists } прибывших
}
pr-effect-of-waiting = { $people ->
    [one] 1 из { $people } ожидающего
    [few] 1 из { $people } ожидающих
   *[many] 1 из { $people } ожидающих
}
pr-effect-left-there = { $people ->
    [0] там никого
   *[other] там останется { $people }
}
pr-effect-occupied = занято { $people } из { $tiles }

## Здания

pr-effect-for = за { $doubloons }
pr-effect-instead-of = вместо { $doubloons }
pr-effect-money-left = у вас останется { $doubloons } { NAME("doubloon", $doubloons) }
pr-effect-return-missing = вернуть { $number }
pr-effect-points = { $points } { NAME("victory-point", $points) }
pr-effect-festival-points = { -festival }: + 3
pr-effect-one-less = { NAME($building) } на 1 { -doubloon(case: "accusative") } дешевле
pr-effect-price-then = тогда цена { $doubloons }

## Товары

pr-effect-sells-for = цена { $doubloons }
pr-effect-goods = { $goods } { NAME("good", $goods) }
pr-effect-scores = даёт { $points } { NAME("victory-point", $points, case: "accusative") }
pr-effect-pays = + { $doubloons } { NAME("doubloon", $doubloons) }
pr-effect-brings = за { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") }
pr-effect-with-bonus = за { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") } ({ $price } + { $bonus })
pr-effect-lose = теряете { $goods }
pr-effect-lose-nothing = без потерь
pr-effect-you-keep = остаётся { $number }
pr-effect-of-yours = 1 из { $number } у вас
pr-effect-of-your-chips = 1 из { $points } { NAME("victory-point", $points, case: "genitive") } в чипах
pr-effect-for-a-point = за 1 { NAME("victory-point", 1, case: "accusative") }
pr-effect-any-of-your-goods = до { $goods } { NAME("good", $goods, case: "genitive") }, 1 очко за каждые два
pr-effect-scores-now = даёт { $points } { NAME("victory-point", $points, case: "accusative") } сейчас
pr-effect-scores-then = даст тогда не больше { $points } { NAME("victory-point", $points, case: "genitive") }
pr-effect-makes = { NAME($good, first: "upper") }: { $number } (было: { $before })

## Контрабандист

pr-effect-ship-empty = корабль пуст
pr-effect-keep-of = оставить { $kept } из { $number } { NAME($good, $number, case: "genitive") }
pr-effect-all-lost = пропадёт всё: { $number } { NAME($good, $number) }
pr-effect-house-empty = там пусто
pr-effect-nobody-to-remove = убирать некого
pr-effect-place-of = { $removed ->
    [one] разместить { $taken } из { $removed } убранного
    [few] разместить { $taken } из { $removed } убранных
   *[many] разместить { $taken } из { $removed } убранных
}
pr-effect-to-supply = { $removed } { -supply(case: "to") }
pr-effect-noble-among = среди взятых вами ({ $people })
pr-effect-noble-stays = остаётся там
pr-effect-noble-to-supply = обратно { -supply(case: "to") }
