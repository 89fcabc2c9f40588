### Santiago de Cuba po polsku: napisy stołu, wiadomości o rzeczach, punkty i wynik.

## Części

sdc-thing = { NAME($thing) }
sdc-goods = { $number } { NAME($good, $number) }
sdc-pesos = { $pesos } { NAME("peso", $pesos) }
sdc-points = { $points } { -vp }
sdc-die-colour = { $die ->
    [die-white] biała
    [die-green] zielona
    [die-orange] pomarańczowa
    [die-red] czerwona
   *[die-black] czarna
}
sdc-flower-colour = { $flower ->
    [flower-yellow] żółty
    [flower-blue] niebieski
    [flower-red] czerwony
   *[flower-white] biały
}

## Nagłówek stołu

sdc-table-title = Santiago de Cuba
sdc-table-turn = tura { $turn }: { $player }
sdc-table-first-demand = pierwszy { -demand }
sdc-table-over = koniec gry
sdc-table-ship = statek { $ship } z { $ships }

## Czym ten stół się różni

sdc-played-flower = { NAME($cuban) }: { NAME($flower) }
sdc-played-price-track = { -price-track } { $prices }
sdc-played-street = ulica uzgodniona
sdc-played-venues = lokale uzgodnione
sdc-played-owner-vp-on-stay = { $value ->
    [yes] właściciele dostają także za postój
   *[no] właściciele dostają tylko za przyjście
}
sdc-played-end-immediately = { $value ->
    [yes] ostatni statek od razu kończy grę
   *[no] ostatnią turę gra się do końca
}
sdc-played-open-holdings = { $value ->
    [yes] towary, peso i { -vp } jawne
   *[no] towary, peso i { -vp } zakryte
}
sdc-played-ask-everything = { $value ->
    [yes] pytania o wszystko
   *[no] bez zbędnych pytań
}
sdc-played-turn-limit = najwyżej { $turns } { NAME("turn", $turns) }

## Ulica

sdc-heading-street = Ulica
sdc-legend-street = +3 to 3 przystanki dalej: pierwszy jest za darmo, każdy następny kosztuje 1 { NAME("peso", 1) }
sdc-table-car = auto
sdc-table-port = PORT
sdc-table-loading-round = załadunek
sdc-table-busy = { GENDER($cuban) ->
    [feminine] ZAJĘTA
   *[masculine] ZAJĘTY
}

## Port

sdc-heading-port = Port
sdc-table-pays = statek { $ship }: { $price } { -vp } za towar, { $wood } za { -good-wood(case: "accusative") }
sdc-table-no-ship = { -port(case: "where") } nie ma { -ship(case: "genitive") }
sdc-label-rolled = Wypadło
sdc-label-wanted = Popyt
sdc-label-price = Cena
sdc-label-supply = Zasoby
sdc-table-die = { $value } { NAME($good, $value) } ({ sdc-die-colour })
sdc-table-aside = odłożona: { NAME($good) } ({ sdc-die-colour })
sdc-table-nothing-wanted = nic: { -port(case: "where") } nie ma { -ship(case: "genitive") }
sdc-table-checkered = szachownica: { -ship } odpływa

## Lokale

sdc-heading-venues = Lokale
sdc-legend-venues = { $sign } { -pawn }; { -pawn } rywala zamyka lokal
sdc-table-owned-by = właściciel { $player }

## Gracze

sdc-heading-players = Gracze
sdc-table-you = ty
sdc-table-passed = pas
sdc-table-hidden = towary, peso i { -vp } zakryte
sdc-table-no-goods = brak towarów
sdc-table-pawn = { $venue ->
    [none] { -pawn } poza planszą
   *[other] { -pawn } { NAME($venue, case: "where") }
}
sdc-table-owns = własność: { $venues }
sdc-table-markers = { $markers ->
    [0] brak znaczników
    [one] { $markers } znacznik
    [few] { $markers } znaczniki
    [many] { $markers } znaczników
   *[other] { $markers } znaczników
}

## Co teraz wiadomo o rzeczy

