### Placing people: what is still wrong with an arrangement, or that nothing is.

pr-placing-too-many = { $people } { NAME("person", $people) } too many: take some off a place.
pr-placing-still = { $people } { NAME("person", $people) } still to place: add to a place.
pr-placing-nobles-too-many = { $nobles } { NAME("person-noble", $nobles) } too many: take some off a place.
pr-placing-nobles-still = { $nobles } { NAME("person-noble", $nobles) } still to place: add to a place.
pr-placing-limits = { NAME($slot, first: "upper") }: { $least } to { $most } here, not { $number }.
pr-placing-noble-limits = { NAME($slot, first: "upper") }: { $least } to { $most } { NAME("person-noble", $most) } here, not { $number }.
pr-placing-done = All people are placed.
pr-placing-wait = { $people ->
    [one] All circles are filled; { $people } { NAME("person", $people) } must wait.
   *[other] All circles are filled; { $people } { NAME("person", $people) } must wait.
}
pr-placing-wait-nobles = All circles are filled; { $people } { NAME("person", $people) } must wait, { $nobles } { NAME("person-noble", $nobles) } among them.
pr-placing-no-place = There is no place { $given } to decide.
pr-storing-kept = You keep { $kept } of { $held } goods, as many as can be stored.
pr-storing-too-many = { NAME($good, first: "upper") }: you have { $held }, not { $number }.
pr-returning-still = { $number ->
    [one] One more thing to give back.
   *[other] { $number } more things to give back.
}
pr-returning-done = That pays exactly what is missing.
pr-giving-too-many = Too many: leave out { $number }.
pr-supplying = Goods to supply: { $number } of at most { $most }, 1 { -vp } each.
