### Santiago de Cuba po polsku: co teraz daje akcja (`sdc-action-...`) i co stoi na liście i może być wpisane
### (`sdc-do-...`).

sdc-part-cost = { $pesos ->
    [0] za darmo
   *[other] { $pesos } { NAME("peso", $pesos) }
}
sdc-part-found = { $found ->
    [busy] { GENDER($place) ->
        [feminine] { " " }(zajęta)
       *[masculine] { " " }(zajęty)
    }
    [port] { " " }({ -loading-round })
   *[cuban] { "" }
}

sdc-action-drive = Przejedź { $stops } { NAME("stop", $stops, case: "accusative") } { NAME($place, case: "to") }{ sdc-part-found }: { sdc-part-cost }.
sdc-action-take = Weź 1 { NAME($good, 1, case: "accusative") } { -supply(case: "from") }.
sdc-action-give = Oddaj 1 { NAME($gift, 1, case: "accusative") } graczowi { $rival }.
sdc-action-capture = Przejmij { NAME($venue, case: "accusative") }: połóż tam { -owner-marker(case: "accusative") }.
sdc-action-visit = Przestaw { -pawn(case: "accusative") } { NAME($venue, case: "to") }.
sdc-action-load = Załaduj { $number } { NAME($good, $number, case: "accusative") } za { $points } { NAME("victory-point", $points, case: "accusative") }.
sdc-action-load-wood = Załaduj { $number } { NAME("good-wood", $number, case: "accusative") } zamiast { NAME($good, case: "genitive") } za { $points } { NAME("victory-point", $points, case: "accusative") }.
sdc-action-leave-out = Odłóż { NAME($die, case: "accusative") }: nie będzie { -demand(case: "genitive") } na { NAME($good, case: "accusative") }.
sdc-action-pass = { $decision ->
    [load] Nie ładuj już nic do końca { -loading-round(case: "genitive") }.
    [alonso] Nie korzystaj z pomocy { -cuban-alonso(case: "genitive") }.
    [venue] Nie korzystaj z { NAME($venue, case: "genitive") }.
   *[other] Spasuj.
}

## Lokale

sdc-action-bank = { NAME("venue-bank", first: "upper") }: weź { $pesos } { NAME("peso", $pesos, case: "accusative") }.
sdc-action-customs = { NAME("venue-customs", first: "upper") }: ustaw { NAME($die, case: "accusative") } ({ NAME($good) }) na 0.
sdc-action-church = { NAME("venue-church", first: "upper") }: zdobądź { $points } { NAME("victory-point", $points, case: "accusative") }.
sdc-action-price = { NAME("venue-port-authority", first: "upper") }: cena zmienia się z { $old } na { $new }.
sdc-action-checkered-flag = { NAME("venue-port-authority", first: "upper") }: { -price-marker } przechodzi { -checkered-flag(case: "to") } i statek { $ship } odpływa.
sdc-action-exchange = { NAME($venue, first: "upper") }: zwróć { $number } { NAME($given, $number, case: "accusative") }, weź { $number } { NAME($taken, $number, case: "accusative") }.
sdc-action-sawmill = { NAME("venue-sawmill", first: "upper") }: zwróć 1 { NAME("good-wood", 1, case: "accusative") }, zdobądź { $points } { NAME("victory-point", $points, case: "accusative") } i { $pesos } { NAME("peso", $pesos, case: "accusative") }.
sdc-action-cafe = { $served ->
    [rum] { NAME("venue-cafe", first: "upper") }: zwróć 1 { NAME("good-rum", 1, case: "accusative") } za { $points } { NAME("victory-point", $points, case: "accusative") }.
    [cigars] { NAME("venue-cafe", first: "upper") }: zwróć 1 { NAME("good-cigars", 1, case: "accusative") } za { $points } { NAME("victory-point", $points, case: "accusative") }.
   *[both] { NAME("venue-cafe", first: "upper") }: zwróć 1 { NAME("good-rum", 1, case: "accusative") } i 1 { NAME("good-cigars", 1, case: "accusative") } za { $points } { NAME("victory-point", $points, case: "accusative") }.
}
sdc-action-casino-points = { NAME("venue-casino", first: "upper") }: zapłać { $pesos } { NAME("peso", $pesos, case: "accusative") } za { $points } { NAME("victory-point", $points, case: "accusative") }.
sdc-action-casino-pesos = { NAME("venue-casino", first: "upper") }: oddaj { $points } { NAME("victory-point", $points, case: "accusative") } za { $pesos } { NAME("peso", $pesos, case: "accusative") }.
sdc-action-contractor = { NAME("venue-contractor", first: "upper") }: załaduj 1 { NAME($good, 1, case: "accusative") } za { $points } { NAME("victory-point", $points, case: "accusative") }.
sdc-action-newspaper = { $cuban ->
    [none] { NAME("venue-newspaper", first: "upper") }: weź { $pesos } { NAME("peso", $pesos, case: "accusative") }.
   *[other] { GENDER($cuban) ->
        [feminine] { NAME("venue-newspaper", first: "upper") }: weź { $pesos } { NAME("peso", $pesos, case: "accusative") } i oznacz { NAME($cuban, case: "accusative") } jako zajętą.
       *[masculine] { NAME("venue-newspaper", first: "upper") }: weź { $pesos } { NAME("peso", $pesos, case: "accusative") } i oznacz { NAME($cuban, case: "accusative") } jako zajętego.
    }
}

## Możliwości

sdc-do-drive = przejedź { $stops } { NAME("stop", $stops, case: "accusative") }
sdc-do-take = weź 1 { NAME($good, 1, case: "accusative") }
sdc-do-give = { $gift ->
    [victory-point] oddaj 1 { -vp }
   *[other] oddaj 1 { NAME($gift, 1, case: "accusative") }
}
sdc-do-capture = przejmij { NAME($venue, case: "accusative") }
sdc-do-visit = odwiedź { NAME($venue, case: "accusative") }
sdc-do-load = załaduj { $number } { NAME($good, $number, case: "accusative") }
sdc-do-load-wood = załaduj { $number } { NAME("good-wood", $number, case: "accusative") } zamiast { NAME($good, case: "genitive") }
sdc-do-leave-out = odłóż { NAME($die, case: "accusative") }
sdc-do-pass = spasuj
sdc-do-use = { NAME($venue) }
sdc-do-customs = { -venue-customs }: { NAME($die) }
sdc-do-price = { $way ->
    [left] { -venue-port-authority }: w lewo
   *[right] { -venue-port-authority }: w prawo
}
sdc-do-exchange = { NAME($venue) }: { $number }
sdc-do-black-market = { -venue-black-market }: { NAME($given, 1, case: "accusative") } na { NAME($taken, 1, case: "accusative") }
sdc-do-cafe = { $served ->
    [rum] { -venue-cafe }: { -good-rum }
    [cigars] { -venue-cafe }: { NAME("good-cigars", 1) }
   *[both] { -venue-cafe }: { -good-rum } i { NAME("good-cigars", 1) }
}
sdc-do-casino-points = { -venue-casino }: { $points } { -vp }
sdc-do-casino-pesos = { -venue-casino }: { $pesos } { NAME("peso", $pesos) }
sdc-do-contractor = { -venue-contractor }: { NAME($good, 1) }
sdc-do-newspaper = { $cuban ->
    [none] { -venue-newspaper }
   *[other] { -venue-newspaper }: { NAME($cuban) }
}
