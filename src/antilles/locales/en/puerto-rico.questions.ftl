### What a player of Puerto Rico is asked, and what passing means there.

pr-question-role-pick = Take a role.
pr-question-hacienda-draw = { NAME("building-hacienda", first: "upper") }: draw a face-down { -plantation } first?
pr-question-settler-take = Take a { -plantation } or a { -tile-quarry }, or pass.
pr-question-settler-take-plantation = Take a { -plantation }, or pass.
pr-question-settler-take-quarry = Take a { -tile-quarry }, or pass.
pr-question-settler-take-forest = Place a { -tile-forest }, or pass.
pr-question-hospice-colonist = { NAME("building-hospice", first: "upper") }: take { NAME("person-colonist", article: "a") } for the new tile?
pr-question-mayor-privilege = { NAME("role-mayor", first: "upper") }'s privilege: take one { -person-colonist } { -supply(case: "from") }?
pr-question-mayor-place = Place your { -person-colonist(count: "plural") }.
pr-question-builder-build = Build a building, or pass.
pr-question-university-colonist = { NAME("building-university", first: "upper") }: take { NAME("person-colonist", article: "a") } for the new building?
pr-question-craftsman-bonus = { NAME("role-craftsman", first: "upper") }'s privilege: one more good of a kind you produced.
pr-question-trader-sell = Sell one good, or pass.
pr-question-captain-load = Load goods.
pr-question-store-goods = Which goods do you keep?
pr-question-craftsman-produce = Produce goods?
pr-question-take-benefit = Take { $amount } { NAME($unit, $amount) } ({ NAME($source) })?
pr-question-builder-privilege = Use the { -role-builder }'s discount?
pr-question-quarries-used = How many { -tile-quarry(count: "plural") } do you use?
pr-question-draft-pick = Draft a building for the board.
pr-question-forest-place = Lay the tile you have seen as a { -plantation }, or place a { -tile-forest }?
pr-question-library-tile = { NAME("building-library", first: "upper") }: take a second tile, or pass.
pr-question-lodge-discard = { NAME("building-hunting-lodge", first: "upper") }: give up a { -plantation } or { -tile-forest }?
pr-question-villa-take = { NAME("building-villa", first: "upper") }: take { NAME("person-noble", article: "a") } { -supply(case: "from") }?
pr-question-ship-take = Take { NAME("person-colonist", article: "a") } or the { -person-noble } { -colonist-ship(case: "from") }.
pr-question-place-nobles = How many of the people at the { NAME($slot, "plural") } are { -person-noble(count: "plural") }?
pr-question-black-market-person = { NAME("building-black-market", first: "upper") }: return { NAME("person-colonist", article: "a") } or { -person-noble }?
pr-question-black-market-good = { NAME("building-black-market", first: "upper") }: return a good?
pr-question-black-market-point = { NAME("building-black-market", first: "upper") }: return a { -vp-chip }.
pr-question-returning = { NAME("building-black-market", first: "upper") }: what do you give back?
pr-question-supplying = { NAME("building-royal-supplier", first: "upper") }: which goods do you supply?
pr-question-guest-move = { NAME("building-guest-house", first: "upper") }: move a guest to work?
pr-question-small-wharf-load = { NAME("building-small-wharf", first: "upper") }: how many { NAME($good, "plural") } do you ship?
pr-question-small-wharf-goods = { NAME("building-small-wharf", first: "upper") }: which goods do you ship?
pr-question-union-order = { NAME("building-union-hall", first: "upper") }: count your goods now, or after supplying?
pr-question-royal-supply = { NAME("building-royal-supplier", first: "upper") }: supply a good for a point?
pr-question-smuggler-mode = { NAME("role-smuggler", first: "upper") }: choose your { -deed }.
pr-question-lure-noble = { NAME("deed-luring", first: "upper") }: what becomes of the { -person-noble } { -colonist-ship(case: "where") }?
pr-question-lure-place = Place the people you lured.
pr-question-festival-place = { NAME("festival", first: "upper") }: place your { -person-colonist(count: "plural") }.

## What passing means, in a few words

pr-passing-hacienda-draw = draw nothing
pr-passing-hospice-colonist = do without
pr-passing-mayor-privilege = do without
pr-passing-university-colonist = do without
pr-passing-craftsman-bonus = do without
pr-passing-craftsman-produce = produce nothing
pr-passing-take-benefit = do without
pr-passing-builder-privilege = do without
pr-passing-settler-take = take nothing
pr-passing-builder-build = build nothing
pr-passing-trader-sell = sell nothing
pr-passing-library-tile = take no second tile
pr-passing-lodge-discard = give up nothing
pr-passing-villa-take = take nobody
pr-passing-black-market-person = return nobody
pr-passing-black-market-good = return no good
pr-passing-guest-move = the guests stay
pr-passing-union-order = count after supplying
pr-passing-royal-supply = supply nothing more
pr-passing-captain-load = load nothing
pr-passing-end-turn = end your turn

## What a question depends on

pr-about-draft = Choice { $choice } of { $choices }.
pr-about-money = You have { $money } { NAME("doubloon", $money) }.
pr-about-money-and-quarries = You have { $money } { NAME("doubloon", $money) }; { NAME("tile-quarry", "plural") } at work: { $quarries }.
pr-about-storing = Goods ashore: { $goods }. There is room for { $kinds ->
    [one] { $kinds } whole kind
   *[other] { $kinds } whole kinds
} and { $singles ->
    [one] { $singles } single good
   *[other] { $singles } single goods
}.
pr-about-storing-singles = Goods ashore: { $goods }. There is room for { $singles ->
    [one] { $singles } single good
   *[other] { $singles } single goods
}.
pr-about-people = { $people } { NAME("person-colonist", $people) } in hand.
pr-about-people-and-nobles = { $people } { NAME("person", $people) } in hand, { $nobles } { NAME("person-noble", $nobles) } among them.
pr-about-missing-money = The { NAME($building) } costs { $price }, you have { $money } { NAME("doubloon", $money) }; { $missing } still missing.
pr-about-guests = { $colonists } { NAME("person-colonist", $colonists) } there, in the { NAME($phase) }.
pr-about-guests-noble = { $nobles } { NAME("person-noble", $nobles) } there, in the { NAME($phase) }.
pr-about-guests-both = { $colonists } { NAME("person-colonist", $colonists) } and { $nobles } { NAME("person-noble", $nobles) } there, in the { NAME($phase) }.
pr-about-tile-seen = Only you see it: { NAME($tile, article: "a") }.
pr-about-ship = It has { $colonists } { NAME("person-colonist", $colonists) } and { $nobles } { NAME("person-noble", $nobles) }.
pr-about-sold = You have sold a good; the { -building-land-office } is left.
pr-about-land-used = The { -building-land-office } has been used; a sale is left.
pr-about-supply = One good of a kind, at most { $nobles } in all for your { -person-noble(count: "plural") }.
pr-about-lured = { $removed } { NAME("person", $removed) } leave the ship, you take { $taken } of them.
