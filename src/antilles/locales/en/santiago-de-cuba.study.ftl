### What reports and judgements say of this game.

sdc-arena-report-had = Captured venues and winning
sdc-arena-report-timing = When the car stops where
sdc-arena-report-timing-note = How often the car stops there while a ship is in port, of the games that get that far.
