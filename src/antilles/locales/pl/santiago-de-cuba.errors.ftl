### Co jest nie tak ze stołem albo pozycją w Santiago de Cuba.
### Pozycje w każdym języku zapisuje się angielskimi słowami, więc nazwy w nich zostają.

## Stoły i akcje
sdc-error-no-list = { $given }: w Santiago de Cuba każdą akcję podaje się osobno.
sdc-error-track-price = Opcja „{ $option }” przyjmuje ceny od 0 do { $most }, a nie { $given }.
sdc-error-track-length = Opcja „{ $option }” przyjmuje od 1 do { $most } cen, a nie { $given }.
sdc-error-unknown-name = Opcja „{ $option }”: nie ma { $given }. { $hint }
sdc-error-missing = Opcja „{ $option }” podaje każdego raz; brakuje: { $missing }.
sdc-error-once = Opcja „{ $option }” podaje każdego raz; ktoś występuje dwa razy.
sdc-error-venues = Opcja „{ $option }” to „{ $random }” albo po trzy lokale na każdy kwiat, a nie { $given }.
sdc-error-venues-of = { $given ->
    [one] Opcja „{ $option }”: { $flower } ma { $given } lokal, a trzeba { $wanted }.
    [few] Opcja „{ $option }”: { $flower } ma { $given } lokale, a trzeba { $wanted }.
   *[many] Opcja „{ $option }”: { $flower } ma { $given } lokali, a trzeba { $wanted }.
}

## Pozycje: ulica, lokale, miejsca
sdc-error-street = podaje każdego Kubańczyka raz, od przystanku za portem
sdc-error-two-flowers = leży pod dwoma kwiatami
sdc-error-venues-under = { $most ->
    [one] pod { $flower } jest więcej niż { $most } lokal
    [few] pod { $flower } jest więcej niż { $most } lokale
   *[many] pod { $flower } jest więcej niż { $most } lokali
}
sdc-error-held = { $good } u graczy: { $held }, a jest ich { $tokens }
sdc-error-supply = { $good }: tu { $given }, ale gracze mają { $held } z { $tokens }, zostaje { $left }
sdc-error-pawn-there = stoi tam inny pionek
sdc-error-owned = { $venue } ma już właściciela
sdc-error-owns = { $most ->
    [one] miejsce ma najwyżej { $most } lokal
    [few] miejsce ma najwyżej { $most } lokale
   *[many] miejsce ma najwyżej { $most } lokali
}
sdc-error-markers = { $owned ->
    [one] { $owned } znacznik z { $markers } leży na lokalu
    [few] { $owned } znaczniki z { $markers } leżą na lokalach
   *[many] { $owned } znaczników z { $markers } leży na lokalach
}

## Pozycje: statek i kości
sdc-error-ship-gone = statku nie ma tu w porcie
sdc-error-no-ship = w porcie nie ma statku
sdc-error-price = musi być jedno z: { $known }
sdc-error-flag-price = chorągiewka { $flag } jest warta { $price }
sdc-error-first-flag = bez statku w porcie znacznik stoi na pierwszej chorągiewce
sdc-error-rolled = kośćmi rzuca się tylko przy pytaniu „demand”
sdc-error-dice = { $given ->
    [one] jest tu { $given } kość, a wszystkich jest { $dice }: { $known }
    [few] są tu { $given } kości, a wszystkich jest { $dice }: { $known }
   *[many] jest tu { $given } kości, a wszystkich jest { $dice }: { $known }
}
sdc-error-die-twice = tę kość podano tu dwa razy
sdc-error-die-face = kość { $good } nie ma { $face }
sdc-error-die-blank = każda rzucona kość pokazuje liczbę
sdc-error-dice-needed = przy pytaniu „demand” potrzebnych jest pięć kości; now: { "{" }phase: demand{ "}" } rzuci nimi
sdc-error-five-zeros = przy pięciu zerach nie ma o czym decydować (SDC-SHIP-6)
sdc-error-four-zeros = statek w porcie czegoś chce; z czterema zerami już odpłynął (SDC-SHIP-1)
sdc-error-one-die-aside = obok planszy leży dokładnie jedna kość
sdc-error-all-dice = podano wszystkie pięć kości, a jedna z nich leży obok planszy
sdc-error-set-aside = { $good } jest odłożone
sdc-error-rolls = { $ships ->
    [one] rzutów jest tu { $given }, a przypłynie jeszcze { $ships } statek
    [few] rzutów jest tu { $given }, a przypłyną jeszcze { $ships } statki
   *[many] rzutów jest tu { $given }, a przypłynie jeszcze { $ships } statków
}

## Pozycje: co się dzieje
sdc-error-ship-at-turn = gdy zaczyna się tura, w porcie stoi statek
sdc-error-loading-in-port = runda załadunku jest, gdy samochód stoi w porcie
sdc-error-available-cuban = musi stać u wolnego Kubańczyka
sdc-error-pawn-nowhere = pionek miejsca { $seat } nie stoi w żadnym lokalu
sdc-error-asked-passed = pytane miejsce już spasowało
sdc-error-loading-needs-ship = runda załadunku wymaga statku
sdc-error-gives-itself = aktywne miejsce nic sobie nie daje
sdc-error-leads-not = { $cuban } nie prowadzi do { $venue }
sdc-error-pawn-stayed = pionek nie mógł zostać: można było pójść tu: { $venue } (SDC-TURN-4)
sdc-error-only-active = o „{ $decision }” pyta się tylko aktywne miejsce { $seat }
sdc-error-phase-or-question = albo zaczyna się faza, albo zadane jest pytanie
sdc-error-passed = miejsca, które spasowały, są tylko w rundzie załadunku
sdc-error-pawn-later = pionek rusza się po tym pytaniu
sdc-error-no-reason = skończona gra ma powód: { $known }
sdc-error-turns = co najmniej 1, skoro pierwsza tura się zaczęła
sdc-error-first-demand = pierwszy popyt wybiera ostatnie miejsce, { $seat }
sdc-error-last-ship = ostatni statek odpłynął tylko wtedy, gdy statku { $ship } nie ma już w porcie
sdc-error-after-last-ship = po ostatnim statku gra nie toczy się tak dalej
sdc-error-next-ship = gdy statek odpłynął, następny ma numer co najmniej 2
sdc-error-turn-limit = limit tur kończy grę po turze { $turn }
sdc-error-no-demand = po ostatniej turze nie wybiera się popytu
