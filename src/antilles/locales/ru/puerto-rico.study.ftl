### Что говорят об этой игре отчёты и разборы.

pr-arena-report-had = Постройки и победа
pr-arena-report-timing = Когда берут роли
pr-arena-report-timing-note = Сколько раз за раунд берут каждую роль, в партиях, которые до него дошли.

pr-review-axis = Числа под линиями — раунды.

pr-study-part-money = { $way ->
    [more] больше денег ({ $points })
   *[less] меньше денег ({ $points })
}
pr-study-part-goods = { $way ->
    [more] больше товаров на руках ({ $points })
   *[less] меньше товаров на руках ({ $points })
}
pr-study-part-people = { $way ->
    [more] больше людей ждут места ({ $points })
   *[less] меньше людей ждут места ({ $points })
}
pr-study-part-quarries = { $way ->
    [more] каменоломни сберегут больше ({ $points })
   *[less] каменоломни сберегут меньше ({ $points })
}
pr-study-part-points = { $way ->
    [more] больше набранных очков ({ $points })
   *[less] меньше набранных очков ({ $points })
}
pr-study-part-production = { $way ->
    [more] плантации принесут больше ({ $points })
   *[less] плантации принесут меньше ({ $points })
}
pr-study-part-buildings = { $way ->
    [more] постройки принесут больше ({ $points })
   *[less] постройки принесут меньше ({ $points })
}
