### Co mówi serwer stołu sieciowego, gdy nie może zrobić tego, o co go proszą, oraz przy starcie.

cli-serving = Stoły są pod adresem { $address } (Ctrl+C zatrzymuje). Wszystko jest zapisywane w { $database }
server-no-database = Nie można otworzyć bazy danych: { $problem }
server-database-in-use = { $database } obsługuje już inny serwer. Zatrzymaj go albo podaj inną bazę opcją --database.
server-no-port = Nie można nasłuchiwać pod adresem { $address }: { $problem }. Wybierz inny port opcją --port.

## Kto prosi i skąd
server-no-guest = Nikt cię tu jeszcze nie zna. Odśwież stronę.
server-no-nickname = W nazwie musi być choć jeden widoczny znak.
server-other-host = Ten serwer nie jest znany pod tym adresem.
server-other-origin = Prośba przyszła ze strony innej witryny, więc nie została spełniona.
server-too-often = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
server-too-large = To za dużo danych: najwyżej { $most } bajtów.
server-unreadable = Nie da się odczytać { $where }: { $problem }
server-no-address = Pod tym adresem nic nie ma.
server-not-that-way = Ten adres tego nie robi.
server-frame = Połączenie stołu przyjmuje tylko oznaki życia; wszystko inne wysyła się jako żądanie.

## Stoły i miejsca
server-no-table = Nie ma takiego stołu.
server-too-many-tables = Liczba twoich niedokończonych stołów to już { $most }. Najpierw dokończ jeden z nich.
server-preparing = Silnik się przygotowuje, tylko za pierwszym razem. Gra zacznie się sama, gdy będzie gotowy.
server-not-begun = Gra się jeszcze nie zaczęła: są wolne miejsca.
server-has-begun = Gra się zaczęła, miejsca już się nie zmieniają.
server-not-over = Gra się jeszcze nie skończyła.
server-not-watchable = Ten stół widzą tylko ci, którzy przy nim siedzą.
server-not-invited = Ten stół jest dla tych, którzy mają link.
server-no-open-seat = Nie ma tam wolnego miejsca.
server-no-seat = Nie siedzisz przy tym stole.
server-one-seat = Przy stole można zająć tylko jedno miejsce.
server-own-seat = To twoje własne miejsce; po prostu wstań od stołu.
server-not-host = Może to zrobić tylko osoba, która założyła stół.
server-not-away = Nikt nie odszedł od tego miejsca.
server-bot-plays = Twoim miejscem gra teraz bot. Najpierw odzyskaj miejsce.
server-bot-parameters = Boty siadają tu tylko z nazwy, bez parametrów.
server-no-positions = Ten serwer nie zaczyna gier od zadanej pozycji.

## Gra
server-stale = Przy stole padł już inny ruch. Zobacz, co się zmieniło, i zdecyduj na nowo.
server-not-on-turn = To nie twoja kolej.
server-nobody-to-nudge = Nie ma komu przypominać: ruch należy do ciebie lub bota albo gra się skończyła.
server-nudged-lately = Niedawno już przypomniano; ponownie można za { $seconds } s.
server-no-action = Powiedz, co zagrać: akcje albo rozmieszczenie.
server-nothing-to-arrange = Nie ma teraz nic do rozmieszczenia.
server-no-place = W tym rozmieszczeniu nie ma miejsca { $given }.
server-no-undo = Przy tym stole nic się teraz nie cofa.
server-no-hints = Przy tym stole nie ma podpowiedzi.
server-no-proposal = Takiej propozycji już nie ma.
server-no-say = To nie zależy od ciebie.
server-nothing-said = Nie ma tu nic do przeczytania.
server-no-thing = Przy tym stole nie ma niczego o nazwie { $given }.
server-file-later = Plik gry ujawnia wszystko, więc można go pobrać po zakończeniu gry.
server-review-later = Partię można ocenić, gdy się skończy.
server-review-failed = Przy ocenianiu partii coś poszło nie tak. Można ją ocenić jeszcze raz.
server-reviews-wait = Teraz ocenia się już dość partii. Spróbuj za chwilę.
