### Dlaczego graczowi Puerto Rico czegoś nie wolno.

pr-refusal-not-asked = Nie teraz; pytanie brzmi: { $asked }
pr-refusal-nothing-asked = Teraz nie ma żadnego pytania.
pr-refusal-not-occupied = { GENDER($building) ->
    [feminine] Nie masz aktywnej { NAME($building, case: "genitive") }.
   *[masculine] Nie masz aktywnego { NAME($building, case: "genitive") }.
}
pr-refusal-game-is-over = Gra jest skończona.

## Postacie

pr-refusal-must-take-role = Gracz, na którego przyszła kolej, musi wybrać { -role(case: "accusative") }.
pr-refusal-role-taken = W tej rundzie ktoś już wybrał { NAME($role, case: "accusative") }.
pr-refusal-role-not-in-play = W grze dla { $players } { NAME("player", $players, case: "genitive") } nie ma { NAME($role, case: "genitive") }.
pr-refusal-wanted-by-law = Masz { -wanted-token(case: "accusative") }: { -role-smuggler(case: "accusative") } musi najpierw wybrać inny gracz.
pr-refusal-taken-over-by-you = Przejmujesz { NAME($role, case: "accusative") }, więc nie możesz wybrać tej postaci (R-25).
pr-refusal-smuggler-not-in-play = Przy tym stole nie ma { -role-smuggler(case: "genitive") }.

## Żetony

pr-refusal-island-full = Wszystkie 12 { NAME("island-space", 12) } jest zajętych.
pr-refusal-not-face-up = Wśród odkrytych żetonów nie ma { NAME($tile, case: "genitive") }.
pr-refusal-settler-not-face-up = Wśród odkrytych żetonów nie ma { NAME($tile, case: "genitive") }.
pr-refusal-quarry-for-settler = { -building-construction-hut.gender ->
    [feminine] { NAME("tile-quarry", case: "accusative", first: "upper") } może wziąć tylko { -role-settler } albo właściciel aktywnej { -building-construction-hut(case: "genitive") }.
   *[masculine] { NAME("tile-quarry", case: "accusative", first: "upper") } może wziąć tylko { -role-settler } albo właściciel aktywnego { -building-construction-hut(case: "genitive") }.
}
pr-refusal-no-quarry-left = Nie ma już { -tile-quarry(count: "plural", case: "genitive") }.
pr-refusal-nothing-to-draw = Nie ma już zakrytych { -plantation(count: "plural", case: "genitive") }.
pr-refusal-no-such-tile = Nie masz takiego żetonu.
pr-refusal-no-forest-house = { -building-forest-house.gender ->
    [feminine] Nie masz aktywnej { -building-forest-house(case: "genitive") }.
   *[masculine] Nie masz aktywnego { -building-forest-house(case: "genitive") }.
}
pr-refusal-no-stock-of-forests = W tym wydaniu { -tile-forest } to odkryty żeton { -plantation(case: "genitive") } położony spodem do góry: podaj, który.
pr-refusal-forest-from-row = W tym wydaniu { -tile-forest(count: "plural") } bierze się z zapasu: podaj po prostu „{ -tile-forest }”.
pr-refusal-forest-of-tile-seen = { NAME("tile-forest", first: "upper") } to żeton, który właśnie widzisz: podaj po prostu „{ -tile-forest }”.
pr-refusal-library-quarry = { -building-construction-hut.gender ->
    [feminine] Bez aktywnej { -building-construction-hut(case: "genitive") } drugim żetonem nie może być { -tile-quarry }.
   *[masculine] Bez aktywnego { -building-construction-hut(case: "genitive") } drugim żetonem nie może być { -tile-quarry }.
}
pr-refusal-forest-sale = { -building-forest-house.gender ->
    [feminine] Bez aktywnej { -building-forest-house(case: "genitive") } nie można sprzedać { -tile-forest(case: "genitive") }.
   *[masculine] Bez aktywnego { -building-forest-house(case: "genitive") } nie można sprzedać { -tile-forest(case: "genitive") }.
}

## Ludzie

pr-refusal-no-colonist-left = Nie ma już wolnych { -person-colonist(count: "plural", case: "genitive") }.
pr-refusal-other-circles-now = Okręgi zapełnia się po kolei; teraz: { NAME($slot) }.
pr-refusal-circles-must-be-filled = Dopóki masz { -person-colonist(count: "plural", case: "accusative") }, trzeba zapełniać puste okręgi: tu musi ich być co najmniej { $least }.
pr-refusal-too-few-colonists = Nie ma tylu { -person-colonist(count: "plural", case: "genitive") }: tu może ich być najwyżej { $most }.
pr-refusal-too-few-circles = Nie ma tylu okręgów: miejsca jest tu najwyżej na { $most } { NAME("person", $most, case: "accusative") }.
pr-refusal-colonists-stay = W tym wydaniu { -person-colonist(count: "plural") } zostają na swoich miejscach: tu jest ich już { $standing }.
pr-refusal-placed-before = Rozmieszcza się tylko nowe osoby, poprzednie zostają: tu jest ich już { $standing }.
pr-refusal-wrong-nobles = Wśród umieszczonych tam osób nie może być tylu { -person-noble(count: "plural", case: "genitive") }.
pr-refusal-no-such-guest = Nie masz takiego gościa.
pr-refusal-not-for-guests = Goście nie mogą tam iść.
pr-refusal-no-open-circle = Nie ma tam pustego okręgu.
pr-refusal-too-few-nobles = Można dostarczyć po jednym towarze za każdego { -person-noble(case: "accusative") }.

