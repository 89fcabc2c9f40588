### Пуерто-Ріко українською: що робить кожна річ, і те саме кількома словами для вузьких списків.
### Змінні — перемикачі з editions.py та expansions/switches.py; логічні приходять як yes і no.

## Мануфактури

pr-card-building-small-indigo-plant = { NAME("phase-craftsman", case: "where", first: "upper") } { -person-colonist } у цій будівлі переробляє врожай однієї зайнятої { -tile-indigo(case: "genitive") } на 1 { NAME("good-indigo", 1, case: "accusative") }.
pr-card-building-small-sugar-mill = { NAME("phase-craftsman", case: "where", first: "upper") } { -person-colonist } у цій будівлі переробляє врожай однієї зайнятої { -tile-sugar(case: "genitive") } на 1 { NAME("good-sugar", 1, case: "accusative") }.
pr-card-building-indigo-plant = { NAME("phase-craftsman", case: "where", first: "upper") } кожен { -person-colonist } у цій будівлі переробляє врожай однієї зайнятої { -tile-indigo(case: "genitive") } на 1 { NAME("good-indigo", 1, case: "accusative") }, разом до 3.
pr-card-building-sugar-mill = { NAME("phase-craftsman", case: "where", first: "upper") } кожен { -person-colonist } у цій будівлі переробляє врожай однієї зайнятої { -tile-sugar(case: "genitive") } на 1 { NAME("good-sugar", 1, case: "accusative") }, разом до 3.
pr-card-building-tobacco-storage = { NAME("phase-craftsman", case: "where", first: "upper") } кожен { -person-colonist } у цій будівлі переробляє врожай однієї зайнятої { -tile-tobacco(case: "genitive") } на 1 { NAME("good-tobacco", 1, case: "accusative") }, разом до 3.
pr-card-building-coffee-roaster = { NAME("phase-craftsman", case: "where", first: "upper") } кожен { -person-colonist } у цій будівлі переробляє врожай однієї зайнятої { -tile-coffee(case: "genitive") } на 1 { NAME("good-coffee", 1, case: "accusative") }, разом до 2.

## Фіолетові будівлі базової гри

pr-card-building-small-market = Продаючи товар { -trading-house(case: "to") }, ви отримуєте на 1 { NAME("doubloon", 1, case: "accusative") } більше.
pr-card-building-hacienda = У свій хід { -phase-settler(case: "where") }, перш ніж узяти звичайний тайл, ви можете взяти одну закриту { -plantation(case: "accusative") } зі стосу; тоді її треба розмістити. Обміняти її на { -tile-quarry(case: "accusative") } не можна.
pr-card-building-construction-hut = У свій хід { -phase-settler(case: "where") } ви можете взяти { -tile-quarry(case: "accusative") } замість відкритої { -plantation(case: "genitive") }, навіть якщо { -role-settler } — не ви.
pr-card-building-small-warehouse = Наприкінці { -phase-captain(case: "genitive") } ви зберігаєте всі товари одного типу, додатково до одного товару, який зберігає кожен. Від відвантаження це не звільняє.
pr-card-building-hospice = Розміщуючи { -plantation(case: "accusative") } чи { -tile-quarry(case: "accusative") } { -phase-settler(case: "where") }, ви можете взяти на цей тайл 1 { NAME("person-colonist", 1, case: "accusative") } { -supply(case: "from") }, а якщо там нікого немає — { -colonist-ship(case: "from") }. { $hospice_hacienda ->
    [one_colonist_either_tile] Це можна зробити один раз за хід: або для тайла, який дає { -building-hacienda }, або для звичайного.
   *[ordinary_tile_only] На тайл, який дає { -building-hacienda }, це не поширюється.
}
pr-card-building-office = Ви можете продати { -trading-house(case: "to") } товар, який там уже є. Якщо вільних місць немає, продати не можна й вам.
pr-card-building-large-market = Продаючи товар { -trading-house(case: "to") }, ви отримуєте на 2 { NAME("doubloon", 2, case: "accusative") } більше, а якщо діє і { -building-small-market } — на 3.
pr-card-building-large-warehouse = Наприкінці { -phase-captain(case: "genitive") } ви зберігаєте всі товари двох типів, додатково до одного товару, який зберігає кожен. Якщо діє і { -building-small-warehouse }, типів три.
pr-card-building-factory = { NAME("phase-craftsman", case: "where", first: "upper") } ви отримуєте { -doubloon(count: "plural", case: "accusative") } за кількість виготовлених типів товарів: 1 за два типи, 2 за три, 3 за чотири, 5 за п’ять. Скільки товарів кожного типу, не важливо.
pr-card-building-university = Коли ви зводите будівлю, ви можете взяти в неї 1 { NAME("person-colonist", 1, case: "accusative") } { -supply(case: "from") }, а якщо там нікого немає — { -colonist-ship(case: "from") }. Лише одного, хоч би скільки в ній було місць.
pr-card-building-harbor = За кожне своє відвантаження { -phase-captain(case: "where") } ви отримуєте ще 1 { NAME("victory-point", 1, case: "accusative") }. { NAME("building-wharf", first: "upper") } і { -building-small-wharf } теж рахуються.
pr-card-building-wharf = Один раз за { -phase-captain(case: "accusative") }, у будь-який свій хід, ви можете замість відвантаження { -cargo-ship(case: "to") } повернути { -supply(case: "to") } всі свої товари одного типу й отримати за кожен 1 { NAME("victory-point", 1, case: "accusative") }. Що лежить на кораблях, не важливо.
pr-card-building-guild-hall = Наприкінці гри ви отримуєте 1 { NAME("victory-point", 1, case: "accusative") } за { -building-small-indigo-plant(case: "accusative") }, 1 за { -building-small-sugar-mill(case: "accusative") } і по 2 за кожну іншу свою { -production-building(case: "accusative") }, активну чи ні.
pr-card-building-residence = { $residence_least_tiles ->
    [0] Наприкінці гри ви отримуєте { -victory-point(count: "plural", case: "accusative") } за заповнені { -island-space(count: "plural", case: "accusative") }: 4 за 9 і менше, 5 за 10, 6 за 11, 7 за всі 12. Чи є там { -person-colonist(count: "plural") }, не важливо.
   *[other] Наприкінці гри ви отримуєте { -victory-point(count: "plural", case: "accusative") } за заповнені { -island-space(count: "plural", case: "accusative") }: 4 за 1–9, 5 за 10, 6 за 11, 7 за всі 12. Чи є там { -person-colonist(count: "plural") }, не важливо.
}
pr-card-building-fortress = { $fortress_counts_limbo ->
    [yes] Наприкінці гри ви отримуєте 1 { NAME("victory-point", 1, case: "accusative") } за кожних трьох своїх { -person-colonist(count: "plural", case: "genitive") }. Ті, хто { -limbo(case: "where") }, теж рахуються.
   *[no] Наприкінці гри ви отримуєте 1 { NAME("victory-point", 1, case: "accusative") } за кожних трьох своїх { -person-colonist(count: "plural", case: "genitive") } на тайлах і в будівлях. Ті, хто { -limbo(case: "where") }, не рахуються.
}
pr-card-building-customs-house = { $customs_counts_paper ->
    [yes] Наприкінці гри ви отримуєте 1 { NAME("victory-point", 1, case: "accusative") } за кожні чотири, здобуті під час гри: жетонами чи на папері. Очки будівель не рахуються.
   *[no] Наприкінці гри ви отримуєте 1 { NAME("victory-point", 1, case: "accusative") } за кожні чотири, які ви маєте жетонами. Очки на папері й очки будівель не рахуються.
}
pr-card-building-city-hall = Наприкінці гри ви отримуєте 1 { NAME("victory-point", 1, case: "accusative") } за кожну { -violet-building(case: "accusative") } у своєму місті, активну чи ні, разом із цією.

