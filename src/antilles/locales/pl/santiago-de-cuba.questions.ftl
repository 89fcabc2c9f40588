### Santiago de Cuba po polsku: o co się pyta i w jakich okolicznościach.

sdc-question-drive = { NAME("car", first: "upper") }: ile przystanków przejechać?
sdc-question-pablo = { -cuban-pablo }: weź jeden towar.
sdc-question-zorro = { -cuban-el-zorro }: co oddajesz?
sdc-question-alonso = { -cuban-alonso }: przejmij { -venue(case: "accusative") }, skorzystaj z własnego albo spasuj.
sdc-question-pawn = Przestaw { -pawn(case: "accusative") } { -venue(case: "to") }.
sdc-question-venue = Skorzystaj z { -venue(case: "genitive") } albo spasuj.
sdc-question-load = Załaduj towary jednego rodzaju albo spasuj do końca { -loading-round(case: "genitive") }.
sdc-question-demand = Nowy { -demand }: którą kość odkładasz?

sdc-about-drive = Pierwszy przystanek jest za darmo, każdy następny kosztuje 1 { NAME("peso", 1) }; masz { $pesos } { NAME("peso", $pesos) }.
sdc-about-zorro = Dostanie to { $rival }.
sdc-about-alonso = { $markers ->
    [0] Nie masz już { NAME("owner-marker", "plural", case: "genitive") }.
   *[other] Masz jeszcze { $markers } { NAME("owner-marker", $markers, case: "accusative") }.
}
sdc-about-pawn = { NAME($cuban) } ma { NAME($flower, case: "accusative") }.
sdc-about-venue = Twój { -pawn } stoi { NAME($venue, case: "where") }.
sdc-about-load = Za każdy towar { $price } { -vp }, za { -good-wood(case: "accusative") } { $wood } { -vp }; pas obowiązuje do końca rundy.
sdc-about-demand = Pozostałe cztery trafią na statek { $ship } tak, jak wypadły.

## Nagłówki grup

sdc-group-capture = Przejmij lokal
sdc-group-use = Skorzystaj z własnego lokalu
sdc-group-load = Załaduj towary
sdc-group-load-wood = Załaduj drewno zamiast towarów
sdc-group-yellow = Pod żółtym kwiatem
sdc-group-blue = Pod niebieskim kwiatem
sdc-group-red = Pod czerwonym kwiatem
sdc-group-white = Pod białym kwiatem
