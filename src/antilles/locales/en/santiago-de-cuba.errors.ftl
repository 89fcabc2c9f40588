### What is wrong with a table or a position of Santiago de Cuba.
### Positions are written with English words in every language, so names in them stay as they are.

## Tables and actions
sdc-error-no-list = { $given }: in Santiago de Cuba every action is given by itself.
sdc-error-track-price = The option '{ $option }' takes prices from 0 to { $most }, not { $given }.
sdc-error-track-length = The option '{ $option }' takes 1 to { $most } prices, not { $given }.
sdc-error-unknown-name = The option '{ $option }': there is no { $given }. { $hint }
sdc-error-missing = The option '{ $option }' must name each of them once; missing: { $missing }.
sdc-error-once = The option '{ $option }' must name each of them once; one stands twice.
sdc-error-venues = The option '{ $option }' must be '{ $random }' or give three venues for each flower, not { $given }.
sdc-error-venues-of = { $given ->
    [one] The option '{ $option }': { $flower } has { $given } venue, not { $wanted }.
   *[other] The option '{ $option }': { $flower } has { $given } venues, not { $wanted }.
}

## Positions: street, venues, seats
sdc-error-street = must name every Cuban once, from the stop after the port on
sdc-error-two-flowers = lies under two flowers
sdc-error-venues-under = more than { $most } venues under { $flower }
sdc-error-held = hold { $held } { $good }; there are { $tokens }
sdc-error-supply = has { $given } { $good }, but the seats hold { $held } of { $tokens }, which leaves { $left }
sdc-error-pawn-there = another pawn stands there
sdc-error-owned = { $venue } has an owner already
sdc-error-owns = a seat owns at most { $most } venues
sdc-error-markers = { $owned ->
    [one] { $owned } of { $markers } markers lies on a venue
   *[other] { $owned } of { $markers } markers lie on venues
}

## Positions: ship and dice
sdc-error-ship-gone = no ship is in port here
sdc-error-no-ship = there is no ship in port
sdc-error-price = must be one of { $known }
sdc-error-flag-price = flag { $flag } is worth { $price }
sdc-error-first-flag = without a ship in port the marker is on the first flag
sdc-error-rolled = dice are rolled only when 'demand' is asked
sdc-error-dice = { $given ->
    [one] has { $given } die; there are { $dice }: { $known }
   *[other] has { $given } dice; there are { $dice }: { $known }
}
sdc-error-die-twice = is a die that stands here twice
sdc-error-die-face = the die of { $good } has no { $face }
sdc-error-die-blank = every die that is rolled shows a number
sdc-error-dice-needed = the five dice are needed when 'demand' is asked; now: { "{" }phase: demand{ "}" } has them rolled
sdc-error-five-zeros = five zeros leave nothing to decide (SDC-SHIP-6)
sdc-error-four-zeros = a ship in port wants something; with four zeros it has left (SDC-SHIP-1)
sdc-error-one-die-aside = exactly one die lies beside the board
sdc-error-all-dice = names all five dice; one of them lies beside the board
sdc-error-set-aside = { $good } is set aside
sdc-error-rolls = { $ships ->
    [one] has { $given } rolls; { $ships } ship is to come
   *[other] has { $given } rolls; { $ships } ships are to come
}

## Positions: what is going on
sdc-error-ship-at-turn = a ship is in port whenever a turn begins
sdc-error-loading-in-port = a loading round is held when the car is in the port
sdc-error-available-cuban = must have stopped at an available Cuban
sdc-error-pawn-nowhere = the pawn of seat { $seat } stands in no venue
sdc-error-asked-passed = the seat that is asked has passed
sdc-error-loading-needs-ship = a loading round needs a ship
sdc-error-gives-itself = the active seat gives nothing to itself
sdc-error-leads-not = { $cuban } does not lead to the { $venue }
sdc-error-pawn-stayed = the pawn cannot have stayed: the { $venue } was open (SDC-TURN-4)
sdc-error-only-active = only the active seat { $seat } is asked '{ $decision }'
sdc-error-phase-or-question = a phase begins, or a question is asked; not both
sdc-error-passed = only a loading round has seats that passed
sdc-error-pawn-later = the pawn moves after this question
sdc-error-no-reason = a finished game has a reason: { $known }
sdc-error-turns = must be at least 1 once the first turn has begun
sdc-error-first-demand = the first demand is for the last seat, { $seat }
sdc-error-last-ship = the last ship has left only when ship { $ship } is no longer in port
sdc-error-after-last-ship = the game does not go on like this after the last ship
sdc-error-next-ship = when a ship has left, the next one has at least number 2
sdc-error-turn-limit = the turn limit ends the game after turn { $turn }
sdc-error-no-demand = after the last turn no demand is chosen
