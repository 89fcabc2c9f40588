### Puerto Rico on the web page: labels of the drawn table.

pr-web-edition-classic = Classic
pr-web-edition-polish = Polish
pr-web-edition-rio-grande = Rio Grande
pr-web-edition-1897 = 1897
pr-web-theme-colonial = classic names
pr-web-theme-1897 = names of 1897
pr-web-expansion-buildings = { NAME("expansion-buildings", first: "upper") }
pr-web-expansion-nobles = { NAME("expansion-nobles", first: "upper") }
pr-web-expansion-smuggler = { NAME("expansion-smuggler", first: "upper") }
pr-web-expansion-festival = { NAME("expansion-festival", first: "upper") }

## Parts of a phone's table

pr-web-part-table = Table
pr-web-part-market = Market
pr-web-part-me = My board
pr-web-part-rivals = Rivals
pr-web-part-log = Log

## Roles

pr-web-role-settler = new land
pr-web-role-mayor = { NAME("person-colonist", "plural") }
pr-web-role-builder = build, 1 less
pr-web-role-craftsman = make goods
pr-web-role-trader = sell one good
pr-web-role-captain = ship for points
pr-web-role-prospector = +1 { NAME("doubloon", 1) }
pr-web-role-smuggler = one deed
pr-web-role-free = { $role }, doubloons on it: { $doubloons }
pr-web-role-taken = { $role }, taken: { $player }
pr-web-role-of = { $role }: { $player }

## Harbour and common boxes

pr-web-ship-loaded = Cargo ship: { $load } of { $spaces }, { NAME($good) }
pr-web-ship-empty = Cargo ship: empty, spaces: { $spaces }
pr-web-colonist-ship = { NAME("colonist-ship", first: "upper") }: { $people }, { NAME("person-noble", "plural") }: { $nobles }
pr-web-plantations = { NAME("plantation", "plural", first: "upper") }
pr-web-quarries = { NAME("tile-quarry", "plural", first: "upper") }: { $number }
pr-web-face-down = Face down: { $number }, discards: { $discards }
pr-web-goods = Goods
pr-web-left-price = left, price
pr-web-supply-caption = Goods left in the supply and their price
pr-web-good-left = { NAME($good, first: "upper") }: { $number }
pr-web-held = { NAME($good, first: "upper") }: { $number }
pr-web-goal-won = won
pr-web-goal-goods = in one phase
pr-web-goal-winner = { $player }, round { $round }
pr-web-goal-nobody = nobody yet
pr-web-goal-left = nobody yet, left: { $number }

## Market and boards

pr-web-up-to = up to −{ $number }
pr-web-you-own-it = yours
pr-web-sold-out = sold out
pr-web-short-by = short by { $number }
pr-web-building-label = { NAME($building, first: "upper") }, cost { $cost }, your price { $price }, points { $points }, circles { $circles }, left { $left }
pr-web-city-label = { NAME($building, first: "upper") }, { $people } of { $circles }, points { $points }
pr-web-tile-label = { $person ->
    [none] { NAME($tile, first: "upper") }, empty circle
   *[other] { NAME($tile, first: "upper") }, { NAME($person) }
}
pr-web-circle-label = { $person ->
    [none] { $place }: empty circle
   *[other] { $place }: { NAME($person) }
}
pr-web-vp-hidden = points hidden
pr-web-vp-secret = secret { -vp }
pr-web-made = made
pr-web-makes = makes
pr-web-building-points = { -vp } of buildings: { $points }
pr-web-quarries-at-work = { NAME("tile-quarry", "plural", first: "upper") }: { $number }
pr-web-free = { $number } free
pr-web-spaces-free = free: { $number }

## Placing

pr-web-placing-how = click a circle, or drag a person
pr-web-use-suggestion = Use the suggestion
pr-web-suggested = Suggested
pr-web-as-they-stood = As they stood
pr-web-into-the-tray = Everybody into the tray
pr-web-ready-arrangements = Ready arrangements
pr-web-tray = Tray
pr-web-in-the-hand = In the hand
pr-web-still-in-tray = still in the tray
pr-web-all-placed = nobody must be placed any more
pr-web-circles-filled = Circles filled: { $people } of { $circles }.
pr-web-from-to = { $least } to { $most }
pr-web-place = Place them so
pr-web-would-make = After placing you would make

## Goods, the smuggler, the draft

pr-web-keep-these = Keep these
pr-web-ship-these = Ship these
pr-web-discard = Discard: { $goods }
pr-web-single-goods = Single goods
pr-web-whole-kinds = { $most ->
    [one] one whole kind
   *[other] { $most } whole kinds, { $number } chosen
}
pr-web-goods-chosen = Goods: { $number } of { $most }
pr-web-who-moves = Who moves?
pr-web-goes-back = Goes back to the supply
pr-web-nothing-lost = Nothing is lost
pr-web-still-missing = still missing
pr-web-nothing-missing = nothing is missing
pr-web-chosen-of = chosen, at most { $most }
pr-web-give-person = A person from where?
pr-web-give-good = Goods
pr-web-give-point = A point
pr-web-one-point = 1 { -vp }
pr-web-noble-from = { NAME("person-noble", first: "upper") }, { $place }
pr-web-give-these = Give these back
pr-web-supply-these = Supply these
pr-web-ship = Ship
pr-web-keep = Keep
pr-web-take-how-many = Take how many?
pr-web-draft = The draft
pr-web-pick = choice { $number }
pr-web-no-pick = nothing yet
pr-web-picked = Choice { $number }: { $player }, { NAME($building) }
pr-web-draft-spaces = { $free ->
    [0] full
   *[other] free: { $free } of { $spaces }
}
pr-web-draft-states = What the cards show
pr-web-may-be-drafted = may be drafted
pr-web-drafted-in-play = drafted, in play
pr-web-drafted-by = choice { $number }: { $player }
pr-web-analyse = Analyse round { $number }
pr-web-turning-told = round { $number }: { $played }, { $change }
