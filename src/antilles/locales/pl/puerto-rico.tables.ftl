### Co może wybrać stół Puerto Rico.

pr-tables-remark = Każde wydanie można połączyć z każdym dodatkiem, wariantem i opcją; czego nie ma w żadnej instrukcji, to zasady domowe.

## Wydania, dodatki, warianty
pr-edition-classic = klasyczna instrukcja
pr-edition-polish = polska instrukcja
pr-edition-rio-grande = angielska instrukcja z 2019 roku
pr-edition-1897 = Puerto Rico 1897
pr-expansion-buildings = { -expansion-buildings } ({ $number }): jeszcze czternaście fioletowych budynków i draft tych, które będą w grze
pr-expansion-nobles = { -expansion-nobles } ({ $number }): dwudziestu { -person-noble(count: "plural", case: "genitive") } i osiem budynków
pr-expansion-smuggler = { -expansion-smuggler } ({ $number }): jeszcze jedna postać z czterema występkami
pr-expansion-festival = { -expansion-festival } ({ $number }): trzy cele z nagrodami
pr-variant-one-of-each = każdy z 31 fioletowych budynków w jednym egzemplarzu, bez draftu
pr-variant-long-game = wszyscy { -person-colonist(count: "plural") } i żetony punktów; grę kończy tylko zabudowane miasto

## Opcje
pr-option-vp-pool-5p = Punkty zwycięstwa w puli przy pięciu graczach: wszystkie żetony z pudełka.
pr-option-vp-secret = Żetony punktów leżą zakryte; wydanie 1897 zostawia to graczom, domyślnie są zakryte.
pr-option-mayor-rearrange = Czy można przestawiać { -person-colonist(count: "plural", case: "genitive") }, którzy już stoją na okręgach (R-29).
pr-option-hospice-hacienda = Na którym żetonie { -building-hospice } umieszcza { -person-colonist(case: "accusative") }, gdy { -building-hacienda } daje drugi żeton (R-39).
pr-option-hospice-hacienda-one-colonist-either-tile = na jednym z dwóch, do wyboru
pr-option-hospice-hacienda-ordinary-tile-only = tylko na tym wziętym w zwykły sposób
pr-option-fortress-counts-limbo = Czy { -building-fortress } liczy nierozmieszczonych { -person-colonist(count: "plural", case: "genitive") }.
pr-option-customs-counts-paper = Czy { -building-customs-house } liczy punkty zapisane na papierze.
pr-option-vp-end-any-phase = Czy ostatni żeton kończy grę w każdej fazie (R-12).
pr-option-residence-least-tiles = Ile pól na wyspie musi być zajętych, żeby aktywna { -building-residence } dawała punkty.
pr-option-draft-first = Kto wybiera budynki pierwszy.
pr-option-draft-first-governor = pierwszy { -governor }
pr-option-draft-first-random = wylosowany gracz
pr-option-x1-office-trading-post = Czy { -building-office } i { -building-trading-post } mogą być w grze razem. Wartość recommended: osobno, o ile nie ustawiono none.
pr-option-x1-office-trading-post-none = mogą
pr-option-x1-office-trading-post-apart = tylko osobno
pr-option-x1-hacienda-forest-house = Czy { -building-hacienda } i { -building-forest-house } mogą być w grze razem. Wartość recommended: osobno, o ile nie ustawiono none.
pr-option-x1-hacienda-forest-house-none = mogą
pr-option-x1-hacienda-forest-house-apart = tylko osobno
pr-option-forest-source = Skąd się bierze { -tile-forest }.
pr-option-forest-source-face-up-plantation = odkryta plantacja położona spodem do góry
pr-option-forest-source-stock = żeton z zapasu lasów
pr-option-forest-hacienda = Czy żeton, który daje { -building-hacienda }, można obejrzeć i zrobić z niego las.
pr-option-forest-hacienda-face-up-only = nie: kładzie się go wierzchem do góry
pr-option-forest-hacienda-peek-then-return = można go odłożyć i zamiast niego posadzić las
pr-option-forest-hacienda-peek-then-place = można go położyć spodem do góry jako las
pr-option-guest-targets = Dokąd mogą iść goście { -building-guest-house(case: "genitive") }.
pr-option-guest-targets-all = na dowolny wolny okrąg
pr-option-guest-targets-buildings = tylko do budynków
pr-option-specialty-counts-bonus = Czy { -building-specialty-factory } liczy dodatkowe towary, które dostaje { -role-craftsman } (R-18); te, które daje { -building-aqueduct }, liczą się zawsze.
pr-option-library-craftsman = Dwa dodatkowe towary, które dostaje { -role-craftsman }, gdy działa { -building-library }.
pr-option-library-craftsman-any = dowolnych rodzajów
pr-option-library-craftsman-different = różnych rodzajów
pr-option-x2-all-colonists = Czy przy każdej liczbie graczy w grze jest wszystkich 100 { -person-colonist(count: "plural", case: "genitive") } (opcja wydania rio-grande).
pr-option-land-office-sale = Dokąd trafia plantacja sprzedana { -building-land-office(case: "where") }.
pr-option-land-office-sale-discard = { -discards(case: "to") }
pr-option-land-office-sale-open-row = { -open-row(case: "to") }
pr-option-land-office-forest = Czy do sprzedaży lasu potrzebny jest aktywny { -building-forest-house }; do kupna potrzebny jest zawsze.
pr-option-land-office-forest-needs-forest-house = jest potrzebny
pr-option-land-office-forest-sell-any = nie jest potrzebny
pr-option-building-set = Jak trafiają do gry fioletowe budynki dodatku „buildings”.
pr-option-building-set-draft = wybierają je gracze
pr-option-building-set-recommended = gotowy zestaw na szybki początek
pr-option-building-set-random = losowo
pr-option-building-set-list = lista siedemnastu nazw
pr-option-ask-everything = Pytaj też o to, czego nikt nie odrzuca: produkcję, premie, przywileje, zniżki.
pr-option-corn-seats-poorer = Gracze, którzy zaczynają z { -tile-corn(case: "instrumental") }, mają o 1 dublon mniej.
pr-option-factory-8-university-7 = { NAME("building-factory", first: "upper") } kosztuje 8, a { -building-university } 7.
