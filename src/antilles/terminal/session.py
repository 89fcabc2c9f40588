"""The terminal game: asks people, lets bots move, saves after every move, until the game is over or somebody leaves."""

import contextlib
import random
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from antilles.bots import Bot
from antilles.core.errors import AntillesError
from antilles.core.game import Game
from antilles.core.gamefile import NO_NOTES, FileNotes
from antilles.terminal import history, news
from antilles.terminal.face import Face, face_for
from antilles.terminal.palette import FAINT, HEADING, NOTICE, WIDTH, clean
from antilles.terminal.prompts import ReadLine, read_answer, terminal_reader
from antilles.terminal.question import Question
from antilles.terminal.saving import Keeper, command_for
from antilles.terminal.typed import NotUnderstood

SEED_BITS = 62
FORGET_SCROLLED_LINES = "\x1b[3J"


class Leave(Exception):
    """The person wants to leave."""


def run(
    game: Game,
    bots: Mapping[int, Bot],
    save_path: Path,
    console: Console | None = None,
    read_line: ReadLine | None = None,
    autoplay_forced: bool = True,
    notes: FileNotes = NO_NOTES,
) -> None:
    """Play a new or resumed game to its end, or until somebody leaves. Seats without a bot are people."""
    console = console or terminal_console()
    face = face_for(game, console)
    with contextlib.closing(Keeper(game, save_path, notes)) as keeper:
        keeper.begin()
        session = Session(game, face, bots, keeper, console, read_line or terminal_reader(), autoplay_forced)
        try:
            session.play()
        except (KeyboardInterrupt, EOFError, Leave) as reason:
            session.leave(told=isinstance(reason, Leave))
        except AntillesError:
            session.leave(told=False)
            raise


