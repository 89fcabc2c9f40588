### What goes wrong. What begins with a small letter follows a place: "seats[0].doubloons: must be ...".
### Values that somebody gave ($given) come with quotation marks of their own where they are texts.

## Languages and themes
error-no-language = There is no language '{ $given }'. Known: { $known }.
error-no-theme = There is no theme { $given }. { $hint }

## Arguments and tables
error-seed = seed must be a whole number from 0 to 2**63 - 1, not { $given }.
error-count = There must be from 0 to { $most } of them, not { $given }.
error-no-seat = There is no seat { $given }; seats are 0 to { $last }.
error-list-of-names = { $what } must be a list of names, not { $given }.
error-seat-names = { $given ->
    [one] { $given } seat name was given for { $players } players.
   *[other] { $given } seat names were given for { $players } players.
}
error-seat-name-text = A seat's name must be a text, not { $given }.
error-players-number = players must be a whole number, not { $given }.
error-players-range = { $title } is for { $fewest } to { $most } players, not { $given }.
error-no-game = There is no game { $given }. { $hint }
error-no-edition = There is no edition { $given }. { $hint }
error-no-expansion = There is no expansion { $given }. { $hint }
error-no-variant = There is no variant { $given }. { $hint }
error-no-option = There is no option { $given }. { $hint }
error-no-bot = There is no bot { $given }. { $hint }
error-no-table-key = { $game } has no '{ $key }'; a table has { $known }.
error-table-entry = { $field }: { $problem }.
error-options-mapping = options must be a mapping of names to values, not { $given }.
error-option-flag = The option '{ $option }' must be true or false, not { $given }.
error-option-choice = The option '{ $option }' must be one of { $known }, not { $given }.
error-option-number = The option '{ $option }' must be a whole number from { $least } to { $most }, not { $given }.
error-option-list = The option '{ $option }' must be a list, not { $given }.

## Actions
error-game-over = The game is over; pop() takes the last move back.
error-not-your-turn = Seat { $turn } is to decide, not seat { $given }.
error-nothing-to-take-back = There is nothing to take back.
error-no-action = { $given } is no action. { $hint }
error-no-action-id = There is no action { $given }; ids run from 0 to { $last }.
error-action-kind = An action is a text or a whole number, not { $given }.
error-action-too-long = An action has at most { $most } characters, this text has { $given }.

## Documents
error-must-be-mapping = must be a mapping, not { $given }
error-must-be-list = must be a list, not { $given }
error-must-be-number = must be a whole number, not { $given }
error-must-be-in-range = must be from { $least } to { $most }, not { $given }
error-must-be-flag = must be true or false, not { $given }
error-must-be-game = must be '{ $game }'
error-unknown-key = is not known; { $hint }
error-unknown-name = there is no { $given }; { $hint }
error-twice = stands here twice
error-named-twice = { $given } stands here twice
error-no-seat-here = there is no seat { $given }; seats are 0 to { $last }
error-too-many-seats = { $given ->
    [one] has { $given } seat, the game has { $players }
   *[other] has { $given } seats, the game has { $players }
}
error-at-most = is at most { $most } here
error-seat-decides = seat { $seat } is to decide here
error-not-asked = the rules do not ask '{ $decision }' here
error-no-answer = nothing can be answered to it here
error-in-line = line { $line }: { $problem }
error-no-yaml = is no YAML or JSON
error-anchors = anchors and aliases (& and *) are not read here; write the value out
error-documents = is more than one document (---)
error-document-too-long = is longer than { $most } characters
error-text-too-long = has a text longer than { $most } characters
error-too-many-values = has more than { $most } values
error-too-deep = is nested more than { $most } deep
error-number-too-large = has a number that is far too large

## Files
file-nameless = game file
file-path-wanted = A game file is given by its path, not by a { $kind }.
file-text-wanted = A game file is a text, not a { $kind }.
file-unreadable = cannot be read: { $reason }.
file-not-ordinary = cannot be read: it is no ordinary file.
file-too-large = is larger than { $most } bytes, so it is no game file.
file-not-utf-8 = this is not UTF-8 text.
file-neither = is neither a game file nor a position
file-text-too-long = the text is longer than { $most } characters, so it is no game.
file-no-moves = there is no line '{ $line }'; the file is cut off or no game file.
file-header-lacks = the header lacks '{ $key }'.
file-no-header-line = { $given } is no header line 'name: value'.
file-header-twice = '{ $key }' stands here a second time.
file-header-too-long = the header is too long here, at '{ $key }'.
file-value-unreadable = the value of '{ $key }' cannot be read: { $problem }.
file-name-wanted = { $key } must be a name, not { $given }.
file-number-wanted = { $key } must be a whole number, not { $given }.
file-unknown-entry = '{ $key }' is no header entry of this game.
file-seats = seats must be a list of names.
file-sitting = sitting must be a list with an entry for each of the seats.
file-sitter = { $given } is neither 'person' nor 'bot NAME'.
file-format = format { $given } is not known; { $newest } is the newest.
file-rules-version = the file was written under rules version { $given }; this engine plays version { $ours }.
file-position-differs = '{ $key }' does not fit the position of this file.
file-no-move = { $given } is no move; a move is a seat and an action, like '0 pass'.
file-game-over = the game is already over here.
file-other-seat = seat { $turn } is to decide here, not seat { $given }.
file-cut-off = the file is cut off: the last line must be like '{ $example }'.
file-after-end = there is more after the end mark.
file-end-mark = { $moves ->
    [one] the end mark { $given } is wrong; { $moves } move stands before it.
   *[other] the end mark { $given } is wrong; { $moves } moves stand before it.
}

