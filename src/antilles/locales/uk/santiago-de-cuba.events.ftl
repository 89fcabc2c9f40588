### Сантьяго-де-Куба українською: що відбувається. Речення про гравця починається з імені; ім’я може опускатися.

sdc-part-price = { $pesos ->
    [0] { "" }
   *[other] { " " }за { $pesos } { NAME("peso", $pesos, case: "accusative") }
}

sdc-event-turn-begun = { $player } починає хід { $turn }.
sdc-event-drove = { $player } проїжджає { $stops } { NAME("stop", $stops, case: "accusative") } { NAME($place, case: "to") }{ sdc-part-price }.
sdc-event-cuban-freed = { GENDER($cuban) ->
    [feminine] { NAME($cuban) } знову вільна.
   *[masculine] { NAME($cuban) } знову вільний.
}
sdc-event-cuban-busy = { GENDER($cuban) ->
    [feminine] { $player } робить { NAME($cuban, case: "accusative") } зайнятою.
   *[masculine] { $player } робить { NAME($cuban, case: "accusative") } зайнятим.
}
sdc-event-price-moved = { $same ->
    [yes] { NAME("price-marker", first: "upper") } переходить на прапорець { $flag }; ціна залишається { $new }.
   *[no] Ціна змінюється з { $old } на { $new }.
}
sdc-event-goods-taken = { $short ->
    [0] { $player } бере { $number } { NAME($good, $number, case: "accusative") }.
   *[other] { $number ->
        [0] { $player } не бере { NAME($good, case: "genitive") }: { -supply(case: "where") } нічого немає.
       *[other] { $player } бере лише { $number } { NAME($good, $number, case: "accusative") }: { -supply(case: "where") } більше немає.
    }
}
sdc-event-goods-returned = { $player } повертає { $number } { NAME($good, $number, case: "accusative") }.
sdc-event-pesos-taken = { $player } отримує { $pesos } { NAME("peso", $pesos, case: "accusative") }.
sdc-event-pesos-paid = { $player } платить { $pesos } { NAME("peso", $pesos, case: "accusative") }.
sdc-event-points-taken = { $player } отримує { $points } { NAME("victory-point", $points, case: "accusative") }.
sdc-event-points-paid = { $player } віддає { $points } { NAME("victory-point", $points, case: "accusative") }.
sdc-event-gave = { $player } віддає 1 { NAME($gift, 1, case: "accusative") } гравцеві { $rival }.
sdc-event-captured = { $player } захоплює { NAME($venue, case: "accusative") }.
sdc-event-visited = { $player } йде { NAME($venue, case: "to") }.
sdc-event-used = { $remote ->
    [yes] { $player } користується { NAME($venue, case: "instrumental") } за допомогою { -cuban-alonso(case: "genitive") }.
   *[no] { $player } користується { NAME($venue, case: "instrumental") }.
}
sdc-event-declined = { $what ->
    [cuban-alonso] { $player } не звертається { -cuban-alonso(case: "to") }.
   *[other] { $player } не користується { NAME($what, case: "instrumental") }.
}
sdc-event-die-turned = { NAME($die, first: "upper") } показує { $value }.
sdc-event-loading-begun = { $player } починає { -loading-round(case: "accusative") }.
sdc-event-loaded = { $player } завантажує { $number } { NAME($good, $number, case: "accusative") } за { $points } { NAME("victory-point", $points, case: "accusative") }.
sdc-event-wood-loaded = { $player } завантажує { $number } { NAME("good-wood", $number, case: "accusative") } замість { NAME($good, case: "genitive") } за { $points } { NAME("victory-point", $points, case: "accusative") }.
sdc-event-passed = { $player } пасує.
sdc-event-ship-left = { $why ->
    [demand-met] Корабель { $ship } відпливає: { -demand(case: "accusative") } задоволено.
    [checkered-flag] Корабель { $ship } відпливає: { -price-marker } доходить до { -checkered-flag(case: "genitive") }.
   *[four-zeros] Корабель { $ship } відпливає: { -demand(case: "genitive") } немає.
}
sdc-event-die-rolled = { $player } кидає кубик: { $value } { NAME($good, $value) }.
sdc-event-die-left-out = { $player } відкладає { NAME($die, case: "accusative") }.
sdc-event-ship-came = Корабель { $ship } стоїть { -port(case: "where") }.
sdc-event-owner-paid = { $player } отримує { $points } { NAME("victory-point", $points, case: "accusative") } за { NAME($venue, case: "accusative") }: там стоїть фішка гравця { $visitor }.
sdc-event-pawn-stays = { $venue ->
    [none] { $player } залишає { -pawn(case: "accusative") } поза полем.
   *[other] { $player } залишає { -pawn(case: "accusative") } { NAME($venue, case: "where") }.
}
sdc-event-game-ended = { $limit ->
    [yes] Досягнуто межі цього столу ({ $turns } { NAME("turn", $turns) }): очки підраховують за поточною позицією.
   *[no] Гра завершується після { $turns } { NAME("turn", $turns, case: "genitive") }.
}
