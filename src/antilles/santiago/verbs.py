"""What an action does: the verbs of the notation."""

from dataclasses import dataclass

from antilles.core.declarations import Catalogue


@dataclass(frozen=True)
class Verb:
    """A verb: the rule such an answer follows, and the rule that says when it is asked for, if that is another one."""

    name: str
    rule: str
    asked_by: str


VERBS = Catalogue[Verb]()


def verb(name: str, *, rule: str, asked_by: str = "") -> int:
    """Declare a verb."""
    return VERBS.add(Verb(name, rule, asked_by or rule))


PASS = verb("pass", rule="SDC-PORT-4")
DRIVE = verb("drive", rule="SDC-CAR-1", asked_by="SDC-TURN-2")
TAKE = verb("take", rule="SDC-CUBAN-PABLO")
GIVE = verb("give", rule="SDC-CUBAN-EL_ZORRO")
CAPTURE = verb("capture", rule="SDC-CUBAN-ALONSO", asked_by="SDC-OWNER-1")
VISIT = verb("visit", rule="SDC-TURN-4")
USE = verb("venue", rule="SDC-TURN-5")
LOAD = verb("load", rule="SDC-PORT-2", asked_by="SDC-PORT-1")
LOAD_WOOD = verb("load wood", rule="SDC-WOOD-1")
LEAVE_OUT = verb("leave out", rule="SDC-SHIP-5", asked_by="SDC-SHIP-4")

NAMES, COUNT = VERBS.names, len(VERBS)
