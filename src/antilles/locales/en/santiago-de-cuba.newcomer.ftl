### The game in half a page, how to answer, and what people call things when they ask.

sdc-newcomer =
    You trade in Santiago de Cuba. Who has the most { NAME("victory-point", "plural") } when the seventh { -ship } leaves wins; most points come from goods loaded onto the ships.
    On your turn you drive the one { -car } clockwise: the first stop is free, each further one costs 1 { NAME("peso", 1) }.
    If the { -car } stops at a Cuban, he gives you something, and then your { -pawn } goes to a venue under the flower of his card, which you may use: make { -good-rum } of { -good-sugar }, change { NAME("peso", "plural") } into points and so on.
    If it stops { -port(case: "where") }, everybody in turn loads goods of one kind or passes. The dice show what the { -ship } wants, the { -price-track } what each good brings.
    Goods, { NAME("peso", "plural") } and points are hidden. { -cuban-alonso } lets you capture a venue: its owner gets a point from the supply whenever a rival stays in it.
sdc-help-answers = Answer with a number or in words: drive 3, load rum 2, visit bank, or shortened: d 3.
sdc-help-more = ? bank, ? pedro, ? 2, ? load rum 2 or ? SDC-PORT-2
sdc-help-examples = More: ? bank, ? pedro, ? rum, ? price, ? 2, ? load rum 2, ? SDC-PORT-2
sdc-hint-drive = A number, or words: drive 3; ? explains, help lists the commands
sdc-hint-load = A number, or words: rum 2, wood 1 as sugar, pass; ? explains, help lists the commands
sdc-hint-casino = A number, or any amount in words: 4 vp, 12 pesos; ? explains, help lists the commands
sdc-hint-casino-by-alonso = A number, or any amount in words: casino 4 vp, 12 pesos; ? explains, help lists the commands

## Other words for things, between commas

sdc-also-port = loading, harbour, harbor
sdc-also-price = prices, price track, price marker
sdc-also-victory-point = points, vp, score, scoring
sdc-also-peso = money, pesos
sdc-also-owner-marker = owner, owning, marker, capture
sdc-also-car = driving, drive
sdc-also-ship = ships
sdc-also-die = dice, wanted
sdc-also-screen = secret, hidden
