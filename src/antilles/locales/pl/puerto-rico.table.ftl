### Słowa na narysowanym stole Puerto Rico: nagłówki, podpisy, objaśnienia.

pr-table-round = runda { $round }
pr-table-phase-of = { NAME($phase) } ({ $player })
pr-table-last-round = Ostatnia runda: { $reasons }.
pr-table-ends-colonists-short = za mało { -person-colonist(count: "plural", case: "genitive") }
pr-table-ends-city-full = czyjeś miasto jest pełne
pr-table-ends-victory-points-gone = skończyły się punkty
pr-table-ends-rounds-spent = rozegrano 300 rund

## Nagłówki

pr-table-roles = Postacie
pr-table-ships = Statki
pr-table-trading = { NAME("trading-house", first: "upper") }
pr-table-tiles = Plantacje
pr-table-supply = { NAME("supply", first: "upper") }
pr-table-buildings = Budynki
pr-table-players = Gracze
pr-table-festival = { NAME("festival", first: "upper") }

## Postacie

pr-table-role-free = wolna
pr-table-role-taken-over = wolna, przejęta
pr-table-role-wanted = poszukują cię
pr-table-role-doubloons = +{ $doubloons } { NAME("doubloon", $doubloons) }

## Statki, targowisko, pula

pr-table-spaces = { $spaces } { NAME("ship-space", $spaces) }
pr-table-empty = pusto
pr-table-full = pełno
pr-table-none = brak
pr-table-points = punkty
pr-table-on-ship = { $here } + { $aboard } do rozdania
pr-table-face-down = zakryte
pr-table-face-down-known = { $number }, na wierzchu { NAME($tile) }
pr-table-face-down-number = { $number } { NAME("plantation", $number) }
pr-table-discards = odrzucone
pr-table-goods = towary

## Rynek budynków

pr-table-legend-cost = koszt, ile zostało; w kolumnie działa do 1, 2, 3 lub 4 { NAME("tile-quarry", 4, case: "genitive") }
pr-table-legend-price = koszt>dla ciebie, ile zostało; w kolumnie do 1, 2, 3 lub 4 { NAME("tile-quarry", 4, case: "genitive") }
pr-table-own = masz

## Festiwal

pr-table-goal-plantation = 3 { NAME($tile, 3) }: 3 { NAME("person-colonist", 3) }
pr-table-goal-goods = wyprodukuj { $goods }: 3 { NAME("doubloon", 3) }
pr-table-goal-building = zbuduj { NAME($building, case: "accusative") }: 3 { NAME("victory-point", 3) }
pr-table-goal-building-later = budynek wylosowany po drafcie: 3 { NAME("victory-point", 3) }
pr-table-goal-won = { NAME($goal) }: { $player }
pr-table-goals-won = wszystkie cele osiągnięte

## Plansze graczy

pr-table-island = wyspa
pr-table-city = miasto
pr-table-legend-people = { $noble } { -person-noble }, { $filled } { -person-colonist }, { $empty } pusty okrąg
pr-table-you = ty
pr-table-governor = { -governor }
pr-table-wanted = „Poszukiwany”
pr-table-took = postać: { $roles }
pr-table-took-over = przejęta postać: { NAME($role) }
pr-table-unplaced = czekają: { $people }
pr-table-unplaced-nobles = { $people } ({ $nobles } { NAME("person-noble", $nobles) })
pr-table-in-hand = do rozmieszczenia: { $people }
pr-table-doubloons = { $doubloons } { NAME("doubloon", $doubloons) }
pr-table-points-of = { $points } { -vp }
pr-table-points-paper = { $points } { -vp } ({ $paper } na papierze)
pr-table-points-hidden = ? { -vp }

## Rozmieszczanie i draft

pr-table-circles-of = okręgi
pr-table-before = było
pr-table-proposal = propozycja
pr-table-settled = ustalone
pr-table-on-board = na planszy
pr-table-out = poza grą
pr-hint-placing = Enter przyjmuje propozycję. Zmień: { $example }. Także: zdejmij, zaproponuj, ?, pomoc
pr-hint-storing = Numer, Enter oznacza numer 1, albo na przykład: keep { $example }
pr-hint-shipping = Numer, Enter oznacza numer 1, albo na przykład: small wharf { $example }
pr-placing-word-clear = zdejmij
pr-placing-word-propose = zaproponuj
pr-placing-word-nobles = { -person-noble(count: "plural") }
pr-placing-say = „{ $given }”: podaj miejsce i liczbę, na przykład { $example }
pr-placing-ambiguous = „{ $given }” może oznaczać: { $meanings }.
pr-placing-unknown = Nie ma tu miejsca „{ $given }”. Są: { $meanings }.

## Liczby budynku

pr-figures-building = koszt { $cost }, kolumna { $column } (działa do { $column } { NAME("tile-quarry", $column, case: "genitive") }), { $points } { NAME("victory-point", $points) }, { $circles } { NAME("circle", $circles) }, { $spaces } { NAME("city-space", $spaces) }
pr-figures-copies = zostało { $left } z { $copies }
pr-figures-price-now = teraz kosztuje cię { $doubloons } { NAME("doubloon", $doubloons, case: "accusative") }
pr-figures-drafted = wybrany w drafcie
pr-figures-not-drafted = niewybrany w drafcie
pr-figures-good = cena { $price }; { -supply(case: "where") } { $left }, masz { $held }
pr-figures-role = na karcie { $doubloons } { NAME("doubloon", $doubloons) }
