### What the web page says of itself, in every game.


## The lobby

web-hero = Two islands, one harbour.
web-hero-sub = Play Puerto Rico and Santiago de Cuba with friends and bots.
web-play-bots-now = Play against bots now
web-your-turn-in = { $games ->
    [one] Your turn in { $games } game
   *[other] Your turn in { $games } games
}
web-new-game = New game
web-game = Game
web-edition = Edition
web-expansions = Expansions
web-in-the-box = in this box
web-house-table = house table
web-seats = Seats
web-table = Table
web-random-seats = Draw who sits where
web-bring-file = Open a game file
web-file-unreadable = This file cannot be read.
web-clock = Clock
web-clock-none = no clock
web-clock-move-60 = 1 minute a move
web-clock-move-300 = 5 minutes a move
web-clock-game-900 = 15 minutes + 20 s a move
web-clock-game-1800 = 30 minutes + 30 s a move
web-listed = Show in the lobby: anybody may sit down
web-watchable = Others may watch
web-undo-allowed = Moves may be taken back
web-hints-allowed = Hints may be asked for
web-start-game = Start the game
web-make-table = Make the table
web-one-seat-open = The game begins when every open seat is taken; a link to share comes next.
web-add-seat = Add a seat
web-remove-seat = Remove seat { $seat }
web-who-sits = Who sits at seat { $seat }
web-level-of = Level of the bot at seat { $seat }
web-sits-me = You
web-sits-bot = Bot
web-sits-open = Open
web-link-after-start = by link
web-players-from-to = { $fewest } to { $most } players
web-all-options = Variants and every option
web-as-usual = as usual
web-yes = yes
web-no = no
web-my-games = My games
web-no-games-yet = No games yet. The button above starts one against three bots.
web-level = { $bot ->
    [deckhand] Deckhand
    [planter] Planter
    [merchant] Merchant
    [captain] Captain
    [governor] Governor
   *[other] { $bot }
}
web-ready-tables = Ready tables
web-ready-two = Puerto Rico for two
web-ready-about-two = you and a captain
web-ready-everything = 1897 with everything
web-ready-about-everything = four expansions, five seats
web-ready-santiago = Santiago de Cuba
web-ready-about-santiago = three bots, seven ships
web-join-by-link = Join by link
web-invitation-link = Invitation link
web-paste-link = Paste a link
web-join = Join
web-no-link = That is no link to a table.
web-open-tables = Open tables
web-no-open-tables = No table waits for players. Open a seat in a new game and send its link to a friend.
web-watch = Watch
web-nothing-to-watch = There is nothing to watch now. Listed games appear here while they are played.
web-over = over
web-seats-open = { $seats ->
    [one] { $seats } open seat
   *[other] { $seats } open seats
}
web-preparing-short = preparing
web-preparing-engine = Preparing the engine
web-preparing-failed = The engine could not be prepared
web-preparing-only-first = Only the first time: the rules are compiled for this machine.
web-first-start = First start on this computer
web-begins-by-itself = The game begins by itself when everything is ready.
web-language = Language
web-your-name = Your name
web-guest = Guest
web-save = Save

## Gathering

web-table-waits = The table waits for players
web-table-begins-when = The game begins by itself when nobody is missing.
web-seat-open = open
web-sit-down = Sit down
web-start-with-bots = Start now, bots take the open seats
web-copy = Copy
web-copied = Copied
web-copy-link = Copy the link

## The table

web-loading = Setting the table
web-round = Round
web-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
web-edition-players = { $edition } · { web-players }
web-turn-order = Turn order
web-you = You
web-person = Person
web-bot = Bot
web-bot-named = Bot, { $bot ->
    [deckhand] deckhand
    [planter] planter
    [merchant] merchant
    [captain] captain
    [governor] governor
   *[other] { $bot }
}
web-away = away
web-reconnecting = reconnecting
web-bot-stands-in = a bot stands in
web-thinking = thinking
web-watching = Watching: { $number }
web-rivals = Opponents
web-your-board = Your board
web-board-of = Board: { $player }
web-open-board = Open the board: { $player }
web-of = { $number } of { $most }
web-up-to = up to { $number }
web-all = all
web-one-less = one less
web-one-more = one more
web-your-clock = Your clock
web-hurry = Less than half a minute left.
web-light-or-dark = Light or dark
web-sound = Sound
web-motion = Animation
web-menu = Menu
web-close = Close
web-parts = Parts of the table
web-skip-to-decision = Skip to the decision

## The decision

