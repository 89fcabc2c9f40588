### Puerto Rico po polsku: co robi każda rzecz, i to samo w kilku słowach do wąskich list.
### Zmienne to przełączniki z editions.py i expansions/switches.py; logiczne przychodzą jako yes i no.

## Budynki produkcyjne

pr-card-building-small-indigo-plant = { NAME("phase-craftsman", case: "where", first: "upper") } { -person-colonist } w tym budynku przerabia plon jednej aktywnej { -tile-indigo(case: "genitive") } na 1 { NAME("good-indigo", 1, case: "accusative") }.
pr-card-building-small-sugar-mill = { NAME("phase-craftsman", case: "where", first: "upper") } { -person-colonist } w tym budynku przerabia plon jednej aktywnej { -tile-sugar(case: "genitive") } na 1 { NAME("good-sugar", 1, case: "accusative") }.
pr-card-building-indigo-plant = { NAME("phase-craftsman", case: "where", first: "upper") } każdy { -person-colonist } w tym budynku przerabia plon jednej aktywnej { -tile-indigo(case: "genitive") } na 1 { NAME("good-indigo", 1, case: "accusative") }, razem do 3.
pr-card-building-sugar-mill = { NAME("phase-craftsman", case: "where", first: "upper") } każdy { -person-colonist } w tym budynku przerabia plon jednej aktywnej { -tile-sugar(case: "genitive") } na 1 { NAME("good-sugar", 1, case: "accusative") }, razem do 3.
pr-card-building-tobacco-storage = { NAME("phase-craftsman", case: "where", first: "upper") } każdy { -person-colonist } w tym budynku przerabia plon jednej aktywnej { -tile-tobacco(case: "genitive") } na 1 { NAME("good-tobacco", 1, case: "accusative") }, razem do 3.
pr-card-building-coffee-roaster = { NAME("phase-craftsman", case: "where", first: "upper") } każdy { -person-colonist } w tym budynku przerabia plon jednej aktywnej { -tile-coffee(case: "genitive") } na 1 { NAME("good-coffee", 1, case: "accusative") }, razem do 2.

## Fioletowe budynki gry podstawowej

pr-card-building-small-market = Gdy sprzedajesz towar { -trading-house(case: "where") }, dostajesz o 1 { NAME("doubloon", 1, case: "accusative") } więcej.
pr-card-building-hacienda = W swojej turze { -phase-settler(case: "where") }, zanim weźmiesz zwykły żeton, możesz dobrać jedną zakrytą { -plantation(case: "accusative") }; wtedy musisz ją położyć. Nie można jej zamienić na { -tile-quarry(case: "accusative") }.
pr-card-building-construction-hut = W swojej turze { -phase-settler(case: "where") } możesz wziąć { -tile-quarry(case: "accusative") } zamiast odkrytej { -plantation(case: "genitive") }, nawet jeśli nie jesteś { -role-settler(case: "instrumental") }.
pr-card-building-small-warehouse = Na koniec { -phase-captain(case: "genitive") }, oprócz jednego towaru, który przechowuje każdy, możesz przechować też wszystkie towary jednego rodzaju. Nie zwalnia to z załadunku.
pr-card-building-hospice = Gdy kładziesz { -plantation(case: "accusative") } lub { -tile-quarry(case: "accusative") } { -phase-settler(case: "where") }, możesz wziąć na ten żeton 1 { NAME("person-colonist", 1, case: "accusative") } { -supply(case: "from") }, a jeśli nikogo tam nie ma, { -colonist-ship(case: "from") }. { $hospice_hacienda ->
    [one_colonist_either_tile] Możesz to zrobić raz na turę: albo dla żetonu, który daje { -building-hacienda }, albo dla zwykłego.
   *[ordinary_tile_only] Nie dotyczy to żetonu, który daje { -building-hacienda }.
}
pr-card-building-office = Możesz sprzedać { -trading-house(case: "where") } także taki towar, jaki już tam leży. Gdy brak wolnych miejsc, ty też nie możesz tam nic sprzedać.
pr-card-building-large-market = Gdy sprzedajesz towar { -trading-house(case: "where") }, dostajesz o 2 { NAME("doubloon", 2, case: "accusative") } więcej, a jeśli działa też { -building-small-market }, o 3.
pr-card-building-large-warehouse = Na koniec { -phase-captain(case: "genitive") }, oprócz jednego towaru, który przechowuje każdy, możesz przechować też wszystkie towary dwóch rodzajów. Jeśli działa też { -building-small-warehouse }, to trzech.
pr-card-building-factory = { NAME("phase-craftsman", case: "where", first: "upper") } dostajesz { -doubloon(count: "plural", case: "accusative") } za liczbę wyprodukowanych rodzajów towarów: 1 za dwa rodzaje, 2 za trzy, 3 za cztery, 5 za pięć. Ilość towarów nie ma znaczenia.
pr-card-building-university = Gdy budujesz, możesz wziąć do nowego budynku 1 { NAME("person-colonist", 1, case: "accusative") } { -supply(case: "from") }, a jeśli nikogo tam nie ma, { -colonist-ship(case: "from") }. Tylko jednego, bez względu na liczbę okręgów.
pr-card-building-harbor = Za każdy swój załadunek { -phase-captain(case: "where") } zdobywasz jeszcze 1 { NAME("victory-point", 1, case: "accusative") }. { NAME("building-wharf", first: "upper") } i { -building-small-wharf } też się liczą.
pr-card-building-wharf = Raz na { -phase-captain(case: "accusative") }, w dowolnej swojej turze, możesz zamiast załadunku { -cargo-ship(case: "to") } odłożyć { -supply(case: "to") } wszystkie swoje towary jednego rodzaju i zdobyć za każdy 1 { NAME("victory-point", 1, case: "accusative") }. Co leży na statkach, nie ma znaczenia.
pr-card-building-guild-hall = Na koniec gry zdobywasz 1 { NAME("victory-point", 1, case: "accusative") } za { -building-small-indigo-plant(case: "accusative") }, 1 za { -building-small-sugar-mill(case: "accusative") } i po 2 za każdy inny swój { -production-building(case: "accusative") }, nawet nieaktywny.
pr-card-building-residence = { $residence_least_tiles ->
    [0] Na koniec gry zdobywasz { -victory-point(count: "plural", case: "accusative") } za zajęte { -island-space(count: "plural", case: "accusative") }: 4 za 9 lub mniej, 5 za 10, 6 za 11, 7 za wszystkie 12. Czy stoją tam { -person-colonist(count: "plural") }, nie ma znaczenia.
   *[other] Na koniec gry zdobywasz { -victory-point(count: "plural", case: "accusative") } za zajęte { -island-space(count: "plural", case: "accusative") }: 4 za 1–9, 5 za 10, 6 za 11, 7 za wszystkie 12. Czy stoją tam { -person-colonist(count: "plural") }, nie ma znaczenia.
}
pr-card-building-fortress = { $fortress_counts_limbo ->
    [yes] Na koniec gry zdobywasz 1 { NAME("victory-point", 1, case: "accusative") } za każdych trzech swoich { -person-colonist(count: "plural", case: "genitive") }. Ci, którzy są { -limbo(case: "where") }, też się liczą.
   *[no] Na koniec gry zdobywasz 1 { NAME("victory-point", 1, case: "accusative") } za każdych trzech swoich { -person-colonist(count: "plural", case: "genitive") } na okręgach. Ci, którzy są { -limbo(case: "where") }, się nie liczą.
}
pr-card-building-customs-house = { $customs_counts_paper ->
    [yes] Na koniec gry zdobywasz 1 { NAME("victory-point", 1, case: "accusative") } za każde cztery zdobyte w czasie gry, w żetonach lub na papierze. Punkty budynków się nie liczą.
   *[no] Na koniec gry zdobywasz 1 { NAME("victory-point", 1, case: "accusative") } za każde cztery, które masz w żetonach. Punkty na papierze i punkty budynków się nie liczą.
}
pr-card-building-city-hall = Na koniec gry zdobywasz 1 { NAME("victory-point", 1, case: "accusative") } za każdy { -violet-building(case: "accusative") } w swoim mieście, łącznie z tym, nawet nieaktywny.

