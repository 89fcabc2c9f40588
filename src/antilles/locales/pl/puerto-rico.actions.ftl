### Co może zrobić gracz Puerto Rico: zwrot z listy możliwości, można go też wpisać.

pr-do-pass = zrezygnuj
pr-do-role = { NAME($role) }
pr-do-take = weź { NAME($tile, case: "accusative") }
pr-do-draw = dobierz { -plantation(case: "accusative") } w ciemno
pr-do-colonist = weź { -person-colonist(case: "accusative") }
pr-do-place = umieść { $people } { NAME($slot, "plural", case: "where") }
pr-do-nobles = { $nobles } { NAME("person-noble", $nobles) } { NAME($slot, "plural", case: "where") }
pr-do-build = zbuduj { NAME($building, case: "accusative") }
pr-do-bonus = weź jeszcze 1 { NAME($good, 1, case: "accusative") }
pr-do-sell = sprzedaj { NAME($good, case: "accusative") }
pr-do-load = załaduj { NAME($good, case: "accusative") } na statek { $spaces }
pr-do-wharf = wyślij { NAME($good, case: "accusative") } przez { -building-wharf(case: "accusative") }
pr-do-keep = przechowaj { $number } { NAME($good, $number, case: "accusative") }
pr-do-accept = zgódź się
pr-do-quarries = użyj { $quarries } { NAME("tile-quarry", $quarries, case: "genitive") }
pr-do-draft = wybierz { NAME($building, case: "accusative") }
pr-do-plantation = połóż jako { -plantation(case: "accusative") }
pr-do-forest = posadź { -tile-forest(case: "accusative") }
pr-do-forest-of = zamień { NAME($tile, case: "accusative") } na { -tile-forest(case: "accusative") }
pr-do-give = oddaj { NAME($tile, case: "accusative") }
pr-do-give-with = oddaj { NAME($tile, case: "accusative") } ({ NAME($person) })
pr-do-give-forest-of = oddaj { -tile-forest(case: "accusative") } ({ NAME($tile) })
pr-do-villa = weź { -person-noble(case: "accusative") }
pr-do-receive = weź { NAME($person, case: "accusative") }
pr-do-return-person = zwróć { NAME($person, case: "accusative") } ({ NAME($slot) })
pr-do-return-waiting = zwróć { NAME($person, case: "accusative") } spośród czekających
pr-do-return-good = zwróć 1 { NAME($good, 1, case: "accusative") }
pr-do-return-point = zwróć { -vp-chip(case: "accusative") }
pr-do-guest = { $person ->
    [person-noble] przenieś { -person-noble(case: "accusative") } { NAME($slot, case: "to") }
   *[person-colonist] przenieś gościa { NAME($slot, case: "to") }
}
pr-do-post = sprzedaj { NAME($good, case: "accusative") } { -building-trading-post(case: "where") }
pr-do-buy-land = kup ziemię
pr-do-buy-forest = kup { -tile-forest(case: "accusative") }
pr-do-small-wharf = wyślij przez { -building-small-wharf(case: "accusative") }
pr-do-small-wharf-goods = wyślij { $number } { NAME($good, $number, case: "accusative") } przez { -building-small-wharf(case: "accusative") }
pr-do-union = policz teraz
pr-do-supply = dostarcz { NAME($good, case: "accusative") }
pr-do-raid = { -deed-raid } na statek { $spaces }: zatrzymaj { $kept }
pr-do-robbery = obrabuj { -trading-house(case: "accusative") }
pr-do-luring = { -deed-luring }: weź { $people }
pr-do-lure-noble-keep = weź { -person-noble(case: "accusative") }
pr-do-lure-noble-remove = usuń { -person-noble(case: "accusative") }
pr-do-lure-noble-leave = zostaw { -person-noble(case: "accusative") }
pr-do-takeover = przejmij { NAME($role, case: "accusative") }
pr-do-store = przechowaj { $goods }
pr-do-store-nothing = nic nie przechowuj
pr-do-ship-small = wyślij { $goods }

## Całe zdania, gdzie sam zwrot mówi za mało

pr-action-build = Zbuduj { NAME($building, case: "accusative") } za { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") } ({ $circles } { NAME("circle", $circles) }).
pr-action-draft = Wybierz { NAME($building, case: "accusative") } (koszt { $cost }, { $points } { NAME("victory-point", $points) }).
pr-action-keep = Przechowaj { $number } z { $held } { NAME($good, $held, case: "genitive") }.
