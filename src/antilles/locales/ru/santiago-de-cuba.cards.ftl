### Сантьяго-де-Куба по-русски: что делает каждая вещь, и то же в нескольких словах для узких списков.
### Переменные — настройки из santiago/options.py; логические приходят как yes и no.

## Кубинцы

sdc-card-cuban-pedro = Возьмите 2 { NAME("good-tobacco", 2, case: "accusative") } { -supply(case: "from") }.
sdc-card-cuban-miguel = Возьмите 2 { NAME("good-wood", 2, case: "accusative") } { -supply(case: "from") }. Другого способа получить { -good-wood(case: "accusative") } нет.
sdc-card-cuban-jose = Возьмите 2 { NAME("good-sugar", 2, case: "accusative") } { -supply(case: "from") }.
sdc-card-cuban-pablo = Возьмите 1 любой товар { -supply(case: "from") }, кроме { -good-wood(case: "genitive") }.
sdc-card-cuban-maria = Возьмите 2 { NAME("victory-point", 2, case: "accusative") }.
sdc-card-cuban-el-zorro = Каждый соперник отдаёт вам что-то одно на свой выбор: 1 { NAME("peso", 1, case: "accusative") }, 1 { NAME("victory-point", 1, case: "accusative") } или 1 товар, кроме { -good-wood(case: "genitive") }. Ваша { -pawn } остаётся на месте, и заведением, где она стоит, можно воспользоваться.
sdc-card-cuban-martinez = Возьмите 3 { NAME("peso", 3, case: "accusative") }.
sdc-card-cuban-conchita = Возьмите 2 { NAME("good-fruit", 2, case: "accusative") } { -supply(case: "from") }.
sdc-card-cuban-alonso = Можно сделать одно из двух: положить свой { -owner-marker(case: "accusative") } на заведение без владельца или один раз воспользоваться своим заведением, где бы ни стояли { -pawn(count: "plural") }.

## Заведения

sdc-card-venue-bank = Возьмите 2 { NAME("peso", 2, case: "accusative") }.
sdc-card-venue-customs = Поверните один { -die(case: "accusative") } корабля { -port(case: "where") } на 0. Если теперь на всех четырёх 0, { -ship } отплывает.
sdc-card-venue-church = Возьмите 1 { NAME("victory-point", 1, case: "accusative") }.
sdc-card-venue-port-authority = Передвиньте { -price-marker(case: "accusative") } на один флажок влево или вправо, пока { -ship } { -port(case: "where") }. Если маркер доходит до { -checkered-flag(case: "genitive") }, { -ship } отплывает.
sdc-card-venue-distillery = Верните сколько угодно { -good-sugar(case: "genitive") } и возьмите столько же { -good-rum(case: "genitive") }, насколько хватает { -supply(case: "genitive") }.
sdc-card-venue-cigar-factory = Верните сколько угодно { -good-tobacco(case: "genitive") } и возьмите столько же { -good-cigars(case: "genitive") }, насколько хватает { -supply(case: "genitive") }.
sdc-card-venue-black-market = Верните 1 товар и возьмите 1 другого вида { -supply(case: "from") }; { -good-wood(case: "accusative") } нельзя ни отдать, ни взять.
sdc-card-venue-sawmill = Верните 1 { NAME("good-wood", 1, case: "accusative") } за 1 { NAME("victory-point", 1, case: "accusative") } и 1 { NAME("peso", 1, case: "accusative") }, только один раз за посещение.
sdc-card-venue-cafe = Верните 1 { NAME("good-rum", 1, case: "accusative") }, 1 { NAME("good-cigars", 1, case: "accusative") } или и то и другое, по 2 { NAME("victory-point", 2, case: "accusative") } за каждый товар.
sdc-card-venue-casino = Обменивайте { -peso(count: "plural") } на { -victory-point(count: "plural", case: "accusative") } или наоборот сколько угодно раз: 3 { NAME("peso", 3) } за 1 { NAME("victory-point", 1, case: "accusative") }. За одно посещение — только в одну сторону.
sdc-card-venue-contractor = Погрузите 1 товар, на который у корабля { -port(case: "where") } есть { -demand }, кроме { -good-wood(case: "genitive") }: его кубик уменьшается на 1, и вы получаете 2 { NAME("victory-point", 2, case: "accusative") } при любой цене.
sdc-card-venue-newspaper = Возьмите 1 { NAME("peso", 1, case: "accusative") } и, если хотите, сделайте занятым одного свободного { -cuban(case: "accusative") }, кроме того, у которого стоит { -car }. Кто останавливается у занятого, не получает ничего и не пользуется заведением; когда { -car } проезжает мимо, { -cuban } снова свободен.

