### Що кажуть про цю гру звіти й розбори.

pr-arena-report-had = Будівлі та перемога
pr-arena-report-timing = Коли беруть ролі
pr-arena-report-timing-note = Скільки разів за раунд беруть кожну роль, у партіях, які до нього дійшли.

pr-review-axis = Числа під лініями — раунди.

pr-study-part-money = { $way ->
    [more] більше грошей ({ $points })
   *[less] менше грошей ({ $points })
}
pr-study-part-goods = { $way ->
    [more] більше товарів на руках ({ $points })
   *[less] менше товарів на руках ({ $points })
}
pr-study-part-people = { $way ->
    [more] більше людей чекають на місце ({ $points })
   *[less] менше людей чекають на місце ({ $points })
}
pr-study-part-quarries = { $way ->
    [more] каменярні заощадять більше ({ $points })
   *[less] каменярні заощадять менше ({ $points })
}
pr-study-part-points = { $way ->
    [more] більше набраних очок ({ $points })
   *[less] менше набраних очок ({ $points })
}
pr-study-part-production = { $way ->
    [more] плантації дадуть більше ({ $points })
   *[less] плантації дадуть менше ({ $points })
}
pr-study-part-buildings = { $way ->
    [more] будівлі дадуть більше ({ $points })
   *[less] будівлі дадуть менше ({ $points })
}
