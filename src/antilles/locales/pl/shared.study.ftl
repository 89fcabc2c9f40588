### Podpowiedzi i omówienia: co jest najlepsze w pozycji i co przesądziło o partii.

study-arranged = { $notation }
study-because = { $better }, a nie { $other }: { $reasons }
study-rival = { $way ->
    [more] { $player } stoi lepiej ({ $points })
   *[less] { $player } stoi gorzej ({ $points })
}

## hint
hint-only = { $action }
hint-column-move = ruch
hint-column-points = punkty
hint-column-tried = prób

## review
review-judging = Przeglądamy każdą decyzję
review-title = { $game }: { $players }
review-result = Wynik
review-judge = Ocenia { $bot }, decyzji: { $moves }. Stracone to suma szans, które kosztowały ruchy w porównaniu z najlepszymi.
review-chances = Szansa na wygraną po każdej decyzji
review-flags = Kółka to punkty zwrotne opisane niżej.
review-scores = Punkty, gdyby partia skończyła się tutaj
review-given-away = { $player }: stracone łącznie { $share }
review-turning-points = Punkty zwrotne
review-none = Żadna decyzja nie kosztowała wiele.
review-cost = { $number }. { $player }: { $action }, stracone { $share }
review-better = Lepiej: { $action }
review-column-player = gracz
review-column-points = punkty
review-column-given-away = stracone
review-column-move = ruch
review-column-done = zagrano
review-column-cost = koszt
review-column-better = lepiej
review-column-why = dlaczego
