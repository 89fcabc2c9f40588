### О чём спрашивают игрока Пуэрто-Рико и что там значит отказ.

pr-question-role-pick = Выберите роль.
pr-question-hacienda-draw = { NAME("building-hacienda", first: "upper") }: сначала взять { -plantation(case: "accusative") } вслепую?
pr-question-settler-take = Возьмите { -plantation(case: "accusative") } или { -tile-quarry(case: "accusative") } либо откажитесь.
pr-question-settler-take-plantation = Возьмите { -plantation(case: "accusative") } либо откажитесь.
pr-question-settler-take-quarry = Возьмите { -tile-quarry(case: "accusative") } либо откажитесь.
pr-question-settler-take-forest = Посадите { -tile-forest(case: "accusative") } либо откажитесь.
pr-question-hospice-colonist = { NAME("building-hospice", first: "upper") }: взять { -person-colonist(case: "accusative") } на новый тайл?
pr-question-mayor-privilege = Привилегия { -role-mayor(case: "genitive") }: взять { -person-colonist(case: "accusative") } { -supply(case: "from") }?
pr-question-mayor-place = Разместите { -person-colonist(count: "plural", case: "accusative") }.
pr-question-builder-build = Постройте здание либо откажитесь.
pr-question-university-colonist = { NAME("building-university", first: "upper") }: взять { -person-colonist(case: "accusative") } в новое здание?
pr-question-craftsman-bonus = Привилегия { -role-craftsman(case: "genitive") }: ещё один товар из тех, что вы произвели.
pr-question-trader-sell = Продайте один товар либо откажитесь.
pr-question-captain-load = Погрузите товары.
pr-question-store-goods = Какие товары вы сохраняете?
pr-question-craftsman-produce = Производить товары?
pr-question-take-benefit = Получить { $amount } { NAME($unit, $amount, case: "accusative") } ({ NAME($source) })?
pr-question-builder-privilege = Использовать скидку { -role-builder(case: "genitive") }?
pr-question-quarries-used = Сколько { -tile-quarry(count: "plural", case: "genitive") } вы используете?
pr-question-draft-pick = Выберите здание для этой партии.
pr-question-forest-place = Положить увиденный тайл как { -plantation(case: "accusative") } или посадить { -tile-forest(case: "accusative") }?
pr-question-library-tile = { NAME("building-library", first: "upper") }: возьмите второй тайл либо откажитесь.
pr-question-lodge-discard = { NAME("building-hunting-lodge", first: "upper") }: отдать { -plantation(case: "accusative") } или { -tile-forest(case: "accusative") }?
pr-question-villa-take = { NAME("building-villa", first: "upper") }: взять { -person-noble(case: "accusative") } { -supply(case: "from") }?
pr-question-ship-take = Возьмите { -person-colonist(case: "accusative") } или { -person-noble(case: "accusative") } { -colonist-ship(case: "from") }.
pr-question-place-nobles = Сколько { -person-noble(count: "plural", case: "genitive") } среди людей { NAME($slot, "plural", case: "where") }?
pr-question-black-market-person = { NAME("building-black-market", first: "upper") }: вернуть { -person-colonist(case: "accusative") } или { -person-noble(case: "accusative") }?
pr-question-black-market-good = { NAME("building-black-market", first: "upper") }: вернуть товар?
pr-question-black-market-point = { NAME("building-black-market", first: "upper") }: верните { -vp-chip(case: "accusative") }.
pr-question-returning = { NAME("building-black-market", first: "upper") }: что вы вернёте?
pr-question-supplying = { NAME("building-royal-supplier", first: "upper") }: какие товары вы поставите?
pr-question-guest-move = { NAME("building-guest-house", first: "upper") }: отправить гостя работать?
pr-question-small-wharf-load = { NAME("building-small-wharf", first: "upper") }: сколько { NAME($good, case: "genitive") } вы отправляете?
pr-question-small-wharf-goods = { NAME("building-small-wharf", first: "upper") }: какие товары вы отправляете?
pr-question-union-order = { NAME("building-union-hall", first: "upper") }: посчитать товары сейчас или после поставки?
pr-question-royal-supply = { NAME("building-royal-supplier", first: "upper") }: поставить товар за очко?
pr-question-smuggler-mode = { NAME("role-smuggler", first: "upper") }: выберите { -deed(case: "accusative") }.
pr-question-lure-noble = { NAME("deed-luring", first: "upper") }: что станет с { -person-noble(case: "instrumental") } { -colonist-ship(case: "where") }?
pr-question-lure-place = Разместите тех, кого вы переманили.
pr-question-festival-place = { NAME("festival", first: "upper") }: разместите { -person-colonist(count: "plural", case: "accusative") }.

