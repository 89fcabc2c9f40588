### Santiago de Cuba po polsku: co da wybór, po kawałku. Części stoją obok siebie, bez kropki.

## Jazda

sdc-effect-cost = { $pesos ->
    [0] za darmo
   *[other] { $pesos } { NAME("peso", $pesos) }
}
sdc-effect-loading = { -port }: { -loading-round } po { $price } { -vp }
sdc-effect-busy = { GENDER($cuban) ->
    [feminine] { NAME($cuban) } zajęta, tura przepada
   *[masculine] { NAME($cuban) } zajęty, tura przepada
}
sdc-effect-at = { NAME($cuban) }: { $gift }
sdc-effect-supply-short = { $number ->
    [0] { -supply(case: "where") } nie ma { NAME($good, case: "genitive") }
   *[other] { -supply(case: "where") } tylko { $number } { NAME($good, $number) }
}
sdc-effect-venues = { NAME($flower) }: { $venues }
sdc-effect-no-venue = { NAME($flower) }: nie ma wolnego lokalu
sdc-effect-pawn-stays = { $venue ->
    [none] { -pawn } zostaje poza planszą
   *[other] { -pawn } zostaje { NAME($venue, case: "where") }
}
sdc-effect-past-port = obok { -port(case: "genitive") }: cena { $price }
sdc-effect-past-port-leaves = obok { -port(case: "genitive") }: statek { $ship } odpływa
sdc-effect-frees = znów wolni: { $cubans }

## Oddać i dostać

sdc-effect-gain = +{ $number } { NAME($good, $number) }
sdc-effect-lose = -{ $number } { NAME($good, $number) }
sdc-effect-gain-pesos = +{ $pesos } { NAME("peso", $pesos) }
sdc-effect-lose-pesos = -{ $pesos } { NAME("peso", $pesos) }
sdc-effect-gain-points = +{ $points } { -vp }
sdc-effect-lose-points = -{ $points } { -vp }
sdc-effect-held = masz { $number }
sdc-effect-keep = zostanie ci { $number }
sdc-effect-in-supply = { -supply(case: "where") } { $number }

## Statek

sdc-effect-wanted = { $number ->
    [0] nie ma { -demand(case: "genitive") }
   *[other] { -demand } { $number }
}
sdc-effect-still-wanted = { $number ->
    [0] { -demand } zaspokojony
   *[other] { -demand } jeszcze { $number }
}
sdc-effect-ship-wants = { -demand }: { $goods }
sdc-effect-four-zeros = cztery zera
sdc-effect-die = { NAME($die) } na { $value }
sdc-effect-price = cena { $price }
sdc-effect-ship-leaves = { $last ->
    [yes] odpływa ostatni statek (nr { $ship })
   *[no] statek { $ship } odpływa
}

## Lokale i Kubańczycy

sdc-effect-you-stand-there = stoi tam twój { -pawn }
sdc-effect-stands-there = stoi tam { -pawn } gracza { $rival }
sdc-effect-no-use = { $docked ->
    [yes] teraz bez pożytku
   *[no] teraz bez pożytku: { -port(case: "where") } nie ma { -ship(case: "genitive") }
}
sdc-effect-own = twój lokal
sdc-effect-owner-gets = właściciel { $rival } dostanie { $points } { -vp }
sdc-effect-turns-busy = { GENDER($cuban) ->
    [feminine] { NAME($cuban) } zajęta, za { $stops } { NAME("stop", $stops, case: "accusative") }
   *[masculine] { NAME($cuban) } zajęty, za { $stops } { NAME("stop", $stops, case: "accusative") }
}
sdc-effect-pass = { $decision ->
    [load] nie ładuj już nic w tej rundzie
    [alonso] nie korzystaj z pomocy { -cuban-alonso(case: "genitive") }
   *[venue] nie korzystaj z lokalu
}
