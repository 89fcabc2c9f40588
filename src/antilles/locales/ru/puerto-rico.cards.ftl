### Пуэрто-Рико по-русски: что делает каждая вещь, и то же в нескольких словах для узких списков.
### Переменные — переключатели из editions.py и expansions/switches.py; логические приходят как yes и no.

## Перерабатывающие предприятия

pr-card-building-small-indigo-plant = { NAME("phase-craftsman", case: "where", first: "upper") } { -person-colonist } в этом здании перерабатывает урожай одной занятой { -tile-indigo(case: "genitive") } в 1 { NAME("good-indigo", 1, case: "accusative") }.
pr-card-building-small-sugar-mill = { NAME("phase-craftsman", case: "where", first: "upper") } { -person-colonist } в этом здании перерабатывает урожай одной занятой { -tile-sugar(case: "genitive") } в 1 { NAME("good-sugar", 1, case: "accusative") }.
pr-card-building-indigo-plant = { NAME("phase-craftsman", case: "where", first: "upper") } каждый { -person-colonist } в этом здании перерабатывает урожай одной занятой { -tile-indigo(case: "genitive") } в 1 { NAME("good-indigo", 1, case: "accusative") }, всего до 3.
pr-card-building-sugar-mill = { NAME("phase-craftsman", case: "where", first: "upper") } каждый { -person-colonist } в этом здании перерабатывает урожай одной занятой { -tile-sugar(case: "genitive") } в 1 { NAME("good-sugar", 1, case: "accusative") }, всего до 3.
pr-card-building-tobacco-storage = { NAME("phase-craftsman", case: "where", first: "upper") } каждый { -person-colonist } в этом здании перерабатывает урожай одной занятой { -tile-tobacco(case: "genitive") } в 1 { NAME("good-tobacco", 1, case: "accusative") }, всего до 3.
pr-card-building-coffee-roaster = { NAME("phase-craftsman", case: "where", first: "upper") } каждый { -person-colonist } в этом здании перерабатывает урожай одной занятой { -tile-coffee(case: "genitive") } в 1 { NAME("good-coffee", 1, case: "accusative") }, всего до 2.

## Фиолетовые здания базовой игры

pr-card-building-small-market = Продавая товар { -trading-house(case: "to") }, вы получаете на 1 { NAME("doubloon", 1, case: "accusative") } больше.
pr-card-building-hacienda = В свой ход { -phase-settler(case: "where") }, прежде чем взять обычный тайл, вы можете взять вслепую одну закрытую { -plantation(case: "accusative") }; тогда её нужно разместить. Обменять её на { -tile-quarry(case: "accusative") } нельзя.
pr-card-building-construction-hut = В свой ход { -phase-settler(case: "where") } вы можете взять { -tile-quarry(case: "accusative") } вместо открытой { -plantation(case: "genitive") }, даже если { -role-settler } — не вы.
pr-card-building-small-warehouse = В конце { -phase-captain(case: "genitive") } вы сохраняете все товары одного вида, сверх одного товара, который сохраняет каждый. От погрузки это не освобождает.
pr-card-building-hospice = Размещая { -plantation(case: "accusative") } или { -tile-quarry(case: "accusative") } { -phase-settler(case: "where") }, вы можете взять на этот тайл 1 { NAME("person-colonist", 1, case: "accusative") } { -supply(case: "from") }, а если там никого нет — { -colonist-ship(case: "from") }. { $hospice_hacienda ->
    [one_colonist_either_tile] Это можно сделать один раз за ход: либо для тайла, который даёт { -building-hacienda }, либо для обычного.
   *[ordinary_tile_only] На тайл, который даёт { -building-hacienda }, это не распространяется.
}
pr-card-building-office = Вы можете продать { -trading-house(case: "to") } товар, который там уже есть. Если свободных мест нет, продать нельзя и вам.
pr-card-building-large-market = Продавая товар { -trading-house(case: "to") }, вы получаете на 2 { NAME("doubloon", 2, case: "accusative") } больше, а если функционирует и { -building-small-market } — на 3.
pr-card-building-large-warehouse = В конце { -phase-captain(case: "genitive") } вы сохраняете все товары двух видов, сверх одного товара, который сохраняет каждый. Если функционирует и { -building-small-warehouse }, видов три.
pr-card-building-factory = { NAME("phase-craftsman", case: "where", first: "upper") } вы получаете { -doubloon(count: "plural", case: "accusative") } за число произведённых видов товаров: 1 за два вида, 2 за три, 3 за четыре, 5 за пять. Количество товаров не важно.
pr-card-building-university = Когда вы строите, вы можете взять в новое здание 1 { NAME("person-colonist", 1, case: "accusative") } { -supply(case: "from") }, а если там никого нет — { -colonist-ship(case: "from") }. Только одного, сколько бы кружков ни было у здания.
pr-card-building-harbor = За каждую свою погрузку { -phase-captain(case: "where") } вы получаете ещё 1 { NAME("victory-point", 1, case: "accusative") }. { NAME("building-wharf", first: "upper") } и { -building-small-wharf } тоже считаются.
pr-card-building-wharf = Один раз за { -phase-captain(case: "accusative") }, в любой свой ход, вы можете вместо погрузки { -cargo-ship(case: "to") } вернуть { -supply(case: "to") } все свои товары одного вида и получить за каждый 1 { NAME("victory-point", 1, case: "accusative") }. Что лежит на кораблях, не важно.
pr-card-building-guild-hall = В конце игры вы получаете 1 { NAME("victory-point", 1, case: "accusative") } за { -building-small-indigo-plant(case: "accusative") }, 1 за { -building-small-sugar-mill(case: "accusative") } и по 2 за каждое другое своё { -production-building(case: "accusative") }, даже если оно не функционирует.
pr-card-building-residence = { $residence_least_tiles ->
    [0] В конце игры вы получаете { -victory-point(count: "plural", case: "accusative") } за заполненные { -island-space(count: "plural", case: "accusative") }: 4 за 9 и меньше, 5 за 10, 6 за 11, 7 за все 12. Есть ли там { -person-colonist(count: "plural") }, не важно.
   *[other] В конце игры вы получаете { -victory-point(count: "plural", case: "accusative") } за заполненные { -island-space(count: "plural", case: "accusative") }: 4 за 1–9, 5 за 10, 6 за 11, 7 за все 12. Есть ли там { -person-colonist(count: "plural") }, не важно.
}
pr-card-building-fortress = { $fortress_counts_limbo ->
    [yes] В конце игры вы получаете 1 { NAME("victory-point", 1, case: "accusative") } за каждых трёх своих { -person-colonist(count: "plural", case: "genitive") }. Те, кто { -limbo(case: "where") }, тоже считаются.
   *[no] В конце игры вы получаете 1 { NAME("victory-point", 1, case: "accusative") } за каждых трёх своих { -person-colonist(count: "plural", case: "genitive") } на кружках. Те, кто { -limbo(case: "where") }, не считаются.
}
pr-card-building-customs-house = { $customs_counts_paper ->
    [yes] В конце игры вы получаете 1 { NAME("victory-point", 1, case: "accusative") } за каждые четыре, набранные по ходу игры: чипами или на бумаге. Очки зданий не считаются.
   *[no] В конце игры вы получаете 1 { NAME("victory-point", 1, case: "accusative") } за каждые четыре, которые есть у вас чипами. Очки на бумаге и очки зданий не считаются.
}
pr-card-building-city-hall = В конце игры вы получаете 1 { NAME("victory-point", 1, case: "accusative") } за каждое { -violet-building(case: "accusative") } в своём городе, включая это, даже если оно не функционирует.

