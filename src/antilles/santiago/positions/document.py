"""The keys of a position document."""

from antilles.santiago import box, flowers, goods

TABLE_KEYS = ("game", "players", "options", "street", "venues", "car", "busy", "supply", "turns", "ended")
SHIP_KEYS = ("ship", "ship_in_port", "price", "flag", "demand", "set_aside", "rolled", "next_rolls")
DOCUMENT_KEYS = (*TABLE_KEYS, *SHIP_KEYS, "seats", "now", "generator")
HOLDINGS = {"pesos": "pesos", "vp": "points", "goods": "goods"}
"""What a seat has behind its screen: the key of the document, the field of the record."""
SEAT_KEYS = (*HOLDINGS, "pawn", "owns", "markers")
NOW_KEYS = ("decision", "phase", "turn", "active", "passed", "pawn_moved")
DIE_NAMES = (*goods.PLAIN_NAMES, *goods.COLOURS)
"""A die, by its good or by its colour."""
DOCUMENT_WORDS = frozenset((*DOCUMENT_KEYS, *SEAT_KEYS, *NOW_KEYS, *goods.NAMES, *goods.COLOURS, *flowers.NAMES))
DOCUMENT_WORDS |= {str(stop) for stop in range(box.STOPS)}
