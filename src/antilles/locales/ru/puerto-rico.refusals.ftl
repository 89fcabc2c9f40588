### Почему игроку Пуэрто-Рико что-то нельзя.

pr-refusal-not-asked = Не сейчас; вопрос такой: { $asked }
pr-refusal-nothing-asked = Сейчас вас ни о чём не спрашивают.
pr-refusal-not-occupied = { GENDER($building) ->
    [feminine] У вас нет функционирующей { NAME($building, case: "genitive") }.
   *[masculine] У вас нет функционирующего { NAME($building, case: "genitive") }.
}
pr-refusal-game-is-over = Игра окончена.

## Роли

pr-refusal-must-take-role = Игрок, чей сейчас ход, обязан взять роль.
pr-refusal-role-taken = Роль { NAME($role, case: "genitive") } в этом раунде уже взята.
pr-refusal-role-not-in-play = В игре на { $players } { NAME("player", $players, case: "accusative") } нет роли { NAME($role, case: "genitive") }.
pr-refusal-wanted-by-law = В прошлый раз роль { -role-smuggler(case: "genitive") } взяли вы; теперь её сначала должен взять другой игрок.
pr-refusal-taken-over-by-you = Роль { NAME($role, case: "genitive") } захватили вы: взять её сами вы не можете (R-25).
pr-refusal-smuggler-not-in-play = За этим столом нет роли { -role-smuggler(case: "genitive") }.

## Тайлы

pr-refusal-island-full = Все 12 { NAME("island-space", 12) } заняты.
pr-refusal-not-face-up = Среди открытых тайлов нет { NAME($tile, case: "genitive") }.
pr-refusal-settler-not-face-up = Среди открытых тайлов нет { NAME($tile, case: "genitive") }.
pr-refusal-quarry-for-settler = { -building-construction-hut.gender ->
    [feminine] { NAME("tile-quarry", case: "accusative", first: "upper") } может взять только { -role-settler } или владелец функционирующей { -building-construction-hut(case: "genitive") }.
   *[masculine] { NAME("tile-quarry", case: "accusative", first: "upper") } может взять только { -role-settler } или владелец функционирующего { -building-construction-hut(case: "genitive") }.
}
pr-refusal-no-quarry-left = { NAME("tile-quarry", "plural", case: "genitive", first: "upper") } больше нет.
pr-refusal-nothing-to-draw = Закрытых { -plantation(count: "plural", case: "genitive") } больше нет.
pr-refusal-no-such-tile = У вас нет такого тайла.
pr-refusal-no-forest-house = { -building-forest-house.gender ->
    [feminine] У вас нет функционирующей { -building-forest-house(case: "genitive") }.
   *[masculine] У вас нет функционирующего { -building-forest-house(case: "genitive") }.
}
pr-refusal-no-stock-of-forests = В этом издании { -tile-forest } — это открытый тайл { -plantation(case: "genitive") }, положенный рубашкой вверх: укажите, какой.
pr-refusal-forest-from-row = В этом издании { -tile-forest(count: "plural") } берут из запаса: скажите просто «{ -tile-forest }».
pr-refusal-forest-of-tile-seen = { NAME("tile-forest", first: "upper") } — это тайл, который вы только что видели: скажите просто «{ -tile-forest }».
pr-refusal-library-quarry = { -building-construction-hut.gender ->
    [feminine] Вторым тайлом можно взять { -tile-quarry(case: "accusative") } только с функционирующей { -building-construction-hut(case: "instrumental") }.
   *[masculine] Вторым тайлом можно взять { -tile-quarry(case: "accusative") } только с функционирующим { -building-construction-hut(case: "instrumental") }.
}
pr-refusal-forest-sale = { -building-forest-house.gender ->
    [feminine] Без функционирующей { -building-forest-house(case: "genitive") } продать { -tile-forest(case: "accusative") } нельзя.
   *[masculine] Без функционирующего { -building-forest-house(case: "genitive") } продать { -tile-forest(case: "accusative") } нельзя.
}

## Люди

pr-refusal-no-colonist-left = Свободных { -person-colonist(count: "plural", case: "genitive") } больше нет.
pr-refusal-other-circles-now = Кружки заполняют по порядку; сейчас: { NAME($slot) }.
pr-refusal-circles-must-be-filled = Пока есть { -person-colonist(count: "plural") }, пустые кружки надо заполнять: здесь нужно не меньше { $least }.
pr-refusal-too-few-colonists = Столько { -person-colonist(count: "plural", case: "genitive") } нет: здесь может быть не больше { $most }.
pr-refusal-too-few-circles = Столько кружков нет: здесь может быть не больше { $most }.
pr-refusal-colonists-stay = В этом издании { -person-colonist(count: "plural") } остаются на своих местах: здесь их уже { $standing }.
pr-refusal-placed-before = Размещают только новых людей, прежние остаются: здесь их уже { $standing }.
pr-refusal-wrong-nobles = Столько { -person-noble(count: "plural", case: "genitive") } среди людей, которых вы там разместили, быть не может.
pr-refusal-no-such-guest = У вас нет такого гостя.
pr-refusal-not-for-guests = Гостям туда нельзя.
pr-refusal-no-open-circle = Пустого кружка там нет.
pr-refusal-too-few-nobles = Поставить можно по одному товару на каждого { -person-noble(case: "accusative") }.

