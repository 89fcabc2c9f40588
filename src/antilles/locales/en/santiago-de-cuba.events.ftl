### Santiago de Cuba in English: what happened. A player's own sentence begins with the name; it may be left out.

sdc-part-price = { $pesos ->
    [0] { "" }
   *[other] { " " }for { $pesos } { NAME("peso", $pesos) }
}

sdc-event-turn-begun = { $player } begins turn { $turn }.
sdc-event-drove = { $player } drives { $stops } { NAME("stop", $stops) } { NAME($place, case: "to") }{ sdc-part-price }.
sdc-event-cuban-freed = { NAME($cuban) } is available again.
sdc-event-cuban-busy = { $player } turns { NAME($cuban) } to busy.
sdc-event-price-moved = { $same ->
    [yes] The { -price-marker } moves to flag { $flag }; the price is still { $new }.
   *[no] The price moves from { $old } to { $new }.
}
sdc-event-goods-taken = { $short ->
    [0] { $player } takes { $number } { NAME($good, $number) }.
   *[other] { $number ->
        [0] { $player } takes no { NAME($good) }: the { -supply } holds none.
       *[other] { $player } takes only { $number } { NAME($good, $number) }: the { -supply } holds no more.
    }
}
sdc-event-goods-returned = { $player } returns { $number } { NAME($good, $number) }.
sdc-event-pesos-taken = { $player } takes { $pesos } { NAME("peso", $pesos) }.
sdc-event-pesos-paid = { $player } pays { $pesos } { NAME("peso", $pesos) }.
sdc-event-points-taken = { $player } takes { $points } { NAME("victory-point", $points) }.
sdc-event-points-paid = { $player } gives up { $points } { NAME("victory-point", $points) }.
sdc-event-gave = { $player } gives 1 { NAME($gift, 1) } to { $rival }.
sdc-event-captured = { $player } captures the { NAME($venue) }.
sdc-event-visited = { $player } goes { NAME($venue, case: "to") }.
sdc-event-used = { $remote ->
    [yes] { $player } uses the { NAME($venue) } through { -cuban-alonso }.
   *[no] { $player } uses the { NAME($venue) }.
}
sdc-event-declined = { $what ->
    [cuban-alonso] { $player } makes no use of { -cuban-alonso }.
   *[other] { $player } makes no use of the { NAME($what) }.
}
sdc-event-die-turned = The { NAME($die) } shows { $value }.
sdc-event-loading-begun = { $player } begins a { -loading-round }.
sdc-event-loaded = { $player } loads { $number } { NAME($good, $number) } for { $points } { NAME("victory-point", $points) }.
sdc-event-wood-loaded = { $player } loads { $number } { NAME("good-wood", $number) } in place of { NAME($good) } for { $points } { NAME("victory-point", $points) }.
sdc-event-passed = { $player } passes.
sdc-event-ship-left = { $why ->
    [demand-met] Ship { $ship } leaves: all { -demand } is met.
    [checkered-flag] Ship { $ship } leaves: the { -price-marker } has reached the { -checkered-flag }.
   *[four-zeros] Ship { $ship } leaves: nothing is wanted.
}
sdc-event-die-rolled = { $player } rolls { $value } { NAME($good, $value) }.
sdc-event-die-left-out = { $player } leaves the { NAME($die) } out.
sdc-event-ship-came = Ship { $ship } is { -port(case: "where") }.
sdc-event-owner-paid = { $player } takes { $points } { NAME("victory-point", $points) } as owner of the { NAME($venue) }, where { $visitor } stands.
sdc-event-pawn-stays = { $venue ->
    [none] { $player } leaves the { -pawn } off the board.
   *[other] { $player } leaves the { -pawn } { NAME($venue, case: "where") }.
}
sdc-event-game-ended = { $limit ->
    [yes] After { $turns } { NAME("turn", $turns) }, as many as this table allows, the game is scored as it stands.
   *[no] The game is over after { $turns } { NAME("turn", $turns) }.
}