## Здания дополнения I

pr-card-building-aqueduct = Если { -phase-craftsman(case: "where") } вы производите { -good-indigo(case: "accusative") } и у вас функционирует { -building-indigo-plant }, вы получаете ещё 1 { NAME("good-indigo", 1, case: "accusative") }; так же с { -good-sugar(case: "instrumental") }, если функционирует { -building-sugar-mill }. Малые предприятия не считаются.
pr-card-building-forest-house = { $forest_source ->
    [stock] В свой ход { -phase-settler(case: "where") } вы можете вместо тайла разместить { -tile-forest(case: "accusative") } из запаса; { -open-row } при этом не уменьшается.
   *[face_up_plantation] В свой ход { -phase-settler(case: "where") } вы можете положить взятую открытую { -plantation(case: "accusative") } рубашкой вверх, как { -tile-forest(case: "accusative") }.
} Каждые два { -tile-forest(case: "genitive") } удешевляют ваши здания на 1 { NAME("doubloon", 1, case: "accusative") }, даже если { -building-forest-house } не функционирует. { $forest_hacienda ->
    [peek_then_return] Тайл, который даёт { -building-hacienda }, вы можете сначала посмотреть; если вместо него вы размещаете { -tile-forest(case: "accusative") }, он возвращается в стопку.
    [peek_then_place] Тайл, который даёт { -building-hacienda }, вы можете сначала посмотреть, а потом разместить любой стороной.
   *[face_up_only] Тайл, который даёт { -building-hacienda }, положить как { -tile-forest(case: "accusative") } нельзя.
}
pr-card-building-black-market = Если при строительстве вам не хватает { -doubloon(count: "plural", case: "genitive") }, вы можете вернуть 1 { NAME("person-colonist", 1, case: "accusative") }, 1 { NAME("good", 1, case: "accusative") } и 1 { NAME("victory-point", 1, case: "accusative") } чипом или что-то из этого, каждое вместо 1 { NAME("doubloon", 1, case: "genitive") }. Это должно точно покрыть недостачу, а последнего { -person-colonist(case: "accusative") } { -building-black-market(case: "where") } вернуть нельзя.
pr-card-building-storehouse = В конце { -phase-captain(case: "genitive") } вы сохраняете ещё 3 { NAME("good", 3, case: "accusative") } любых видов, сверх одного товара, который сохраняет каждый.
pr-card-building-guest-house = { $guest_targets ->
    [buildings] { NAME("phase-mayor", case: "where", first: "upper") } здесь можно оставить до 2 { NAME("person-colonist", 2, case: "genitive") }. В любой другой фазе, в начале, в конце или перед своим ходом, вы можете перевести одного или обоих на свободные кружки своих зданий; они сразу работают и остаются там до следующей { -phase-mayor(case: "genitive") }.
   *[all] { NAME("phase-mayor", case: "where", first: "upper") } здесь можно оставить до 2 { NAME("person-colonist", 2, case: "genitive") }. В любой другой фазе, в начале, в конце или перед своим ходом, вы можете перевести одного или обоих на свободные кружки своих { -plantation(count: "plural", case: "genitive") }, { -tile-quarry(count: "plural", case: "genitive") } и зданий; они сразу работают и остаются там до следующей { -phase-mayor(case: "genitive") }.
}
pr-card-building-trading-post = { NAME("phase-trader", case: "where", first: "upper") } вы можете вместо продажи { -trading-house(case: "to") } продать один товар любого вида { -supply(case: "to") } по обычной цене, даже если { -trading-house } заполнен или такой товар там уже есть. { NAME("privilege", first: "upper") } { -role-trader(case: "genitive") } действует, рынки — нет.
pr-card-building-church = Построив здание из второго или третьего столбца игрового поля, вы получаете 1 { NAME("victory-point", 1, case: "accusative") }, из четвёртого — 2. Первый столбец и само это здание ничего не дают.
pr-card-building-small-wharf = Один раз за { -phase-captain(case: "accusative") }, в любой свой ход, вы можете вместо погрузки { -cargo-ship(case: "to") } вернуть { -supply(case: "to") } любые свои товары, хотя бы 1, в любом сочетании. За каждые два вы получаете 1 { NAME("victory-point", 1, case: "accusative") }.
pr-card-building-lighthouse = За каждую свою погрузку { -phase-captain(case: "where") } вы получаете 1 { NAME("doubloon", 1, case: "accusative") }. Если { -role-captain } — вы, то ещё 1 в начале фазы, даже если вы ничего не грузите.
pr-card-building-specialty-factory = { NAME("phase-craftsman", case: "where", first: "upper") } вы получаете { -doubloon(count: "plural", case: "accusative") } за тот вид, которого произвели больше всего, кроме { -good-corn(case: "genitive") }: на один меньше, чем произведено товаров этого вида. { $specialty_counts_bonus ->
    [yes] Товары, которые даёт { -privilege } { -role-craftsman(case: "genitive") }, тоже считаются.
   *[no] Товары, которые даёт { -privilege } { -role-craftsman(case: "genitive") }, не считаются.
}
pr-card-building-library = Удваивает { -privilege(case: "accusative") } роли, которую вы берёте. { NAME("role-settler", first: "upper") }: после всех ещё одна открытая { -plantation } ({ -tile-quarry } — только если функционирует { -building-construction-hut }; { -building-hospice } здесь не помогает; ничего, если вы не взяли первый тайл). { NAME("role-mayor", first: "upper") }: 2 { NAME("person-colonist", 2) }; { -role-builder }: на 2 { NAME("doubloon", 2, case: "accusative") } дешевле; { -role-trader }: на 2 { NAME("doubloon", 2, case: "accusative") } больше; { -role-captain }: на 2 { NAME("victory-point", 2, case: "accusative") } больше; { -role-prospector }: 2 { NAME("doubloon", 2) }. { $library_craftsman ->
    [any] { NAME("role-craftsman", first: "upper") }: 2 { NAME("good", 2) } произведённых вами видов, одинаковые или разные.
   *[different] { NAME("role-craftsman", first: "upper") }: 2 { NAME("good", 2) } разных видов из произведённых вами.
}
pr-card-building-union-hall = В свой первый ход { -phase-captain(case: "where") }, до погрузки, вы получаете 1 { NAME("victory-point", 1, case: "accusative") } за каждые два одинаковых товара, которые у вас есть. Товары остаются у вас.
pr-card-building-statue = Приносит 8 { NAME("victory-point", 8, case: "accusative") } и больше ничего не делает; кружков у этого здания нет. { NAME("person-colonist", first: "upper") }, которого даёт { -building-university }, отправляется { -limbo(case: "to") }.
pr-card-building-cloister = В конце игры вы получаете очки за тройки одинаковых тайлов { -island(case: "where") }, включая { -tile-quarry(count: "plural", case: "accusative") } и { -tile-forest(count: "plural", case: "accusative") }: за 1 тройку 1 { NAME("victory-point", 1, case: "accusative") }, за 2 — 3, за 3 — 6, за 4 — 10.

