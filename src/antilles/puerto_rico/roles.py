"""Role cards and the phase each begins. With five players there are two prospectors, each with its own doubloons."""

from dataclasses import dataclass

from antilles.core.declarations import Catalogue
from antilles.puerto_rico import phases


@dataclass(frozen=True)
class Role:
    """A role card."""

    name: str
    phase: int
    rule: str


ROLES = Catalogue[Role]()
role = ROLES.declares(Role)

# fmt: off
SETTLER = role("settler", phases.SETTLER, rule="PR-SETTLER-01")
MAYOR = role("mayor", phases.MAYOR, rule="PR-MAYOR-01")
BUILDER = role("builder", phases.BUILDER, rule="PR-BUILDER-01")
CRAFTSMAN = role("craftsman", phases.CRAFTSMAN, rule="PR-CRAFTSMAN-01")
TRADER = role("trader", phases.TRADER, rule="PR-TRADER-01")
CAPTAIN = role("captain", phases.CAPTAIN, rule="PR-CAPTAIN-01")
PROSPECTOR = role("prospector", phases.PROSPECTOR, rule="PR-PROSPECTOR-01")
SECOND_PROSPECTOR = role("prospector 2", phases.PROSPECTOR, rule="PR-PROSPECTOR-01")
SMUGGLER = role("smuggler", phases.SMUGGLER, rule="PR-X3-01")
# fmt: on

NAMES, COUNT = ROLES.names, len(ROLES)
ALL = tuple(range(COUNT))
NONE = -1

phase_of = ROLES.column(lambda row: row.phase, "The phase that a role begins.")
