### Сантьяго-де-Куба по-русски: о чём спрашивают и при каких обстоятельствах.

sdc-question-drive = { NAME("car", first: "upper") }: сколько остановок проехать?
sdc-question-pablo = { -cuban-pablo }: возьмите один товар.
sdc-question-zorro = { -cuban-el-zorro }: что вы отдадите?
sdc-question-alonso = { -cuban-alonso }: захватите { -venue(case: "accusative") }, воспользуйтесь своим или спасуйте.
sdc-question-pawn = Поставьте { -pawn(case: "accusative") } { -venue(case: "to") }.
sdc-question-venue = Воспользуйтесь функцией { -venue(case: "genitive") } или спасуйте.
sdc-question-load = Погрузите товары одного вида или спасуйте до конца { -loading-round(case: "genitive") }.
sdc-question-demand = Новый { -demand }: какой кубик отложить?

sdc-about-drive = Первая остановка бесплатна, каждая следующая стоит 1 { NAME("peso", 1) }; у вас { $pesos } { NAME("peso", $pesos) }.
sdc-about-zorro = Это получит игрок { $rival }.
sdc-about-alonso = { $markers ->
    [0] { NAME("owner-marker", "plural", case: "genitive", first: "upper") } у вас не осталось.
   *[other] У вас есть { $markers } { NAME("owner-marker", $markers) }.
}
sdc-about-pawn = { NAME($cuban, case: "where", first: "upper") } { NAME($flower) }.
sdc-about-venue = Ваша { -pawn } стоит { NAME($venue, case: "where") }.
sdc-about-load = За каждый товар — { $price } { -vp }, за { -good-wood(case: "accusative") } — { $wood } { -vp }; пас действует до конца раунда.
sdc-about-demand = Остальные четыре лягут на корабль { $ship } так, как выпали.

## Заголовки групп

sdc-group-capture = Захватить заведение
sdc-group-use = Воспользоваться своим заведением
sdc-group-load = Погрузить товары
sdc-group-load-wood = Погрузить древесину вместо товаров
sdc-group-yellow = Под жёлтым цветком
sdc-group-blue = Под синим цветком
sdc-group-red = Под красным цветком
sdc-group-white = Под белым цветком
