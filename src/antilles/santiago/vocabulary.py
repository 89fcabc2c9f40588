"""The words of the game: goods, Cubans, venues, flowers, decisions and phases, each an integer with a name."""

from __future__ import annotations

# Goods; those with a die of their colour come first and are called plain goods.
GOODS = SUGAR, TOBACCO, FRUIT, RUM, CIGARS, WOOD = tuple(range(6))
GOOD_NAMES = ("sugar", "tobacco", "fruit", "rum", "cigars", "wood")
PLAIN_GOODS = GOODS[:WOOD]
DIE_COLOURS = ("white", "green", "orange", "red", "black")
"""The colour of each plain good's die."""
NO_GOOD = -1

CUBANS = PEDRO, MIGUEL, JOSE, PABLO, MARIA, EL_ZORRO, MARTINEZ, CONCHITA, ALONSO = tuple(range(9))
CUBAN_NAMES = ("pedro", "miguel", "jose", "pablo", "maria", "el zorro", "martinez", "conchita", "alonso")
CUBAN_TITLES = ("Pedro", "Miguel", "José", "Pablo", "Maria", "El Zorro", "Martinez", "Conchita", "Alonso")
NO_CUBAN = -1

VENUES = (
    BANK,
    CUSTOMS,
    CHURCH,
    PORT_AUTHORITY,
    DISTILLERY,
    CIGAR_FACTORY,
    BLACK_MARKET,
    SAWMILL,
    CAFE,
    CASINO,
    CONTRACTOR,
    NEWSPAPER,
) = tuple(range(12))
VENUE_NAMES = (
    "bank",
    "customs",
    "church",
    "port authority",
    "distillery",
    "cigar factory",
    "black market",
    "sawmill",
    "cafe",
    "casino",
    "contractor",
    "newspaper",
)
NO_VENUE = -1

FLOWERS = YELLOW, BLUE, RED, WHITE = tuple(range(4))
FLOWER_NAMES = ("yellow", "blue", "red", "white")
NO_FLOWER = -1

# What El Zorro's victims give besides a good, numbered after the goods.
PESO, POINT = len(GOODS), len(GOODS) + 1
GIFT_NAMES = (*GOOD_NAMES, "peso", "vp")

NOBODY = -1

# What the deciding seat is asked.
NOTHING, DRIVE, PABLO_TAKE, ZORRO_GIVE, ALONSO_CHOICE, PAWN_MOVE, VENUE_USE, PORT_LOAD, DEMAND_CHOICE = range(9)
DECISION_NAMES = ("nothing", "drive", "pablo", "zorro", "alonso", "pawn", "venue", "load", "demand")

# What is going on.
DRIVING, AT_CUBAN, MOVING_PAWN, IN_VENUE, LOADING, ENDING_TURN, ROLLING, GAME_OVER = range(8)
PHASE_NAMES = ("drive", "cuban", "pawn", "venue", "loading round", "end of turn", "demand", "game over")

# Why the game ended.
LAST_SHIP, TURN_LIMIT = 1, 2
END_REASON_NAMES = {LAST_SHIP: "seventh ship left", TURN_LIMIT: "turn limit"}

# Why a ship left.
DEMAND_MET, CHECKERED_FLAG, FOUR_ZEROS = range(3)
