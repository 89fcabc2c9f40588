### Puerto Rico in English: what every thing does, and the same in a few words for narrow lists.
### Variables are the switches of editions.py and expansions/switches.py; booleans come as yes and no.

## Production buildings

pr-card-building-small-indigo-plant = In the { -phase-craftsman }, the { -person-colonist } in it turns the yield of one occupied { -tile-indigo } into 1 { NAME("good-indigo", 1) }.
pr-card-building-small-sugar-mill = In the { -phase-craftsman }, the { -person-colonist } in it turns the yield of one occupied { -tile-sugar } into 1 { NAME("good-sugar", 1) }.
pr-card-building-indigo-plant = In the { -phase-craftsman }, each { -person-colonist } in it turns the yield of one occupied { -tile-indigo } into 1 { NAME("good-indigo", 1) }, so up to 3 in all.
pr-card-building-sugar-mill = In the { -phase-craftsman }, each { -person-colonist } in it turns the yield of one occupied { -tile-sugar } into 1 { NAME("good-sugar", 1) }, so up to 3 in all.
pr-card-building-tobacco-storage = In the { -phase-craftsman }, each { -person-colonist } in it turns the yield of one occupied { -tile-tobacco } into 1 { NAME("good-tobacco", 1) }, so up to 3 in all.
pr-card-building-coffee-roaster = In the { -phase-craftsman }, each { -person-colonist } in it turns the yield of one occupied { -tile-coffee } into 1 { NAME("good-coffee", 1) }, so up to 2 in all.

## Violet buildings of the base game

pr-card-building-small-market = When you sell a good to the { -trading-house }, you get 1 { NAME("doubloon", 1) } more.
pr-card-building-hacienda = On your turn in the { -phase-settler }, before your ordinary tile, you may draw one face-down { -plantation }; then you must place it. It is never exchanged for a { -tile-quarry }.
pr-card-building-construction-hut = On your turn in the { -phase-settler } you may take a { -tile-quarry } instead of a face-up { -plantation }, even if you are not the { -role-settler }.
pr-card-building-small-warehouse = At the end of the { -phase-captain } you keep all goods of one kind, besides the one good that everybody keeps. It does not free you from loading.
pr-card-building-hospice = When you place a { -plantation } or { -tile-quarry } in the { -phase-settler }, you may take 1 { NAME("person-colonist", 1) } { -supply(case: "from") } onto it, or { -colonist-ship(case: "from") } if the { -supply } has none. { $hospice_hacienda ->
    [one_colonist_either_tile] You may do so once per turn: either for the tile drawn with the { -building-hacienda } or for your ordinary one.
   *[ordinary_tile_only] A tile drawn with the { -building-hacienda } gets none.
}
pr-card-building-office = You may sell { -trading-house(case: "to") } a kind of good that already lies there. When it is full, you cannot sell there either.
pr-card-building-large-market = When you sell a good to the { -trading-house }, you get 2 { NAME("doubloon", 2) } more; with the { -building-small-market } as well, 3 more.
pr-card-building-large-warehouse = At the end of the { -phase-captain } you keep all goods of two kinds, besides the one good that everybody keeps. With the { -building-small-warehouse } as well, it is three kinds.
pr-card-building-factory = In the { -phase-craftsman } you get { -doubloon(count: "plural") } for the number of kinds that you produce: 1 for two kinds, 2 for three, 3 for four, 5 for five. Quantities do not matter.
pr-card-building-university = When you build, you may take 1 { NAME("person-colonist", 1) } { -supply(case: "from") } onto the new building, or { -colonist-ship(case: "from") } if the { -supply } has none. It is 1 only, however many circles the building has.
pr-card-building-harbor = Each time you load goods in the { -phase-captain }, you get 1 { NAME("victory-point", 1) } more. Loads by { -building-wharf } and { -building-small-wharf } count too.
pr-card-building-wharf = Once per { -phase-captain }, on a turn of yours, you may return all your goods of one kind { -supply(case: "to") } instead of loading a { -cargo-ship }, for 1 { NAME("victory-point", 1) } each. It does not matter what the ships carry.
pr-card-building-guild-hall = At the end of the game you score 1 { NAME("victory-point", 1) } for the { -building-small-indigo-plant } and 1 for the { -building-small-sugar-mill }, and 2 for every other { -production-building } of yours, occupied or not.
pr-card-building-residence = { $residence_least_tiles ->
    [0] At the end of the game you score { -victory-point(count: "plural") } for filled { -island-space(count: "plural") }: 4 for up to 9 of them, 5 for 10, 6 for 11, 7 for all 12. { NAME("person-colonist", "plural", first: "upper") } on them do not matter.
   *[other] At the end of the game you score { -victory-point(count: "plural") } for filled { -island-space(count: "plural") }: 4 for 1 to 9 of them, 5 for 10, 6 for 11, 7 for all 12. { NAME("person-colonist", "plural", first: "upper") } on them do not matter.
}
pr-card-building-fortress = { $fortress_counts_limbo ->
    [yes] At the end of the game you score 1 { NAME("victory-point", 1) } for every three of your { -person-colonist(count: "plural") }. Those { -limbo(case: "where") } count too.
   *[no] At the end of the game you score 1 { NAME("victory-point", 1) } for every three of your { -person-colonist(count: "plural") } on circles. Those { -limbo(case: "where") } do not count.
}
pr-card-building-customs-house = { $customs_counts_paper ->
    [yes] At the end of the game you score 1 { NAME("victory-point", 1) } for every four that you gained during the game, in chips or on paper. The points of buildings do not count.
   *[no] At the end of the game you score 1 { NAME("victory-point", 1) } for every four that you hold in chips. Points on paper and the points of buildings do not count.
}
pr-card-building-city-hall = At the end of the game you score 1 { NAME("victory-point", 1) } for each { -violet-building } in your { -city }, occupied or not, itself included.