## Товары

sdc-card-good-sugar = У вас в начале 1. Его дают { -cuban-jose }, { -cuban-pablo } и { -venue-black-market }, а { -venue-distillery } делает из него { -good-rum(case: "accusative") }. Кубик белый.
sdc-card-good-tobacco = У вас в начале 1. Его дают { -cuban-pedro }, { -cuban-pablo } и { -venue-black-market }, а { -venue-cigar-factory } делает из него { -good-cigars(case: "accusative") }. Кубик зелёный.
sdc-card-good-fruit = У вас в начале 1. Их дают { -cuban-conchita }, { -cuban-pablo } и { -venue-black-market }. Кубик оранжевый, на нём бывает до 4, на других — до 3.
sdc-card-good-rum = Его дают { -venue-distillery }, { -cuban-pablo } и { -venue-black-market }. Кубик красный.
sdc-card-good-cigars = Их дают { -venue-cigar-factory }, { -cuban-pablo } и { -venue-black-market }. Кубик чёрный.
sdc-card-good-wood = Её даёт только { -cuban-miguel }, кубика у неё нет. Во время { -loading-round(case: "genitive") } её можно погрузить вместо любого товара, на который есть { -demand }: за каждую — 1 { NAME("victory-point", 1, case: "accusative") } при любой цене; смешивать её с этим товаром за одно действие нельзя.

## Улица и порт

sdc-card-turn = Сначала вы проезжаете хотя бы одну остановку и пользуетесь тем, что предлагает { -cuban }, или грузите товары { -port(case: "where") }. Потом ставите свою { -pawn(case: "accusative") } в заведение под таким же цветком и можете им воспользоваться.
sdc-card-car = Один на всех. Едет по часовой стрелке, не меньше одной остановки и не больше целого круга: первая остановка бесплатна, каждая следующая стоит 1 { NAME("peso", 1, case: "accusative") }.
sdc-card-street = Кольцо из десяти остановок: { -port } и девять { -cuban(count: "plural", case: "genitive") } в случайном порядке. Занятые { -cuban(count: "plural") } и { -port } тоже считаются остановками.
sdc-card-port = Если вы здесь останавливаетесь, начинается { -loading-round }, а ваша { -pawn } остаётся на месте, и заведением пользоваться нельзя. Если проезжаете мимо, { -price } поднимается на один флажок.
sdc-card-loading-round = Начиная с вас, игроки по очереди грузят товары одного вида, не больше, чем показывает их { -die }, и получают за каждый столько { -victory-point(count: "plural", case: "genitive") }, какова { -price }; кто пасует, больше не грузит. Если пасуют все, а на кубиках не одни нули, { -price } поднимается на один флажок.
sdc-card-ship = Отплывает, когда на всех четырёх кубиках 0 или когда { -price-marker } доходит до { -checkered-flag(case: "genitive") }; { -price } возвращается на первый флажок. { $end_immediately ->
    [yes] Когда отплывает седьмой, игра сразу заканчивается.
   *[no] Когда отплывает седьмой, игра заканчивается после этого хода.
}
sdc-card-price = Сколько { -victory-point(count: "plural", case: "genitive") } приносит каждый погруженный товар. Поднимается на один флажок, когда кто-то проезжает мимо { -port(case: "genitive") } или когда после { -loading-round(case: "genitive") } ещё остаётся { -demand }.
sdc-card-checkered-flag = Последний флажок { -price-track(case: "genitive") }: когда до него доходит { -price-marker }, { -ship } сразу отплывает, загружен он или нет.
sdc-card-demand = Товары, которые нужны кораблю { -port(case: "where") }. Тот, из-за кого отплыл прежний, в конце хода бросает пять кубиков и выбирает четыре; на товар пятого { -demand(case: "genitive") } нет.
sdc-card-die = Показывает, сколько своего товара ещё примет { -ship }. Каждый погруженный товар уменьшает его на 1.
sdc-card-flower = После встречи с кубинцем ваша { -pawn } обязана перейти в заведение под таким же цветком: не туда, где стоит соперник, и не туда, где она стояла. Если таких нет, она остаётся, и её заведением можно воспользоваться.
sdc-card-supply = Общий запас товаров: всего, вместе с игроками, по восемь каждого вида. Если чего-то не хватает, вы берёте то, что есть.

