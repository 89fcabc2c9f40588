### Co jest nie tak ze stołem, pozycją albo całym ustawieniem w Puerto Rico.
### Pozycje w każdym języku zapisuje się angielskimi słowami, więc nazwy w nich zostają.

## Stoły
pr-error-edition-players = Wydanie „{ $edition }” nie ma gry na { $players } (ma na { $fewest }–{ $most }). Mają ją wydania: { $others }.
pr-error-option-needs-expansion = Opcja „{ $option }” wymaga dodatku „{ $expansion }”.
pr-error-every-violet = W wariancie „{ $variant }” są wszystkie fioletowe budynki, więc „{ $option }” nie ma sensu.
pr-error-must-be-apart = Wydanie „{ $edition }” wymaga, aby { -building-office } i { -building-trading-post } nie były w grze razem (PR-X1-05).
pr-error-kept-apart = { $first } i { $second } nie są przy tym stole w grze razem (PR-X1-05); zobacz „{ $option }”.
pr-error-recorded-only = „{ $option }” tylko podaje, co mówią instrukcje; przy stole się tego nie zmienia.
pr-error-building-set = Opcja „{ $option }” to { $known } albo lista nazw, a nie { $given }.
pr-error-building-set-twice = Opcja „{ $option }” podaje budynek dwa razy.
pr-error-no-violet = { $given } to nie fioletowy budynek, który można wybrać.
pr-error-violet-spaces = { $spaces ->
    [one] Plansza ma { $spaces } pole na fioletowe budynki o koszcie { $cost }, a na liście jest ich { $given } (PR-X1-03).
    [few] Plansza ma { $spaces } pola na fioletowe budynki o koszcie { $cost }, a na liście jest ich { $given } (PR-X1-03).
   *[many] Plansza ma { $spaces } pól na fioletowe budynki o koszcie { $cost }, a na liście jest ich { $given } (PR-X1-03).
}
pr-error-no-building = Nie ma budynku { $given }. { $hint }
pr-error-no-building-number = Nie ma budynku { $given }; numery są od 0 do { $last }.

## Całe ustawienia
pr-error-place-twice = { $given } podaje to samo miejsce dwa razy.
pr-error-no-list = { $given } to nie akcja; lista może stać tylko po { $words }.
pr-error-people-stay = { NAME($place, first: "upper") }: w tym wydaniu umieszczeni wcześniej zostają (tu { $people }).
pr-error-settled = { NAME($place, first: "upper") }: w tym ustawianiu już rozstrzygnięto, tu { $people }.
pr-error-only-goods = Masz tylko { $held } { NAME($good, $held) }.
pr-error-line = { NAME($what, first: "upper") }: według zasad zostaje { $left }, a w wierszu jest { $given }.
pr-error-line-nobles = { NAME($place, first: "upper") }, { -person-noble(count: "plural") }: według zasad zostaje { $left }, a w wierszu jest { $given }.

## Pozycje: plansze graczy
pr-error-not-in-box = bez dodatku „{ $expansion }” w grze jest ich 0
pr-error-forests-named = { $given ->
    [one] podano plantację { $given } lasu, a lasów na wyspie jest { $there }
   *[many] podano plantacje { $given } lasów, a lasów na wyspie jest { $there }
}
pr-error-island-list = musi być [tiles, colonists] albo [tiles, colonists, nobles]
pr-error-forest-circle = las nie ma okręgu
pr-error-island-full = { $given ->
    [one] jest tu { $given } żeton, a pól na wyspie { $spaces }
    [few] są tu { $given } żetony, a pól na wyspie { $spaces }
   *[many] jest tu { $given } żetonów, a pól na wyspie { $spaces }
}
pr-error-city-twice = budynek podano dwa razy; nikt nie ma dwóch takich samych (PR-BUILDER-06)
pr-error-city-full = { $given ->
    [one] zajmuje { $given } pole, a miasto ma ich { $spaces }
    [few] zajmuje { $given } pola, a miasto ma ich { $spaces }
   *[many] zajmuje { $given } pól, a miasto ma ich { $spaces }
}
pr-error-paper-points = bywa dopiero po wyczerpaniu puli punktów (PR-CAPTAIN-10)
pr-error-captain-turn = idzie w niepamięć, gdy towary są składowane
pr-error-produced = to towary z trwającej fazy nadzorcy, które gracz jeszcze ma

