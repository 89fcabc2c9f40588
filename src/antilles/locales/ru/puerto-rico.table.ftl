### Слова на нарисованном столе Пуэрто-Рико: заголовки, подписи, пояснения.

pr-table-round = раунд { $round }
pr-table-phase-of = { NAME($phase) } ({ $player })
pr-table-last-round = Последний раунд: { $reasons }.
pr-table-ends-colonists-short = не хватает { -person-colonist(count: "plural", case: "genitive") }
pr-table-ends-city-full = чей-то город застроен
pr-table-ends-victory-points-gone = очки закончились
pr-table-ends-rounds-spent = сыграно 300 раундов

## Заголовки

pr-table-roles = Роли
pr-table-ships = Корабли
pr-table-trading = Торговля
pr-table-tiles = Тайлы
pr-table-supply = Резерв
pr-table-buildings = Здания
pr-table-players = Игроки
pr-table-festival = { NAME("festival", first: "upper") }

## Роли

pr-table-role-free = свободна
pr-table-role-taken-over = свободна, захвачена
pr-table-role-wanted = вы в розыске
pr-table-role-doubloons = +{ $doubloons } { NAME("doubloon", $doubloons) }

## Корабли, торговый дом, резерв

pr-table-spaces = { $spaces } { NAME("ship-space", $spaces) }
pr-table-empty = пусто
pr-table-full = полон
pr-table-none = нет
pr-table-points = очки
pr-table-on-ship = { $here } + { $aboard } к раздаче
pr-table-face-down = закрыто
pr-table-face-down-known = { $number }, сверху { NAME($tile) }
pr-table-face-down-number = { $number } { NAME("plantation", $number) }
pr-table-discards = сброс
pr-table-goods = товары

## Рынок зданий

pr-table-legend-cost = цена, сколько осталось; в столбце действует до 1, 2, 3 или 4 { NAME("tile-quarry", 4, case: "genitive") }
pr-table-legend-price = цена>для вас, сколько осталось; в столбце до 1, 2, 3 или 4 { NAME("tile-quarry", 4, case: "genitive") }
pr-table-own = есть

## Фестиваль

pr-table-goal-plantation = 3 { NAME($tile, 3) }: 3 { NAME("person-colonist", 3) }
pr-table-goal-goods = произвести { $goods }: 3 { NAME("doubloon", 3) }
pr-table-goal-building = построить { NAME($building, case: "accusative") }: 3 { NAME("victory-point", 3) }
pr-table-goal-building-later = здание, которое определят после драфта: 3 { NAME("victory-point", 3) }
pr-table-goal-won = { NAME($goal) }: { $player }
pr-table-goals-won = все цели достигнуты

## Планшеты игроков

pr-table-island = остров
pr-table-city = город
pr-table-legend-people = { $noble } { -person-noble }, { $filled } { -person-colonist }, { $empty } пустой кружок
pr-table-you = вы
pr-table-governor = { -governor }
pr-table-wanted = в розыске
pr-table-took = роль: { $roles }
pr-table-took-over = захвачена роль: { NAME($role) }
pr-table-unplaced = ждут: { $people }
pr-table-unplaced-nobles = { $people } ({ $nobles } { NAME("person-noble", $nobles) })
pr-table-in-hand = разместить: { $people }
pr-table-doubloons = { $doubloons } { NAME("doubloon", $doubloons) }
pr-table-points-of = { $points } { -vp }
pr-table-points-paper = { $points } { -vp } ({ $paper } на бумаге)
pr-table-points-hidden = ? { -vp }

## Размещение и драфт

pr-table-circles-of = кружки
pr-table-before = было
pr-table-proposal = предложение
pr-table-settled = решено
pr-table-on-board = на поле
pr-table-out = вне игры
pr-hint-placing = Enter принимает предложение. Изменить: { $example }. Ещё: снять, предложить, ?, помощь
pr-hint-storing = Номер, Enter — номер 1, или, например: keep { $example }
pr-hint-shipping = Номер, Enter — номер 1, или, например: small wharf { $example }
pr-placing-word-clear = снять
pr-placing-word-propose = предложить
pr-placing-word-nobles = дворяне
pr-placing-say = «{ $given }»: назовите место и число, например { $example }
pr-placing-ambiguous = «{ $given }» может значить: { $meanings }.
pr-placing-unknown = Места «{ $given }» здесь нет. Есть: { $meanings }.

## Числа здания

pr-figures-building = цена { $cost }, столбец { $column } (действует до { $column } { NAME("tile-quarry", $column, case: "genitive") }), { $points } { NAME("victory-point", $points) }, { $circles } { NAME("circle", $circles) }, { $spaces } { NAME("city-space", $spaces) }
pr-figures-copies = осталось { $left } из { $copies }
pr-figures-price-now = сейчас обойдётся вам в { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") }
pr-figures-drafted = выбрано в драфте
pr-figures-not-drafted = не выбрано в драфте
pr-figures-good = цена { $price }; { -supply(case: "where") } { $left }, у вас { $held }
pr-figures-role = на карточке { $doubloons } { NAME("doubloon", $doubloons) }
