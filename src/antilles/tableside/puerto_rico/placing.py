"""Placing people: a whole arrangement that a player edits freely, checked as a whole, with a suggested one."""

from collections.abc import Mapping

from antilles.core.errors import ConfigError
from antilles.core.messages import Message
from antilles.puerto_rico import actions, slots, things, verbs
from antilles.puerto_rico.game import PuertoRico
from antilles.tableside.puerto_rico.arrangements import PLACING, arrangement, stood_before_placing
from antilles.tableside.puerto_rico.circle_groups import CircleGroup, people_on, seat_nobles, use_of_one_more
from antilles.tableside.puerto_rico.production import production_change
from antilles.tableside.questions import Arranged, Arrangement, Place


class Placing:
    """The arrangement a player is thinking about; it starts as a proposal and is played as a whole."""

    def __init__(self, game: PuertoRico) -> None:
        self._game = game
        seat = game.turn or 0
        view = game.view(seat)
        now, board = view["now"], view["seats"][seat]
        self.people: int = now.get("hand", 0)
        self.nobles: int = now.get("hand_nobles", 0)
        self.fixed_nobles: dict[int, int] = {}
        self.nobles_over = 0
        asked, added = slots.NAMES.index(now["placing"]), now.get("added", 0)
        stood = people_on(stood_before_placing(game))
        self.groups: list[CircleGroup] = []
        for name, (room, people, nobles) in people_on(board).items():
            slot = slots.NAMES.index(name)
            before = stood.get(name, (0, 0, 0))
            fresh = added if slot == asked else 0  # put there, but not yet told who of them is a noble
            self.groups.append(
                CircleGroup(
                    slot=slot,
                    circles=room,
                    stood=before[1],
                    stood_nobles=before[2],
                    standing=people,
                    most=people if fresh or slot < asked else room,
                    known=people - fresh,
                    known_nobles=nobles,
                    settled=slot < asked,
                )
            )
        self.groups.sort(key=lambda group: group.slot)
        self.propose()

    @property
    def open_groups(self) -> list[CircleGroup]:
        """The groups still to be decided."""
        return [group for group in self.groups if not group.settled]

    @property
    def in_hand(self) -> int:
        """People the arrangement has not placed; negative when it places too many."""
        return self.people - sum(group.number - group.standing for group in self.open_groups)

    @property
    def missing(self) -> int:
        """People that must still be placed: circles may not stay empty while colonists wait (PR-MAYOR-03)."""
        return min(self.in_hand, sum(group.most - group.number for group in self.open_groups))

    def propose(self) -> None:
        """Keep what stood, then fill free circles, those first that are of use at once."""
        self.clear()
        for group in self.open_groups:
            group.number += min(max(0, min(group.stood, group.most) - group.number), self.in_hand)
        while self.missing > 0:
            free = [group for group in self.open_groups if group.number < group.most]
            max(free, key=lambda group: use_of_one_more(group, self.groups)).number += 1
        self._seat_nobles()

    def clear(self) -> None:
        """Take up everybody who may be taken up."""
        for group in self.groups:
            group.number, group.nobles = group.standing, group.known_nobles
        self.fixed_nobles = {}
        self._seat_nobles()

    def change(self, numbers: Mapping[str, int], nobles: Mapping[str, int]) -> None:
        """Change some places, by their keys. All or nothing; the nobles nobody spoke of make room."""
        before = [(group, group.number) for group in self.groups], dict(self.fixed_nobles)
        try:
            for key, number in numbers.items():
                group = self.group(key)
                check_limits("pr-placing-limits", group, group.standing, group.most, number)
                group.number = number
            for key, number in nobles.items():
                group = self.group(key)
                most = min(group.most_nobles, group.known_nobles + self.nobles)
                check_limits("pr-placing-noble-limits", group, group.known_nobles, most, number)
                self.fixed_nobles[group.slot] = number
        except ConfigError:
            for group, number in before[0]:
                group.number = number
            self.fixed_nobles = before[1]
            raise
        finally:
            self._seat_nobles()

    def group(self, key: str) -> CircleGroup:
        """The open place with this key."""
        found = [group for group in self.open_groups if group.name == key]
        if not found:
            raise ConfigError(Message("pr-placing-no-place", given=str(key)[:40]), "placing")
        return found[0]

    def _seat_nobles(self) -> None:
        self.nobles_over = seat_nobles(self.open_groups, self.nobles, self.fixed_nobles)

    def steps(self) -> tuple[int, ...]:
        """The arrangement as the actions that the rules ask for, one after another."""
        trial, seat = self._game.copy(), self._game.turn
        people = {group.slot: group.number for group in self.groups}
        nobles = {group.slot: group.nobles - group.known_nobles for group in self.groups}
        answers: list[int] = []
        while (trial.turn, arrangement(trial)) == (seat, PLACING):
            asked = trial.legal_actions.ids[0]
            verb, slot = actions.ACTIONS.verbs[asked], actions.ACTIONS.firsts[asked]
            answers.append(actions.ACTIONS.find(verb, slot, (people if verb == verbs.PLACE else nobles)[slot]))
            trial.push(answers[-1])
        return tuple(answers)

    def line(self) -> str:
        """The arrangement in notation."""
        return ", ".join(
            f"place {group.name} {group.number}" + (f", nobles {group.name} {group.nobles}" if self.nobles else "")
            for group in self.open_groups
        )

    def problem(self) -> Message | None:
        """Why the arrangement cannot be played yet; nothing when it can."""
        if self.in_hand < 0:
            return Message("pr-placing-too-many", people=-self.in_hand)
        if self.missing > 0:
            return Message("pr-placing-still", people=self.missing)
        if self.nobles_over < 0:
            return Message("pr-placing-nobles-too-many", nobles=-self.nobles_over)
        if self.nobles_over > self.in_hand:
            return Message("pr-placing-nobles-still", nobles=self.nobles_over - self.in_hand)
        return None

    def status(self) -> Message:
        """What is left to do before the arrangement can be played, or that nothing is."""
        problem = self.problem()
        if problem is not None:
            return problem
        if self.in_hand == 0:
            return Message("pr-placing-done")
        if self.nobles_over:
            return Message("pr-placing-wait-nobles", people=self.in_hand, nobles=self.nobles_over)
        return Message("pr-placing-wait", people=self.in_hand)

    def arranged(self) -> Arranged:
        """What the arrangement comes to as it stands."""
        problem = self.problem()
        steps = () if problem is not None else self.steps()
        return Arranged(problem, self.status(), self.line(), steps, production_change(self._game, self.groups))

    def data(self) -> Arrangement:
        """The places with what stood there and what is proposed."""
        return Arrangement(PLACING, tuple(map(place_of, self.groups)), self.people, self.nobles)


def place_of(group: CircleGroup) -> Place:
    """A group of circles as faces know it."""
    return Place(
        thing=things.SLOT[group.slot],
        key=group.name,
        room=group.circles,
        before=group.stood,
        least=group.standing,
        most=group.most,
        suggested=group.number,
        settled=group.settled,
        before_nobles=group.stood_nobles,
        least_nobles=group.known_nobles,
        suggested_nobles=group.nobles,
    )


def check_limits(message: str, group: CircleGroup, least: int, most: int, number: int) -> None:
    """Refuse a number that cannot stand there, whatever stands elsewhere."""
    if not least <= number <= most:
        slot = things.SLOT[group.slot]
        raise ConfigError(Message(message, slot=slot, least=least, most=most, number=number), "placing")
