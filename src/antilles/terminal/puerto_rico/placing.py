"""Placing people: a table of the groups of circles and a whole arrangement that the player changes and plays."""

import re
from collections.abc import Iterable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from antilles.core.notation import normalise
from antilles.puerto_rico import actions, slots, verbs
from antilles.puerto_rico.game import PuertoRico
from antilles.puerto_rico.words import plural
from antilles.terminal.palette import FAINT, HEADING, clean
from antilles.terminal.puerto_rico.arrangements import PLACING, arrangement, stood_before_placing
from antilles.terminal.puerto_rico.circle_groups import CircleGroup, people_on, seat_nobles, use_of_one_more
from antilles.terminal.puerto_rico.palette import TILE_STYLES, Signs, building_style, circles
from antilles.terminal.typed import NotUnderstood, begins, listed

MOST_IN_ONE_COLUMN = 6
CHANGE = r"(?:place\s+)?(?:(?P<nobles>{nobles})\s+)?(?P<name>.+?)\s+(?P<sign>[+-]?)(?P<number>[0-9]{{1,3}})"


class Placing:
    """The arrangement a player is thinking about; it starts as a proposal and is played as a whole."""

    def __init__(self, game: PuertoRico) -> None:
        self._game, self._theme = game, game.theme
        nobles_words = {form for word in ("noble", "nobles") for form in (word, self._theme.word(word))}
        self._change = re.compile(CHANGE.format(nobles="|".join(nobles_words)), re.IGNORECASE)
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

    def change(self, text: str) -> None:
        """Change some numbers: 'corn 1, harbor +1, nobles harbor 1'. All or nothing; other nobles make room."""
        parts = [part.strip() for part in text.split(",") if part.strip()]
        if not parts:
            raise NotUnderstood(self._theme.sentence("Say which group and how many, for example: corn 1, harbor 1"))
        before = [(group, group.number) for group in self.groups], dict(self.fixed_nobles)
        try:
            for said in sorted(map(self._read, parts), key=lambda said: said["nobles"] is not None):
                self._change_one(said)
        except NotUnderstood:
            for group, number in before[0]:
                group.number = number
            self.fixed_nobles = before[1]
            raise
        finally:
            self._seat_nobles()

    def _read(self, part: str) -> re.Match[str]:
        said = self._change.fullmatch(part)
        if said is None:
            example = self._theme.word(self.open_groups[0].name)
            raise NotUnderstood(f"{clean(part)[:40]!r}: say a group and how many, like {example} 1")
        return said

    def _change_one(self, said: re.Match[str]) -> None:
        group, number = self.find(normalise(said["name"])), int(said["number"])
        of_nobles = said["nobles"] is not None
        least, most = (group.known_nobles, group.most_nobles) if of_nobles else (group.standing, group.most)
        if said["sign"]:
            now = group.nobles if of_nobles else group.number
            number = now + (number if said["sign"] == "+" else -number)
        if of_nobles:
            most = min(most, group.known_nobles + self.nobles)
        if not least <= number <= most:
            who = "nobles" if of_nobles else "people" if self.nobles else "colonists"
            limits = f"{group.name} takes {least} to {most} {who} here, not {number}."
            raise NotUnderstood(self._theme.sentence(limits))
        if of_nobles:
            self.fixed_nobles[group.slot] = number
        else:
            group.number = number

    def _seat_nobles(self) -> None:
        self.nobles_over = seat_nobles(self.open_groups, self.nobles, self.fixed_nobles)

    def find(self, name: str) -> CircleGroup:
        """The open group with this name, or the only one whose words begin so, in the usual or the theme's words."""
        said = {name, self._theme.plain(name)}
        exact = [group for group in self.open_groups if group.name in said]
        found = exact or [group for group in self.open_groups if self._may_mean(said, group)]
        if len(found) == 1:
            return found[0]
        meant = listed(self._theme.word(group.name) for group in found or self.open_groups)
        if found:
            raise NotUnderstood(f"{name[:40]!r} can mean {meant}.")
        raise NotUnderstood(f"There is no group {name[:40]!r} to decide. There are {meant}.")

    def _may_mean(self, said: Iterable[str], group: CircleGroup) -> bool:
        names = (group.name, self._theme.word(group.name))
        return any(begins(words.split(" "), name.split(" ")) for words in said for name in names)

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

    def problem(self) -> str:
        """Why the arrangement cannot be played yet; nothing when it can."""
        return self._theme.sentence(self._problem())

    def _problem(self) -> str:
        who = "person" if self.nobles else "colonist"
        whom = "people" if self.nobles else "colonists"
        if self.in_hand < 0:
            return f"{plural(-self.in_hand, who, whom)} too many: lower a group."
        if self.missing > 0:
            return f"{plural(self.missing, who, whom)} still to place: raise a group."
        if self.nobles_over < 0:
            return f"{plural(-self.nobles_over, 'noble')} too many: lower the nobles of a group."
        if self.nobles_over > self.in_hand:
            return f"{plural(self.nobles_over - self.in_hand, 'noble')} still to place: raise the nobles of a group."
        return ""

    def status(self) -> str:
        """What is left to do before the arrangement can be played, or that nothing is."""
        if self.problem():
            return self.problem()
        whom = "people" if self.nobles else "colonists"
        if self.in_hand > 0:
            waiting = plural(self.in_hand, "person", "people") if self.nobles else plural(self.in_hand, "colonist")
            noble = f", {plural(self.nobles_over, 'noble')} among them" if self.nobles_over else ""
            return self._theme.sentence(f"All circles are filled; {waiting} must wait{noble}.")
        return self._theme.sentence(f"All {whom} are placed.")

    def draw(self, signs: Signs, width: int) -> RenderableType:
        """The groups with what stood there before, in two columns when there are many."""
        columns = 1 if len(self.groups) <= MOST_IN_ONE_COLUMN else 2
        height = -(-len(self.groups) // columns)
        grid = Table(box=None, padding=(0, 2, 0, 0), header_style=HEADING, width=None if columns == 1 else width)
        for _ in range(columns):
            for title in ("  circles of", "before", "proposal"):
                grid.add_column(title, no_wrap=True)
        for line in range(height):
            cells: list[Text] = []
            for group in self.groups[line::height]:
                cells += self._cells(group, signs)
            grid.add_row(*cells)
        return grid

    @staticmethod
    def _cells(group: CircleGroup, signs: Signs) -> list[Text]:
        style = TILE_STYLES[group.name] if group.name in TILE_STYLES else building_style(group.name)
        change = group.number - group.stood
        note = " settled" if group.settled else f" {change:+}" if change else ""
        return [
            Text(f"  {signs.word(group.name)}", style=style),
            Text(circles(signs, group.stood, group.circles, group.stood_nobles), style=FAINT),
            Text(circles(signs, group.number, group.circles, group.nobles), style=style).append(note, style=FAINT),
        ]
