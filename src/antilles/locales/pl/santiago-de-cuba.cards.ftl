### Santiago de Cuba po polsku: co robi każda rzecz, i to samo w kilku słowach do wąskich list.
### Zmienne to ustawienia z santiago/options.py; logiczne przychodzą jako yes i no.

## Kubańczycy

sdc-card-cuban-pedro = Weź 2 { NAME("good-tobacco", 2, case: "accusative") } { -supply(case: "from") }.
sdc-card-cuban-miguel = Weź 2 { NAME("good-wood", 2, case: "accusative") } { -supply(case: "from") }. Inaczej { -good-wood(case: "genitive") } zdobyć nie można.
sdc-card-cuban-jose = Weź 2 { NAME("good-sugar", 2, case: "accusative") } { -supply(case: "from") }.
sdc-card-cuban-pablo = Weź 1 dowolny towar { -supply(case: "from") }, ale nie { -good-wood(case: "accusative") }.
sdc-card-cuban-maria = Zdobądź 2 { NAME("victory-point", 2, case: "accusative") }.
sdc-card-cuban-el-zorro = Każdy rywal daje ci jedną rzecz według własnego wyboru: 1 { NAME("peso", 1, case: "accusative") }, 1 { NAME("victory-point", 1, case: "accusative") } albo 1 towar, ale nie { -good-wood(case: "accusative") }. Twój { -pawn } zostaje na miejscu i możesz skorzystać z lokalu, w którym stoi.
sdc-card-cuban-martinez = Weź 3 { NAME("peso", 3, case: "accusative") }.
sdc-card-cuban-conchita = Weź 2 { NAME("good-fruit", 2, case: "accusative") } { -supply(case: "from") }.
sdc-card-cuban-alonso = Możesz zrobić jedno z dwojga: położyć swój { -owner-marker(case: "accusative") } na lokalu bez właściciela albo raz skorzystać z własnego lokalu, gdziekolwiek stoją { -pawn(count: "plural") }.

## Lokale

sdc-card-venue-bank = Weź 2 { NAME("peso", 2, case: "accusative") }.
sdc-card-venue-customs = Ustaw na 0 jedną { -die(case: "accusative") } statku { -port(case: "where") }. Jeśli teraz wszystkie cztery pokazują 0, { -ship } odpływa.
sdc-card-venue-church = Zdobądź 1 { NAME("victory-point", 1, case: "accusative") }.
sdc-card-venue-port-authority = Przesuń { -price-marker(case: "accusative") } o jedną chorągiewkę w lewo lub w prawo, jeśli { -ship } jest { -port(case: "where") }. Jeśli znacznik dojdzie do { -checkered-flag(case: "genitive") }, { -ship } odpływa.
sdc-card-venue-distillery = Zwróć dowolną ilość { -good-sugar(case: "genitive") } i weź tyle samo { -good-rum(case: "genitive") }, o ile starczy go { -supply(case: "where") }.
sdc-card-venue-cigar-factory = Zwróć dowolną ilość { -good-tobacco(case: "genitive") } i weź tyle samo { -good-cigars(case: "genitive") }, o ile starczy ich { -supply(case: "where") }.
sdc-card-venue-black-market = Zwróć 1 towar i weź 1 innego rodzaju { -supply(case: "from") }; { -good-wood(case: "genitive") } nie można ani oddać, ani wziąć.
sdc-card-venue-sawmill = Zwróć 1 { NAME("good-wood", 1, case: "accusative") } za 1 { NAME("victory-point", 1, case: "accusative") } i 1 { NAME("peso", 1, case: "accusative") }, tylko raz na wizytę.
sdc-card-venue-cafe = Zwróć 1 { NAME("good-rum", 1, case: "accusative") }, 1 { NAME("good-cigars", 1, case: "accusative") } lub oba naraz: po 2 { NAME("victory-point", 2, case: "accusative") } za każdy towar.
sdc-card-venue-casino = Wymieniaj { -peso(count: "plural") } na { -victory-point(count: "plural", case: "accusative") } lub odwrotnie, ile razy możesz: 3 { NAME("peso", 3) } za 1 { NAME("victory-point", 1, case: "accusative") }. Podczas jednej wizyty tylko w jedną stronę.
sdc-card-venue-contractor = Załaduj 1 towar, na który statek { -port(case: "where") } ma { -demand(case: "accusative") }, ale nie { -good-wood(case: "accusative") }: jego kość spada o 1, a ty zdobywasz 2 { NAME("victory-point", 2, case: "accusative") } bez względu na cenę.
sdc-card-venue-newspaper = Weź 1 { NAME("peso", 1, case: "accusative") }; możesz też oznaczyć jednego wolnego { -cuban(case: "accusative") } jako zajętego, ale nie tego, przy którym stoi { -car }. Kto zatrzyma się przy zajętym, nic nie dostaje i nie korzysta z lokalu; gdy { -car } go minie, jest znowu wolny.

