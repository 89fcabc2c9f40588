"""The records of the game: Rules (one table's rules), State (one position) and Log (what just happened).

ROUND is here as long as a ship stays in port, PHASE what lasts a turn at most: a loading round, a roll, a move.
"""

from typing import Any

from antilles.core.events import NOBODY, event_log
from antilles.core.layout import NOBODY_SEES, ONE_OF, PHASE, ROUND, SEAT, SEATS, SOME_OF, Field, Sight, Struct
from antilles.core.rng import WORD
from antilles.santiago import box, cubans, decisions, endings, flowers, goods, phases, venues

LAST_SEAT = box.MOST_PLAYERS - 1
LAST_FLOWER = flowers.COUNT - 1
LAST_CUBAN = cubans.COUNT - 1
HIGHEST_FACE = max(goods.HIGHEST_FACE)
ASIDE = -1
"""Value of the die that lies beside the board."""

GIVEN = 1_000_000
"""Pesos and VP that a position may give a seat."""
MOST_GAIN = 2_000
"""More than anybody can gain in a turn: the casino twice gives 1,380 pesos, a ship at the highest price 260 VP."""
WEALTH = GIVEN + box.TURN_LIMITS[-1] * MOST_GAIN

RULES = Struct(
    "Rules",
    (
        Field("players", "Number of seats.", most=box.MOST_PLAYERS),
        Field("flags", "Numbered flags of the price track.", most=box.MOST_FLAGS),
        Field("prices", "VP per plain good on each flag.", (box.MOST_FLAGS,), most=box.MOST_PRICE),
        Field("cuban_flower", "Flower of each Cuban, -1 without one.", (cubans.COUNT,), least=-1, most=LAST_FLOWER),
        Field("street_given", "1 if the order of the Cubans is fixed."),
        Field("street", "That order: the Cuban at each stop.", (box.STOPS,), least=-1, blank=-1, most=LAST_CUBAN),
        Field("venues_given", "1 if the venue layout is fixed."),
        Field("venue_flower", "That layout: the flower of each venue's slot.", (venues.COUNT,), most=LAST_FLOWER),
        Field("owner_vp_on_stay", "1 if an owner is paid also when the pawn did not move."),
        Field("end_immediately", "1 if the game ends the moment the last ship leaves."),
        Field("open_holdings", "1 if goods, pesos and VP are open to all."),
        Field("ask_everything", "1 if a seat is asked even when it can only pass."),
        Field("turn_limit", "The game is scored as it stands after so many turns.", most=box.TURN_LIMITS[-1]),
    ),
)


def holdings_seen(rules: Any, s: Any, owner: int, seat: int | None) -> bool:
    """SDC-INFO-1: what lies behind a screen. SDC-INFO-3: where it is open. SDC-END-2: at the end it is."""
    return owner == seat or bool(rules.open_holdings) or s.phase == phases.GAME_OVER


HOLDINGS = Sight("the owner; all where holdings are open, and when the game is over", holdings_seen)

# fmt: off
PLAYER = Struct(
    "Player",
    (
        Field("pesos", "Money; the casino can make much of it.", most=WEALTH, given=GIVEN, sight=HOLDINGS),
        Field("points", "Victory points.", most=WEALTH, given=GIVEN, sight=HOLDINGS),
        Field("goods", "Goods held, by kind.", (goods.COUNT,), most=goods.TOKENS, sight=HOLDINGS),
        Field("pawn", "Venue the pawn stands in, -1 off the board.", least=-1, blank=-1, most=venues.COUNT - 1, says=ONE_OF),
        Field("markers", "Ownership markers left.", most=box.MARKERS),
    ),
)

STATE = Struct(
    "State",
    (
        Field("seed_low", "Generator: first word of the seed.", most=WORD, sight=NOBODY_SEES),
        Field("seed_high", "Generator: second word of the seed.", most=WORD, sight=NOBODY_SEES),
        Field("draws", "Generator: words used so far.", most=2 * WORD, given=WORD, sight=NOBODY_SEES),
        Field("phase", "What is going on (phases.py).", most=phases.COUNT - 1, says=ONE_OF),
        Field("decision", "What the deciding seat is asked (decisions.py).", most=decisions.COUNT - 1, says=ONE_OF),
        Field("turn", "Seat that decides; -1 before seat 0 is asked first.", least=-1, most=LAST_SEAT, says=SEAT),
        Field("active", "Seat whose turn it is; before the first turn the seat that rolls.", most=LAST_SEAT, says=SEAT),
        Field("turns", "Turns begun, from 1; 0 before the first.", most=box.TURN_LIMITS[-1]),
        Field("ended", "Bits of the end conditions met (endings.py).", most=endings.EVERY_BIT, says=SOME_OF),
        Field("street", "Cuban at each stop, -1 at the port.", (box.STOPS,), least=-1, blank=-1, most=LAST_CUBAN, says=ONE_OF),
        Field("busy", "Bits of the Cubans that are busy.", most=(1 << cubans.COUNT) - 1, says=SOME_OF),
        Field("car", "Stop at which the car stands.", most=box.STOPS - 1, says=ONE_OF),
        Field("venue_flower", "Flower of each venue's slot.", (venues.COUNT,), most=LAST_FLOWER, says=ONE_OF),
        Field("owner", "Seat that owns each venue, -1 if none.", (venues.COUNT,), least=-1, blank=NOBODY, most=LAST_SEAT, says=SEAT),
        Field("ship", "Number of the ship in port or expected next.", most=box.SHIPS, says=ONE_OF),
        Field("ship_in_port", "1 while a ship can be loaded, 0 from its leaving until the next demand is placed.", lives=ROUND),
        Field("flag", "Flag under the price marker, from 0.", most=box.MOST_FLAGS - 1, lives=ROUND),
        Field("demand", "Value of each die on the ship, -1 for the one set aside; all -1 without a ship.", (goods.PLAIN_COUNT,), least=ASIDE, blank=ASIDE, most=HIGHEST_FACE, lives=ROUND),
        Field("rolled", "Dice just rolled, while one is to be left out.", (goods.PLAIN_COUNT,), most=HIGHEST_FACE, lives=PHASE),
        Field("next_rolls", "Dice agreed beforehand for each ship to come, -1 where they are rolled.", (box.SHIPS, goods.PLAIN_COUNT), least=-1, blank=-1, most=HIGHEST_FACE, sight=NOBODY_SEES),
        Field("supply", "Goods in the supply, by kind.", (goods.COUNT,), most=goods.TOKENS),
        Field("passed", "Loading round: bits of the seats that have passed.", most=(1 << box.MOST_PLAYERS) - 1, lives=PHASE, says=SEATS),
        Field("pawn_moved", "1 if the active player's pawn moved in this turn.", lives=PHASE),
        Field("players", "What each seat has.", (box.MOST_PLAYERS,), PLAYER),
    ),
)
# fmt: on

LOG = event_log(120)

begin_turn = STATE.resetter(PHASE)
"""A kernel: nothing of the last turn is left."""
clear_port = STATE.resetter(ROUND)
"""A kernel: no ship is in port, the price marker is back, the dice are void."""
