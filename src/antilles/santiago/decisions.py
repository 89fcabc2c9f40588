"""What the deciding seat is asked: the question, its rule, and the verbs that answer it."""

from dataclasses import dataclass

from antilles.core.declarations import Catalogue
from antilles.core.jit import lookup
from antilles.santiago import box, verbs


@dataclass(frozen=True)
class Decision:
    """A question; where `pass` is an answer, what it means and by which rule; how many venues may be used here."""

    name: str
    question: str
    rule: str
    answers: tuple[int, ...]
    passing: str = ""
    pass_rule: str = ""
    venues: int = 0


DECISIONS = Catalogue[Decision]()


def decision(
    name: str, question: str, *answers: int, rule: str, passing: str = "", pass_rule: str = "", venues: int = 0
) -> int:
    """Declare a question; with `passing`, `pass` answers it too."""
    every = (*answers, verbs.PASS) if passing else answers
    return DECISIONS.add(Decision(name, question, rule, every, passing, pass_rule or rule, venues))


# fmt: off
NOTHING = decision("nothing", "", rule="SDC-END-1")
DRIVE = decision("drive", "Drive the car: how many stops?", verbs.DRIVE, rule="SDC-CAR-1")
PABLO = decision("pablo", "Pablo: take one good.", verbs.TAKE, rule="SDC-CUBAN-PABLO")
ZORRO = decision("zorro", "El Zorro: what do you give?", verbs.GIVE, rule="SDC-CUBAN-EL_ZORRO")
ALONSO = decision("alonso", "Alonso: capture a venue, use one you own, or pass.", verbs.CAPTURE, verbs.USE, passing="Make no use of Alonso.", venues=box.MARKERS, rule="SDC-CUBAN-ALONSO")
PAWN = decision("pawn", "Move your pawn to a venue.", verbs.VISIT, rule="SDC-TURN-4")
VENUE = decision("venue", "Use the venue, or pass.", verbs.USE, passing="Do not use {pawn}.", venues=1, rule="SDC-TURN-5")
LOAD = decision("load", "Load goods of one kind, or pass for this round.", verbs.LOAD, verbs.LOAD_WOOD, passing="Load no more in this loading round.", pass_rule="SDC-PORT-4", rule="SDC-PORT-2")
DEMAND = decision("demand", "New demand: which die do you leave out?", verbs.LEAVE_OUT, rule="SDC-SHIP-5")
# fmt: on

NAMES, COUNT = DECISIONS.names, len(DECISIONS)
AT_A_CUBAN = (PABLO, ZORRO, ALONSO, PAWN, VENUE)
"""Asked only where the car has stopped at an available Cuban."""
OF_OTHERS = (ZORRO, LOAD)
"""Asked also of seats whose turn it is not."""

only_verb = lookup([(*row.answers, verbs.PASS)[0] for row in DECISIONS], "The verb of a question that has but one.")
is_answer = lookup(
    [[verb in row.answers for verb in range(verbs.COUNT)] for row in DECISIONS],
    "Whether actions of a verb answer a question; which of them, is for the rules to say.",
)
