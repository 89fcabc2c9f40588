"""The terminal game: asks people, lets bots move, saves after every move, until the game is over or somebody leaves."""

import contextlib
import random
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from antilles.bots import Bot, Budget, SeatView
from antilles.core.errors import AntillesError
from antilles.core.game import Game
from antilles.core.gamefile import BOT, NO_NOTES, PERSON, FileNotes
from antilles.core.messages import Message
from antilles.tableside.news import HEADING as HEADLINE
from antilles.tableside.news import WARNING, NewsLine
from antilles.tableside.saving import Keeper, command_for
from antilles.tableside.table import Table
from antilles.terminal.face import Face, face_for
from antilles.terminal.help import Manual
from antilles.terminal.palette import FAINT, HEADING, NOTICE, WIDTH, clean
from antilles.terminal.prompts import ReadLine, command_names, read_answer, terminal_reader
from antilles.terminal.question import Asked
from antilles.terminal.results import draw_standings
from antilles.terminal.typed import NotUnderstood
from antilles.words import Words, words_of

SEED_BITS = 62
FORGET_SCROLLED_LINES = "\x1b[3J"
MOST_NEWS = 8
LINES_AROUND = 2
"""The line above the question and the line that is typed."""
YES = ("yes", "y", "так", "да", "tak")
STYLES = {HEADLINE: HEADING, WARNING: NOTICE}


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
    words: Words | None = None,
    newcomer: bool = False,
) -> None:
    """Play a new or resumed game to its end, or until somebody leaves. Seats without a bot are people."""
    console = console or terminal_console()
    sitting = [f"{BOT}{bots[seat].name}" if seat in bots else PERSON for seat in range(game.players)]
    table = Table(game, sitting, plays_forced=autoplay_forced)
    words = words or words_of("en", game.game_id, game.default_theme)
    face = face_for(table, words, console)
    with contextlib.closing(Keeper(game, save_path, notes)) as keeper:
        keeper.begin()
        session = Session(table, face, bots, keeper, console, read_line or terminal_reader())
        if newcomer:
            session.show(session.manual.newcomer())
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
        self, table: Table, face: Face, bots: Mapping[int, Bot], keeper: Keeper, console: Console, read_line: ReadLine
    ) -> None:
        self.table, self.game, self.face, self.reader = table, table.game, face, face.reader
        self.bots, self.keeper, self.console = bots, keeper, console
        self.names = face.names
        manifest = table.game.manifest
        self.manual = Manual(face.reader, manifest.message_prefix, manifest.room)
        self._read_line = read_line
        self._commands = command_names(face.reader.words)
        self._people = table.people
        self._random = random.Random()
        self._last_asked: int | None = None
        self._told_events = table.game.event_count
        self._warned_at_quit = False
        self._shown: dict[str, Callable[[Asked, str], RenderableType]] = {
            "?": self.manual.explain,
            "moves": lambda asked, _: asked.moves(),
            "score": lambda asked, _: self._standings(asked.question.seat),
            "help": lambda asked, _: self.manual.help(),
        }
        self._done: dict[str, Callable[[Asked, str], bool]] = {
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

    def say(self, message_id: str, /, style: str = "", **args: object) -> None:
        """Print a message in the reader's words."""
        self.show(Text(self.reader.text(message_id, **args), style=style))

    def play(self) -> None:
        """Until the game is over; Leave, KeyboardInterrupt and EOFError end it earlier."""
        self.save()
        while not self.game.over:
            seat = self.game.turn or 0
            if seat in self.bots:
                self._bot_move(seat)
            elif self.table.only_move is not None:
                self._only_move(seat, self.table.only_move)
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
            self.say("left-unsaved", NOTICE)
            if keeper.moves_kept is not None:
                self.say("left-earlier", moves=keeper.moves_kept, path=str(keeper.path))
        else:
            self.say("left-over" if self.game.over else "left-later")
            self.console.print(Text(f"  {clean(command_for(self.game, keeper.path))}"), soft_wrap=True)

    def _bot_move(self, seat: int) -> None:
        bot = self.bots[seat]
        view, dice = SeatView(self.game), self._random.getrandbits(SEED_BITS)
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            with self.console.status(Text(self.reader.text("thinks", player=self.names[seat]))):
                action = bot.decide(view, Budget(), dice).action
        else:
            action = bot.decide(view, Budget(), dice).action
        try:
            self.game.push(int(action), seat)
        except AntillesError as problem:
            name = self.names[seat]
            raise AntillesError(
                Message("bot-broke-rules", bot=bot.name, player=name, problem=problem.told)
            ) from problem
        if not self._people and self.game.decision in (self.table.room.turn_begins, None):
            self._tell(self._news_since(self._told_events, None))

    def _only_move(self, seat: int, action: int) -> None:
        shared = len(self._people) > 1
        if not (shared and self.table.room.holds_secrets):  # that nothing else was possible is a secret
            phrase = self.table.room.phrase(action)
            if shared:
                self.say("only-move-of", player=self.names[seat], action=phrase)
            else:
                self.say("only-move", action=phrase)
        self.game.push(action, seat)
        self.save()

    def _finish(self) -> None:
        viewer = self._people[0] if self._people else None
        self._tell(self._news_since(self._told_events, viewer))
        if viewer is not None:
            self.show(self.face.board(viewer, self.width, 0))
        self.show(self._standings(viewer))

    def _standings(self, seat: int | None) -> RenderableType:
        return draw_standings(self.table.standings(seat), self.names, self.reader)

    def _ask(self, seat: int) -> None:
        self._hand_over(seat)
        asked = self.face.asked()
        self._present(asked, seat)
        while True:
            answer = read_answer(self._read_line, f"{self.names[seat]}> ", self._commands)
            try:
                if answer is None:
                    raise NotUnderstood(Message("answer-no-text"))
                if answer.command in self._shown:
                    self.show(self._shown[answer.command](asked, answer.text))
                elif self._done[answer.command](asked, answer.text):
                    return
            except AntillesError as problem:
                self.show(Text(self.reader.say(problem.told), style=NOTICE))

    def _hand_over(self, seat: int) -> None:
        """What the person before could see is not for this one, who may have to come to the keyboard first."""
        before, self._last_asked = self._last_asked, seat
        if before == seat or len(self._people) == 1:
            return
        if before is not None:
            self.console.clear()
        if self.table.room.holds_secrets:
            if self.console.is_terminal and not self.console.is_dumb_terminal:
                self.console.out(FORGET_SCROLLED_LINES, end="")
            prompt = self.reader.text("pass-keyboard", player=self.names[seat])
            answer = read_answer(self._read_line, f"{prompt} ", self._commands)
            if answer is not None and answer.command == "quit":
                self.save()
                raise Leave

    def _present(self, asked: Asked, seat: int) -> None:
        """The table, what happened, and the question. A low terminal gets less of the table, never less news."""
        news = self._news_since(self.table.events_before_decision(seat), seat)
        self.show(Text())
        question = asked.draw(self.names[seat], self.width)
        level = self._level(seat, [*news, question])
        board = self.face.board(seat, self.width, level)
        if level == self.face.levels - 1:
            above = sum(map(self._lines, [*news, board]))
            question = self._low(asked, seat, self.console.height - LINES_AROUND - above)
        self.show(board)
        self._tell(news)
        self._rule_off()
        self.show(question)

    def _low(self, asked: Asked, seat: int, room: int) -> RenderableType:
        """The question with its list of choices as low as it must be to have room; as low as it gets if it has none."""
        for most_lines in range(room, 0, -1):
            question = asked.draw(self.names[seat], self.width, most_lines)
            if self._lines(question) <= room:
                return question
        return asked.draw(self.names[seat], self.width, 1)

    def _level(self, seat: int, below: Sequence[RenderableType]) -> int:
        """How much of the table fits on the screen above news and question; a pipe shows everything."""
        if not self.console.is_terminal:
            return 0
        room = self.console.height - LINES_AROUND - sum(map(self._lines, below))
        fitting = (n for n in range(self.face.levels) if self._lines(self.face.board(seat, self.width, n)) <= room)
        return next(fitting, self.face.levels - 1)

    def _lines(self, part: RenderableType) -> int:
        options = self.console.options.update(width=self.width, height=None)
        return len(self.console.render_lines(part, options))

    def _answered(self, asked: Asked, text: str) -> bool:
        """Play an answer; False when it only changed the proposal."""
        push = asked.answer(text)
        if push is None:
            self._rule_off()
            self.show(asked.draw(self.names[asked.question.seat], self.width))
            return False
        self.table.play_all(push, asked.question.seat)
        self.save()
        return True

    def _undo(self, asked: Asked, text: str) -> bool:
        undo = self.table.undo(asked.question.seat)
        if undo is None:
            raise NotUnderstood(Message("undo-nothing"))
        if undo.because is not None and text.strip().lower() not in YES:
            raise NotUnderstood(Message("undo-ask", because=undo.because))
        self.table.take_back(undo)
        self._told_events = min(self._told_events, self.game.event_count)
        self.say("undo-done", HEADING, moves=undo.actions)
        self.save()
        return True

    def _board(self, asked: Asked, _text: str) -> bool:
        self.show(self.face.board(asked.question.seat, self.width, 0))
        self._rule_off()
        self.show(asked.draw(self.names[asked.question.seat], self.width))
        return False

    def _log(self, asked: Asked, number: str) -> bool:
        lines = [self._drawn(line) for line in self.table.log(asked.question.seat)]
        wanted = int(number[:6]) if number.isascii() and number.isdigit() else len(lines)
        for line in lines[max(0, len(lines) - wanted) :]:
            self.show(line)
        return False

    def _save_copy(self, asked: Asked, name: str) -> bool:
        before = self.keeper.path
        problem = self.keeper.copy(name) if name else self.keeper.save()
        if problem:
            raise NotUnderstood(problem)
        self.say("save-moved" if self.keeper.path != before else "save-done", path=name or str(before))
        return False

    def _quit(self, asked: Asked, _text: str) -> bool:
        self.save()
        if self.keeper.problem and not self._warned_at_quit:
            self._warned_at_quit = True
            raise NotUnderstood(Message("save-quit-anyway"))
        raise Leave

    def save(self) -> None:
        """Save the game; a new problem is said once."""
        known = self.keeper.problem
        problem = self.keeper.save()
        if problem and problem != known:
            self.say("save-goes-on", NOTICE, problem=problem)

    def show(self, what: RenderableType) -> None:
        """Print something, never wider than the drawing."""
        self.console.print(what, width=self.width, highlight=False)

    def _rule_off(self) -> None:
        self.show(Text(self.face.signs.line * self.width, style=FAINT))

    def _drawn(self, line: NewsLine) -> Text:
        return Text(self.reader.line(line), style=STYLES.get(line.weight, ""))

    def _news_since(self, mark: int, seat: int | None) -> list[Text]:
        """The last lines of what happened, with a word about the earlier ones."""
        lines = [self._drawn(line) for line in self.table.news(seat, mark)]
        if len(lines) <= MOST_NEWS:
            return lines
        earlier = self.reader.text("news-earlier", lines=len(lines) - MOST_NEWS)
        return [Text(f"{self.face.signs.cut} {earlier}", style=FAINT), *lines[-MOST_NEWS:]]

    def _tell(self, lines: Sequence[Text]) -> None:
        for line in lines:
            self.show(line)
        self._told_events = self.game.event_count
