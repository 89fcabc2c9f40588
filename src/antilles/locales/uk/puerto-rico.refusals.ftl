### Чому гравцеві Пуерто-Ріко чогось не можна.

pr-refusal-not-asked = Не зараз; запитання таке: { $asked }
pr-refusal-nothing-asked = Зараз вас ні про що не питають.
pr-refusal-not-occupied = { GENDER($building) ->
    [feminine] У вас немає активної { NAME($building, case: "genitive") }.
   *[masculine] У вас немає активного { NAME($building, case: "genitive") }.
}
pr-refusal-game-is-over = Гру закінчено.

## Ролі

pr-refusal-must-take-role = Гравець, чий зараз хід, мусить узяти роль.
pr-refusal-role-taken = Роль { NAME($role, case: "genitive") } в цьому раунді вже взято.
pr-refusal-role-not-in-play = У грі на { $players } { NAME("player", $players, case: "accusative") } немає ролі { NAME($role, case: "genitive") }.
pr-refusal-wanted-by-law = Минулого разу роль { -role-smuggler(case: "genitive") } взяли ви; тепер її спершу має взяти інший гравець.
pr-refusal-taken-over-by-you = Роль { NAME($role, case: "genitive") } захопили ви: самі ви взяти її не можете (R-25).
pr-refusal-smuggler-not-in-play = За цим столом немає ролі { -role-smuggler(case: "genitive") }.

## Тайли

pr-refusal-island-full = Усі 12 { NAME("island-space", 12) } зайнято.
pr-refusal-not-face-up = Серед відкритих тайлів немає { NAME($tile, case: "genitive") }.
pr-refusal-settler-not-face-up = Серед відкритих тайлів немає { NAME($tile, case: "genitive") }.
pr-refusal-quarry-for-settler = { -building-construction-hut.gender ->
    [feminine] { NAME("tile-quarry", case: "accusative", first: "upper") } може взяти лише { -role-settler } або власник активної { -building-construction-hut(case: "genitive") }.
   *[masculine] { NAME("tile-quarry", case: "accusative", first: "upper") } може взяти лише { -role-settler } або власник активного { -building-construction-hut(case: "genitive") }.
}
pr-refusal-no-quarry-left = { NAME("tile-quarry", "plural", case: "genitive", first: "upper") } більше немає.
pr-refusal-nothing-to-draw = Закритих { -plantation(count: "plural", case: "genitive") } більше немає.
pr-refusal-no-such-tile = У вас немає такого тайла.
pr-refusal-no-forest-house = { -building-forest-house.gender ->
    [feminine] У вас немає активної { -building-forest-house(case: "genitive") }.
   *[masculine] У вас немає активного { -building-forest-house(case: "genitive") }.
}
pr-refusal-no-stock-of-forests = У цьому виданні { -tile-forest } — це відкритий тайл { -plantation(case: "genitive") }, покладений долілиць: укажіть, який.
pr-refusal-forest-from-row = У цьому виданні { -tile-forest(count: "plural") } беруть з окремого стосу: скажіть просто «{ -tile-forest }».
pr-refusal-forest-of-tile-seen = { NAME("tile-forest", first: "upper") } — це тайл, який ви щойно бачили: скажіть просто «{ -tile-forest }».
pr-refusal-library-quarry = { -building-construction-hut.gender ->
    [feminine] Другим тайлом можна взяти { -tile-quarry(case: "accusative") } лише з активною { -building-construction-hut(case: "instrumental") }.
   *[masculine] Другим тайлом можна взяти { -tile-quarry(case: "accusative") } лише з активним { -building-construction-hut(case: "instrumental") }.
}
pr-refusal-forest-sale = { -building-forest-house.gender ->
    [feminine] Без активної { -building-forest-house(case: "genitive") } продати { -tile-forest(case: "accusative") } не можна.
   *[masculine] Без активного { -building-forest-house(case: "genitive") } продати { -tile-forest(case: "accusative") } не можна.
}

## Люди

pr-refusal-no-colonist-left = Вільних { -person-colonist(count: "plural", case: "genitive") } більше немає.
pr-refusal-other-circles-now = Місця заповнюють по черзі; зараз: { NAME($slot) }.
pr-refusal-circles-must-be-filled = Поки є { -person-colonist(count: "plural") }, вільні місця треба заповнювати: тут потрібно щонайменше { $least }.
pr-refusal-too-few-colonists = Стільки { -person-colonist(count: "plural", case: "genitive") } немає: тут може бути не більше { $most }.
pr-refusal-too-few-circles = Стільки місць немає: тут може бути не більше { $most }.
pr-refusal-colonists-stay = У цьому виданні { -person-colonist(count: "plural") } лишаються на своїх місцях: тут їх уже { $standing }.
pr-refusal-placed-before = Розміщують лише нових людей, попередні лишаються: тут їх уже { $standing }.
pr-refusal-wrong-nobles = Стільки { -person-noble(count: "plural", case: "genitive") } серед людей, яких ви туди поставили, бути не може.
pr-refusal-no-such-guest = У вас немає такого гостя.
pr-refusal-not-for-guests = Гостям туди не можна.
pr-refusal-no-open-circle = Вільного місця там немає.
pr-refusal-too-few-nobles = Здати можна по одному товару за кожного { -person-noble(case: "accusative") }.

