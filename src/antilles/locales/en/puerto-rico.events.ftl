### What happens at a table of Puerto Rico: one sentence for each kind of event.
### A sentence about a player begins with the name: lines of news leave it out after the first time.

## Parts that may be absent; each brings its own leading space or comma

pr-part-source = { $source ->
    [none] { "" }
   *[other] { " " }({ NAME($source) })
}
pr-part-with-doubloons = { $doubloons ->
    [0] { "" }
   *[other] { " " }with { $doubloons } { NAME("doubloon", $doubloons) }
}

## Roles and rounds

pr-event-role-taken = { $player } takes the { NAME($role) }{ pr-part-with-doubloons }.
pr-event-role-doubloon = The untaken { NAME($role) } now has { $doubloons } { NAME("doubloon", $doubloons) }.
pr-event-round-begun = Round { $round } begins. { $governor } is { -governor }.
pr-event-end-met = { $reason ->
    [colonists-short] The game ends after this round: there are too few { -person-colonist(count: "plural") } to fill the { -colonist-ship }.
    [city-full] The game ends after this round: a city is full.
    [victory-points-gone] The game ends after this round: the victory points are gone.
   *[rounds-spent] The game ends after this round: 300 rounds are spent.
}
pr-event-game-ended = The game is over after { $rounds } { NAME("round", $rounds) }.

## Who passes, and who can do nothing

pr-declined-hacienda-draw = { $player } draws no tile with the { -building-hacienda }.
pr-declined-settler-take = { $player } takes no tile.
pr-declined-hospice-colonist = { $player } takes no { -person-colonist } for the { -building-hospice }.
pr-declined-mayor-privilege = { $player } takes no extra { -person-colonist }.
pr-declined-builder-build = { $player } builds nothing.
pr-declined-university-colonist = { $player } takes no { -person-colonist } for the { -building-university }.
pr-declined-craftsman-bonus = { $player } takes no extra good.
pr-declined-trader-sell = { $player } sells nothing.
pr-declined-captain-load = { $player } loads nothing.
pr-declined-craftsman-produce = { $player } produces nothing.
pr-declined-take-benefit = { $player } declines a benefit.
pr-declined-builder-privilege = { $player } declines the { -role-builder }'s discount.
pr-declined-library-tile = { $player } takes no second tile.
pr-declined-lodge-discard = { $player } gives up nothing for the { -building-hunting-lodge }.
pr-declined-villa-take = { $player } takes nobody with the { -building-villa }.
pr-declined-black-market-person = { $player } returns nobody to the { -building-black-market }.
pr-declined-black-market-good = { $player } returns no good to the { -building-black-market }.
pr-declined-guest-move = { $player } moves no guest.
pr-declined-union-order = { $player } lets the { -building-union-hall } count later.
pr-declined-royal-supply = { $player } supplies nothing more.
pr-unable-settler-take = { $player } can take no tile.
pr-unable-builder-build = { $player } can build nothing.
pr-unable-trader-sell = { $player } can sell nothing.

## Tiles

pr-event-tile-taken = { $player } takes { NAME($tile, article: "a") }.
pr-event-tile-drawn = { $player } draws { NAME($tile, article: "a") } with the { -building-hacienda }.
pr-event-row-cleared = { $plantations ->
    [one] { $plantations } { -plantation } left in the row goes { -discards(case: "to") }.
   *[other] { $plantations } { NAME("plantation", $plantations) } left in the row go { -discards(case: "to") }.
}
pr-event-tile-turned-up = Face up now: { $tiles } { NAME($tile, $tiles) }.
pr-event-reshuffled = { $plantations ->
    [one] The discarded { -plantation } is the new stack.
   *[other] The { $plantations } discarded { -plantation(count: "plural") } are shuffled.
}
pr-event-tile-looked-at = { $player } looks at a face-down tile.
pr-event-tile-seen = { $player } sees { NAME($tile, article: "a") }, and nobody else does.
pr-event-tile-returned = { $player } puts the tile back on the stack.
pr-event-forest-placed = { $tile ->
    [none] { $player } places { NAME("tile-forest", article: "a") }.
   *[other] { $player } places { NAME("tile-forest", article: "a") }: { NAME($tile, article: "a") } laid face down.
}
pr-event-tile-given-up = { $doubloons ->
    [0] { $player } gives up { NAME($tile, article: "a") }.
   *[other] { $player } gives up { NAME($tile, article: "a") } for { $doubloons } { NAME("doubloon", $doubloons) }.
}
pr-event-land-bought = { $player } buys land for 1 { -doubloon }.

## People

