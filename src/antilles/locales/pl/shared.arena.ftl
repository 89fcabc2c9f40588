### Mecze między botami.

arena-games = Partie
arena-looking = Przegląd partii
arena-played = Partii: { $games }, ziaren: { $seeds }, działań na partię: { $actions }
arena-column-bot = bot
arena-column-share = wygrane
arena-column-interval = 95 %
arena-column-points = punkty
arena-column-rating = ranking
arena-fair = Gdyby wszyscy byli równi, każdy wygrywałby { $share }.
arena-together = Razem na { $seats } miejscach { $bot } wygrywa { $share } ({ $low } – { $high }); równi wygrywaliby { $fair }.
arena-seat = miejsce { $seat } wygrywa { $share }
arena-repeated = { $games ->
    [one] { $games } partia powtarza wcześniejszą, wybór po wyborze: nie mówi nic nowego.
    [few] { $games } partie powtarzają wcześniejsze, wybór po wyborze: nie mówią nic nowego.
   *[many] { $games } partii powtarza wcześniejsze, wybór po wyborze: nie mówią nic nowego.
}
arena-rounded = Aby każdy bot siedział na każdym miejscu równie często, partii będzie { $games }, a nie { $asked }.
arena-unreadable = { $path } nie jest plikiem meczu; wybierz inną nazwę.
arena-other-match = { $path } zawiera inny mecz; wybierz inną nazwę.
arena-damaged = Wiersz { $line } pliku { $path } nie jest partią tego meczu. Usuń ten wiersz, a partia zostanie rozegrana ponownie; albo wybierz inną nazwę.
arena-in-use = Do { $path } zapisuje inny program; poczekaj, aż skończy, albo wybierz inną nazwę.
arena-disk = Nie można zapisać { $path }: { $reason }. Partie zapisane wcześniej zostają, a to samo polecenie gra dalej.
arena-alone = Mecz wymaga co najmniej dwóch botów, po jednym na miejsce: --bots planner,greedy,greedy,greedy.
spread-workers-die = Procesy robocze przerwały pracę, liczba razy: { $times }; praca zatrzymana. To, co zapisano, zostaje.
spread-no-ray = Ray nie jest zainstalowany: pip install 'antilles[ray]'.
cli-preparing-bots = Przygotowujemy boty, tylko za pierwszym razem
cli-preparing-envs = Przygotowanie pakietów i środowisk do uczenia, tylko za pierwszym razem

## Raport z meczu
arena-report-title = { $game }: { $bots }
arena-report-result = Wynik
arena-report-seats = Wygrane według miejsc
arena-report-seat = miejsce { $seat }
arena-report-scores = Punkty na koniec
arena-report-winners = zwycięzcy
arena-report-mean-winner = Zwycięzcy zdobywają średnio { $points }.
arena-report-ends = Jak kończą się partie
arena-report-owned = { $share }; u { $players } graczy
arena-report-had-note = Udział wygranych tych, którzy to mieli, i jaka część graczy to miała. Kreska to równy udział.
arena-report-openings = Jak zaczyna pierwszy gracz
arena-report-opening-moves = pierwsze decyzje
arena-report-opening-games = partie
arena-report-opening-won = wygrane
