### Co terminal mówi od siebie, w każdej grze.

## Polecenia: inne nazwy, potem co robią

command-names-undo = undo, cofnij
command-names-board = board, stół
command-names-moves = moves, ruchy
command-names-log = log, dziennik
command-names-score = score, wynik
command-names-save = save, zapisz
command-names-help = help, pomoc
command-names-quit = quit, wyjdź
command-question = o co chodzi w pytaniu i jaka to zasada; { $more } wyjaśniają więcej
command-undo = powrót do twojej poprzedniej decyzji; cofa też wszystko po niej
command-board = narysuj stół i pytanie jeszcze raz
command-moves = dozwolone akcje w zapisie
command-log = wszystko, co się wydarzyło; dziennik 20 pokazuje ostatnie 20 wierszy
command-score = punkty w tej chwili, o ile wolno ci je znać
command-save = zapisz teraz; zapisz PLIK zapisuje kopię
command-help = jak przebiega gra i ta lista
command-quit = zapisz i wyjdź (także Ctrl-C lub Ctrl-D)

## Odpowiedzi

hint-answer = Numer albo słowa; ? wyjaśnia, pomoc podaje polecenia
hint-enter-first = Numer, Enter oznacza numer 1, albo słowa; ? wyjaśnia
hint-enter-passes = Numer albo słowa, Enter oznacza rezygnację; ? wyjaśnia, pomoc podaje polecenia
answer-empty = Wpisz numer, akcję albo polecenie; pomoc podaje polecenia.
answer-one-choice = Jest jedna możliwość: 1, nie { $given }.
answer-choices = Są możliwości od 1 do { $most }, nie { $given }.
answer-unknown = „{ $given }” nie jest tu odpowiedzią. Wpisz numer albo na przykład „{ $example }”, albo „pomoc”.
answer-ambiguous = „{ $given }” może oznaczać: { $meanings }.
answer-and-more = { $listed } i jeszcze { $number }
answer-negative = Liczby w akcjach nigdy nie są ujemne.
answer-one-at-a-time = Po jednej odpowiedzi, bez przecinków.
answer-no-text = Tego tekstu nie da się odczytać; pomoc podaje polecenia.
refused = { UPPER($action) }: { $sentence }

## Pytania i wieści

asked = { $player }: { $asked }
only-move = Jedyny ruch: { $action }
only-move-of = Jedyny ruch ({ $player }): { $action }
thinks = { $player } myśli
news-earlier = { $lines ->
    [one] jeszcze { $lines } wcześniejszy wiersz: wpisz „dziennik”
    [few] jeszcze { $lines } wcześniejsze wiersze: wpisz „dziennik”
   *[many] jeszcze { $lines } wcześniejszych wierszy: wpisz „dziennik”
}
moves-step = Krok po kroku: { $moves }
pass-keyboard = Przekaż klawiaturę graczowi { $player } i naciśnij Enter
first-heading = Gra w skrócie

## Cofanie

undo-nothing = Nie ma twojej wcześniejszej decyzji, do której można wrócić.
undo-done = { $moves ->
    [one] Cofnięto: twoją ostatnią decyzję.
    [few] Cofnięto: twoją ostatnią decyzję i wszystko po niej (razem { $moves } ruchy).
   *[many] Cofnięto: twoją ostatnią decyzję i wszystko po niej (razem { $moves } ruchów).
}
undo-something-was-revealed = Od tego czasu odkryto coś nowego.
undo-somebody-decided = Od tego czasu decyzję podjął już ktoś inny: { $player }.
undo-ask = { $because } Jeśli wszyscy przy stole się zgadzają, wpisz: cofnij tak

## Punkty i koniec gry

score-now = Gdyby gra skończyła się teraz:
score-final = Koniec gry.
score-source = punkty za

## Wyjaśnienia

explain-legal = dozwolone
explain-illegal = teraz niedozwolone
explain-verdict = { $action }: { $word }. { $sentence }
explain-rule = Zasada { $rule }; ? { $rule } pokazuje ją (po angielsku).
explain-found = Także: { $names }
explain-rules-about = Zasady o „{ $query }”; ? i oznaczenie pokazuje zasadę (po angielsku):
explain-and-more = i jeszcze { $number }
explain-nothing = O „{ $query }” nic nie wiadomo. { $examples }
explain-absent = nie przy tym stole

## Zapisywanie i wyjście

save-goes-on = { $problem } Gra toczy się dalej bez zapisu.
save-done = Zapisano: { $path }.
save-moved = Zapisano: { $path }. Od teraz gra zapisuje się tam.
save-quit-anyway = Gra nie jest zapisana: spróbuj „zapisz PLIK” albo wpisz jeszcze raz „wyjdź”, żeby mimo to wyjść.
left-unsaved = Gra nie jest zapisana.
left-earlier = { $moves ->
    [one] Stan po { $moves } ruchu jest w { $path }.
    [few] Stan po { $moves } ruchach jest w { $path }.
   *[many] Stan po { $moves } ruchach jest w { $path }.
}
left-over = Zapisano. Grę obejrzysz jeszcze raz poleceniem:
left-later = Zapisano. Później zagrasz dalej poleceniem:
bot-broke-rules = Bot { $bot } ({ $player }) łamie zasady: { $problem }
no-face = Terminal nie potrafi jeszcze narysować stołu: { $game }.