## Buildings of expansion I

pr-card-building-aqueduct = In the { -phase-craftsman } you get 1 { NAME("good-indigo", 1) } more if you produce { -good-indigo } and your { -building-indigo-plant } is occupied; likewise 1 { NAME("good-sugar", 1) } more with the { -building-sugar-mill }. The small ones do not count.
pr-card-building-forest-house = { $forest_source ->
    [stock] On your turn in the { -phase-settler } you may place a { -tile-forest } from the stock instead of taking a tile; the { -open-row } keeps all its { -plantation(count: "plural") }.
   *[face_up_plantation] On your turn in the { -phase-settler }, the { -plantation } that you take { -open-row(case: "from") } may be laid face down, as a { -tile-forest }.
} Every two { -tile-forest(count: "plural") } make your buildings 1 { NAME("doubloon", 1) } cheaper, even if the { -building-forest-house } is not occupied. { $forest_hacienda ->
    [peek_then_return] With the { -building-hacienda } you may look at the drawn tile first; if you then place a { -tile-forest }, the tile goes back on its stack.
    [peek_then_place] With the { -building-hacienda } you may look at the drawn tile first and then place it either way up.
   *[face_up_only] A tile drawn with the { -building-hacienda } cannot become a { -tile-forest }.
}
pr-card-building-black-market = When you build and lack { -doubloon(count: "plural") }, you may return up to 1 { NAME("person-colonist", 1) }, 1 { NAME("good", 1) } and 1 { NAME("victory-point", 1) } in chips, each worth 1 { NAME("doubloon", 1) }. They must make up exactly what you lack, and the last { -person-colonist } of the { -building-black-market } itself stays.
pr-card-building-storehouse = At the end of the { -phase-captain } you keep 3 more goods of any kinds, besides the one good that everybody keeps.
pr-card-building-guest-house = { $guest_targets ->
    [buildings] In the { -phase-mayor } up to 2 { NAME("person-colonist", 2) } wait here. In any other phase, at its start, at its end or before a turn of yours, you may move one or both to empty circles of your buildings; they work at once and stay until the next { -phase-mayor }.
   *[all] In the { -phase-mayor } up to 2 { NAME("person-colonist", 2) } wait here. In any other phase, at its start, at its end or before a turn of yours, you may move one or both to empty circles of your { -plantation(count: "plural") }, { -tile-quarry(count: "plural") } and buildings; they work at once and stay until the next { -phase-mayor }.
}
pr-card-building-trading-post = In the { -phase-trader }, instead of selling { -trading-house(case: "to") }, you may sell one good of any kind { -supply(case: "to") } at its normal price, even if the { -trading-house } is full or has that kind. The { -privilege } of the { -role-trader } counts, markets do not.
pr-card-building-church = When you build in the second or third column of the board, you get 1 { NAME("victory-point", 1) }; in the fourth, 2. The first column and the { -building-church } itself bring nothing.
pr-card-building-small-wharf = Once per { -phase-captain }, on a turn of yours, you may return any goods you like, 1 at least, { -supply(case: "to") } instead of loading a { -cargo-ship }, kinds mixed as you please. You score 1 { NAME("victory-point", 1) } for every two of them.
pr-card-building-lighthouse = Each time you load goods in the { -phase-captain }, you get 1 { NAME("doubloon", 1) }. If you are the { -role-captain }, you get 1 more at the start, even if you never load.
pr-card-building-specialty-factory = In the { -phase-craftsman } you get { -doubloon(count: "plural") } for the kind of which you produce most, { -good-corn } excepted: one less than the number of goods. { $specialty_counts_bonus ->
    [yes] The goods of the { -role-craftsman }'s { -privilege } count too.
   *[no] The goods of the { -role-craftsman }'s { -privilege } do not count.
}
pr-card-building-library = It doubles the { -privilege } of the role you take. { NAME("role-settler", first: "upper") }: after all others, one more face-up { -plantation } (a { -tile-quarry } only with the { -building-construction-hut }; the { -building-hospice } does not help here; none if you took no first tile). { NAME("role-mayor", first: "upper") }: 2 { NAME("person-colonist", 2) }; { -role-builder }: 2 { NAME("doubloon", 2) } less; { -role-trader }: 2 { NAME("doubloon", 2) } more; { -role-captain }: 2 { NAME("victory-point", 2) } more; { -role-prospector }: 2 { NAME("doubloon", 2) }. { $library_craftsman ->
    [any] { NAME("role-craftsman", first: "upper") }: 2 goods of kinds you produced, equal or different.
   *[different] { NAME("role-craftsman", first: "upper") }: 2 goods of different kinds you produced.
}
pr-card-building-union-hall = On your first turn of the { -phase-captain }, before you load, you get 1 { NAME("victory-point", 1) } for every two goods of the same kind that you hold. The goods stay with you.
pr-card-building-statue = It is worth 8 { NAME("victory-point", 8) } and does nothing else; it has no circle. A { -person-colonist } brought by the { -building-university } goes { -limbo(case: "to") }.
pr-card-building-cloister = At the end of the game you score for sets of three equal tiles { -island(case: "where") }, { -tile-quarry(count: "plural") } and { -tile-forest(count: "plural") } included: 1 set gives 1 { NAME("victory-point", 1) }, 2 sets give 3, 3 sets 6, 4 sets 10.

