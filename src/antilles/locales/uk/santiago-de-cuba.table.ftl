### Сантьяго-де-Куба українською: написи столу, відомості про речі, очки й підсумок.

## Частини

sdc-thing = { NAME($thing) }
sdc-goods = { $number } { NAME($good, $number) }
sdc-pesos = { $pesos } { NAME("peso", $pesos) }
sdc-points = { $points } { -vp }
sdc-die-colour = { $die ->
    [die-white] білий
    [die-green] зелений
    [die-orange] помаранчевий
    [die-red] червоний
   *[die-black] чорний
}
sdc-flower-colour = { $flower ->
    [flower-yellow] жовта
    [flower-blue] синя
    [flower-red] червона
   *[flower-white] біла
}

## Заголовок столу

sdc-table-title = Сантьяго-де-Куба
sdc-table-turn = хід { $turn }: { $player }
sdc-table-first-demand = перший { -demand }
sdc-table-over = гру закінчено
sdc-table-ship = корабель { $ship } з { $ships }

## Чим цей стіл відрізняється

sdc-played-flower = { NAME($cuban) }: { NAME($flower) }
sdc-played-price-track = { -price-track } { $prices }
sdc-played-street = вулиця за домовленістю
sdc-played-venues = заклади за домовленістю
sdc-played-owner-vp-on-stay = { $value ->
    [yes] власникам платять і за стоянку
   *[no] власникам платять лише за прихід
}
sdc-played-end-immediately = { $value ->
    [yes] останній корабель одразу завершує гру
   *[no] останній хід дограють
}
sdc-played-open-holdings = { $value ->
    [yes] майно відкрите
   *[no] майно за ширмами
}
sdc-played-ask-everything = { $value ->
    [yes] запитують про все
   *[no] без зайвих запитань
}
sdc-played-turn-limit = щонайбільше { $turns } { NAME("turn", $turns) }

## Вулиця

sdc-heading-street = Вулиця
sdc-legend-street = +3 — через 3 зупинки: перша безкоштовна, кожна наступна коштує 1 { NAME("peso", 1) }
sdc-table-car = авто
sdc-table-port = ПОРТ
sdc-table-loading-round = завантаження
sdc-table-busy = { GENDER($cuban) ->
    [feminine] ЗАЙНЯТА
   *[masculine] ЗАЙНЯТИЙ
}

## Порт

sdc-heading-port = Порт
sdc-table-pays = корабель { $ship }: { $price } { -vp } за товар, { $wood } за { -good-wood(case: "accusative") }
sdc-table-no-ship = { -port(case: "where") } немає { -ship(case: "genitive") }
sdc-label-rolled = Випало
sdc-label-wanted = Попит
sdc-label-price = Ціна
sdc-label-supply = Резерв
sdc-table-die = { $value } { NAME($good, $value) } ({ sdc-die-colour })
sdc-table-aside = відкладено: { NAME($good) } ({ sdc-die-colour })
sdc-table-nothing-wanted = нічого: { -port(case: "where") } немає { -ship(case: "genitive") }
sdc-table-checkered = картатий: { -ship } відпливає

## Заклади

sdc-heading-venues = Заклади
sdc-legend-venues = { $sign } { -pawn }; { -pawn } суперника закриває заклад
sdc-table-owned-by = власник { $player }

## Гравці

sdc-heading-players = Гравці
sdc-table-you = ви
sdc-table-passed = пас
sdc-table-hidden = товари, песо й { -vp } приховані
sdc-table-no-goods = товарів немає
sdc-table-pawn = { $venue ->
    [none] { -pawn } поза полем
   *[other] { -pawn } { NAME($venue, case: "where") }
}
sdc-table-owns = власність: { $venues }
sdc-table-markers = { $markers ->
    [0] маркерів не залишилося
    [one] { $markers } маркер
    [few] { $markers } маркери
    [many] { $markers } маркерів
   *[other] { $markers } маркерів
}

## Що зараз відомо про річ