sdc-fact-under = Leży pod { NAME($flower, case: "instrumental") }.
sdc-fact-led-by = Prowadzą tu: { $cubans }.
sdc-fact-visitor = Stoi tu { -pawn } gracza { $player }.
sdc-fact-no-visitor = Nikt tu nie stoi.
sdc-fact-owner = Właściciel: { $player }.
sdc-fact-no-owner = Nie ma właściciela.
sdc-fact-distance = { $stops ->
    [0] { NAME("car", first: "upper") } stoi tam.
   *[other] { $stops } { NAME("stop", $stops) } od { -car(case: "genitive") }.
}
sdc-fact-busy = { GENDER($cuban) ->
    [feminine] { NAME($cuban) } jest zajęta.
   *[masculine] { NAME($cuban) } jest zajęty.
}
sdc-fact-no-flower = Nie ma kwiatu, więc { -pawn } zostaje na miejscu.
sdc-fact-leads = { NAME($flower, first: "upper") }: { $venues }.
sdc-standing-stated = Kwiat podaje instrukcja.
sdc-standing-reported = Kwiat znany z relacji graczy.
sdc-standing-assumed = Kwiat to przypuszczenie.
sdc-fact-die = Kość: { sdc-die-colour }.
sdc-fact-wanted = { $number ->
    [0] Nie ma { -demand(case: "genitive") }.
   *[other] { NAME("demand", first: "upper") }: { $number }.
}
sdc-fact-no-ship = { NAME("port", case: "where", first: "upper") } nie ma { -ship(case: "genitive") }.
sdc-fact-supply = { NAME("supply", case: "where", first: "upper") }: { $number }.
sdc-fact-givers = Dają: { $cubans }.

## Punkty i wynik

sdc-score-points = żetony { -vp }
sdc-score-start = na początku
sdc-score-ships = { -ship(count: "plural") }
sdc-score-venues = { -venue(count: "plural") }
sdc-score-cubans = { -cuban(count: "plural") }
sdc-score-owners = za własność
sdc-score-goods = towary, 1 { -vp } za { $each }
sdc-score-total = razem
sdc-score-goods-held = towarów
sdc-score-pesos = { -peso }
sdc-score-hidden = ? leży { -screen(case: "where") } (SDC-INFO-1).
sdc-score-best-load = najlepszy załadunek
sdc-score-best-load-told = statek { $ship }: { $number } { NAME($good, $number) }, +{ $points }
sdc-ended-seventh-ship-left = Siódmy { -ship } odpłynął (SDC-END-1).
sdc-ended-turn-limit = Osiągnięto limit tur ({ $turns }): punkty liczy się według obecnej pozycji (SDC-AMB-30).
sdc-table-ends-seventh-ship-left = odpłynął siódmy { -ship }
sdc-table-ends-turn-limit = limit tur
sdc-verdict-won = { $winner } wygrywa: { $points } { NAME("victory-point", $points) }.
sdc-verdict-tie-broken = { $by ->
    [goods] { $winner } wygrywa: { $points } { NAME("victory-point", $points) }; remis rozstrzygają towary: { $goods } (SDC-SCORE-4).
   *[pesos] { $winner } wygrywa: { $points } { NAME("victory-point", $points) }; towarów jest po równo, remis rozstrzygają peso: { $pesos } (SDC-SCORE-4).
}
sdc-verdict-shared = { $winners } dzielą się zwycięstwem: { $points } { NAME("victory-point", $points) } (SDC-SCORE-4).

## Co daje Kubańczyk, w ciasnym miejscu ulicy

sdc-street-cuban-pedro = 2 { NAME("good-tobacco", 2) }
sdc-street-cuban-miguel = 2 { NAME("good-wood", 2) }
sdc-street-cuban-jose = 2 { NAME("good-sugar", 2) }
sdc-street-cuban-pablo = 1 towar
sdc-street-cuban-maria = 2 { -vp }
sdc-street-cuban-el-zorro = każdy daje 1
sdc-street-cuban-martinez = 3 { NAME("peso", 3) }
sdc-street-cuban-conchita = 2 { NAME("good-fruit", 2) }
sdc-street-cuban-alonso = przejęcie