## Buildings of expansion II

pr-card-building-land-office = { $land_office_sale ->
    [open_row] Once in the { -phase-trader }, on your turn, besides selling a good: with a { -person-colonist } here you may pay 1 { NAME("doubloon", 1) } for a face-down { -plantation } and place it; with a { -person-noble } you may sell one of your { -plantation(count: "plural") } for 1 { NAME("doubloon", 1) }. The sold tile goes face up { -open-row(case: "to") }, its { -person-colonist } { -limbo(case: "to") }.
   *[discard] Once in the { -phase-trader }, on your turn, besides selling a good: with a { -person-colonist } here you may pay 1 { NAME("doubloon", 1) } for a face-down { -plantation } and place it; with a { -person-noble } you may sell one of your { -plantation(count: "plural") } for 1 { NAME("doubloon", 1) }. The sold tile goes { -discards(case: "to") }, its { -person-colonist } { -limbo(case: "to") }.
} { $land_office_forest ->
    [sell_any] A { -tile-forest } may be sold too; buying a tile as a { -tile-forest } needs an occupied { -building-forest-house }.
   *[needs_forest_house] Selling a { -tile-forest } or buying a tile as one needs an occupied { -building-forest-house }.
}
pr-card-building-chapel = In the { -phase-craftsman } you get 1 { NAME("doubloon", 1) } with a { -person-colonist } here, 1 { NAME("victory-point", 1) } with a { -person-noble }. You need not produce anything.
pr-card-building-hunting-lodge = At the end of the { -phase-settler }: with a { -person-colonist } here you may give up one of your { -plantation(count: "plural") } or { -tile-forest(count: "plural") } without pay, and whoever stands on it goes { -limbo(case: "to") }; with a { -person-noble } you get 2 { NAME("victory-point", 2) } if you alone have the most empty { -island-space(count: "plural") }.
pr-card-building-zoning-office = With a { -person-colonist } here a { -small-building } (columns one to three) costs you 1 { NAME("doubloon", 1) } less, with a { -person-noble } a { -large-building } costs you 2 { NAME("doubloon", 2) } less.
pr-card-building-royal-supplier = On your first turn of the { -phase-captain }, before you load, you may return goods of different kinds { -supply(case: "to") }, at most as many as you have { -person-noble(count: "plural") }, for 1 { NAME("victory-point", 1) } each. This is no load, so no bonus comes with it.
pr-card-building-villa = On your first turn in the { -phase-mayor } you may take 1 { NAME("person-noble", 1) } { -supply(case: "from") } on top of those dealt to you, or a { -person-colonist } if there is no { -person-noble } left.
pr-card-building-jeweler = In the { -phase-craftsman } you get 1 { NAME("doubloon", 1) } for each of your { -person-noble(count: "plural") }. It makes no goods, but is a { -production-building }, not a { -violet-building }.
pr-card-building-royal-garden = At the end of the game you score 1 more { NAME("victory-point", 1) } for each of your { -person-noble(count: "plural") }, so each is worth 2.