## Строительство

pr-refusal-already-owned = { NAME($building, first: "upper") } у вас уже есть, а двух одинаковых зданий быть не может.
pr-refusal-sold-out = { NAME($building, case: "genitive", first: "upper") } { -board(case: "where") } больше нет.
pr-refusal-city-spaces-lacking = { NAME($building, first: "upper") } занимает { $spaces } { NAME("city-space", $spaces, case: "accusative") }; свободно { $free }.
pr-refusal-too-expensive = { NAME($building, first: "upper") } обойдётся вам в { $price } { NAME("doubloon", $price, case: "accusative") }, а у вас { $money }.
pr-refusal-needs-discount = Без этой скидки вам не хватит { -doubloon(count: "plural", case: "genitive") } на { NAME($building, case: "accusative") }.
pr-refusal-too-few-quarries = Для { NAME($building, case: "genitive") } нельзя использовать { $number } { NAME("tile-quarry", $number, case: "accusative") }.
pr-refusal-no-one-there = Таких людей там нет.
pr-refusal-own-colonist = { NAME("person-colonist", first: "upper") } { -building-black-market(case: "where") } остаётся на месте.
pr-refusal-returns-not-exact = Вернуть надо ровно столько, сколько не хватает, и { -doubloon(count: "plural", case: "genitive") } остаться не должно.
pr-refusal-no-space-in-draft = Для { -violet-building(count: "plural", case: "genitive") } этой цены мест больше нет.
pr-refusal-kept-apart = { NAME($building, first: "upper") } не сочетается с уже выбранным зданием.
pr-refusal-not-drafted = { NAME($building, case: "accusative", first: "upper") } в драфте не выбирают.

## Товары: производство, торговля

pr-refusal-not-produced = Привилегия даёт товар, который вы произвели в этой фазе, а это не { NAME($good) }.
pr-refusal-no-token-left = { NAME($good, case: "genitive", first: "upper") } { -supply(case: "where") } больше нет.
pr-refusal-second-good = В этом издании два товара должны быть разными.
pr-refusal-no-such-good = У вас нет { NAME($good, case: "genitive") }.
pr-refusal-too-few-goods = У вас только { $held } { NAME($good, $held) }.
pr-refusal-house-full = { NAME("trading-house", case: "where", first: "upper") } нет мест.
pr-refusal-kind-in-house = { -building-office.gender ->
    [feminine] { NAME("trading-house", case: "where", first: "upper") } уже есть { NAME($good) }, а функционирующей { -building-office(case: "genitive") } у вас нет.
   *[masculine] { NAME("trading-house", case: "where", first: "upper") } уже есть { NAME($good) }, а функционирующего { -building-office(case: "genitive") } у вас нет.
}
pr-refusal-already-sold = В этот ход вы уже продали товар.
pr-refusal-no-trading-post = { -building-trading-post.gender ->
    [feminine] У вас нет функционирующей { -building-trading-post(case: "genitive") }.
   *[masculine] У вас нет функционирующего { -building-trading-post(case: "genitive") }.
}
pr-refusal-no-land-office = У вас нет { -building-land-office(case: "genitive") } с подходящим человеком.
pr-refusal-land-used = В этот ход вы уже использовали { -building-land-office(case: "accusative") }.
pr-refusal-no-doubloon = У вас нет { -doubloon(count: "plural", case: "genitive") }.
pr-refusal-nothing-to-buy = Закрытых { -plantation(count: "plural", case: "genitive") } для покупки нет.
pr-refusal-land-first = В этом издании купите землю; взятый тайл потом можно положить как { -tile-forest(case: "accusative") }.

## Погрузка и хранение

