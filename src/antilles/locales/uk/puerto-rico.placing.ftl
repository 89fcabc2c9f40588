### Розміщення людей: що в ньому ще не так або що все гаразд.

pr-placing-too-many = Забагато: приберіть { $people } { NAME("person", $people, case: "accusative") }.
pr-placing-still = Лишилося розмістити { $people } { NAME("person", $people, case: "accusative") }.
pr-placing-nobles-too-many = Забагато: приберіть { $nobles } { NAME("person-noble", $nobles, case: "accusative") }.
pr-placing-nobles-still = Лишилося розмістити { $nobles } { NAME("person-noble", $nobles, case: "accusative") }.
pr-placing-limits = { NAME($slot, first: "upper") }: тут від { $least } до { $most }, а не { $number }.
pr-placing-noble-limits = { NAME($slot, first: "upper") }: тут від { $least } до { $most } { NAME("person-noble", $most, case: "genitive") }, а не { $number }.
pr-placing-done = Усіх людей розміщено.
pr-placing-wait = { $people ->
    [one] Усі місця зайнято; { $people } { NAME("person", $people) } чекає.
    [few] Усі місця зайнято; { $people } { NAME("person", $people) } чекають.
   *[many] Усі місця зайнято; { $people } { NAME("person", $people) } чекають.
}
pr-placing-wait-nobles = Усі місця зайнято; чекати лишається { $people } { NAME("person", $people) }, з них { $nobles } { NAME("person-noble", $nobles) }.
pr-placing-no-place = Такого місця тут немає: { $given }.
pr-storing-kept = Лишається товарів: { $kept } з { $held } — більше зберегти не можна.
pr-storing-too-many = { NAME($good, first: "upper") }: у вас { $held }, а не { $number }.
pr-returning-still = Ще бракує: { $number }.
pr-returning-done = Це рівно те, чого бракує.
pr-giving-too-many = Забагато: приберіть { $number }.
pr-supplying = Товарів до здачі: { $number }, не більше { $most }; за кожен 1 { -vp }.
