### Puerto Rico na stronie: podpisy narysowanego stołu.

pr-web-edition-classic = Klasyczne
pr-web-edition-polish = Polskie
pr-web-edition-rio-grande = Rio Grande
pr-web-edition-1897 = 1897
pr-web-theme-colonial = klasyczne nazwy
pr-web-theme-1897 = nazwy z 1897
pr-web-expansion-buildings = { NAME("expansion-buildings", first: "upper") }
pr-web-expansion-nobles = { NAME("expansion-nobles", first: "upper") }
pr-web-expansion-smuggler = { NAME("expansion-smuggler", first: "upper") }
pr-web-expansion-festival = { NAME("expansion-festival", first: "upper") }

## Części stołu w telefonie

pr-web-part-table = Stół
pr-web-part-market = Rynek
pr-web-part-me = Moja plansza
pr-web-part-rivals = Rywale
pr-web-part-log = Dziennik

## Postacie

pr-web-role-settler = nowa ziemia
pr-web-role-mayor = { NAME("person-colonist", "plural") }
pr-web-role-builder = budowa, −1
pr-web-role-craftsman = produkcja
pr-web-role-trader = sprzedaż
pr-web-role-captain = załadunek
pr-web-role-prospector = +1 { NAME("doubloon", 1) }
pr-web-role-smuggler = jeden czyn
pr-web-role-free = { $role }, monet na karcie: { $doubloons }
pr-web-role-taken = { $role }, zajęte: { $player }
pr-web-role-of = { $role }: { $player }

## Port i wspólne zasoby

pr-web-ship-loaded = Statek handlowy: { $load } z { $spaces }, { NAME($good) }
pr-web-ship-empty = Statek handlowy: pusty, miejsc: { $spaces }
pr-web-colonist-ship = { NAME("colonist-ship", first: "upper") }: { $people }, { NAME("person-noble", "plural") }: { $nobles }
pr-web-plantations = { NAME("plantation", "plural", first: "upper") }
pr-web-quarries = { NAME("tile-quarry", "plural", first: "upper") }: { $number }
pr-web-face-down = Zakryte: { $number }, odrzucone: { $discards }
pr-web-goods = Towary
pr-web-left-price = zapas, cena
pr-web-supply-caption = Towary w zasobach i ich cena
pr-web-good-left = { NAME($good, first: "upper") }: { $number }
pr-web-held = { NAME($good, first: "upper") }: { $number }
pr-web-goal-won = zdobyte
pr-web-goal-goods = w jednej fazie
pr-web-goal-winner = { $player }, runda { $round }
pr-web-goal-nobody = jeszcze nikt
pr-web-goal-left = jeszcze nikt, zostało: { $number }

## Rynek i plansze

pr-web-up-to = do −{ $number }
pr-web-you-own-it = masz
pr-web-sold-out = brak
pr-web-short-by = brakuje { $number }
pr-web-building-label = { NAME($building, first: "upper") }, koszt { $cost }, dla ciebie { $price }, punkty { $points }, kółka { $circles }, zostało { $left }
pr-web-city-label = { NAME($building, first: "upper") }, { $people } z { $circles }, punkty { $points }
pr-web-tile-label = { $person ->
    [none] { NAME($tile, first: "upper") }, puste kółko
   *[other] { NAME($tile, first: "upper") }, { NAME($person) }
}
pr-web-circle-label = { $person ->
    [none] { $place }: puste kółko
   *[other] { $place }: { NAME($person) }
}
pr-web-vp-hidden = punkty ukryte
pr-web-vp-secret = { -vp } tajne
pr-web-made = produkcja
pr-web-makes = wytwarza
pr-web-building-points = { -vp } za budynki: { $points }
pr-web-quarries-at-work = { NAME("tile-quarry", "plural", first: "upper") }: { $number }
pr-web-free = wolne: { $number }
pr-web-spaces-free = wolne: { $number }

## Rozmieszczanie

pr-web-placing-how = kliknij kółko albo przeciągnij
pr-web-use-suggestion = Użyj propozycji
pr-web-suggested = Propozycja
pr-web-as-they-stood = Jak stali
pr-web-into-the-tray = Wszyscy na tacę
pr-web-ready-arrangements = Gotowe ustawienia
pr-web-tray = Taca
pr-web-in-the-hand = W ręce
pr-web-still-in-tray = jeszcze na tacy
pr-web-all-placed = nikogo już nie trzeba ustawiać
pr-web-circles-filled = Zajęte kółka: { $people } z { $circles }.
pr-web-from-to = od { $least } do { $most }
pr-web-place = Ustaw tak
pr-web-would-make = Po rozmieszczeniu wyprodukujesz

## Towary, przemytnik, draft

pr-web-keep-these = Zachowaj to
pr-web-ship-these = Wyślij to
pr-web-discard = Odrzuć: { $goods }
pr-web-single-goods = Pojedyncze towary
pr-web-whole-kinds = { $most ->
    [one] jeden cały rodzaj
    [few] { $most } całe rodzaje, wybrano { $number }
   *[other] { $most } całych rodzajów, wybrano { $number }
}
pr-web-goods-chosen = Towary: { $number } z { $most }
pr-web-who-moves = Kto idzie?
pr-web-goes-back = Wraca do zasobów
pr-web-nothing-lost = Nic nie przepada
pr-web-still-missing = jeszcze brakuje
pr-web-nothing-missing = niczego nie brakuje
pr-web-chosen-of = wybrano, najwyżej { $most }
pr-web-give-person = Osoba: skąd?
pr-web-give-good = Towary
pr-web-give-point = Punkt
pr-web-one-point = 1 { -vp }
pr-web-noble-from = { NAME("person-noble", first: "upper") }, { $place }
pr-web-give-these = Zwróć to
pr-web-supply-these = Dostarcz to
pr-web-ship = Statek
pr-web-keep = Zachowaj
pr-web-take-how-many = Ilu zabrać?
pr-web-draft = Draft
pr-web-pick = wybór { $number }
pr-web-no-pick = jeszcze nic
pr-web-picked = Wybór { $number }: { $player }, { NAME($building) }
pr-web-draft-spaces = { $free ->
    [0] zajęte
   *[other] wolne: { $free } z { $spaces }
}
pr-web-draft-states = Co pokazują karty
pr-web-may-be-drafted = do wyboru
pr-web-drafted-in-play = wybrane, w grze
pr-web-drafted-by = wybór { $number }: { $player }
pr-web-analyse = Analizuj rundę { $number }
pr-web-turning-told = runda { $number }: { $played }, { $change }
