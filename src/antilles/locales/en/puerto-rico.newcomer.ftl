### The game in half a page, and what people call things when they ask.

pr-newcomer =
    You are a settler on an island. Who has the most { NAME("victory-point", "plural") } at the end wins: points come from goods shipped and from buildings.
    In each round everybody in turn takes a role, and what the role says is then done by all, the one who took it first and with a privilege.
    { NAME("role-settler", first: "upper") }: take a tile. { NAME("role-mayor", first: "upper") }: get { -person-colonist(count: "plural") }. { NAME("role-builder", first: "upper") }: build. { NAME("role-craftsman", first: "upper") }: produce. { NAME("role-trader", first: "upper") }: sell one good for { -doubloon(count: "plural") }. { NAME("role-captain", first: "upper") }: ship goods for points.
    Nothing works without { -person-colonist(count: "plural") }: tiles and buildings act only when somebody stands on their circles. { NAME("good-corn", first: "upper") } needs only its { -plantation }; every other good needs a { -production-building } too.
    Roles nobody took get a { -doubloon }, so wait for the right moment. The game ends when a city is full, the { -person-colonist(count: "plural") } or the points run out.
pr-help-answers = Answer with a number or in words: role settler, build harbor, load sugar 7, or shortened: b small m.
pr-help-more = ? harbor, ? 2, ? load sugar 7 or ? PR-CAPTAIN-04
pr-help-examples = More: ? harbor, ? captain, ? 2, ? quarry, ? points, ? load sugar 7, ? PR-CAPTAIN-04

## Other words for things, between commas

pr-also-building-harbor = harbour, port
pr-also-building-wharf = shipyard, own ship
pr-also-building-small-wharf = small shipyard
pr-also-building-jeweler = jeweller
pr-also-building-hospice = hospital
pr-also-building-university = school
pr-also-victory-point = points, vp, score, scoring
pr-also-doubloon = money, coins, gold, price
pr-also-cargo-ship = ship, ships, shipping, loading
pr-also-colonist-ship = ship of colonists
pr-also-phase-storage = storing, store
pr-also-person-colonist = colonists, worker, workers, people
pr-also-person-noble = nobles, citizen, citizens
pr-also-circle = circles, placing
pr-also-limbo = San Juan, unplaced
pr-also-building-construction-hut = hut
pr-also-building-specialty-factory = special factory
pr-also-tile-quarry = quarries, stone
pr-also-trading-house = house, market
pr-also-privilege = privileges
pr-also-phase-draft = drafting
pr-also-wanted-token = wanted
