### What a choice would bring: short pieces that stand beside it, separated by commas.

## Goods and things in lists

pr-some-goods = { $number } { NAME($good, $number) }
pr-some-people = { $people } { NAME($slot) }
pr-nothing = nothing

## Roles

pr-effect-library-twice = { -building-library }: twice
pr-effect-rival-takes-over = { $rival } took it over
pr-effect-doubloons-on-it = + { $doubloons } { NAME("doubloon", $doubloons) }
pr-effect-people-to-come = { $people } { NAME("person", $people) } for you
pr-effect-you-make = you make { $goods }
pr-effect-you-make-nothing = you make nothing
pr-effect-at-once = + { $doubloons } { NAME("doubloon", $doubloons) } at once
pr-effect-no-doubloon-on-it = no { -doubloon } on it

## Tiles

pr-effect-open = { $number } there
pr-effect-you-have = you have { $number }
pr-effect-festival-colonists = { -festival }: 3 { NAME("person-colonist", 3) }
pr-effect-forests = { $forests } { NAME("tile-forest", $forests) }: building { $cheaper } cheaper
pr-effect-first-forest = your first { -tile-forest }
pr-effect-face-down = laid face down
pr-effect-tile-goes-back = the { NAME($tile) } goes back on the stack
pr-effect-tile-becomes-forest = the { NAME($tile) } becomes the { -tile-forest }
pr-effect-lay = { NAME($tile, article: "a") }
pr-effect-known-tile = { NAME($tile, article: "a") }, as only you know
pr-effect-next-tile = the next face-down tile
pr-effect-for-one = for 1 { -doubloon }
pr-effect-without-pay = without pay
pr-effect-person-waits = the { NAME($person) } waits

## People

pr-effect-on-new-tile = on the new { NAME($tile) }
pr-effect-forest-waits = a { -tile-forest } has no circle: he waits
pr-effect-in-new-building = in the new { NAME($building) }
pr-effect-of-supply = 1 of { $colonists } { -supply(case: "where") }
pr-effect-nobles-left = 1 of { $nobles } { NAME("person-noble", $nobles) } { -supply(case: "where") }
pr-effect-no-noble-left = { NAME("person-colonist", article: "a") }; no { -person-noble } is left
pr-effect-noble-worth = worth 1 { NAME("victory-point", 1) } at the end
pr-effect-you-have-nobles = you have { $nobles }
pr-effect-of-ship = 1 of { $colonists } on the ship
pr-effect-of-waiting = 1 of { $people } waiting
pr-effect-left-there = { $people ->
    [0] nobody left there
   *[other] { $people } left there
}
pr-effect-occupied = { $people } of { $tiles } occupied

## Buildings

pr-effect-for = for { $doubloons }
pr-effect-instead-of = instead of { $doubloons }
pr-effect-money-left = you keep { $doubloons } { NAME("doubloon", $doubloons) }
pr-effect-return-missing = return { $number }
pr-effect-points = { $points } { NAME("victory-point", $points) }
pr-effect-festival-points = { -festival }: + 3
pr-effect-one-less = 1 { -doubloon } less for the { NAME($building) }
pr-effect-price-then = then it costs { $doubloons }

## Goods

pr-effect-sells-for = price { $doubloons }
pr-effect-goods = { $goods } { NAME("good", $goods) }
pr-effect-scores = scores { $points } { NAME("victory-point", $points) }
pr-effect-pays = + { $doubloons } { NAME("doubloon", $doubloons) }
pr-effect-brings = for { $doubloons } { NAME("doubloon", $doubloons) }
pr-effect-with-bonus = for { $doubloons } { NAME("doubloon", $doubloons) } ({ $price } + { $bonus })
pr-effect-lose = lose { $goods }
pr-effect-lose-nothing = lose nothing
pr-effect-you-keep = you keep { $number }
pr-effect-of-yours = 1 of your { $number }
pr-effect-of-your-chips = 1 of your { $points } { NAME("victory-point", $points) } in chips
pr-effect-for-a-point = for 1 { NAME("victory-point", 1) }
pr-effect-any-of-your-goods = any of your { $goods } { NAME("good", $goods) }, 1 point for every two
pr-effect-scores-now = scores { $points } { NAME("victory-point", $points) } now
pr-effect-scores-then = scores { $points } { NAME("victory-point", $points) } at most then
pr-effect-makes = { NAME($good, first: "upper") }: { $number } (before: { $before })

## The smuggler

pr-effect-ship-empty = the ship is empty
pr-effect-keep-of = keep { $kept } of { $number } { NAME($good, $number) }
pr-effect-all-lost = all { $number } { NAME($good, $number) } are lost
pr-effect-house-empty = the house is empty
pr-effect-nobody-to-remove = nobody to remove
pr-effect-place-of = place { $taken } of { $removed } removed
pr-effect-to-supply = { $removed } { -supply(case: "to") }
pr-effect-noble-among = among the { $people } you take
pr-effect-noble-stays = stays on the ship
pr-effect-noble-to-supply = back { -supply(case: "to") }
