### Santiago de Cuba po polsku: dlaczego akcja jest niemożliwa, teraz albo w ogóle.

sdc-refusal-game-is-over = Gra jest skończona.
sdc-refusal-not-asked = Teraz pytanie jest inne. { $asked }
sdc-refusal-steps-too-dear = { $stops } { NAME("stop", $stops) } to { $pesos } { NAME("peso", $pesos) }, a masz { $money } { NAME("peso", $money) }.
sdc-refusal-pablo-has-no-wood = { -cuban-pablo } nigdy nie daje { -good-wood(case: "genitive") }.
sdc-refusal-zorro-takes-no-wood = { -cuban-el-zorro } nigdy nie bierze { -good-wood(case: "genitive") }.
sdc-refusal-gift-not-held = { $gift ->
    [victory-point] Nie masz { NAME("victory-point", "plural", case: "genitive") }.
   *[other] Nie masz { NAME($gift, case: "genitive") }.
}
sdc-refusal-rival-owns-it = { NAME($venue, first: "upper") } należy do rywala.
sdc-refusal-you-own-it = { NAME($venue, first: "upper") } już należy do ciebie.
sdc-refusal-no-marker-left = Nie masz już { NAME("owner-marker", "plural", case: "genitive") }.
sdc-refusal-not-your-venue = { -cuban-alonso } pomaga tylko w twoich lokalach, a { NAME($venue) } do ciebie nie należy.
sdc-refusal-pawn-is-elsewhere = Twój { -pawn } stoi { NAME($pawn, case: "where") }, a nie { NAME($venue, case: "where") }.
sdc-refusal-wrong-flower = { NAME($cuban) } ma { NAME($wanted, case: "accusative") }, a { NAME($venue) } leży pod { NAME($flower, case: "instrumental") }.
sdc-refusal-rival-stands-there = { NAME($venue, case: "where", first: "upper") } stoi { -pawn } rywala.
sdc-refusal-pawn-stands-there = Twój { -pawn } stoi { NAME($venue, case: "where") } i musi przejść gdzie indziej.
sdc-refusal-no-ship-in-port = { NAME("port", case: "where", first: "upper") } nie ma { -ship(case: "genitive") }, więc nie można skorzystać z { NAME($venue, case: "genitive") }.
sdc-refusal-leftmost-flag = { NAME("price-marker", first: "upper") } stoi na skrajnej lewej chorągiewce.
sdc-refusal-market-takes-no-wood = { NAME("venue-black-market", first: "upper") } nie przyjmuje { -good-wood(case: "genitive") } ani go nie daje.
sdc-refusal-market-kinds-equal = { NAME("venue-black-market", first: "upper") } daje towar innego rodzaju.
sdc-refusal-contractor-takes-no-wood = Wykonawca nie ładuje { -good-wood(case: "genitive") }.
sdc-refusal-too-few-pesos = { $points } { NAME("victory-point", $points) } to { $pesos } { NAME("peso", $pesos) }, a masz { $money } { NAME("peso", $money) }.
sdc-refusal-too-few-points = { $pesos } { NAME("peso", $pesos) } to { $points } { NAME("victory-point", $points) }, a masz { $held } { NAME("victory-point", $held, case: "accusative") }.
sdc-refusal-cuban-is-busy = { GENDER($cuban) ->
    [feminine] { NAME($cuban) } jest już zajęta.
   *[masculine] { NAME($cuban) } jest już zajęty.
}
sdc-refusal-car-stopped-there = { NAME("car", first: "upper") } właśnie zatrzymał się { NAME($cuban, case: "where") }.
sdc-refusal-too-few-held = { $number ->
    [0] Nie masz { NAME($good, case: "genitive") }.
   *[other] Masz tylko { $number } { NAME($good, $number, case: "accusative") }.
}
sdc-refusal-supply-lacks = { $number ->
    [0] { NAME("supply", case: "where", first: "upper") } nie ma { NAME($good, case: "genitive") }.
   *[other] { NAME("supply", case: "where", first: "upper") }: tylko { $number } { NAME($good, $number) }.
}
sdc-refusal-die-aside = { NAME($die, first: "upper") } leży obok planszy: nie ma { -demand(case: "genitive") } na { NAME($good, case: "accusative") }.
sdc-refusal-die-at-zero = { NAME($die, first: "upper") } pokazuje 0: nie ma już { -demand(case: "genitive") } na { NAME($good, case: "accusative") }.
sdc-refusal-more-than-demand = { NAME("ship", first: "upper") } przyjmie jeszcze tylko { $number } { NAME($good, $number, case: "accusative") }.

## Czego nie ma nigdy

sdc-never-no-step = { NAME("car", first: "upper") } musi przejechać co najmniej jeden przystanek.
sdc-never-beyond-a-lap = { NAME("car", first: "upper") } przejeżdża najwyżej 10 { NAME("stop", 10, case: "genitive") }, jedno pełne okrążenie.
sdc-never-no-die = { NAME("good-wood", first: "upper") } nie ma swojej kości.
sdc-never-no-venue = { NAME("port", first: "upper") } nie jest lokalem.
sdc-never-too-many = Każdego towaru jest tylko 8 żetonów.
sdc-never-nothing-loaded = Ładuje się co najmniej jeden towar; kto nic nie ładuje, pasuje.
sdc-never-which-good = { NAME("good-wood", first: "upper") } zastępuje towar, na który jest { -demand }: podaj, który.
sdc-never-one-good = { -cuban-pablo } daje jeden towar.
sdc-never-one-thing = Każdy { -rival } oddaje jedną rzecz: towar, { -peso } albo { -victory-point }.
sdc-never-one-wood = { NAME("venue-sawmill", first: "upper") } bierze jedno { -good-wood } naraz.
sdc-never-cafe = { NAME("venue-cafe", first: "upper") } bierze jeden { -good-rum }, jedno { NAME("good-cigars", 1, case: "accusative") } albo jedno i drugie.
sdc-never-lots = { NAME("venue-casino", first: "upper") } wymienia 3 { NAME("peso", 3, case: "accusative") } na 1 { NAME("victory-point", 1, case: "accusative") } albo odwrotnie, najwyżej 230 { NAME("victory-point", 230, case: "genitive") }.

## Co by pomogło

sdc-help-pesos = jeszcze { $number } { NAME("peso", $number) }
sdc-help-points = jeszcze { $number } { NAME("victory-point", $number) }
sdc-help-goods = jeszcze { $number } { NAME($good, $number) }
