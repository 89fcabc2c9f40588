### Co jest nie tak. To, co zaczyna się małą literą, następuje po miejscu: „seats[0].doubloons: musi być ...”.
### Wpisane przez kogoś teksty ($given) przychodzą już w cudzysłowie.

## Języki i tematy
error-no-language = Nie ma języka „{ $given }”. Są: { $known }.
error-no-theme = Nie ma motywu { $given }. { $hint }

## Argumenty i stoły
error-seed = seed musi być liczbą całkowitą od 0 do 2**63 - 1, a nie { $given }.
error-count = Musi ich być od 0 do { $most }, a nie { $given }.
error-no-seat = Nie ma miejsca { $given }; miejsca są od 0 do { $last }.
error-list-of-names = { $what } to lista nazw, a nie { $given }.
error-seat-names = { $given ->
    [one] Podano { $given } imię na { $players } graczy.
    [few] Podano { $given } imiona na { $players } graczy.
   *[many] Podano { $given } imion na { $players } graczy.
}
error-seat-name-text = Nazwa miejsca musi być tekstem, a nie { $given }.
error-players-number = players to liczba całkowita, a nie { $given }.
error-players-range = { $title } to gra dla { $fewest }–{ $most } graczy, a nie dla { $given }.
error-no-game = Nie ma gry { $given }. { $hint }
error-no-edition = Nie ma wydania { $given }. { $hint }
error-no-expansion = Nie ma dodatku { $given }. { $hint }
error-no-variant = Nie ma wariantu { $given }. { $hint }
error-no-option = Nie ma opcji { $given }. { $hint }
error-no-bot = Nie ma bota { $given }. { $hint }
error-no-table-key = { $game } nie ma „{ $key }”; stół opisują { $known }.
error-table-entry = { $field }: { $problem }.
error-options-mapping = options to pary nazw i wartości, a nie { $given }.
error-option-flag = Opcja „{ $option }” to true albo false, a nie { $given }.
error-option-choice = Opcja „{ $option }” to jedno z: { $known }, a nie { $given }.
error-option-number = Opcja „{ $option }” to liczba całkowita od { $least } do { $most }, a nie { $given }.
error-option-list = Opcja „{ $option }” to lista, a nie { $given }.

## Akcje
error-game-over = Gra jest skończona; pop() cofa ostatni ruch.
error-not-your-turn = Decyduje miejsce { $turn }, a nie miejsce { $given }.
error-nothing-to-take-back = Nie ma czego cofnąć.
error-no-action = { $given } to nie akcja. { $hint }
error-no-action-id = Nie ma akcji { $given }; numery biegną od 0 do { $last }.
error-action-kind = Akcja to tekst albo liczba całkowita, a nie { $given }.
error-action-too-long = { $most ->
    [one] Akcja ma najwyżej { $most } znak, a ten tekst ma ich { $given }.
    [few] Akcja ma najwyżej { $most } znaki, a ten tekst ma ich { $given }.
   *[many] Akcja ma najwyżej { $most } znaków, a ten tekst ma ich { $given }.
}

## Dokumenty
error-must-be-mapping = tu muszą być pary „nazwa: wartość”, a nie { $given }
error-must-be-list = musi być lista, a nie { $given }
error-must-be-number = musi być liczba całkowita, a nie { $given }
error-must-be-in-range = musi być od { $least } do { $most }, a nie { $given }
error-must-be-flag = musi być true albo false, a nie { $given }
error-must-be-game = musi być „{ $game }”
error-unknown-key = takiego wpisu nie ma; { $hint }
error-unknown-name = nie ma { $given }; { $hint }
error-twice = występuje tu dwa razy
error-named-twice = { $given } występuje tu dwa razy
error-no-seat-here = nie ma miejsca { $given }; miejsca są od 0 do { $last }
error-too-many-seats = { $given ->
    [one] jest tu { $given } miejsce, a gra ma ich { $players }
    [few] są tu { $given } miejsca, a gra ma ich { $players }
   *[many] jest tu { $given } miejsc, a gra ma ich { $players }
}
error-at-most = tu najwyżej { $most }
error-seat-decides = decyduje tu miejsce { $seat }
error-not-asked = zasady nie pytają tu o „{ $decision }”
error-no-answer = nie ma tu na to odpowiedzi
error-in-line = wiersz { $line }: { $problem }
error-no-yaml = to nie jest YAML ani JSON
error-anchors = kotwic i odwołań (& i *) tu nie czytamy; wpisz wartość w całości
error-documents = jest tu więcej niż jeden dokument (---)
error-document-too-long = { $most ->
    [one] dłuższe niż { $most } znak
    [few] dłuższe niż { $most } znaki
   *[many] dłuższe niż { $most } znaków
}
error-text-too-long = { $most ->
    [one] jest tu tekst dłuższy niż { $most } znak
    [few] jest tu tekst dłuższy niż { $most } znaki
   *[many] jest tu tekst dłuższy niż { $most } znaków
}
error-too-many-values = { $most ->
    [one] jest tu więcej niż { $most } wartość
    [few] jest tu więcej niż { $most } wartości
   *[many] jest tu więcej niż { $most } wartości
}
error-too-deep = { $most ->
    [one] zagnieżdżone głębiej niż na { $most } poziom
    [few] zagnieżdżone głębiej niż na { $most } poziomy
   *[many] zagnieżdżone głębiej niż na { $most } poziomów
}
error-number-too-large = jest tu o wiele za duża liczba

