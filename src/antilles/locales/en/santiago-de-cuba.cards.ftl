### Santiago de Cuba in English: what every thing does, and the same in a few words for narrow lists.
### Variables are the options of santiago/options.py; booleans come as yes and no.

## Cubans

sdc-card-cuban-pedro = Take 2 { NAME("good-tobacco", 2) } { -supply(case: "from") }.
sdc-card-cuban-miguel = Take 2 { NAME("good-wood", 2) } { -supply(case: "from") }. There is no other way to get { -good-wood }.
sdc-card-cuban-jose = Take 2 { NAME("good-sugar", 2) } { -supply(case: "from") }.
sdc-card-cuban-pablo = Take 1 good of any kind { -supply(case: "from") }, but no { -good-wood }.
sdc-card-cuban-maria = Take 2 { NAME("victory-point", 2) }.
sdc-card-cuban-el-zorro = Each rival gives you one thing of their own choice: 1 { NAME("peso", 1) }, 1 { NAME("victory-point", 1) } or 1 good, but no { -good-wood }. Your { -pawn } stays, and you may use the venue where it stands.
sdc-card-cuban-martinez = Take 3 { NAME("peso", 3) }.
sdc-card-cuban-conchita = Take 2 { NAME("good-fruit", 2) } { -supply(case: "from") }.
sdc-card-cuban-alonso = You may do one of two: put one of your { -owner-marker(count: "plural") } on a venue that nobody owns, or use a venue of yours once, wherever the { -pawn(count: "plural") } are.

## Venues

sdc-card-venue-bank = Take 2 { NAME("peso", 2) }.
sdc-card-venue-customs = Turn one { -die } of the { -ship } { -port(case: "where") } to 0. If all four then show 0, the { -ship } leaves.
sdc-card-venue-church = Take 1 { NAME("victory-point", 1) }.
sdc-card-venue-port-authority = Move the { -price-marker } one flag to the left or right while a { -ship } is { -port(case: "where") }. If it reaches the { -checkered-flag }, the { -ship } leaves.
sdc-card-venue-distillery = Return any number of { -good-sugar } and take as much { -good-rum }, as far as the { -supply } has it.
sdc-card-venue-cigar-factory = Return any number of { -good-tobacco } and take as many { -good-cigars }, as far as the { -supply } has them.
sdc-card-venue-black-market = Return 1 good and take 1 of another kind { -supply(case: "from") }; { -good-wood } neither way.
sdc-card-venue-sawmill = Return 1 { NAME("good-wood", 1) } for 1 { NAME("victory-point", 1) } and 1 { NAME("peso", 1) }, once per use.
sdc-card-venue-cafe = Return 1 { NAME("good-rum", 1) }, 1 { NAME("good-cigars", 1) } or both, for 2 { NAME("victory-point", 2) } each.
sdc-card-venue-casino = Exchange { -peso(count: "plural") } for { -victory-point(count: "plural") } or the other way round, as often as you can: 3 { NAME("peso", 3) } for 1 { NAME("victory-point", 1) }. One direction per use.
sdc-card-venue-contractor = Load 1 good that the { -ship } { -port(case: "where") } wants, but no { -good-wood }: its { -die } drops by 1 and you take 2 { NAME("victory-point", 2) }, whatever the { -price }.
sdc-card-venue-newspaper = Take 1 { NAME("peso", 1) }, and you may turn one available { -cuban } to busy, except the one where the { -car } stands. Whoever stops at a busy one gets nothing and uses no venue; once the { -car } has passed, he is available again.

## Goods

sdc-card-good-sugar = You start with 1. It comes from { -cuban-jose }, { -cuban-pablo } or the { -venue-black-market }, and the { -venue-distillery } makes { -good-rum } of it. Its die is white.
sdc-card-good-tobacco = You start with 1. It comes from { -cuban-pedro }, { -cuban-pablo } or the { -venue-black-market }, and the { -venue-cigar-factory } makes { -good-cigars } of it. Its die is green.
sdc-card-good-fruit = You start with 1. It comes from { -cuban-conchita }, { -cuban-pablo } or the { -venue-black-market }. Its die is orange and shows up to 4, the others up to 3.
sdc-card-good-rum = It comes from the { -venue-distillery }, { -cuban-pablo } or the { -venue-black-market }. Its die is red.
sdc-card-good-cigars = They come from the { -venue-cigar-factory }, { -cuban-pablo } or the { -venue-black-market }. Their die is black.
sdc-card-good-wood = It comes from { -cuban-miguel } only and has no die: in a { -loading-round } you may load it in place of any one wanted good, for 1 { NAME("victory-point", 1) } each, whatever the { -price }. You cannot mix it with that good in one action.

## Street and port