## Towary

sdc-card-good-sugar = Na początku masz 1. Dają ją { -cuban-jose }, { -cuban-pablo } i { -venue-black-market }, a { -venue-distillery } robi z niej { -good-rum(case: "accusative") }. Kość jest biała.
sdc-card-good-tobacco = Na początku masz 1. Dają go { -cuban-pedro }, { -cuban-pablo } i { -venue-black-market }, a { -venue-cigar-factory } robi z niego { -good-cigars(case: "accusative") }. Kość jest zielona.
sdc-card-good-fruit = Na początku masz 1. Dają je { -cuban-conchita }, { -cuban-pablo } i { -venue-black-market }. Kość jest pomarańczowa i pokazuje do 4, pozostałe do 3.
sdc-card-good-rum = Dają go { -venue-distillery }, { -cuban-pablo } i { -venue-black-market }. Kość jest czerwona.
sdc-card-good-cigars = Dają je { -venue-cigar-factory }, { -cuban-pablo } i { -venue-black-market }. Kość jest czarna.
sdc-card-good-wood = Daje je tylko { -cuban-miguel }, swojej kości nie ma. Podczas { -loading-round(case: "genitive") } można je załadować zamiast dowolnego towaru, na który jest { -demand }: za każde 1 { NAME("victory-point", 1) } bez względu na cenę; w jednej akcji nie można go mieszać z tym towarem.

## Ulica i port

sdc-card-turn = Najpierw przejeżdżasz przynajmniej jeden przystanek i korzystasz z tego, co daje { -cuban }, albo ładujesz towary { -port(case: "where") }. Potem stawiasz swój { -pawn(case: "accusative") } w lokalu pod takim samym kwiatem i możesz z niego skorzystać.
sdc-card-car = Jeden dla wszystkich. Jedzie zgodnie z ruchem wskazówek zegara, przynajmniej jeden przystanek i najwyżej całe okrążenie: pierwszy przystanek jest darmowy, każdy następny kosztuje 1 { NAME("peso", 1, case: "accusative") }.
sdc-card-street = Pierścień dziesięciu przystanków: { -port } i dziewięcioro { -cuban(count: "plural", case: "genitive") } w losowej kolejności. Zajęci { -cuban(count: "plural") } i { -port } też liczą się jako przystanki.
sdc-card-port = Jeśli się tu zatrzymasz, zaczyna się { -loading-round }, a twój { -pawn } zostaje na miejscu i z lokalu nie korzystasz. Jeśli przejedziesz obok, { -price } rośnie o jedną chorągiewkę.
sdc-card-loading-round = Zaczynając od ciebie, gracze po kolei ładują towary jednego rodzaju, najwyżej tyle, ile pokazuje { -die }, i zdobywają za każdy tyle { -victory-point(count: "plural", case: "genitive") }, ile wynosi { -price }; kto pasuje, już nie ładuje. Jeśli wszyscy spasują, a na kościach nie są same zera, { -price } rośnie o jedną chorągiewkę.
sdc-card-ship = Odpływa, gdy wszystkie cztery kości pokazują 0 albo gdy { -price-marker } dojdzie do { -checkered-flag(case: "genitive") }; { -price } wraca na pierwszą chorągiewkę. { $end_immediately ->
    [yes] Gdy odpływa siódmy, gra od razu się kończy.
   *[no] Gdy odpływa siódmy, gra kończy się po tej turze.
}
sdc-card-price = Ile { -victory-point(count: "plural", case: "genitive") } daje każdy załadowany towar. Rośnie o jedną chorągiewkę, gdy ktoś minie { -port(case: "accusative") } albo gdy kończy się { -loading-round }, a zostaje jeszcze { -demand }.
sdc-card-checkered-flag = Ostatnia chorągiewka toru: gdy dojdzie do niej { -price-marker }, { -ship } od razu odpływa, pełny czy nie.
sdc-card-demand = Towary, których potrzebuje statek { -port(case: "where") }. Gracz, przez którego odpłynął poprzedni, na koniec tury rzuca pięcioma kośćmi i wybiera cztery; towar piątej nie jest potrzebny.
sdc-card-die = Pokazuje, ile swojego towaru przyjmie jeszcze { -ship }. Każdy załadowany towar zmniejsza ją o 1.
sdc-card-flower = Po spotkaniu z Kubańczykiem twój { -pawn } musi przejść do lokalu pod takim samym kwiatem: nie tam, gdzie stoi rywal, i nie tam, gdzie stał dotąd. Jeśli takich nie ma, zostaje i możesz skorzystać z jego lokalu.
sdc-card-supply = Wspólny zapas towarów: razem z graczami po osiem każdego rodzaju. Jeśli czegoś brakuje, bierzesz to, co jest.