## Будівлі доповнення I

pr-card-building-aqueduct = Якщо { -phase-craftsman(case: "where") } ви виготовляєте { -good-indigo(case: "accusative") } і діє { -building-indigo-plant }, ви отримуєте ще 1 { NAME("good-indigo", 1, case: "accusative") }; так само із { -good-sugar(case: "instrumental") }, якщо діє { -building-sugar-mill }. Малі мануфактури не рахуються.
pr-card-building-forest-house = { $forest_source ->
    [stock] У свій хід { -phase-settler(case: "where") } ви можете замість тайла розмістити { -tile-forest(case: "accusative") } з окремого стосу; { -open-row } при цьому не меншає.
   *[face_up_plantation] У свій хід { -phase-settler(case: "where") } ви можете покласти взяту відкриту { -plantation(case: "accusative") } долілиць, як { -tile-forest(case: "accusative") }.
} Кожні два { -tile-forest(count: "plural") } здешевлюють ваші будівлі на 1 { NAME("doubloon", 1, case: "accusative") }, навіть якщо { -building-forest-house } не діє. { $forest_hacienda ->
    [peek_then_return] Тайл, який дає { -building-hacienda }, ви можете спершу подивитися; якщо замість нього ви розміщуєте { -tile-forest(case: "accusative") }, він повертається до стосу.
    [peek_then_place] Тайл, який дає { -building-hacienda }, ви можете спершу подивитися, а тоді розмістити будь-яким боком.
   *[face_up_only] Тайл, який дає { -building-hacienda }, покласти як { -tile-forest(case: "accusative") } не можна.
}
pr-card-building-black-market = Якщо під час будівництва вам бракує { -doubloon(count: "plural", case: "genitive") }, ви можете повернути 1 { NAME("person-colonist", 1, case: "accusative") }, 1 { NAME("good", 1, case: "accusative") } і 1 { NAME("victory-point", 1, case: "accusative") } жетоном або щось із цього, кожне замість 1 { NAME("doubloon", 1, case: "genitive") }. Це має точно покрити нестачу, а останнього { -person-colonist(case: "accusative") } { -building-black-market(case: "where") } повернути не можна.
pr-card-building-storehouse = Наприкінці { -phase-captain(case: "genitive") } ви зберігаєте ще 3 { NAME("good", 3, case: "accusative") } будь-яких типів, додатково до одного товару, який зберігає кожен.
pr-card-building-guest-house = { $guest_targets ->
    [buildings] { NAME("phase-mayor", case: "where", first: "upper") } тут можна залишити до 2 { NAME("person-colonist", 2, case: "genitive") }. У будь-якій іншій фазі, на початку, наприкінці чи перед своїм ходом, ви можете перевести одного чи обох на вільні місця своїх будівель; вони відразу працюють і залишаються там до наступної { -phase-mayor(case: "genitive") }.
   *[all] { NAME("phase-mayor", case: "where", first: "upper") } тут можна залишити до 2 { NAME("person-colonist", 2, case: "genitive") }. У будь-якій іншій фазі, на початку, наприкінці чи перед своїм ходом, ви можете перевести одного чи обох на вільні місця своїх { -plantation(count: "plural", case: "genitive") }, { -tile-quarry(count: "plural", case: "genitive") } і будівель; вони відразу працюють і залишаються там до наступної { -phase-mayor(case: "genitive") }.
}
pr-card-building-trading-post = { NAME("phase-trader", case: "where", first: "upper") } ви можете замість продажу { -trading-house(case: "to") } продати один товар будь-якого типу { -supply(case: "to") } за звичайною ціною, навіть якщо { -trading-house } заповнений або такий товар там уже є. { NAME("privilege", first: "upper") } { -role-trader(case: "genitive") } діє, ринки — ні.
pr-card-building-church = Коли ви зводите будівлю другого чи третього ряду, ви отримуєте 1 { NAME("victory-point", 1, case: "accusative") }, четвертого — 2. Перший ряд і сама ця будівля не дають нічого.
pr-card-building-small-wharf = Один раз за { -phase-captain(case: "accusative") }, у будь-який свій хід, ви можете замість відвантаження { -cargo-ship(case: "to") } повернути { -supply(case: "to") } будь-які свої товари, принаймні 1, у будь-якому поєднанні. За кожні два ви отримуєте 1 { NAME("victory-point", 1, case: "accusative") }.
pr-card-building-lighthouse = За кожне своє відвантаження { -phase-captain(case: "where") } ви отримуєте 1 { NAME("doubloon", 1, case: "accusative") }. Якщо { -role-captain } — ви, то ще 1 на початку фази, навіть якщо ви нічого не відвантажуєте.
pr-card-building-specialty-factory = { NAME("phase-craftsman", case: "where", first: "upper") } ви отримуєте { -doubloon(count: "plural", case: "accusative") } за той тип, якого виготовляєте найбільше, крім { -good-corn(case: "genitive") }: на 1 менше, ніж виготовлено таких товарів. { $specialty_counts_bonus ->
    [yes] Товари, які дає { -privilege } { -role-craftsman(case: "genitive") }, теж рахуються.
   *[no] Товари, які дає { -privilege } { -role-craftsman(case: "genitive") }, не рахуються.
}
pr-card-building-library = Подвоює { -privilege(case: "accusative") } ролі, яку ви берете. { NAME("role-settler", first: "upper") }: після всіх ще одна відкрита { -plantation } ({ -tile-quarry } — лише якщо діє { -building-construction-hut }; { -building-hospice } тут не допомагає; нічого, якщо ви не взяли першого тайла). { NAME("role-mayor", first: "upper") }: 2 { NAME("person-colonist", 2) }; { -role-builder }: на 2 { NAME("doubloon", 2, case: "accusative") } дешевше; { -role-trader }: на 2 { NAME("doubloon", 2, case: "accusative") } більше; { -role-captain }: на 2 { NAME("victory-point", 2, case: "accusative") } більше; { -role-prospector }: 2 { NAME("doubloon", 2) }. { $library_craftsman ->
    [any] { NAME("role-craftsman", first: "upper") }: 2 { NAME("good", 2) } виготовлених вами типів, однакові чи різні.
   *[different] { NAME("role-craftsman", first: "upper") }: 2 { NAME("good", 2) } різних типів із виготовлених вами.
}
pr-card-building-union-hall = У свій перший хід { -phase-captain(case: "where") }, до відвантаження, ви отримуєте 1 { NAME("victory-point", 1, case: "accusative") } за кожні два однакові товари, які маєте. Товари залишаються у вас.
pr-card-building-statue = Приносить 8 { NAME("victory-point", 8, case: "accusative") } і більше нічого не робить; місць у цій будівлі немає. { NAME("person-colonist", first: "upper") }, якого дає { -building-university }, іде { -limbo(case: "to") }.
pr-card-building-cloister = Наприкінці гри ви отримуєте очки за трійки однакових тайлів { -island(case: "where") }, серед них { -tile-quarry(count: "plural") } і { -tile-forest(count: "plural") }: за 1 трійку 1 { NAME("victory-point", 1, case: "accusative") }, за 2 — 3, за 3 — 6, за 4 — 10.

