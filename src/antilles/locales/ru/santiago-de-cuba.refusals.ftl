### Сантьяго-де-Куба по-русски: почему действие сейчас или вообще невозможно.

sdc-refusal-game-is-over = Игра окончена.
sdc-refusal-not-asked = Сейчас вопрос о другом. { $asked }
sdc-refusal-steps-too-dear = { $stops } { NAME("stop", $stops) } — это { $pesos } { NAME("peso", $pesos) }, а у вас { $money } { NAME("peso", $money) }.
sdc-refusal-pablo-has-no-wood = { -cuban-pablo } никогда не даёт { -good-wood(case: "accusative") }.
sdc-refusal-zorro-takes-no-wood = { -cuban-el-zorro } никогда не берёт { -good-wood(case: "accusative") }.
sdc-refusal-gift-not-held = { $gift ->
    [victory-point] У вас нет { NAME("victory-point", "plural", case: "genitive") }.
   *[other] У вас нет { NAME($gift, case: "genitive") }.
}
sdc-refusal-rival-owns-it = { NAME($venue, first: "upper") } принадлежит сопернику.
sdc-refusal-you-own-it = { NAME($venue, first: "upper") } уже принадлежит вам.
sdc-refusal-no-marker-left = У вас не осталось { NAME("owner-marker", "plural", case: "genitive") }.
sdc-refusal-not-your-venue = { -cuban-alonso } помогает только в ваших заведениях, а { NAME($venue) } вам не принадлежит.
sdc-refusal-pawn-is-elsewhere = Ваша { -pawn } стоит { NAME($pawn, case: "where") }, а не { NAME($venue, case: "where") }.
sdc-refusal-wrong-flower = { NAME($cuban, case: "where", first: "upper") } { NAME($wanted) }, а { NAME($venue) } — под { NAME($flower, case: "instrumental") }.
sdc-refusal-rival-stands-there = { NAME($venue, case: "where", first: "upper") } стоит { -pawn } соперника.
sdc-refusal-pawn-stands-there = Ваша { -pawn } стоит { NAME($venue, case: "where") } и должна перейти в другое место.
sdc-refusal-no-ship-in-port = { NAME("ship", case: "genitive", first: "upper") } { -port(case: "where") } нет, поэтому воспользоваться функцией { NAME($venue, case: "genitive") } нельзя.
sdc-refusal-leftmost-flag = { NAME("price-marker", first: "upper") } стоит на крайнем левом флажке.
sdc-refusal-market-takes-no-wood = { NAME("venue-black-market", case: "where", first: "upper") } { -good-wood(case: "accusative") } не берут и не дают.
sdc-refusal-market-kinds-equal = { NAME("venue-black-market", case: "where", first: "upper") } дают товар другого вида.
sdc-refusal-contractor-takes-no-wood = Подрядчик не грузит { -good-wood(case: "accusative") }.
sdc-refusal-too-few-pesos = { $points } { NAME("victory-point", $points) } — это { $pesos } { NAME("peso", $pesos) }, а у вас { $money } { NAME("peso", $money) }.
sdc-refusal-too-few-points = { $pesos } { NAME("peso", $pesos) } — это { $points } { NAME("victory-point", $points) }, а у вас { $held } { NAME("victory-point", $held) }.
sdc-refusal-cuban-is-busy = { GENDER($cuban) ->
    [feminine] { NAME($cuban) } уже занята.
   *[masculine] { NAME($cuban) } уже занят.
}
sdc-refusal-car-stopped-there = { NAME("car", first: "upper") } только что остановился { NAME($cuban, case: "where") }.
sdc-refusal-too-few-held = { $number ->
    [0] У вас нет { NAME($good, case: "genitive") }.
   *[other] У вас только { $number } { NAME($good, $number) }.
}
sdc-refusal-supply-lacks = { $number ->
    [0] { NAME("supply", case: "where", first: "upper") } нет { NAME($good, case: "genitive") }.
   *[other] { NAME("supply", case: "where", first: "upper") } только { $number } { NAME($good, $number) }.
}
sdc-refusal-die-aside = { NAME($die, first: "upper") } лежит рядом с полем: { -demand(case: "genitive") } на { NAME($good, case: "accusative") } нет.
sdc-refusal-die-at-zero = { NAME($die, first: "upper") } показывает 0: { -demand(case: "genitive") } на { NAME($good, case: "accusative") } больше нет.
sdc-refusal-more-than-demand = { NAME("ship", first: "upper") } примет ещё только { $number } { NAME($good, $number, case: "accusative") }.

## Чего не бывает

sdc-never-no-step = { NAME("car", first: "upper") } должен проехать хотя бы одну остановку.
sdc-never-beyond-a-lap = { NAME("car", first: "upper") } проезжает не больше 10 { NAME("stop", 10, case: "genitive") }, один полный круг.
sdc-never-no-die = У { -good-wood(case: "genitive") } нет кубика.
sdc-never-no-venue = { NAME("port", first: "upper") } — не заведение.
sdc-never-too-many = Каждого товара всего 8 единиц.
sdc-never-nothing-loaded = Грузят хотя бы один товар; кто ничего не грузит, пасует.
sdc-never-which-good = { NAME("good-wood", first: "upper") } заменяет товар, на который есть { -demand }: укажите, какой.
sdc-never-one-good = { -cuban-pablo } даёт один товар.
sdc-never-one-thing = Каждый { -rival } отдаёт что-то одно: товар, { -peso } или { -victory-point }.
sdc-never-one-wood = { NAME("venue-sawmill", first: "upper") } берёт одну { -good-wood(case: "accusative") } за раз.
sdc-never-cafe = { NAME("venue-cafe", first: "upper") } берёт один { -good-rum }, одну { NAME("good-cigars", 1, case: "accusative") } или и то и другое.
sdc-never-lots = { NAME("venue-casino", first: "upper") } меняет 3 { NAME("peso", 3, case: "accusative") } на 1 { NAME("victory-point", 1, case: "accusative") } или обратно, не больше 230 { NAME("victory-point", 230, case: "genitive") }.

## Что помогло бы

sdc-help-pesos = ещё { $number } { NAME("peso", $number) }
sdc-help-points = ещё { $number } { NAME("victory-point", $number) }
sdc-help-goods = ещё { $number } { NAME($good, $number) }
