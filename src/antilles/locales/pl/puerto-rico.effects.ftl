### Co przyniesie wybór: krótkie kawałki obok niego, po przecinku.

## Towary i inne rzeczy na listach: biernik, przed nimi zawsze stoi czasownik

pr-some-goods = { $number } { NAME($good, $number, case: "accusative") }
pr-some-people = { $people } { NAME($slot, "plural", case: "where") }
pr-nothing = nic

## Postacie

pr-effect-library-twice = { -building-library }: podwójnie
pr-effect-rival-takes-over = { -deed-takeover }: { $rival }
pr-effect-doubloons-on-it = + { $doubloons } { NAME("doubloon", $doubloons) }
pr-effect-people-to-come = { $people } { NAME("person", $people) } dla ciebie
pr-effect-you-make = wyprodukujesz { $goods }
pr-effect-you-make-nothing = nic nie wyprodukujesz
pr-effect-at-once = + { $doubloons } { NAME("doubloon", $doubloons) } od razu
pr-effect-no-doubloon-on-it = bez { -doubloon(count: "plural", case: "genitive") }

## Żetony

pr-effect-open = odkryte: { $number }
pr-effect-you-have = masz { $number }
pr-effect-festival-colonists = { -festival }: 3 { NAME("person-colonist", 3) }
pr-effect-forests = { $forests } { NAME("tile-forest", $forests) }: zniżka { $cheaper }
pr-effect-first-forest = nie masz jeszcze { -tile-forest(case: "genitive") }
pr-effect-face-down = spodem do góry
pr-effect-tile-goes-back = { NAME($tile) } wróci na stos
pr-effect-tile-becomes-forest = { NAME($tile) } zmieni się w { -tile-forest(case: "accusative") }
pr-effect-lay = { NAME($tile) }
pr-effect-known-tile = { NAME($tile) }, wiesz tylko ty
pr-effect-next-tile = następny zakryty żeton
pr-effect-for-one = za 1 { -doubloon(case: "accusative") }
pr-effect-without-pay = bez zapłaty
pr-effect-person-waits = { NAME($person) } czeka

## Ludzie

pr-effect-on-new-tile = nowy żeton: { NAME($tile) }
pr-effect-forest-waits = { -tile-forest(case: "where") } nie ma okręgu: czeka
pr-effect-in-new-building = nowy budynek: { NAME($building) }
pr-effect-of-supply = 1 z { $colonists } { -supply(case: "where") }
pr-effect-nobles-left = { $nobles ->
    [1] ostatni { -person-noble } { -supply(case: "where") }
   *[other] 1 z { $nobles } { NAME("person-noble", $nobles, case: "genitive") } { -supply(case: "where") }
}
pr-effect-no-noble-left = { -person-colonist }: nie ma { -person-noble(count: "plural", case: "genitive") }
pr-effect-noble-worth = na koniec 1 { NAME("victory-point", 1) }
pr-effect-you-have-nobles = masz { $nobles }
pr-effect-of-ship = 1 z { $colonists } przybyłych
pr-effect-of-waiting = 1 z { $people } czekających
pr-effect-left-there = { $people ->
    [0] nikt tam nie zostanie
   *[other] zostanie tam { $people }
}
pr-effect-occupied = aktywne { $people } z { $tiles }

## Budynki

pr-effect-for = za { $doubloons }
pr-effect-instead-of = zamiast { $doubloons }
pr-effect-money-left = zostanie ci { $doubloons } { NAME("doubloon", $doubloons) }
pr-effect-return-missing = zwróć { $number }
pr-effect-points = { $points } { NAME("victory-point", $points) }
pr-effect-festival-points = { -festival }: + 3
pr-effect-one-less = { NAME($building) } o 1 { -doubloon(case: "accusative") } taniej
pr-effect-price-then = wtedy koszt { $doubloons }

## Towary

pr-effect-sells-for = cena { $doubloons }
pr-effect-goods = { $goods } { NAME("good", $goods) }
pr-effect-scores = daje { $points } { NAME("victory-point", $points, case: "accusative") }
pr-effect-pays = + { $doubloons } { NAME("doubloon", $doubloons) }
pr-effect-brings = za { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") }
pr-effect-with-bonus = za { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") } ({ $price } + { $bonus })
pr-effect-lose = tracisz { $goods }
pr-effect-lose-nothing = bez strat
pr-effect-you-keep = zostaje { $number }
pr-effect-of-yours = 1 z twoich { $number }
pr-effect-of-your-chips = { $points ->
    [1] twój jedyny { -victory-point } w żetonach
   *[other] 1 z twoich { $points } { NAME("victory-point", $points, case: "genitive") } w żetonach
}
pr-effect-for-a-point = za 1 { NAME("victory-point", 1, case: "accusative") }
pr-effect-any-of-your-goods = dowolne { -good(count: "plural", case: "accusative") } (masz { $goods }), 1 punkt za każde dwa
pr-effect-scores-now = daje teraz { $points } { NAME("victory-point", $points, case: "accusative") }
pr-effect-scores-then = da wtedy najwyżej { $points } { NAME("victory-point", $points, case: "accusative") }
pr-effect-makes = { NAME($good, first: "upper") }: { $number } (przedtem: { $before })

## Przemytnik

pr-effect-ship-empty = statek jest pusty
pr-effect-keep-of = zatrzymaj { $kept } z { $number } { NAME($good, $number, case: "genitive") }
pr-effect-all-lost = wszystko przepada: { $number } { NAME($good, $number) }
pr-effect-house-empty = jest tam pusto
pr-effect-nobody-to-remove = nie ma kogo usunąć
pr-effect-place-of = umieść { $taken } z { $removed } usuniętych
pr-effect-to-supply = { $removed } { -supply(case: "to") }
pr-effect-noble-among = wśród zabieranych osób ({ $people })
pr-effect-noble-stays = zostaje tam
pr-effect-noble-to-supply = z powrotem { -supply(case: "to") }
