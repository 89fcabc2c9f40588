"""What else is in the box: the street, the ships, markers, the price track, the starting kit."""

from antilles.santiago.manifest import MANIFEST

FEWEST_PLAYERS, MOST_PLAYERS = MANIFEST.fewest_players, MANIFEST.most_players
STOPS = 10
PORT = 0
"""The stop with the yellow star; stops 1 to 9 hold a Cuban each, clockwise."""
MOST_STEPS = 10
"""SDC-CAR-4: one full lap at most."""
SHIPS = 7
MARKERS = 3
"""SDC-OWNER-2: ownership markers per player."""
OWNER_POINTS = 1
"""SDC-OWNER-3."""
STARTING_PESOS, STARTING_POINTS = 3, 2
"""SDC-SETUP-4."""

PRICE_TRACK = (2, 3, 4)
"""VP per unit of a plain good on each numbered flag, from the left; right of the last one is the checkered flag.

Standing: "2 to 4" and the first flag 2 are stated, that there are three flags is reported; the pictures are lost.
"""
MOST_FLAGS, MOST_PRICE = 8, 20

TURN_LIMITS = range(1, 10_001)
USUAL_TURN_LIMIT = 400
"""SDC-AMB-30: a game that nobody ends is scored as it stands after so many turns."""
