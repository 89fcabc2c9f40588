"""What is going on at the table, from one question to the next."""

from dataclasses import dataclass

from antilles.core.declarations import Catalogue


@dataclass(frozen=True)
class Phase:
    """A phase: its name in documents and the rule it follows."""

    name: str
    rule: str


PHASES = Catalogue[Phase]()
phase = PHASES.declares(Phase)

DRIVING = phase("drive", rule="SDC-TURN-2")
AT_CUBAN = phase("cuban", rule="SDC-TURN-3")
MOVING_PAWN = phase("pawn", rule="SDC-TURN-4")
IN_VENUE = phase("venue", rule="SDC-TURN-5")
LOADING = phase("loading round", rule="SDC-PORT-1")
ENDING_TURN = phase("end of turn", rule="SDC-TURN-8")
ROLLING = phase("demand", rule="SDC-SHIP-4")
GAME_OVER = phase("game over", rule="SDC-END-1")

NAMES, COUNT = PHASES.names, len(PHASES)