## Roles

pr-card-role-settler = One after another, all may take a face-up { -plantation }. { NAME("privilege", first: "upper") }: you may take a { -tile-quarry } instead.
pr-card-role-mayor = { NAME("privilege", first: "upper") }: you may first take 1 { NAME("person-colonist", 1) } { -supply(case: "from") }. Then those { -colonist-ship(case: "where") } are dealt one by one, beginning with you, and all place theirs; no circle may stay empty while one waits { -limbo(case: "where") }. { $mayor_rearrange ->
    [yes] You may also move those that stand on circles already.
   *[no] Those that stand on circles already stay there.
}
pr-card-role-builder = One after another, all may build one building. { NAME("privilege", first: "upper") }: you pay 1 { NAME("doubloon", 1) } less.
pr-card-role-craftsman = All receive the goods that their occupied { -plantation(count: "plural") } and { -production-building(count: "plural") } make. { NAME("privilege", first: "upper") }: after that you may take 1 more good of a kind that you produced.
pr-card-role-trader = One after another, all may sell one good { -trading-house(case: "to") }. { NAME("privilege", first: "upper") }: your sale brings 1 { NAME("doubloon", 1) } more.
pr-card-role-captain = In turn, again and again, everybody who can must load goods of one kind onto one { -cargo-ship }, as many as fit, for 1 { NAME("victory-point", 1) } each. { NAME("privilege", first: "upper") }: your first load brings 1 { NAME("victory-point", 1) } more.
pr-card-role-prospector = You get 1 { NAME("doubloon", 1) } { -bank(case: "from") }. The others do nothing.
pr-card-role-prospector-2 = You get 1 { NAME("doubloon", 1) } { -bank(case: "from") }. The others do nothing.
pr-card-role-smuggler = You alone act and choose one deed: { -deed-raid }, { -deed-robbery }, { -deed-luring } or { -deed-takeover }. You receive the { -wanted-token } and cannot take this role again until another player has.

