### What the terminal says of itself, in every game.

## Commands: other names for each, then what it does

command-names-undo = undo
command-names-board = board
command-names-moves = moves
command-names-log = log
command-names-score = score
command-names-save = save
command-names-help = help
command-names-quit = quit
command-question = what is asked and its rule; { $more } explain more
command-undo = back to your previous decision, with everything played since
command-board = draw the table and the question again
command-moves = the legal actions in notation
command-log = everything that happened; log 20 shows the last 20 lines
command-score = the points so far, as far as you may know them
command-save = save now; save FILE writes a copy
command-help = how the game goes, and this list
command-quit = save and leave (also Ctrl-C or Ctrl-D)

## Answering

hint-answer = A number or words; ? explains, help lists the commands
hint-enter-first = A number, Enter for number 1, or words; ? explains
hint-enter-passes = A number or words, Enter passes; ? explains, help lists the commands
answer-empty = Type a number, an action or a command; help lists the commands.
answer-one-choice = There is one choice: 1, not { $given }.
answer-choices = There are choices 1 to { $most }, not { $given }.
answer-unknown = “{ $given }” is no answer here. Type a number, or for example “{ $example }”, or help.
answer-ambiguous = “{ $given }” can mean { $meanings }.
answer-and-more = { $listed } and { $number } more
answer-negative = Numbers in an action are never negative.
answer-one-at-a-time = One answer at a time, without commas.
answer-no-text = That is no text to be read here; help lists the commands.
refused = { UPPER($action) }: { $sentence }

## Questions and news

asked = { $player }: { $asked }
only-move = Only move: { $action }
only-move-of = Only move ({ $player }): { $action }
thinks = { $player } thinks
news-earlier = { $lines ->
    [one] { $lines } earlier line: type log
   *[other] { $lines } earlier lines: type log
}
moves-step = One step at a time: { $moves }
pass-keyboard = Pass the keyboard to { $player }, then press Enter
first-heading = The game in short

## Taking back

undo-nothing = There is no earlier decision of yours to go back to.
undo-done = { $moves ->
    [one] Taken back: your last decision.
   *[other] Taken back: your last decision and all that followed ({ $moves } moves in all).
}
undo-something-was-revealed = Something new has been revealed since.
undo-somebody-decided = { $player } has decided since.
undo-ask = { $because } If everybody at the table agrees, type: undo yes

## Points and the end

score-now = If the game ended now:
score-final = The game is over.
score-source = points from

## Explaining

explain-legal = legal
explain-illegal = not legal now
explain-verdict = { $action }: { $word }. { $sentence }
explain-rule = Rule { $rule }; ? { $rule } prints it (in English).
explain-found = Also: { $names }
explain-rules-about = Rules about “{ $query }”; ? and an id prints one:
explain-and-more = and { $number } more
explain-nothing = Nothing is known about “{ $query }”. { $examples }
explain-absent = not at this table

## Saving and leaving

save-goes-on = { $problem } The game goes on unsaved.
save-done = Saved to { $path }.
save-moved = Saved to { $path }. The game is kept there from now on.
save-quit-anyway = The game is not saved: try save FILE, or type quit again to leave all the same.
left-unsaved = The game is not saved.
left-earlier = { $moves ->
    [one] As it was after { $moves } move, it is in { $path }.
   *[other] As it was after { $moves } moves, it is in { $path }.
}
left-over = Saved. Go through it again with:
left-later = Saved. Go on later with:
bot-broke-rules = The bot { $bot } of { $player } broke the rules: { $problem }
no-face = The terminal cannot draw { $game } yet.