sdc-card-turn = First you drive the { -car } at least one stop and do what the { -cuban } there offers, or load goods { -port(case: "where") }. Then you move your { -pawn } to a venue of the same flower and may use it.
sdc-card-car = The one car of all. It goes clockwise, at least one stop and at most one whole lap: the first stop is free, each further one costs 1 { NAME("peso", 1) }.
sdc-card-street = A ring of ten stops: the { -port } and nine { -cuban(count: "plural") } in random order. Busy { -cuban(count: "plural") } and the { -port } count as stops too.
sdc-card-port = If you stop here, a { -loading-round } begins, and your { -pawn } stays without using a venue. If you drive past, the { -price } goes up one flag.
sdc-card-loading-round = Beginning with you, one after another loads goods of one kind, at most as many as their { -die } shows, and takes the { -price } in { -victory-point(count: "plural") } for each; a pass is final. If all pass before every die shows 0, the { -price } goes up one flag.
sdc-card-ship = It leaves when all four { -die(count: "plural") } show 0 or the { -price-marker } reaches the { -checkered-flag }; the { -price } starts again at the first flag. { $end_immediately ->
    [yes] When the seventh leaves, the game ends at once.
   *[no] When the seventh leaves, the game ends after that turn.
}
sdc-card-price = The { -victory-point(count: "plural") } for each good loaded. It goes up one flag when somebody drives past the { -port } or when a { -loading-round } ends with goods still wanted.
sdc-card-checkered-flag = The last flag of the { -price-track }: when the { -price-marker } reaches it, the { -ship } leaves at once, full or not.
sdc-card-demand = The goods that the { -ship } { -port(case: "where") } wants. Whoever made the last one leave rolls five { -die(count: "plural") } at the end of the turn and chooses four; the good of the fifth is not wanted.
sdc-card-die = It shows how many of its good the { -ship } still takes. Each good loaded lowers it by 1.
sdc-card-flower = After the { -cuban } your { -pawn } must go to a venue with the same flower: not to one where a rival stands, nor where it stood before. If none is left, it stays, and you may use its venue.
sdc-card-supply = The common stock of goods, eight of each kind among all players. If it has too few, you take what is there.

## Players and their pieces

sdc-card-pawn = It stands in the venue that you visit, until your next turn, and keeps the others out. It starts off the board.
sdc-card-owner-marker = You have three for the whole game. { $owner_vp_on_stay ->
    [yes] If a rival ends a turn in a venue with your marker, you take 1 { NAME("victory-point", 1) }, even if the { -pawn } only stayed there.
   *[no] If a rival moves into a venue with your marker, you take 1 { NAME("victory-point", 1) } at the end of that turn; a { -pawn } that only stays pays nothing.
}
sdc-card-screen = { $open_holdings ->
    [yes] At this table nothing is hidden: the goods, { -peso(count: "plural") } and { -victory-point(count: "plural") } of all are open.
   *[no] Your goods, { -peso(count: "plural") } and { -victory-point(count: "plural") } lie hidden behind it until the end of the game.
}
sdc-card-peso = Money for driving further. At the end it gives no points, but decides a tie if the goods are equal too.
sdc-card-victory-point = Whoever has the most wins. At the end of the game every three goods of any kind are worth 1 more, { -good-wood } included; ties go to who has more goods.

## In a few words: Cubans

sdc-brief-cuban-pedro = 2 { NAME("good-tobacco", 2) }
sdc-brief-cuban-miguel = 2 { NAME("good-wood", 2) }
sdc-brief-cuban-jose = 2 { NAME("good-sugar", 2) }
sdc-brief-cuban-pablo = any 1 good but { -good-wood }
sdc-brief-cuban-maria = 2 { -vp }
sdc-brief-cuban-el-zorro = 1 from each { -rival }
sdc-brief-cuban-martinez = 3 { NAME("peso", 3) }
sdc-brief-cuban-conchita = 2 { NAME("good-fruit", 2) }
sdc-brief-cuban-alonso = capture a venue, use your own

## In a few words: venues

sdc-brief-venue-bank = 2 { NAME("peso", 2) }
sdc-brief-venue-customs = one die to 0
sdc-brief-venue-church = 1 { -vp }
sdc-brief-venue-port-authority = the { -price } 1 up or down
sdc-brief-venue-distillery = { -good-sugar } into { -good-rum }
sdc-brief-venue-cigar-factory = { -good-tobacco } into { -good-cigars }
sdc-brief-venue-black-market = 1 good for another
sdc-brief-venue-sawmill = 1 { NAME("good-wood", 1) }: 1 { -vp } + 1 { NAME("peso", 1) }
sdc-brief-venue-cafe = { -good-rum }, { -good-cigars }: 2 { -vp } each
sdc-brief-venue-casino = 3 { NAME("peso", 3) } for 1 { -vp } or back
sdc-brief-venue-contractor = load 1 good for 2 { -vp }
sdc-brief-venue-newspaper = 1 { NAME("peso", 1) }, a { -cuban } busy