## Будівництво

pr-refusal-already-owned = { NAME($building, first: "upper") } у вас уже є, а двох однакових будівель бути не може.
pr-refusal-sold-out = { NAME($building, case: "genitive", first: "upper") } { -board(case: "where") } більше немає.
pr-refusal-city-spaces-lacking = { NAME($building, first: "upper") } займає { $spaces } { NAME("city-space", $spaces, case: "accusative") }, а вільних у вас { $free }.
pr-refusal-too-expensive = { NAME($building, first: "upper") } коштує вам { $price } { NAME("doubloon", $price, case: "accusative") }, а у вас { $money }.
pr-refusal-needs-discount = Без цієї знижки вам не вистачить { -doubloon(count: "plural", case: "genitive") } на { NAME($building, case: "accusative") }.
pr-refusal-too-few-quarries = Для { NAME($building, case: "genitive") } не можна використати { $number } { NAME("tile-quarry", $number, case: "accusative") }.
pr-refusal-no-one-there = Таких людей там немає.
pr-refusal-own-colonist = { NAME("person-colonist", first: "upper") } { -building-black-market(case: "where") } лишається на місці.
pr-refusal-returns-not-exact = Повернути треба рівно стільки, скільки бракує, і { -doubloon(count: "plural", case: "genitive") } лишитися не повинно.
pr-refusal-no-space-in-draft = Для { -violet-building(count: "plural", case: "genitive") } цієї вартості місця більше немає.
pr-refusal-kept-apart = { NAME($building, first: "upper") } не поєднується з уже обраною будівлею.
pr-refusal-not-drafted = { NAME($building, case: "accusative", first: "upper") } у драфті не обирають.

## Товари: виробництво, торгівля

pr-refusal-not-produced = Привілей дає товар, який ви виготовили в цій фазі, а { NAME($good, case: "genitive") } ви не виготовили.
pr-refusal-no-token-left = { NAME($good, case: "genitive", first: "upper") } { -supply(case: "where") } більше немає.
pr-refusal-second-good = У цьому виданні два товари мають бути різними.
pr-refusal-no-such-good = У вас немає { NAME($good, case: "genitive") }.
pr-refusal-too-few-goods = У вас лише { $held } { NAME($good, $held) }.
pr-refusal-house-full = { NAME("trading-house", case: "where", first: "upper") } немає місця.
pr-refusal-kind-in-house = { -building-office.gender ->
    [feminine] { NAME("trading-house", case: "where", first: "upper") } вже є { NAME($good) }, а активної { -building-office(case: "genitive") } у вас немає.
   *[masculine] { NAME("trading-house", case: "where", first: "upper") } вже є { NAME($good) }, а активного { -building-office(case: "genitive") } у вас немає.
}
pr-refusal-already-sold = Цього ходу ви вже продали товар.
pr-refusal-no-trading-post = { -building-trading-post.gender ->
    [feminine] У вас немає активної { -building-trading-post(case: "genitive") }.
   *[masculine] У вас немає активного { -building-trading-post(case: "genitive") }.
}
pr-refusal-no-land-office = У вас немає { -building-land-office(case: "genitive") } з потрібною людиною.
pr-refusal-land-used = Цього ходу ви вже скористалися { -building-land-office(case: "instrumental") }.
pr-refusal-no-doubloon = У вас немає { -doubloon(count: "plural", case: "genitive") }.
pr-refusal-nothing-to-buy = Закритих { -plantation(count: "plural", case: "genitive") } для купівлі немає.
pr-refusal-land-first = У цьому виданні спершу купіть землю; узятий тайл потім можна покласти як { -tile-forest(case: "accusative") }.

## Відвантаження та зберігання