pr-event-colonist-taken = { $player } takes { NAME($person, article: "a") } { NAME($place, case: "from") } ({ NAME($giver) }).
pr-event-colonists-dealt = { $player } receives { $colonists } { NAME("person-colonist", $colonists) } { -colonist-ship(case: "from") }.
pr-event-person-received = { $player } takes { NAME($person, article: "a") } { -colonist-ship(case: "from") }.
pr-event-placed = { $player } has { $people } { NAME("person-colonist", $people) } at the { NAME($slot, "plural") }.
pr-event-ship-refilled = { $missing ->
    [0] The { -colonist-ship } now holds { $colonists } { NAME("person-colonist", $colonists) }.
    [one] The { -colonist-ship } now holds { $colonists } { NAME("person-colonist", $colonists) }; 1 more was needed.
   *[other] The { -colonist-ship } now holds { $colonists } { NAME("person-colonist", $colonists) }; { $missing } more were needed.
}
pr-event-guest-moved = { $player } moves a guest, { NAME($person, article: "a") }, to the { NAME($slot) }.
pr-event-returned-person = { $player } returns { NAME($person, article: "a") } ({ -building-black-market }).
pr-event-returned-good = { $player } returns 1 { NAME($good, 1) } ({ -building-black-market }).
pr-event-returned-point = { $player } returns a { -victory-point } ({ -building-black-market }).

## Building, producing, trading

pr-event-built = { $doubloons ->
    [0] { $player } builds the { NAME($building) } for nothing.
   *[other] { $player } builds the { NAME($building) } for { $doubloons } { NAME("doubloon", $doubloons) }.
}
pr-event-produced = { $aqueduct ->
    [0] { $player } produces { $number } { NAME($good, $number) }.
   *[other] { $player } produces { $number } { NAME($good, $number) }, { $aqueduct } by the { -building-aqueduct }.
}
pr-event-bonus-taken = { $player } takes 1 { NAME($good, 1) } more ({ -role-craftsman }).
pr-event-sold = { $player } sells { NAME($good) } for { $doubloons } { NAME("doubloon", $doubloons) }.
pr-event-sold-to-post = { $player } sells { NAME($good) } at the { -building-trading-post } for { $doubloons } { NAME("doubloon", $doubloons) }.
pr-event-house-emptied = The full { -trading-house } is emptied.
pr-event-doubloons = { $player } gets { $doubloons } { NAME("doubloon", $doubloons) }{ pr-part-source }.

## Shipping and storing

pr-event-loaded = { $player } loads { $number } { NAME($good, $number) } onto the ship of { $spaces }.
pr-event-wharf-loaded = { $player } ships { $number } { NAME($good, $number) } from the { -building-wharf }.
pr-event-small-wharf-loaded = { $player } ships { $goods } { NAME("good", $goods) } from the { -building-small-wharf }.
pr-event-supplied = { $player } supplies 1 { NAME($good, 1) } ({ -building-royal-supplier }).
pr-event-points = { $paper ->
    [0] { $player } scores { $points } { NAME("victory-point", $points) }{ pr-part-source }.
   *[other] { $player } scores { $points } { NAME("victory-point", $points) }{ pr-part-source }, { $paper } of them on paper.
}
pr-event-discarded = { $number ->
    [one] { $player } cannot store { $number } { NAME($good, $number) }; it goes back { -supply(case: "to") }.
   *[other] { $player } cannot store { $number } { NAME($good, $number) }; they go back { -supply(case: "to") }.
}
pr-event-ship-unloaded = The full ship of { $spaces } ({ NAME($good) }) is emptied.

## Draft, smuggler, festival

pr-event-drafted = { $player } puts the { NAME($building) } { -board(case: "to") }.
pr-event-drafted-by-chance = Chance puts the { NAME($building) } { -board(case: "to") }.
pr-event-raided = { $player } raids { $number } { NAME($good, $number) } and keeps { $kept }.
pr-event-raided-empty = { $player } raids an empty ship.
pr-event-robbed = { $player } robs the { -trading-house } of { $goods } { NAME("good", $goods) }.
pr-event-lured = { $player } removes { $removed } { NAME("person", $removed) } { -colonist-ship(case: "from") } and takes { $taken }.
pr-event-taken-over = { $player } takes over the { NAME($role) }{ pr-part-with-doubloons }.
pr-event-takeover-paid = { $player } gets { $doubloons } { NAME("doubloon", $doubloons) }: the { NAME($role) } was picked.
pr-event-goal-drawn = { NAME("festival", first: "upper") }, { NAME($goal) }: { NAME($thing) }.
pr-event-goal-won = { $player } wins the { NAME($goal) } of the { -festival }.