## Tiles

pr-card-tile-corn = With a { -person-colonist } on it, it makes 1 { NAME("good-corn", 1) } in the { -phase-craftsman }. No { -production-building } is needed.
pr-card-tile-indigo = With a { -person-colonist } on it and one in your { -building-small-indigo-plant } or { -building-indigo-plant }, it makes 1 { NAME("good-indigo", 1) } in the { -phase-craftsman }.
pr-card-tile-sugar = With a { -person-colonist } on it and one in your { -building-small-sugar-mill } or { -building-sugar-mill }, it makes 1 { NAME("good-sugar", 1) } in the { -phase-craftsman }.
pr-card-tile-tobacco = With a { -person-colonist } on it and one in your { -building-tobacco-storage }, it makes 1 { NAME("good-tobacco", 1) } in the { -phase-craftsman }.
pr-card-tile-coffee = With a { -person-colonist } on it and one in your { -building-coffee-roaster }, it makes 1 { NAME("good-coffee", 1) } in the { -phase-craftsman }.
pr-card-tile-quarry = Each occupied { -tile-quarry } makes a building 1 { NAME("doubloon", 1) } cheaper for you: 1 at most in the first column of the board, 2 in the second, 3 in the third, 4 in the fourth.
pr-card-tile-forest = { $forest_source ->
    [stock] A tile from a stock of its own, placed with the { -building-forest-house }.
   *[face_up_plantation] A { -plantation } laid face down with the { -building-forest-house }.
} Every two { -tile-forest(count: "plural") } make your buildings 1 { NAME("doubloon", 1) } cheaper in any column. It has no circle: a { -person-colonist } brought by the { -building-hospice } goes { -limbo(case: "to") }.

## Goods

pr-card-good-corn = Price { -trading-house(case: "where") }: 0 { NAME("doubloon", 0) }. It needs only an occupied { -tile-corn }, no building.
pr-card-good-indigo = Price { -trading-house(case: "where") }: 1 { NAME("doubloon", 1) }. It needs an occupied { -tile-indigo } and a { -person-colonist } in the { -building-small-indigo-plant } or { -building-indigo-plant }.
pr-card-good-sugar = Price { -trading-house(case: "where") }: 2 { NAME("doubloon", 2) }. It needs an occupied { -tile-sugar } and a { -person-colonist } in the { -building-small-sugar-mill } or { -building-sugar-mill }.
pr-card-good-tobacco = Price { -trading-house(case: "where") }: 3 { NAME("doubloon", 3) }. It needs an occupied { -tile-tobacco } and a { -person-colonist } in the { -building-tobacco-storage }.
pr-card-good-coffee = Price { -trading-house(case: "where") }: 4 { NAME("doubloon", 4) }. It needs an occupied { -tile-coffee } and a { -person-colonist } in the { -building-coffee-roaster }.

## People, places, money and points

