### Co o tej grze mówią raporty i omówienia.

sdc-arena-report-had = Przejęte lokale a wygrana
sdc-arena-report-timing = Gdzie i kiedy staje samochód
sdc-arena-report-timing-note = Ile razy samochód staje tutaj podczas jednego statku, w partiach, które do niego doszły.

sdc-review-axis = Liczby pod liniami to statki.

sdc-study-part-money = { $way ->
    [more] więcej peso ({ $points })
   *[less] mniej peso ({ $points })
}
sdc-study-part-goods = { $way ->
    [more] towary są warte więcej ({ $points })
   *[less] towary są warte mniej ({ $points })
}
sdc-study-part-venues = { $way ->
    [more] własne lokale przyniosą więcej ({ $points })
   *[less] własne lokale przyniosą mniej ({ $points })
}
sdc-study-part-points = { $way ->
    [more] więcej zdobytych punktów ({ $points })
   *[less] mniej zdobytych punktów ({ $points })
}
