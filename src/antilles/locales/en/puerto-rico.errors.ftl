### What is wrong with a table, a position or a whole arrangement of Puerto Rico.
### Positions are written with English words in every language, so names in them stay as they are.

## Tables
pr-error-edition-players = The edition '{ $edition }' has no game for { $players } players (it has { $fewest } to { $most }). These editions have: { $others }.
pr-error-option-needs-expansion = The option '{ $option }' needs the expansion '{ $expansion }'.
pr-error-every-violet = The variant '{ $variant }' uses every violet, so '{ $option }' has no meaning.
pr-error-must-be-apart = The edition '{ $edition }' requires { -building-office } and { -building-trading-post } to be kept apart (PR-X1-05).
pr-error-kept-apart = { $first } and { $second } are kept apart at this table (PR-X1-05); see '{ $option }'.
pr-error-recorded-only = The switch '{ $option }' records what the booklets say and cannot be changed at a table.
pr-error-building-set = The option '{ $option }' must be { $known } or a list of names, not { $given }.
pr-error-building-set-twice = The option '{ $option }' names a building twice.
pr-error-no-violet = { $given } is no violet building that can be chosen.
pr-error-violet-spaces = { $spaces ->
    [one] The board has { $spaces } space for violets of cost { $cost }, the list { $given } (PR-X1-03).
   *[other] The board has { $spaces } spaces for violets of cost { $cost }, the list { $given } (PR-X1-03).
}
pr-error-no-building = There is no building { $given }. { $hint }
pr-error-no-building-number = There is no building { $given }; they are 0 to { $last }.

## Whole arrangements
pr-error-place-twice = { $given } names the same place twice.
pr-error-no-list = { $given } is no action; only { $words } take a list.
pr-error-people-stay = { $people ->
    [one] { NAME($place, first: "upper") }: in this edition the { $people } placed before stays.
   *[other] { NAME($place, first: "upper") }: in this edition the { $people } placed before stay.
}
pr-error-settled = { NAME($place, first: "upper") }: already settled with { $people } in this placing.
pr-error-only-goods = You have only { $held } { NAME($good, $held) }.
pr-error-line = { NAME($what, first: "upper") }: the rules leave { $left }, the line says { $given }.
pr-error-line-nobles = { NAME($place, first: "upper") }, { -person-noble(count: "plural") }: the rules leave { $left }, the line says { $given }.

## Positions: boards
pr-error-not-in-box = the game has only 0 of them without the expansion '{ $expansion }'
pr-error-forests-named = { $given ->
    [one] names the plantation of { $given } forest, the island has { $there }
   *[other] names the plantations of { $given } forests, the island has { $there }
}
pr-error-island-list = must be [tiles, colonists] or [tiles, colonists, nobles]
pr-error-forest-circle = a forest has no circle
pr-error-island-full = has { $given } tiles, an island has { $spaces } spaces
pr-error-city-twice = names a building twice; nobody owns two of a kind (PR-BUILDER-06)
pr-error-city-full = takes { $given } spaces, a city has { $spaces }
pr-error-paper-points = only after the pool has run out (PR-CAPTAIN-10)
pr-error-captain-turn = is forgotten when the goods are stored
pr-error-produced = are goods of a running craftsman phase, still held

## Positions: the table
pr-error-remainder = the document uses { $used }, the game has only { $total }
pr-error-house-full = holds { $given } goods, the trading house has { $spaces } spaces
pr-error-needs-expansion = needs the expansion '{ $expansion }'
pr-error-goal-goods = the goods goal shows { $goods } goods
pr-error-goal-building = must be a building of the third column in play
pr-error-goal-crop = does not make the crop of the plantation goal (PR-X4-02)
pr-error-not-draftable = the { $building } cannot be drafted beside these (PR-X1-03, PR-X1-05)
pr-error-no-draft = nothing is drafted at this table
pr-error-drafted = { $drafted ->
    [one] { $drafted } building is drafted
   *[other] { $drafted } buildings are drafted
}
pr-error-ship-lacks-spaces = lacks 'spaces'
pr-error-ship-spaces = the ships of this game have { $known } spaces, one each
pr-error-ship-load = a loaded ship has a good and a load, an empty one neither
pr-error-two-ships = two ships carry { $good } (PR-CAPTAIN-03)
pr-error-row-full = has { $given } tiles, the open row has { $spaces }
pr-error-script-long = names { $given } tiles, at most { $most } can be arranged
pr-error-script-kind = { $there ->
    [one] names { $given } { $kind }, { $there } is face down
   *[other] names { $given } { $kind }, { $there } are face down
}

## Positions: what is going on
pr-error-remembered-in = is remembered only in the { $phase } phase
pr-error-remembered-in-a-phase = is remembered only in a phase
pr-error-needs-question = needs 'decision', the question being asked, or 'at'
pr-error-needs-role = needs 'role', the role that was taken
pr-error-taken-role-doubloons = a taken role has no doubloons on it (PR-ROUND-03)
pr-error-role-doubloons-twice = are those on a role just taken, said once (PR-ROUND-03)
pr-error-takeover-parts = needs 'role' and 'seat'
pr-error-takeover-role = must be a role in play that nobody has taken
pr-error-takeover-running = needs 'role' and 'holder', the smuggler
pr-error-takeover-early = is for the end of a round, when all have picked (PR-X3-07)
pr-error-role-taken-by = the { $role } was taken by seat { $seat }
pr-error-roles-taken = { $taken ->
    [one] { $taken } role is taken, a round has { $most } (PR-ROUND-08)
   *[other] { $taken } roles are taken, a round has { $most } (PR-ROUND-08)
}
pr-error-governor = seats { $seats } have taken roles, which does not fit governor { $governor } (PR-ROUND-01)
pr-error-no-governor = seats { $seats } have taken roles, which fits no governor (PR-ROUND-01)
pr-error-phase-role = does not fit the role being executed
pr-error-over-without-end = a game that is over has an end condition in 'ended' and no role taken
pr-error-nothing-asked = may be left out, but is 'nothing' only when the game is over
pr-error-at-place = is a place in the { $phase } phase, where nothing is asked yet
pr-error-said-by-at = is what 'at: { $place }' says
pr-error-turn-place = is for 'decision', or for a place that has turns

## Positions: what a phase remembers
pr-error-tile-peeked = is the tile drawn last, while the seat is asked about it and has a space for it
pr-error-lured = is settled by the noble on the ship
pr-error-placing-for = says what a placing question is for, and nothing else
pr-error-hand = holds people only while they are placed
pr-error-hand-nobles = are among the people of the hand
pr-error-added = are people just placed
pr-error-not-in-phase = is not asked in this phase
pr-error-placer = is seat { $seat }, whose turn it is
pr-error-added-standing = are people who stand there
pr-error-offered = names benefits exactly when they are asked about
pr-error-not-earned = is not earned by the beneficiary
pr-error-tile-placed = is a tile without a colonist
pr-error-ship-empty = is empty after the deal, until it is refilled (PR-MAYOR-02)
pr-error-turns-before-placing = is 0 until people are placed (PR-MAYOR-06)
pr-error-hand-counts = counts all who are not placed yet; nobody stands further on (PR-MAYOR-04)
pr-error-discount = is for the question about quarries
pr-error-buying = is the building that the seat is buying
pr-error-purchase-step = is for questions about a purchase
pr-error-no-chip = the seat has no chip to return
pr-error-just-built = is the building just built
pr-error-supplied = are goods that lie in the supply
pr-error-kept = names the kinds before the one asked about, with goods the player has