sdc-fact-under = Лежить під { NAME($flower, case: "instrumental") }.
sdc-fact-led-by = Сюди ведуть: { $cubans }.
sdc-fact-visitor = Тут стоїть { -pawn } гравця { $player }.
sdc-fact-no-visitor = Тут ніхто не стоїть.
sdc-fact-owner = Власник — { $player }.
sdc-fact-no-owner = Власника немає.
sdc-fact-distance = { $stops ->
    [0] { NAME("car", first: "upper") } стоїть там.
   *[other] { $stops } { NAME("stop", $stops) } від { -car(case: "genitive") }.
}
sdc-fact-busy = { GENDER($cuban) ->
    [feminine] { NAME($cuban) } зайнята.
   *[masculine] { NAME($cuban) } зайнятий.
}
sdc-fact-no-flower = Квітки немає, тож { -pawn } залишається на місці.
sdc-fact-leads = { NAME($flower, first: "upper") }: { $venues }.
sdc-standing-stated = Квітку названо в правилах.
sdc-standing-reported = Квітку відомо зі слів гравців.
sdc-standing-assumed = Квітка — припущення.
sdc-fact-die = Кубик: { sdc-die-colour }.
sdc-fact-wanted = { $number ->
    [0] { NAME("demand", case: "genitive", first: "upper") } немає.
   *[other] { NAME("demand", first: "upper") }: { $number }.
}
sdc-fact-no-ship = { NAME("port", case: "where", first: "upper") } немає { -ship(case: "genitive") }.
sdc-fact-supply = { NAME("supply", case: "where", first: "upper") }: { $number }.
sdc-fact-givers = Дають: { $cubans }.

## Очки й підсумок

sdc-score-points = жетони { -vp }
sdc-score-start = на початку
sdc-score-ships = { -ship(count: "plural") }
sdc-score-venues = { -venue(count: "plural") }
sdc-score-cubans = { -cuban(count: "plural") }
sdc-score-owners = за володіння
sdc-score-goods = товари, 1 { -vp } за { $each }
sdc-score-total = усього
sdc-score-goods-held = товарів
sdc-score-pesos = { -peso }
sdc-score-hidden = ? лежить { -screen(case: "where") } (SDC-INFO-1).
sdc-score-best-load = найкраще завантаження
sdc-score-best-load-told = корабель { $ship }: { $number } { NAME($good, $number) }, +{ $points }
sdc-ended-seventh-ship-left = Сьомий { -ship } відплив (SDC-END-1).
sdc-ended-turn-limit = Досягнуто межі ходів ({ $turns }): очки підраховують за поточною позицією (SDC-AMB-30).
sdc-table-ends-seventh-ship-left = сьомий { -ship } відплив
sdc-table-ends-turn-limit = ліміт ходів
sdc-verdict-won = { $winner } перемагає: { $points } { NAME("victory-point", $points) }.
sdc-verdict-tie-broken = { $by ->
    [goods] { $winner } перемагає: { $points } { NAME("victory-point", $points) }; нічию вирішують товари: { $goods } (SDC-SCORE-4).
   *[pesos] { $winner } перемагає: { $points } { NAME("victory-point", $points) }; товарів порівну, нічию вирішують гроші: { $pesos } { NAME("peso", $pesos) } (SDC-SCORE-4).
}
sdc-verdict-shared = Перемогу ділять { $winners }: { $points } { NAME("victory-point", $points) } (SDC-SCORE-4).

## Що дає кубинець, на вузькому місці вулиці

sdc-street-cuban-pedro = 2 { NAME("good-tobacco", 2) }
sdc-street-cuban-miguel = 2 { NAME("good-wood", 2) }
sdc-street-cuban-jose = 2 { NAME("good-sugar", 2) }
sdc-street-cuban-pablo = 1 товар
sdc-street-cuban-maria = 2 { -vp }
sdc-street-cuban-el-zorro = усі по 1
sdc-street-cuban-martinez = 3 { NAME("peso", 3) }
sdc-street-cuban-conchita = 2 { NAME("good-fruit", 2) }
sdc-street-cuban-alonso = свій заклад
