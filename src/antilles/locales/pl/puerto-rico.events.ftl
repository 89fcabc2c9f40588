### Co się dzieje przy stole Puerto Rico: po jednym zdaniu na każdy rodzaj wydarzenia.
### Zdanie o graczu zaczyna się od imienia: w wiadomościach stoi ono tylko za pierwszym razem.

## Części opcjonalne; każda wnosi własną spację albo przecinek

pr-part-source = { $source ->
    [none] { "" }
   *[other] { " " }({ NAME($source) })
}
pr-part-with-doubloons = { $doubloons ->
    [0] { "" }
   *[other] { " " }i bierze z karty { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") }
}

## Postacie i rundy

pr-event-role-taken = { $player } wybiera { NAME($role, case: "accusative") }{ pr-part-with-doubloons }.
pr-event-role-doubloon = { NAME($role, first: "upper") } ma teraz na karcie { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") }.
pr-event-round-begun = Zaczyna się runda { $round }. { NAME("governor", first: "upper") }: { $governor }.
pr-event-end-met = { $reason ->
    [colonists-short] To ostatnia runda: brakuje { -person-colonist(count: "plural", case: "genitive") }, aby uzupełnić { -colonist-ship(case: "accusative") }.
    [city-full] To ostatnia runda: czyjeś miasto jest w całości zabudowane.
    [victory-points-gone] To ostatnia runda: punkty zwycięstwa się skończyły.
   *[rounds-spent] To ostatnia runda: rozegrano 300 rund.
}
pr-event-game-ended = { $rounds ->
    [one] Gra kończy się po { $rounds } rundzie.
    [few] Gra kończy się po { $rounds } rundach.
   *[many] Gra kończy się po { $rounds } rundach.
}

## Kto rezygnuje, a kto nic nie może

pr-declined-hacienda-draw = { $player } nie dobiera żetonu w ciemno ({ -building-hacienda }).
pr-declined-settler-take = { $player } nie bierze żetonu.
pr-declined-hospice-colonist = { $player } nie bierze { -person-colonist(case: "genitive") } ({ -building-hospice }).
pr-declined-mayor-privilege = { $player } nie bierze dodatkowego { -person-colonist(case: "genitive") }.
pr-declined-builder-build = { $player } nic nie buduje.
pr-declined-university-colonist = { $player } nie bierze { -person-colonist(case: "genitive") } ({ -building-university }).
pr-declined-craftsman-bonus = { $player } nie bierze dodatkowego towaru.
pr-declined-trader-sell = { $player } nic nie sprzedaje.
pr-declined-captain-load = { $player } nic nie ładuje.
pr-declined-craftsman-produce = { $player } nic nie produkuje.
pr-declined-take-benefit = { $player } rezygnuje z premii.
pr-declined-builder-privilege = { $player } rezygnuje ze zniżki { -role-builder(case: "genitive") }.
pr-declined-library-tile = { $player } nie bierze drugiego żetonu.
pr-declined-lodge-discard = { $player } niczego nie oddaje ({ -building-hunting-lodge }).
pr-declined-villa-take = { $player } nikogo nie bierze ({ -building-villa }).
pr-declined-black-market-person = { $player } nikogo nie zwraca ({ -building-black-market }).
pr-declined-black-market-good = { $player } nie zwraca towaru ({ -building-black-market }).
pr-declined-guest-move = { $player } zostawia gości na miejscu ({ -building-guest-house }).
pr-declined-union-order = { $player } odkłada liczenie na później ({ -building-union-hall }).
pr-declined-royal-supply = { $player } nic więcej nie dostarcza.
pr-unable-settler-take = { $player } nie może wziąć żetonu.
pr-unable-builder-build = { $player } nie może nic zbudować.
pr-unable-trader-sell = { $player } nie może nic sprzedać.

## Żetony

pr-event-tile-taken = { $player } bierze { NAME($tile, case: "accusative") }.
pr-event-tile-drawn = { $player } dobiera w ciemno { NAME($tile, case: "accusative") } ({ -building-hacienda }).
pr-event-row-cleared = { $plantations ->
    [one] { $plantations } { NAME("plantation", $plantations) } z rzędu trafia { -discards(case: "to") }.
    [few] { $plantations } { NAME("plantation", $plantations) } z rzędu trafiają { -discards(case: "to") }.
   *[many] { $plantations } { NAME("plantation", $plantations) } z rzędu trafia { -discards(case: "to") }.
}
pr-event-tile-turned-up = Teraz odkryte: { $tiles } { NAME($tile, $tiles) }.
pr-event-reshuffled = Odrzucone żetony tworzą nowy zakryty stos: { $plantations } { NAME("plantation", $plantations) }.
pr-event-tile-looked-at = { $player } podgląda zakryty żeton.
pr-event-tile-seen = { $player } widzi { NAME($tile, case: "accusative") }, a pozostali nie.
pr-event-tile-returned = { $player } odkłada żeton na stos.
pr-event-forest-placed = { $tile ->
    [none] { $player } sadzi { -tile-forest(case: "accusative") }.
   *[other] { $player } sadzi { -tile-forest(case: "accusative") }: { NAME($tile) } leży spodem do góry.
}
pr-event-tile-given-up = { $doubloons ->
    [0] { $player } oddaje { NAME($tile, case: "accusative") }.
   *[other] { $player } oddaje { NAME($tile, case: "accusative") } za { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") }.
}
pr-event-land-bought = { $player } kupuje ziemię za 1 { -doubloon(case: "accusative") }.

## Ludzie

pr-event-colonist-taken = { $player } bierze { NAME($person, case: "accusative") } { NAME($place, case: "from") } ({ NAME($giver) }).
pr-event-colonists-dealt = { $player } dostaje { $colonists } { NAME("person-colonist", $colonists, case: "accusative") } { -colonist-ship(case: "from") }.
pr-event-person-received = { $player } bierze { NAME($person, case: "accusative") } { -colonist-ship(case: "from") }.
pr-event-placed = { $player } ma { $people } { NAME("person-colonist", $people, case: "accusative") } { NAME($slot, "plural", case: "where") }.
pr-event-ship-refilled = { $missing ->
    [0] { NAME("colonist-ship", case: "where", first: "upper") } jest teraz { $colonists } { NAME("person-colonist", $colonists) }.
   *[other] { NAME("colonist-ship", case: "where", first: "upper") } jest teraz { $colonists } { NAME("person-colonist", $colonists) }; brakuje jeszcze { $missing }.
}
pr-event-guest-moved = { $player } przenosi { NAME($person, case: "accusative") } { NAME($slot, case: "to") } ({ -building-guest-house }).
pr-event-returned-person = { $player } zwraca { NAME($person, case: "accusative") } ({ -building-black-market }).
pr-event-returned-good = { $player } zwraca 1 { NAME($good, 1, case: "accusative") } ({ -building-black-market }).
pr-event-returned-point = { $player } zwraca { -victory-point(case: "accusative") } ({ -building-black-market }).

## Budowa, produkcja, handel

pr-event-built = { $doubloons ->
    [0] { $player } buduje { NAME($building, case: "accusative") } za darmo.
   *[other] { $player } buduje { NAME($building, case: "accusative") } za { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") }.
}
pr-event-produced = { $aqueduct ->
    [0] { $player } produkuje { $number } { NAME($good, $number, case: "accusative") }.
   *[other] { $player } produkuje { $number } { NAME($good, $number, case: "accusative") }, z czego { $aqueduct } daje { -building-aqueduct }.
}
pr-event-bonus-taken = { $player } bierze jeszcze 1 { NAME($good, 1, case: "accusative") } ({ -role-craftsman }).
pr-event-sold = { $player } sprzedaje { NAME($good, case: "accusative") } za { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") }.
pr-event-sold-to-post = { $player } sprzedaje { NAME($good, case: "accusative") } { -building-trading-post(case: "where") } za { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") }.
pr-event-house-emptied = { NAME("trading-house", case: "where", first: "upper") } nie ma już miejsca: towary wracają { -supply(case: "to") }.
pr-event-doubloons = { $player } dostaje { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") }{ pr-part-source }.

## Załadunek i magazynowanie

pr-event-loaded = { $player } ładuje { $number } { NAME($good, $number, case: "accusative") } na statek z { $spaces } { NAME("ship-space", $spaces, case: "instrumental") }.
pr-event-wharf-loaded = { $player } wysyła { $number } { NAME($good, $number, case: "accusative") } przez { -building-wharf(case: "accusative") }.
pr-event-small-wharf-loaded = { $player } wysyła { $goods } { NAME("good", $goods, case: "accusative") } przez { -building-small-wharf(case: "accusative") }.
pr-event-supplied = { $player } dostarcza 1 { NAME($good, 1, case: "accusative") } ({ -building-royal-supplier }).
pr-event-points = { $paper ->
    [0] { $player } zdobywa { $points } { NAME("victory-point", $points, case: "accusative") }{ pr-part-source }.
   *[other] { $points ->
        [1] { $player } zdobywa { $points } { NAME("victory-point", $points, case: "accusative") }{ pr-part-source } na papierze.
       *[other] { $player } zdobywa { $points } { NAME("victory-point", $points, case: "accusative") }{ pr-part-source }, w tym { $paper } na papierze.
    }
}
pr-event-discarded = { $player } nie może przechować { $number } { NAME($good, $number, case: "genitive") }: { -good } wraca { -supply(case: "to") }.
pr-event-ship-unloaded = Pełny statek z { $spaces } { NAME("ship-space", $spaces, case: "instrumental") } ({ NAME($good) }) zostaje opróżniony.

## Draft, przemytnik, festiwal

pr-event-drafted = { $player } umieszcza { NAME($building, case: "accusative") } { -board(case: "where") }.
pr-event-drafted-by-chance = { NAME($building, first: "upper") } trafia { -board(case: "to") } drogą losowania.
pr-event-raided = { $player } zabiera ze statku { $number } { NAME($good, $number, case: "accusative") } i zatrzymuje { $kept } ({ -deed-raid }).
pr-event-raided-empty = { $player } urządza { -deed-raid(case: "accusative") } na pusty statek.
pr-event-robbed = { $player } zabiera { -trading-house(case: "from") } { $goods } { NAME("good", $goods, case: "accusative") } ({ -deed-robbery }).
pr-event-lured = { $player } usuwa { -colonist-ship(case: "from") } { $removed } { NAME("person", $removed, case: "accusative") } i bierze { $taken } ({ -deed-luring }).
pr-event-taken-over = { $player } przejmuje { NAME($role, case: "accusative") }{ pr-part-with-doubloons }.
pr-event-takeover-paid = { $player } dostaje { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") }: ktoś wybiera { NAME($role, case: "accusative") }.
pr-event-goal-drawn = { NAME("festival", first: "upper") }, { NAME($goal) }: { NAME($thing) }.
pr-event-goal-won = { $player } osiąga { NAME($goal, case: "accusative") } ({ -festival }).