## Будівлі доповнення II

pr-card-building-land-office = { $land_office_sale ->
    [open_row] Діє один раз { -phase-trader(case: "where") }, у ваш хід, крім продажу товару. Якщо тут { -person-colonist }, ви можете за 1 { NAME("doubloon", 1, case: "accusative") } взяти закриту { -plantation(case: "accusative") } зі стосу і розмістити її; якщо { -person-noble } — продати одну свою { -plantation(case: "accusative") } за 1 { NAME("doubloon", 1, case: "accusative") }. Проданий тайл кладуть горілиць { -open-row(case: "to") }, { -person-colonist } з нього йде { -limbo(case: "to") }.
   *[discard] Діє один раз { -phase-trader(case: "where") }, у ваш хід, крім продажу товару. Якщо тут { -person-colonist }, ви можете за 1 { NAME("doubloon", 1, case: "accusative") } взяти закриту { -plantation(case: "accusative") } зі стосу і розмістити її; якщо { -person-noble } — продати одну свою { -plantation(case: "accusative") } за 1 { NAME("doubloon", 1, case: "accusative") }. Проданий тайл іде { -discards(case: "to") }, { -person-colonist } з нього йде { -limbo(case: "to") }.
} { $land_office_forest ->
    [sell_any] { NAME("tile-forest", case: "accusative", first: "upper") } теж можна продати; покласти куплений тайл як { -tile-forest(case: "accusative") } можна, лише якщо діє { -building-forest-house }.
   *[needs_forest_house] Продати { -tile-forest(case: "accusative") } або покласти куплений тайл як { -tile-forest(case: "accusative") } можна, лише якщо діє { -building-forest-house }.
}
pr-card-building-chapel = { NAME("phase-craftsman", case: "where", first: "upper") } ви отримуєте 1 { NAME("doubloon", 1, case: "accusative") }, якщо тут { -person-colonist }, або 1 { NAME("victory-point", 1, case: "accusative") }, якщо { -person-noble }. Виготовляти для цього нічого не треба.
pr-card-building-hunting-lodge = Наприкінці { -phase-settler(case: "genitive") }: якщо тут { -person-colonist }, ви можете без компенсації скинути одну свою { -plantation(case: "accusative") } чи { -tile-forest(case: "accusative") }, і той, хто там стоїть, іде { -limbo(case: "to") }; якщо { -person-noble } — ви отримуєте 2 { NAME("victory-point", 2, case: "accusative") }, коли порожніх { -island-space(count: "plural", case: "genitive") } у вас більше, ніж у будь-кого іншого.
pr-card-building-zoning-office = Якщо тут { -person-colonist }, { -small-building } (ряди з першого по третій) коштує вам на 1 { NAME("doubloon", 1, case: "accusative") } менше; якщо { -person-noble }, { -large-building } коштує вам на 2 { NAME("doubloon", 2, case: "accusative") } менше.
pr-card-building-royal-supplier = У свій перший хід { -phase-captain(case: "where") }, до відвантаження, ви можете повернути { -supply(case: "to") } товари різних типів, не більше, ніж маєте { -person-noble(count: "plural", case: "genitive") }, і отримати за кожен 1 { NAME("victory-point", 1, case: "accusative") }. Це не відвантаження, тож бонусів за це немає.
pr-card-building-villa = У свій перший хід { -phase-mayor(case: "where") } ви можете додатково взяти 1 { NAME("person-noble", 1, case: "accusative") } { -supply(case: "from") }, а якщо таких не лишилося — { -person-colonist(case: "accusative") }.
pr-card-building-jeweler = { NAME("phase-craftsman", case: "where", first: "upper") } ви отримуєте 1 { NAME("doubloon", 1, case: "accusative") } за кожного свого { -person-noble(case: "accusative") }. Товарів ця будівля не дає, але це { -production-building }, а не { -violet-building }.
pr-card-building-royal-garden = Наприкінці гри ви отримуєте ще 1 { NAME("victory-point", 1, case: "accusative") } за кожного свого { -person-noble(case: "accusative") }, тож кожен приносить 2.

