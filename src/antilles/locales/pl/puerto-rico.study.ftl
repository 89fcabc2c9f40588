### Co o tej grze mówią raporty i omówienia.

pr-arena-report-had = Budynki a wygrana
pr-arena-report-timing = Kiedy brane są role
pr-arena-report-timing-note = Ile razy w rundzie brana jest każda rola, w partiach, które do niej doszły.

pr-review-axis = Liczby pod liniami to rundy.

pr-study-part-money = { $way ->
    [more] więcej pieniędzy ({ $points })
   *[less] mniej pieniędzy ({ $points })
}
pr-study-part-goods = { $way ->
    [more] więcej towarów w ręku ({ $points })
   *[less] mniej towarów w ręku ({ $points })
}
pr-study-part-people = { $way ->
    [more] więcej ludzi czeka na miejsce ({ $points })
   *[less] mniej ludzi czeka na miejsce ({ $points })
}
pr-study-part-quarries = { $way ->
    [more] kamieniołomy oszczędzą więcej ({ $points })
   *[less] kamieniołomy oszczędzą mniej ({ $points })
}
pr-study-part-points = { $way ->
    [more] więcej zdobytych punktów ({ $points })
   *[less] mniej zdobytych punktów ({ $points })
}
pr-study-part-production = { $way ->
    [more] plantacje przyniosą więcej ({ $points })
   *[less] plantacje przyniosą mniej ({ $points })
}
pr-study-part-buildings = { $way ->
    [more] budynki przyniosą więcej ({ $points })
   *[less] budynki przyniosą mniej ({ $points })
}