## Budynki dodatku I

pr-card-building-aqueduct = Jeśli { -phase-craftsman(case: "where") } produkujesz { -good-indigo(case: "accusative") } i działa { -building-indigo-plant }, dostajesz jeszcze 1 { NAME("good-indigo", 1, case: "accusative") }; tak samo z { -good-sugar(case: "instrumental") }, jeśli działa { -building-sugar-mill }. { NAME("building-small-indigo-plant", first: "upper") } i { -building-small-sugar-mill } się nie liczą.
pr-card-building-forest-house = { $forest_source ->
    [stock] W swojej turze { -phase-settler(case: "where") } możesz zamiast brać żeton położyć { -tile-forest(case: "accusative") } z osobnego zapasu; odkrytych { -plantation(count: "plural", case: "genitive") } wtedy nie ubywa.
   *[face_up_plantation] W swojej turze { -phase-settler(case: "where") } możesz położyć wziętą odkrytą { -plantation(case: "accusative") } spodem do góry, jako { -tile-forest(case: "accusative") }.
} Każde dwa { -tile-forest(count: "plural") } obniżają koszt twoich budynków o 1 { NAME("doubloon", 1, case: "accusative") }, nawet gdy { -building-forest-house } nie działa. { $forest_hacienda ->
    [peek_then_return] Żeton, który daje { -building-hacienda }, możesz najpierw obejrzeć; jeśli zamiast niego kładziesz { -tile-forest(case: "accusative") }, wraca na stos.
    [peek_then_place] Żeton, który daje { -building-hacienda }, możesz najpierw obejrzeć, a potem położyć dowolną stroną.
   *[face_up_only] Żetonu, który daje { -building-hacienda }, nie można położyć jako { -tile-forest(case: "accusative") }.
}
pr-card-building-black-market = Jeśli przy budowie brakuje ci { -doubloon(count: "plural", case: "genitive") }, możesz zwrócić { -supply(case: "to") } najwyżej 1 { NAME("person-colonist", 1, case: "accusative") }, 1 { NAME("good", 1, case: "accusative") } i 1 { NAME("victory-point", 1, case: "accusative") } w żetonach; każda z tych rzeczy zastępuje 1 { NAME("doubloon", 1, case: "accusative") }. Muszą dokładnie pokryć brak, a ostatniego { -person-colonist(case: "genitive") } { -building-black-market(case: "where") } zwrócić nie można.
pr-card-building-storehouse = Na koniec { -phase-captain(case: "genitive") }, oprócz jednego towaru, który przechowuje każdy, możesz przechować też 3 { NAME("good", 3, case: "accusative") } dowolnych rodzajów.
pr-card-building-guest-house = { $guest_targets ->
    [buildings] { NAME("phase-mayor", case: "where", first: "upper") } możesz tu zostawić do 2 { NAME("person-colonist", 2, case: "genitive") }. W każdej innej fazie, na jej początku, na końcu lub przed swoją turą, możesz przenieść jednego lub obu na wolne okręgi swoich budynków; od razu pracują i zostają tam do następnej { -phase-mayor(case: "genitive") }.
   *[all] { NAME("phase-mayor", case: "where", first: "upper") } możesz tu zostawić do 2 { NAME("person-colonist", 2, case: "genitive") }. W każdej innej fazie, na jej początku, na końcu lub przed swoją turą, możesz przenieść jednego lub obu na wolne okręgi swoich { -plantation(count: "plural", case: "genitive") }, { -tile-quarry(count: "plural", case: "genitive") } i budynków; od razu pracują i zostają tam do następnej { -phase-mayor(case: "genitive") }.
}
pr-card-building-trading-post = { NAME("phase-trader", case: "where", first: "upper") } możesz zamiast { -trading-house(case: "where") } sprzedać jeden towar dowolnego rodzaju tutaj, po zwykłej cenie (trafia { -supply(case: "to") }), nawet gdy { -trading-house } jest pełne albo ma już taki towar. { NAME("privilege", first: "upper") } { -role-trader(case: "genitive") } działa, targi nie.
pr-card-building-church = Gdy budujesz budynek z drugiej lub trzeciej kolumny planszy, zdobywasz 1 { NAME("victory-point", 1, case: "accusative") }, a z czwartej 2. Za pierwszą kolumnę i za sam ten budynek nic nie dostajesz.
pr-card-building-small-wharf = Raz na { -phase-captain(case: "accusative") }, w dowolnej swojej turze, możesz zamiast załadunku { -cargo-ship(case: "to") } odłożyć { -supply(case: "to") } dowolne swoje towary, przynajmniej 1, w dowolnym zestawie. Za każde dwa zdobywasz 1 { NAME("victory-point", 1, case: "accusative") }.
pr-card-building-lighthouse = Za każdy swój załadunek { -phase-captain(case: "where") } dostajesz 1 { NAME("doubloon", 1, case: "accusative") }. Jeśli jesteś { -role-captain(case: "instrumental") }, dostajesz jeszcze 1 na początku fazy, nawet gdy nic nie ładujesz.
pr-card-building-specialty-factory = { NAME("phase-craftsman", case: "where", first: "upper") } dostajesz { -doubloon(count: "plural", case: "accusative") } za ten rodzaj, którego produkujesz najwięcej, z wyjątkiem { -good-corn(case: "genitive") }: o jeden mniej, niż jest tych towarów. { $specialty_counts_bonus ->
    [yes] Towary, które daje { -privilege } { -role-craftsman(case: "genitive") }, też się liczą.
   *[no] Towary, które daje { -privilege } { -role-craftsman(case: "genitive") }, się nie liczą.
}
pr-card-building-library = Podwaja { -privilege(case: "accusative") } postaci, którą wybierasz. { NAME("role-settler", first: "upper") }: po wszystkich pozostałych jeszcze jedna odkryta { -plantation } ({ -tile-quarry } tylko wtedy, gdy działa { -building-construction-hut }; { -building-hospice } tu nie pomaga; nic, jeśli nie bierzesz pierwszego żetonu). { NAME("role-mayor", first: "upper") }: 2 { NAME("person-colonist", 2) }; { -role-builder }: o 2 { NAME("doubloon", 2, case: "accusative") } taniej; { -role-trader }: o 2 { NAME("doubloon", 2, case: "accusative") } więcej; { -role-captain }: o 2 { NAME("victory-point", 2, case: "accusative") } więcej; { -role-prospector }: 2 { NAME("doubloon", 2) }. { $library_craftsman ->
    [any] { NAME("role-craftsman", first: "upper") }: 2 { NAME("good", 2) } wyprodukowanych przez ciebie rodzajów, takie same lub różne.
   *[different] { NAME("role-craftsman", first: "upper") }: 2 { NAME("good", 2) } różnych rodzajów spośród wyprodukowanych przez ciebie.
}
pr-card-building-union-hall = W swojej pierwszej turze { -phase-captain(case: "where") }, przed załadunkiem, zdobywasz 1 { NAME("victory-point", 1, case: "accusative") } za każde dwa jednakowe towary, które masz. Towary zostają u ciebie.
pr-card-building-statue = Daje 8 { NAME("victory-point", 8, case: "genitive") } i nic więcej; ten budynek nie ma okręgów. { NAME("person-colonist", first: "upper") }, którego daje { -building-university }, trafia { -limbo(case: "to") }.
pr-card-building-cloister = Na koniec gry zdobywasz punkty za trójki jednakowych żetonów { -island(case: "where") }, liczą się też { -tile-quarry(count: "plural") } i { -tile-forest(count: "plural") }: za 1 trójkę 1 { NAME("victory-point", 1, case: "accusative") }, za 2 trójki 3, za 3 trójki 6, za 4 trójki 10.