## Pliki
file-nameless = plik gry
file-path-wanted = Plik gry podaje się ścieżką, a nie wartością typu { $kind }.
file-text-wanted = Plik gry to tekst, a nie wartość typu { $kind }.
file-unreadable = nie da się odczytać: { $reason }.
file-not-ordinary = nie da się odczytać: to nie jest zwykły plik.
file-too-large = { $most ->
    [one] większy niż { $most } bajt, więc to nie plik gry.
    [few] większy niż { $most } bajty, więc to nie plik gry.
   *[many] większy niż { $most } bajtów, więc to nie plik gry.
}
file-not-utf-8 = to nie jest tekst w UTF-8.
file-neither = to nie plik gry ani pozycja
file-text-too-long = { $most ->
    [one] tekst jest dłuższy niż { $most } znak, więc to nie gra.
    [few] tekst jest dłuższy niż { $most } znaki, więc to nie gra.
   *[many] tekst jest dłuższy niż { $most } znaków, więc to nie gra.
}
file-no-moves = nie ma wiersza „{ $line }”; plik jest urwany albo to nie plik gry.
file-header-lacks = w nagłówku brakuje „{ $key }”.
file-no-header-line = { $given } to nie wiersz nagłówka „nazwa: wartość”.
file-header-twice = „{ $key }” występuje tu drugi raz.
file-header-too-long = nagłówek jest tu za długi: „{ $key }”.
file-value-unreadable = wartości „{ $key }” nie da się odczytać: { $problem }.
file-name-wanted = { $key } to nazwa, a nie { $given }.
file-number-wanted = { $key } to liczba całkowita, a nie { $given }.
file-unknown-entry = w nagłówku tej gry nie ma wpisu „{ $key }”.
file-seats = seats to lista nazw.
file-sitting = sitting to lista z wpisem dla każdego miejsca.
file-sitter = { $given } to ani „person”, ani „bot NAZWA”.
file-format = format { $given } jest nieznany; najnowszy to { $newest }.
file-rules-version = plik zapisano według wersji zasad { $given }, a ten program gra według wersji { $ours }.
file-position-differs = „{ $key }” nie pasuje do pozycji z tego pliku.
file-no-move = { $given } to nie ruch; ruch to miejsce i akcja, na przykład „0 pass”.
file-game-over = gra jest tu już skończona.
file-other-seat = decyduje tu miejsce { $turn }, a nie miejsce { $given }.
file-cut-off = plik jest urwany: ostatni wiersz musi wyglądać jak „{ $example }”.
file-after-end = po wierszu końcowym jest coś jeszcze.
file-end-mark = { $moves ->
    [one] wiersz końcowy { $given } jest błędny: jest przed nim { $moves } ruch.
    [few] wiersz końcowy { $given } jest błędny: są przed nim { $moves } ruchy.
   *[many] wiersz końcowy { $given } jest błędny: jest przed nim { $moves } ruchów.
}

## Zapis plików
file-choose-ordinary = to nie jest zwykły plik; wybierz inną nazwę.
file-in-use = pliku używa inny program; zamknij tamtą grę albo wybierz inną nazwę.
file-exists = plik już istnieje { $reason }; wybierz inną nazwę.
file-is-no-game = i nie jest plikiem gry
file-holds-unreadable-game = i gry z niego nie da się odczytać
file-holds-another-game = i zawiera inną grę
file-holds-further-game = i zawiera dalszy ciąg tej gry (graj dalej z --resume)
save-failed = Nie udało się zapisać do { $path }: { $reason }.
save-refused = Nie zapisano: { $problem }
save-no-directory = Nie zapisano: nie ma katalogu { $path }.

