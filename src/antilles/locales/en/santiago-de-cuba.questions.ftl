### Santiago de Cuba in English: what is asked, and the circumstances.

sdc-question-drive = Drive the { -car }: how many stops?
sdc-question-pablo = { -cuban-pablo }: take one good.
sdc-question-zorro = { -cuban-el-zorro }: what do you give?
sdc-question-alonso = { -cuban-alonso }: capture a venue, use one you own, or pass.
sdc-question-pawn = Move your { -pawn } to a venue.
sdc-question-venue = Use the venue, or pass.
sdc-question-load = Load goods of one kind, or pass for this { -loading-round }.
sdc-question-demand = New { -demand }: which die do you leave out?

sdc-about-drive = The first stop is free, each further one costs 1 { NAME("peso", 1) }; you have { $pesos } { NAME("peso", $pesos) }.
sdc-about-zorro = It goes to { $rival }.
sdc-about-alonso = { $markers ->
    [0] You have no { -owner-marker } left.
   *[other] You have { $markers } { NAME("owner-marker", $markers) } left.
}
sdc-about-pawn = { NAME($cuban) } has { NAME($flower, article: "a") }.
sdc-about-venue = Your { -pawn } stands { NAME($venue, case: "where") }.
sdc-about-load = Each good brings { $price } { -vp }, { -good-wood } { $wood } { -vp }; a pass is final for this round.
sdc-about-demand = The other four go onto ship { $ship } as they fell.

## What choices are put together under

sdc-group-capture = Capture a venue
sdc-group-use = Use your own venue
sdc-group-load = Load goods
sdc-group-load-wood = Load wood in place of goods
sdc-group-yellow = Under the yellow flower
sdc-group-blue = Under the blue flower
sdc-group-red = Under the red flower
sdc-group-white = Under the white flower