pr-card-person-colonist = One on a circle makes a { -plantation }, { -tile-quarry } or building work. They come and move in the { -phase-mayor }, with few exceptions.
pr-card-person-noble = Stands in for a { -person-colonist } everywhere, but some buildings do something else with one. Each is worth 1 { NAME("victory-point", 1) } at the end of the game, wherever it stands.
pr-card-governor = Takes the first role of the round. After the round the card passes to the left.
pr-card-trading-house = It has room for four goods of different kinds; only the { -building-office } lets you sell an equal one. If it is full at the end of the { -phase-trader }, it is emptied { -supply(case: "to") }.
pr-card-cargo-ship = It carries goods of one kind, and no two ships carry the same kind. At the end of the { -phase-captain } full ships are emptied { -supply(case: "to") }; the others keep their load.
pr-card-colonist-ship = What it brings is dealt in the { -phase-mayor }. Then it gets one { -person-colonist } for each empty circle on the buildings of all players, but at least one per player. If the { -supply } cannot provide them, the game ends after this round (not with the expansion “{ -expansion-nobles }” nor the variant “{ -variant-long-game }”).
pr-card-limbo = Here wait your { -person-colonist(count: "plural") } without a circle. In the { -phase-mayor } you place them; only those for whom you have no empty circle stay.
pr-card-supply = The common stock of { -person-colonist(count: "plural") }, goods and { -vp-chip(count: "plural") } beside the board. What it lacks nobody receives; only { -victory-point(count: "plural") } are then noted on paper.
pr-card-open-row = The face-up { -plantation(count: "plural") } to choose from in the { -phase-settler }, one more than there are players. Afterwards the rest goes { -discards(case: "to") } and new ones are turned up.
pr-card-discards = { NAME("plantation", "plural", first: "upper") } that nobody took. When the face-down tiles run out, they are shuffled and used again.
pr-card-circle = A place for one { -person-colonist }. A tile or building with at least one is occupied and works; without, it does nothing.
pr-card-island = 12 spaces for { -plantation(count: "plural") }, { -tile-quarry(count: "plural") } and { -tile-forest(count: "plural") }. On a full { -island } you can place no more tiles.
pr-card-city = 12 spaces for buildings; a { -large-building } takes two. When somebody fills the last one, the game ends after this round.
pr-card-doubloon = Money to build with. After each round every role that nobody took gets 1 { NAME("doubloon", 1) } for its next taker; at the end of the game { -doubloon(count: "plural") } and goods decide ties only.
pr-card-victory-point = Whoever has the most wins. You get them for loading goods, for buildings and, at the end, for occupied large buildings. { $vp_secret ->
    [yes] Chips lie face down: only their owner knows the number.
   *[no] Everybody sees the chips of all.
} { $vp_end_any_phase ->
    [yes] When the last chip leaves the { -supply }, the game ends after this round (not with the variant “{ -variant-long-game }”).
   *[no] When the last chip leaves the { -supply } in the { -phase-captain }, the game ends after this round (not with the variant “{ -variant-long-game }”).
}
pr-card-privilege = The advantage of the player who took the role. It is voluntary; whoever does not carry out the action of the role has none.

## Smuggler and festival

pr-card-wanted-token = It lies with the player who was { -role-smuggler } last. This player cannot take that role again until another has.
pr-card-deed-raid = Empty one { -cargo-ship }. You keep up to three of its goods; the rest goes { -supply(case: "to") }.
pr-card-deed-robbery = Empty the { -trading-house } { -supply(case: "to") } and score 1 { NAME("victory-point", 1) } for each good.
pr-card-deed-luring = Remove { -person-colonist(count: "plural") } { -colonist-ship(case: "from") } until as many are left as there are players. Up to three of them go to empty circles of yours at once, the rest { -supply(case: "to") }.
pr-card-deed-takeover = Put a role that nobody has taken in front of you, with all its { -doubloon(count: "plural") }. The others may still take it: then you get 3 { NAME("doubloon", 3) }. If nobody does, you play it at the end of the round as its taker.
pr-card-festival = Three goals lie open, each with a prize for the first player to reach it: a kind of { -plantation }, three goods, a building. Each is won once.
pr-card-goal-plantation = The first player with three { -plantation(count: "plural") } of the kind shown takes 3 { NAME("person-colonist", 3) } { -supply(case: "from") } and places them at once.
pr-card-goal-goods = The first player who produces the three goods shown in one { -phase-craftsman } gets 3 { NAME("doubloon", 3) }.
pr-card-goal-building = The first player who builds the building shown gets 3 { NAME("victory-point", 3) }.

## Phases