## Здания дополнения II

pr-card-building-land-office = { $land_office_sale ->
    [open_row] Один раз за { -phase-trader(case: "accusative") }, в ваш ход, помимо продажи товара: если здесь { -person-colonist }, вы можете за 1 { NAME("doubloon", 1, case: "accusative") } взять вслепую закрытую { -plantation(case: "accusative") } и разместить её; если { -person-noble } — продать одну свою { -plantation(case: "accusative") } за 1 { NAME("doubloon", 1, case: "accusative") }. Проданный тайл кладут лицевой стороной вверх { -open-row(case: "to") }, { -person-colonist } с него отправляется { -limbo(case: "to") }.
   *[discard] Один раз за { -phase-trader(case: "accusative") }, в ваш ход, помимо продажи товара: если здесь { -person-colonist }, вы можете за 1 { NAME("doubloon", 1, case: "accusative") } взять вслепую закрытую { -plantation(case: "accusative") } и разместить её; если { -person-noble } — продать одну свою { -plantation(case: "accusative") } за 1 { NAME("doubloon", 1, case: "accusative") }. Проданный тайл уходит { -discards(case: "to") }, { -person-colonist } с него отправляется { -limbo(case: "to") }.
} { $land_office_forest ->
    [sell_any] { NAME("tile-forest", case: "accusative", first: "upper") } тоже можно продать; положить купленный тайл как { -tile-forest(case: "accusative") } можно, только если функционирует { -building-forest-house }.
   *[needs_forest_house] Продать { -tile-forest(case: "accusative") } или положить купленный тайл как { -tile-forest(case: "accusative") } можно, только если функционирует { -building-forest-house }.
}
pr-card-building-chapel = { NAME("phase-craftsman", case: "where", first: "upper") } вы получаете 1 { NAME("doubloon", 1, case: "accusative") }, если здесь { -person-colonist }, или 1 { NAME("victory-point", 1, case: "accusative") }, если { -person-noble }. Производить для этого ничего не нужно.
pr-card-building-hunting-lodge = В конце { -phase-settler(case: "genitive") }: если здесь { -person-colonist }, вы можете без вознаграждения сбросить одну свою { -plantation(case: "accusative") } или { -tile-forest(case: "accusative") }, и тот, кто там стоит, отправляется { -limbo(case: "to") }; если { -person-noble } — вы получаете 2 { NAME("victory-point", 2, case: "accusative") }, когда пустых { -island-space(count: "plural", case: "genitive") } у вас больше, чем у любого другого игрока.
pr-card-building-zoning-office = Если здесь { -person-colonist }, { -small-building } (столбцы с первого по третий) стоит вам на 1 { NAME("doubloon", 1, case: "accusative") } меньше; если { -person-noble }, { -large-building } стоит вам на 2 { NAME("doubloon", 2, case: "accusative") } меньше.
pr-card-building-royal-supplier = В свой первый ход { -phase-captain(case: "where") }, до погрузки, вы можете вернуть { -supply(case: "to") } товары разных видов, не больше, чем у вас { -person-noble(count: "plural", case: "genitive") }, и получить за каждый 1 { NAME("victory-point", 1, case: "accusative") }. Это не погрузка, поэтому бонусов она не приносит.
pr-card-building-villa = В свой первый ход { -phase-mayor(case: "where") } вы можете дополнительно взять 1 { NAME("person-noble", 1, case: "accusative") } { -supply(case: "from") }, а если таких не осталось — { -person-colonist(case: "accusative") }.
pr-card-building-jeweler = { NAME("phase-craftsman", case: "where", first: "upper") } вы получаете 1 { NAME("doubloon", 1, case: "accusative") } за каждого своего { -person-noble(case: "accusative") }. Товаров это здание не даёт, но это { -production-building }, а не { -violet-building }.
pr-card-building-royal-garden = В конце игры вы получаете ещё 1 { NAME("victory-point", 1, case: "accusative") } за каждого своего { -person-noble(case: "accusative") }, так что каждый приносит 2.

