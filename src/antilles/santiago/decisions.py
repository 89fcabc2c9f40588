"""What the deciding seat is asked: the question, its rule, and the verbs that answer it."""

from dataclasses import dataclass

from antilles.core.declarations import Catalogue
from antilles.core.jit import lookup
from antilles.santiago import box, verbs


@dataclass(frozen=True)
class Decision:
    """A question with its answers; the rule of `pass` where that is one; how many venues may be used here.

    What is said is the message `sdc-question-...`.
    """

    name: str
    rule: str
    answers: tuple[int, ...]
    pass_rule: str = ""
    venues: int = 0

    @property
    def may_pass(self) -> bool:
        """Whether `pass` is an answer."""
        return verbs.PASS in self.answers


DECISIONS = Catalogue[Decision]()


def decision(name: str, *answers: int, rule: str, pass_rule: str = "", venues: int = 0) -> int:
    """Declare a question."""
    return DECISIONS.add(Decision(name, rule, answers, pass_rule or rule, venues))


# fmt: off
NOTHING = decision("nothing", rule="SDC-END-1")
DRIVE = decision("drive", verbs.DRIVE, rule="SDC-CAR-1")
PABLO = decision("pablo", verbs.TAKE, rule="SDC-CUBAN-PABLO")
ZORRO = decision("zorro", verbs.GIVE, rule="SDC-CUBAN-EL_ZORRO")
ALONSO = decision("alonso", verbs.CAPTURE, verbs.USE, verbs.PASS, venues=box.MARKERS, rule="SDC-CUBAN-ALONSO")
PAWN = decision("pawn", verbs.VISIT, rule="SDC-TURN-4")
VENUE = decision("venue", verbs.USE, verbs.PASS, venues=1, rule="SDC-TURN-5")
LOAD = decision("load", verbs.LOAD, verbs.LOAD_WOOD, verbs.PASS, pass_rule="SDC-PORT-4", rule="SDC-PORT-2")
DEMAND = decision("demand", verbs.LEAVE_OUT, rule="SDC-SHIP-5")
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