## Ролі

pr-card-role-settler = Усі по черзі можуть узяти відкриту { -plantation(case: "accusative") }. { NAME("privilege", first: "upper") }: ви можете натомість узяти { -tile-quarry(case: "accusative") }.
pr-card-role-mayor = { NAME("privilege", first: "upper") }: спершу ви можете взяти 1 { NAME("person-colonist", 1, case: "accusative") } { -supply(case: "from") }. Далі всіх { -colonist-ship(case: "where") } роздають по одному, починаючи з вас, і кожен розміщує своїх; місце не можна лишити порожнім, поки хтось чекає { -limbo(case: "where") }. { $mayor_rearrange ->
    [yes] Тих, хто вже стоїть на місцях, теж можна переставити.
   *[no] Ті, хто вже стоїть на місцях, там і залишаються.
}
pr-card-role-builder = Усі по черзі можуть звести одну будівлю. { NAME("privilege", first: "upper") }: ви платите на 1 { NAME("doubloon", 1, case: "accusative") } менше.
pr-card-role-craftsman = Усі отримують товари зі своїх зайнятих { -plantation(count: "plural", case: "genitive") } і активних { -production-building(count: "plural", case: "genitive") }. { NAME("privilege", first: "upper") }: після цього ви можете взяти ще 1 { NAME("good", 1, case: "accusative") } того типу, який виготовили.
pr-card-role-trader = Усі по черзі можуть продати один товар { -trading-house(case: "to") }. { NAME("privilege", first: "upper") }: за свій продаж ви отримуєте на 1 { NAME("doubloon", 1, case: "accusative") } більше.
pr-card-role-captain = По черзі, коло за колом, кожен, хто може, мусить відвантажити товари одного типу на один { -cargo-ship(case: "accusative") }, скільки вміститься, і отримує за кожен 1 { NAME("victory-point", 1, case: "accusative") }. { NAME("privilege", first: "upper") }: за перше відвантаження ви отримуєте ще 1 { NAME("victory-point", 1, case: "accusative") }.
pr-card-role-prospector = Ви отримуєте 1 { NAME("doubloon", 1, case: "accusative") } { -bank(case: "from") }. Решта нічого не робить.
pr-card-role-prospector-2 = Ви отримуєте 1 { NAME("doubloon", 1, case: "accusative") } { -bank(case: "from") }. Решта нічого не робить.
pr-card-role-smuggler = Дієте лише ви й обираєте одне з чотирьох: { -deed-raid }, { -deed-robbery }, { -deed-luring } або { -deed-takeover }. Ви отримуєте { -wanted-token(case: "accusative") } і не можете знову взяти цю роль, доки її не візьме хтось інший.

