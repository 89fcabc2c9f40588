### Santiago de Cuba po polsku: co się dzieje. Zdanie o graczu zaczyna się od imienia; imię może być pominięte.

sdc-part-price = { $pesos ->
    [0] { "" }
   *[other] { " " }za { $pesos } { NAME("peso", $pesos, case: "accusative") }
}

sdc-event-turn-begun = { $player } zaczyna turę { $turn }.
sdc-event-drove = { $player } jedzie { $stops } { NAME("stop", $stops, case: "accusative") } { NAME($place, case: "to") }{ sdc-part-price }.
sdc-event-cuban-freed = { GENDER($cuban) ->
    [feminine] { NAME($cuban) } jest znów wolna.
   *[masculine] { NAME($cuban) } jest znów wolny.
}
sdc-event-cuban-busy = { GENDER($cuban) ->
    [feminine] { $player } oznacza { NAME($cuban, case: "accusative") } jako zajętą.
   *[masculine] { $player } oznacza { NAME($cuban, case: "accusative") } jako zajętego.
}
sdc-event-price-moved = { $same ->
    [yes] { NAME("price-marker", first: "upper") } przechodzi na chorągiewkę { $flag }; cena nadal wynosi { $new }.
   *[no] Cena zmienia się z { $old } na { $new }.
}
sdc-event-goods-taken = { $short ->
    [0] { $player } bierze { $number } { NAME($good, $number, case: "accusative") }.
   *[other] { $number ->
        [0] { $player } nie bierze { NAME($good, case: "genitive") }: { -supply(case: "where") } nic nie ma.
       *[other] { $player } bierze tylko { $number } { NAME($good, $number, case: "accusative") }: { -supply(case: "where") } nie ma więcej.
    }
}
sdc-event-goods-returned = { $player } zwraca { $number } { NAME($good, $number, case: "accusative") }.
sdc-event-pesos-taken = { $player } dostaje { $pesos } { NAME("peso", $pesos, case: "accusative") }.
sdc-event-pesos-paid = { $player } płaci { $pesos } { NAME("peso", $pesos, case: "accusative") }.
sdc-event-points-taken = { $player } zdobywa { $points } { NAME("victory-point", $points, case: "accusative") }.
sdc-event-points-paid = { $player } oddaje { $points } { NAME("victory-point", $points, case: "accusative") }.
sdc-event-gave = { $player } oddaje 1 { NAME($gift, 1, case: "accusative") } graczowi { $rival }.
sdc-event-captured = { $player } przejmuje { NAME($venue, case: "accusative") }.
sdc-event-visited = { $player } idzie { NAME($venue, case: "to") }.
sdc-event-used = { $remote ->
    [yes] { $player } korzysta z { NAME($venue, case: "genitive") } dzięki { -cuban-alonso(case: "dative") }.
   *[no] { $player } korzysta z { NAME($venue, case: "genitive") }.
}
sdc-event-declined = { $what ->
    [cuban-alonso] { $player } nie korzysta z pomocy { -cuban-alonso(case: "genitive") }.
   *[other] { $player } nie korzysta z { NAME($what, case: "genitive") }.
}
sdc-event-die-turned = { NAME($die, first: "upper") } pokazuje { $value }.
sdc-event-loading-begun = { $player } zaczyna { -loading-round(case: "accusative") }.
sdc-event-loaded = { $player } ładuje { $number } { NAME($good, $number, case: "accusative") } za { $points } { NAME("victory-point", $points, case: "accusative") }.
sdc-event-wood-loaded = { $player } ładuje { $number } { NAME("good-wood", $number, case: "accusative") } zamiast { NAME($good, case: "genitive") } za { $points } { NAME("victory-point", $points, case: "accusative") }.
sdc-event-passed = { $player } pasuje.
sdc-event-ship-left = { $why ->
    [demand-met] Statek { $ship } odpływa: { -demand } zaspokojony.
    [checkered-flag] Statek { $ship } odpływa: { -price-marker } dociera do { -checkered-flag(case: "genitive") }.
   *[four-zeros] Statek { $ship } odpływa: nie ma { -demand(case: "genitive") }.
}
sdc-event-die-rolled = { $player } rzuca kością: { $value } { NAME($good, $value) }.
sdc-event-die-left-out = { $player } odkłada { NAME($die, case: "accusative") }.
sdc-event-ship-came = Statek { $ship } stoi { -port(case: "where") }.
sdc-event-owner-paid = { $player } zdobywa { $points } { NAME("victory-point", $points, case: "accusative") } za { NAME($venue, case: "accusative") }: stoi tam pionek gracza { $visitor }.
sdc-event-pawn-stays = { $venue ->
    [none] { $player } zostawia { -pawn(case: "accusative") } poza planszą.
   *[other] { $player } zostawia { -pawn(case: "accusative") } { NAME($venue, case: "where") }.
}
sdc-event-game-ended = { $limit ->
    [yes] Osiągnięto limit tego stołu ({ $turns } { NAME("turn", $turns) }): punkty liczy się według obecnej pozycji.
   *[no] { $turns ->
        [one] Gra kończy się po { $turns } turze.
        [few] Gra kończy się po { $turns } turach.
       *[many] Gra kończy się po { $turns } turach.
    }
}
