### Сантьяго-де-Куба по-русски: что сейчас даёт действие (`sdc-action-...`) и что стоит в списке и может быть набрано
### (`sdc-do-...`).

sdc-part-cost = { $pesos ->
    [0] бесплатно
   *[other] { $pesos } { NAME("peso", $pesos) }
}
sdc-part-found = { $found ->
    [busy] { GENDER($place) ->
        [feminine] { " " }(занята)
       *[masculine] { " " }(занят)
    }
    [port] { " " }({ -loading-round })
   *[cuban] { "" }
}

sdc-action-drive = Поехать { NAME($place, case: "to") }{ sdc-part-found }: { $stops } { NAME("stop", $stops) }, { sdc-part-cost }.
sdc-action-take = Взять 1 { NAME($good, 1, case: "accusative") } { -supply(case: "from") }.
sdc-action-give = Отдать 1 { NAME($gift, 1, case: "accusative") } игроку { $rival }.
sdc-action-capture = Захватить { NAME($venue, case: "accusative") }: положить туда { -owner-marker(case: "accusative") }.
sdc-action-visit = Переместить { -pawn(case: "accusative") } { NAME($venue, case: "to") }.
sdc-action-load = Погрузить { $number } { NAME($good, $number, case: "accusative") } за { $points } { NAME("victory-point", $points, case: "accusative") }.
sdc-action-load-wood = Погрузить { $number } { NAME("good-wood", $number, case: "accusative") } вместо { NAME($good, case: "genitive") } за { $points } { NAME("victory-point", $points, case: "accusative") }.
sdc-action-leave-out = Отложить { NAME($die, case: "accusative") }: { -demand(case: "genitive") } на { NAME($good, case: "accusative") } не будет.
sdc-action-pass = { $decision ->
    [load] Больше ничего не грузить до конца { -loading-round(case: "genitive") }.
    [alonso] Не обращаться { -cuban-alonso(case: "to") }.
    [venue] Не пользоваться функцией { NAME($venue, case: "genitive") }.
   *[other] Спасовать.
}

## Заведения

sdc-action-bank = { NAME("venue-bank", first: "upper") }: получить { $pesos } { NAME("peso", $pesos, case: "accusative") }.
sdc-action-customs = { NAME("venue-customs", first: "upper") }: повернуть { NAME($die, case: "accusative") } ({ NAME($good) }) на 0.
sdc-action-church = { NAME("venue-church", first: "upper") }: получить { $points } { NAME("victory-point", $points, case: "accusative") }.
sdc-action-price = { NAME("venue-port-authority", first: "upper") }: цена меняется с { $old } на { $new }.
sdc-action-checkered-flag = { NAME("venue-port-authority", first: "upper") }: { -price-marker } переходит { -checkered-flag(case: "to") }, и корабль { $ship } отплывает.
sdc-action-exchange = { NAME($venue, first: "upper") }: вернуть { $number } { NAME($given, $number, case: "accusative") }, взять { $number } { NAME($taken, $number, case: "accusative") }.
sdc-action-sawmill = { NAME("venue-sawmill", first: "upper") }: вернуть 1 { NAME("good-wood", 1, case: "accusative") }, получить { $points } { NAME("victory-point", $points, case: "accusative") } и { $pesos } { NAME("peso", $pesos, case: "accusative") }.
sdc-action-cafe = { $served ->
    [rum] { NAME("venue-cafe", first: "upper") }: вернуть 1 { NAME("good-rum", 1, case: "accusative") } за { $points } { NAME("victory-point", $points, case: "accusative") }.
    [cigars] { NAME("venue-cafe", first: "upper") }: вернуть 1 { NAME("good-cigars", 1, case: "accusative") } за { $points } { NAME("victory-point", $points, case: "accusative") }.
   *[both] { NAME("venue-cafe", first: "upper") }: вернуть 1 { NAME("good-rum", 1, case: "accusative") } и 1 { NAME("good-cigars", 1, case: "accusative") } за { $points } { NAME("victory-point", $points, case: "accusative") }.
}
sdc-action-casino-points = { NAME("venue-casino", first: "upper") }: заплатить { $pesos } { NAME("peso", $pesos, case: "accusative") } за { $points } { NAME("victory-point", $points, case: "accusative") }.
sdc-action-casino-pesos = { NAME("venue-casino", first: "upper") }: отдать { $points } { NAME("victory-point", $points, case: "accusative") } за { $pesos } { NAME("peso", $pesos, case: "accusative") }.
sdc-action-contractor = { NAME("venue-contractor", first: "upper") }: погрузить 1 { NAME($good, 1, case: "accusative") } за { $points } { NAME("victory-point", $points, case: "accusative") }.
sdc-action-newspaper = { $cuban ->
    [none] { NAME("venue-newspaper", first: "upper") }: получить { $pesos } { NAME("peso", $pesos, case: "accusative") }.
   *[other] { GENDER($cuban) ->
        [feminine] { NAME("venue-newspaper", first: "upper") }: получить { $pesos } { NAME("peso", $pesos, case: "accusative") } и сделать { NAME($cuban, case: "accusative") } занятой.
       *[masculine] { NAME("venue-newspaper", first: "upper") }: получить { $pesos } { NAME("peso", $pesos, case: "accusative") } и сделать { NAME($cuban, case: "accusative") } занятым.
    }
}

## Варианты

sdc-do-drive = проехать { $stops } { NAME("stop", $stops, case: "accusative") }
sdc-do-take = взять 1 { NAME($good, 1, case: "accusative") }
sdc-do-give = { $gift ->
    [victory-point] отдать 1 { -vp }
   *[other] отдать 1 { NAME($gift, 1, case: "accusative") }
}
sdc-do-capture = захватить { NAME($venue, case: "accusative") }
sdc-do-visit = посетить { NAME($venue, case: "accusative") }
sdc-do-load = погрузить { $number } { NAME($good, $number, case: "accusative") }
sdc-do-load-wood = погрузить { $number } { NAME("good-wood", $number, case: "accusative") } вместо { NAME($good, case: "genitive") }
sdc-do-leave-out = отложить { NAME($die, case: "accusative") }
sdc-do-pass = пас
sdc-do-use = { NAME($venue) }
sdc-do-customs = { -venue-customs }: { NAME($die) }
sdc-do-price = { $way ->
    [left] { -venue-port-authority }: влево
   *[right] { -venue-port-authority }: вправо
}
sdc-do-exchange = { NAME($venue) }: { $number }
sdc-do-black-market = { -venue-black-market }: { NAME($given, 1, case: "accusative") } на { NAME($taken, 1, case: "accusative") }
sdc-do-cafe = { $served ->
    [rum] { -venue-cafe }: { -good-rum }
    [cigars] { -venue-cafe }: { NAME("good-cigars", 1) }
   *[both] { -venue-cafe }: { -good-rum } и { NAME("good-cigars", 1) }
}
sdc-do-casino-points = { -venue-casino }: { $points } { -vp }
sdc-do-casino-pesos = { -venue-casino }: { $pesos } { NAME("peso", $pesos) }
sdc-do-contractor = { -venue-contractor }: { NAME($good, 1) }
sdc-do-newspaper = { $cuban ->
    [none] { -venue-newspaper }
   *[other] { -venue-newspaper }: { NAME($cuban) }
}
