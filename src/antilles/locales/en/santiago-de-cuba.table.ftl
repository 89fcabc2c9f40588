### Santiago de Cuba in English: labels of the table, facts about things, points and the result.

## Pieces

sdc-thing = { NAME($thing) }
sdc-goods = { $number } { NAME($good, $number) }
sdc-pesos = { $pesos } { NAME("peso", $pesos) }
sdc-points = { $points } { -vp }
sdc-die-colour = { $die ->
    [die-white] white
    [die-green] green
    [die-orange] orange
    [die-red] red
   *[die-black] black
}
sdc-flower-colour = { $flower ->
    [flower-yellow] yellow
    [flower-blue] blue
    [flower-red] red
   *[flower-white] white
}

## The heading of the table

sdc-table-title = Santiago de Cuba
sdc-table-turn = turn { $turn }: { $player }
sdc-table-first-demand = first { -demand }
sdc-table-over = game over
sdc-table-ship = ship { $ship } of { $ships }

## What this table plays differently

sdc-played-flower = { NAME($cuban) }: { NAME($flower) }
sdc-played-price-track = { -price-track } { $prices }
sdc-played-street = street as agreed
sdc-played-venues = venues as agreed
sdc-played-owner-vp-on-stay = { $value ->
    [yes] owners are paid also for a stay
   *[no] owners are paid for moves only
}
sdc-played-end-immediately = { $value ->
    [yes] the last ship ends the game at once
   *[no] the last turn is finished
}
sdc-played-open-holdings = { $value ->
    [yes] open holdings
   *[no] hidden holdings
}
sdc-played-ask-everything = { $value ->
    [yes] everything is asked
   *[no] no needless questions
}
sdc-played-turn-limit = { $turns } { NAME("turn", $turns) } at most

## The street

sdc-heading-street = Street
sdc-legend-street = +3 is 3 stops on: the first is free, each further one costs 1 { NAME("peso", 1) }
sdc-table-car = car
sdc-table-port = PORT
sdc-table-loading-round = { -loading-round }
sdc-table-busy = { GENDER($cuban) ->
    [feminine] BUSY
   *[masculine] BUSY
}

## The port

sdc-heading-port = Port
sdc-table-pays = ship { $ship } pays { $price } { -vp } for each good, { $wood } for { -good-wood }
sdc-table-no-ship = no { -ship } { -port(case: "where") }
sdc-label-rolled = Rolled
sdc-label-wanted = Wanted
sdc-label-price = Price
sdc-label-supply = Supply
sdc-table-die = { $value } { NAME($good, $value) } ({ sdc-die-colour })
sdc-table-aside = aside: { NAME($good) } ({ sdc-die-colour })
sdc-table-nothing-wanted = nothing: no { -ship } { -port(case: "where") }
sdc-table-checkered = checkered: the { -ship } leaves

## The venues

sdc-heading-venues = Venues
sdc-legend-venues = { $sign } { -pawn }; a rival's { -pawn } bars a venue
sdc-table-owned-by = owned by { $player }

## The players

sdc-heading-players = Players
sdc-table-you = you
sdc-table-passed = passed
sdc-table-hidden = goods, pesos and { -vp } hidden
sdc-table-no-goods = no goods
sdc-table-pawn = { $venue ->
    [none] { -pawn } off the board
   *[other] { -pawn } { NAME($venue, case: "where") }
}
sdc-table-owns = owns { $venues }
sdc-table-markers = { $markers ->
    [0] no markers left
    [one] { $markers } marker left
   *[other] { $markers } markers left
}

## What is known of a thing now

sdc-fact-under = It lies under the { NAME($flower) }.
sdc-fact-led-by = Led here by { $cubans }.
sdc-fact-visitor = { $player } stands here.
sdc-fact-no-visitor = Nobody stands here.
sdc-fact-owner = { $player } owns it.
sdc-fact-no-owner = Nobody owns it.
sdc-fact-distance = { $stops ->
    [0] The { -car } stands there.
   *[other] { $stops } { NAME("stop", $stops) } from the { -car }.
}
sdc-fact-busy = { NAME($cuban) } is busy.
sdc-fact-no-flower = No flower, so the { -pawn } stays.
sdc-fact-leads = { NAME($flower, first: "upper") }: { $venues }.
sdc-standing-stated = The flower is stated in the booklet.
sdc-standing-reported = The flower is reported by players.
sdc-standing-assumed = The flower is assumed.
sdc-fact-die = Its die is { sdc-die-colour }.
sdc-fact-wanted = { $number ->
    [0] The { -ship } wants none.
   *[other] The { -ship } wants { $number }.
}
sdc-fact-no-ship = No { -ship } is { -port(case: "where") }.
sdc-fact-supply = { $number } { -supply(case: "where") }.
sdc-fact-givers = From { $cubans }.

## Points and the result

sdc-score-points = { -vp } tokens
sdc-score-start = at the start
sdc-score-ships = { -ship(count: "plural") }
sdc-score-venues = { -venue(count: "plural") }
sdc-score-cubans = { -cuban(count: "plural") }
sdc-score-owners = as owner
sdc-score-goods = goods, 1 { -vp } for { $each }
sdc-score-total = total
sdc-score-goods-held = goods held
sdc-score-pesos = { NAME("peso", "plural") }
sdc-score-hidden = ? lies behind a { -screen } (SDC-INFO-1).
sdc-score-best-load = best load
sdc-score-best-load-told = ship { $ship }: { $number } { NAME($good, $number) }, +{ $points }
sdc-ended-seventh-ship-left = The seventh { -ship } has left (SDC-END-1).
sdc-ended-turn-limit = The turn limit is reached ({ $turns } { NAME("turn", $turns) }): the table is scored as it stands (SDC-AMB-30).
sdc-table-ends-seventh-ship-left = the seventh { -ship } has left
sdc-table-ends-turn-limit = the turn limit
sdc-verdict-won = { $winner } wins with { $points } { NAME("victory-point", $points) }.
sdc-verdict-tie-broken = { $by ->
    [goods] { $winner } wins with { $points } { NAME("victory-point", $points) }; the tie is broken by { $goods } { NAME("good", $goods) } (SDC-SCORE-4).
   *[pesos] { $winner } wins with { $points } { NAME("victory-point", $points) }; goods are equal, and the tie is broken by { $pesos } { NAME("peso", $pesos) } (SDC-SCORE-4).
}
sdc-verdict-shared = { $winners } share the victory with { $points } { NAME("victory-point", $points) } (SDC-SCORE-4).

## What a Cuban gives, in the little room of the street

sdc-street-cuban-pedro = 2 { NAME("good-tobacco", 2) }
sdc-street-cuban-miguel = 2 { NAME("good-wood", 2) }
sdc-street-cuban-jose = 2 { NAME("good-sugar", 2) }
sdc-street-cuban-pablo = any 1 good
sdc-street-cuban-maria = 2 { -vp }
sdc-street-cuban-el-zorro = each gives 1
sdc-street-cuban-martinez = 3 { NAME("peso", 3) }
sdc-street-cuban-conchita = 2 { NAME("good-fruit", 2) }
sdc-street-cuban-alonso = capture, use