## Budynki dodatku II

pr-card-building-land-office = { $land_office_sale ->
    [open_row] Działa raz { -phase-trader(case: "where") }, w twojej turze, oprócz sprzedaży towaru. Jeśli stoi tu { -person-colonist }, możesz za 1 { NAME("doubloon", 1, case: "accusative") } dobrać zakrytą { -plantation(case: "accusative") } i ją położyć; jeśli { -person-noble }, możesz sprzedać jedną swoją { -plantation(case: "accusative") } za 1 { NAME("doubloon", 1, case: "accusative") }. Sprzedany żeton trafia odkryty { -open-row(case: "to") }, a { -person-colonist } z niego { -limbo(case: "to") }.
   *[discard] Działa raz { -phase-trader(case: "where") }, w twojej turze, oprócz sprzedaży towaru. Jeśli stoi tu { -person-colonist }, możesz za 1 { NAME("doubloon", 1, case: "accusative") } dobrać zakrytą { -plantation(case: "accusative") } i ją położyć; jeśli { -person-noble }, możesz sprzedać jedną swoją { -plantation(case: "accusative") } za 1 { NAME("doubloon", 1, case: "accusative") }. Sprzedany żeton trafia { -discards(case: "to") }, a { -person-colonist } z niego { -limbo(case: "to") }.
} { $land_office_forest ->
    [sell_any] { NAME("tile-forest", case: "accusative", first: "upper") } też można sprzedać; kupiony żeton można położyć jako { -tile-forest(case: "accusative") } tylko wtedy, gdy działa { -building-forest-house }.
   *[needs_forest_house] Sprzedać { -tile-forest(case: "accusative") } lub położyć kupiony żeton jako { -tile-forest(case: "accusative") } można tylko wtedy, gdy działa { -building-forest-house }.
}
pr-card-building-chapel = { NAME("phase-craftsman", case: "where", first: "upper") } dostajesz 1 { NAME("doubloon", 1, case: "accusative") }, jeśli stoi tu { -person-colonist }, albo 1 { NAME("victory-point", 1, case: "accusative") }, jeśli { -person-noble }. Nie musisz nic produkować.
pr-card-building-hunting-lodge = Na koniec { -phase-settler(case: "genitive") }: jeśli stoi tu { -person-colonist }, możesz bez zapłaty oddać jedną swoją { -plantation(case: "accusative") } lub { -tile-forest(case: "accusative") }, a kto tam stoi, trafia { -limbo(case: "to") }; jeśli { -person-noble }, zdobywasz 2 { NAME("victory-point", 2, case: "accusative") }, gdy tylko ty masz najwięcej pustych { -island-space(count: "plural", case: "genitive") }.
pr-card-building-zoning-office = Jeśli stoi tu { -person-colonist }, { -small-building } (kolumny od pierwszej do trzeciej) kosztuje cię o 1 { NAME("doubloon", 1, case: "accusative") } mniej; jeśli { -person-noble }, { -large-building } kosztuje cię o 2 { NAME("doubloon", 2, case: "accusative") } mniej.
pr-card-building-royal-supplier = W swojej pierwszej turze { -phase-captain(case: "where") }, przed załadunkiem, możesz odłożyć { -supply(case: "to") } towary różnych rodzajów, najwyżej tyle, ilu masz { -person-noble(count: "plural", case: "genitive") }, i zdobyć za każdy 1 { NAME("victory-point", 1, case: "accusative") }. To nie załadunek, więc nie przysługują za to żadne premie.
pr-card-building-villa = W swojej pierwszej turze { -phase-mayor(case: "where") } możesz dodatkowo wziąć 1 { NAME("person-noble", 1, case: "accusative") } { -supply(case: "from") }, a jeśli takich już nie ma, { -person-colonist(case: "accusative") }.
pr-card-building-jeweler = { NAME("phase-craftsman", case: "where", first: "upper") } dostajesz 1 { NAME("doubloon", 1, case: "accusative") } za każdego swojego { -person-noble(case: "accusative") }. Nie daje towarów, ale to { -production-building }, a nie { -violet-building }.
pr-card-building-royal-garden = Na koniec gry zdobywasz jeszcze 1 { NAME("victory-point", 1, case: "accusative") } za każdego swojego { -person-noble(case: "accusative") }, więc każdy jest wart 2.

