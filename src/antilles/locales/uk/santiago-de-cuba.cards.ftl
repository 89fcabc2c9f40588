### Сантьяго-де-Куба українською: що робить кожна річ, і те саме кількома словами для вузьких списків.
### Змінні — налаштування із santiago/options.py; логічні приходять як yes і no.

## Кубинці

sdc-card-cuban-pedro = Візьміть 2 { NAME("good-tobacco", 2, case: "accusative") } { -supply(case: "from") }.
sdc-card-cuban-miguel = Візьміть 2 { NAME("good-wood", 2, case: "accusative") } { -supply(case: "from") }. Інакше { -good-wood(case: "accusative") } не здобути.
sdc-card-cuban-jose = Візьміть 2 { NAME("good-sugar", 2, case: "accusative") } { -supply(case: "from") }.
sdc-card-cuban-pablo = Візьміть 1 будь-який товар { -supply(case: "from") }, крім { -good-wood(case: "genitive") }.
sdc-card-cuban-maria = Візьміть 2 { NAME("victory-point", 2, case: "accusative") }.
sdc-card-cuban-el-zorro = Кожен суперник віддає вам щось одне на свій вибір: 1 { NAME("peso", 1, case: "accusative") }, 1 { NAME("victory-point", 1, case: "accusative") } або 1 товар, крім { -good-wood(case: "genitive") }. Ваша { -pawn } залишається на місці, і закладом, де вона стоїть, можна скористатися.
sdc-card-cuban-martinez = Візьміть 3 { NAME("peso", 3, case: "accusative") }.
sdc-card-cuban-conchita = Візьміть 2 { NAME("good-fruit", 2, case: "accusative") } { -supply(case: "from") }.
sdc-card-cuban-alonso = Можна зробити одне з двох: покласти свій { -owner-marker(case: "accusative") } на заклад без власника або один раз скористатися власним закладом, хоч би де стояли { -pawn(count: "plural") }.

## Заклади

sdc-card-venue-bank = Візьміть 2 { NAME("peso", 2, case: "accusative") }.
sdc-card-venue-customs = Поставте один { -die(case: "accusative") } корабля { -port(case: "where") } на 0. Якщо тепер на всіх чотирьох 0, { -ship } відпливає.
sdc-card-venue-church = Візьміть 1 { NAME("victory-point", 1, case: "accusative") }.
sdc-card-venue-port-authority = Пересуньте { -price-marker(case: "accusative") } на один прапорець ліворуч або праворуч, доки { -ship } { -port(case: "where") }. Якщо маркер доходить до { -checkered-flag(case: "genitive") }, { -ship } відпливає.
sdc-card-venue-distillery = Поверніть скільки завгодно { -good-sugar(case: "genitive") } і візьміть стільки ж { -good-rum(case: "genitive") }, наскільки вистачає { -supply(case: "genitive") }.
sdc-card-venue-cigar-factory = Поверніть скільки завгодно { -good-tobacco(case: "genitive") } і візьміть стільки ж { -good-cigars(case: "genitive") }, наскільки вистачає { -supply(case: "genitive") }.
sdc-card-venue-black-market = Поверніть 1 товар і візьміть 1 іншого типу { -supply(case: "from") }; { -good-wood(case: "accusative") } не можна ні віддати, ні взяти.
sdc-card-venue-sawmill = Поверніть 1 { NAME("good-wood", 1, case: "accusative") } за 1 { NAME("victory-point", 1, case: "accusative") } і 1 { NAME("peso", 1, case: "accusative") }, лише один раз за використання.
sdc-card-venue-cafe = Поверніть 1 { NAME("good-rum", 1, case: "accusative") }, 1 { NAME("good-cigars", 1, case: "accusative") } або і те і те, по 2 { NAME("victory-point", 2, case: "accusative") } за кожен товар.
sdc-card-venue-casino = Обмінюйте { -peso(count: "plural") } на { -victory-point(count: "plural", case: "accusative") } або навпаки скільки завгодно разів: 3 { NAME("peso", 3) } за 1 { NAME("victory-point", 1, case: "accusative") }. За одне використання — лише в один бік.
sdc-card-venue-contractor = Завантажте 1 товар, на який корабель { -port(case: "where") } має { -demand(case: "accusative") }, крім { -good-wood(case: "genitive") }: його кубик зменшується на 1, і ви отримуєте 2 { NAME("victory-point", 2, case: "accusative") } за будь-якої ціни.
sdc-card-venue-newspaper = Візьміть 1 { NAME("peso", 1, case: "accusative") } і, якщо хочете, зробіть зайнятим одного вільного { -cuban(case: "accusative") }, крім того, біля якого стоїть { -car }. Хто зупиняється біля зайнятого, не отримує нічого й не користується закладом; коли { -car } його минає, він знову вільний.