## Budowa

pr-refusal-already-owned = { NAME($building, case: "accusative", first: "upper") } już masz, a dwóch takich samych budynków mieć nie można.
pr-refusal-sold-out = { NAME($building, case: "genitive", first: "upper") } nie ma już { -board(case: "where") }.
pr-refusal-city-spaces-lacking = { NAME($building, first: "upper") } zajmuje { $spaces } { NAME("city-space", $spaces, case: "accusative") }; wolnych masz { $free }.
pr-refusal-too-expensive = { NAME($building, first: "upper") } kosztuje cię { $price } { NAME("doubloon", $price, case: "accusative") }, a masz { $money }.
pr-refusal-needs-discount = Bez tej zniżki nie wystarczy ci { -doubloon(count: "plural", case: "genitive") } na { NAME($building, case: "accusative") }.
pr-refusal-too-few-quarries = Do budowy { NAME($building, case: "genitive") } nie możesz użyć { $number } { NAME("tile-quarry", $number, case: "genitive") }.
pr-refusal-no-one-there = Nie ma tam nikogo takiego.
pr-refusal-own-colonist = { NAME("person-colonist", first: "upper") } { -building-black-market(case: "where") } zostaje na miejscu.
pr-refusal-returns-not-exact = Zwrócić trzeba dokładnie tyle, ile brakuje, i nie mogą zostać żadne { -doubloon(count: "plural") }.
pr-refusal-no-space-in-draft = Nie ma już miejsca na { -violet-building(count: "plural") } o tym koszcie.
pr-refusal-kept-apart = { NAME($building, first: "upper") } nie może być w grze razem z wybranym już budynkiem.
pr-refusal-not-drafted = { NAME($building, case: "genitive", first: "upper") } nie wybiera się w drafcie.

## Towary: produkcja, handel

pr-refusal-not-produced = Przywilej daje towar wyprodukowany przez ciebie w tej fazie, a to nie { NAME($good) }.
pr-refusal-no-token-left = { NAME($good, case: "genitive", first: "upper") } nie ma już { -supply(case: "where") }.
pr-refusal-second-good = W tym wydaniu oba towary muszą być różne.
pr-refusal-no-such-good = Nie masz { NAME($good, case: "genitive") }.
pr-refusal-too-few-goods = Masz tylko { $held } { NAME($good, $held, case: "accusative") }.
pr-refusal-house-full = { NAME("trading-house", case: "where", first: "upper") } nie ma miejsca.
pr-refusal-kind-in-house = { -building-office.gender ->
    [feminine] Taki towar ({ NAME($good) }) jest już { -trading-house(case: "where") }, a nie masz aktywnej { -building-office(case: "genitive") }.
   *[masculine] Taki towar ({ NAME($good) }) jest już { -trading-house(case: "where") }, a nie masz aktywnego { -building-office(case: "genitive") }.
}
pr-refusal-already-sold = W tej turze towar jest już sprzedany.
pr-refusal-no-trading-post = { -building-trading-post.gender ->
    [feminine] Nie masz aktywnej { -building-trading-post(case: "genitive") }.
   *[masculine] Nie masz aktywnego { -building-trading-post(case: "genitive") }.
}
pr-refusal-no-land-office = Nie masz { -building-land-office(case: "genitive") } z odpowiednią osobą.
pr-refusal-land-used = W tej turze użyto już { -building-land-office(case: "genitive") }.
pr-refusal-no-doubloon = Nie masz { -doubloon(count: "plural", case: "genitive") }.
pr-refusal-nothing-to-buy = Nie ma zakrytych { -plantation(count: "plural", case: "genitive") } do kupienia.
pr-refusal-land-first = W tym wydaniu kup ziemię; dobrany żeton możesz potem położyć jako { -tile-forest(case: "accusative") }.

## Załadunek i magazynowanie