## Postacie

pr-card-role-settler = Wszyscy po kolei mogą wziąć odkrytą { -plantation(case: "accusative") }. { NAME("privilege", first: "upper") }: możesz zamiast niej wziąć { -tile-quarry(case: "accusative") }.
pr-card-role-mayor = { NAME("privilege", first: "upper") }: najpierw możesz wziąć 1 { NAME("person-colonist", 1, case: "accusative") } { -supply(case: "from") }. Potem rozdaje się po jednym wszystkich, którzy są { -colonist-ship(case: "where") }, zaczynając od ciebie, i każdy rozmieszcza swoich; żaden okrąg nie może zostać pusty, dopóki ktoś czeka { -limbo(case: "where") }. { $mayor_rearrange ->
    [yes] Tych, którzy już stoją na okręgach, też można przestawić.
   *[no] Ci, którzy już stoją na okręgach, tam zostają.
}
pr-card-role-builder = Wszyscy po kolei mogą zbudować jeden budynek. { NAME("privilege", first: "upper") }: płacisz o 1 { NAME("doubloon", 1, case: "accusative") } mniej.
pr-card-role-craftsman = Wszyscy dostają towary ze swoich aktywnych { -plantation(count: "plural", case: "genitive") } i { -production-building(count: "plural", case: "genitive") }. { NAME("privilege", first: "upper") }: potem możesz wziąć jeszcze 1 { NAME("good", 1, case: "accusative") } rodzaju, który produkujesz w tej fazie.
pr-card-role-trader = Wszyscy po kolei mogą sprzedać jeden towar { -trading-house(case: "where") }. { NAME("privilege", first: "upper") }: za swoją sprzedaż dostajesz o 1 { NAME("doubloon", 1, case: "accusative") } więcej.
pr-card-role-captain = Po kolei, tyle razy, ile się da, każdy, kto może, musi załadować towary jednego rodzaju na jeden { -cargo-ship(case: "accusative") }, ile się zmieści, i zdobywa za każdy 1 { NAME("victory-point", 1, case: "accusative") }. { NAME("privilege", first: "upper") }: za pierwszy załadunek zdobywasz jeszcze 1 { NAME("victory-point", 1, case: "accusative") }.
pr-card-role-prospector = Dostajesz 1 { NAME("doubloon", 1, case: "accusative") } { -bank(case: "from") }. Pozostali nic nie robią.
pr-card-role-prospector-2 = Dostajesz 1 { NAME("doubloon", 1, case: "accusative") } { -bank(case: "from") }. Pozostali nic nie robią.
pr-card-role-smuggler = Działasz tylko ty i wybierasz jeden występek: { -deed-raid }, { -deed-robbery }, { -deed-luring } lub { -deed-takeover }. Dostajesz { -wanted-token(case: "accusative") } i nie możesz znów wybrać tej postaci, dopóki nie wybierze jej ktoś inny.