## Роли

pr-card-role-settler = Все по очереди могут взять открытую { -plantation(case: "accusative") }. { NAME("privilege", first: "upper") }: вы можете вместо неё взять { -tile-quarry(case: "accusative") }.
pr-card-role-mayor = { NAME("privilege", first: "upper") }: сначала вы можете взять 1 { NAME("person-colonist", 1, case: "accusative") } { -supply(case: "from") }. Затем всех, кто { -colonist-ship(case: "where") }, раздают по одному, начиная с вас, и каждый размещает своих; кружок нельзя оставить пустым, пока кто-то ждёт { -limbo(case: "where") }. { $mayor_rearrange ->
    [yes] Тех, кто уже стоит на кружках, тоже можно переставить.
   *[no] Те, кто уже стоит на кружках, остаются на месте.
}
pr-card-role-builder = Все по очереди могут построить одно здание. { NAME("privilege", first: "upper") }: вы платите на 1 { NAME("doubloon", 1, case: "accusative") } меньше.
pr-card-role-craftsman = Все получают товары со своих занятых { -plantation(count: "plural", case: "genitive") } и функционирующих { -production-building(count: "plural", case: "genitive") }. { NAME("privilege", first: "upper") }: после этого вы можете взять ещё 1 { NAME("good", 1, case: "accusative") } того вида, который произвели.
pr-card-role-trader = Все по очереди могут продать один товар { -trading-house(case: "to") }. { NAME("privilege", first: "upper") }: за свою продажу вы получаете на 1 { NAME("doubloon", 1, case: "accusative") } больше.
pr-card-role-captain = По очереди, круг за кругом, каждый, кто может, обязан погрузить товары одного вида на один { -cargo-ship(case: "accusative") }, сколько поместится, и получает за каждый 1 { NAME("victory-point", 1, case: "accusative") }. { NAME("privilege", first: "upper") }: за первую погрузку вы получаете ещё 1 { NAME("victory-point", 1, case: "accusative") }.
pr-card-role-prospector = Вы получаете 1 { NAME("doubloon", 1, case: "accusative") } { -bank(case: "from") }. Остальные ничего не делают.
pr-card-role-prospector-2 = Вы получаете 1 { NAME("doubloon", 1, case: "accusative") } { -bank(case: "from") }. Остальные ничего не делают.
pr-card-role-smuggler = Действуете только вы и выбираете одно дело: { -deed-raid }, { -deed-robbery }, { -deed-luring } или { -deed-takeover }. Вы получаете { -wanted-token(case: "accusative") } и не можете снова взять эту роль, пока её не возьмёт кто-то другой.