## Что значит отказ, в двух словах

pr-passing-hacienda-draw = не брать
pr-passing-hospice-colonist = не брать
pr-passing-mayor-privilege = не брать
pr-passing-university-colonist = не брать
pr-passing-craftsman-bonus = не брать
pr-passing-craftsman-produce = не производить
pr-passing-take-benefit = не брать
pr-passing-builder-privilege = без скидки
pr-passing-settler-take = ничего не брать
pr-passing-builder-build = ничего не строить
pr-passing-trader-sell = не продавать
pr-passing-library-tile = без второго тайла
pr-passing-lodge-discard = ничего не отдавать
pr-passing-villa-take = никого не брать
pr-passing-black-market-person = не возвращать
pr-passing-black-market-good = не возвращать
pr-passing-guest-move = гости остаются
pr-passing-union-order = посчитать после поставки
pr-passing-royal-supply = больше не поставлять
pr-passing-captain-load = не грузить
pr-passing-end-turn = закончить ход

## От чего зависит ответ

pr-about-draft = Выбор { $choice } из { $choices }.
pr-about-money = У вас { $money } { NAME("doubloon", $money) }.
pr-about-money-and-quarries = У вас { $money } { NAME("doubloon", $money) }; { NAME("tile-quarry", "plural") } в работе: { $quarries }.
pr-about-storing = Товаров на берегу: { $goods }. Можно сохранить { $kinds ->
    [one] { $kinds } вид целиком
    [few] { $kinds } вида целиком
   *[other] { $kinds } видов целиком
} и { $singles ->
    [one] { $singles } отдельный товар
    [few] { $singles } отдельных товара
   *[other] { $singles } отдельных товаров
}.
pr-about-storing-singles = Товаров на берегу: { $goods }. Можно сохранить { $singles ->
    [one] { $singles } отдельный товар
    [few] { $singles } отдельных товара
   *[other] { $singles } отдельных товаров
}.
pr-about-people = В вашем распоряжении { $people } { NAME("person-colonist", $people) }.
pr-about-people-and-nobles = В вашем распоряжении { $people } { NAME("person", $people) }, из них { $nobles } { NAME("person-noble", $nobles) }.
pr-about-missing-money = { NAME($building, first: "upper") } стоит { $price }, у вас { $money } { NAME("doubloon", $money) }; ещё не хватает { $missing }.
pr-about-guests = Гости { NAME($phase, case: "where") }: { $colonists } { NAME("person-colonist", $colonists) }.
pr-about-guests-noble = Гости { NAME($phase, case: "where") }: { $nobles } { NAME("person-noble", $nobles) }.
pr-about-guests-both = Гости { NAME($phase, case: "where") }: { $colonists } { NAME("person-colonist", $colonists) } и { $nobles } { NAME("person-noble", $nobles) }.
pr-about-tile-seen = Тайл видите только вы: { NAME($tile) }.
pr-about-ship = { NAME("colonist-ship", case: "where", first: "upper") } { $colonists } { NAME("person-colonist", $colonists) } и { $nobles } { NAME("person-noble", $nobles) }.
pr-about-sold = Товар вы уже продали; можно ещё использовать { -building-land-office(case: "accusative") }.
pr-about-land-used = { NAME("building-land-office", case: "accusative", first: "upper") } вы уже использовали; можно ещё продать товар.
pr-about-supply = По одному товару каждого вида, всего не больше { $nobles }: по числу ваших { -person-noble(count: "plural", case: "genitive") }.
pr-about-lured = Убрано { -colonist-ship(case: "from") }: { $removed } { NAME("person", $removed) }, из них вы берёте { $taken }.
