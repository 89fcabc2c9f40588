### Co strona internetowa mówi od siebie, w każdej grze.


## Lobby

web-hero = Dwie wyspy, jeden port.
web-hero-sub = Graj w Puerto Rico i Santiago de Cuba z przyjaciółmi i botami.
web-play-bots-now = Zagraj z botami
web-your-turn-in = { $games ->
    [one] Twój ruch w { $games } grze
   *[other] Twój ruch w { $games } grach
}
web-new-game = Nowa gra
web-game = Gra
web-edition = Wydanie
web-expansions = Dodatki
web-in-the-box = w tym pudełku
web-house-table = wariant domowy
web-seats = Miejsca
web-table = Stół
web-random-seats = Losuj miejsca przy stole
web-bring-file = Otwórz plik partii
web-file-unreadable = Tego pliku nie da się odczytać.
web-clock = Zegar
web-clock-none = bez zegara
web-clock-move-60 = 1 minuta na ruch
web-clock-move-300 = 5 minut na ruch
web-clock-game-900 = 15 minut + 20 s za ruch
web-clock-game-1800 = 30 minut + 30 s za ruch
web-listed = Pokaż w lobby: usiąść może każdy
web-watchable = Inni mogą oglądać
web-undo-allowed = Ruchy można cofać
web-hints-allowed = Można prosić o podpowiedzi
web-start-game = Rozpocznij grę
web-make-table = Otwórz stół
web-one-seat-open = Gra zacznie się, gdy wszystkie miejsca będą zajęte; za chwilę pojawi się link dla znajomych.
web-add-seat = Dodaj miejsce
web-remove-seat = Usuń miejsce { $seat }
web-who-sits = Kto siedzi na miejscu { $seat }
web-level-of = Poziom bota na miejscu { $seat }
web-sits-me = Ty
web-sits-bot = Bot
web-sits-open = Wolne
web-link-after-start = przez link
web-players-from-to = graczy: { $fewest }–{ $most }
web-all-options = Warianty i wszystkie opcje
web-as-usual = jak zwykle
web-yes = tak
web-no = nie
web-my-games = Moje gry
web-no-games-yet = Nie masz jeszcze gier. Przycisk powyżej rozpocznie grę z trzema botami.
web-level = { $bot ->
    [deckhand] Majtek
    [planter] Plantator
    [merchant] Kupiec
    [captain] Kapitan
    [governor] Gubernator
   *[other] { $bot }
}
web-ready-tables = Gotowe stoły
web-ready-two = Puerto Rico we dwoje
web-ready-about-two = ty i kapitan
web-ready-everything = 1897 ze wszystkim
web-ready-about-everything = cztery dodatki, pięć miejsc
web-ready-santiago = Santiago de Cuba
web-ready-about-santiago = trzy boty, siedem statków
web-join-by-link = Dołącz przez link
web-invitation-link = Link z zaproszeniem
web-paste-link = Wklej link
web-join = Dołącz
web-no-link = To nie jest link do stołu.
web-open-tables = Otwarte stoły
web-no-open-tables = Żaden stół nie czeka na graczy. Otwórz miejsce w nowej grze i wyślij link znajomemu.
web-watch = Oglądaj
web-nothing-to-watch = Teraz nie ma czego oglądać. Tu pojawiają się jawne gry, póki trwają.
web-over = koniec
web-seats-open = wolne miejsca: { $seats }
web-preparing-short = przygotowanie
web-preparing-engine = Przygotowujemy silnik
web-preparing-failed = Nie udało się przygotować silnika
web-preparing-only-first = Tylko za pierwszym razem: zasady są kompilowane dla tego komputera.
web-first-start = Pierwsze uruchomienie na tym komputerze
web-begins-by-itself = Gra zacznie się sama, gdy wszystko będzie gotowe.
web-language = Język
web-your-name = Twoje imię
web-guest = Gość
web-save = Zapisz

## Zbiórka przy stole

web-table-waits = Stół czeka na graczy
web-table-begins-when = Gra zacznie się sama, gdy nikogo nie będzie brakować.
web-seat-open = wolne
web-sit-down = Usiądź
web-start-with-bots = Zacznij teraz, wolne miejsca zajmą boty
web-copy = Kopiuj
web-copied = Skopiowano
web-copy-link = Skopiuj link

## Stół