## Тайли

pr-card-tile-corn = Якщо тут стоїть { -person-colonist }, { -phase-craftsman(case: "where") } ви отримуєте 1 { NAME("good-corn", 1, case: "accusative") }. { NAME("production-building", first: "upper") } не потрібна.
pr-card-tile-indigo = Якщо { -person-colonist } стоїть і тут, і { -building-small-indigo-plant(case: "where") } або { -building-indigo-plant(case: "where") }, { -phase-craftsman(case: "where") } ви отримуєте 1 { NAME("good-indigo", 1, case: "accusative") }.
pr-card-tile-sugar = Якщо { -person-colonist } стоїть і тут, і { -building-small-sugar-mill(case: "where") } або { -building-sugar-mill(case: "where") }, { -phase-craftsman(case: "where") } ви отримуєте 1 { NAME("good-sugar", 1, case: "accusative") }.
pr-card-tile-tobacco = Якщо { -person-colonist } стоїть і тут, і { -building-tobacco-storage(case: "where") }, { -phase-craftsman(case: "where") } ви отримуєте 1 { NAME("good-tobacco", 1, case: "accusative") }.
pr-card-tile-coffee = Якщо { -person-colonist } стоїть і тут, і { -building-coffee-roaster(case: "where") }, { -phase-craftsman(case: "where") } ви отримуєте 1 { NAME("good-coffee", 1, case: "accusative") }.
pr-card-tile-quarry = Кожна зайнята { -tile-quarry } здешевлює для вас будівлю на 1 { NAME("doubloon", 1, case: "accusative") }, але не більш як на 1 у першому ряду, на 2 у другому, на 3 у третьому й на 4 у четвертому.
pr-card-tile-forest = { $forest_source ->
    [stock] Тайл з окремого стосу; розмістити його дає змогу { -building-forest-house }.
   *[face_up_plantation] { NAME("plantation", first: "upper") }, яку { -building-forest-house } дає змогу покласти долілиць.
} Кожні два { -tile-forest(count: "plural") } здешевлюють ваші будівлі на 1 { NAME("doubloon", 1, case: "accusative") } у будь-якому ряду. Місця для людей тут немає: { -person-colonist }, якого дає { -building-hospice }, іде { -limbo(case: "to") }.

## Товари

pr-card-good-corn = Ціна { -trading-house(case: "where") }: 0 { NAME("doubloon", 0) }. Потрібна лише зайнята { -tile-corn }, без жодної будівлі.
pr-card-good-indigo = Ціна { -trading-house(case: "where") }: 1 { NAME("doubloon", 1) }. Потрібні зайнята { -tile-indigo } і { -person-colonist } { -building-small-indigo-plant(case: "where") } або { -building-indigo-plant(case: "where") }.
pr-card-good-sugar = Ціна { -trading-house(case: "where") }: 2 { NAME("doubloon", 2) }. Потрібні зайнята { -tile-sugar } і { -person-colonist } { -building-small-sugar-mill(case: "where") } або { -building-sugar-mill(case: "where") }.
pr-card-good-tobacco = Ціна { -trading-house(case: "where") }: 3 { NAME("doubloon", 3) }. Потрібні зайнята { -tile-tobacco } і { -person-colonist } { -building-tobacco-storage(case: "where") }.
pr-card-good-coffee = Ціна { -trading-house(case: "where") }: 4 { NAME("doubloon", 4) }. Потрібні зайнята { -tile-coffee } і { -person-colonist } { -building-coffee-roaster(case: "where") }.

## Люди, місця, гроші й очки