def terminal_console() -> Console:
    """The person's terminal; a pipe gets 100 columns. What it cannot print becomes a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    return Console(highlight=False, width=None if sys.stdout.isatty() else WIDTH)


class Session:
    """One game at one terminal."""

    def __init__(
        self,
        game: Game,
        face: Face,
        bots: Mapping[int, Bot],
        keeper: Keeper,
        console: Console,
        read_line: ReadLine,
        autoplay_forced: bool,
    ) -> None:
        self.game = game
        self.face = face
        self.bots = bots
        self.keeper = keeper
        self.console = console
        self.autoplay_forced = autoplay_forced
        self.names = face.names
        self._read_line = read_line
        self._people = [seat for seat in range(len(game.seats)) if seat not in bots]
        self._random = random.Random()
        self._last_asked: int | None = None
        self._told_events = game.event_count
        self._warned_at_quit = False
        self._shown: dict[str, Callable[[Question, str], RenderableType]] = {
            "?": face.explain,
            "moves": lambda question, _: question.moves(self.width),
            "score": lambda question, _: face.results.so_far(question.seat),
            "help": lambda question, _: face.help(),
        }
        self._done: dict[str, Callable[[Question, str], bool]] = {
            "": self._answered,
            "undo": self._undo,
            "board": self._board,
            "log": self._log,
            "save": self._save_copy,
            "quit": self._quit,
        }

    @property
    def width(self) -> int:
        """The columns drawn: those of the terminal, which may be resized, but not more than 100."""
        return min(self.console.width, WIDTH)

    def play(self) -> None:
        """Until the game is over; Leave, KeyboardInterrupt and EOFError end it earlier."""
        self.save()
        while not self.game.over:
            seat = self.game.turn or 0
            if seat in self.bots:
                self._bot_move(seat)
            elif self.autoplay_forced and len(self.game.legal_actions) == 1:
                self._only_move(seat)
            else:
                self._ask(seat)
        self.save()
        self._finish()
        self._say_where()

    def leave(self, *, told: bool) -> None:
        """Save, unless the person was told already how that went, and say how to go on later."""
        if not told:
            self.show(Text())
            self.save()
        self._say_where()

    def _say_where(self) -> None:
        """Where the game is, and what to type to see it again."""
        keeper = self.keeper
        if keeper.problem:
            self.show(Text("The game is not saved.", style=NOTICE))
            if keeper.moves_kept is None:
                return
            self.show(Text(f"As it was after {keeper.moves_kept} moves, it is in {clean(str(keeper.path))}."))
        else:
            self.show(Text("Saved. Go through it again with:" if self.game.over else "Saved. Go on later with:"))
            self.console.print(Text(f"  {clean(command_for(self.game, keeper.path))}"), soft_wrap=True)

    def _bot_move(self, seat: int) -> None:
        bot = self.bots[seat]
        own_copy = self.game.determinize(seat, self._random.getrandbits(SEED_BITS))
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            with self.console.status(Text(f"{self.names[seat]} thinks")):
                action = bot.choose(own_copy)
        else:
            action = bot.choose(own_copy)
        try:
            self.game.push(int(action))
        except AntillesError as problem:
            raise AntillesError(f"The bot {bot.name} of {self.names[seat]} broke the rules: {problem}") from problem
        if not self._people and self.game.decision in (self.face.turn_begins, None):
            self._tell_since(self._told_events, None)

    def _only_move(self, seat: int) -> None:
        action = self.game.legal_actions.ids[0]
        shared = len(self._people) > 1
        if not (shared and self.face.holds_secrets):  # that nothing else was possible is a secret; the news tell it
            whose = f" ({self.names[seat]})" if shared else ""
            self.show(Text(f"Only move{whose}: {self.face.words.sentence(self.game.notation.texts[action])}"))
        self.game.push(action)
        self.save()

    def _finish(self) -> None:
        viewer = self._people[0] if self._people else None
        self._tell_since(self._told_events, viewer)
        if viewer is not None:
            self.show(self.face.table(viewer, self.width))
        self.show(self.face.results.final())

    def _ask(self, seat: int) -> None:
        self._hand_over(seat)
        question: Question = self.face.question()
        self._present(question, seat)
        while True:
            answer = read_answer(self._read_line, f"{self.names[seat]}> ")
            try:
                if answer is None:
                    raise NotUnderstood("That is no text to be read here; help lists the commands.")
                if answer.command in self._shown:
                    self.show(self._shown[answer.command](question, answer.text))
                elif self._done[answer.command](question, answer.text):
                    return
            except AntillesError as problem:
                self.show(Text(clean(str(problem)), style=NOTICE))

    def _hand_over(self, seat: int) -> None:
        """What the person before could see is not for this one, who may have to come to the keyboard first."""
        before, self._last_asked = self._last_asked, seat
        if before == seat or len(self._people) == 1:
            return
        if before is not None:
            self.console.clear()
        if self.face.holds_secrets:
            if self.console.is_terminal and not self.console.is_dumb_terminal:
                self.console.out(FORGET_SCROLLED_LINES, end="")
            answer = read_answer(self._read_line, f"Pass the keyboard to {self.names[seat]}, then press Enter ")
            if answer is not None and answer.command == "quit":
                self.save()
                raise Leave

    def _present(self, question: Question, seat: int) -> None:
        """What happened, the table and the question; a low terminal gets less of the table."""
        mark = history.events_since_decision(self.game, seat, self.face.arrangement, skip_forced=self.autoplay_forced)
        self.show(Text())
        self._tell_since(mark, seat)
        asked = question.draw(self.names[seat], self.face.signs, self.width)
        fits = self._fits(self.face.table(seat, self.width), asked)
        self.show(self.face.table(seat, self.width, brief=not fits))
        self._show_question(question)

    def _fits(self, *parts: RenderableType) -> bool:
        """Whether the screen can show this at once, with the lines around the question; a pipe shows everything."""
        if not self.console.is_terminal:
            return True
        options = self.console.options.update(width=self.width, height=None)
        lines = sum(len(self.console.render_lines(part, options)) for part in parts)
        return lines + self.face.lines_around <= self.console.height

    def _answered(self, question: Question, text: str) -> bool:
        """Play an answer; False when it only changed the proposal."""
        push = question.answer(text)
        if push is None:
            self._show_question(question)
            return False
        for action in push if isinstance(push, tuple) else (push,):
            self.game.push(action)
        self.save()
        return True

    def _undo(self, question: Question, _text: str) -> bool:
        back = history.pushes_since_decision(
            self.game, question.seat, self.face.arrangement, skip_forced=self.autoplay_forced
        )
        if back is None:
            raise NotUnderstood("There is no earlier decision of yours to go back to.")
        for _ in range(back):
            self.game.pop()
        self._told_events = min(self._told_events, self.game.event_count)
        self.show(Text(f"Taken back: your last decision and all that followed ({back} in all).", style=HEADING))
        self.save()
        return True

    def _board(self, question: Question, _text: str) -> bool:
        self.show(self.face.table(question.seat, self.width))
        self._show_question(question)
        return False

    def _log(self, question: Question, number: str) -> bool:
        events = self.game.events_for(question.seat)
        lines = self.face.tell(events, everything=True)
        wanted = int(number[:6]) if number.isascii() and number.isdigit() else len(lines)
        for line in lines[max(0, len(lines) - wanted) :]:
            self.show(line)
        return False

    def _save_copy(self, question: Question, name: str) -> bool:
        before = self.keeper.path
        problem = self.keeper.copy(name) if name else self.keeper.save()
        if problem:
            raise NotUnderstood(problem)
        moved = " The game is kept there from now on." if self.keeper.path != before else ""
        self.show(Text(f"Saved to {clean(name or str(before))}.{moved}"))
        return False

    def _quit(self, question: Question, _text: str) -> bool:
        self.save()
        if self.keeper.problem and not self._warned_at_quit:
            self._warned_at_quit = True
            raise NotUnderstood("The game is not saved: try save FILE, or type quit again to leave all the same.")
        raise Leave

    def save(self) -> None:
        """Save the game; a new problem is said once."""
        known = self.keeper.problem
        problem = self.keeper.save()
        if problem and problem != known:
            self.show(Text(f"{clean(str(problem))} The game goes on unsaved.", style=NOTICE))

    def show(self, what: RenderableType) -> None:
        """Print something, never wider than the drawing."""
        self.console.print(what, width=self.width, highlight=False)

    def _show_question(self, question: Question) -> None:
        self.show(Text(self.face.signs.line * self.width, style=FAINT))
        self.show(question.draw(self.names[question.seat], self.face.signs, self.width))

    def _tell_since(self, mark: int, seat: int | None) -> None:
        events = self.game.events_for(seat, mark)
        for line in news.recent(self.face.tell(events), self.face.signs.cut):
            self.show(line)
        self._told_events = self.game.event_count