pr-refusal-no-such-ship = За цим столом немає { $spaces }-місного { -cargo-ship(case: "genitive") }.
pr-refusal-ship-has-other-kind = На { $spaces }-місному кораблі лежить інший товар.
pr-refusal-ship-full = На { $spaces }-місному кораблі немає вільного місця.
pr-refusal-kind-on-other-ship = { NAME($good, case: "accusative", first: "upper") } вже везе інший корабель.
pr-refusal-another-ship-takes-more = На інший порожній корабель вміститься більше { NAME($good, case: "genitive") }.
pr-refusal-no-wharf = { -building-wharf.gender ->
    [feminine] У вас немає активної { -building-wharf(case: "genitive") }.
   *[masculine] У вас немає активного { -building-wharf(case: "genitive") }.
}
pr-refusal-wharf-used = У цій фазі ви вже скористалися { -building-wharf(case: "instrumental") }.
pr-refusal-nothing-for-wharf = У вас немає { NAME($good, case: "genitive") } для відвантаження.
pr-refusal-must-load = Ви можете відвантажити товар на { -cargo-ship(case: "accusative") }, тож мусите це зробити (або скористатися { -building-wharf(case: "instrumental") }).
pr-refusal-no-small-wharf = { -building-small-wharf.gender ->
    [feminine] У вас немає активної { -building-small-wharf(case: "genitive") }.
   *[masculine] У вас немає активного { -building-small-wharf(case: "genitive") }.
}
pr-refusal-small-wharf-used = У цій фазі ви вже скористалися { -building-small-wharf(case: "instrumental") }.
pr-refusal-at-least-one = Через { -building-small-wharf(case: "accusative") } відвантажують щонайменше один товар.
pr-refusal-supplied-before = Товар кожного типу здають один раз.
pr-refusal-supply-first = Ви вирішили здавати до підрахунку ({ -building-union-hall }), тож здайте хоча б один товар.
pr-refusal-other-kind-now = Товари обирають тип за типом; зараз: { NAME($kind) }.
pr-refusal-cannot-store = Зберегти { $number } { NAME($good, $number, case: "accusative") } не вийде: типів, які ви зберігаєте цілком, — { $kinds }, окремих товарів — { $singles }.

## Контрабандист

pr-refusal-raid-too-many = На цьому кораблі стільки товарів немає.
pr-refusal-lure-too-many = Стільки взяти не можна: людей треба прибрати { -colonist-ship(case: "from") } і знайти їм вільні місця.

## Чого не буває ніколи

pr-never-luring-limit = { NAME("deed-luring", first: "upper") } дає не більше 3 { NAME("person", 3, case: "genitive") }.
pr-never-raid-limit = { NAME("deed-raid", first: "upper") } залишає вам не більше 3 { NAME("good", 3, case: "genitive") }.
pr-never-ship-size = { NAME("cargo-ship", case: "genitive", first: "upper") } такого розміру не буває.
pr-never-forest-quarry = { NAME("tile-forest", case: "accusative", first: "upper") } не роблять із { -tile-quarry(case: "genitive") }.
pr-never-give-quarry = { NAME("tile-quarry", case: "accusative", first: "upper") } не віддають: віддати можна лише { -plantation(case: "accusative") } або { -tile-forest(case: "accusative") }.
pr-never-take-forest = { NAME("tile-forest", case: "accusative", first: "upper") } не беруть, а саджають замість тайла: скажіть «{ -tile-forest }».
pr-never-sell-quarry = Продають лише товари.
pr-never-takeover-smuggler = { NAME("role-smuggler", first: "upper") } захоплює чужу роль, а не свою.
pr-never-luring-noble = Скажіть, що робити з { -person-noble(case: "instrumental") }: взяти, прибрати чи залишити.
pr-never-quarries-limit = Для жодної будівлі не діє більше 4 { NAME("tile-quarry", 4, case: "genitive") }.

## Що допомогло б

pr-sum-price = { $cost }{ $privilege ->
    [0] { "" }
   *[other] { " " }− { $privilege } ({ -role-builder })
}{ $quarries ->
    [0] { "" }
   *[other] { " " }− { $quarries } ({ NAME("tile-quarry", $quarries) })
} = { $price }
pr-help-doubloons = ще { $number } { NAME("doubloon", $number) }
pr-help-quarry = ще 1 { -tile-quarry } в дії
pr-help-quarry-idle = у вас є незайняті
pr-help-left-in-stack = лишилося в стосі: { $number }
pr-help-good = ще 1 { NAME($good) }
pr-help-privilege = якби роль { NAME($role, case: "genitive") } взяли ви
pr-help-house-empty = коли { -trading-house(case: "where") } стане порожньо
pr-help-ship-empty = коли { $spaces }-місний корабель спорожніє
pr-help-building = { NAME($building) } в дії
pr-help-building-idle = у вас є, але без людей
pr-help-left-on-board = лишилося { -board(case: "where") }: { $number }
