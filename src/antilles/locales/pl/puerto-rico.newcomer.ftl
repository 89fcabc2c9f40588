### Gra na pół strony i to, jak ludzie nazywają rzeczy, gdy o nie pytają.

pr-newcomer =
    Masz własną wyspę i własne miasto. Wygrywa ten, kto na końcu ma najwięcej { NAME("victory-point", "plural", case: "genitive") }: dają je wysłane towary i budynki.
    W każdej rundzie gracze po kolei wybierają postacie. Akcję postaci wykonują wszyscy, a ten, kto ją wybrał, jako pierwszy i z przywilejem.
    { NAME("role-settler", first: "upper") }: weź { -plantation(case: "accusative") }. { NAME("role-mayor", first: "upper") }: sprowadź { -person-colonist(count: "plural", case: "accusative") }. { NAME("role-builder", first: "upper") }: zbuduj budynek. { NAME("role-craftsman", first: "upper") }: produkuj towary. { NAME("role-trader", first: "upper") }: sprzedaj jeden towar za { -doubloon(count: "plural", case: "accusative") }. { NAME("role-captain", first: "upper") }: wyślij towary za punkty.
    Bez ludzi nic nie działa: { -plantation }, { -tile-quarry } lub budynek działa tylko wtedy, gdy ktoś stoi tam na okręgu. Do produkcji { -good-corn(case: "genitive") } wystarczy sama { -plantation }; pozostałe towary wymagają też { -production-building(case: "genitive") }.
    Na każdej postaci, której nikt nie wybrał, kładzie się 1 { NAME("doubloon", 1, case: "accusative") }, więc czasem warto poczekać. Gra kończy się, gdy czyjeś miasto jest pełne albo zabraknie { -person-colonist(count: "plural", case: "genitive") } lub punktów.
pr-help-answers = Odpowiadaj numerem albo słowami: plantator, zbuduj port; albo zapisem: role settler, build harbor, load sugar 7.
pr-help-more = ? port, ? 2, ? load sugar 7 albo ? PR-CAPTAIN-04
pr-help-examples = Więcej: ? port, ? kapitan, ? 2, ? kamieniołom, ? punkty, ? load sugar 7, ? PR-CAPTAIN-04

## Inne słowa na rzeczy, po przecinku

pr-also-building-harbor = port morski
pr-also-building-wharf = nabrzeże, stocznia, własny statek, prywatny statek
pr-also-building-small-wharf = przystań, mała stocznia
pr-also-building-jeweler = jubiler
pr-also-building-hospice = przytułek, szpital
pr-also-building-university = uniwersytet, szkoła
pr-also-victory-point = punkty, pz, wynik, punktacja
pr-also-doubloon = pieniądze, monety, złoto, cena
pr-also-cargo-ship = statek, statki, załadunek, wysyłka
pr-also-colonist-ship = statek osadników, rejestr
pr-also-phase-storage = magazynowanie, magazyn
pr-also-person-colonist = ludzie, pracownicy, robotnicy
pr-also-person-noble = obywatele, szlachta
pr-also-circle = okręgi, kółko, kółka, rozmieszczanie
pr-also-limbo = czekają, bez miejsca
pr-also-building-construction-hut = kuźnia, plac budowlany
pr-also-building-specialty-factory = manufaktura, gorzelnia, specjalizacja
pr-also-tile-quarry = kamień
pr-also-trading-house = dom handlowy, sprzedaż
pr-also-privilege = przywileje
pr-also-phase-draft = draft, wybór budynków
pr-also-wanted-token = poszukiwany