pr-card-person-colonist = Стоячи на своєму місці, приводить у дію { -plantation(case: "accusative") }, { -tile-quarry(case: "accusative") } чи будівлю. Нові прибувають і розміщуються { -phase-mayor(case: "where") }, винятків небагато.
pr-card-person-noble = Усюди заміняє { -person-colonist(case: "accusative") }, але деякі будівлі діють із ним інакше. Наприкінці гри кожен приносить 1 { NAME("victory-point", 1, case: "accusative") }, хоч би де стояв.
pr-card-governor = Першим у раунді бере роль. Після раунду картка переходить до сусіда ліворуч.
pr-card-trading-house = Вміщує чотири товари різних типів; продати такий самий дає змогу лише { -building-office }. Якщо наприкінці { -phase-trader(case: "genitive") } вільних місць немає, усі товари повертаються { -supply(case: "to") }.
pr-card-cargo-ship = Везе товари одного типу, і на двох кораблях не може бути однакових. Наприкінці { -phase-captain(case: "genitive") } вантаж повних кораблів іде { -supply(case: "to") }, решта зберігає свій.
pr-card-colonist-ship = Усіх, хто тут є, роздають { -phase-mayor(case: "where") }. Потім сюди ставлять по одному на кожне порожнє місце в будівлях усіх гравців, але не менше, ніж гравців. Якщо { -supply(case: "where") } стільки немає, гра завершується після цього раунду (крім доповнення «{ -expansion-nobles }» і варіанта «{ -variant-long-game }»).
pr-card-limbo = Тут чекають ваші { -person-colonist(count: "plural") }, яким не вистачило місця. { NAME("phase-mayor", case: "where", first: "upper") } ви їх розміщуєте; залишаються лише ті, для кого порожніх місць немає.
pr-card-supply = Спільні для всіх { -person-colonist(count: "plural") }, товари й { -vp-chip(count: "plural") }. Чого тут немає, того ніхто не отримує; лише { -victory-point(count: "plural", case: "accusative") } тоді записують на папері.
pr-card-open-row = Відкриті { -plantation(count: "plural") }, з яких обирають { -phase-settler(case: "where") }: їх на одну більше, ніж гравців. Потім решта йде { -discards(case: "to") } і відкривають нові.
pr-card-discards = { NAME("plantation", "plural", first: "upper") }, яких ніхто не взяв. Коли закриті тайли закінчуються, скинуті перемішують, і вони стають новим стосом.
pr-card-circle = Призначене для одного { -person-colonist(case: "genitive") }. Тайл чи будівля, де стоїть принаймні один, діє; без нього не робить нічого.
pr-card-island = 12 полів для { -plantation(count: "plural", case: "genitive") }, { -tile-quarry(count: "plural", case: "genitive") } і { -tile-forest(count: "plural", case: "genitive") }. Коли всі вони заповнені, нових тайлів узяти не можна.
pr-card-city = 12 ділянок для будівель; { -large-building } займає дві. Коли хтось заповнює останню, гра завершується після цього раунду.
pr-card-doubloon = Гроші на будівництво. Після кожного раунду на кожну роль, якої ніхто не взяв, кладуть 1 { NAME("doubloon", 1, case: "accusative") } для того, хто її візьме; наприкінці гри { -doubloon(count: "plural") } і товари вирішують лише нічию.
pr-card-victory-point = Перемагає той, у кого їх найбільше. Їх дають відвантаження товарів, будівлі та, наприкінці гри, активні великі будівлі. { $vp_secret ->
    [yes] Жетони лежать долілиць: скільки їх, знає лише власник.
   *[no] Жетони кожного видно всім.
} { $vp_end_any_phase ->
    [yes] Коли { -supply(case: "from") } йде останній жетон, гра завершується після цього раунду (крім варіанта «{ -variant-long-game }»).
   *[no] Коли { -phase-captain(case: "where") } { -supply(case: "from") } йде останній жетон, гра завершується після цього раунду (крім варіанта «{ -variant-long-game }»).
}
pr-card-privilege = Перевага гравця, який узяв роль. Користуватися нею не обов’язково; хто не виконує дії ролі, той переваги не має.

## Контрабандист і фестиваль

pr-card-wanted-token = Лежить в останнього, хто брав роль { -role-smuggler(case: "genitive") }. Цей гравець не може взяти її знову, доки її не візьме хтось інший.
pr-card-deed-raid = Розвантажте один { -cargo-ship(case: "accusative") }. До трьох товарів ви залишаєте собі, решта йде { -supply(case: "to") }.
pr-card-deed-robbery = Поверніть усі товари { -trading-house(case: "from") } { -supply(case: "to") } й отримайте за кожен 1 { NAME("victory-point", 1, case: "accusative") }.
pr-card-deed-luring = Прибирайте людей { -colonist-ship(case: "from") }, доки їх там не залишиться стільки, скільки гравців. До трьох із них ви відразу ставите на свої порожні місця, решта йде { -supply(case: "to") }.
pr-card-deed-takeover = Покладіть перед собою роль, якої ніхто не взяв, і заберіть з неї всі { -doubloon(count: "plural", case: "accusative") }. Інші ще можуть її взяти: тоді ви отримуєте 3 { NAME("doubloon", 3, case: "accusative") }. Якщо її ніхто не бере, наприкінці раунду ви розігруєте її як свою.
pr-card-festival = Відкрито три цілі: { -plantation(count: "plural") } одного типу, три товари, будівля. Нагороду за кожну отримує той, хто досягає її першим, і лише один раз.
pr-card-goal-plantation = Перший, хто має три { -plantation(count: "plural") } вказаного типу, бере 3 { NAME("person-colonist", 3, case: "accusative") } { -supply(case: "from") } і відразу їх розміщує.
pr-card-goal-goods = Перший, хто за одну { -phase-craftsman(case: "accusative") } виготовляє три вказані товари, отримує 3 { NAME("doubloon", 3, case: "accusative") }.
pr-card-goal-building = Перший, хто зводить вказану будівлю, отримує 3 { NAME("victory-point", 3, case: "accusative") }.