## Игроки и их фишки

sdc-card-pawn = Стоит в заведении, которое вы посетили, до вашего следующего хода и не пускает туда других. В начале она вне поля.
sdc-card-owner-marker = У вас их три на всю игру. { $owner_vp_on_stay ->
    [yes] Если соперник заканчивает ход в заведении с вашим маркером, вы получаете 1 { NAME("victory-point", 1, case: "accusative") }, даже если его { -pawn } просто осталась там.
   *[no] Если соперник переходит в заведение с вашим маркером, в конце этого хода вы получаете 1 { NAME("victory-point", 1, case: "accusative") }; если его { -pawn } просто осталась там, вы не получаете ничего.
}
sdc-card-screen = { $open_holdings ->
    [yes] За этим столом всё открыто: товары, { -peso } и { -victory-point(count: "plural") } каждого видны всем.
   *[no] За ней до конца игры скрыты ваши товары, { -peso } и { -victory-point(count: "plural") }.
}
sdc-card-peso = Деньги на дальние поездки. Очков в конце игры не дают, но решают при равенстве, если и товаров поровну.
sdc-card-victory-point = Побеждает тот, у кого их больше всех. В конце игры каждые три любых товара приносят ещё 1, { -good-wood } тоже считается; при равенстве побеждает тот, у кого больше товаров.

## В нескольких словах: кубинцы

sdc-brief-cuban-pedro = 2 { NAME("good-tobacco", 2) }
sdc-brief-cuban-miguel = 2 { NAME("good-wood", 2) }
sdc-brief-cuban-jose = 2 { NAME("good-sugar", 2) }
sdc-brief-cuban-pablo = 1 товар, кроме { -good-wood(case: "genitive") }
sdc-brief-cuban-maria = 2 { -vp }
sdc-brief-cuban-el-zorro = по 1 с каждого { -rival(case: "genitive") }
sdc-brief-cuban-martinez = 3 { NAME("peso", 3) }
sdc-brief-cuban-conchita = 2 { NAME("good-fruit", 2) }
sdc-brief-cuban-alonso = захват или своё { -venue }

## В нескольких словах: заведения

sdc-brief-venue-bank = 2 { NAME("peso", 2) }
sdc-brief-venue-customs = один кубик на 0
sdc-brief-venue-church = 1 { -vp }
sdc-brief-venue-port-authority = { -price } на 1 вверх или вниз
sdc-brief-venue-distillery = { -good-sugar } в { -good-rum(case: "accusative") }
sdc-brief-venue-cigar-factory = { -good-tobacco } в { -good-cigars(case: "accusative") }
sdc-brief-venue-black-market = 1 товар на другой
sdc-brief-venue-sawmill = 1 { NAME("good-wood", 1) }: 1 { -vp } + 1 { NAME("peso", 1) }
sdc-brief-venue-cafe = { -good-rum }, { -good-cigars }: по 2 { -vp }
sdc-brief-venue-casino = 3 { NAME("peso", 3) } за 1 { -vp } или обратно
sdc-brief-venue-contractor = погрузить 1 товар за 2 { -vp }
sdc-brief-venue-newspaper = 1 { NAME("peso", 1) }, занятый { -cuban }
