### What a player of Puerto Rico can do: the phrase that stands in a list of choices and may be typed.

pr-do-pass = pass
pr-do-role = { NAME($role) }
pr-do-take = take { NAME($tile, article: "a") }
pr-do-draw = draw a face-down { -plantation }
pr-do-colonist = take { NAME("person-colonist", article: "a") }
pr-do-place = place { $people } at the { NAME($slot, "plural") }
pr-do-nobles = { $nobles } { NAME("person-noble", $nobles) } at the { NAME($slot, "plural") }
pr-do-build = build { NAME($building) }
pr-do-bonus = take 1 { NAME($good, 1) } more
pr-do-sell = sell { NAME($good) }
pr-do-load = load { NAME($good) } onto the ship of { $spaces }
pr-do-wharf = ship { NAME($good) } from the { -building-wharf }
pr-do-keep = keep { $number } { NAME($good, $number) }
pr-do-accept = accept
pr-do-quarries = use { $quarries } { NAME("tile-quarry", $quarries) }
pr-do-draft = draft { NAME($building) }
pr-do-plantation = lay it as a { -plantation }
pr-do-forest = place a { -tile-forest }
pr-do-forest-of = lay { NAME($tile, article: "a") } face down as a { -tile-forest }
pr-do-give = give up { NAME($tile, article: "a") }
pr-do-give-with = give up { NAME($tile, article: "a") } with { NAME($person, article: "a") }
pr-do-give-forest-of = give up a { -tile-forest } ({ NAME($tile) })
pr-do-villa = take { NAME("person-noble", article: "a") }
pr-do-receive = take { NAME($person, article: "a") }
pr-do-return-person = return { NAME($person, article: "a") } from the { NAME($slot) }
pr-do-return-waiting = return { NAME($person, article: "a") } who waits
pr-do-return-good = return 1 { NAME($good, 1) }
pr-do-return-point = return a { -vp-chip }
pr-do-guest = { $person ->
    [person-noble] move a { -person-noble } to the { NAME($slot) }
   *[person-colonist] move a guest to the { NAME($slot) }
}
pr-do-post = sell { NAME($good) } at the { -building-trading-post }
pr-do-buy-land = buy land
pr-do-buy-forest = buy a { -tile-forest }
pr-do-small-wharf = ship from the { -building-small-wharf }
pr-do-small-wharf-goods = ship { $number } { NAME($good, $number) } from the { -building-small-wharf }
pr-do-union = count now
pr-do-supply = supply { NAME($good) }
pr-do-raid = raid the ship of { $spaces }, keep { $kept }
pr-do-robbery = rob the { -trading-house }
pr-do-luring = { -deed-luring }: take { $people }
pr-do-lure-noble-keep = take the { -person-noble }
pr-do-lure-noble-remove = remove the { -person-noble }
pr-do-lure-noble-leave = leave the { -person-noble }
pr-do-takeover = take over the { NAME($role) }
pr-do-store = keep { $goods }
pr-do-store-nothing = keep nothing
pr-do-ship-small = ship { $goods }

## Whole sentences, where the phrase alone says too little

pr-action-build = Build the { NAME($building) } for { $doubloons } { NAME("doubloon", $doubloons) } ({ $circles } { NAME("circle", $circles) }).
pr-action-draft = Draft the { NAME($building) } (cost { $cost }, { $points } { NAME("victory-point", $points) }).
pr-action-keep = Keep { $number } of your { $held } { NAME($good, $held) }.