## Żetony

pr-card-tile-corn = Jeśli stoi tu { -person-colonist }, { -phase-craftsman(case: "where") } dostajesz 1 { NAME("good-corn", 1, case: "accusative") }. { NAME("production-building", first: "upper") } nie jest potrzebny.
pr-card-tile-indigo = Jeśli { -person-colonist } stoi i tutaj, i { -building-small-indigo-plant(case: "where") } lub { -building-indigo-plant(case: "where") }, { -phase-craftsman(case: "where") } dostajesz 1 { NAME("good-indigo", 1, case: "accusative") }.
pr-card-tile-sugar = Jeśli { -person-colonist } stoi i tutaj, i { -building-small-sugar-mill(case: "where") } lub { -building-sugar-mill(case: "where") }, { -phase-craftsman(case: "where") } dostajesz 1 { NAME("good-sugar", 1, case: "accusative") }.
pr-card-tile-tobacco = Jeśli { -person-colonist } stoi i tutaj, i { -building-tobacco-storage(case: "where") }, { -phase-craftsman(case: "where") } dostajesz 1 { NAME("good-tobacco", 1, case: "accusative") }.
pr-card-tile-coffee = Jeśli { -person-colonist } stoi i tutaj, i { -building-coffee-roaster(case: "where") }, { -phase-craftsman(case: "where") } dostajesz 1 { NAME("good-coffee", 1, case: "accusative") }.
pr-card-tile-quarry = Każdy aktywny { -tile-quarry } obniża ci koszt budynku o 1 { NAME("doubloon", 1, case: "accusative") }, ale najwyżej o 1 w pierwszej kolumnie planszy, o 2 w drugiej, o 3 w trzeciej i o 4 w czwartej.
pr-card-tile-forest = { $forest_source ->
    [stock] Żeton z osobnego zapasu; położyć go pozwala { -building-forest-house }.
   *[face_up_plantation] { NAME("plantation", first: "upper") }, którą { -building-forest-house } pozwala położyć spodem do góry.
} Każde dwa { -tile-forest(count: "plural") } obniżają koszt twoich budynków o 1 { NAME("doubloon", 1, case: "accusative") } w każdej kolumnie. Nie ma tu okręgu: { -person-colonist }, którego daje { -building-hospice }, trafia { -limbo(case: "to") }.

## Towary

pr-card-good-corn = Cena { -trading-house(case: "where") }: 0 { NAME("doubloon", 0) }. Potrzebna jest tylko aktywna { -tile-corn }, bez żadnego budynku.
pr-card-good-indigo = Cena { -trading-house(case: "where") }: 1 { NAME("doubloon", 1) }. Potrzebna jest aktywna { -tile-indigo } oraz { -person-colonist } { -building-small-indigo-plant(case: "where") } lub { -building-indigo-plant(case: "where") }.
pr-card-good-sugar = Cena { -trading-house(case: "where") }: 2 { NAME("doubloon", 2) }. Potrzebna jest aktywna { -tile-sugar } oraz { -person-colonist } { -building-small-sugar-mill(case: "where") } lub { -building-sugar-mill(case: "where") }.
pr-card-good-tobacco = Cena { -trading-house(case: "where") }: 3 { NAME("doubloon", 3) }. Potrzebna jest aktywna { -tile-tobacco } oraz { -person-colonist } { -building-tobacco-storage(case: "where") }.
pr-card-good-coffee = Cena { -trading-house(case: "where") }: 4 { NAME("doubloon", 4) }. Potrzebna jest aktywna { -tile-coffee } oraz { -person-colonist } { -building-coffee-roaster(case: "where") }.

## Ludzie, miejsca, pieniądze i punkty

