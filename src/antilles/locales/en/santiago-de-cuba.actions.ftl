### Santiago de Cuba in English: what an action does now (`sdc-action-...`), and what stands in a list of choices and
### may be typed (`sdc-do-...`, in English the very notation).

sdc-part-cost = { $pesos ->
    [0] free
   *[other] { $pesos } { NAME("peso", $pesos) }
}
sdc-part-found = { $found ->
    [busy] { " " }(busy)
    [port] { " " }(a { -loading-round })
   *[cuban] { "" }
}

sdc-action-drive = Drive { $stops } { NAME("stop", $stops) } { NAME($place, case: "to") }{ sdc-part-found }: { sdc-part-cost }.
sdc-action-take = Take 1 { NAME($good, 1) } { -supply(case: "from") }.
sdc-action-give = Give 1 { NAME($gift, 1) } to { $rival }.
sdc-action-capture = Capture the { NAME($venue) }: put an { -owner-marker } there.
sdc-action-visit = Move your { -pawn } { NAME($venue, case: "to") }.
sdc-action-load = Load { $number } { NAME($good, $number) } for { $points } { NAME("victory-point", $points) }.
sdc-action-load-wood = Load { $number } { NAME("good-wood", $number) } in place of { NAME($good) } for { $points } { NAME("victory-point", $points) }.
sdc-action-leave-out = Leave the { NAME($die) } out: no { -demand } for { NAME($good) }.
sdc-action-pass = { $decision ->
    [load] Load no more in this { -loading-round }.
    [alonso] Make no use of { -cuban-alonso }.
    [venue] Make no use of the { NAME($venue) }.
   *[other] Pass.
}

## Using a venue

sdc-action-bank = { NAME("venue-bank", first: "upper") }: take { $pesos } { NAME("peso", $pesos) }.
sdc-action-customs = { NAME("venue-customs", first: "upper") }: turn the { NAME($die) } ({ NAME($good) }) to 0.
sdc-action-church = { NAME("venue-church", first: "upper") }: take { $points } { NAME("victory-point", $points) }.
sdc-action-price = { NAME("venue-port-authority", first: "upper") }: the price goes from { $old } to { $new }.
sdc-action-checkered-flag = { NAME("venue-port-authority", first: "upper") }: the { -price-marker } goes onto the { -checkered-flag }, and ship { $ship } leaves.
sdc-action-exchange = { NAME($venue, first: "upper") }: return { $number } { NAME($given, $number) }, take { $number } { NAME($taken, $number) }.
sdc-action-sawmill = { NAME("venue-sawmill", first: "upper") }: return 1 { NAME("good-wood", 1) }, take { $points } { NAME("victory-point", $points) } and { $pesos } { NAME("peso", $pesos) }.
sdc-action-cafe = { $served ->
    [rum] { NAME("venue-cafe", first: "upper") }: return 1 { NAME("good-rum", 1) } for { $points } { NAME("victory-point", $points) }.
    [cigars] { NAME("venue-cafe", first: "upper") }: return 1 { NAME("good-cigars", 1) } for { $points } { NAME("victory-point", $points) }.
   *[both] { NAME("venue-cafe", first: "upper") }: return 1 { NAME("good-rum", 1) } and 1 { NAME("good-cigars", 1) } for { $points } { NAME("victory-point", $points) }.
}
sdc-action-casino-points = { NAME("venue-casino", first: "upper") }: pay { $pesos } { NAME("peso", $pesos) } for { $points } { NAME("victory-point", $points) }.
sdc-action-casino-pesos = { NAME("venue-casino", first: "upper") }: give { $points } { NAME("victory-point", $points) } for { $pesos } { NAME("peso", $pesos) }.
sdc-action-contractor = { NAME("venue-contractor", first: "upper") }: load 1 { NAME($good, 1) } for { $points } { NAME("victory-point", $points) }.
sdc-action-newspaper = { $cuban ->
    [none] { NAME("venue-newspaper", first: "upper") }: take { $pesos } { NAME("peso", $pesos) }.
   *[other] { NAME("venue-newspaper", first: "upper") }: take { $pesos } { NAME("peso", $pesos) } and turn { NAME($cuban) } to busy.
}

## Choices

sdc-do-drive = drive { $stops }
sdc-do-take = take { NAME($good) }
sdc-do-give = { $gift ->
    [victory-point] give { -vp }
   *[other] give { NAME($gift) }
}
sdc-do-capture = capture { NAME($venue) }
sdc-do-visit = visit { NAME($venue) }
sdc-do-load = load { $number } { NAME($good, $number) }
sdc-do-load-wood = load { $number } { NAME("good-wood", $number) } as { NAME($good) }
sdc-do-leave-out = leave out { sdc-die-colour }
sdc-do-pass = pass
sdc-do-use = use { NAME($venue) }
sdc-do-customs = use { -venue-customs } { sdc-die-colour }
sdc-do-price = { $way ->
    [left] use { -venue-port-authority } left
   *[right] use { -venue-port-authority } right
}
sdc-do-exchange = use { NAME($venue) } { $number }
sdc-do-black-market = use { -venue-black-market } { NAME($given) } for { NAME($taken) }
sdc-do-cafe = { $served ->
    [rum] use { -venue-cafe } { -good-rum }
    [cigars] use { -venue-cafe } { -good-cigars }
   *[both] use { -venue-cafe } { -good-rum } and { -good-cigars }
}
sdc-do-casino-points = use { -venue-casino } { $points } { -vp }
sdc-do-casino-pesos = use { -venue-casino } { $pesos } { NAME("peso", $pesos) }
sdc-do-contractor = use { -venue-contractor } { NAME($good) }
sdc-do-newspaper = { $cuban ->
    [none] use { -venue-newspaper }
   *[other] use { -venue-newspaper } { NAME($cuban) }
}
