"""What happens at the table, written down as the rules are applied."""

from __future__ import annotations

from antilles.core.events import NUMBER, Events, Payload, one_of
from antilles.santiago import cubans, decisions, endings, goods, venues

GOOD = one_of("good", goods.NAMES)
GIFT = one_of("good, peso or vp", goods.GIFTS.names)
CUBAN = one_of("Cuban", cubans.NAMES)
VENUE = one_of("venue", venues.NAMES)
DECISION = one_of("decision", decisions.NAMES)
DEPARTURE = one_of("why a ship leaves", endings.DEPARTURES.names)
ENDS = Payload("end reasons", endings.named_ends)
SEAT, PESOS, POINTS = Payload("seat"), Payload("pesos"), Payload("VP")
YES_OR_NO = Payload("yes or no", bool)

EVENTS = Events()
event = EVENTS.declare

TURN_BEGUN = event("turn begun", number=NUMBER, rule="SDC-TURN-1")
DROVE = event("drove", steps=NUMBER, paid=PESOS, cuban=CUBAN, rule="SDC-CAR-2")
CUBAN_FREED = event("cuban freed", cuban=CUBAN, rule="SDC-CAR-7")
CUBAN_BUSY = event("cuban busy", cuban=CUBAN, rule="SDC-VENUE-NEWSPAPER")
PRICE_MOVED = event("price moved", old=POINTS, new=POINTS, flag=NUMBER, rule="SDC-PORT-6")
GOODS_TAKEN = event("goods taken", good=GOOD, number=NUMBER, due=NUMBER, rule="SDC-TURN-9")
GOODS_RETURNED = event("goods returned", good=GOOD, number=NUMBER, rule="SDC-SETUP-5")
PESOS_TAKEN = event("pesos taken", pesos=PESOS, rule="SDC-AMB-18")
PESOS_PAID = event("pesos paid", pesos=PESOS, rule="SDC-VENUE-CASINO")
POINTS_TAKEN = event("points taken", points=POINTS, rule="SDC-AMB-18")
POINTS_PAID = event("points paid", points=POINTS, rule="SDC-VENUE-CASINO")
GAVE = event("gave", gift=GIFT, to=SEAT, rule="SDC-CUBAN-EL_ZORRO")
CAPTURED = event("captured", venue=VENUE, rule="SDC-OWNER-1")
VISITED = event("visited", venue=VENUE, rule="SDC-TURN-4")
USED = event("used", venue=VENUE, through_alonso=YES_OR_NO, rule="SDC-TURN-5")
DECLINED = event("declined", decision=DECISION, venue=VENUE, rule="SDC-TURN-5")
DIE_TURNED = event("die turned", good=GOOD, value=NUMBER, rule="SDC-PORT-3")
LOADING_BEGUN = event("loading begun", rule="SDC-PORT-1")
LOADED = event("loaded", good=GOOD, number=NUMBER, points=POINTS, rule="SDC-PORT-3")
WOOD_LOADED = event("wood loaded", good=GOOD, number=NUMBER, points=POINTS, rule="SDC-WOOD-2")
PASSED = event("passed", rule="SDC-PORT-4")
SHIP_LEFT = event("ship left", ship=NUMBER, why=DEPARTURE, rule="SDC-SHIP-1")
DIE_ROLLED = event("die rolled", good=GOOD, value=NUMBER, rule="SDC-SHIP-5")
DIE_LEFT_OUT = event("die left out", good=GOOD, rule="SDC-SHIP-5")
SHIP_CAME = event("ship came", ship=NUMBER, rule="SDC-SHIP-2")
OWNER_PAID = event("owner paid", venue=VENUE, points=POINTS, visitor=SEAT, rule="SDC-OWNER-3")
GAME_ENDED = event("game ended", turns=NUMBER, ends=ENDS, rule="SDC-END-1")
PAWN_STAYS = event("pawn stays", venue=VENUE, rule="SDC-TURN-6")
