### Что говорят об этой игре отчёты и разборы.

sdc-arena-report-had = Захваченные заведения и победа
sdc-arena-report-timing = Где и когда останавливается машина
sdc-arena-report-timing-note = Сколько раз машина останавливается здесь за один корабль, в партиях, которые до него дошли.

sdc-review-axis = Числа под линиями — корабли.

sdc-study-part-money = { $way ->
    [more] больше песо ({ $points })
   *[less] меньше песо ({ $points })
}
sdc-study-part-goods = { $way ->
    [more] товары стоят больше ({ $points })
   *[less] товары стоят меньше ({ $points })
}
sdc-study-part-venues = { $way ->
    [more] свои заведения принесут больше ({ $points })
   *[less] свои заведения принесут меньше ({ $points })
}
sdc-study-part-points = { $way ->
    [more] больше набранных очков ({ $points })
   *[less] меньше набранных очков ({ $points })
}
