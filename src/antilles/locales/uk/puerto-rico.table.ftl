### Слова на намальованому столі Пуерто-Ріко: заголовки, підписи, пояснення.

pr-table-round = раунд { $round }
pr-table-phase-of = { NAME($phase) } ({ $player })
pr-table-last-round = Останній раунд: { $reasons }.
pr-table-ends-colonists-short = бракує { -person-colonist(count: "plural", case: "genitive") }
pr-table-ends-city-full = чиєсь місто забудоване
pr-table-ends-victory-points-gone = очки закінчилися
pr-table-ends-rounds-spent = зіграно 300 раундів

## Заголовки

pr-table-roles = Ролі
pr-table-ships = Кораблі
pr-table-trading = Продано
pr-table-tiles = Тайли
pr-table-supply = Резерв
pr-table-buildings = Будівлі
pr-table-players = Гравці
pr-table-festival = { NAME("festival", first: "upper") }

## Ролі

pr-table-role-free = вільна
pr-table-role-taken-over = вільна, захоплена
pr-table-role-wanted = вас розшукують
pr-table-role-doubloons = +{ $doubloons } { NAME("doubloon", $doubloons) }

## Кораблі, торговий дім, резерв

pr-table-spaces = { $spaces } { NAME("ship-space", $spaces) }
pr-table-empty = порожньо
pr-table-full = повно
pr-table-none = немає
pr-table-points = очки
pr-table-on-ship = { $here } + { $aboard } до роздачі
pr-table-face-down = закрито
pr-table-face-down-known = { $number }, зверху { NAME($tile) }
pr-table-face-down-number = { $number } { NAME("plantation", $number) }
pr-table-discards = скид
pr-table-goods = товари

## Ринок будівель

pr-table-legend-cost = ціна, скільки лишилося; у ряду діє до 1, 2, 3 або 4 { NAME("tile-quarry", 4, case: "genitive") }
pr-table-legend-price = ціна>для вас, скільки лишилося; у ряду до 1, 2, 3 або 4 { NAME("tile-quarry", 4, case: "genitive") }
pr-table-own = є

## Фестиваль

pr-table-goal-plantation = 3 { NAME($tile, 3) }: 3 { NAME("person-colonist", 3) }
pr-table-goal-goods = виготовити { $goods }: 3 { NAME("doubloon", 3) }
pr-table-goal-building = звести { NAME($building, case: "accusative") }: 3 { NAME("victory-point", 3) }
pr-table-goal-building-later = будівля, яку визначать після драфту: 3 { NAME("victory-point", 3) }
pr-table-goal-won = { NAME($goal) }: { $player }
pr-table-goals-won = усіх цілей досягнуто

## Планшети гравців

pr-table-island = острів
pr-table-city = місто
pr-table-legend-people = { $noble } { -person-noble }, { $filled } { -person-colonist }, { $empty } порожнє місце
pr-table-you = ви
pr-table-governor = { -governor }
pr-table-wanted = у розшуку
pr-table-took = роль: { $roles }
pr-table-took-over = захоплена роль: { NAME($role) }
pr-table-unplaced = чекають: { $people }
pr-table-unplaced-nobles = { $people } ({ $nobles } { NAME("person-noble", $nobles) })
pr-table-in-hand = на руках { $people }
pr-table-doubloons = { $doubloons } { NAME("doubloon", $doubloons) }
pr-table-points-of = { $points } { -vp }
pr-table-points-paper = { $points } { -vp } ({ $paper } на папері)
pr-table-points-hidden = ? { -vp }

## Розміщення й драфт

pr-table-circles-of = місця
pr-table-before = було
pr-table-proposal = пропозиція
pr-table-settled = вирішено
pr-table-on-board = у грі
pr-table-out = поза грою
pr-hint-placing = Enter приймає пропозицію. Змінити: { $example }. Ще: зняти, запропонувати, ?, допомога
pr-hint-storing = Номер, Enter — номер 1, або, наприклад: keep { $example }
pr-hint-shipping = Номер, Enter — номер 1, або, наприклад: small wharf { $example }
pr-placing-word-clear = зняти
pr-placing-word-propose = запропонувати
pr-placing-word-nobles = дворяни
pr-placing-say = «{ $given }»: назвіть місце й число, наприклад { $example }
pr-placing-ambiguous = «{ $given }» може означати: { $meanings }.
pr-placing-unknown = Місця «{ $given }» тут немає. Є: { $meanings }.

## Числа будівлі

pr-figures-building = ціна { $cost }, ряд { $column } (діє до { $column } { NAME("tile-quarry", $column, case: "genitive") }), { $points } { NAME("victory-point", $points) }, { $circles } { NAME("circle", $circles) }, { $spaces } { NAME("city-space", $spaces) }
pr-figures-copies = лишилося { $left } з { $copies }
pr-figures-price-now = зараз коштує вам { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") }
pr-figures-drafted = обрано в драфті
pr-figures-not-drafted = не обрано в драфті
pr-figures-good = ціна { $price }; { -supply(case: "where") } { $left }, у вас { $held }
pr-figures-role = на картці { $doubloons } { NAME("doubloon", $doubloons) }