## Фази

pr-card-phase-draft = Перед грою ви по черзі обираєте { -violet-building(count: "plural", case: "accusative") }, кожну на вільне місце з такою самою вартістю, доки не зайнято всі 12 малих і 5 великих місць. Решта участі у грі не бере. { $draft_first ->
    [random] Хто починає, вирішує жереб.
   *[governor] Починає { -governor }.
} { $x1_office_trading_post ->
    [none] { NAME("building-office", first: "upper") } і { -building-trading-post } можуть бути у грі разом.
   *[other] { NAME("building-office", first: "upper") } і { -building-trading-post } разом у грі не бувають.
} { $x1_hacienda_forest_house ->
    [none] { NAME("building-hacienda", first: "upper") } і { -building-forest-house } можуть бути у грі разом.
   *[other] { NAME("building-hacienda", first: "upper") } і { -building-forest-house } разом у грі не бувають.
}
pr-card-phase-storage = Наприкінці { -phase-captain(case: "genitive") } кожен зберігає 1 { NAME("good", 1, case: "accusative") } на вибір; більше дають зберегти { -building-small-warehouse }, { -building-large-warehouse } і { -building-storehouse }. Усе інше повертається без компенсації { -supply(case: "to") }.

## Види будівель

pr-card-production-building = { NAME("phase-craftsman", case: "where", first: "upper") } переробляє врожай { -plantation(count: "plural", case: "genitive") } на товари: по 1 на кожного { -person-colonist(case: "accusative") } в будівлі, якщо для нього є зайнята { -plantation } потрібного типу.
pr-card-violet-building = Будь-яка будівля, крім { -production-building(count: "plural", case: "genitive") }. Щоб вона діяла, досить одного { -person-colonist(case: "genitive") }, а користуватися нею не обов’язково; надруковані очки рахуються завжди.
pr-card-large-building = Коштує 10 { NAME("doubloon", 10, case: "accusative") } і займає дві { -city-space(count: "plural", case: "accusative") }, але це одна будівля. Додаткові очки наприкінці гри дає, лише якщо діє; надруковані рахуються завжди.

## Доповнення, видання, варіанти

pr-card-expansion-buildings = Ще 14 різновидів { -violet-building(count: "plural", case: "genitive") }. Перед грою ви обираєте, які з усіх братимуть участь: 12 малих і 5 великих.
pr-card-expansion-nobles = Ще 8 будівель і { -person-noble(count: "plural") }: один прибуває щоразу, коли поповнюють { -colonist-ship(case: "accusative") }, і наприкінці гри приносить 1 { NAME("victory-point", 1, case: "accusative") }. Нестача { -person-colonist(count: "plural", case: "genitive") } більше не завершує гри. { $x2_all_colonists ->
    [yes] За будь-якої кількості гравців у грі всі 100 { NAME("person-colonist", 100) }.
   *[no] Скільки { -person-colonist(count: "plural", case: "genitive") } у грі, залежить від кількості гравців, як і без доповнення.
}
pr-card-expansion-smuggler = Ще одна роль — { -role-smuggler } — і 4 { NAME("deed", 4) } на вибір. { NAME("doubloon", "plural", case: "genitive", first: "upper") } на неї ніколи не кладуть.
pr-card-expansion-festival = Три випадкові цілі: перший, хто досягає однієї з них, отримує 3 { NAME("person-colonist", 3, case: "accusative") }, 3 { NAME("doubloon", 3, case: "accusative") } або 3 { NAME("victory-point", 3, case: "accusative") }.
pr-card-edition-classic = Класичні правила: від 3 до 5 гравців, без доповнень. Розміщені { -person-colonist(count: "plural") } залишаються на місці, а { -building-hospice } допомагає і з тайлом, який дає { -building-hacienda }.
pr-card-edition-polish = Польські правила: від 2 до 5 гравців, «{ -expansion-buildings }» і два варіанти. { NAME("building-fortress", first: "upper") } не рахує тих, хто { -limbo(case: "where") }, а { -building-library } дає два будь-які товари, якщо { -role-craftsman } — ви.
pr-card-edition-rio-grande = Англійські правила 2019 року: від 2 до 5 гравців, «{ -expansion-buildings }» і «{ -expansion-nobles }». { NAME("tile-forest", "plural", first: "upper") } беруть з окремого стосу.
pr-card-edition-1897 = Правила «Puerto Rico 1897»: від 2 до 5 гравців, усі чотири доповнення. { NAME("building-guest-house", first: "upper") } відправляє людей лише в будівлі, а тайл, проданий { -building-land-office(case: "where") }, іде { -open-row(case: "to") }.
pr-card-variant-one-of-each = Кожна { -violet-building }, зокрема з доповнень, є в одному примірнику, і володіти нею може лише один гравець. Драфту немає.
pr-card-variant-long-game = За будь-якої кількості гравців у грі всі { -person-colonist(count: "plural") } і всі { -vp-chip(count: "plural") }. Гра завершується, лише коли хтось повністю забудовує { -city(case: "accusative") }; раунд дограють.