web-loading = Nakrywamy do stołu
web-round = Runda
web-players = graczy: { $players }
web-edition-players = { $edition } · { web-players }
web-turn-order = Kolejność
web-you = Ty
web-person = Człowiek
web-bot = Bot
web-bot-named = Bot, { $bot ->
    [deckhand] majtek
    [planter] plantator
    [merchant] kupiec
    [captain] kapitan
    [governor] gubernator
   *[other] { $bot }
}
web-away = poza stołem
web-reconnecting = łączy się ponownie
web-bot-stands-in = gra bot
web-thinking = myśli
web-watching = Ogląda: { $number }
web-rivals = Przeciwnicy
web-your-board = Twoja plansza
web-board-of = Plansza: { $player }
web-open-board = Otwórz planszę: { $player }
web-of = { $number } z { $most }
web-up-to = do { $number }
web-all = całość
web-one-less = o jeden mniej
web-one-more = o jeden więcej
web-your-clock = Twój zegar
web-hurry = Zostało mniej niż pół minuty.
web-light-or-dark = Jasny lub ciemny motyw
web-sound = Dźwięk
web-motion = Animacja
web-menu = Menu
web-close = Zamknij
web-parts = Części stołu
web-skip-to-decision = Przejdź do decyzji

## Decyzja

web-your-turn = Twój ruch
web-not-your-turn = Decydują inni
web-you-are-next = { $ahead ->
    [0] następny ruch jest twój
    [1] twój ruch za jedną osobę
   *[other] przed tobą: { $ahead }
}
web-meanwhile = Tymczasem
web-at-once = Pokazuj ruchy od razu
web-at-once-how = bez animacji
web-you-watch = Oglądasz
web-you-watch-with = Oglądasz · inni też: { $others }
web-watch-note = To, co gracze ukrywają, zobaczysz dopiero na końcu.
web-view = Widok
web-view-nobody = Z niczyjego miejsca
web-turn-of = Ruch: { $player }
web-on-this-move = { $time } na ten ruch
web-ring-me = Dzwoń na mój ruch
web-nudge = Ponaglij
web-nudged = Przypomniano
web-nudged-you = { $player } czeka na twój ruch.
web-choices = Możliwości
web-filter = Znajdź wybór
web-filter-nothing = Nie ma takiego wyboru.
web-how-many = Ile
web-prepare = Przygotuj ruch
web-prepare-how = zostanie zagrany w twojej kolejce, jeśli będzie można
web-prepared-note = Jeśli wtedy nie będzie można, padnie zwykłe pytanie.
web-plays-prepared = Przygotowany ruch jest grany.
web-prepared-in-vain = Przygotowany ruch jest teraz niemożliwy.
web-prepared-otherwise = Przygotowany ruch dałby teraz coś innego.
web-stop = Stop
web-ask-no-more = Nie pytaj więcej w tej fazie
web-asks-no-more = W tej fazie nie będzie już pytań: co może zostać bez zmian, zostaje.
web-ask-again = Pytaj znowu
web-fold = Zwiń lub otwórz pytanie
web-choose-first = Najpierw wybierz
web-pick-to-see = Wybierz coś na planszy albo na liście, a zobaczysz, co to da.
web-why-not = Dlaczego nie?
web-rules-refuse = Zasady na to nie pozwalają
web-what-helps = Co by pomogło
web-instead = Zamiast tego: { $action }
web-all-choices = Wszystkie możliwości
web-everything-allowed = Dozwolone jest wszystko, o co pytamy.
web-hint = Podpowiedź
web-hint-says = Bot wybrałby: { $action }.
web-hint-chance = Szansa na wygraną: { $percent } %.
web-hint-use = Wybierz to
web-undo = Cofnij
web-card = Karta
web-not-sent = Nie wysłano
web-move-not-sent = Twój ruch nie został wysłany.
web-move-kept = Twój ruch czeka tutaj: { $action }. Ponowne wysłanie nie zaszkodzi.
web-tried = Prób: { $times }, ostatnia o { $time }
web-try-again = Jeszcze raz: { $action }
web-try-again-short = Jeszcze raz
web-choose-again = Wybierz ponownie
web-waits-for-connection = Czekamy na połączenie; twój wybór został
web-kept = Zachowano: { $action }
web-sent-when-back = można będzie wysłać, gdy wróci połączenie
web-skip-to-now = Przejdź do teraz
web-step = Krok
web-step-through = Krok po kroku
web-go-on = Dalej
web-is-away = { $player }: strona jest zamknięta.
web-let-a-bot-play = Niech zagra bot
web-bot-plays-for-you = Gra za ciebie bot.
web-take-seat-back = Wróć na miejsce
web-seat-is-open = Jest wolne miejsce.
web-wants-undo = { $player } prosi o cofnięcie ruchu.
web-wants-bot = { $player } proponuje, by za gracza { $other } grał bot.
web-agree = Zgoda
web-refuse = Odmowa
web-waits-for-answer = Pytamy pozostałych.

## Połączenie i błędy

web-connection-lost = Utracono połączenie, próbujemy ponownie. Nic nie zginęło.
web-try-now = Spróbuj teraz
web-no-answer = Serwer nie odpowiada.
web-server-error = Serwer ma kłopot ({ $status }).
web-outdated = Ta strona jest starsza niż serwer.
web-reload = Wczytaj ponownie
web-rule-unknown = Nie ma takiej zasady.

