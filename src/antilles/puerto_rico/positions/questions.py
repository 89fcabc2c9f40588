"""Whether the rules would ask a document's question: they go on from just before it and must come to the same bytes."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import numpy as np

from antilles.core.document import Node
from antilles.core.errors import PositionError
from antilles.core.events import NOBODY
from antilles.core.messages import Message
from antilles.core.records import Record
from antilles.puerto_rico import actions, decisions, goods, phases, slots, verbs
from antilles.puerto_rico.layout import STATE
from antilles.puerto_rico.positions.soundness import LAST_STEP, check_soundness

Numbers = dict[str, int]
# Steps and slots to go back: a question is asked in its step, after its step or after its slot has counted on.
WAYS_BACK = ((0, 0), (1, 0), (0, 1))
SEARCHED = ("slot", "dealt", "turns_done", "step")


def patched(data: bytes, numbers: Numbers) -> bytes:
    """The bytes of a state with other numbers in some fields."""
    row = np.frombuffer(bytearray(data), STATE.dtype)
    for name, value in numbers.items():
        row[name] = value
    return row.tobytes()


def number_in(data: bytes, name: str) -> int:
    """A field of the bytes of a state."""
    return int(np.frombuffer(data, STATE.dtype)[name][0])


class Question:
    """The question of a document: where in its phase the rules come to it.

    `go_on(bytes, windows)` lets the rules go on from a state; with `windows`, guests may move first.
    """

    def __init__(self, rules: Record, s: Any, given: set[str], go_on: Callable[[bytes, int], bytes]) -> None:
        self.rules = rules
        self.s = s
        self.given = given | ({"slot"} if "placing" in given else set())
        self.go_on = go_on
        self.data = STATE.pack(s)
        self.other_seat: int | None = None

    def found(self) -> bytes:
        """The state in which the rules ask this, with what the document left out; an error if there is none."""
        for numbers in self.candidates():
            found = self.asked_with(numbers)
            if found is not None:
                return found
        check_soundness(self.rules, self.s)
        if self.other_seat is not None:
            raise Node(None, "now.turn").fail(Message("error-seat-decides", seat=self.other_seat))
        asked = decisions.NAMES[self.s.decision]
        raise Node(None, "now.decision").fail(Message("error-not-asked", decision=asked))

    def candidates(self) -> Iterator[Numbers]:
        """What the document leaves out of where in the phase it is, the likeliest first."""
        s, players = self.s, int(self.rules.players)
        if s.role == NOBODY:
            yield {name: getattr(s, name) for name in SEARCHED}
            return
        seat = s.turn if "turn" in self.given else s.beneficiary if any(s.offered) else s.holder
        groups = slots.COUNT if s.placing else goods.COUNT + 1
        ranges = {
            "slot": range(groups),
            "dealt": range(players if s.phase == phases.MAYOR else 1),
            "turns_done": sorted(range(players + 1), key=lambda turns: (s.holder + turns) % players != seat),
            "step": range(LAST_STEP[s.phase], -1, -1),
        }
        for values in product(*([getattr(s, name)] if name in self.given else ranges[name] for name in SEARCHED)):
            yield dict(zip(SEARCHED, values, strict=True))

    def asked_with(self, numbers: Numbers) -> bytes | None:
        """The state with these numbers, if the rules come to it from just before."""
        if self.s.placing and "placer" not in self.given:
            numbers["placer"] = (self.s.holder + numbers["turns_done"]) % self.rules.players
        if self.s.decision == decisions.GUEST_MOVE:
            numbers["window"] = self.window_with(numbers)
            if not numbers["window"]:
                return None
        for steps, slots_back in WAYS_BACK:
            before = {"step": numbers["step"] - steps, "slot": numbers["slot"] - slots_back}
            if min(before.values()) >= 0:
                after = self.after(numbers | before)
                if after is not None and self.is_same(after, numbers, "turn", "open_circles"):
                    turn = number_in(after, "turn")
                    if "turn" not in self.given or turn == self.s.turn:
                        return after
                    self.other_seat = turn
        return None

    def after(self, numbers: Numbers, windows: int = 0) -> bytes | None:
        """Where the rules come to with these numbers and no question; None if no phase can remember them."""
        kept = {name: getattr(self.s, name) for name in numbers}
        try:
            for name, value in numbers.items():
                setattr(self.s, name, value)
            check_soundness(self.rules, self.s)
        except PositionError:
            return None
        finally:
            for name, value in kept.items():
                setattr(self.s, name, value)
        return self.go_on(patched(self.data, numbers | {"decision": decisions.NOTHING}), windows)

    def is_same(self, after: bytes, numbers: Numbers, *but: str) -> bool:
        """Whether the rules have come to the state of the document with these numbers, apart from some fields."""
        return after == patched(self.data, numbers | {name: number_in(after, name) for name in but})

    def window_with(self, numbers: Numbers) -> int:
        """R-17: the guest window of the document, if the rules open one here; 0 if they do not."""
        players, holder = self.rules.players, self.s.holder
        quiet = numbers | {"window": 0}
        results = [self.after(quiet | {"step": step}) for step in range(numbers["step"])]
        if numbers["step"] == 0 and numbers["turns_done"] == 0:
            results.append(self.after(quiet, windows=1))
        for after in results:
            if after is not None and self.is_same(after, numbers, "turn", "window"):
                opened = number_in(after, "window")
                if "window" in self.given:
                    return int(self.s.window) if self.s.window & ~opened == 0 else 0
                asked = (self.s.turn - holder) % players if "turn" in self.given else 0
                return int(opened & ~sum(1 << (holder + place) % players for place in range(asked)))
        return 0


def choice_before(s: Any) -> tuple[str, int, int | None]:
    """(entry of `now`, question, action): the choice that led to a question and still has to be possible."""
    if s.decision in decisions.BUYING:
        action = actions.ACTIONS.find(verbs.BUILD, s.new_building)
        return "new_building", decisions.BUILDER_BUILD, action
    if s.decision == decisions.LURE_NOBLE:
        return "lured", decisions.SMUGGLER_MODE, actions.ACTIONS.find(verbs.LURING, s.lured)
    return "", decisions.NOTHING, None
