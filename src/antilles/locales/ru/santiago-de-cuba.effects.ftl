### Сантьяго-де-Куба по-русски: что даст выбор, по частям. Части стоят рядом, без точки.

## Поездка

sdc-effect-cost = { $pesos ->
    [0] бесплатно
   *[other] { $pesos } { NAME("peso", $pesos) }
}
sdc-effect-loading = { -port }: { -loading-round } по { $price } { -vp }
sdc-effect-busy = { GENDER($cuban) ->
    [feminine] { NAME($cuban) } занята, ход потерян
   *[masculine] { NAME($cuban) } занят, ход потерян
}
sdc-effect-at = { NAME($cuban) }: { $gift }
sdc-effect-supply-short = { $number ->
    [0] { -supply(case: "where") } нет { NAME($good, case: "genitive") }
   *[other] { -supply(case: "where") } только { $number } { NAME($good, $number) }
}
sdc-effect-venues = { NAME($flower) }: { $venues }
sdc-effect-no-venue = { NAME($flower) }: свободных заведений нет
sdc-effect-pawn-stays = { $venue ->
    [none] { -pawn } остаётся вне поля
   *[other] { -pawn } остаётся { NAME($venue, case: "where") }
}
sdc-effect-past-port = мимо { -port(case: "genitive") }: цена { $price }
sdc-effect-past-port-leaves = мимо { -port(case: "genitive") }: корабль { $ship } отплывает
sdc-effect-frees = снова свободны: { $cubans }

## Отдать и получить

sdc-effect-gain = +{ $number } { NAME($good, $number) }
sdc-effect-lose = -{ $number } { NAME($good, $number) }
sdc-effect-gain-pesos = +{ $pesos } { NAME("peso", $pesos) }
sdc-effect-lose-pesos = -{ $pesos } { NAME("peso", $pesos) }
sdc-effect-gain-points = +{ $points } { -vp }
sdc-effect-lose-points = -{ $points } { -vp }
sdc-effect-held = у вас { $number }
sdc-effect-keep = у вас останется { $number }
sdc-effect-in-supply = { -supply(case: "where") } { $number }

## Корабль

sdc-effect-wanted = { $number ->
    [0] { -demand(case: "genitive") } нет
   *[other] { -demand } { $number }
}
sdc-effect-still-wanted = { $number ->
    [0] { -demand } удовлетворён
   *[other] { -demand } ещё { $number }
}
sdc-effect-ship-wants = { -demand }: { $goods }
sdc-effect-four-zeros = четыре нуля
sdc-effect-die = { NAME($die) } на { $value }
sdc-effect-price = цена { $price }
sdc-effect-ship-leaves = { $last ->
    [yes] отплывает последний корабль (№ { $ship })
   *[no] корабль { $ship } отплывает
}

## Заведения и кубинцы

sdc-effect-you-stand-there = там ваша { -pawn }
sdc-effect-stands-there = там { -pawn } игрока { $rival }
sdc-effect-no-use = { $docked ->
    [yes] сейчас бесполезно
   *[no] сейчас бесполезно: { -port(case: "where") } нет { -ship(case: "genitive") }
}
sdc-effect-own = ваше заведение
sdc-effect-owner-gets = владелец { $rival } получит { $points } { -vp }
sdc-effect-turns-busy = { GENDER($cuban) ->
    [feminine] { NAME($cuban) } занята, через { $stops } { NAME("stop", $stops, case: "accusative") }
   *[masculine] { NAME($cuban) } занят, через { $stops } { NAME("stop", $stops, case: "accusative") }
}
sdc-effect-pass = { $decision ->
    [load] больше не грузить в этом раунде
    [alonso] не обращаться { -cuban-alonso(case: "to") }
   *[venue] не пользоваться заведением
}
