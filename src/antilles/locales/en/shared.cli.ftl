### What the command line says.

## All verbs
cli-error = Error:
cli-house-table = House table: no booklet covers this combination.
cli-output-lost = Nothing more can be written: { $reason }.
cli-no-option = { $given } is no option; write name=value, for instance ask_everything=true.
cli-option-value = The value of the option '{ $option }': { $problem }.
cli-no-table-key = { $game } has no { $key }; leave --{ $key } out.
cli-people = --people must be from 0 to { $players }, the number of players.
cli-seats = { $given ->
    [one] --seats names { $given } seat, the table has { $players }.
   *[other] --seats names { $given } seats, the table has { $players }.
}

## Preparing the engine
cli-preparing = Preparing the engine, only the first time
cli-ready = { $game } is ready.
cli-no-cache = { $folder } cannot be written, so the engine is compiled anew at every start.

## sim
cli-sim-games = Games
cli-sim-speed = { $games } games in { $seconds } s: { $speed } games/s, { $decisions } decisions/s, { $rounds } rounds a game
cli-sim-seat = seat { $seat }: wins { $share }, { $points } points
cli-sim-ended = ended by { $reason }: { $share }

## dataset
dataset-games = Writing the dataset
dataset-done = { $games } games in { $files } files: { $path }
dataset-no-pyarrow = pyarrow is not installed: pip install 'antilles[dataset]'.
dataset-no-folder = { $path } is no folder; choose another name.
dataset-other-folder = { $path } holds other things; choose an empty folder or a new one.
dataset-unreadable = { $path } cannot be read as part of a dataset; remove it, and it is made anew.
dataset-other-settings = { $path } is another dataset: its { $setting } is { $found }, not { $given }. Choose another folder.
dataset-disk = { $path } cannot be written: { $reason }. What is finished is kept, and the same command goes on.

## check
cli-no-scenarios = There are no .yaml files there.
cli-cannot-run = cannot run
cli-differs = differs
cli-checked = { $held } hold, { $failed } differ.
cli-unread = { $files ->
    [one] { $files } file cannot be run.
   *[other] { $files } files cannot be run.
}

## replay and explain
cli-move = { $number }. { $player }: { $action }
cli-score = { $points ->
    [one] { $player }: { $points } point ({ $lines })
   *[other] { $player }: { $points } points ({ $lines })
}
cli-won = Won by { $players }.
cli-asked = { $player }: { $question }
cli-choice = { $action }: { $meaning }

## rules
cli-no-rule = No rule mentions { $given }. `antilles rules` alone lists every rule.
cli-see-also = See also: { $rules }
cli-rules-found = { $rules ->
    [one] { $rules } rule; `antilles rules ID` prints one.
   *[other] { $rules } rules; `antilles rules ID` prints one.
}

## tables
cli-tables-editions = Editions (--edition NAME)
cli-tables-expansions = Expansions (--expansions NAME,NAME)
cli-tables-variants = Variants (--variants NAME,NAME)
cli-tables-options = Options (--option NAME=VALUE)
cli-tables-edition = { $meaning }; { $fewest } to { $most } players
cli-tables-usual-edition = { $meaning }; { $fewest } to { $most } players; the usual one
cli-tables-in-box = in the box: { $names }
cli-tables-numbers = { $least } to { $most }
cli-tables-usual = usual: { $value }
cli-tables-of-edition = { $editions }: { $value }

## Going on with a saved game
cli-resume-title = Saved games
cli-resume-number = no.
cli-resume-date = last move
cli-resume-game = game
cli-resume-names = players
cli-resume-state = turn
cli-resume-moves = moves
cli-resume-finished = finished
cli-resume-unreadable = cannot be read
cli-resume-ask = Number of a game, Enter for { $usual }, q for none:
cli-resume-ask-any = Number of a game, q for none:
cli-resume-which = There is no game { $given } in the list; it has { $games }.
cli-resume-chosen = Going on with { $file }.
cli-resume-none = There is no saved game in { $folder }. `antilles play` begins one.
cli-resume-all-finished = No game in { $folder } is unfinished; name a file to see it again: antilles replay FILE.