## Тайлы

pr-card-tile-corn = Если здесь стоит { -person-colonist }, { -phase-craftsman(case: "where") } вы получаете 1 { NAME("good-corn", 1, case: "accusative") }. { NAME("production-building", first: "upper") } не требуется.
pr-card-tile-indigo = Если { -person-colonist } есть и здесь, и { -building-small-indigo-plant(case: "where") } или { -building-indigo-plant(case: "where") }, { -phase-craftsman(case: "where") } вы получаете 1 { NAME("good-indigo", 1, case: "accusative") }.
pr-card-tile-sugar = Если { -person-colonist } есть и здесь, и { -building-small-sugar-mill(case: "where") } или { -building-sugar-mill(case: "where") }, { -phase-craftsman(case: "where") } вы получаете 1 { NAME("good-sugar", 1, case: "accusative") }.
pr-card-tile-tobacco = Если { -person-colonist } есть и здесь, и { -building-tobacco-storage(case: "where") }, { -phase-craftsman(case: "where") } вы получаете 1 { NAME("good-tobacco", 1, case: "accusative") }.
pr-card-tile-coffee = Если { -person-colonist } есть и здесь, и { -building-coffee-roaster(case: "where") }, { -phase-craftsman(case: "where") } вы получаете 1 { NAME("good-coffee", 1, case: "accusative") }.
pr-card-tile-quarry = Каждая занятая { -tile-quarry } удешевляет для вас здание на 1 { NAME("doubloon", 1, case: "accusative") }, но не больше чем на 1 в первом столбце игрового поля, на 2 во втором, на 3 в третьем и на 4 в четвёртом.
pr-card-tile-forest = { $forest_source ->
    [stock] Тайл из отдельного запаса; разместить его позволяет { -building-forest-house }.
   *[face_up_plantation] { NAME("plantation", first: "upper") }, которую { -building-forest-house } позволяет положить рубашкой вверх.
} Каждые два { -tile-forest(case: "genitive") } удешевляют ваши здания на 1 { NAME("doubloon", 1, case: "accusative") } в любом столбце. Кружка здесь нет: { -person-colonist }, которого даёт { -building-hospice }, отправляется { -limbo(case: "to") }.

## Товары

pr-card-good-corn = Цена { -trading-house(case: "where") }: 0 { NAME("doubloon", 0) }. Нужна только занятая { -tile-corn }, здание не требуется.
pr-card-good-indigo = Цена { -trading-house(case: "where") }: 1 { NAME("doubloon", 1) }. Нужна занятая { -tile-indigo } и { -person-colonist } { -building-small-indigo-plant(case: "where") } или { -building-indigo-plant(case: "where") }.
pr-card-good-sugar = Цена { -trading-house(case: "where") }: 2 { NAME("doubloon", 2) }. Нужна занятая { -tile-sugar } и { -person-colonist } { -building-small-sugar-mill(case: "where") } или { -building-sugar-mill(case: "where") }.
pr-card-good-tobacco = Цена { -trading-house(case: "where") }: 3 { NAME("doubloon", 3) }. Нужна занятая { -tile-tobacco } и { -person-colonist } { -building-tobacco-storage(case: "where") }.
pr-card-good-coffee = Цена { -trading-house(case: "where") }: 4 { NAME("doubloon", 4) }. Нужна занятая { -tile-coffee } и { -person-colonist } { -building-coffee-roaster(case: "where") }.

## Люди, места, деньги и очки

