"""The records of the game: Rules (one table's rules), State (one position) and Log (what just happened)."""

from __future__ import annotations

from antilles.core.events import event_log
from antilles.core.layout import Field, Struct
from antilles.santiago.components import MOST_FLAGS, MOST_PLAYERS, STOPS
from antilles.santiago.vocabulary import CUBANS, GOODS, PLAIN_GOODS, VENUES

N_GOODS, N_PLAIN, N_CUBANS, N_VENUES = len(GOODS), len(PLAIN_GOODS), len(CUBANS), len(VENUES)

RULES = Struct(
    "Rules",
    (
        Field("players", "Number of seats."),
        Field("flags", "Numbered flags of the price track."),
        Field("prices", "VP per plain good on each flag.", (MOST_FLAGS,)),
        Field("cuban_flower", "Flower of each Cuban, -1 without one.", (N_CUBANS,)),
        Field("street_given", "1 if the order of the Cubans is fixed."),
        Field("street", "That order: the Cuban at each stop.", (STOPS,)),
        Field("venues_given", "1 if the venue layout is fixed."),
        Field("venue_flower", "That layout: the flower of each venue's slot.", (N_VENUES,)),
        Field("owner_vp_on_stay", "1 if an owner is paid also when the pawn did not move."),
        Field("end_immediately", "1 if the game ends the moment the last ship leaves."),
        Field("open_holdings", "1 if goods, pesos and VP are open to all."),
        Field("ask_everything", "1 if a seat is asked even when it can only pass."),
        Field("turn_limit", "The game is scored as it stands after so many turns."),
    ),
)

PLAYER = Struct(
    "Player",
    (
        Field("pesos", "Money; the casino can make much of it.", kind="int32"),
        Field("points", "Victory points.", kind="int32"),
        Field("goods", "Goods held, by kind.", (N_GOODS,)),
        Field("pawn", "Venue the pawn stands in, -1 off the board."),
        Field("markers", "Ownership markers left."),
    ),
)

STATE = Struct(
    "State",
    (
        Field("seed_low", "Generator: first word of the seed.", kind="int64"),
        Field("seed_high", "Generator: second word of the seed.", kind="int64"),
        Field("draws", "Generator: words used so far.", kind="int64"),
        Field("phase", "What is going on (vocabulary: phases)."),
        Field("decision", "What the deciding seat is asked (vocabulary: decisions)."),
        Field("turn", "Seat that decides."),
        Field("active", "Seat whose turn it is; before the first turn the seat that rolls."),
        Field("turns", "Turns begun, from 1; 0 before the first."),
        Field("ended", "Bits of the end conditions met (vocabulary: end reasons)."),
        Field("street", "Cuban at each stop, -1 at the port.", (STOPS,)),
        Field("busy", "Bits of the Cubans that are busy."),
        Field("car", "Stop at which the car stands."),
        Field("venue_flower", "Flower of each venue's slot.", (N_VENUES,)),
        Field("owner", "Seat that owns each venue, -1 if none.", (N_VENUES,)),
        Field("ship", "Number of the ship in port or expected next."),
        Field("ship_in_port", "1 while a ship can be loaded, 0 from its leaving until the next demand is placed."),
        Field("flag", "Flag under the price marker, from 0."),
        Field("demand", "Value of each die on the ship, -1 for the one set aside; all -1 without a ship.", (N_PLAIN,)),
        Field("rolled", "Dice just rolled, while one is to be left out.", (N_PLAIN,)),
        Field("supply", "Goods in the supply, by kind.", (N_GOODS,)),
        Field("passed", "Loading round: bits of the seats that have passed."),
        Field("pawn_moved", "1 if the active player's pawn moved in this turn."),
        Field("players", "What each seat has.", (MOST_PLAYERS,), PLAYER),
    ),
)

LOG = event_log(120)
