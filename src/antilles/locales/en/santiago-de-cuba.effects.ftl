### Santiago de Cuba in English: what a choice would bring, piece by piece. Pieces stand side by side, without a full stop.

## Driving

sdc-effect-cost = { $pesos ->
    [0] free
   *[other] { $pesos } { NAME("peso", $pesos) }
}
sdc-effect-loading = the { -port }: a { -loading-round } at { $price } { -vp }
sdc-effect-busy = { NAME($cuban) } is busy, the turn is lost
sdc-effect-at = { NAME($cuban) }: { $gift }
sdc-effect-supply-short = { $number ->
    [0] no { NAME($good) } { -supply(case: "where") }
   *[other] only { $number } { NAME($good, $number) } { -supply(case: "where") }
}
sdc-effect-venues = { NAME($flower) }: { $venues }
sdc-effect-no-venue = { NAME($flower) }: no venue is open
sdc-effect-pawn-stays = { $venue ->
    [none] the { -pawn } stays off the board
   *[other] the { -pawn } stays { NAME($venue, case: "where") }
}
sdc-effect-past-port = past the { -port }: price { $price }
sdc-effect-past-port-leaves = past the { -port }: ship { $ship } leaves
sdc-effect-frees = available again: { $cubans }

## Giving and taking

sdc-effect-gain = +{ $number } { NAME($good, $number) }
sdc-effect-lose = -{ $number } { NAME($good, $number) }
sdc-effect-gain-pesos = +{ $pesos } { NAME("peso", $pesos) }
sdc-effect-lose-pesos = -{ $pesos } { NAME("peso", $pesos) }
sdc-effect-gain-points = +{ $points } { -vp }
sdc-effect-lose-points = -{ $points } { -vp }
sdc-effect-held = you have { $number }
sdc-effect-keep = you keep { $number }
sdc-effect-in-supply = { $number } { -supply(case: "where") }

## The ship

sdc-effect-wanted = { $number ->
    [0] the { -ship } wants none
   *[other] the { -ship } wants { $number }
}
sdc-effect-still-wanted = { $number ->
    [0] no more wanted
   *[other] { $number } still wanted
}
sdc-effect-ship-wants = the { -ship } wants { $goods }
sdc-effect-four-zeros = four zeros
sdc-effect-die = { NAME($die) } to { $value }
sdc-effect-price = price { $price }
sdc-effect-ship-leaves = { $last ->
    [yes] ship { $ship } leaves, the last one
   *[no] ship { $ship } leaves
}

## Venues and Cubans

sdc-effect-you-stand-there = you stand there
sdc-effect-stands-there = { $rival } stands there
sdc-effect-no-use = { $docked ->
    [yes] of no use now
   *[no] of no use now: no { -ship } { -port(case: "where") }
}
sdc-effect-own = your own
sdc-effect-owner-gets = { $rival } gets { $points } { -vp } as its owner
sdc-effect-turns-busy = { NAME($cuban) } busy, { $stops } { NAME("stop", $stops) } on
sdc-effect-pass = { $decision ->
    [load] load no more in this round
    [alonso] make no use of { -cuban-alonso }
   *[venue] do not use the venue
}