pr-card-person-colonist = Стоя на кружке, приводит в действие { -plantation(case: "accusative") }, { -tile-quarry(case: "accusative") } или здание. Новые прибывают и размещаются { -phase-mayor(case: "where") }, исключений немного.
pr-card-person-noble = Везде заменяет { -person-colonist(case: "accusative") }, но некоторые здания действуют с ним иначе. В конце игры каждый приносит 1 { NAME("victory-point", 1, case: "accusative") }, где бы он ни стоял.
pr-card-governor = Первым в раунде берёт роль. После раунда карточка переходит к соседу слева.
pr-card-trading-house = Вмещает четыре товара разных видов; продать такой же позволяет только { -building-office }. Если в конце { -phase-trader(case: "genitive") } свободных мест нет, все товары возвращаются { -supply(case: "to") }.
pr-card-cargo-ship = Везёт товары одного вида, и на двух кораблях не может быть одинаковых. В конце { -phase-captain(case: "genitive") } груз полных кораблей уходит { -supply(case: "to") }, остальные сохраняют свой.
pr-card-colonist-ship = Всех, кто здесь есть, раздают { -phase-mayor(case: "where") }. Потом сюда добавляют по одному на каждый пустой кружок в зданиях всех игроков, но не меньше, чем игроков. Если { -supply(case: "where") } столько нет, игра заканчивается после этого раунда (кроме дополнения «{ -expansion-nobles }» и варианта «{ -variant-long-game }»).
pr-card-limbo = Здесь ждут ваши { -person-colonist(count: "plural") }, которым не хватило кружка. { NAME("phase-mayor", case: "where", first: "upper") } вы их размещаете; остаются только те, для кого нет пустых кружков.
pr-card-supply = Общий запас рядом с полем: { -person-colonist(count: "plural") }, товары и { -vp-chip(count: "plural") }. Чего в нём нет, того не получает никто; только { -victory-point(count: "plural", case: "accusative") } тогда записывают на бумаге.
pr-card-open-row = Открытые { -plantation(count: "plural") }, из которых выбирают { -phase-settler(case: "where") }: их на одну больше, чем игроков. Потом оставшиеся уходят { -discards(case: "to") } и открываются новые.
pr-card-discards = { NAME("plantation", "plural", first: "upper") }, которые никто не взял. Когда закрытые тайлы заканчиваются, их перемешивают и снова пускают в игру.
pr-card-circle = Место для одного { -person-colonist(case: "genitive") }. Тайл или здание, где стоит хотя бы один, функционирует; без него не делает ничего.
pr-card-island = 12 клеток для { -plantation(count: "plural", case: "genitive") }, { -tile-quarry(count: "plural", case: "genitive") } и { -tile-forest(count: "plural", case: "genitive") }. Когда все они заполнены, новых тайлов взять нельзя.
pr-card-city = 12 клеток для зданий; { -large-building } занимает две. Когда кто-то заполняет последнюю, игра заканчивается после этого раунда.
pr-card-doubloon = Деньги на строительство. После каждого раунда на каждую никем не взятую роль кладут 1 { NAME("doubloon", 1, case: "accusative") } для того, кто её возьмёт; в конце игры { -doubloon(count: "plural") } и товары важны только при равенстве очков.
pr-card-victory-point = Побеждает тот, у кого их больше всех. Их дают погрузка товаров, здания и, в конце игры, функционирующие крупные здания. { $vp_secret ->
    [yes] Чипы лежат рубашкой вверх: сколько их, знает только владелец.
   *[no] Чипы каждого видны всем.
} { $vp_end_any_phase ->
    [yes] Когда из резерва уходит последний чип, игра заканчивается после этого раунда (кроме варианта «{ -variant-long-game }»).
   *[no] Когда { -phase-captain(case: "where") } из резерва уходит последний чип, игра заканчивается после этого раунда (кроме варианта «{ -variant-long-game }»).
}
pr-card-privilege = Преимущество игрока, который взял роль. Пользоваться им не обязательно; кто не выполняет действие роли, тот его не имеет.

## Контрабандист и фестиваль

pr-card-wanted-token = Лежит у последнего, кто брал роль { -role-smuggler(case: "genitive") }. Этот игрок не может взять её снова, пока её не возьмёт кто-то другой.
pr-card-deed-raid = Разгрузите один { -cargo-ship(case: "accusative") }. До трёх товаров вы оставляете себе, остальные уходят { -supply(case: "to") }.
pr-card-deed-robbery = Верните все товары { -trading-house(case: "from") } { -supply(case: "to") } и получите за каждый 1 { NAME("victory-point", 1, case: "accusative") }.
pr-card-deed-luring = Убирайте людей { -colonist-ship(case: "from") }, пока их там не останется столько, сколько игроков. До трёх убранных вы сразу размещаете на своих пустых кружках, остальные уходят { -supply(case: "to") }.
pr-card-deed-takeover = Положите перед собой никем не взятую роль и возьмите все { -doubloon(count: "plural", case: "accusative") } с неё. Другие всё ещё могут её взять: тогда вы получаете 3 { NAME("doubloon", 3, case: "accusative") }. Если её никто не берёт, в конце раунда вы разыгрываете её как свою.
pr-card-festival = Открыты три цели: { -plantation(count: "plural") } одного вида, три товара, здание. Награду за каждую получает тот, кто достигает её первым, и только один раз.
pr-card-goal-plantation = Первый, у кого есть три { -plantation(case: "genitive") } указанного вида, берёт 3 { NAME("person-colonist", 3, case: "accusative") } { -supply(case: "from") } и сразу их размещает.
pr-card-goal-goods = Первый, кто за одну { -phase-craftsman(case: "accusative") } производит три указанных товара, получает 3 { NAME("doubloon", 3, case: "accusative") }.
pr-card-goal-building = Первый, кто строит указанное здание, получает 3 { NAME("victory-point", 3, case: "accusative") }.

