### Сантьяго-де-Куба українською: про що запитують і за яких обставин.

sdc-question-drive = { NAME("car", first: "upper") }: скільки зупинок проїхати?
sdc-question-pablo = { -cuban-pablo }: візьміть один товар.
sdc-question-zorro = { -cuban-el-zorro }: що ви віддаєте?
sdc-question-alonso = { -cuban-alonso }: захопіть { -venue(case: "accusative") }, скористайтеся своїм або спасуйте.
sdc-question-pawn = Перемістіть { -pawn(case: "accusative") } { -venue(case: "to") }.
sdc-question-venue = Скористайтеся { -venue(case: "instrumental") } або спасуйте.
sdc-question-load = Завантажте товари одного типу або спасуйте до кінця { -loading-round(case: "genitive") }.
sdc-question-demand = Новий { -demand }: який кубик відкласти?

sdc-about-drive = Перша зупинка безкоштовна, кожна наступна коштує 1 { NAME("peso", 1) }; у вас { $pesos } { NAME("peso", $pesos) }.
sdc-about-zorro = Це отримає гравець { $rival }.
sdc-about-alonso = { $markers ->
    [0] { NAME("owner-marker", "plural", case: "genitive", first: "upper") } у вас не залишилося.
   *[other] У вас є { $markers } { NAME("owner-marker", $markers) }.
}
sdc-about-pawn = { NAME($cuban) } має { NAME($flower, case: "accusative") }.
sdc-about-venue = Ваша { -pawn } стоїть { NAME($venue, case: "where") }.
sdc-about-load = За кожен товар — { $price } { -vp }, за { -good-wood(case: "accusative") } — { $wood } { -vp }; пас діє до кінця раунду.
sdc-about-demand = Решта чотири ляжуть на корабель { $ship } так, як випали.

## Заголовки груп

sdc-group-capture = Захопити заклад
sdc-group-use = Скористатися своїм закладом
sdc-group-load = Завантажити товари
sdc-group-load-wood = Завантажити деревину замість товарів
sdc-group-yellow = Під жовтою квіткою
sdc-group-blue = Під синьою квіткою
sdc-group-red = Під червоною квіткою
sdc-group-white = Під білою квіткою
