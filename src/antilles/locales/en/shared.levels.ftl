### Opponents for people, from gentle to fierce: what each is like.

level-deckhand = Deckhand: knows the rules but misses things; a gentle start.
level-planter = Planter: sound moves at once, without looking ahead.
level-merchant = Merchant: thinks to the end of every phase; a fair match if you know the rules.
level-captain = Captain: tries dozens of ways the game may go and punishes loose play.
level-governor = Governor: searches a second and a half; give it your best.
level-wins = Wins against three of the level before: { $games }
level-wins-slowed = Wins against three of the level before, with a tenth of its time: { $games }

## All bots, as `antilles bots` lists them
bots-levels = Levels for people, from gentle to fierce; * is the usual one
bots-levels-measured = With four at the table 25% would be an equal share. All but the governor move at once, in less than a hundredth of a second.
bots-kinds = Bots by name, with their parameters
bots-added = From other packages
bot-random = Any move that the rules allow.
bot-greedy = Rules of thumb, a microsecond a move. style: { $styles }. overlooks: how many moves in a thousand it does not notice.
bot-planner = Tries every move to the end of the phase and takes the one after which it will most likely win; style and overlooks as above.
bot-search = Searches what may happen for so many milliseconds (ms) or iterations (iters), in so many threads; with ms it answers in time, with iters always the same.