pr-card-person-colonist = Na okręgu sprawia, że { -plantation }, { -tile-quarry } lub budynek działa. Nowi przybywają i są rozmieszczani { -phase-mayor(case: "where") }, wyjątków jest niewiele.
pr-card-person-noble = Wszędzie zastępuje { -person-colonist(case: "accusative") }, ale niektóre budynki działają z nim inaczej. Na koniec gry każdy jest wart 1 { NAME("victory-point", 1, case: "accusative") }, gdziekolwiek stoi.
pr-card-governor = Jako pierwszy w rundzie wybiera postać. Po rundzie karta przechodzi do sąsiada po lewej.
pr-card-trading-house = Mieści cztery towary różnych rodzajów; taki sam pozwala sprzedać tylko { -building-office }. Jeśli na koniec { -phase-trader(case: "genitive") } brak wolnych miejsc, wszystkie towary wracają { -supply(case: "to") }.
pr-card-cargo-ship = Wiezie towary jednego rodzaju, a na dwóch statkach nie mogą być takie same. Na koniec { -phase-captain(case: "genitive") } ładunek pełnych statków trafia { -supply(case: "to") }, pozostałe zachowują swój.
pr-card-colonist-ship = Wszystkich, którzy tu są, rozdaje się { -phase-mayor(case: "where") }. Potem stawia się tu po jednym na każdy pusty okrąg w budynkach wszystkich graczy, ale przynajmniej tylu, ilu jest graczy. Jeśli w puli tylu nie ma, gra kończy się po tej rundzie (nie dotyczy to dodatku „{ -expansion-nobles }” ani wariantu „{ -variant-long-game }”).
pr-card-limbo = Tu czekają twoi { -person-colonist(count: "plural") }, dla których zabrakło okręgu. { NAME("phase-mayor", case: "where", first: "upper") } ich rozmieszczasz; zostają tylko ci, dla których nie ma pustych okręgów.
pr-card-supply = Wspólny zapas obok planszy: { -person-colonist(count: "plural") }, towary i { -vp-chip(count: "plural") }. Czego w nim nie ma, tego nikt nie dostaje; tylko { -victory-point(count: "plural", case: "accusative") } zapisuje się wtedy na papierze.
pr-card-open-row = Odkryte { -plantation(count: "plural") }, spośród których wybiera się { -phase-settler(case: "where") }: jest ich o jedną więcej niż graczy. Potem reszta trafia { -discards(case: "to") } i odkrywa się nowe.
pr-card-discards = { NAME("plantation", "plural", first: "upper") }, których nikt nie wziął. Gdy zabraknie zakrytych żetonów, tasuje się je i używa ponownie.
pr-card-circle = Miejsce dla jednego { -person-colonist(case: "genitive") }. Żeton lub budynek, na którym stoi choć jeden, jest aktywny i działa; inaczej nie robi nic.
pr-card-island = 12 pól na { -plantation(count: "plural", case: "accusative") }, { -tile-quarry(count: "plural", case: "accusative") } i { -tile-forest(count: "plural", case: "accusative") }. Gdy wszystkie są zajęte, nie można wziąć nowych żetonów.
pr-card-city = 12 pól na budynki; { -large-building } zajmuje dwa. Gdy ktoś zajmie ostatnie, gra kończy się po tej rundzie.
pr-card-doubloon = Pieniądze na budowę. Po każdej rundzie na każdej postaci, której nikt nie wybrał, kładzie się 1 { NAME("doubloon", 1, case: "accusative") } dla tego, kto ją wybierze; na koniec gry { -doubloon(count: "plural") } i towary rozstrzygają tylko remis.
pr-card-victory-point = Wygrywa, kto ma ich najwięcej. Dają je załadunek towarów, budynki i, na koniec gry, aktywne duże budynki. { $vp_secret ->
    [yes] Żetony leżą zakryte: ile ich jest, wie tylko właściciel.
   *[no] Żetony każdego widzą wszyscy.
} { $vp_end_any_phase ->
    [yes] Gdy z puli zniknie ostatni żeton, gra kończy się po tej rundzie (nie dotyczy to wariantu „{ -variant-long-game }”).
   *[no] Gdy { -phase-captain(case: "where") } z puli zniknie ostatni żeton, gra kończy się po tej rundzie (nie dotyczy to wariantu „{ -variant-long-game }”).
}
pr-card-privilege = Korzyść gracza, który wybrał postać. Jest dobrowolna; kto nie wykonuje akcji postaci, ten jej nie ma.

## Przemytnik i festiwal

pr-card-wanted-token = Leży u tego, kto ostatnio wybrał { -role-smuggler(case: "accusative") }. Ten gracz nie może wybrać tej postaci znowu, dopóki nie wybierze jej ktoś inny.
pr-card-deed-raid = Rozładuj jeden { -cargo-ship(case: "accusative") }. Do trzech towarów zatrzymujesz, reszta trafia { -supply(case: "to") }.
pr-card-deed-robbery = Odłóż wszystkie towary { -trading-house(case: "from") } { -supply(case: "to") } i zdobądź za każdy 1 { NAME("victory-point", 1, case: "accusative") }.
pr-card-deed-luring = Zabieraj ludzi { -colonist-ship(case: "from") }, aż zostanie ich tam tylu, ilu jest graczy. Do trzech z nich od razu stawiasz na swoich pustych okręgach, reszta trafia { -supply(case: "to") }.
pr-card-deed-takeover = Połóż przed sobą postać, której nikt nie wybrał, i weź z niej wszystkie { -doubloon(count: "plural", case: "accusative") }. Inni wciąż mogą ją wybrać: wtedy dostajesz 3 { NAME("doubloon", 3, case: "accusative") }. Jeśli nikt tego nie zrobi, na koniec rundy rozgrywasz ją jako swoją.
pr-card-festival = Odkryte są trzy cele: { -plantation(count: "plural") } jednego rodzaju, trzy towary, budynek. Nagrodę za każdy dostaje ten, kto osiągnie go pierwszy, i tylko raz.
pr-card-goal-plantation = Pierwszy gracz, który ma trzy { -plantation(count: "plural", case: "accusative") } wskazanego rodzaju, bierze 3 { NAME("person-colonist", 3, case: "accusative") } { -supply(case: "from") } i od razu ich rozmieszcza.
pr-card-goal-goods = Pierwszy gracz, który przez jedną { -phase-craftsman(case: "accusative") } wyprodukuje trzy wskazane towary, dostaje 3 { NAME("doubloon", 3, case: "accusative") }.
pr-card-goal-building = Pierwszy gracz, który zbuduje wskazany budynek, zdobywa 3 { NAME("victory-point", 3, case: "accusative") }.

