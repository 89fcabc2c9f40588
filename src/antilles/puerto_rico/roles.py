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
    brief: str
    """What taking it means, in a few words."""
    in_1897: str = ""


ROLES = Catalogue[Role]()
role = ROLES.declares(Role)

# fmt: off
SETTLER = role("settler", phases.SETTLER, brief="all take a plantation; you may take a quarry", in_1897="planter", rule="PR-SETTLER-01")
MAYOR = role("mayor", phases.MAYOR, brief="all receive colonists; you get one more", in_1897="recruiter", rule="PR-MAYOR-01")
BUILDER = role("builder", phases.BUILDER, brief="all may build; you pay 1 doubloon less", rule="PR-BUILDER-01")
CRAFTSMAN = role("craftsman", phases.CRAFTSMAN, brief="all produce goods; you get one good more", in_1897="artisan", rule="PR-CRAFTSMAN-01")
TRADER = role("trader", phases.TRADER, brief="all may sell a good; you get 1 doubloon more", rule="PR-TRADER-01")
CAPTAIN = role("captain", phases.CAPTAIN, brief="all must load ships; your first load scores 1 point more", rule="PR-CAPTAIN-01")
PROSPECTOR = role("prospector", phases.PROSPECTOR, brief="you get 1 doubloon, the others nothing", in_1897="adventurer", rule="PR-PROSPECTOR-01")
SECOND_PROSPECTOR = role("prospector 2", phases.PROSPECTOR, brief="you get 1 doubloon, the others nothing", in_1897="adventurer 2", rule="PR-PROSPECTOR-01")
SMUGGLER = role("smuggler", phases.SMUGGLER, brief="you alone raid, rob, lure or take over a second role", rule="PR-X3-01")
# fmt: on

NAMES, COUNT = ROLES.names, len(ROLES)
ALL = tuple(range(COUNT))
NONE = -1

phase_of = ROLES.column(lambda row: row.phase, "The phase that a role begins.")
