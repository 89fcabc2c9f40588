### Matches between bots.

arena-games = Games
arena-looking = Looking at the games
arena-played = { $games } games from { $seeds } seeds, { $actions } actions a game
arena-column-bot = bot
arena-column-share = wins
arena-column-interval = 95 %
arena-column-points = points
arena-column-rating = rating
arena-fair = If all were equal, everyone would win { $share }.
arena-together = { $bot } wins { $share } ({ $low } – { $high }) in its { $seats } seats together; equals would win { $fair }.
arena-seat = seat { $seat } wins { $share }
arena-repeated = { $games ->
    [one] { $games } game repeats an earlier one choice for choice: it tells nothing new.
   *[other] { $games } games repeat earlier ones choice for choice: they tell nothing new.
}
arena-rounded = So that every bot sits at every seat equally often, { $games } games are played instead of { $asked }.
arena-unreadable = { $path } is no file of a match; choose another name.
arena-other-match = { $path } holds another match; choose another name.
arena-damaged = Line { $line } of { $path } is no game of this match. Delete the line, and that game is played again; or choose another name.
arena-in-use = { $path } is being written by another program; wait for its end, or choose another name.
arena-disk = { $path } cannot be written: { $reason }. Games written down before stay, and the same command goes on.
arena-alone = A match needs at least two bots, one per seat: --bots planner,greedy,greedy,greedy.
spread-workers-die = Worker processes died { $times } times; the work is stopped. What is written down is kept.
spread-no-ray = Ray is not installed: pip install 'antilles[ray]'.
cli-preparing-bots = Preparing the bots, only the first time
cli-preparing-envs = Preparing batches and environments, only the first time

## The report of a match
arena-report-title = { $game }: { $bots }
arena-report-result = Result
arena-report-seats = Victories by seat
arena-report-seat = seat { $seat }
arena-report-scores = Points at the end
arena-report-winners = winners
arena-report-mean-winner = Winners score { $points } on average.
arena-report-ends = How games end
arena-report-owned = { $share }; { $players } of players
arena-report-had-note = The share of victories of those who had it, and how many of all players had it. The line is an equal share.
arena-report-openings = How the first player begins
arena-report-opening-moves = first choices
arena-report-opening-games = games
arena-report-opening-won = won