## Scenariusze
scenario-name = { $players ->
    [one] { $source }: { $title } [{ $edition }, { $players } gracz]
    [few] { $source }: { $title } [{ $edition }, { $players } graczy]
   *[many] { $source }: { $title } [{ $edition }, { $players } graczy]
}
scenario-where = { $file } (scenariusz { $number })
scenario-in-step = { $where }: do, krok { $number }
scenario-none = W { $file } nie ma scenariuszy.
scenario-no-document = { $file }, { $problem }.
scenario-no-mapping = { $where }: scenariusz składa się z wpisów { $known }.
scenario-no-edition = { $where }: nie ma wydania { $given } w „editions”: { $known }.
scenario-no-players = { $where }: „players”: żadne z tych wydań nie ma gry dla { $given }.
scenario-no-step = { $where }: { $given } to ani akcja, ani sprawdzenie ({ $known }).
scenario-unknown-key = { $where }: nieznany wpis { $given }; są: { $known }.
scenario-wrong-kind = { $where }: „{ $key }” to { $kind }, a nie { $given }.
scenario-text = tekst
scenario-texts = tekst albo lista różnych tekstów
scenario-number = liczba całkowita
scenario-numbers = liczba całkowita albo lista różnych liczb
scenario-names = nazwa albo lista różnych nazw
scenario-mapping = pary nazw i wartości
scenario-by-seat = pary z numerów miejsc i ich wpisów
scenario-steps = lista kroków
scenario-refusals = lista akcji albo pary z akcji i zasad
scenario-flag = true albo false
scenario-seats = lista różnych miejsc

## Co wyszło inaczej, niż mówi scenariusz
difference-at = { $where }: { $difference }
difference-step = do, krok { $number }
difference-is = { $path }: { $found }, a nie { $wanted }
difference-change = { $path }: zmiana o { $change } (z { $before } na { $after }), a nie o { $wanted }
difference-no-number = { $path } to nie liczba
difference-no-entry = nie ma { $name }
difference-no-part = w pozycji nie ma { $key }
difference-no-seat = nie ma miejsca { $seat }
difference-shown = { $path } jest widoczne: { $found }
difference-set-up = oczekiwano błędu o { $because }, ale stół jest gotowy
difference-turn = decyduje miejsce { $turn }, a nie { $given }
difference-asked = pytane jest miejsce { $turn }, a nie miejsce { $wanted }
difference-allowed = { $action } powinno być możliwe; { $explanation }
difference-refused = { $action } odrzucono: { $problem }
difference-refused-by = { $action } odrzucono według { $rule }, a nie { $wanted }: { $problem }
difference-not-refused = { $action } powinno być odrzucone, a zostało zagrane
difference-changed-by-refusal = odrzucone { $action } zmieniło grę
difference-skip-stopped = skip_to { $decision }: zatrzymanie na { $asked }, gdzie miejsce { $turn } ma wybór
difference-skip-never = skip_to { $decision }: do tego nie doszło

## Boty
error-bot-answer = Bot { $bot } na miejscu { $seat } odpowiada typem { $given }; bot odpowiada przez Decision.
error-bot-broken = Bota { $bot } z innego pakietu nie da się wczytać z { $place }: { $why }
error-bot-move = Bot { $bot } na miejscu { $seat } chce zrobić coś niedozwolonego: { $why }
error-bot-parameter = Parametr { $given } bota { $bot } nie ma postaci ms=500.
error-bot-number = { $key } musi być liczbą całkowitą od { $least } do { $most }, a nie { $given }.
error-bot-no-parameter = Ten bot nie ma parametru { $given }; ma { $known }.
error-bot-no-parameters = Ten bot nie ma parametrów; pomiń { $given }.
error-bot-parameter-twice = Bot { $bot } ma parametr { $given } dwa razy; podaj go raz.
error-bot-two-budgets = Bot search dostaje ms albo iters, a nie oba; pomiń jeden z nich.
error-no-style = Nie ma stylu { $given }. { $hint }
error-bots-per-seat = { $given ->
    [one] --bots wymienia { $given } bota, a miejsc przy stole jest { $players }.
    [few] --bots wymienia { $given } boty, a miejsc przy stole jest { $players }; podaj po jednym na miejsce albo jednego na wszystkie.
   *[many] --bots wymienia { $given } botów, a miejsc przy stole jest { $players }; podaj po jednym na miejsce albo jednego na wszystkie.
}

error-no-view = Nie ma widoku { $given }; wybierz seat, full albo none.
error-no-reward = Nie ma nagrody { $given }; wybierz jedną z { $known }.
error-batch-actions = Krok bierze po jednym numerze akcji, od 0 do { $last }, na każdą grę; gier: { $games }.
error-opponents = Podaj jednego bota na wszystkie pozostałe miejsca albo po jednym na każde: miejsc { $others }, botów { $given }.
error-no-cuda-target = W tym procesie zasady są skompilowane dla procesora; ustaw ANTILLES_TARGET=cuda przed importem antilles.
error-device = Nie ma urządzenia { $given }; wybierz cpu albo cuda.
error-no-gpu = Na tej maszynie nie ma karty graficznej, z której może korzystać CUDA; pomiń device="cuda" (--device cuda).
error-batch-refused = Gra { $game } odrzuca akcję { $action }.
error-no-gpu-extra = Dodatek gpu nie jest zainstalowany: pip install 'antilles[gpu]'.
error-gpu-random-only = Na karcie graficznej rozgrywane są tylko gry losowe; pomiń --bots.
outside-not-offered = Obcy program nie oferuje akcji { $action }, którą wybrał bot.
outside-refused = Obcy program oferuje { $move }, po naszemu { $line }, a nasze zasady to odrzucają: { $problem }
