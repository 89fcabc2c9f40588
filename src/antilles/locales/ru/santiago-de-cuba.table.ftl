### Сантьяго-де-Куба по-русски: надписи стола, сведения о вещах, очки и итог.

## Части

sdc-thing = { NAME($thing) }
sdc-goods = { $number } { NAME($good, $number) }
sdc-pesos = { $pesos } { NAME("peso", $pesos) }
sdc-points = { $points } { -vp }
sdc-die-colour = { $die ->
    [die-white] белый
    [die-green] зелёный
    [die-orange] оранжевый
    [die-red] красный
   *[die-black] чёрный
}
sdc-flower-colour = { $flower ->
    [flower-yellow] жёлтый
    [flower-blue] синий
    [flower-red] красный
   *[flower-white] белый
}

## Заголовок стола

sdc-table-title = Сантьяго-де-Куба
sdc-table-turn = ход { $turn }: { $player }
sdc-table-first-demand = первый { -demand }
sdc-table-over = игра окончена
sdc-table-ship = корабль { $ship } из { $ships }

## Чем этот стол отличается

sdc-played-flower = { NAME($cuban) }: { NAME($flower) }
sdc-played-price-track = { -price-track } { $prices }
sdc-played-street = улица по договорённости
sdc-played-venues = заведения по договорённости
sdc-played-owner-vp-on-stay = { $value ->
    [yes] владельцам платят и за стоянку
   *[no] владельцам платят только за приход
}
sdc-played-end-immediately = { $value ->
    [yes] последний корабль сразу заканчивает игру
   *[no] последний ход доигрывается
}
sdc-played-open-holdings = { $value ->
    [yes] имущество открыто
   *[no] имущество за ширмами
}
sdc-played-ask-everything = { $value ->
    [yes] спрашивают обо всём
   *[no] без лишних вопросов
}
sdc-played-turn-limit = не больше { $turns } { NAME("turn", $turns, case: "genitive") }

## Улица

sdc-heading-street = Улица
sdc-legend-street = +3 — через 3 остановки: первая бесплатна, каждая следующая стоит 1 { NAME("peso", 1) }
sdc-table-car = авто
sdc-table-port = ПОРТ
sdc-table-loading-round = погрузка
sdc-table-busy = { GENDER($cuban) ->
    [feminine] ЗАНЯТА
   *[masculine] ЗАНЯТ
}

## Порт

sdc-heading-port = Порт
sdc-table-pays = корабль { $ship }: { $price } { -vp } за товар, { $wood } за { -good-wood(case: "accusative") }
sdc-table-no-ship = { -port(case: "where") } нет { -ship(case: "genitive") }
sdc-label-rolled = Выпало
sdc-label-wanted = Спрос
sdc-label-price = Цена
sdc-label-supply = Резерв
sdc-table-die = { $value } { NAME($good, $value) } ({ sdc-die-colour })
sdc-table-aside = отложен: { NAME($good) } ({ sdc-die-colour })
sdc-table-nothing-wanted = ничего: { -port(case: "where") } нет { -ship(case: "genitive") }
sdc-table-checkered = клетчатый: { -ship } отплывает

## Заведения

sdc-heading-venues = Заведения
sdc-legend-venues = { $sign } { -pawn }; { -pawn } соперника закрывает заведение
sdc-table-owned-by = владелец { $player }

## Игроки

sdc-heading-players = Игроки
sdc-table-you = вы
sdc-table-passed = пас
sdc-table-hidden = товары, { -peso } и { -vp } скрыты
sdc-table-no-goods = товаров нет
sdc-table-pawn = { $venue ->
    [none] { -pawn } вне поля
   *[other] { -pawn } { NAME($venue, case: "where") }
}
sdc-table-owns = собственность: { $venues }
sdc-table-markers = { $markers ->
    [0] маркеров не осталось
    [one] { $markers } маркер
    [few] { $markers } маркера
    [many] { $markers } маркеров
   *[other] { $markers } маркеров
}

## Что сейчас известно о вещи

