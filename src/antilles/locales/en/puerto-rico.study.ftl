### What reports and judgements say of this game.

pr-arena-report-had = Buildings and winning
pr-arena-report-timing = When roles are taken
pr-arena-report-timing-note = How often each role is taken in a round, of the games that get that far.

pr-review-axis = The numbers below the lines are rounds.

pr-study-part-money = { $way ->
    [more] more money ({ $points })
   *[less] less money ({ $points })
}
pr-study-part-goods = { $way ->
    [more] more goods in hand ({ $points })
   *[less] fewer goods in hand ({ $points })
}
pr-study-part-people = { $way ->
    [more] more people waiting for a place ({ $points })
   *[less] fewer people waiting for a place ({ $points })
}
pr-study-part-quarries = { $way ->
    [more] quarries save more ({ $points })
   *[less] quarries save less ({ $points })
}
pr-study-part-points = { $way ->
    [more] more points scored ({ $points })
   *[less] fewer points scored ({ $points })
}
pr-study-part-production = { $way ->
    [more] plantations will bring more ({ $points })
   *[less] plantations will bring less ({ $points })
}
pr-study-part-buildings = { $way ->
    [more] buildings will bring more ({ $points })
   *[less] buildings will bring less ({ $points })
}
