### Words on the drawn table of Puerto Rico: headings, labels, legends.

pr-table-round = round { $round }
pr-table-phase-of = { NAME($phase) } of { $player }
pr-table-last-round = Last round: { $reasons }.
pr-table-ends-colonists-short = too few { -person-colonist(count: "plural") } for the ship
pr-table-ends-city-full = a city is full
pr-table-ends-victory-points-gone = the points are gone
pr-table-ends-rounds-spent = 300 rounds are spent

## Headings

pr-table-roles = Roles
pr-table-ships = Ships
pr-table-trading = Trading
pr-table-tiles = Tiles
pr-table-supply = Supply
pr-table-buildings = Buildings
pr-table-players = Players
pr-table-festival = { NAME("festival", first: "upper") }

## Roles

pr-table-role-free = free
pr-table-role-taken-over = free, taken over
pr-table-role-wanted = you are wanted
pr-table-role-doubloons = +{ $doubloons } { NAME("doubloon", $doubloons) }

## Ships, trading house, supply

pr-table-spaces = { $spaces } { NAME("ship-space", $spaces) }
pr-table-empty = empty
pr-table-full = full
pr-table-none = none
pr-table-points = points
pr-table-on-ship = { $here } + { $aboard } on ship
pr-table-face-down = face down
pr-table-face-down-known = { $number }, on top { NAME($tile) }
pr-table-face-down-number = { $number } { NAME("plantation", $number) }
pr-table-discards = discards
pr-table-goods = goods

## The building market

pr-table-legend-cost = cost, copies left; a column takes 1, 2, 3 or 4 { NAME("tile-quarry", 4) }
pr-table-legend-price = cost>your price, copies left; a column takes 1, 2, 3 or 4 { NAME("tile-quarry", 4) }
pr-table-own = own

## The festival

pr-table-goal-plantation = 3 { NAME($tile, 3) }: 3 { NAME("person-colonist", 3) }
pr-table-goal-goods = make { $goods }: 3 { NAME("doubloon", 3) }
pr-table-goal-building = build { NAME($building) }: 3 { NAME("victory-point", 3) }
pr-table-goal-building-later = a building drawn after the draft: 3 { NAME("victory-point", 3) }
pr-table-goal-won = { NAME($goal) }: { $player }
pr-table-goals-won = all goals are won

## Player boards

pr-table-island = island
pr-table-city = city
pr-table-legend-people = { $noble } { -person-noble }, { $filled } { -person-colonist }, { $empty } empty circle
pr-table-you = you
pr-table-governor = { -governor }
pr-table-wanted = wanted
pr-table-took = took { $roles }
pr-table-took-over = took over { NAME($role) }
pr-table-unplaced = { $people } unplaced
pr-table-unplaced-nobles = { $people } ({ $nobles } { NAME("person-noble", $nobles) })
pr-table-in-hand = { $people } in hand
pr-table-doubloons = { $doubloons } { NAME("doubloon", $doubloons) }
pr-table-points-of = { $points } { -vp }
pr-table-points-paper = { $points } { -vp } ({ $paper } on paper)
pr-table-points-hidden = ? { -vp }

## Placing and drafting

pr-table-circles-of = circles of
pr-table-before = before
pr-table-proposal = proposal
pr-table-settled = settled
pr-table-on-board = on the board
pr-table-out = out of the game
pr-hint-placing = Enter plays the proposal. Change it: { $example }. Also: clear, propose, ?, help
pr-hint-storing = A number, Enter for number 1, or for example: keep { $example }
pr-hint-shipping = A number, Enter for number 1, or for example: small wharf { $example }
pr-placing-word-clear = clear
pr-placing-word-propose = propose
pr-placing-word-nobles = nobles
pr-placing-say = “{ $given }”: say a place and how many, like { $example }
pr-placing-ambiguous = “{ $given }” can mean { $meanings }.
pr-placing-unknown = There is no place “{ $given }” to decide. There are { $meanings }.

## A building's figures

pr-figures-building = cost { $cost }, column { $column } (at most { $column } { NAME("tile-quarry", $column) }), { $points } { NAME("victory-point", $points) }, { $circles } { NAME("circle", $circles) }, { $spaces } { NAME("city-space", $spaces) }
pr-figures-copies = { $left } of { $copies } left
pr-figures-price-now = it costs you { $doubloons } { NAME("doubloon", $doubloons) } now
pr-figures-drafted = drafted
pr-figures-not-drafted = not drafted
pr-figures-good = sells for { $price }; { $left } { -supply(case: "where") }, you have { $held }
pr-figures-role = { $doubloons } { NAME("doubloon", $doubloons) } on it
