### Про що питають гравця Пуерто-Ріко і що там означає відмова.

pr-question-role-pick = Оберіть роль.
pr-question-hacienda-draw = { NAME("building-hacienda", first: "upper") }: взяти спершу { -plantation(case: "accusative") } наосліп?
pr-question-settler-take = Візьміть { -plantation(case: "accusative") } чи { -tile-quarry(case: "accusative") } або відмовтеся.
pr-question-settler-take-plantation = Візьміть { -plantation(case: "accusative") } або відмовтеся.
pr-question-settler-take-quarry = Візьміть { -tile-quarry(case: "accusative") } або відмовтеся.
pr-question-settler-take-forest = Посадіть { -tile-forest(case: "accusative") } або відмовтеся.
pr-question-hospice-colonist = { NAME("building-hospice", first: "upper") }: взяти { -person-colonist(case: "accusative") } на новий тайл?
pr-question-mayor-privilege = Привілей { -role-mayor(case: "genitive") }: взяти { -person-colonist(case: "accusative") } { -supply(case: "from") }?
pr-question-mayor-place = Розмістіть { -person-colonist(count: "plural", case: "accusative") }.
pr-question-builder-build = Зведіть будівлю або відмовтеся.
pr-question-university-colonist = { NAME("building-university", first: "upper") }: взяти { -person-colonist(case: "accusative") } до нової будівлі?
pr-question-craftsman-bonus = Привілей { -role-craftsman(case: "genitive") }: ще один товар із тих, що ви виготовили.
pr-question-trader-sell = Продайте один товар або відмовтеся.
pr-question-captain-load = Відвантажте товари.
pr-question-store-goods = Які товари ви зберігаєте?
pr-question-craftsman-produce = Виготовити товари?
pr-question-take-benefit = Отримати { $amount } { NAME($unit, $amount, case: "accusative") } ({ NAME($source) })?
pr-question-builder-privilege = Скористатися знижкою { -role-builder(case: "genitive") }?
pr-question-quarries-used = Скільки { -tile-quarry(count: "plural", case: "genitive") } ви використовуєте?
pr-question-draft-pick = Оберіть будівлю для цієї партії.
pr-question-forest-place = Покласти побачений тайл як { -plantation(case: "accusative") } чи посадити { -tile-forest(case: "accusative") }?
pr-question-library-tile = { NAME("building-library", first: "upper") }: візьміть другий тайл або відмовтеся.
pr-question-lodge-discard = { NAME("building-hunting-lodge", first: "upper") }: віддати { -plantation(case: "accusative") } чи { -tile-forest(case: "accusative") }?
pr-question-villa-take = { NAME("building-villa", first: "upper") }: взяти { -person-noble(case: "accusative") } { -supply(case: "from") }?
pr-question-ship-take = Візьміть { -person-colonist(case: "accusative") } або { -person-noble(case: "accusative") } { -colonist-ship(case: "from") }.
pr-question-place-nobles = Скільки { -person-noble(count: "plural", case: "genitive") } серед людей { NAME($slot, "plural", case: "where") }?
pr-question-black-market-person = { NAME("building-black-market", first: "upper") }: повернути { -person-colonist(case: "accusative") } чи { -person-noble(case: "accusative") }?
pr-question-black-market-good = { NAME("building-black-market", first: "upper") }: повернути товар?
pr-question-black-market-point = { NAME("building-black-market", first: "upper") }: поверніть { -vp-chip(case: "accusative") }.
pr-question-returning = { NAME("building-black-market", first: "upper") }: що ви повернете?
pr-question-supplying = { NAME("building-royal-supplier", first: "upper") }: які товари ви здасте?
pr-question-guest-move = { NAME("building-guest-house", first: "upper") }: відправити гостя працювати?
pr-question-small-wharf-load = { NAME("building-small-wharf", first: "upper") }: скільки { NAME($good, case: "genitive") } ви відвантажуєте?
pr-question-small-wharf-goods = { NAME("building-small-wharf", first: "upper") }: які товари ви відвантажуєте?
pr-question-union-order = { NAME("building-union-hall", first: "upper") }: порахувати товари зараз чи після здачі?
pr-question-royal-supply = { NAME("building-royal-supplier", first: "upper") }: здати товар за очко?
pr-question-smuggler-mode = { NAME("role-smuggler", first: "upper") }: оберіть { -deed(case: "accusative") }.
pr-question-lure-noble = { NAME("deed-luring", first: "upper") }: що робити з { -person-noble(case: "instrumental") } { -colonist-ship(case: "where") }?
pr-question-lure-place = Розмістіть тих, кого ви переманили.
pr-question-festival-place = { NAME("festival", first: "upper") }: розмістіть { -person-colonist(count: "plural", case: "accusative") }.

