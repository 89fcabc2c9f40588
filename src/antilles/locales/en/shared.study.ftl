### Hints and reviews: what is best in a position, and what a game turned on.

study-arranged = { $moves }
study-because = { $better } rather than { $other }: { $reasons }
study-later = what it brings shows only later; against it: { $against }
study-rival = { $way ->
    [more] { $player } stands better ({ $points })
   *[less] { $player } stands worse ({ $points })
}

## hint
hint-only = { $action }
hint-over = This game is over: there is nothing left to decide. --to 20 shows it after 20 moves, `antilles review` tells what it turned on.
hint-column-move = move
hint-column-points = points
hint-column-tried = tried

## review
review-no-chances = { $bot } does not say how likely anybody is to win, so it cannot judge. Ask one that searches: --bot search:ms=100, captain or governor.
review-judging = Looking at every decision
review-title = { $game }: { $players }
review-result = Result
review-judge = Judged by { $bot }, { $moves } decisions. What was given away adds up the chance that moves cost against the best one.
review-chances = Chance to win after every decision
review-flags = Circles are the turning points told below.
review-scores = Points if the game had ended there
review-given-away = { $player } gave away { $share } in all; { $best } of { $decisions } decisions were among the best two
review-turning-points = Turning points
review-none = No decision cost much.
review-cost = { $number }. { $player }: { $action }, { $share } given away
review-better = Better: { $action }
review-column-player = player
review-column-points = points
review-column-given-away = given away
review-column-accuracy = among the best two
review-column-move = move
review-column-done = played
review-column-cost = cost
review-column-better = better
review-column-why = why

page-unwritable = { $path } cannot be written: { $why }.
page-needed = the same command needs this file; choose another name
page-folder = it is a folder
page-no-folder = there is no folder { $folder }
page-not-allowed = this is not allowed
