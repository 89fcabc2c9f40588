### Why a player of Puerto Rico may not do something.

pr-refusal-not-asked = Not now; the question is: { $asked }
pr-refusal-nothing-asked = Nothing is asked now.
pr-refusal-not-occupied = You have no occupied { NAME($building) }.
pr-refusal-game-is-over = The game is over.

## Roles

pr-refusal-must-take-role = A player whose turn it is must take a role.
pr-refusal-role-taken = The { NAME($role) } was already taken in this round.
pr-refusal-role-not-in-play = The { NAME($role) } is not used with { $players } { NAME("player", $players) }.
pr-refusal-wanted-by-law = You took the { -role-smuggler } last; another player must take it first.
pr-refusal-taken-over-by-you = You have taken over the { NAME($role) } and cannot pick it yourself (R-25).
pr-refusal-smuggler-not-in-play = The { -role-smuggler } is not in play at this table.

## Tiles

pr-refusal-island-full = All 12 { NAME("island-space", 12) } are filled.
pr-refusal-not-face-up = No { NAME($tile) } lies face up.
pr-refusal-settler-not-face-up = No { NAME($tile) } lies face up.
pr-refusal-quarry-for-settler = Only the { -role-settler }, or the owner of an occupied { -building-construction-hut }, may take a { -tile-quarry }.
pr-refusal-no-quarry-left = No { -tile-quarry } is left.
pr-refusal-nothing-to-draw = There is no face-down { -plantation } to draw.
pr-refusal-no-such-tile = You have no such tile.
pr-refusal-no-forest-house = You have no occupied { -building-forest-house }.
pr-refusal-no-stock-of-forests = In this edition a { -tile-forest } is a face-up { -plantation } laid face down: say which.
pr-refusal-forest-from-row = In this edition { -tile-forest(count: "plural") } come from the stock: say just forest.
pr-refusal-forest-of-tile-seen = The { -tile-forest } is the tile you have just seen: say just forest.
pr-refusal-library-quarry = The second tile may be a { -tile-quarry } only with an occupied { -building-construction-hut }.
pr-refusal-forest-sale = Selling a { -tile-forest } needs an occupied { -building-forest-house }.

## People

pr-refusal-no-colonist-left = No { -person-colonist } is left to take.
pr-refusal-other-circles-now = Circles are filled in a fixed order; now it is: { NAME($slot) }.
pr-refusal-circles-must-be-filled = Empty circles must be filled while { -person-colonist(count: "plural") } remain: at least { $least } must stand here.
pr-refusal-too-few-colonists = There are not that many { -person-colonist(count: "plural") }: at most { $most } can stand here.
pr-refusal-too-few-circles = There are not that many circles: at most { $most } can stand here.
pr-refusal-colonists-stay = { $standing ->
    [one] In this edition placed { -person-colonist(count: "plural") } stay: { $standing } stands here already.
   *[other] In this edition placed { -person-colonist(count: "plural") } stay: { $standing } stand here already.
}
pr-refusal-placed-before = { $standing ->
    [one] Only the new people are placed: { $standing } stands here already and stays.
   *[other] Only the new people are placed: { $standing } stand here already and stay.
}
pr-refusal-wrong-nobles = So many { -person-noble(count: "plural") } cannot be among the people just put there.
pr-refusal-no-such-guest = You have no such guest.
pr-refusal-not-for-guests = Guests cannot go there.
pr-refusal-no-open-circle = There is no empty circle.
pr-refusal-too-few-nobles = You may supply one good per { -person-noble }.

## Building

pr-refusal-already-owned = You already own the { NAME($building) }; nobody may own two equal buildings.
pr-refusal-sold-out = No { NAME($building) } is left on the board.
pr-refusal-city-spaces-lacking = The { NAME($building) } needs { $spaces } free { NAME("city-space", $spaces) }; you have { $free }.
pr-refusal-too-expensive = The { NAME($building) } costs you { $price } { NAME("doubloon", $price) }; you have { $money }.
pr-refusal-needs-discount = Without this discount the { NAME($building) } would cost more than you have.
pr-refusal-too-few-quarries = You cannot use { $number } { NAME("tile-quarry", $number) } for the { NAME($building) }.
pr-refusal-no-one-there = Nobody like that stands there.
pr-refusal-own-colonist = The { -building-black-market }'s own { -person-colonist } stays.
pr-refusal-returns-not-exact = Returns must cover exactly what is missing, and no { -doubloon } may remain.
pr-refusal-no-space-in-draft = The spaces for violets of this cost are full.
pr-refusal-kept-apart = The { NAME($building) } is not used together with a building already drafted.
pr-refusal-not-drafted = The { NAME($building) } cannot be drafted.

## Goods: producing, trading

