"""What is going on at the table, from one question to the next."""

from __future__ import annotations

from dataclasses import dataclass

from antilles.core.declarations import Catalogue


@dataclass(frozen=True)
class Phase:
    """A phase: its name in documents and the rule it follows."""

    name: str
    rule: str


PHASES = Catalogue[Phase]()
DRIVING = PHASES.add(Phase("drive", "SDC-TURN-2"))
AT_CUBAN = PHASES.add(Phase("cuban", "SDC-TURN-3"))
MOVING_PAWN = PHASES.add(Phase("pawn", "SDC-TURN-4"))
IN_VENUE = PHASES.add(Phase("venue", "SDC-TURN-5"))
LOADING = PHASES.add(Phase("loading round", "SDC-PORT-1"))
ENDING_TURN = PHASES.add(Phase("end of turn", "SDC-TURN-8"))
ROLLING = PHASES.add(Phase("demand", "SDC-SHIP-4"))
GAME_OVER = PHASES.add(Phase("game over", "SDC-END-1"))

NAMES = PHASES.names