## Фазы

pr-card-phase-draft = Перед игрой вы по очереди выбираете { -violet-building(count: "plural", case: "accusative") }, каждое на свободное место поля с той же стоимостью, пока не заняты все 12 малых и 5 крупных мест. Остальные в игре не участвуют. { $draft_first ->
    [random] Кто начинает, решает жребий.
   *[governor] Начинает { -governor }.
} { $x1_office_trading_post ->
    [none] { NAME("building-office", first: "upper") } и { -building-trading-post } могут быть в игре вместе.
   *[other] { NAME("building-office", first: "upper") } и { -building-trading-post } вместе в игре не бывают.
} { $x1_hacienda_forest_house ->
    [none] { NAME("building-hacienda", first: "upper") } и { -building-forest-house } могут быть в игре вместе.
   *[other] { NAME("building-hacienda", first: "upper") } и { -building-forest-house } вместе в игре не бывают.
}
pr-card-phase-storage = В конце { -phase-captain(case: "genitive") } каждый сохраняет 1 { NAME("good", 1, case: "accusative") } на выбор; больше позволяют сохранить { -building-small-warehouse }, { -building-large-warehouse } и { -building-storehouse }. Всё остальное без возмещения возвращается { -supply(case: "to") }.

## Виды зданий

pr-card-production-building = { NAME("phase-craftsman", case: "where", first: "upper") } перерабатывает урожай { -plantation(count: "plural", case: "genitive") } в товары: по 1 на каждого { -person-colonist(case: "accusative") } в здании, если для него есть занятая { -plantation } нужного вида.
pr-card-violet-building = Любое здание, кроме { -production-building(count: "plural", case: "genitive") }. Для его функции достаточно одного { -person-colonist(case: "genitive") }, и пользоваться ею не обязательно; напечатанные очки считаются всегда.
pr-card-large-building = Стоит 10 { NAME("doubloon", 10, case: "accusative") } и занимает две { -city-space(count: "plural", case: "accusative") }, но это одно здание. Дополнительные очки в конце игры даёт, только если функционирует; напечатанные считаются всегда.

## Дополнения, издания, варианты

pr-card-expansion-buildings = Ещё 14 видов { -violet-building(count: "plural", case: "genitive") }. Перед игрой вы выбираете, какие из всех участвуют: 12 малых и 5 крупных.
pr-card-expansion-nobles = Ещё 8 зданий и { -person-noble(count: "plural") }: один прибывает каждый раз, когда пополняется { -colonist-ship }, и в конце игры приносит 1 { NAME("victory-point", 1, case: "accusative") }. Нехватка { -person-colonist(count: "plural", case: "genitive") } больше не завершает игру. { $x2_all_colonists ->
    [yes] При любом числе игроков в игре все 100 { NAME("person-colonist", 100) }.
   *[no] Сколько { -person-colonist(count: "plural", case: "genitive") } в игре, зависит от числа игроков, как и без дополнения.
}
pr-card-expansion-smuggler = Ещё одна роль — { -role-smuggler } — и четыре дела на выбор. { NAME("doubloon", "plural", case: "genitive", first: "upper") } на неё никогда не кладут.
pr-card-expansion-festival = Три случайные цели: первый, кто достигает одной из них, получает 3 { NAME("person-colonist", 3, case: "accusative") }, 3 { NAME("doubloon", 3, case: "accusative") } или 3 { NAME("victory-point", 3, case: "accusative") }.
pr-card-edition-classic = Классические правила: от 3 до 5 игроков, без дополнений. Размещённые { -person-colonist(count: "plural") } остаются на месте, а { -building-hospice } помогает и с тайлом, который даёт { -building-hacienda }.
pr-card-edition-polish = Польские правила: от 2 до 5 игроков, «{ -expansion-buildings }» и два варианта. { NAME("building-fortress", first: "upper") } не считает тех, кто { -limbo(case: "where") }, а { -building-library } даёт два любых товара, если { -role-craftsman } — вы.
pr-card-edition-rio-grande = Английские правила 2019 года: от 2 до 5 игроков, «{ -expansion-buildings }» и «{ -expansion-nobles }». { NAME("tile-forest", "plural", first: "upper") } берутся из отдельного запаса.
pr-card-edition-1897 = Правила «Puerto Rico 1897»: от 2 до 5 игроков, все четыре дополнения. { NAME("building-guest-house", first: "upper") } отправляет людей только в здания, а тайл, проданный { -building-land-office(case: "where") }, уходит { -open-row(case: "to") }.
pr-card-variant-one-of-each = Каждое { -violet-building }, в том числе из дополнений, есть в одном экземпляре, и владеть им может только один игрок. Драфта нет.
pr-card-variant-long-game = При любом числе игроков используются все { -person-colonist(count: "plural") } и все { -vp-chip(count: "plural") }. Игра заканчивается, только когда у кого-то полностью застроен { -city }; раунд доигрывают.

## В нескольких словах: здания

