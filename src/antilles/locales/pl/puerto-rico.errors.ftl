### Co jest nie tak ze stołem, pozycją albo całym ustawieniem w Puerto Rico.
### Pozycje w każdym języku zapisuje się angielskimi słowami, więc nazwy w nich zostają.

## Stoły
pr-error-edition-players = Wydanie „{ $edition }” nie ma gry dla { $players } { NAME("player", $players, case: "genitive") } (tylko dla { $fewest }–{ $most }). Mają ją wydania: { $others }.
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
pr-error-no-list = { $given } to nie akcja; lista może być tylko po { $words }.
pr-error-people-stay = { NAME($place, first: "upper") }: w tym wydaniu umieszczeni wcześniej zostają (tu { $people }).
pr-error-settled = { NAME($place, first: "upper") }: w tym rozmieszczaniu już ustalone: { $people }.
pr-error-only-goods = Masz tylko { $held } { NAME($good, $held, case: "accusative") }.
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
pr-error-paper-points = są możliwe dopiero po wyczerpaniu puli punktów (PR-CAPTAIN-10)
pr-error-captain-turn = nie obowiązuje już, gdy przechowuje się towary
pr-error-produced = to towary z trwającej { -phase-craftsman(case: "genitive") }, które gracz jeszcze ma

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
pr-error-goal-crop = nie może produkować towaru z plantacji, których wymaga { -goal-plantation } (PR-X4-02)
pr-error-not-draftable = obok tych budynków nie można wybrać: { $building } (PR-X1-03, PR-X1-05)
pr-error-no-draft = przy tym stole nie wybiera się budynków
pr-error-drafted = { $drafted ->
    [one] wybrano { $drafted } budynek
    [few] wybrano { $drafted } budynki
   *[many] wybrano { $drafted } budynków
}
pr-error-ship-lacks-spaces = brakuje „spaces”
pr-error-ship-spaces = statki w tej grze mają ładowność { $known }, po jednym każdej
pr-error-ship-load = statek z ładunkiem ma towar i ładunek, pusty nie ma ani jednego, ani drugiego
pr-error-two-ships = { $good } wiozą dwa statki (PR-CAPTAIN-03)
pr-error-row-full = { $given ->
    [one] jest tu { $given } żeton, a { -open-row(case: "where") } może ich być { $spaces }
    [few] są tu { $given } żetony, a { -open-row(case: "where") } może ich być { $spaces }
   *[many] jest tu { $given } żetonów, a { -open-row(case: "where") } może ich być { $spaces }
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
pr-error-needs-role = wymaga „role”, wybranej postaci
pr-error-taken-role-doubloons = na wybranej postaci nie ma dublonów (PR-ROUND-03)
pr-error-role-doubloons-twice = to dublony na właśnie wybranej postaci, podane raz (PR-ROUND-03)
pr-error-takeover-parts = wymaga „role” i „seat”
pr-error-takeover-role = to musi być postać w grze, której nikt nie wybrał
pr-error-takeover-running = wymaga „role” i „holder”, przemytnika
pr-error-takeover-early = jest możliwe tylko na końcu rundy, gdy wszyscy wybrali postacie (PR-X3-07)
pr-error-role-taken-by = postać { $role } wybrało miejsce { $seat }
pr-error-roles-taken = { $taken ->
    [one] wybrano { $taken } postać, a runda ma ich { $most } (PR-ROUND-08)
    [few] wybrano { $taken } postacie, a runda ma ich { $most } (PR-ROUND-08)
   *[many] wybrano { $taken } postaci, a runda ma ich { $most } (PR-ROUND-08)
}
pr-error-governor = miejsca { $seats } wybrały już postacie; nie pasuje to do gubernatora { $governor } (PR-ROUND-01)
pr-error-no-governor = miejsca { $seats } wybrały już postacie; nie pasuje to do żadnego gubernatora (PR-ROUND-01)
pr-error-phase-role = nie pasuje do rozgrywanej postaci
pr-error-over-without-end = skończona gra ma warunek końca w „ended” i żadnej wybranej postaci
pr-error-nothing-asked = można pominąć, ale „nothing” pasuje tylko po końcu gry
pr-error-at-place = to miejsce fazy { $phase }, w którym o nic jeszcze nie zapytano
pr-error-said-by-at = to już mówi „at: { $place }”
pr-error-turn-place = ma sens tylko przy „decision” albo tam, gdzie są kolejki

## Pozycje: co pamięta faza
pr-error-tile-peeked = to ostatnio dobrany żeton, póki miejsce jest o niego pytane i ma na niego pole
pr-error-lured = rozstrzyga to { -person-noble } { -colonist-ship(case: "where") }
pr-error-placing-for = mówi, do czego służy rozmieszczanie, i nic więcej
pr-error-hand = ludzie na ręce są tylko w czasie rozmieszczania
pr-error-hand-nobles = to część ludzi na ręce
pr-error-added = to właśnie umieszczeni ludzie
pr-error-not-in-phase = w tej fazie się o to nie pyta
pr-error-placer = to miejsce { $seat }, którego jest kolejka
pr-error-added-standing = to ludzie, którzy tam stoją
pr-error-offered = podaje korzyści dokładnie wtedy, gdy się o nie pyta
pr-error-not-earned = nie należy się temu graczowi
pr-error-tile-placed = to żeton bez { -person-colonist(case: "genitive") }
pr-error-ship-empty = jest pusty po rozdaniu, aż się go uzupełni (PR-MAYOR-02)
pr-error-turns-before-placing = wynosi 0, dopóki nie rozmieszcza się ludzi (PR-MAYOR-06)
pr-error-hand-counts = liczy wszystkich jeszcze nierozmieszczonych; dalej nikt nie stoi (PR-MAYOR-04)
pr-error-discount = ma sens tylko przy pytaniu o kamieniołomy
pr-error-buying = to budynek, który miejsce kupuje
pr-error-purchase-step = ma sens tylko przy pytaniach o zakup
pr-error-no-chip = miejsce nie ma żetonu do zwrotu
pr-error-just-built = to właśnie zbudowany budynek
pr-error-supplied = to towary, które leżą w puli
pr-error-kept = podaje rodzaje przed tym, o który się pyta, i towary, które gracz ma
