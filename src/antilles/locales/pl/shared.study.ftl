### Podpowiedzi i omówienia: co jest najlepsze w pozycji i co przesądziło o partii.

study-arranged = { $moves }
study-because = { $better }, a nie { $other }: { $reasons }
study-later = korzyść widać dopiero później; przeciw: { $against }
study-rival = { $way ->
    [more] { $player } stoi lepiej ({ $points })
   *[less] { $player } stoi gorzej ({ $points })
}

## hint
hint-only = { $action }
hint-over = Ta partia jest skończona, nie ma już o czym decydować. --to 20 pokaże ją po 20 ruchach, `antilles review` opowie, co ją rozstrzygnęło.
hint-column-move = ruch
hint-column-points = punkty
hint-column-tried = prób

## review
review-no-chances = { $bot } nie mówi, jakie są szanse na wygraną, więc nie może oceniać. Zapytaj bota, który przeszukuje: --bot search:ms=100, captain lub governor.
review-judging = Przeglądamy każdą decyzję
review-title = { $game }: { $players }
review-result = Wynik
review-judge = Ocenia { $bot }, decyzji: { $moves }. Stracone to suma szans, które kosztowały ruchy w porównaniu z najlepszymi.
review-chances = Szansa na wygraną po każdej decyzji
review-flags = Kółka to punkty zwrotne opisane niżej.
review-scores = Punkty, gdyby partia skończyła się tutaj
review-given-away = { $player }: stracone łącznie { $share }; decyzji wśród dwóch najlepszych: { $best } z { $decisions }
review-turning-points = Punkty zwrotne
review-none = Żadna decyzja nie kosztowała wiele.
review-cost = { $number }. { $player }: { $action }, stracone { $share }
review-better = Lepiej: { $action }
review-column-player = gracz
review-column-points = punkty
review-column-given-away = stracone
review-column-accuracy = wśród dwóch najlepszych
review-column-move = ruch
review-column-done = zagrano
review-column-cost = koszt
review-column-better = lepiej
review-column-why = dlaczego

page-unwritable = { $path }: nie można zapisać: { $why }.
page-needed = to samo polecenie potrzebuje tego pliku; wybierz inną nazwę
page-folder = to katalog
page-no-folder = nie ma katalogu { $folder }
page-not-allowed = brak uprawnień