pr-refusal-no-such-ship = За этим столом нет { -cargo-ship(case: "genitive") } с { $spaces } { NAME("ship-space", $spaces, case: "instrumental") }.
pr-refusal-ship-has-other-kind = На корабле с { $spaces } { NAME("ship-space", $spaces, case: "instrumental") } лежит другой товар.
pr-refusal-ship-full = Корабль с { $spaces } { NAME("ship-space", $spaces, case: "instrumental") } полон.
pr-refusal-kind-on-other-ship = { NAME($good, case: "accusative", first: "upper") } уже везёт другой корабль.
pr-refusal-another-ship-takes-more = На другой пустой корабль войдёт больше { NAME($good, case: "genitive") }.
pr-refusal-no-wharf = { -building-wharf.gender ->
    [feminine] У вас нет функционирующей { -building-wharf(case: "genitive") }.
   *[masculine] У вас нет функционирующего { -building-wharf(case: "genitive") }.
}
pr-refusal-wharf-used = В этой фазе вы уже использовали { -building-wharf(case: "accusative") }.
pr-refusal-nothing-for-wharf = У вас нет { NAME($good, case: "genitive") } для отправки.
pr-refusal-must-load = Вы можете погрузить товар на { -cargo-ship(case: "accusative") }, значит, обязаны это сделать (или использовать { -building-wharf(case: "accusative") }).
pr-refusal-no-small-wharf = { -building-small-wharf.gender ->
    [feminine] У вас нет функционирующей { -building-small-wharf(case: "genitive") }.
   *[masculine] У вас нет функционирующего { -building-small-wharf(case: "genitive") }.
}
pr-refusal-small-wharf-used = В этой фазе вы уже использовали { -building-small-wharf(case: "accusative") }.
pr-refusal-at-least-one = Через { -building-small-wharf(case: "accusative") } отправляют не меньше одного товара.
pr-refusal-supplied-before = Товар каждого вида поставляют один раз.
pr-refusal-supply-first = Вы решили поставлять до подсчёта ({ -building-union-hall }), значит, поставьте хотя бы один товар.
pr-refusal-other-kind-now = О товарах решают вид за видом; сейчас: { NAME($kind) }.
pr-refusal-cannot-store = Сохранить { $number } { NAME($good, $number, case: "accusative") } не получится: вы можете сохранить видов целиком — { $kinds }, отдельных товаров — { $singles }.

## Контрабандист

pr-refusal-raid-too-many = На этом корабле столько товаров нет.
pr-refusal-lure-too-many = Столько взять нельзя: людей надо убрать { -colonist-ship(case: "from") } и найти им пустые кружки.

## Чего не бывает никогда

pr-never-luring-limit = { NAME("deed-luring", first: "upper") }: взять можно не больше 3 { NAME("person", 3, case: "genitive") }.
pr-never-raid-limit = { NAME("deed-raid", first: "upper") }: оставить себе можно не больше 3 { NAME("good", 3, case: "genitive") }.
pr-never-ship-size = { NAME("cargo-ship", case: "genitive", first: "upper") } такого размера не бывает.
pr-never-forest-quarry = { NAME("tile-forest", case: "accusative", first: "upper") } не делают из { -tile-quarry(case: "genitive") }.
pr-never-give-quarry = { NAME("tile-quarry", case: "accusative", first: "upper") } не отдают: отдать можно только { -plantation(case: "accusative") } или { -tile-forest(case: "accusative") }.
pr-never-take-forest = { NAME("tile-forest", case: "accusative", first: "upper") } не берут, а сажают вместо тайла: скажите «{ -tile-forest }».
pr-never-sell-quarry = Продают только товары.
pr-never-takeover-smuggler = { NAME("role-smuggler", first: "upper") } захватывает другую роль, а не свою.
pr-never-luring-noble = Скажите, что делать с { -person-noble(case: "instrumental") }: взять, убрать или оставить.
pr-never-quarries-limit = Больше 4 { NAME("tile-quarry", 4, case: "genitive") } не нужно ни для одного здания.

## Что помогло бы

pr-sum-price = { $cost }{ $privilege ->
    [0] { "" }
   *[other] { " " }− { $privilege } ({ -role-builder })
}{ $quarries ->
    [0] { "" }
   *[other] { " " }− { $quarries } ({ NAME("tile-quarry", $quarries) })
} = { $price }
pr-help-doubloons = ещё { $number } { NAME("doubloon", $number) }
pr-help-quarry = ещё 1 { -tile-quarry } в действии
pr-help-quarry-idle = у вас есть незанятые
pr-help-left-in-stack = осталось в стопке: { $number }
pr-help-good = ещё 1 { NAME($good) }
pr-help-privilege = если бы роль { NAME($role, case: "genitive") } взяли вы
pr-help-house-empty = когда { -trading-house(case: "where") } станет пусто
pr-help-ship-empty = когда корабль с { $spaces } { NAME("ship-space", $spaces, case: "instrumental") } опустеет
pr-help-building = { NAME($building) } в действии
pr-help-building-idle = у вас есть, но без людей
pr-help-left-on-board = осталось { -board(case: "where") }: { $number }