## Pozycje: stół
pr-error-remainder = dokument używa { $used }, a gra ma tylko { $total }
pr-error-house-full = { $given ->
    [one] jest tu { $given } towar, a miejsc na targowisku { $spaces }
    [few] są tu { $given } towary, a miejsc na targowisku { $spaces }
   *[many] jest tu { $given } towarów, a miejsc na targowisku { $spaces }
}
pr-error-needs-expansion = wymaga dodatku „{ $expansion }”
pr-error-goal-goods = { $goods ->
    [one] cel „Towary” pokazuje { $goods } towar
    [few] cel „Towary” pokazuje { $goods } towary
   *[many] cel „Towary” pokazuje { $goods } towarów
}
pr-error-goal-building = to musi być budynek z trzeciej kolumny, który jest w grze
pr-error-goal-crop = nie może wytwarzać plonu celu „Plantacje” (PR-X4-02)
pr-error-not-draftable = { $building } nie może być wybrany obok tych (PR-X1-03, PR-X1-05)
pr-error-no-draft = przy tym stole nie wybiera się budynków
pr-error-drafted = { $drafted ->
    [one] wybrano { $drafted } budynek
    [few] wybrano { $drafted } budynki
   *[many] wybrano { $drafted } budynków
}
pr-error-ship-lacks-spaces = brakuje „spaces”
pr-error-ship-spaces = statki tej gry mają { $known } miejsc, po jednym każdego
pr-error-ship-load = statek z ładunkiem ma towar i ładunek, pusty nie ma ani jednego, ani drugiego
pr-error-two-ships = { $good } wiozą dwa statki (PR-CAPTAIN-03)
pr-error-row-full = { $given ->
    [one] jest tu { $given } żeton, a w odkrytym rzędzie jest ich { $spaces }
    [few] są tu { $given } żetony, a w odkrytym rzędzie jest ich { $spaces }
   *[many] jest tu { $given } żetonów, a w odkrytym rzędzie jest ich { $spaces }
}
pr-error-script-long = { $given ->
    [one] podano { $given } żeton, a ułożyć z góry można najwyżej { $most }
    [few] podano { $given } żetony, a ułożyć z góry można najwyżej { $most }
   *[many] podano { $given } żetonów, a ułożyć z góry można najwyżej { $most }
}
pr-error-script-kind = podano { $kind }: { $given }, a zakrytych leży { $there }

## Pozycje: co się dzieje
pr-error-remembered-in = jest pamiętane tylko w fazie { $phase }
pr-error-remembered-in-a-phase = jest pamiętane tylko w czasie fazy
pr-error-needs-question = wymaga „decision”, zadanego pytania, albo „at”
pr-error-needs-role = wymaga „role”, wziętej postaci
pr-error-taken-role-doubloons = na wziętej postaci nie ma dublonów (PR-ROUND-03)
pr-error-role-doubloons-twice = to dublony na właśnie wziętej postaci, podane raz (PR-ROUND-03)
pr-error-takeover-parts = wymaga „role” i „seat”
pr-error-takeover-role = to musi być postać w grze, której nikt nie wziął
pr-error-takeover-running = wymaga „role” i „holder”, przemytnika
pr-error-takeover-early = bywa na końcu rundy, gdy wszyscy wybrali postacie (PR-X3-07)
pr-error-role-taken-by = postać { $role } wzięło miejsce { $seat }
pr-error-roles-taken = { $taken ->
    [one] wzięto { $taken } postać, a runda ma ich { $most } (PR-ROUND-08)
    [few] wzięto { $taken } postacie, a runda ma ich { $most } (PR-ROUND-08)
   *[many] wzięto { $taken } postaci, a runda ma ich { $most } (PR-ROUND-08)
}
pr-error-governor = postacie wzięły miejsca { $seats }; nie pasuje to do gubernatora { $governor } (PR-ROUND-01)
pr-error-no-governor = postacie wzięły miejsca { $seats }; nie pasuje to do żadnego gubernatora (PR-ROUND-01)
pr-error-phase-role = nie pasuje do wykonywanej postaci
pr-error-over-without-end = skończona gra ma warunek końca w „ended” i żadnej wziętej postaci
pr-error-nothing-asked = można pominąć, ale „nothing” bywa tylko po końcu gry
pr-error-at-place = to miejsce fazy { $phase }, w którym o nic jeszcze nie zapytano
pr-error-said-by-at = to już mówi „at: { $place }”
pr-error-turn-place = bywa przy „decision” albo tam, gdzie są kolejki

## Pozycje: co pamięta faza
pr-error-tile-peeked = to ostatnio wyciągnięty żeton, póki miejsce jest o niego pytane i ma na niego pole
pr-error-lured = rozstrzyga szlachcic na statku
pr-error-placing-for = mówi, do czego służy ustawianie, i nic więcej
pr-error-hand = ludzie na ręce są tylko w czasie ustawiania
pr-error-hand-nobles = to część ludzi na ręce
pr-error-added = to właśnie umieszczeni ludzie
pr-error-not-in-phase = w tej fazie się o to nie pyta
pr-error-placer = to miejsce { $seat }, którego jest kolejka
pr-error-added-standing = to ludzie, którzy tam stoją
pr-error-offered = podaje korzyści dokładnie wtedy, gdy się o nie pyta
pr-error-not-earned = nie należy się temu graczowi
pr-error-tile-placed = to żeton bez kolonisty
pr-error-ship-empty = jest pusty po rozdaniu, aż się go uzupełni (PR-MAYOR-02)
pr-error-turns-before-placing = 0, póki ludzi się nie ustawia (PR-MAYOR-06)
pr-error-hand-counts = liczy wszystkich jeszcze nieumieszczonych; dalej nikt nie stoi (PR-MAYOR-04)
pr-error-discount = bywa przy pytaniu o kamieniołomy
pr-error-buying = to budynek, który miejsce kupuje
pr-error-purchase-step = bywa przy pytaniach o zakup
pr-error-no-chip = miejsce nie ma żetonu do oddania
pr-error-just-built = to właśnie zbudowany budynek
pr-error-supplied = to towary, które leżą w puli
pr-error-kept = podaje rodzaje przed tym, o który się pyta, i towary, które gracz ma