pr-card-phase-draft = Before the game, one after another, you choose { -violet-building(count: "plural") }, each for a free space of the board with its cost, until all 12 small and 5 large spaces are taken. The others leave the game. { $draft_first ->
    [random] Chance decides who begins.
   *[governor] The { -governor } begins.
} { $x1_office_trading_post ->
    [none] The { -building-office } and the { -building-trading-post } may both be in the game.
   *[other] The { -building-office } and the { -building-trading-post } are never both in the game.
} { $x1_hacienda_forest_house ->
    [none] The { -building-hacienda } and the { -building-forest-house } may both be in the game.
   *[other] The { -building-hacienda } and the { -building-forest-house } are never both in the game.
}
pr-card-phase-storage = At the end of the { -phase-captain } everybody keeps 1 good of their choice, and more with { -building-small-warehouse }, { -building-large-warehouse } or { -building-storehouse }. All else goes back { -supply(case: "to") } for nothing.

## Kinds of buildings

pr-card-production-building = It turns the yield of { -plantation(count: "plural") } into goods in the { -phase-craftsman }: 1 good for each { -person-colonist } in it, if an occupied { -plantation } of that kind is there for it.
pr-card-violet-building = Any building that is no { -production-building }. One { -person-colonist } is enough for its function, and you may do without it; the printed points always count.
pr-card-large-building = It costs 10 { NAME("doubloon", 10) } and takes two { -city-space(count: "plural") }, but is one building. Its points for the end of the game count only if it is occupied, the printed ones always.

## Expansions, editions, variants

pr-card-expansion-buildings = 14 more kinds of { -violet-building(count: "plural") }. Before the game you choose which of all of them are played: 12 small and 5 large.
pr-card-expansion-nobles = 8 more buildings, and { -person-noble(count: "plural") }: one comes with every { -colonist-ship }, worth 1 { NAME("victory-point", 1) } at the end. Too few { -person-colonist(count: "plural") } no longer end the game. { $x2_all_colonists ->
    [yes] All 100 { NAME("person-colonist", 100) } are used with any number of players.
   *[no] The number of { -person-colonist(count: "plural") } depends on the players, as without the expansion.
}
pr-card-expansion-smuggler = One more role, the { -role-smuggler }, with four deeds to choose from. No { -doubloon(count: "plural") } are ever put on it.
pr-card-expansion-festival = Three goals, drawn at random: the first player to reach one wins 3 { NAME("person-colonist", 3) }, 3 { NAME("doubloon", 3) } or 3 { NAME("victory-point", 3) }.
pr-card-edition-classic = The classic booklet: 3 to 5 players, no expansions. { NAME("person-colonist", "plural", first: "upper") } once placed stay, and the { -building-hospice } may serve the tile of the { -building-hacienda }.
pr-card-edition-polish = The Polish booklet: 2 to 5 players, with “{ -expansion-buildings }” and two variants. The { -building-fortress } does not count those { -limbo(case: "where") }, and the { -building-library } gives the { -role-craftsman } any 2 goods.
pr-card-edition-rio-grande = The English booklet of 2019: 2 to 5 players, with “{ -expansion-buildings }” and “{ -expansion-nobles }”. { NAME("tile-forest", "plural", first: "upper") } come from a stock of their own.
pr-card-edition-1897 = The booklet of “Puerto Rico 1897”: 2 to 5 players, with all four expansions. From the { -building-guest-house } one moves to buildings only, and tiles sold by the { -building-land-office } go { -open-row(case: "to") }.
pr-card-variant-one-of-each = Every { -violet-building } is there just once, those of the expansions included, so one player only can own it. There is no draft.
pr-card-variant-long-game = All { -person-colonist(count: "plural") } and { -vp-chip(count: "plural") } are used with any number of players. The game ends only when somebody's { -city } is full; the round is finished.

## In a few words: buildings