## Кількома словами: будівлі

pr-brief-building-small-indigo-plant = переробляє 1 { NAME("good-indigo", 1, case: "accusative") }
pr-brief-building-small-sugar-mill = переробляє 1 { NAME("good-sugar", 1, case: "accusative") }
pr-brief-building-indigo-plant = переробляє до 3 { NAME("good-indigo", 3, case: "genitive") }
pr-brief-building-sugar-mill = переробляє до 3 { NAME("good-sugar", 3, case: "genitive") }
pr-brief-building-tobacco-storage = переробляє до 3 { NAME("good-tobacco", 3, case: "genitive") }
pr-brief-building-coffee-roaster = переробляє до 2 { NAME("good-coffee", 2, case: "genitive") }
pr-brief-building-small-market = +1 { NAME("doubloon", 1) } за продаж
pr-brief-building-hacienda = спершу закритий тайл
pr-brief-building-construction-hut = { -tile-quarry(count: "plural") } і для вас
pr-brief-building-small-warehouse = зберігає цілком один тип
pr-brief-building-hospice = { -person-colonist } на новий тайл
pr-brief-building-office = продаж такого самого товару
pr-brief-building-large-market = +2 { NAME("doubloon", 2) } за продаж
pr-brief-building-large-warehouse = зберігає цілком два типи
pr-brief-building-factory = { -doubloon(count: "plural") } за кількість типів
pr-brief-building-university = { -person-colonist } у нову будівлю
pr-brief-building-harbor = +1 очко за відвантаження
pr-brief-building-wharf = власний корабель
pr-brief-building-guild-hall = у кінці: { -production-building(count: "plural") }
pr-brief-building-residence = у кінці: заповнений { -island }
pr-brief-building-fortress = у кінці: ваші { -person-colonist(count: "plural") }
pr-brief-building-customs-house = у кінці: очки за гру
pr-brief-building-city-hall = у кінці: { -violet-building(count: "plural") }
pr-brief-building-aqueduct = +1 { NAME("good-indigo", 1) } і +1 { NAME("good-sugar", 1) }
pr-brief-building-forest-house = { -tile-forest(count: "plural") } здешевлюють будівлі
pr-brief-building-black-market = платите не лише { -doubloon(count: "plural", case: "instrumental") }
pr-brief-building-storehouse = зберігає ще 3 { NAME("good", 3, case: "accusative") }
pr-brief-building-guest-house = 2 { NAME("person-colonist", 2) } на потім
pr-brief-building-trading-post = продаж без { -trading-house(case: "genitive") }
pr-brief-building-church = очки за будівництво
pr-brief-building-small-wharf = власний корабель, по пів очка
pr-brief-building-lighthouse = +1 { NAME("doubloon", 1) } за відвантаження
pr-brief-building-specialty-factory = { -doubloon(count: "plural") } за один тип
pr-brief-building-library = подвійні { -privilege(count: "plural") }
pr-brief-building-union-hall = очки за свої товари
pr-brief-building-statue = 8 очок і більше нічого
pr-brief-building-cloister = у кінці: однакові тайли
pr-brief-building-land-office = купівля; { -person-noble }: продаж
pr-brief-building-chapel = 1 { NAME("doubloon", 1) }; { -person-noble }: 1 очко
pr-brief-building-hunting-lodge = скид тайла; { -person-noble }: 2 очки
pr-brief-building-zoning-office = малі −1; { -person-noble }: великі −2
pr-brief-building-royal-supplier = очко за товар на { -person-noble(case: "accusative") }
pr-brief-building-villa = ще 1 { NAME("person-noble", 1) }
pr-brief-building-jeweler = { -doubloon } за { -person-noble(case: "accusative") }
pr-brief-building-royal-garden = у кінці: очко за { -person-noble(case: "accusative") }

## Кількома словами: ролі

pr-brief-deed-raid = спорожнити корабель, до 3 собі
pr-brief-deed-robbery = очко за кожен товар у ньому
pr-brief-deed-luring = люди на ваші порожні місця
pr-brief-deed-takeover = вільна роль і { -doubloon(count: "plural") }
pr-brief-role-settler = усі беруть { -plantation(case: "accusative") }, ви можете взяти { -tile-quarry(case: "accusative") }
pr-brief-role-mayor = усі отримують { -person-colonist(count: "plural", case: "accusative") }, ви — на одного більше
pr-brief-role-builder = усі можуть звести будівлю, ви — на 1 { NAME("doubloon", 1, case: "accusative") } дешевше
pr-brief-role-craftsman = усі виготовляють товари, ви — на один більше
pr-brief-role-trader = усі можуть продати товар, ви — на 1 { NAME("doubloon", 1, case: "accusative") } дорожче
pr-brief-role-captain = усі мусять відвантажувати; за перше вам ще 1 очко
pr-brief-role-prospector = ви отримуєте 1 { NAME("doubloon", 1, case: "accusative") }, решта нічого
pr-brief-role-prospector-2 = ви отримуєте 1 { NAME("doubloon", 1, case: "accusative") }, решта нічого
pr-brief-role-smuggler = лише ви: { -deed-raid }, { -deed-robbery }, { -deed-luring } чи { -deed-takeover }
