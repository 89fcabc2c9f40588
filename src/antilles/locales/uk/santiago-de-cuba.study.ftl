### Що кажуть про цю гру звіти й розбори.

sdc-arena-report-had = Захоплені заклади та перемога
sdc-arena-report-timing = Де й коли зупиняється авто
sdc-arena-report-timing-note = Скільки разів авто зупиняється тут за один корабель, у партіях, які до нього дійшли.

sdc-review-axis = Числа під лініями — кораблі.

sdc-study-part-money = { $way ->
    [more] більше песо ({ $points })
   *[less] менше песо ({ $points })
}
sdc-study-part-goods = { $way ->
    [more] товари варті більше ({ $points })
   *[less] товари варті менше ({ $points })
}
sdc-study-part-venues = { $way ->
    [more] власні заклади дадуть більше ({ $points })
   *[less] власні заклади дадуть менше ({ $points })
}
sdc-study-part-points = { $way ->
    [more] більше набраних очок ({ $points })
   *[less] менше набраних очок ({ $points })
}