web-your-turn = Your turn
web-not-your-turn = Others decide
web-you-are-next = { $ahead ->
    [0] you are next
    [1] you are next but one
   *[other] before you: { $ahead }
}
web-meanwhile = Meanwhile
web-at-once = Show moves at once
web-at-once-how = without movements
web-you-watch = You watch
web-you-watch-with = You watch · others too: { $others }
web-watch-note = What players hide stays hidden until the end.
web-view = View
web-view-nobody = From nobody’s seat
web-turn-of = Turn: { $player }
web-on-this-move = { $time } on this move
web-ring-me = Ring on my turn
web-nudge = Nudge
web-nudged = Reminded
web-nudged-you = { $player } waits for your move.
web-choices = Choices
web-filter = Find a choice
web-filter-nothing = No choice is called so.
web-how-many = How many
web-prepare = Prepare your move
web-prepare-how = played when your turn comes, if it is still legal
web-prepared-note = If it cannot be done then, you are asked as usual.
web-plays-prepared = Your prepared move is played.
web-prepared-in-vain = What you prepared cannot be done now.
web-prepared-otherwise = What you prepared would bring something else now.
web-stop = Stop
web-ask-no-more = Ask no more in this phase
web-asks-no-more = You are not asked again in this phase: what may stay as it is stays.
web-ask-again = Ask me again
web-fold = Fold or open the question
web-choose-first = Choose first
web-pick-to-see = Choose something on the board or in the list to see what it brings.
web-why-not = Why not?
web-rules-refuse = The rules do not allow this
web-what-helps = What would help
web-instead = Instead: { $action }
web-all-choices = All choices
web-everything-allowed = Everything that answers this question is allowed.
web-hint = Hint
web-hint-says = The bot would choose: { $action }.
web-hint-chance = Chance to win: { $percent } %.
web-hint-use = Choose it
web-undo = Undo
web-card = Card
web-not-sent = Not sent
web-move-not-sent = Your move was not sent.
web-move-kept = Your move is kept here: { $action }. Sending it again can do no harm.
web-tried = Tried: { $times }, last at { $time }
web-try-again = Try again: { $action }
web-try-again-short = Try again
web-choose-again = Choose again
web-waits-for-connection = Waits for the connection; your choice is kept
web-kept = Kept: { $action }
web-sent-when-back = to be sent when the connection is back
web-skip-to-now = Skip to now
web-step = Step
web-step-through = Step by step
web-go-on = Go on
web-is-away = { $player }: the page is closed.
web-let-a-bot-play = Let a bot play
web-bot-plays-for-you = A bot plays for you.
web-take-seat-back = Take the seat back
web-seat-is-open = A seat is open.
web-wants-undo = { $player } asks to take a move back.
web-wants-bot = { $player } proposes that a bot plays for { $other }.
web-agree = Agree
web-refuse = Refuse
web-waits-for-answer = The others are asked.

## Connection and errors

web-connection-lost = Connection lost, trying again. Nothing is lost.
web-try-now = Try now
web-no-answer = The server does not answer.
web-server-error = The server has a problem ({ $status }).
web-outdated = This page is older than the server.
web-reload = Load again
web-rule-unknown = There is no such rule.

## Log, chat, menu

web-log = Log
web-chat = Chat
web-log-and-chat = Log and chat
web-log-empty = Nothing has happened yet.
web-message = Message to the table
web-say-something = Say something kind
web-send = Send
web-names-of = Names
web-dark = Dark
web-setting-sound = Sounds
web-setting-ring = Ring on my turn, with a notification if you allow it
web-setting-motion = Show moves as movements
web-setting-quick = Quick moves: one click plays what can be taken back
web-setting-forced = Play only moves by themselves
web-setting-letters = Letters as keys
web-game-file = Game file
web-to-lobby = To the lobby
web-leave = Leave the table
web-keys = Keys
web-help = Help
web-key-choose = choose an answer
web-key-confirm = confirm
web-key-pass = pass
web-key-undo = take back
web-key-hint = hint
web-key-card = card of what is chosen
web-key-filter = find a choice by typing
web-key-arrows = move in the list or on the board
web-key-space = put a person or take one up
web-key-suggest = use the suggestion
web-key-look = look at a seat
web-key-step = next move of the others
web-key-log = log
web-key-chat = chat
web-key-sound = sounds on or off
web-key-escape = skip to now, or unchoose
web-key-help = this help, and why not
web-touch-help = On a phone: swipe across to change the part of the table, swipe down to fold the question.

## After the game

web-result = Result
web-final-score = Final score
web-counting = Counting the points
web-counting-how = Line by line; the order may still change.
web-total = Total
web-count-again = Count again
web-wins = { $player } wins
web-as-table = As a table
web-tie-break = Tie-break
web-your-game = Your game
web-see-in-replay = See it in the replay
web-turning-point = turning point
web-accuracy = accuracy
web-accuracy-told = { $share } of your moves among the best two
web-judge-game = Judge the game
web-judge-about = A bot looks at every decision: the chance to win after it, and what was better. It takes some seconds.
web-judging = Judging the game: { $done } of { $of }
web-judging-waits = Another game is judged first
web-chances-at = After move { $move }: { $chances }
web-all-of-them = All { $number }
web-mine-of-them = Mine { $number }
web-chance-to-win = Chance to win
web-plot-chance = Chance
web-plot-points = Points
web-rematch = Rematch
web-to-rematch = To the rematch
web-share = Share
web-share-result = Share the result
web-share-how = Whoever has the link sees the result and the replay.
web-share-what = What to share
web-share-link = Link to the result and the replay
web-share-picture = Picture of the result
web-share-picture-how = A picture (PNG) exactly as it is shown here.
web-share-file-how = Every move of the game; it can be opened again in the lobby.
web-share-seats = Show seats instead of names
web-share-names-in-link = Whoever opens the link sees the names all the same: it leads to the table itself.
web-share-seats-in-picture = The picture shows seats and no names.
web-share-seats-in-file = The file holds seats and no names.
web-share-drawing = The picture is being drawn.
web-share-send = Send
web-share-not-sent = It could not be sent.
web-download-picture = Download the picture
web-download-file = Download the file
web-copy-picture = Copy the picture
web-cannot-copy = This browser does not let the page copy. Select the link and copy it yourself.
web-cannot-copy-picture = This browser does not let the page copy pictures; download it instead.
web-cannot-draw = This browser cannot draw the picture.
web-seat-number = Seat { $seat }
web-see-board = See the board
web-replay = Replay
web-play-from-here = Play from here
web-play-from-here-how = A new table with this position; bots have the other seats.
web-first-move = To the beginning
web-last-move = To the end
web-move-back = One move back
web-move-on = One move on
web-move-number = Move
web-play = Play
web-pause = Pause