pr-brief-building-small-indigo-plant = перерабатывает 1 { NAME("good-indigo", 1, case: "accusative") }
pr-brief-building-small-sugar-mill = перерабатывает 1 { NAME("good-sugar", 1, case: "accusative") }
pr-brief-building-indigo-plant = перерабатывает до 3 { NAME("good-indigo", 3, case: "genitive") }
pr-brief-building-sugar-mill = перерабатывает до 3 { NAME("good-sugar", 3, case: "genitive") }
pr-brief-building-tobacco-storage = перерабатывает до 3 { NAME("good-tobacco", 3, case: "genitive") }
pr-brief-building-coffee-roaster = перерабатывает до 2 { NAME("good-coffee", 2, case: "genitive") }
pr-brief-building-small-market = +1 { NAME("doubloon", 1) } за продажу
pr-brief-building-hacienda = сначала закрытый тайл
pr-brief-building-construction-hut = { -tile-quarry(count: "plural") } и для вас
pr-brief-building-small-warehouse = хранит один вид целиком
pr-brief-building-hospice = { -person-colonist } на новый тайл
pr-brief-building-office = продажа такого же товара
pr-brief-building-large-market = +2 { NAME("doubloon", 2) } за продажу
pr-brief-building-large-warehouse = хранит два вида целиком
pr-brief-building-factory = { -doubloon(count: "plural") } за число видов
pr-brief-building-university = { -person-colonist } в новое здание
pr-brief-building-harbor = +1 очко за погрузку
pr-brief-building-wharf = свой корабль
pr-brief-building-guild-hall = в конце: предприятия
pr-brief-building-residence = в конце: заполненный { -island }
pr-brief-building-fortress = в конце: ваши { -person-colonist(count: "plural") }
pr-brief-building-customs-house = в конце: очки за игру
pr-brief-building-city-hall = в конце: { -violet-building(count: "plural") }
pr-brief-building-aqueduct = +1 { NAME("good-indigo", 1) } и +1 { NAME("good-sugar", 1) }
pr-brief-building-forest-house = { -tile-forest(count: "plural") } удешевляют здания
pr-brief-building-black-market = платите не только { -doubloon(count: "plural", case: "instrumental") }
pr-brief-building-storehouse = хранит ещё 3 { NAME("good", 3, case: "accusative") }
pr-brief-building-guest-house = 2 { NAME("person-colonist", 2) } про запас
pr-brief-building-trading-post = продажа без { -trading-house(case: "genitive") }
pr-brief-building-church = очки за постройки
pr-brief-building-small-wharf = свой корабль за пол-очка
pr-brief-building-lighthouse = { -doubloon } за каждую погрузку
pr-brief-building-specialty-factory = { -doubloon(count: "plural") } за один вид
pr-brief-building-library = двойные { -privilege(count: "plural") }
pr-brief-building-union-hall = очки за свои товары
pr-brief-building-statue = 8 очков и больше ничего
pr-brief-building-cloister = в конце: одинаковые тайлы
pr-brief-building-land-office = покупка; { -person-noble }: продажа
pr-brief-building-chapel = 1 { NAME("doubloon", 1) }; { -person-noble }: 1 очко
pr-brief-building-hunting-lodge = сброс тайла; { -person-noble }: 2 очка
pr-brief-building-zoning-office = −1; { -person-noble }: −2 за крупное
pr-brief-building-royal-supplier = товары в очки по числу { -person-noble(count: "plural", case: "genitive") }
pr-brief-building-villa = ещё 1 { NAME("person-noble", 1) }
pr-brief-building-jeweler = { -doubloon } за каждого { -person-noble(case: "accusative") }
pr-brief-building-royal-garden = в конце: очко за { -person-noble(case: "accusative") }

## В нескольких словах: роли

pr-brief-deed-raid = опустошить корабль, до 3 себе
pr-brief-deed-robbery = очко за каждый товар в нём
pr-brief-deed-luring = люди на ваши пустые кружки
pr-brief-deed-takeover = свободная роль и { -doubloon(count: "plural") }
pr-brief-role-settler = все берут { -plantation(case: "accusative") }, вы можете взять { -tile-quarry(case: "accusative") }
pr-brief-role-mayor = все получают { -person-colonist(count: "plural", case: "accusative") }, вы — на одного больше
pr-brief-role-builder = все могут строить, вы — на 1 { NAME("doubloon", 1, case: "accusative") } дешевле
pr-brief-role-craftsman = все производят товары, вы — на один больше
pr-brief-role-trader = все могут продать товар, вы — на 1 { NAME("doubloon", 1, case: "accusative") } дороже
pr-brief-role-captain = все обязаны грузить; за первую погрузку вам ещё 1 очко
pr-brief-role-prospector = вы получаете 1 { NAME("doubloon", 1, case: "accusative") }, остальные ничего
pr-brief-role-prospector-2 = вы получаете 1 { NAME("doubloon", 1, case: "accusative") }, остальные ничего
pr-brief-role-smuggler = только вы: { -deed-raid }, { -deed-robbery }, { -deed-luring } или { -deed-takeover }
