"""What can be going on at the table, one row per phase; each role's phase has a module here."""

from dataclasses import dataclass

from antilles.core.declarations import Catalogue


@dataclass(frozen=True)
class Phase:
    """A phase, or what stands in place of one."""

    name: str


PHASES = Catalogue[Phase]()
phase = PHASES.declares(Phase)

ROLE_CHOICE = phase("role choice")
SETTLER = phase("settler")
MAYOR = phase("mayor")
BUILDER = phase("builder")
CRAFTSMAN = phase("craftsman")
TRADER = phase("trader")
CAPTAIN = phase("captain")
STORAGE = phase("storage")
PROSPECTOR = phase("prospector")
GAME_OVER = phase("game over")
DRAFT = phase("draft")
SMUGGLER = phase("smuggler")

NAMES, COUNT = PHASES.names, len(PHASES)
