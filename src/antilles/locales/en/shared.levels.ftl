### Opponents for people, from gentle to fierce: what each is like.

level-deckhand = Deckhand: knows the rules but misses things; a gentle start.
level-planter = Planter: sound moves at once, without looking ahead.
level-merchant = Merchant: thinks to the end of every phase; a fair match if you know the rules.
level-captain = Captain: tries dozens of ways the game may go and punishes loose play.
level-governor = Governor: searches a second and a half; give it your best.
