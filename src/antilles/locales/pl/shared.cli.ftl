### Co mówi wiersz poleceń.

## Wszystkie polecenia
cli-error = Błąd:
cli-house-table = Zasady domowe: takiego połączenia nie ma w żadnej instrukcji.
cli-output-lost = Nic więcej nie da się zapisać: { $reason }.
cli-no-option = { $given } to nie opcja; pisz nazwa=wartość, na przykład ask_everything=true.
cli-option-value = Wartość opcji „{ $option }”: { $problem }.
cli-no-table-key = { $game } nie ma { $key }; pomiń --{ $key }.
cli-people = --people to liczba od 0 do { $players } (tylu jest graczy).
cli-seats = { $given ->
    [one] --seats podaje { $given } miejsce, a stół ma ich { $players }.
    [few] --seats podaje { $given } miejsca, a stół ma ich { $players }.
   *[many] --seats podaje { $given } miejsc, a stół ma ich { $players }.
}

## Przygotowanie
cli-preparing = Przygotowanie programu, tylko za pierwszym razem
cli-ready = { $game }: gotowe.
cli-no-cache = W { $folder } nie można pisać, więc program przygotowuje się od nowa przy każdym uruchomieniu.

## sim
cli-sim-games = Gry
cli-sim-speed = Gier: { $games }, sekund: { $seconds }; gier na sekundę: { $speed }, decyzji na sekundę: { $decisions }, rund na grę: { $rounds }
cli-sim-seat = miejsce { $seat }: zwycięstw { $share }, punktów { $points }
cli-sim-ended = koniec gry, { $reason }: { $share }

## dataset
dataset-games = Zapis zbioru danych
dataset-done = Gier: { $games }, plików: { $files }: { $path }
dataset-no-pyarrow = pyarrow nie jest zainstalowany: pip install 'antilles[dataset]'.
dataset-no-folder = { $path } nie jest folderem; wybierz inną nazwę.
dataset-other-folder = W { $path } leży coś innego; wybierz pusty folder albo nowy.
dataset-unreadable = { $path } nie daje się odczytać jako część zbioru danych; usuń, a zostanie zrobione od nowa.
dataset-other-settings = { $path } to inny zbiór danych: { $setting } to tam { $found }, a nie { $given }. Wybierz inny folder.
dataset-disk = Nie można zapisać { $path }: { $reason }. To, co gotowe, zostaje, a to samo polecenie pracuje dalej.

## check
cli-no-scenarios = Nie ma tam plików .yaml.
cli-cannot-run = nie do wykonania
cli-differs = nie zgadza się
cli-checked = Zgadza się: { $held }, nie zgadza się: { $failed }.
cli-unread = { $files ->
    [one] Nie do wykonania: { $files } plik.
    [few] Nie do wykonania: { $files } pliki.
   *[many] Nie do wykonania: { $files } plików.
}

## replay i explain
cli-move = { $number }. { $player }: { $action }
cli-score = { $points ->
    [one] { $player }: { $points } punkt ({ $lines })
    [few] { $player }: { $points } punkty ({ $lines })
   *[many] { $player }: { $points } punktów ({ $lines })
}
cli-won = Zwycięstwo: { $players }.
cli-asked = { $player }: { $question }
cli-choice = { $action }: { $meaning }

## rules
cli-no-rule = Żadna zasada nie wspomina o { $given }. `antilles rules` bez słów pokazuje wszystkie zasady.
cli-see-also = Zobacz też: { $rules }
cli-rules-found = { $rules ->
    [one] { $rules } zasada; `antilles rules ID` pokazuje jedną.
    [few] { $rules } zasady; `antilles rules ID` pokazuje jedną.
   *[many] { $rules } zasad; `antilles rules ID` pokazuje jedną.
}

## tables
cli-tables-editions = Wydania (--edition NAZWA)
cli-tables-expansions = Dodatki (--expansions NAZWA,NAZWA)
cli-tables-variants = Warianty (--variants NAZWA,NAZWA)
cli-tables-options = Opcje (--option NAZWA=WARTOŚĆ)
cli-tables-edition = { $meaning }; graczy: { $fewest }–{ $most }
cli-tables-usual-edition = { $meaning }; graczy: { $fewest }–{ $most }; domyślne
cli-tables-in-box = w pudełku: { $names }
cli-tables-numbers = od { $least } do { $most }
cli-tables-usual = domyślnie: { $value }
cli-tables-of-edition = { $editions }: { $value }

## Dalsza gra z zapisu
cli-resume-title = Zapisane gry
cli-resume-number = nr
cli-resume-date = ostatni ruch
cli-resume-game = gra
cli-resume-names = gracze
cli-resume-state = czyj ruch
cli-resume-moves = ruchów
cli-resume-finished = skończona
cli-resume-unreadable = nie do odczytania
cli-resume-ask = Numer gry (Enter: { $usual }, q: żadna):
cli-resume-ask-any = Numer gry (q: żadna):
cli-resume-which = Na liście nie ma gry { $given }; gier na niej: { $games }.
cli-resume-chosen = Gramy dalej: { $file }.
cli-resume-none = W { $folder } nie ma zapisanych gier. Nową zaczyna `antilles play`.
cli-resume-all-finished = W { $folder } nie ma nieskończonych gier; grę obejrzysz ponownie poleceniem: antilles replay PLIK.
