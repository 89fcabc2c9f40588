### Размещение людей: что в нём ещё не так или что всё верно.

pr-placing-too-many = Слишком много: уберите { $people } { NAME("person", $people, case: "accusative") }.
pr-placing-still = Осталось разместить { $people } { NAME("person", $people, case: "accusative") }.
pr-placing-nobles-too-many = Слишком много: уберите { $nobles } { NAME("person-noble", $nobles, case: "accusative") }.
pr-placing-nobles-still = Осталось разместить { $nobles } { NAME("person-noble", $nobles, case: "accusative") }.
pr-placing-limits = { NAME($slot, first: "upper") }: здесь от { $least } до { $most }, а не { $number }.
pr-placing-noble-limits = { NAME($slot, first: "upper") }: здесь от { $least } до { $most } { NAME("person-noble", $most, case: "genitive") }, а не { $number }.
pr-placing-done = Все люди размещены.
pr-placing-wait = { $people ->
    [one] Все кружки заняты; { $people } { NAME("person", $people) } ждёт.
    [few] Все кружки заняты; { $people } { NAME("person", $people) } ждут.
   *[many] Все кружки заняты; { $people } { NAME("person", $people) } ждут.
}
pr-placing-wait-nobles = Все кружки заняты; ждать остаётся { $people } { NAME("person", $people) }, из них { $nobles } { NAME("person-noble", $nobles) }.
pr-placing-no-place = Такого места здесь нет: { $given }.
pr-storing-kept = Остаётся товаров: { $kept } из { $held } — больше сохранить нельзя.
pr-storing-too-many = { NAME($good, first: "upper") }: у вас { $held }, а не { $number }.
pr-returning-still = Ещё не хватает: { $number }.
pr-returning-done = Это ровно то, чего не хватает.
pr-giving-too-many = Слишком много: уберите { $number }.
pr-supplying = Товаров на поставку: { $number }, не больше { $most }; за каждый 1 { -vp }.