## Товари

sdc-card-good-sugar = На початку ви маєте 1. Її дають { -cuban-jose }, { -cuban-pablo } і { -venue-black-market }, а { -venue-distillery } робить із неї { -good-rum(case: "accusative") }. Кубик білий.
sdc-card-good-tobacco = На початку ви маєте 1. Його дають { -cuban-pedro }, { -cuban-pablo } і { -venue-black-market }, а { -venue-cigar-factory } робить із нього { -good-cigars(case: "accusative") }. Кубик зелений.
sdc-card-good-fruit = На початку ви маєте 1. Їх дають { -cuban-conchita }, { -cuban-pablo } і { -venue-black-market }. Кубик помаранчевий, на ньому буває до 4, на інших — до 3.
sdc-card-good-rum = Його дають { -venue-distillery }, { -cuban-pablo } і { -venue-black-market }. Кубик червоний.
sdc-card-good-cigars = Їх дають { -venue-cigar-factory }, { -cuban-pablo } і { -venue-black-market }. Кубик чорний.
sdc-card-good-wood = Її дає лише { -cuban-miguel }, кубика вона не має. Під час { -loading-round(case: "genitive") } її можна завантажити замість будь-якого товару, на який є { -demand }: за кожну — 1 { NAME("victory-point", 1, case: "accusative") } за будь-якої ціни; змішувати її з цим товаром за одну дію не можна.

## Вулиця і порт

sdc-card-turn = Спершу ви проїжджаєте принаймні одну зупинку й користуєтеся тим, що пропонує { -cuban }, або завантажуєте товари { -port(case: "where") }. Після { -cuban(case: "genitive") } переміщуєте свою { -pawn(case: "accusative") } { -venue(case: "to") } під такою самою квіткою й можете ним скористатися.
sdc-card-car = Один на всіх. Їде за годинниковою стрілкою, не менше однієї зупинки й не більше цілого кола: перша зупинка безкоштовна, кожна наступна коштує 1 { NAME("peso", 1, case: "accusative") }.
sdc-card-street = Кільце з десяти зупинок: { -port } і дев’ять { -cuban(count: "plural", case: "genitive") } у випадковому порядку. Зайняті { -cuban(count: "plural") } і { -port } теж рахуються як зупинки.
sdc-card-port = Якщо ви тут зупиняєтеся, починається { -loading-round }, а ваша { -pawn } залишається на місці, і закладом користуватися не можна. Якщо проїжджаєте повз, { -price } піднімається на один прапорець.
sdc-card-loading-round = Починаючи з вас, гравці по черзі завантажують товари одного типу, не більше, ніж показує їхній { -die }, і отримують за кожен стільки { -victory-point(count: "plural", case: "genitive") }, яка { -price }; хто пасує, більше не завантажує. Якщо пасують усі, а на кубиках не самі нулі, { -price } піднімається на один прапорець.
sdc-card-ship = Відпливає, коли на всіх чотирьох кубиках 0 або коли { -price-marker } доходить до { -checkered-flag(case: "genitive") }; { -price } повертається на перший прапорець. { $end_immediately ->
    [yes] Коли відпливає сьомий, гра відразу завершується.
   *[no] Коли відпливає сьомий, гра завершується після цього ходу.
}
sdc-card-price = Скільки { -victory-point(count: "plural", case: "genitive") } приносить кожен завантажений товар. Піднімається на один прапорець, коли хтось проїжджає повз { -port(case: "accusative") } або коли після { -loading-round(case: "genitive") } ще залишається { -demand }.
sdc-card-checkered-flag = Останній прапорець шкали: коли до нього доходить { -price-marker }, { -ship } відразу відпливає, завантажений він чи ні.
sdc-card-demand = Товари, які потрібні кораблю { -port(case: "where") }. Той, через кого відплив попередній, наприкінці ходу кидає п’ять кубиків і обирає чотири; товар п’ятого не потрібен.
sdc-card-die = Показує, скільки свого товару ще прийме { -ship }. Кожен завантажений товар зменшує його на 1.
sdc-card-flower = Після зустрічі з кубинцем ваша { -pawn } мусить перейти { -venue(case: "to") } під такою самою квіткою: не туди, де стоїть суперник, і не туди, де вона стояла. Якщо таких немає, вона залишається, і її закладом можна скористатися.
sdc-card-supply = Спільні товари: разом із тими, що мають гравці, по вісім кожного типу. Якщо чогось бракує, ви берете те, що є.

