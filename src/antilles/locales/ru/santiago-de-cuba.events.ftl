### Сантьяго-де-Куба по-русски: что происходит. Предложение об игроке начинается с имени; имя может опускаться.

sdc-part-price = { $pesos ->
    [0] { "" }
   *[other] { " " }за { $pesos } { NAME("peso", $pesos, case: "accusative") }
}

sdc-event-turn-begun = { $player } начинает ход { $turn }.
sdc-event-drove = { $player } едет { NAME($place, case: "to") }: { $stops } { NAME("stop", $stops) }{ sdc-part-price }.
sdc-event-cuban-freed = { GENDER($cuban) ->
    [feminine] { NAME($cuban) } снова свободна.
   *[masculine] { NAME($cuban) } снова свободен.
}
sdc-event-cuban-busy = { GENDER($cuban) ->
    [feminine] { $player } делает { NAME($cuban, case: "accusative") } занятой.
   *[masculine] { $player } делает { NAME($cuban, case: "accusative") } занятым.
}
sdc-event-price-moved = { $same ->
    [yes] { NAME("price-marker", first: "upper") } переходит на флажок { $flag }; цена по-прежнему { $new }.
   *[no] Цена меняется с { $old } на { $new }.
}
sdc-event-goods-taken = { $short ->
    [0] { $player } берёт { $number } { NAME($good, $number, case: "accusative") }.
   *[other] { $number ->
        [0] { $player } не берёт { NAME($good, case: "genitive") }: этого товара { -supply(case: "where") } нет.
       *[other] { $player } берёт только { $number } { NAME($good, $number, case: "accusative") }: { -supply(case: "where") } больше нет.
    }
}
sdc-event-goods-returned = { $player } возвращает { $number } { NAME($good, $number, case: "accusative") }.
sdc-event-pesos-taken = { $player } получает { $pesos } { NAME("peso", $pesos, case: "accusative") }.
sdc-event-pesos-paid = { $player } платит { $pesos } { NAME("peso", $pesos, case: "accusative") }.
sdc-event-points-taken = { $player } получает { $points } { NAME("victory-point", $points, case: "accusative") }.
sdc-event-points-paid = { $player } отдаёт { $points } { NAME("victory-point", $points, case: "accusative") }.
sdc-event-gave = { $player } отдаёт 1 { NAME($gift, 1, case: "accusative") } игроку { $rival }.
sdc-event-captured = { $player } захватывает { NAME($venue, case: "accusative") }.
sdc-event-visited = { $player } идёт { NAME($venue, case: "to") }.
sdc-event-used = { $remote ->
    [yes] { $player } пользуется функцией { NAME($venue, case: "genitive") } через { -cuban-alonso(case: "accusative") }.
   *[no] { $player } пользуется функцией { NAME($venue, case: "genitive") }.
}
sdc-event-declined = { $what ->
    [cuban-alonso] { $player } не обращается { -cuban-alonso(case: "to") }.
   *[other] { $player } не пользуется функцией { NAME($what, case: "genitive") }.
}
sdc-event-die-turned = { NAME($die, first: "upper") } показывает { $value }.
sdc-event-loading-begun = { $player } начинает { -loading-round(case: "accusative") }.
sdc-event-loaded = { $player } грузит { $number } { NAME($good, $number, case: "accusative") } за { $points } { NAME("victory-point", $points, case: "accusative") }.
sdc-event-wood-loaded = { $player } грузит { $number } { NAME("good-wood", $number, case: "accusative") } вместо { NAME($good, case: "genitive") } за { $points } { NAME("victory-point", $points, case: "accusative") }.
sdc-event-passed = { $player } пасует.
sdc-event-ship-left = { $why ->
    [demand-met] Корабль { $ship } отплывает: { -demand } удовлетворён.
    [checkered-flag] Корабль { $ship } отплывает: { -price-marker } доходит до { -checkered-flag(case: "genitive") }.
   *[four-zeros] Корабль { $ship } отплывает: { -demand(case: "genitive") } нет.
}
sdc-event-die-rolled = { $player } бросает кубик: { $value } { NAME($good, $value) }.
sdc-event-die-left-out = { $player } откладывает { NAME($die, case: "accusative") }.
sdc-event-ship-came = Корабль { $ship } стоит { -port(case: "where") }.
sdc-event-owner-paid = { $player } получает { $points } { NAME("victory-point", $points, case: "accusative") } за { NAME($venue, case: "accusative") }: там стоит фишка игрока { $visitor }.
sdc-event-pawn-stays = { $venue ->
    [none] { $player } оставляет { -pawn(case: "accusative") } вне поля.
   *[other] { $player } оставляет { -pawn(case: "accusative") } { NAME($venue, case: "where") }.
}
sdc-event-game-ended = { $limit ->
    [yes] Достигнут предел этого стола ({ $turns } { NAME("turn", $turns) }): очки подсчитываются по текущему положению.
   *[no] Игра заканчивается после { $turns } { NAME("turn", $turns, case: "genitive") }.
}