pr-refusal-no-such-ship = Przy tym stole nie ma { -cargo-ship(case: "genitive") } z { $spaces } { NAME("ship-space", $spaces, case: "instrumental") }.
pr-refusal-ship-has-other-kind = Statek z { $spaces } { NAME("ship-space", $spaces, case: "instrumental") } wiezie inny towar.
pr-refusal-ship-full = Statek z { $spaces } { NAME("ship-space", $spaces, case: "instrumental") } jest pełny.
pr-refusal-kind-on-other-ship = { NAME($good, case: "accusative", first: "upper") } wiezie już inny statek.
pr-refusal-another-ship-takes-more = Na innym pustym statku zmieści się więcej { NAME($good, case: "genitive") }.
pr-refusal-no-wharf = { -building-wharf.gender ->
    [feminine] Nie masz aktywnej { -building-wharf(case: "genitive") }.
   *[masculine] Nie masz aktywnego { -building-wharf(case: "genitive") }.
}
pr-refusal-wharf-used = W tej fazie użyto już { -building-wharf(case: "genitive") }.
pr-refusal-nothing-for-wharf = Nie masz { NAME($good, case: "genitive") } do wysłania.
pr-refusal-must-load = Możesz załadować towar na { -cargo-ship(case: "accusative") }, więc musisz to zrobić (albo użyć { -building-wharf(case: "genitive") }).
pr-refusal-no-small-wharf = { -building-small-wharf.gender ->
    [feminine] Nie masz aktywnej { -building-small-wharf(case: "genitive") }.
   *[masculine] Nie masz aktywnego { -building-small-wharf(case: "genitive") }.
}
pr-refusal-small-wharf-used = W tej fazie użyto już { -building-small-wharf(case: "genitive") }.
pr-refusal-at-least-one = Przez { -building-small-wharf(case: "accusative") } wysyła się co najmniej jeden towar.
pr-refusal-supplied-before = Towar każdego rodzaju dostarcza się raz.
pr-refusal-supply-first = Dostawa ma być przed liczeniem ({ -building-union-hall }), więc dostarcz co najmniej jeden towar.
pr-refusal-other-kind-now = O rodzajach towarów decyduje się po kolei; teraz: { NAME($kind) }.
pr-refusal-cannot-store = Nie możesz przechować { $number } { NAME($good, $number, case: "genitive") }: masz miejsce na całe rodzaje ({ $kinds }) i pojedyncze towary ({ $singles }).

## Przemytnik

pr-refusal-raid-too-many = Na tym statku nie ma tylu towarów.
pr-refusal-lure-too-many = Tylu nie można wziąć: trzeba ich usunąć { -colonist-ship(case: "from") } i znaleźć im puste okręgi.

## Czego nigdy nie wolno

pr-never-luring-limit = { NAME("deed-luring", first: "upper") } daje najwyżej 3 { NAME("person", 3) }.
pr-never-raid-limit = { NAME("deed-raid", first: "upper") } zostawia ci najwyżej 3 { NAME("good", 3) }.
pr-never-ship-size = { NAME("cargo-ship", case: "genitive", first: "upper") } tej wielkości nie ma przy żadnym stole.
pr-never-forest-quarry = { NAME("tile-forest", case: "genitive", first: "upper") } nie robi się z { -tile-quarry(case: "genitive") }.
pr-never-give-quarry = { NAME("tile-quarry", case: "genitive", first: "upper") } się nie oddaje: oddać można tylko { -plantation(case: "accusative") } lub { -tile-forest(case: "accusative") }.
pr-never-take-forest = { NAME("tile-forest", case: "genitive", first: "upper") } się nie bierze, lecz sadzi zamiast żetonu: podaj „{ -tile-forest }”.
pr-never-sell-quarry = Sprzedaje się tylko towary.
pr-never-takeover-smuggler = { NAME("role-smuggler", first: "upper") } przejmuje inną postać, nigdy własną.
pr-never-luring-noble = Podaj, czy { -person-noble(case: "accusative") } wziąć, usunąć, czy zostawić.
pr-never-quarries-limit = Przy żadnym budynku nie działa więcej niż 4 { NAME("tile-quarry", 4) }.

## Co by pomogło

pr-sum-price = { $cost }{ $privilege ->
    [0] { "" }
   *[other] { " " }− { $privilege } ({ -role-builder })
}{ $quarries ->
    [0] { "" }
   *[other] { " " }− { $quarries } ({ NAME("tile-quarry", $quarries) })
} = { $price }
pr-help-doubloons = jeszcze { $number } { NAME("doubloon", $number) }
pr-help-quarry = jeszcze 1 { -tile-quarry } w działaniu
pr-help-quarry-idle = masz nieobsadzone
pr-help-left-in-stack = zostało w stosie: { $number }
pr-help-good = jeszcze 1 { NAME($good) }
pr-help-privilege = { NAME($role) } w twoich rękach
pr-help-house-empty = gdy { -trading-house(case: "where") } będzie pusto
pr-help-ship-empty = gdy statek z { $spaces } { NAME("ship-space", $spaces, case: "instrumental") } będzie pusty
pr-help-building = { NAME($building) } w działaniu
pr-help-building-idle = masz, ale bez ludzi
pr-help-left-on-board = zostało { -board(case: "where") }: { $number }