## Гравці та їхні фішки

sdc-card-pawn = Стоїть у закладі, який ви відвідали, до вашого наступного ходу й не пускає туди інших. На початку вона поза полем.
sdc-card-owner-marker = Ви маєте три на всю гру. { $owner_vp_on_stay ->
    [yes] Якщо суперник завершує хід у закладі з вашим маркером, ви отримуєте 1 { NAME("victory-point", 1, case: "accusative") }, навіть якщо його { -pawn } просто залишилася там.
   *[no] Якщо суперник переходить { -venue(case: "to") } з вашим маркером, наприкінці цього ходу ви отримуєте 1 { NAME("victory-point", 1, case: "accusative") }; якщо його { -pawn } просто залишилася там, ви не отримуєте нічого.
}
sdc-card-screen = { $open_holdings ->
    [yes] За цим столом усе відкрито: товари, { -peso } й { -victory-point(count: "plural") } кожного видно всім.
   *[no] За нею до кінця гри сховано ваші товари, { -peso } й { -victory-point(count: "plural") }.
}
sdc-card-peso = Гроші на далекі поїздки. Очок наприкінці гри не дають, але вирішують нічию, якщо й товарів порівну.
sdc-card-victory-point = Перемагає той, у кого їх найбільше. Наприкінці гри кожні три будь-які товари приносять ще 1, { -good-wood } теж рахується; за рівності перемагає той, у кого більше товарів.

## Кількома словами: кубинці

sdc-brief-cuban-pedro = 2 { NAME("good-tobacco", 2) }
sdc-brief-cuban-miguel = 2 { NAME("good-wood", 2) }
sdc-brief-cuban-jose = 2 { NAME("good-sugar", 2) }
sdc-brief-cuban-pablo = 1 товар, крім { -good-wood(case: "genitive") }
sdc-brief-cuban-maria = 2 { -vp }
sdc-brief-cuban-el-zorro = по 1 від кожного { -rival(case: "genitive") }
sdc-brief-cuban-martinez = 3 { NAME("peso", 3) }
sdc-brief-cuban-conchita = 2 { NAME("good-fruit", 2) }
sdc-brief-cuban-alonso = захоплення чи свій { -venue }

## Кількома словами: заклади

sdc-brief-venue-bank = 2 { NAME("peso", 2) }
sdc-brief-venue-customs = один кубик на 0
sdc-brief-venue-church = 1 { -vp }
sdc-brief-venue-port-authority = { -price } на 1 вгору чи вниз
sdc-brief-venue-distillery = { -good-sugar } на { -good-rum(case: "accusative") }
sdc-brief-venue-cigar-factory = { -good-tobacco } на { -good-cigars(case: "accusative") }
sdc-brief-venue-black-market = 1 товар на інший
sdc-brief-venue-sawmill = 1 { NAME("good-wood", 1) }: 1 { -vp } + 1 { NAME("peso", 1) }
sdc-brief-venue-cafe = { -good-rum }, { -good-cigars }: по 2 { -vp }
sdc-brief-venue-casino = 3 { NAME("peso", 3) } за 1 { -vp } чи навпаки
sdc-brief-venue-contractor = завантажити 1 товар: 2 { -vp }
sdc-brief-venue-newspaper = 1 { NAME("peso", 1) }, зайнятий { -cuban }
