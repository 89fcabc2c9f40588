### Що принесе вибір: короткі шматочки поруч із ним, через кому.

## Товари й інше у списках: знахідний відмінок, перед ними завжди дієслово

pr-some-goods = { $number } { NAME($good, $number, case: "accusative") }
pr-some-people = { $people } { NAME($slot, "plural", case: "where") }
pr-nothing = нічого

## Ролі

pr-effect-library-twice = { -building-library }: двічі
pr-effect-rival-takes-over = { -deed-takeover }: { $rival }
pr-effect-doubloons-on-it = + { $doubloons } { NAME("doubloon", $doubloons) }
pr-effect-people-to-come = вам { $people } { NAME("person", $people) }
pr-effect-you-make = виготовите { $goods }
pr-effect-you-make-nothing = товарів не буде
pr-effect-at-once = + { $doubloons } { NAME("doubloon", $doubloons) } одразу
pr-effect-no-doubloon-on-it = { -doubloon(count: "plural", case: "genitive") } там немає

## Тайли

pr-effect-open = відкрито { $number }
pr-effect-you-have = у вас { $number }
pr-effect-festival-colonists = { -festival }: 3 { NAME("person-colonist", 3) }
pr-effect-forests = { $forests } { NAME("tile-forest", $forests) }: знижка { $cheaper }
pr-effect-first-forest = { -tile-forest(count: "plural", case: "genitive") } ще немає
pr-effect-face-down = долілиць
pr-effect-tile-goes-back = { NAME($tile) } повернеться до стосу
pr-effect-tile-becomes-forest = { NAME($tile) } стане { -tile-forest(case: "instrumental") }
pr-effect-lay = { NAME($tile) }
pr-effect-known-tile = { NAME($tile) }: це знаєте лише ви
pr-effect-next-tile = наступний закритий тайл
pr-effect-for-one = за 1 { -doubloon(case: "accusative") }
pr-effect-without-pay = без компенсації
pr-effect-person-waits = { NAME($person) } чекає

## Люди

pr-effect-on-new-tile = новий тайл: { NAME($tile) }
pr-effect-forest-waits = { -tile-forest(case: "where") } немає місця: він чекає
pr-effect-in-new-building = нова будівля: { NAME($building) }
pr-effect-of-supply = 1 з { $colonists } { -supply(case: "where") }
pr-effect-nobles-left = 1 з { $nobles } { NAME("person-noble", $nobles, case: "genitive") } { -supply(case: "where") }
pr-effect-no-noble-left = { -person-colonist }: { -person-noble(count: "plural", case: "genitive") } немає
pr-effect-noble-worth = наприкінці 1 { NAME("victory-point", 1) }
pr-effect-you-have-nobles = у вас { $nobles }
pr-effect-of-ship = 1 з { $colonists } прибулих
pr-effect-of-waiting = 1 з { $people }, що чекають
pr-effect-left-there = { $people ->
    [0] там нікого
   *[other] там лишиться { $people }
}
pr-effect-occupied = зайнято { $people } з { $tiles }

## Будівлі

pr-effect-for = за { $doubloons }
pr-effect-instead-of = замість { $doubloons }
pr-effect-money-left = у вас залишиться { $doubloons } { NAME("doubloon", $doubloons) }
pr-effect-return-missing = повернути { $number }
pr-effect-points = { $points } { NAME("victory-point", $points) }
pr-effect-festival-points = { -festival }: + 3
pr-effect-one-less = на 1 { -doubloon(case: "accusative") } дешевше: { NAME($building) }
pr-effect-price-then = тоді ціна { $doubloons }

## Товари

pr-effect-sells-for = ціна { $doubloons }
pr-effect-goods = { $goods } { NAME("good", $goods) }
pr-effect-scores = дає { $points } { NAME("victory-point", $points, case: "accusative") }
pr-effect-pays = + { $doubloons } { NAME("doubloon", $doubloons) }
pr-effect-brings = за { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") }
pr-effect-with-bonus = за { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") } ({ $price } + { $bonus })
pr-effect-lose = втрачаєте { $goods }
pr-effect-lose-nothing = без втрат
pr-effect-you-keep = лишається { $number }
pr-effect-of-yours = 1 з ваших { $number }
pr-effect-of-your-chips = 1 з ваших { $points } { NAME("victory-point", $points, case: "genitive") } у жетонах
pr-effect-for-a-point = за 1 { NAME("victory-point", 1, case: "accusative") }
pr-effect-any-of-your-goods = будь-які з ваших { $goods } { NAME("good", $goods, case: "genitive") }, 1 очко за кожні два
pr-effect-scores-now = дає { $points } { NAME("victory-point", $points, case: "accusative") } зараз
pr-effect-scores-then = дасть тоді щонайбільше { $points } { NAME("victory-point", $points, case: "accusative") }
pr-effect-makes = { NAME($good, first: "upper") }: { $number } (було: { $before })

## Контрабандист

pr-effect-ship-empty = корабель порожній
pr-effect-keep-of = залишити { $kept } з { $number } { NAME($good, $number, case: "genitive") }
pr-effect-all-lost = пропаде все: { $number } { NAME($good, $number) }
pr-effect-house-empty = там порожньо
pr-effect-nobody-to-remove = прибирати нікого
pr-effect-place-of = розмістити { $taken } з { $removed } прибраних
pr-effect-to-supply = { $removed } { -supply(case: "to") }
pr-effect-noble-among = серед узятих вами ({ $people })
pr-effect-noble-stays = лишається там
pr-effect-noble-to-supply = назад { -supply(case: "to") }
