### Santiago de Cuba in English: why an action is not allowed now, or never.

sdc-refusal-game-is-over = The game is over.
sdc-refusal-not-asked = This is not what is asked now. { $asked }
sdc-refusal-steps-too-dear = { $stops } { NAME("stop", $stops) } cost { $pesos } { NAME("peso", $pesos) }; you have { $money } { NAME("peso", $money) }.
sdc-refusal-pablo-has-no-wood = { -cuban-pablo } never gives { -good-wood }.
sdc-refusal-zorro-takes-no-wood = { -cuban-el-zorro } never takes { -good-wood }.
sdc-refusal-gift-not-held = You have no { NAME($gift) } to give.
sdc-refusal-rival-owns-it = A { -rival } owns the { NAME($venue) }.
sdc-refusal-you-own-it = You own the { NAME($venue) } already.
sdc-refusal-no-marker-left = You have no { -owner-marker } left.
sdc-refusal-not-your-venue = { -cuban-alonso } calls only venues that you own, and the { NAME($venue) } is not yours.
sdc-refusal-pawn-is-elsewhere = Your { -pawn } stands { NAME($pawn, case: "where") }, not { NAME($venue, case: "where") }.
sdc-refusal-wrong-flower = { NAME($cuban) } has { NAME($wanted, article: "a") }, and the { NAME($venue) } lies under { NAME($flower, article: "a") }.
sdc-refusal-rival-stands-there = A rival's { -pawn } stands { NAME($venue, case: "where") }.
sdc-refusal-pawn-stands-there = Your { -pawn } stands { NAME($venue, case: "where") } and must move on.
sdc-refusal-no-ship-in-port = No { -ship } is { -port(case: "where") }, so the { NAME($venue) } cannot be used.
sdc-refusal-leftmost-flag = The { -price-marker } is on the leftmost flag.
sdc-refusal-market-takes-no-wood = The { -venue-black-market } takes no { -good-wood } and gives none.
sdc-refusal-market-kinds-equal = The { -venue-black-market } gives a good of another kind.
sdc-refusal-contractor-takes-no-wood = The contractor loads no { -good-wood }.
sdc-refusal-too-few-pesos = For { $points } { NAME("victory-point", $points) } you pay { $pesos } { NAME("peso", $pesos) }; you have { $money } { NAME("peso", $money) }.
sdc-refusal-too-few-points = For { $pesos } { NAME("peso", $pesos) } you give { $points } { NAME("victory-point", $points) }; you have { $held } { NAME("victory-point", $held) }.
sdc-refusal-cuban-is-busy = { NAME($cuban) } is busy already.
sdc-refusal-car-stopped-there = The { -car } has just stopped { NAME($cuban, case: "where") }.
sdc-refusal-too-few-held = { $number ->
    [0] You have no { NAME($good) }.
   *[other] You have only { $number } { NAME($good, $number) }.
}
sdc-refusal-supply-lacks = { $number ->
    [0] The { -supply } holds no { NAME($good) }.
   *[other] The { -supply } holds only { $number } { NAME($good, $number) }.
}
sdc-refusal-die-aside = The { NAME($die) } lies beside the board: there is no { -demand } for { NAME($good) }.
sdc-refusal-die-at-zero = The { NAME($die) } shows 0: there is no { -demand } left for { NAME($good) }.
sdc-refusal-more-than-demand = The { -ship } takes only { $number } { NAME($good, $number) } more.

## What no position allows

sdc-never-no-step = The { -car } must be driven at least one stop.
sdc-never-beyond-a-lap = The { -car } goes 10 { NAME("stop", 10) } at most, one full lap.
sdc-never-no-die = { NAME("good-wood", first: "upper") } has no die.
sdc-never-no-venue = The { -port } is no venue.
sdc-never-too-many = There are only 8 tokens of each good.
sdc-never-nothing-loaded = At least one good is loaded; who loads nothing passes.
sdc-never-which-good = { NAME("good-wood", first: "upper") } takes the place of a good in demand: say of which one.
sdc-never-one-good = { -cuban-pablo } gives one good.
sdc-never-one-thing = Each { -rival } gives one thing: a good, a { -peso } or a { -victory-point }.
sdc-never-one-wood = The { -venue-sawmill } takes one { -good-wood } at a time.
sdc-never-cafe = The { -venue-cafe } takes one { -good-rum }, one { NAME("good-cigars", 1) } or one of each.
sdc-never-lots = The { -venue-casino } changes 3 { NAME("peso", 3) } for 1 { NAME("victory-point", 1) } or back, 230 { NAME("victory-point", 230) } at most.

## What would help

sdc-help-pesos = { $number } { NAME("peso", $number) } more
sdc-help-points = { $number } { NAME("victory-point", $number) } more
sdc-help-goods = { $number } { NAME($good, $number) } more