## Dziennik, czat, menu

web-log = Dziennik
web-chat = Czat
web-log-and-chat = Dziennik i czat
web-log-empty = Jeszcze nic się nie wydarzyło.
web-message = Wiadomość do stołu
web-say-something = Powiedz coś miłego
web-send = Wyślij
web-names-of = Nazwy
web-dark = Ciemny motyw
web-setting-sound = Dźwięki
web-setting-ring = Dzwoń na mój ruch, z powiadomieniem, jeśli pozwolisz
web-setting-motion = Pokazuj ruchy w ruchu
web-setting-quick = Szybkie ruchy: jedno kliknięcie, gdy ruch można cofnąć
web-setting-forced = Jedyny możliwy ruch wykonuj sam
web-setting-letters = Litery jako klawisze
web-game-file = Plik gry
web-to-lobby = Do lobby
web-leave = Wstań od stołu
web-keys = Klawisze
web-help = Pomoc
web-key-choose = wybrać odpowiedź
web-key-confirm = potwierdzić
web-key-pass = spasować
web-key-undo = cofnąć ruch
web-key-hint = podpowiedź
web-key-card = karta wybranej rzeczy
web-key-filter = znaleźć wybór, pisząc
web-key-arrows = poruszać się po liście lub planszy
web-key-space = postawić lub zdjąć osobę
web-key-suggest = użyć propozycji
web-key-look = obejrzeć miejsce
web-key-step = następny ruch innych
web-key-log = dziennik
web-key-chat = czat
web-key-sound = dźwięki
web-key-escape = do bieżącego ruchu albo odwołać wybór
web-key-help = ta pomoc i dlaczego nie
web-touch-help = Na telefonie: przesuń w bok, by zmienić część stołu, w dół, by zwinąć pytanie.

## Po grze

web-result = Wynik
web-final-score = Wynik końcowy
web-counting = Liczenie punktów
web-counting-how = Wiersz po wierszu; kolejność może się jeszcze zmienić.
web-total = Razem
web-count-again = Policz jeszcze raz
web-wins = { $player } wygrywa
web-as-table = Jako tabela
web-tie-break = Przy remisie
web-your-game = Twoja gra
web-see-in-replay = Zobacz w powtórce
web-turning-point = punkt zwrotny
web-accuracy = celność
web-accuracy-told = { $share } twoich ruchów wśród dwóch najlepszych
web-judge-game = Oceń partię
web-judge-about = Bot przejrzy każdą decyzję: jaka była szansa na wygraną i co było lepsze. Zajmie to kilka sekund.
web-judging = Ocena partii: { $done } z { $of }
web-judging-waits = Najpierw oceniana jest inna partia
web-chances-at = Po ruchu { $move }: { $chances }
web-all-of-them = Wszystkie: { $number }
web-mine-of-them = Moje: { $number }
web-chance-to-win = Szansa na wygraną
web-plot-chance = Szansa
web-plot-points = Punkty
web-rematch = Rewanż
web-to-rematch = Do rewanżu
web-share = Udostępnij
web-share-result = Udostępnij wynik
web-share-how = Kto ma link, zobaczy wynik i zapis gry.
web-share-what = Co udostępnić
web-share-link = Link do wyniku i zapisu gry
web-share-picture = Obrazek z wynikiem
web-share-picture-how = Obrazek (PNG) dokładnie taki jak tutaj.
web-share-file-how = Wszystkie ruchy gry; plik można znów otworzyć na stronie głównej.
web-share-seats = Pokaż numery zamiast imion
web-share-names-in-link = Kto otworzy link, i tak zobaczy imiona: prowadzi on do samego stołu.
web-share-seats-in-picture = Na obrazku są numery graczy, bez imion.
web-share-seats-in-file = W pliku są miejsca, bez imion.
web-share-drawing = Obrazek się rysuje.
web-share-send = Wyślij
web-share-not-sent = Nie udało się wysłać.
web-download-picture = Pobierz obrazek
web-download-file = Pobierz plik
web-copy-picture = Kopiuj obrazek
web-cannot-copy = Ta przeglądarka nie pozwala stronie kopiować. Zaznacz link i skopiuj go samodzielnie.
web-cannot-copy-picture = Ta przeglądarka nie pozwala stronie kopiować obrazków; pobierz go.
web-cannot-draw = Ta przeglądarka nie potrafi narysować obrazka.
web-seat-number = Gracz { $seat }
web-see-board = Pokaż stół
web-replay = Powtórka
web-play-from-here = Graj stąd
web-play-from-here-how = Nowy stół z tą pozycją; pozostałe miejsca zajmują boty.
web-first-move = Na początek
web-last-move = Na koniec
web-move-back = Ruch wstecz
web-move-on = Ruch dalej
web-move-number = Ruch
web-play = Odtwarzaj
web-pause = Pauza
