### Сантьяго-де-Куба українською: чому дія зараз або взагалі неможлива.

sdc-refusal-game-is-over = Гру закінчено.
sdc-refusal-not-asked = Зараз запитання про інше. { $asked }
sdc-refusal-steps-too-dear = { $stops } { NAME("stop", $stops) } — це { $pesos } { NAME("peso", $pesos) }, а у вас { $money } { NAME("peso", $money) }.
sdc-refusal-pablo-has-no-wood = { -cuban-pablo } ніколи не дає { -good-wood(case: "genitive") }.
sdc-refusal-zorro-takes-no-wood = { -cuban-el-zorro } ніколи не бере { -good-wood(case: "genitive") }.
sdc-refusal-gift-not-held = { $gift ->
    [victory-point] У вас немає { NAME("victory-point", "plural", case: "genitive") }.
   *[other] У вас немає { NAME($gift, case: "genitive") }.
}
sdc-refusal-rival-owns-it = { NAME($venue, first: "upper") } належить суперникові.
sdc-refusal-you-own-it = Вам уже належить { NAME($venue) }.
sdc-refusal-no-marker-left = У вас не залишилося { NAME("owner-marker", "plural", case: "genitive") }.
sdc-refusal-not-your-venue = { -cuban-alonso } допомагає лише у ваших закладах, а { NAME($venue) } вам не належить.
sdc-refusal-pawn-is-elsewhere = Ваша { -pawn } стоїть { NAME($pawn, case: "where") }, а не { NAME($venue, case: "where") }.
sdc-refusal-wrong-flower = { NAME($cuban) } має { NAME($wanted, case: "accusative") }, а { NAME($venue) } — під { NAME($flower, case: "instrumental") }.
sdc-refusal-rival-stands-there = { NAME($venue, case: "where", first: "upper") } стоїть { -pawn } суперника.
sdc-refusal-pawn-stands-there = Ваша { -pawn } стоїть { NAME($venue, case: "where") } і мусить перейти до іншого закладу.
sdc-refusal-no-ship-in-port = { NAME("port", case: "where", first: "upper") } немає { -ship(case: "genitive") }, тож користуватися { NAME($venue, case: "instrumental") } не можна.
sdc-refusal-leftmost-flag = { NAME("price-marker", first: "upper") } стоїть на крайньому лівому прапорці.
sdc-refusal-market-takes-no-wood = { NAME("venue-black-market", case: "where", first: "upper") } { -good-wood(case: "genitive") } не беруть і не дають.
sdc-refusal-market-kinds-equal = { NAME("venue-black-market", case: "where", first: "upper") } дають товар іншого типу.
sdc-refusal-contractor-takes-no-wood = Підрядник не завантажує { -good-wood(case: "genitive") }.
sdc-refusal-too-few-pesos = { $points } { NAME("victory-point", $points) } — це { $pesos } { NAME("peso", $pesos) }, а у вас { $money } { NAME("peso", $money) }.
sdc-refusal-too-few-points = { $pesos } { NAME("peso", $pesos) } — це { $points } { NAME("victory-point", $points) }, а у вас { $held } { NAME("victory-point", $held) }.
sdc-refusal-cuban-is-busy = { GENDER($cuban) ->
    [feminine] { NAME($cuban) } уже зайнята.
   *[masculine] { NAME($cuban) } уже зайнятий.
}
sdc-refusal-car-stopped-there = { NAME("car", first: "upper") } щойно зупинився { NAME($cuban, case: "where") }.
sdc-refusal-too-few-held = { $number ->
    [0] У вас немає { NAME($good, case: "genitive") }.
   *[other] У вас лише { $number } { NAME($good, $number) }.
}
sdc-refusal-supply-lacks = { $number ->
    [0] { NAME("supply", case: "where", first: "upper") } немає { NAME($good, case: "genitive") }.
   *[other] { NAME("supply", case: "where", first: "upper") } лише { $number } { NAME($good, $number) }.
}
sdc-refusal-die-aside = { NAME($die, first: "upper") } лежить поруч із полем: { -demand(case: "genitive") } на { NAME($good, case: "accusative") } немає.
sdc-refusal-die-at-zero = { NAME($die, first: "upper") } показує 0: { -demand(case: "genitive") } на { NAME($good, case: "accusative") } більше немає.
sdc-refusal-more-than-demand = { NAME("ship", first: "upper") } прийме ще лише { $number } { NAME($good, $number, case: "accusative") }.

## Чого не буває

sdc-never-no-step = { NAME("car", first: "upper") } має проїхати щонайменше одну зупинку.
sdc-never-beyond-a-lap = { NAME("car", first: "upper") } проїжджає щонайбільше 10 { NAME("stop", 10, case: "genitive") }, одне повне коло.
sdc-never-no-die = { NAME("good-wood", first: "upper") } не має кубика.
sdc-never-no-venue = { NAME("port", first: "upper") } — не заклад.
sdc-never-too-many = Кожного товару всього 8 жетонів.
sdc-never-nothing-loaded = Завантажують щонайменше один товар; хто нічого не завантажує, пасує.
sdc-never-which-good = { NAME("good-wood", first: "upper") } заміняє товар, на який є { -demand }: укажіть, який.
sdc-never-one-good = { -cuban-pablo } дає один товар.
sdc-never-one-thing = Кожен { -rival } віддає щось одне: товар, { -peso } або { -victory-point }.
sdc-never-one-wood = { NAME("venue-sawmill", first: "upper") } бере одну { -good-wood(case: "accusative") } за раз.
sdc-never-cafe = { NAME("venue-cafe", first: "upper") } бере один { -good-rum }, одну { NAME("good-cigars", 1, case: "accusative") } або й те, й інше.
sdc-never-lots = { NAME("venue-casino", first: "upper") } міняє 3 { NAME("peso", 3, case: "accusative") } на 1 { NAME("victory-point", 1, case: "accusative") } або навпаки, щонайбільше 230 { NAME("victory-point", 230, case: "genitive") }.

## Що допомогло б

sdc-help-pesos = ще { $number } { NAME("peso", $number) }
sdc-help-points = ще { $number } { NAME("victory-point", $number) }
sdc-help-goods = ще { $number } { NAME($good, $number) }
