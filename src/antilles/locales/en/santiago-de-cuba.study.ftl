### What reports and judgements say of this game.

sdc-arena-report-had = Captured venues and winning
sdc-arena-report-timing = When the car stops where
sdc-arena-report-timing-note = How often the car stops there while a ship is in port, of the games that get that far.

sdc-review-axis = The numbers below the lines are ships.

sdc-study-part-money = { $way ->
    [more] more pesos ({ $points })
   *[less] fewer pesos ({ $points })
}
sdc-study-part-goods = { $way ->
    [more] goods are worth more ({ $points })
   *[less] goods are worth less ({ $points })
}
sdc-study-part-venues = { $way ->
    [more] own venues will bring more ({ $points })
   *[less] own venues will bring less ({ $points })
}
sdc-study-part-points = { $way ->
    [more] more points scored ({ $points })
   *[less] fewer points scored ({ $points })
}
