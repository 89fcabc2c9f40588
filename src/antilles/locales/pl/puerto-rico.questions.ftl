### O co gra pyta gracza Puerto Rico i co tam znaczy rezygnacja.

pr-question-role-pick = Wybierz { -role(case: "accusative") }.
pr-question-hacienda-draw = { NAME("building-hacienda", first: "upper") }: dobrać najpierw { -plantation(case: "accusative") } w ciemno?
pr-question-settler-take = Weź { -plantation(case: "accusative") } lub { -tile-quarry(case: "accusative") } albo zrezygnuj.
pr-question-settler-take-plantation = Weź { -plantation(case: "accusative") } albo zrezygnuj.
pr-question-settler-take-quarry = Weź { -tile-quarry(case: "accusative") } albo zrezygnuj.
pr-question-settler-take-forest = Posadź { -tile-forest(case: "accusative") } albo zrezygnuj.
pr-question-hospice-colonist = { NAME("building-hospice", first: "upper") }: wziąć { -person-colonist(case: "accusative") } na nowy żeton?
pr-question-mayor-privilege = Przywilej { -role-mayor(case: "genitive") }: wziąć { -person-colonist(case: "accusative") } { -supply(case: "from") }?
pr-question-mayor-place = Rozmieść { -person-colonist(count: "plural", case: "accusative") }.
pr-question-builder-build = Zbuduj budynek albo zrezygnuj.
pr-question-university-colonist = { NAME("building-university", first: "upper") }: wziąć { -person-colonist(case: "accusative") } do nowego budynku?
pr-question-craftsman-bonus = Przywilej { -role-craftsman(case: "genitive") }: jeszcze jeden towar spośród wyprodukowanych.
pr-question-trader-sell = Sprzedaj jeden towar albo zrezygnuj.
pr-question-captain-load = Załaduj towary.
pr-question-store-goods = Które towary przechowujesz?
pr-question-craftsman-produce = Produkować towary?
pr-question-take-benefit = Wziąć { $amount } { NAME($unit, $amount, case: "accusative") } ({ NAME($source) })?
pr-question-builder-privilege = Skorzystać ze zniżki { -role-builder(case: "genitive") }?
pr-question-quarries-used = Ilu { -tile-quarry(count: "plural", case: "genitive") } używasz?
pr-question-draft-pick = Wybierz budynek do tej partii.
pr-question-forest-place = Położyć obejrzany żeton jako { -plantation(case: "accusative") } czy posadzić { -tile-forest(case: "accusative") }?
pr-question-library-tile = { NAME("building-library", first: "upper") }: weź drugi żeton albo zrezygnuj.
pr-question-lodge-discard = { NAME("building-hunting-lodge", first: "upper") }: oddać { -plantation(case: "accusative") } lub { -tile-forest(case: "accusative") }?
pr-question-villa-take = { NAME("building-villa", first: "upper") }: wziąć { -person-noble(case: "accusative") } { -supply(case: "from") }?
pr-question-ship-take = Weź { -person-colonist(case: "accusative") } albo { -person-noble(case: "accusative") } { -colonist-ship(case: "from") }.
pr-question-place-nobles = Ilu { -person-noble(count: "plural", case: "genitive") } jest wśród osób { NAME($slot, "plural", case: "where") }?
pr-question-black-market-person = { NAME("building-black-market", first: "upper") }: zwrócić { -person-colonist(case: "accusative") } lub { -person-noble(case: "accusative") }?
pr-question-black-market-good = { NAME("building-black-market", first: "upper") }: zwrócić towar?
pr-question-black-market-point = { NAME("building-black-market", first: "upper") }: zwróć { -vp-chip(case: "accusative") }.
pr-question-returning = { NAME("building-black-market", first: "upper") }: co zwracasz?
pr-question-supplying = { NAME("building-royal-supplier", first: "upper") }: które towary dostarczasz?
pr-question-guest-move = { NAME("building-guest-house", first: "upper") }: wysłać gościa do pracy?
pr-question-small-wharf-load = { NAME("building-small-wharf", first: "upper") }: ile { NAME($good, case: "genitive") } wysyłasz?
pr-question-small-wharf-goods = { NAME("building-small-wharf", first: "upper") }: które towary wysyłasz?
pr-question-union-order = { NAME("building-union-hall", first: "upper") }: policzyć towary teraz czy po dostawie?
pr-question-royal-supply = { NAME("building-royal-supplier", first: "upper") }: dostarczyć towar za punkt?
pr-question-smuggler-mode = { NAME("role-smuggler", first: "upper") }: wybierz { -deed(case: "accusative") }.
pr-question-lure-noble = { NAME("deed-luring", first: "upper") }: wziąć, usunąć czy zostawić { -person-noble(case: "accusative") } { -colonist-ship(case: "where") }?
pr-question-lure-place = Rozmieść zwabione osoby.
pr-question-festival-place = { NAME("festival", first: "upper") }: rozmieść { -person-colonist(count: "plural", case: "accusative") }.