## Що означає відмова, кількома словами

pr-passing-hacienda-draw = не брати
pr-passing-hospice-colonist = не брати
pr-passing-mayor-privilege = не брати
pr-passing-university-colonist = не брати
pr-passing-craftsman-bonus = не брати
pr-passing-craftsman-produce = нічого не виготовляти
pr-passing-take-benefit = не брати
pr-passing-builder-privilege = без знижки
pr-passing-settler-take = нічого не брати
pr-passing-builder-build = нічого не зводити
pr-passing-trader-sell = нічого не продавати
pr-passing-library-tile = без другого тайла
pr-passing-lodge-discard = нічого не віддавати
pr-passing-villa-take = нікого не брати
pr-passing-black-market-person = нікого не повертати
pr-passing-black-market-good = не повертати товару
pr-passing-guest-move = гості лишаються
pr-passing-union-order = порахувати після здачі
pr-passing-royal-supply = більше нічого не здавати
pr-passing-captain-load = нічого не відвантажувати
pr-passing-end-turn = закінчити хід

## Від чого залежить відповідь

pr-about-draft = Вибір { $choice } з { $choices }.
pr-about-money = У вас { $money } { NAME("doubloon", $money) }.
pr-about-money-and-quarries = У вас { $money } { NAME("doubloon", $money) }; { NAME("tile-quarry", "plural") } в роботі: { $quarries }.
pr-about-storing = Товарів на березі: { $goods }. Можна зберегти { $kinds ->
    [one] { $kinds } вид цілком
    [few] { $kinds } види цілком
   *[other] { $kinds } видів цілком
} і { $singles ->
    [one] { $singles } окремий товар
    [few] { $singles } окремі товари
   *[other] { $singles } окремих товарів
}.
pr-about-storing-singles = Товарів на березі: { $goods }. Можна зберегти { $singles ->
    [one] { $singles } окремий товар
    [few] { $singles } окремі товари
   *[other] { $singles } окремих товарів
}.
pr-about-people = На руках { $people } { NAME("person-colonist", $people) }.
pr-about-people-and-nobles = На руках { $people } { NAME("person", $people) }, з них { $nobles } { NAME("person-noble", $nobles) }.
pr-about-missing-money = { NAME($building, first: "upper") } коштує { $price }, у вас { $money } { NAME("doubloon", $money) }; бракує ще { $missing }.
pr-about-guests = Гості { NAME($phase, case: "where") }: { $colonists } { NAME("person-colonist", $colonists) }.
pr-about-guests-noble = Гості { NAME($phase, case: "where") }: { $nobles } { NAME("person-noble", $nobles) }.
pr-about-guests-both = Гості { NAME($phase, case: "where") }: { $colonists } { NAME("person-colonist", $colonists) } і { $nobles } { NAME("person-noble", $nobles) }.
pr-about-tile-seen = Тайл бачите лише ви: { NAME($tile) }.
pr-about-ship = { NAME("colonist-ship", case: "where", first: "upper") } { $colonists } { NAME("person-colonist", $colonists) } і { $nobles } { NAME("person-noble", $nobles) }.
pr-about-sold = Товар ви вже продали; можна ще скористатися { -building-land-office(case: "instrumental") }.
pr-about-land-used = { NAME("building-land-office", case: "instrumental", first: "upper") } ви вже скористалися; можна ще продати товар.
pr-about-supply = По одному товару кожного типу, усього не більше { $nobles }: за кількістю ваших { -person-noble(count: "plural", case: "genitive") }.
pr-about-lured = Прибрано { -colonist-ship(case: "from") }: { $removed } { NAME("person", $removed) }, з них ви берете { $taken }.