## Fazy

pr-card-phase-draft = Przed grą wybieracie po kolei { -violet-building(count: "plural", case: "accusative") }, każdy na wolne miejsce planszy o tym samym koszcie, aż zajęte będą wszystkie miejsca: 12 małych i 5 dużych. Pozostałe nie biorą udziału w grze. { $draft_first ->
    [random] Kto zaczyna, decyduje los.
   *[governor] Zaczyna { -governor }.
} { $x1_office_trading_post ->
    [none] { NAME("building-office", first: "upper") } i { -building-trading-post } mogą być w grze razem.
   *[other] { NAME("building-office", first: "upper") } i { -building-trading-post } nigdy nie są w grze razem.
} { $x1_hacienda_forest_house ->
    [none] { NAME("building-hacienda", first: "upper") } i { -building-forest-house } mogą być w grze razem.
   *[other] { NAME("building-hacienda", first: "upper") } i { -building-forest-house } nigdy nie są w grze razem.
}
pr-card-phase-storage = Na koniec { -phase-captain(case: "genitive") } każdy przechowuje 1 wybrany towar; więcej pozwalają przechować { -building-small-warehouse }, { -building-large-warehouse } i { -building-storehouse }. Wszystko inne bez zapłaty wraca { -supply(case: "to") }.

## Rodzaje budynków

pr-card-production-building = { NAME("phase-craftsman", case: "where", first: "upper") } przerabia plon { -plantation(count: "plural", case: "genitive") } na towary: 1 na każdego { -person-colonist(case: "accusative") } w budynku, jeśli jest dla niego aktywna { -plantation } tego rodzaju.
pr-card-violet-building = Każdy budynek, który nie jest produkcyjny. Żeby działał, wystarczy w nim jeden { -person-colonist }, a korzystać z niego nie trzeba; wydrukowane punkty liczą się zawsze.
pr-card-large-building = Kosztuje 10 { NAME("doubloon", 10, case: "accusative") } i zajmuje dwa { -city-space(count: "plural", case: "accusative") }, ale to jeden budynek. Dodatkowe punkty na koniec gry daje tylko aktywny; wydrukowane liczą się zawsze.

## Dodatki, wydania, warianty

pr-card-expansion-buildings = Jeszcze 14 rodzajów { -violet-building(count: "plural", case: "genitive") }. Przed grą wybieracie, które ze wszystkich biorą udział: 12 małych i 5 dużych.
pr-card-expansion-nobles = Jeszcze 8 budynków oraz { -person-noble(count: "plural") }: jeden przybywa za każdym razem, gdy uzupełnia się { -colonist-ship(case: "accusative") }, i na koniec gry jest wart 1 { NAME("victory-point", 1, case: "accusative") }. Brak { -person-colonist(count: "plural", case: "genitive") } nie kończy już gry. { $x2_all_colonists ->
    [yes] Przy każdej liczbie graczy w grze jest wszystkich 100 { NAME("person-colonist", 100, case: "genitive") }.
   *[no] Ilu { -person-colonist(count: "plural", case: "genitive") } jest w grze, zależy od liczby graczy, tak jak bez dodatku.
}
pr-card-expansion-smuggler = Jeszcze jedna postać, { -role-smuggler }, z czterema występkami do wyboru. Nigdy nie kładzie się na niej { -doubloon(count: "plural", case: "genitive") }.
pr-card-expansion-festival = Trzy losowe cele: kto pierwszy osiągnie jeden z nich, dostaje 3 { NAME("person-colonist", 3, case: "accusative") }, 3 { NAME("doubloon", 3, case: "accusative") } lub 3 { NAME("victory-point", 3, case: "accusative") }.
pr-card-edition-classic = Zasady klasyczne: od 3 do 5 graczy, bez dodatków. Rozmieszczeni { -person-colonist(count: "plural") } zostają na miejscu, a { -building-hospice } pomaga także przy żetonie, który daje { -building-hacienda }.
pr-card-edition-polish = Zasady polskie: od 2 do 5 graczy, „{ -expansion-buildings }” i dwa warianty. { NAME("building-fortress", first: "upper") } nie liczy tych, którzy są { -limbo(case: "where") }, a { -building-library } daje dwa dowolne towary, jeśli jesteś { -role-craftsman(case: "instrumental") }.
pr-card-edition-rio-grande = Zasady angielskie z 2019 roku: od 2 do 5 graczy, „{ -expansion-buildings }” i „{ -expansion-nobles }”. { NAME("tile-forest", "plural", first: "upper") } bierze się z osobnego zapasu.
pr-card-edition-1897 = Zasady „Puerto Rico 1897”: od 2 do 5 graczy, wszystkie cztery dodatki. { NAME("building-guest-house", first: "upper") } wysyła ludzi tylko do budynków, a żeton sprzedany { -building-land-office(case: "where") } trafia { -open-row(case: "to") }.
pr-card-variant-one-of-each = Każdy { -violet-building }, także z dodatków, jest w jednym egzemplarzu i może go mieć tylko jeden gracz. Draftu nie ma.
pr-card-variant-long-game = Przy każdej liczbie graczy w grze są wszyscy { -person-colonist(count: "plural") } i wszystkie { -vp-chip(count: "plural") }. Gra kończy się tylko wtedy, gdy ktoś w całości zabuduje { -city(case: "accusative") }; rundę się dogrywa.