## Co znaczy rezygnacja, w kilku słowach

pr-passing-hacienda-draw = nie dobieraj
pr-passing-hospice-colonist = nie bierz
pr-passing-mayor-privilege = nie bierz
pr-passing-university-colonist = nie bierz
pr-passing-craftsman-bonus = nie bierz
pr-passing-craftsman-produce = nic nie produkuj
pr-passing-take-benefit = nie bierz
pr-passing-builder-privilege = bez zniżki
pr-passing-settler-take = nic nie bierz
pr-passing-builder-build = nic nie buduj
pr-passing-trader-sell = nie sprzedawaj
pr-passing-library-tile = bez drugiego żetonu
pr-passing-lodge-discard = nic nie oddawaj
pr-passing-villa-take = nikogo nie bierz
pr-passing-black-market-person = nie zwracaj
pr-passing-black-market-good = nie zwracaj
pr-passing-guest-move = goście zostają
pr-passing-union-order = policz po dostawie
pr-passing-royal-supply = nie dostarczaj więcej
pr-passing-captain-load = nie ładuj
pr-passing-end-turn = zakończ turę

## Od czego zależy odpowiedź

pr-about-draft = Wybór { $choice } z { $choices }.
pr-about-money = Masz { $money } { NAME("doubloon", $money, case: "accusative") }.
pr-about-money-and-quarries = Masz { $money } { NAME("doubloon", $money, case: "accusative") }; { NAME("tile-quarry", "plural") } czynne: { $quarries }.
pr-about-storing = Towary na brzegu: { $goods }. Jest miejsce na { $kinds ->
    [one] { $kinds } cały rodzaj
    [few] { $kinds } całe rodzaje
   *[other] { $kinds } całych rodzajów
} i { $singles ->
    [one] { $singles } pojedynczy towar
    [few] { $singles } pojedyncze towary
   *[other] { $singles } pojedynczych towarów
}.
pr-about-storing-singles = Towary na brzegu: { $goods }. Jest miejsce na { $singles ->
    [one] { $singles } pojedynczy towar
    [few] { $singles } pojedyncze towary
   *[other] { $singles } pojedynczych towarów
}.
pr-about-people = Do rozmieszczenia: { $people } { NAME("person-colonist", $people) }.
pr-about-people-and-nobles = Do rozmieszczenia: { $people } { NAME("person", $people) }, w tym { $nobles } { NAME("person-noble", $nobles) }.
pr-about-missing-money = { NAME($building, first: "upper") } kosztuje { $price }, masz { $money } { NAME("doubloon", $money, case: "accusative") }; brakuje jeszcze { $missing }.
pr-about-guests = Goście { NAME($phase, case: "where") }: { $colonists } { NAME("person-colonist", $colonists) }.
pr-about-guests-noble = Goście { NAME($phase, case: "where") }: { $nobles } { NAME("person-noble", $nobles) }.
pr-about-guests-both = Goście { NAME($phase, case: "where") }: { $colonists } { NAME("person-colonist", $colonists) } i { $nobles } { NAME("person-noble", $nobles) }.
pr-about-tile-seen = Żeton widzisz tylko ty: { NAME($tile) }.
pr-about-ship = { NAME("colonist-ship", case: "where", first: "upper") }: { $colonists } { NAME("person-colonist", $colonists) } i { $nobles } { NAME("person-noble", $nobles) }.
pr-about-sold = Towar już sprzedany; możesz jeszcze użyć { -building-land-office(case: "genitive") }.
pr-about-land-used = Użyto już { -building-land-office(case: "genitive") }; możesz jeszcze sprzedać towar.
pr-about-supply = Po jednym towarze każdego rodzaju, razem najwyżej { $nobles }: tylu masz { -person-noble(count: "plural", case: "genitive") }.
pr-about-lured = Do usunięcia { -colonist-ship(case: "from") }: { $removed } { NAME("person", $removed) }; bierzesz { $taken }.