## Writing files
file-choose-ordinary = is no ordinary file; choose another name.
file-in-use = is in use by another program; close that game, or choose another name.
file-exists = exists and { $reason }; choose another name.
file-is-no-game = is no game file
file-holds-unreadable-game = holds a game that cannot be read
file-holds-another-game = holds another game
file-holds-further-game = holds this game further on (go on with --resume)
save-failed = Could not save to { $path }: { $reason }.
save-refused = Not saved: { $problem }
save-no-directory = Not saved: there is no directory { $path }.

## Scenarios
scenario-name = { $source }: { $title } [{ $edition }, { $players } players]
scenario-where = { $file } (scenario { $number })
scenario-in-step = { $where }: do, step { $number }
scenario-none = { $file } has no scenario.
scenario-no-document = { $file }, { $problem }.
scenario-no-mapping = { $where } must be a mapping with the keys { $known }.
scenario-no-edition = { $where }: there is no edition { $given } in 'editions': { $known }.
scenario-no-players = { $where }: 'players': no edition here has a game for { $given }.
scenario-no-step = { $where }: { $given } is neither an action nor a check ({ $known }).
scenario-unknown-key = { $where } has an unknown key: { $given }; known: { $known }.
scenario-wrong-kind = { $where }: '{ $key }' must be { $kind }, not { $given }.
scenario-text = a text
scenario-texts = a text or a list of different texts
scenario-number = a whole number
scenario-numbers = a whole number or a list of different ones
scenario-names = a name or a list of different names
scenario-mapping = a mapping
scenario-by-seat = a mapping of seat numbers to mappings
scenario-steps = a list of steps
scenario-refusals = a list of actions, or a mapping of actions to rules
scenario-flag = true or false
scenario-seats = a list of different seats

## What came out otherwise than a scenario says
difference-at = { $where }: { $difference }
difference-step = do, step { $number }
difference-is = { $path } is { $found }, not { $wanted }
difference-change = { $path } changed by { $change } (from { $before } to { $after }), not by { $wanted }
difference-no-number = { $path } is no number
difference-no-entry = there is no { $name }
difference-no-part = { $key } is no part of a position
difference-no-seat = there is no seat { $seat }
difference-shown = { $path } is shown: { $found }
difference-set-up = expected an error about { $because }, but the table was set up
difference-turn = seat { $turn } is to decide, not { $given }
difference-asked = seat { $turn } is asked, not seat { $wanted }
difference-allowed = { $action } should be allowed; { $explanation }
difference-refused = { $action } was refused: { $problem }
difference-refused-by = { $action } was refused by { $rule }, not { $wanted }: { $problem }
difference-not-refused = { $action } should be refused, but was played
difference-changed-by-refusal = the refused { $action } changed the game
difference-skip-stopped = skip_to { $decision } stopped at { $asked }, where seat { $turn } has a choice
difference-skip-never = skip_to { $decision } never came

## Bots
error-bot-answer = The bot { $bot } at seat { $seat } answers with { $given }; a bot answers with a Decision.
error-bot-broken = The bot { $bot } of another package cannot be loaded from { $place }: { $why }
error-bot-move = The bot { $bot } at seat { $seat } wants to do what it may not: { $why }
error-bot-parameter = The bot parameter { $given } of { $bot } is not like ms=500.
error-bot-number = { $key } must be a whole number from { $least } to { $most }, not { $given }.
error-bot-no-parameter = This bot has no parameter { $given }; it has { $known }.
error-bot-no-parameters = This bot has no parameters; leave { $given } out.
error-bot-parameter-twice = The bot { $bot } has its parameter { $given } twice; give it once.
error-bot-two-budgets = A search gets ms or iters, not both; leave one of them out.
error-no-style = There is no style { $given }. { $hint }
error-bots-per-seat = { $given ->
    [one] --bots names { $given } bot, the table has { $players } seats.
   *[other] --bots names { $given } bots, the table has { $players } seats; name one per seat, or one for all.
}

error-no-view = There is no view { $given }; choose seat, full or none.
error-no-reward = There is no reward { $given }; choose one of { $known }.
error-batch-actions = A step takes one action id, from 0 to { $last }, for each game; games: { $games }.
error-opponents = Name one bot for all other seats or one for each: seats { $others }, bots { $given }.
error-no-cuda-target = In this process the rules are compiled for the CPU; set ANTILLES_TARGET=cuda before importing antilles.
error-device = There is no device { $given }; choose cpu or cuda.
error-no-gpu = There is no GPU that CUDA can use on this machine; leave device="cuda" (--device cuda) out.
error-batch-refused = Game { $game } refuses the action { $action }.
error-no-gpu-extra = The extra gpu is not installed: pip install 'antilles[gpu]'.
error-gpu-random-only = On a GPU only random games are played; leave --bots out.
outside-not-offered = The harness does not offer { $action }, which the bot chose.
outside-refused = The harness offers { $move }, in our words { $line }, and our rules refuse it: { $problem }