## W kilku słowach: budynki

pr-brief-building-small-indigo-plant = przerabia 1 { NAME("good-indigo", 1, case: "accusative") }
pr-brief-building-small-sugar-mill = przerabia 1 { NAME("good-sugar", 1, case: "accusative") }
pr-brief-building-indigo-plant = przerabia do 3 { NAME("good-indigo", 3, case: "genitive") }
pr-brief-building-sugar-mill = przerabia do 3 { NAME("good-sugar", 3, case: "genitive") }
pr-brief-building-tobacco-storage = przerabia do 3 { NAME("good-tobacco", 3, case: "genitive") }
pr-brief-building-coffee-roaster = przerabia do 2 { NAME("good-coffee", 2, case: "genitive") }
pr-brief-building-small-market = +1 { NAME("doubloon", 1) } za sprzedaż
pr-brief-building-hacienda = najpierw zakryty żeton
pr-brief-building-construction-hut = { -tile-quarry(count: "plural") } i dla ciebie
pr-brief-building-small-warehouse = przechowuje jeden rodzaj
pr-brief-building-hospice = { -person-colonist } na nowy żeton
pr-brief-building-office = sprzedaż takiego samego towaru
pr-brief-building-large-market = +2 { NAME("doubloon", 2) } za sprzedaż
pr-brief-building-large-warehouse = przechowuje dwa rodzaje
pr-brief-building-factory = { -doubloon(count: "plural") } za liczbę rodzajów
pr-brief-building-university = { -person-colonist } w nowym budynku
pr-brief-building-harbor = +1 punkt za załadunek
pr-brief-building-wharf = własny statek
pr-brief-building-guild-hall = koniec: { -production-building(count: "plural") }
pr-brief-building-residence = koniec: pełna { -island }
pr-brief-building-fortress = koniec: twoi { -person-colonist(count: "plural") }
pr-brief-building-customs-house = koniec: punkty zdobyte w grze
pr-brief-building-city-hall = koniec: { -violet-building(count: "plural") }
pr-brief-building-aqueduct = +1 { NAME("good-indigo", 1) } i +1 { NAME("good-sugar", 1) }
pr-brief-building-forest-house = { -tile-forest(count: "plural") } obniżają koszty
pr-brief-building-black-market = płacisz nie tylko { -doubloon(count: "plural", case: "instrumental") }
pr-brief-building-storehouse = przechowuje jeszcze 3 { NAME("good", 3, case: "accusative") }
pr-brief-building-guest-house = 2 { NAME("person-colonist", 2) } w zapasie
pr-brief-building-trading-post = sprzedaż poza { -trading-house(case: "instrumental") }
pr-brief-building-church = punkty za budowę
pr-brief-building-small-wharf = własny statek, 1 punkt za 2
pr-brief-building-lighthouse = { -doubloon } za każdy załadunek
pr-brief-building-specialty-factory = { -doubloon(count: "plural") } za jeden rodzaj
pr-brief-building-library = podwójne { -privilege(count: "plural") }
pr-brief-building-union-hall = punkty za posiadane towary
pr-brief-building-statue = 8 punktów i nic więcej
pr-brief-building-cloister = koniec: jednakowe żetony
pr-brief-building-land-office = kupno; { -person-noble }: sprzedaż
pr-brief-building-chapel = 1 { NAME("doubloon", 1) }; { -person-noble }: 1 punkt
pr-brief-building-hunting-lodge = oddaj żeton; { -person-noble }: 2 pkt
pr-brief-building-zoning-office = −1; { -person-noble }: −2 za duży
pr-brief-building-royal-supplier = { -person-noble }: towar za punkt
pr-brief-building-villa = jeszcze 1 { NAME("person-noble", 1) }
pr-brief-building-jeweler = { -doubloon } za { -person-noble(case: "accusative") }
pr-brief-building-royal-garden = koniec: punkt za { -person-noble(case: "accusative") }

## W kilku słowach: postacie

pr-brief-deed-raid = opróżnij statek, weź do 3
pr-brief-deed-robbery = punkt za każdy towar w nim
pr-brief-deed-luring = ludzie na twoje puste okręgi
pr-brief-deed-takeover = wolna postać i { -doubloon(count: "plural") }
pr-brief-role-settler = wszyscy biorą { -plantation(case: "accusative") }, ty możesz wziąć { -tile-quarry(case: "accusative") }
pr-brief-role-mayor = wszyscy dostają { -person-colonist(count: "plural", case: "accusative") }, ty o jednego więcej
pr-brief-role-builder = wszyscy mogą budować, ty o 1 { NAME("doubloon", 1, case: "accusative") } taniej
pr-brief-role-craftsman = wszyscy produkują towary, ty o jeden więcej
pr-brief-role-trader = wszyscy mogą sprzedać towar, ty o 1 { NAME("doubloon", 1, case: "accusative") } drożej
pr-brief-role-captain = wszyscy muszą ładować, ty za pierwszy załadunek +1 punkt
pr-brief-role-prospector = dostajesz 1 { NAME("doubloon", 1, case: "accusative") }, pozostali nic
pr-brief-role-prospector-2 = dostajesz 1 { NAME("doubloon", 1, case: "accusative") }, pozostali nic
pr-brief-role-smuggler = tylko ty: { -deed-raid }, { -deed-robbery }, { -deed-luring } lub { -deed-takeover }
