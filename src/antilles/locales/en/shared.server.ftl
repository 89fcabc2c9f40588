### What the server of the web table says when it cannot do what it is asked, and at its start.

cli-serving = The tables are at { $address } (Ctrl+C stops). Everything is kept in { $database }
server-no-database = The database cannot be opened: { $problem }
server-database-in-use = Another server already serves { $database }. Stop it first, or name another database with --database.
server-no-port = { $address } cannot be listened at: { $problem }. Choose another port with --port.

## Who asks, and from where
server-no-guest = Nobody knows you here yet. Load the page again.
server-no-nickname = A nickname needs at least one letter that can be seen.
server-other-host = This server is not known by that address.
server-other-origin = This was asked by a page of another site, so it was not done.
server-too-often = Too much at once. Wait a moment and try again.
server-too-large = That is too large: at most { $most } bytes.
server-unreadable = { $where } cannot be read: { $problem }
server-no-address = There is nothing at this address.
server-not-that-way = This address does not do that.
server-frame = The table's connection takes only signs of life; everything else is a request.

## Tables and seats
server-no-table = There is no such table.
server-too-many-tables = You have { $most } unfinished tables. Finish one of them first.
server-preparing = The engine is being prepared, only the first time. The game begins by itself when it is ready.
server-not-begun = The game has not begun: seats are still open.
server-has-begun = The game has begun; seats no longer change hands.
server-not-over = The game is not over yet.
server-not-watchable = Only those who sit at this table can see it.
server-not-invited = This table is for those who have its link.
server-no-open-seat = No seat is open there.
server-no-seat = You do not sit at this table.
server-one-seat = You can take one seat at a table.
server-own-seat = This is your own seat; leave it instead.
server-not-host = Only the one who made the table can do this.
server-not-away = Nobody is away from that seat.
server-bot-plays = A bot plays your seat at the moment. Take the seat back first.
server-bot-parameters = Bots sit here by name only, without parameters.
server-no-positions = This server starts no tables from positions.

## Playing
server-stale = The table has moved on. Look at it as it is now and decide again.
server-not-on-turn = It is not your turn.
server-nobody-to-nudge = There is nobody to remind: it is your turn or a bot’s, or the game is over.
server-nudged-lately = They were reminded a moment ago; again in { $seconds } s.
server-no-action = Say what to play: actions, or an arrangement.
server-nothing-to-arrange = There is nothing to arrange now.
server-no-place = There is no place { $given } in this arrangement.
server-no-undo = Nothing is taken back at this table now.
server-no-hints = There are no hints at this table.
server-no-proposal = Nothing like that is proposed any more.
server-no-say = You have no say in this.
server-nothing-said = There is nothing in it that could be read.
server-no-thing = There is nothing called { $given } at this table.
server-file-later = The game file tells everything, so it can be had when the game is over.
server-review-later = The game is judged when it is over.
server-review-failed = Something went wrong while the game was judged. It can be judged again.
server-reviews-wait = Enough games are being judged at the moment. Try again in a while.