sdc-fact-under = Лежит под { NAME($flower, case: "instrumental") }.
sdc-fact-led-by = Сюда ведут: { $cubans }.
sdc-fact-visitor = Здесь стоит { -pawn } игрока { $player }.
sdc-fact-no-visitor = Здесь никто не стоит.
sdc-fact-owner = Владелец — { $player }.
sdc-fact-no-owner = Владельца нет.
sdc-fact-distance = { $stops ->
    [0] { NAME("car", first: "upper") } стоит там.
   *[other] { $stops } { NAME("stop", $stops) } от { -car(case: "genitive") }.
}
sdc-fact-busy = { GENDER($cuban) ->
    [feminine] { NAME($cuban) } занята.
   *[masculine] { NAME($cuban) } занят.
}
sdc-fact-no-flower = Цветка нет, поэтому { -pawn } остаётся на месте.
sdc-fact-leads = { NAME($flower, first: "upper") }: { $venues }.
sdc-standing-stated = Цветок назван в правилах.
sdc-standing-reported = Цветок известен со слов игроков.
sdc-standing-assumed = Цветок — предположение.
sdc-fact-die = Кубик: { sdc-die-colour }.
sdc-fact-wanted = { $number ->
    [0] { NAME("demand", case: "genitive", first: "upper") } нет.
   *[other] { NAME("demand", first: "upper") }: { $number }.
}
sdc-fact-no-ship = { NAME("port", case: "where", first: "upper") } нет { -ship(case: "genitive") }.
sdc-fact-supply = { NAME("supply", case: "where", first: "upper") }: { $number }.
sdc-fact-givers = Дают: { $cubans }.

## Очки и итог

sdc-score-points = жетоны { -vp }
sdc-score-start = в начале
sdc-score-ships = { -ship(count: "plural") }
sdc-score-venues = { -venue(count: "plural") }
sdc-score-cubans = { -cuban(count: "plural") }
sdc-score-owners = за владение
sdc-score-goods = товары, 1 { -vp } за { $each }
sdc-score-total = итого
sdc-score-goods-held = товаров
sdc-score-pesos = { -peso }
sdc-score-hidden = ? — скрыто { -screen(case: "where") } (SDC-INFO-1).
sdc-score-best-load = лучшая погрузка
sdc-score-best-load-told = корабль { $ship }: { $number } { NAME($good, $number) }, +{ $points }
sdc-ended-seventh-ship-left = Седьмой { -ship } отплыл (SDC-END-1).
sdc-ended-turn-limit = Достигнут предел ходов ({ $turns }): очки подсчитываются по текущему положению (SDC-AMB-30).
sdc-table-ends-seventh-ship-left = седьмой { -ship } отплыл
sdc-table-ends-turn-limit = предел ходов
sdc-verdict-won = { $winner } побеждает: { $points } { NAME("victory-point", $points) }.
sdc-verdict-tie-broken = { $by ->
    [goods] { $winner } побеждает: { $points } { NAME("victory-point", $points) }; при равенстве решают товары: { $goods } (SDC-SCORE-4).
   *[pesos] { $winner } побеждает: { $points } { NAME("victory-point", $points) }; товаров тоже поровну, решают деньги: { $pesos } { NAME("peso", $pesos) } (SDC-SCORE-4).
}
sdc-verdict-shared = Победу делят { $winners }: { $points } { NAME("victory-point", $points) } (SDC-SCORE-4).

## Что даёт кубинец, на узком месте улицы

sdc-street-cuban-pedro = 2 { NAME("good-tobacco", 2) }
sdc-street-cuban-miguel = 2 { NAME("good-wood", 2) }
sdc-street-cuban-jose = 2 { NAME("good-sugar", 2) }
sdc-street-cuban-pablo = любой товар
sdc-street-cuban-maria = 2 { -vp }
sdc-street-cuban-el-zorro = по 1 от всех
sdc-street-cuban-martinez = 3 { NAME("peso", 3) }
sdc-street-cuban-conchita = 2 { NAME("good-fruit", 2) }
sdc-street-cuban-alonso = захват, своё