pr-refusal-not-produced = The privilege gives a kind that you produced in this phase; { NAME($good) } is not one.
pr-refusal-no-token-left = No { NAME($good) } is left { -supply(case: "where") }.
pr-refusal-second-good = In this edition the two goods must be different.
pr-refusal-no-such-good = You have no { NAME($good) }.
pr-refusal-too-few-goods = You have only { $held } { NAME($good, $held) }.
pr-refusal-house-full = The { -trading-house } is full.
pr-refusal-kind-in-house = The { -trading-house } already has { NAME($good) }, and you have no occupied { -building-office }.
pr-refusal-already-sold = You have already sold a good in this turn.
pr-refusal-no-trading-post = You have no occupied { -building-trading-post }.
pr-refusal-no-land-office = You have no { -building-land-office } occupied by the right kind of person.
pr-refusal-land-used = The { -building-land-office } was already used in this turn.
pr-refusal-no-doubloon = You have no { -doubloon }.
pr-refusal-nothing-to-buy = There is no face-down { -plantation } to buy.
pr-refusal-land-first = In this edition buy land; the tile you draw may then be laid as a { -tile-forest }.

## Shipping and storing

pr-refusal-no-such-ship = There is no { -cargo-ship } of { $spaces } at this table.
pr-refusal-ship-has-other-kind = The ship of { $spaces } carries another kind.
pr-refusal-ship-full = The ship of { $spaces } is full.
pr-refusal-kind-on-other-ship = Another ship already carries { NAME($good) }.
pr-refusal-another-ship-takes-more = Another empty ship can take more of your { NAME($good) }.
pr-refusal-no-wharf = You have no occupied { -building-wharf }.
pr-refusal-wharf-used = The { -building-wharf } was already used in this { -phase-captain }.
pr-refusal-nothing-for-wharf = You have no { NAME($good) } to ship.
pr-refusal-must-load = You can load a { -cargo-ship }, so you must load (or use the { -building-wharf }).
pr-refusal-no-small-wharf = You have no occupied { -building-small-wharf }.
pr-refusal-small-wharf-used = The { -building-small-wharf } was already used in this { -phase-captain }.
pr-refusal-at-least-one = The { -building-small-wharf } ships at least one good.
pr-refusal-supplied-before = Each kind is supplied once.
pr-refusal-supply-first = You chose to supply before the { -building-union-hall } counts, so supply at least one good.
pr-refusal-other-kind-now = Goods are decided kind by kind; now it is: { NAME($kind) }.
pr-refusal-cannot-store = Keeping { $number } { NAME($good, $number) } fits no use of your storage: whole kinds { $kinds }, single goods { $singles }.

## The smuggler

pr-refusal-raid-too-many = There are not so many goods on that ship.
pr-refusal-lure-too-many = So many cannot be taken: they must be removed from the ship and find empty circles.

## What no position allows

pr-never-luring-limit = { NAME("deed-luring", first: "upper") } takes at most 3 people.
pr-never-raid-limit = A { -deed-raid } keeps at most 3 goods.
pr-never-ship-size = No table has a { -cargo-ship } of this size.
pr-never-forest-quarry = A { -tile-forest } is never made of a { -tile-quarry }.
pr-never-give-quarry = A { -tile-quarry } is never given up: only { -plantation(count: "plural") } and { -tile-forest(count: "plural") } are.
pr-never-take-forest = A { -tile-forest } is placed instead of taking a tile: say forest.
pr-never-sell-quarry = Only goods are sold.
pr-never-takeover-smuggler = The { -role-smuggler } takes over another role, never his own.
pr-never-luring-noble = Say what becomes of the { -person-noble }: keep, remove or leave.
pr-never-quarries-limit = No building is worth more than 4 { NAME("tile-quarry", 4) }.

## What would help

pr-sum-price = { $cost }{ $privilege ->
    [0] { "" }
   *[other] { " " }− { $privilege } ({ -role-builder })
}{ $quarries ->
    [0] { "" }
   *[other] { " " }− { $quarries } ({ NAME("tile-quarry", $quarries) })
} = { $price }
pr-help-doubloons = { $number } { NAME("doubloon", $number) } more
pr-help-quarry = one { -tile-quarry } more at work
pr-help-quarry-idle = nobody works on one of yours
pr-help-left-in-stack = left in the stack: { $number }
pr-help-good = 1 { NAME($good) } more
pr-help-privilege = to have taken the { NAME($role) } yourself
pr-help-house-empty = when the { -trading-house } is empty
pr-help-ship-empty = when the ship of { $spaces } is empty
pr-help-building = an occupied { NAME($building) }
pr-help-building-idle = you own it, but nobody works there
pr-help-left-on-board = left on the board: { $number }
