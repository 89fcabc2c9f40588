### What reports and judgements say of this game.

pr-arena-report-had = Buildings and winning
pr-arena-report-timing = When roles are taken
pr-arena-report-timing-note = How often each role is taken in a round, of the games that get that far.
