### Rozmieszczanie osób: co jest jeszcze nie tak albo że wszystko gra.

pr-placing-too-many = Za dużo: zdejmij { $people } { NAME("person", $people, case: "accusative") }.
pr-placing-still = Zostało do rozmieszczenia: { $people } { NAME("person", $people) }.
pr-placing-nobles-too-many = Za dużo: zdejmij { $nobles } { NAME("person-noble", $nobles, case: "accusative") }.
pr-placing-nobles-still = Zostało do rozmieszczenia: { $nobles } { NAME("person-noble", $nobles) }.
pr-placing-limits = { NAME($slot, first: "upper") }: tu od { $least } do { $most }, nie { $number }.
pr-placing-noble-limits = { NAME($slot, first: "upper") }: tu od { $least } do { $most } { NAME("person-noble", $most, case: "genitive") }, nie { $number }.
pr-placing-done = Wszystkie osoby są rozmieszczone.
pr-placing-wait = { $people ->
    [one] Wszystkie okręgi są zajęte; { $people } { NAME("person", $people) } czeka.
    [few] Wszystkie okręgi są zajęte; { $people } { NAME("person", $people) } czekają.
   *[many] Wszystkie okręgi są zajęte; { $people } { NAME("person", $people) } czeka.
}
pr-placing-wait-nobles = Wszystkie okręgi są zajęte; bez miejsca: { $people } { NAME("person", $people) }, w tym { $nobles } { NAME("person-noble", $nobles) }.
pr-placing-no-place = Nie ma tu takiego miejsca: { $given }.
pr-storing-kept = Zachowujesz towary: { $kept } z { $held }, czyli najwięcej, ile można.
pr-storing-too-many = { NAME($good, first: "upper") }: masz { $held }, nie { $number }.
pr-returning-still = Brakuje jeszcze: { $number }.
pr-returning-done = To dokładnie tyle, ile brakuje.
pr-giving-too-many = Za dużo: odejmij { $number }.
pr-supplying = Towary do dostarczenia: { $number }, najwyżej { $most }; za każdy 1 { -vp }.
