### Що може зробити гравець Пуерто-Ріко: вислів зі списку варіантів, його можна й набрати.

pr-do-pass = відмовитися
pr-do-role = { NAME($role) }
pr-do-take = взяти { NAME($tile, case: "accusative") }
pr-do-draw = взяти { -plantation(case: "accusative") } наосліп
pr-do-colonist = взяти { -person-colonist(case: "accusative") }
pr-do-place = розмістити { $people } { NAME($slot, "plural", case: "where") }
pr-do-nobles = { $nobles } { NAME("person-noble", $nobles) } { NAME($slot, "plural", case: "where") }
pr-do-build = звести { NAME($building, case: "accusative") }
pr-do-bonus = взяти ще 1 { NAME($good, 1, case: "accusative") }
pr-do-sell = продати { NAME($good, case: "accusative") }
pr-do-load = відвантажити { NAME($good, case: "accusative") } на { $spaces }-місний корабель
pr-do-wharf = відвантажити { NAME($good, case: "accusative") } через { -building-wharf(case: "accusative") }
pr-do-keep = зберегти { $number } { NAME($good, $number, case: "accusative") }
pr-do-accept = погодитися
pr-do-quarries = використати { $quarries } { NAME("tile-quarry", $quarries, case: "accusative") }
pr-do-draft = обрати { NAME($building, case: "accusative") }
pr-do-plantation = покласти як { -plantation(case: "accusative") }
pr-do-forest = посадити { -tile-forest(case: "accusative") }
pr-do-forest-of = перетворити { NAME($tile, case: "accusative") } на { -tile-forest(case: "accusative") }
pr-do-give = віддати { NAME($tile, case: "accusative") }
pr-do-give-with = віддати { NAME($tile, case: "accusative") } з { NAME($person, case: "instrumental") }
pr-do-give-forest-of = віддати { -tile-forest(case: "accusative") } ({ NAME($tile) })
pr-do-villa = взяти { -person-noble(case: "accusative") }
pr-do-receive = взяти { NAME($person, case: "accusative") }
pr-do-return-person = повернути { NAME($person, case: "accusative") } ({ NAME($slot) })
pr-do-return-waiting = повернути { NAME($person, case: "accusative") } з тих, хто чекає
pr-do-return-good = повернути 1 { NAME($good, 1, case: "accusative") }
pr-do-return-point = повернути { -vp-chip(case: "accusative") }
pr-do-guest = { $person ->
    [person-noble] перевести { -person-noble(case: "accusative") } { NAME($slot, case: "to") }
   *[person-colonist] перевести гостя { NAME($slot, case: "to") }
}
pr-do-post = продати { NAME($good, case: "accusative") } { -building-trading-post(case: "where") }
pr-do-buy-land = купити землю
pr-do-buy-forest = купити { -tile-forest(case: "accusative") }
pr-do-small-wharf = відвантажити через { -building-small-wharf(case: "accusative") }
pr-do-small-wharf-goods = відвантажити { $number } { NAME($good, $number, case: "accusative") } через { -building-small-wharf(case: "accusative") }
pr-do-union = порахувати зараз
pr-do-supply = здати { NAME($good, case: "accusative") }
pr-do-raid = { -deed-raid } на { $spaces }-місний корабель, залишити { $kept }
pr-do-robbery = пограбувати { -trading-house(case: "accusative") }
pr-do-luring = { -deed-luring }: взяти { $people }
pr-do-lure-noble-keep = взяти { -person-noble(case: "accusative") }
pr-do-lure-noble-remove = прибрати { -person-noble(case: "accusative") }
pr-do-lure-noble-leave = залишити { -person-noble(case: "accusative") }
pr-do-takeover = захопити роль { NAME($role, case: "genitive") }
pr-do-store = зберегти { $goods }
pr-do-store-nothing = нічого не зберігати
pr-do-ship-small = відвантажити { $goods }

## Цілі речення, де самого вислову замало

pr-action-build = Звести { NAME($building, case: "accusative") } за { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") } ({ $circles } { NAME("circle", $circles) }).
pr-action-draft = Обрати { NAME($building, case: "accusative") } (ціна { $cost }, { $points } { NAME("victory-point", $points) }).
pr-action-keep = Зберегти { $number } з { $held } { NAME($good, $held, case: "genitive") }.
