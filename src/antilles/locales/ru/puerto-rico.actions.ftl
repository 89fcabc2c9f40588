### Что может сделать игрок Пуэрто-Рико: выражение из списка вариантов, его можно и набрать.

pr-do-pass = отказаться
pr-do-role = { NAME($role) }
pr-do-take = взять { NAME($tile, case: "accusative") }
pr-do-draw = взять { -plantation(case: "accusative") } вслепую
pr-do-colonist = взять { -person-colonist(case: "accusative") }
pr-do-place = разместить { $people } { NAME($slot, "plural", case: "where") }
pr-do-nobles = { $nobles } { NAME("person-noble", $nobles) } { NAME($slot, "plural", case: "where") }
pr-do-build = построить { NAME($building, case: "accusative") }
pr-do-bonus = взять ещё 1 { NAME($good, 1, case: "accusative") }
pr-do-sell = продать { NAME($good, case: "accusative") }
pr-do-load = погрузить { NAME($good, case: "accusative") } на корабль { $spaces }
pr-do-wharf = отправить { NAME($good, case: "accusative") } через { -building-wharf(case: "accusative") }
pr-do-keep = сохранить { $number } { NAME($good, $number, case: "accusative") }
pr-do-accept = согласиться
pr-do-quarries = использовать { $quarries } { NAME("tile-quarry", $quarries, case: "accusative") }
pr-do-draft = выбрать { NAME($building, case: "accusative") }
pr-do-plantation = положить как { -plantation(case: "accusative") }
pr-do-forest = посадить { -tile-forest(case: "accusative") }
pr-do-forest-of = превратить { NAME($tile, case: "accusative") } в { -tile-forest(case: "accusative") }
pr-do-give = отдать { NAME($tile, case: "accusative") }
pr-do-give-with = отдать { NAME($tile, case: "accusative") } с { NAME($person, case: "instrumental") }
pr-do-give-forest-of = отдать { -tile-forest(case: "accusative") } ({ NAME($tile) })
pr-do-villa = взять { -person-noble(case: "accusative") }
pr-do-receive = взять { NAME($person, case: "accusative") }
pr-do-return-person = вернуть { NAME($person, case: "accusative") } ({ NAME($slot) })
pr-do-return-waiting = вернуть { NAME($person, case: "accusative") } из ожидающих
pr-do-return-good = вернуть 1 { NAME($good, 1, case: "accusative") }
pr-do-return-point = вернуть { -vp-chip(case: "accusative") }
pr-do-guest = { $person ->
    [person-noble] перевести { -person-noble(case: "accusative") } { NAME($slot, case: "to") }
   *[person-colonist] перевести гостя { NAME($slot, case: "to") }
}
pr-do-post = продать { NAME($good, case: "accusative") } { -building-trading-post(case: "where") }
pr-do-buy-land = купить землю
pr-do-buy-forest = купить { -tile-forest(case: "accusative") }
pr-do-small-wharf = отправить через { -building-small-wharf(case: "accusative") }
pr-do-small-wharf-goods = отправить { $number } { NAME($good, $number, case: "accusative") } через { -building-small-wharf(case: "accusative") }
pr-do-union = посчитать сейчас
pr-do-supply = поставить { NAME($good, case: "accusative") }
pr-do-raid = { -deed-raid } на корабль { $spaces }, оставить { $kept }
pr-do-robbery = ограбить { -trading-house(case: "accusative") }
pr-do-luring = { -deed-luring }: взять { $people }
pr-do-lure-noble-keep = взять { -person-noble(case: "accusative") }
pr-do-lure-noble-remove = убрать { -person-noble(case: "accusative") }
pr-do-lure-noble-leave = оставить { -person-noble(case: "accusative") }
pr-do-takeover = захватить роль { NAME($role, case: "genitive") }
pr-do-store = сохранить { $goods }
pr-do-store-nothing = ничего не сохранять
pr-do-ship-small = отправить { $goods }

## Целые предложения, где одного выражения мало

pr-action-build = Построить { NAME($building, case: "accusative") } за { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") } ({ $circles } { NAME("circle", $circles) }).
pr-action-draft = Выбрать { NAME($building, case: "accusative") } (цена { $cost }, { $points } { NAME("victory-point", $points) }).
pr-action-keep = Сохранить { $number } из { $held } { NAME($good, $held, case: "genitive") }.
