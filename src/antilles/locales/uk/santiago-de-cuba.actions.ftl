### Сантьяго-де-Куба українською: що зараз дає дія (`sdc-action-...`) і що стоїть у списку й може бути набране
### (`sdc-do-...`).

sdc-part-cost = { $pesos ->
    [0] безкоштовно
   *[other] { $pesos } { NAME("peso", $pesos) }
}
sdc-part-found = { $found ->
    [busy] { GENDER($place) ->
        [feminine] { " " }(зайнята)
       *[masculine] { " " }(зайнятий)
    }
    [port] { " " }({ -loading-round })
   *[cuban] { "" }
}

sdc-action-drive = Проїхати { $stops } { NAME("stop", $stops, case: "accusative") } { NAME($place, case: "to") }{ sdc-part-found }: { sdc-part-cost }.
sdc-action-take = Узяти 1 { NAME($good, 1, case: "accusative") } { -supply(case: "from") }.
sdc-action-give = Віддати 1 { NAME($gift, 1, case: "accusative") } гравцеві { $rival }.
sdc-action-capture = Захопити { NAME($venue, case: "accusative") }: покласти туди { -owner-marker(case: "accusative") }.
sdc-action-visit = Перемістити { -pawn(case: "accusative") } { NAME($venue, case: "to") }.
sdc-action-load = Завантажити { $number } { NAME($good, $number, case: "accusative") } за { $points } { NAME("victory-point", $points, case: "accusative") }.
sdc-action-load-wood = Завантажити { $number } { NAME("good-wood", $number, case: "accusative") } замість { NAME($good, case: "genitive") } за { $points } { NAME("victory-point", $points, case: "accusative") }.
sdc-action-leave-out = Відкласти { NAME($die, case: "accusative") }: { -demand(case: "genitive") } на { NAME($good, case: "accusative") } не буде.
sdc-action-pass = { $decision ->
    [load] Більше нічого не завантажувати до кінця { -loading-round(case: "genitive") }.
    [alonso] Не звертатися { -cuban-alonso(case: "to") }.
    [venue] Не користуватися { NAME($venue, case: "instrumental") }.
   *[other] Спасувати.
}

## Заклади

sdc-action-bank = { NAME("venue-bank", first: "upper") }: отримати { $pesos } { NAME("peso", $pesos, case: "accusative") }.
sdc-action-customs = { NAME("venue-customs", first: "upper") }: поставити { NAME($die, case: "accusative") } ({ NAME($good) }) на 0.
sdc-action-church = { NAME("venue-church", first: "upper") }: отримати { $points } { NAME("victory-point", $points, case: "accusative") }.
sdc-action-price = { NAME("venue-port-authority", first: "upper") }: ціна змінюється з { $old } на { $new }.
sdc-action-checkered-flag = { NAME("venue-port-authority", first: "upper") }: { -price-marker } переходить { -checkered-flag(case: "to") }, і корабель { $ship } відпливає.
sdc-action-exchange = { NAME($venue, first: "upper") }: повернути { $number } { NAME($given, $number, case: "accusative") }, узяти { $number } { NAME($taken, $number, case: "accusative") }.
sdc-action-sawmill = { NAME("venue-sawmill", first: "upper") }: повернути 1 { NAME("good-wood", 1, case: "accusative") }, отримати { $points } { NAME("victory-point", $points, case: "accusative") } і { $pesos } { NAME("peso", $pesos, case: "accusative") }.
sdc-action-cafe = { $served ->
    [rum] { NAME("venue-cafe", first: "upper") }: повернути 1 { NAME("good-rum", 1, case: "accusative") } за { $points } { NAME("victory-point", $points, case: "accusative") }.
    [cigars] { NAME("venue-cafe", first: "upper") }: повернути 1 { NAME("good-cigars", 1, case: "accusative") } за { $points } { NAME("victory-point", $points, case: "accusative") }.
   *[both] { NAME("venue-cafe", first: "upper") }: повернути 1 { NAME("good-rum", 1, case: "accusative") } і 1 { NAME("good-cigars", 1, case: "accusative") } за { $points } { NAME("victory-point", $points, case: "accusative") }.
}
sdc-action-casino-points = { NAME("venue-casino", first: "upper") }: заплатити { $pesos } { NAME("peso", $pesos, case: "accusative") } за { $points } { NAME("victory-point", $points, case: "accusative") }.
sdc-action-casino-pesos = { NAME("venue-casino", first: "upper") }: віддати { $points } { NAME("victory-point", $points, case: "accusative") } за { $pesos } { NAME("peso", $pesos, case: "accusative") }.
sdc-action-contractor = { NAME("venue-contractor", first: "upper") }: завантажити 1 { NAME($good, 1, case: "accusative") } за { $points } { NAME("victory-point", $points, case: "accusative") }.
sdc-action-newspaper = { $cuban ->
    [none] { NAME("venue-newspaper", first: "upper") }: отримати { $pesos } { NAME("peso", $pesos, case: "accusative") }.
   *[other] { GENDER($cuban) ->
        [feminine] { NAME("venue-newspaper", first: "upper") }: отримати { $pesos } { NAME("peso", $pesos, case: "accusative") } і зробити { NAME($cuban, case: "accusative") } зайнятою.
       *[masculine] { NAME("venue-newspaper", first: "upper") }: отримати { $pesos } { NAME("peso", $pesos, case: "accusative") } і зробити { NAME($cuban, case: "accusative") } зайнятим.
    }
}

## Варіанти

sdc-do-drive = проїхати { $stops } { NAME("stop", $stops, case: "accusative") }
sdc-do-take = узяти 1 { NAME($good, 1, case: "accusative") }
sdc-do-give = { $gift ->
    [victory-point] віддати 1 { -vp }
   *[other] віддати 1 { NAME($gift, 1, case: "accusative") }
}
sdc-do-capture = захопити { NAME($venue, case: "accusative") }
sdc-do-visit = відвідати { NAME($venue, case: "accusative") }
sdc-do-load = завантажити { $number } { NAME($good, $number, case: "accusative") }
sdc-do-load-wood = завантажити { $number } { NAME("good-wood", $number, case: "accusative") } замість { NAME($good, case: "genitive") }
sdc-do-leave-out = відкласти { NAME($die, case: "accusative") }
sdc-do-pass = пас
sdc-do-use = { NAME($venue) }
sdc-do-customs = { -venue-customs }: { NAME($die) }
sdc-do-price = { $way ->
    [left] { -venue-port-authority }: ліворуч
   *[right] { -venue-port-authority }: праворуч
}
sdc-do-exchange = { NAME($venue) }: { $number }
sdc-do-black-market = { -venue-black-market }: { NAME($given, 1, case: "accusative") } на { NAME($taken, 1, case: "accusative") }
sdc-do-cafe = { $served ->
    [rum] { -venue-cafe }: { -good-rum }
    [cigars] { -venue-cafe }: { NAME("good-cigars", 1) }
   *[both] { -venue-cafe }: { -good-rum } і { NAME("good-cigars", 1) }
}
sdc-do-casino-points = { -venue-casino }: { $points } { -vp }
sdc-do-casino-pesos = { -venue-casino }: { $pesos } { NAME("peso", $pesos) }
sdc-do-contractor = { -venue-contractor }: { NAME($good, 1) }
sdc-do-newspaper = { $cuban ->
    [none] { -venue-newspaper }
   *[other] { -venue-newspaper }: { NAME($cuban) }
}
