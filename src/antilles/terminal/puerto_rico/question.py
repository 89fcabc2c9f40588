"""A question of Puerto Rico: numbered choices, or an arrangement that is played as a whole."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from antilles.core.notation import normalise
from antilles.puerto_rico import actions, goods, things, verbs
from antilles.tableside.puerto_rico.arrangements import PLACING, SHIPPING, STORING
from antilles.tableside.puerto_rico.placing import Placing
from antilles.tableside.questions import Choice
from antilles.tableside.table import Table
from antilles.terminal import question
from antilles.terminal.puerto_rico.draft import draw_draft
from antilles.terminal.puerto_rico.palette import Pen
from antilles.terminal.puerto_rico.placing import Editor, draw_placing
from antilles.terminal.question import Push
from antilles.terminal.typed import NotUnderstood, plain_words, refuse_negative

HINTS = {STORING: "pr-hint-storing", SHIPPING: "pr-hint-shipping"}
ARRANGING_WORDS = {STORING: "keep", SHIPPING: "small wharf"}
ARRANGING_VERBS = (verbs.PLACE, verbs.KEEP, verbs.SMALL_WHARF_GOODS)


class Asked(question.Asked):
    """What the person on turn is asked now."""

    def __init__(self, table: Table, pen: Pen) -> None:
        super().__init__(table, pen.reader)
        self.pen = pen
        arrangement = self.question.arrangement
        # What is given up, thing by thing, is asked step by step here.
        kind = arrangement.kind if arrangement is not None else ""
        self.arranged = kind if kind in (PLACING, *HINTS) else ""
        game: Any = table.game
        self.editor = Editor(Placing(game), pen.reader) if self.arranged == PLACING else None

    @property
    def hint(self) -> str:
        """How this question may be answered, with names that are there."""
        if self.editor is not None:
            return self.reader.text("pr-hint-placing", example=self.editor.example())
        if self.arranged in HINTS:
            return self.reader.text(HINTS[self.arranged], example=self.choices[0].notation.partition(" ")[2])
        return super().hint

    def _draw_choices(self, width: int, most_lines: int) -> list[RenderableType]:
        if self.editor is not None:
            placing = self.editor.placing
            return [draw_placing(placing, self.pen, width), Text(self.reader.say(placing.status()))]
        if self.question.decision == "draft pick":
            return [draw_draft(self.table.view(self.question.seat), self.choices, self.pen, width)]
        return super()._draw_choices(width, most_lines)

    def moves(self) -> RenderableType:
        """What can be played, in notation; an arrangement step by step."""
        if not self.arranged:
            return super().moves()
        return Text(self.reader.text("moves-step", moves=", ".join(self.table.game.legal_actions)))

    def answer(self, text: str) -> Push | None:
        """What a typed answer plays; None when it only changed the proposal; NotUnderstood otherwise."""
        proposal = bool(text) and not (text.isascii() and text.isdigit())
        if self.editor is not None and proposal and not normalise(text).startswith("place "):
            self.editor.type(text)
            return None
        return super().answer(text)

    def numbered(self, digits: str) -> Choice:
        """The choice with this number; a placing has one, the arrangement as it stands."""
        if self.editor is None:
            return super().numbered(digits)
        if int(digits[:6]) != 1:
            return super().numbered("2")  # there is one choice, it says
        arranged = self.editor.placing.arranged()
        if arranged.problem is not None:
            raise NotUnderstood(arranged.problem)
        return Choice(arranged.actions, arranged.notation, self.question.asked)

    def _meant(self, text: str) -> Push:
        refuse_negative(text)
        said = text
        if self.editor is not None:
            said = self.editor.in_notation(text)
        elif self.arranged:
            said = self._in_notation(text)
        line = f"{said},"
        if "," not in said and self._arranges(said) and self.table.game.explain(line):
            return (line,)
        return super()._meant(said)

    def _arranges(self, said: str) -> bool:
        """Whether a text alone is part of an arrangement, and not what is asked right now."""
        action = actions.ACTIONS.ids.get(normalise(said))
        if action is None or action in self.table.game.legal_actions.ids:
            return False
        return actions.ACTIONS.verbs[action] in ARRANGING_VERBS

    def _in_notation(self, text: str) -> str:
        """Goods of a selection, in any words of the reader, as the notation has them: 'keep corn 1, sugar 3'."""
        spoken = [plain_words(self.reader.words.name(thing)) for thing in things.GOOD]
        names = dict(zip(spoken, goods.NAMES, strict=True))
        word, parts = ARRANGING_WORDS[self.arranged], []
        for part in text.split(","):
            said = normalise(part).removeprefix(f"{word} ")
            spoken_name, _, number = plain_words(said).rpartition(" ")
            parts.append(f"{names[spoken_name]} {number}" if spoken_name in names else said)
        arranges = parts[0].split(" ")[0] in (*goods.NAMES, "nothing")
        return f"{word} {', '.join(parts)}" if arranges else normalise(text)
