### Сантьяго-де-Куба українською: що дасть вибір, частинами. Частини стоять поруч, без крапки.

## Поїздка

sdc-effect-cost = { $pesos ->
    [0] безкоштовно
   *[other] { $pesos } { NAME("peso", $pesos) }
}
sdc-effect-loading = { -port }: { -loading-round } по { $price } { -vp }
sdc-effect-busy = { GENDER($cuban) ->
    [feminine] { NAME($cuban) } зайнята, хід втрачено
   *[masculine] { NAME($cuban) } зайнятий, хід втрачено
}
sdc-effect-at = { NAME($cuban) }: { $gift }
sdc-effect-supply-short = { $number ->
    [0] { -supply(case: "where") } немає { NAME($good, case: "genitive") }
   *[other] { -supply(case: "where") } лише { $number } { NAME($good, $number) }
}
sdc-effect-venues = { NAME($flower) }: { $venues }
sdc-effect-no-venue = { NAME($flower) }: вільних закладів немає
sdc-effect-pawn-stays = { $venue ->
    [none] { -pawn } залишається поза полем
   *[other] { -pawn } залишається { NAME($venue, case: "where") }
}
sdc-effect-past-port = повз { -port(case: "accusative") }: ціна { $price }
sdc-effect-past-port-leaves = повз { -port(case: "accusative") }: корабель { $ship } відпливає
sdc-effect-frees = знову вільні: { $cubans }

## Віддати й отримати

sdc-effect-gain = +{ $number } { NAME($good, $number) }
sdc-effect-lose = -{ $number } { NAME($good, $number) }
sdc-effect-gain-pesos = +{ $pesos } { NAME("peso", $pesos) }
sdc-effect-lose-pesos = -{ $pesos } { NAME("peso", $pesos) }
sdc-effect-gain-points = +{ $points } { -vp }
sdc-effect-lose-points = -{ $points } { -vp }
sdc-effect-held = у вас { $number }
sdc-effect-keep = у вас залишиться { $number }
sdc-effect-in-supply = { -supply(case: "where") } { $number }

## Корабель

sdc-effect-wanted = { $number ->
    [0] { -demand(case: "genitive") } немає
   *[other] { -demand } { $number }
}
sdc-effect-still-wanted = { $number ->
    [0] { -demand(case: "accusative") } задоволено
   *[other] { -demand } ще { $number }
}
sdc-effect-ship-wants = { -demand }: { $goods }
sdc-effect-four-zeros = чотири нулі
sdc-effect-die = { NAME($die) } на { $value }
sdc-effect-price = ціна { $price }
sdc-effect-ship-leaves = { $last ->
    [yes] відпливає останній корабель (№ { $ship })
   *[no] корабель { $ship } відпливає
}

## Заклади й кубинці

sdc-effect-you-stand-there = там ваша { -pawn }
sdc-effect-stands-there = там { -pawn } гравця { $rival }
sdc-effect-no-use = { $docked ->
    [yes] зараз немає користі
   *[no] зараз немає користі: { -port(case: "where") } немає { -ship(case: "genitive") }
}
sdc-effect-own = ваш заклад
sdc-effect-owner-gets = власник { $rival } отримає { $points } { -vp }
sdc-effect-turns-busy = { GENDER($cuban) ->
    [feminine] { NAME($cuban) } зайнята, через { $stops } { NAME("stop", $stops, case: "accusative") }
   *[masculine] { NAME($cuban) } зайнятий, через { $stops } { NAME("stop", $stops, case: "accusative") }
}
sdc-effect-pass = { $decision ->
    [load] більше не завантажувати в цьому раунді
    [alonso] не звертатися { -cuban-alonso(case: "to") }
   *[venue] не користуватися закладом
}