## Gracze i ich pionki

sdc-card-pawn = Stoi w odwiedzonym lokalu do twojej następnej tury i nie wpuszcza tam innych. Na początku jest poza planszą.
sdc-card-owner-marker = Masz trzy na całą grę. { $owner_vp_on_stay ->
    [yes] Jeśli rywal kończy turę w lokalu z twoim znacznikiem, zdobywasz 1 { NAME("victory-point", 1, case: "accusative") }, nawet gdy jego { -pawn } tylko tam pozostaje.
   *[no] Jeśli rywal przechodzi do lokalu z twoim znacznikiem, na koniec tej tury zdobywasz 1 { NAME("victory-point", 1, case: "accusative") }; jeśli jego { -pawn } tylko tam pozostaje, nie dostajesz nic.
}
sdc-card-screen = { $open_holdings ->
    [yes] Przy tym stole wszystko jest jawne: towary, { -peso } i { -victory-point(count: "plural") } każdego widzą wszyscy.
   *[no] Za nią do końca gry ukryte są twoje towary, { -peso } i { -victory-point(count: "plural") }.
}
sdc-card-peso = Pieniądze na dalszą jazdę. Na koniec gry nie dają punktów, ale rozstrzygają remis, jeśli i towarów jest tyle samo.
sdc-card-victory-point = Wygrywa, kto ma ich najwięcej. Na koniec gry każde trzy dowolne towary dają jeszcze 1, { -good-wood } też się liczy; przy remisie wygrywa, kto ma więcej towarów.

## W kilku słowach: Kubańczycy

sdc-brief-cuban-pedro = 2 { NAME("good-tobacco", 2) }
sdc-brief-cuban-miguel = 2 { NAME("good-wood", 2) }
sdc-brief-cuban-jose = 2 { NAME("good-sugar", 2) }
sdc-brief-cuban-pablo = 1 towar, ale nie { -good-wood }
sdc-brief-cuban-maria = 2 { -vp }
sdc-brief-cuban-el-zorro = po 1 od każdego { -rival(case: "genitive") }
sdc-brief-cuban-martinez = 3 { NAME("peso", 3) }
sdc-brief-cuban-conchita = 2 { NAME("good-fruit", 2) }
sdc-brief-cuban-alonso = przejęcie lub własny { -venue }

## W kilku słowach: lokale

sdc-brief-venue-bank = 2 { NAME("peso", 2) }
sdc-brief-venue-customs = jedna kość na 0
sdc-brief-venue-church = 1 { -vp }
sdc-brief-venue-port-authority = { -price } o 1 w górę lub dół
sdc-brief-venue-distillery = { -good-sugar } na { -good-rum(case: "accusative") }
sdc-brief-venue-cigar-factory = { -good-tobacco } na { -good-cigars(case: "accusative") }
sdc-brief-venue-black-market = 1 towar na inny
sdc-brief-venue-sawmill = 1 { NAME("good-wood", 1) }: 1 { -vp } + 1 { NAME("peso", 1) }
sdc-brief-venue-cafe = { -good-rum }, { -good-cigars }: po 2 { -vp }
sdc-brief-venue-casino = wymiana: 3 { NAME("peso", 3) } = 1 { -vp }
sdc-brief-venue-contractor = załaduj 1 towar za 2 { -vp }
sdc-brief-venue-newspaper = 1 { NAME("peso", 1) }, zajęty { -cuban }