pr-brief-building-small-indigo-plant = processes 1 { NAME("good-indigo", 1) }
pr-brief-building-small-sugar-mill = processes 1 { NAME("good-sugar", 1) }
pr-brief-building-indigo-plant = processes up to 3 { NAME("good-indigo", 3) }
pr-brief-building-sugar-mill = processes up to 3 { NAME("good-sugar", 3) }
pr-brief-building-tobacco-storage = processes up to 3 { NAME("good-tobacco", 3) }
pr-brief-building-coffee-roaster = processes up to 2 { NAME("good-coffee", 2) }
pr-brief-building-small-market = 1 { NAME("doubloon", 1) } more a sale
pr-brief-building-hacienda = first a face-down tile
pr-brief-building-construction-hut = { -tile-quarry(count: "plural") } for you too
pr-brief-building-small-warehouse = store one kind whole
pr-brief-building-hospice = a { -person-colonist } on a new tile
pr-brief-building-office = sell a kind sold before
pr-brief-building-large-market = 2 { NAME("doubloon", 2) } more a sale
pr-brief-building-large-warehouse = store two kinds whole
pr-brief-building-factory = { -doubloon(count: "plural") } by kinds made
pr-brief-building-university = new buildings are manned
pr-brief-building-harbor = 1 point more a load
pr-brief-building-wharf = a ship of your own
pr-brief-building-guild-hall = end: { -production-building(count: "plural") }
pr-brief-building-residence = end: a full { -island }
pr-brief-building-fortress = end: your { -person-colonist(count: "plural") }
pr-brief-building-customs-house = end: points from the game
pr-brief-building-city-hall = end: { -violet-building(count: "plural") }
pr-brief-building-aqueduct = 1 { NAME("good-indigo", 1) } and 1 { NAME("good-sugar", 1) } more
pr-brief-building-forest-house = { -tile-forest(count: "plural") } cheapen building
pr-brief-building-black-market = pay with other pieces too
pr-brief-building-storehouse = store 3 single goods more
pr-brief-building-guest-house = 2 { NAME("person-colonist", 2) } in reserve
pr-brief-building-trading-post = sell without the house
pr-brief-building-church = points for building
pr-brief-building-small-wharf = own ship, half the points
pr-brief-building-lighthouse = a { -doubloon } for every load
pr-brief-building-specialty-factory = { -doubloon(count: "plural") } for one kind
pr-brief-building-library = your { -privilege(count: "plural") } doubled
pr-brief-building-union-hall = points for goods you hold
pr-brief-building-statue = 8 points and no effect
pr-brief-building-cloister = end: sets of equal tiles
pr-brief-building-land-office = buy a tile; { -person-noble }: sell one
pr-brief-building-chapel = 1 { NAME("doubloon", 1) }; { -person-noble }: 1 point
pr-brief-building-hunting-lodge = drop a tile; { -person-noble }: 2 points
pr-brief-building-zoning-office = small −1; { -person-noble }: large −2
pr-brief-building-royal-supplier = a point per { -person-noble } for goods
pr-brief-building-villa = one { -person-noble } more
pr-brief-building-jeweler = a { -doubloon } for every { -person-noble }
pr-brief-building-royal-garden = end: a point for every { -person-noble }

## In a few words: roles

pr-brief-deed-raid = empty a ship, keep up to 3
pr-brief-deed-robbery = a point for each good there
pr-brief-deed-luring = people to your empty circles
pr-brief-deed-takeover = a free role, its { -doubloon(count: "plural") }
pr-brief-role-settler = all take a { -plantation }; you may take a { -tile-quarry }
pr-brief-role-mayor = all receive { -person-colonist(count: "plural") }; you get one more
pr-brief-role-builder = all may build; you pay 1 { NAME("doubloon", 1) } less
pr-brief-role-craftsman = all produce goods; you get one good more
pr-brief-role-trader = all may sell a good; you get 1 { NAME("doubloon", 1) } more
pr-brief-role-captain = all must load ships; your first load scores 1 point more
pr-brief-role-prospector = you get 1 { NAME("doubloon", 1) }, the others nothing
pr-brief-role-prospector-2 = you get 1 { NAME("doubloon", 1) }, the others nothing
pr-brief-role-smuggler = you alone raid, rob, lure or take over a second role
