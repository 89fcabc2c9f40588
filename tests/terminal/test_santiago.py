"""Santiago de Cuba at the terminal: whole games, typed answers, what is drawn, and what stays secret."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from rich.console import Console

import antilles
from antilles.core.rulebook import rule
from antilles.santiago.actions import ACTIONS
from antilles.santiago.game import Santiago
from antilles.santiago.vocabulary import CUBAN_NAMES, CUBAN_TITLES, VENUE_NAMES
from antilles.terminal.santiago.board import Drawing, draw_board, option_words
from antilles.terminal.santiago.face import SantiagoFace
from antilles.terminal.santiago.help_text import TOPICS
from antilles.terminal.santiago.news import tell
from antilles.terminal.santiago.palette import ASCII_SIGNS, UNICODE_SIGNS, Signs
from antilles.terminal.santiago.question import Question
from antilles.terminal.santiago.results import verdict
from antilles.terminal.santiago.typed import action_meant
from antilles.terminal.typed import NotUnderstood
from antilles.terminal.words import UsualWords
from tests.terminal.driver import any_number, play, widest
from tests.terminal.test_session import NONSENSE

NAMES = ("Ana", "Bruno", "Carla", "Diego")
QUESTIONS = ("drive", "pablo", "zorro", "alonso", "pawn", "venue", "load", "demand")
OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"ask_everything": True, "open_holdings": True},
    {"price_track": [1, 2, 3, 4, 5], "flower_jose": "red", "end_immediately": True},
    {"turn_limit": 30, "owner_vp_on_stay": False},
)


def table(players: int = 3, seed: int = 1, seats: Sequence[str] | None = None, **options: object) -> Santiago:
    game: Santiago = antilles.new(
        "santiago-de-cuba", players=players, seed=seed, seats=seats or NAMES[:players], options=options
    )
    return game


def wander(game: Santiago, stop: Callable[[Santiago], bool]) -> bool:
    """Random actions until `stop` holds; passing is rare."""
    dice = random.Random(game.seed)
    while not game.over and not stop(game):
        actions = list(game.legal_actions)
        if "pass" in actions and len(actions) > 1 and dice.random() < 0.7:
            actions.remove("pass")
        game.push(dice.choice(actions))
    return not game.over


def asked_with_choice(decision: str) -> Callable[[Santiago], bool]:
    return lambda game: (
        game.turn == 0 and game.decision == decision and len(game.legal_actions) > 1 and game.state.turns > 12
    )


@pytest.fixture(scope="module")
def asked() -> dict[str, Santiago]:
    """A game in the middle at each question to seat 0."""
    found: dict[str, Santiago] = {}
    for decision in QUESTIONS:
        games = (table(4, seed) for seed in range(50))
        found[decision] = next(game for game in games if wander(game, asked_with_choice(decision)))
    return found


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


def question(game: Santiago) -> Question:
    return Question(game, UsualWords())


def text_of(drawn: object, width: int = 100) -> str:
    console = Console(width=width, file=io.StringIO(), record=True)
    console.print(drawn)
    return console.export_text()


def board_text(
    game: Santiago, width: int = 100, signs: Signs = UNICODE_SIGNS, seat: int = 0, brief: bool = False
) -> str:
    return text_of(draw_board(game.view(seat), Drawing(game.seats, game.rules, signs, width, brief)), width)


# ---------------------------------------------------------------------- whole games
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (4, 4)])
@pytest.mark.parametrize("options", OPTIONS)
def test_a_whole_game_by_numbers_fits_100_columns(
    players: int, seed: int, options: dict[str, object], path: Path
) -> None:
    game = table(players, seed, **options)
    output = play(game, any_number(seed, most=4), path, autoplay_forced=players != 3)
    assert game.over
    assert widest(output) <= 100
    assert "The game is over." in output
    assert ("The turn limit (30) is reached" in output) == ("turn limit" in game.end_reasons)
    assert ("The seventh ship has left" in output) == ("seventh ship left" in game.end_reasons)
    assert f"{game.seats[game.winners[0]]} wins" in output or "share the victory" in output
    assert antilles.load(path)._dump() == game._dump()


@pytest.mark.parametrize("width", [80, 60])
def test_a_whole_game_in_a_narrow_terminal(width: int, path: Path) -> None:
    game = table(4, 5)
    console = Console(width=width, height=24, file=io.StringIO(), record=True, force_terminal=True, color_system=None)
    output = play(game, any_number(5, most=3), path, console=console)
    assert game.over
    assert widest(output) <= width


def test_a_table_of_bots_plays_to_the_end(path: Path) -> None:
    game = table(4)
    output = play(game, [], path, people=())
    assert game.over
    assert "drives" in output
    assert "you" not in output.split()


# ---------------------------------------------------------------------- answers
@pytest.mark.parametrize("seed", range(6))
def test_every_choice_typed_as_it_is_shown_plays_what_its_number_plays(seed: int) -> None:
    game = table(2 + seed % 3, seed, **OPTIONS[seed % 4])

    def check(game: Santiago) -> bool:
        asking = question(game)
        for number, choice in enumerate(asking.choices, start=1):
            assert asking.answer(choice.notation) == asking.answer(str(number)) == choice.push
            assert choice.push in game.legal_actions.ids
            assert choice.remark
            assert text_of(asking.draw("Ana", UNICODE_SIGNS, 100))
        return False

    wander(game, check)


def test_every_legal_action_can_be_typed_shortened(asked: dict[str, Santiago]) -> None:
    for game in asked.values():
        for action, text in zip(game.legal_actions.ids, game.legal_actions, strict=True):
            assert action_meant(game, text) == action
            assert action_meant(game, text.upper()) == action
            words = text.split(" ")
            if len(words) > 1 and not words[-1].isdigit():
                assert action_meant(game, " ".join([words[0][:4], *words[1:]])) == action


def visiting(venue: str, **holdings: object) -> Santiago:
    """Ana has just come to a venue."""
    others = [name for name in VENUE_NAMES if name != venue]
    layout = {"white": [venue, *others[:2]], "red": others[2:5], "blue": others[5:8], "yellow": others[8:]}
    position = {
        "players": 2,
        "venues": layout,
        "car": "pedro",
        "seats": {0: {"pawn": venue, "pesos": 40, "vp": 25, **holdings}},
        "now": {"decision": "venue", "turn": 0, "active": 0, "pawn_moved": True},
        "turns": 1,
    }
    game: Santiago = antilles.from_position({"game": "santiago-de-cuba", **position}, seats=NAMES[:2])
    return game


@pytest.mark.parametrize(
    ("venue", "typed", "meant"),
    [
        ("casino", "venue casino 4 vp", "venue casino 4 vp"),
        ("casino", "casino 4 vp", "venue casino 4 vp"),
        ("casino", "cas 4 vp", "venue casino 4 vp"),
        ("casino", "4 vp", "venue casino 4 vp"),
        ("casino", "13 VP", "venue casino 13 vp"),
        ("casino", "12 pesos", "venue casino 12 pesos"),
        ("casino", "pass", "pass"),
        ("casino", "p", "pass"),
        ("cafe", "rum", "venue cafe rum"),
        ("cafe", "café rum", "venue cafe rum"),
        ("cafe", "rum and cigars", "venue cafe rum and cigars"),
        ("cafe", "cigars and rum", "venue cafe rum and cigars"),
        ("customs", "red", "venue customs red"),
        ("customs", "rum", "venue customs red"),
        ("distillery", "distillery 2", "venue distillery 2"),
        ("black market", "rum for sugar", "venue black market rum for sugar"),
        ("black market", "black m rum for sug", "venue black market rum for sugar"),
        ("newspaper", "josé", "venue newspaper jose"),
        ("newspaper", "el zorro", "venue newspaper el zorro"),
        ("port authority", "right", "venue port authority right"),
        ("bank", "bank", "venue bank"),
    ],
)
def test_words_in_a_venue(venue: str, typed: str, meant: str) -> None:
    game = visiting(venue, goods={"sugar": 3, "rum": 2, "cigars": 1})
    assert question(game).answer(typed) == ACTIONS.parse(meant)


@pytest.mark.parametrize(
    ("typed", "why"),
    [("5 sugar", "no answer"), ("99 vp", "SDC-VENUE-CASINO"), ("cas", "can mean"), ("-4 vp", "negative")],
)
def test_unclear_words_in_the_casino_are_refused(typed: str, why: str) -> None:
    with pytest.raises(NotUnderstood, match=why):
        question(visiting("casino")).answer(typed)


def test_the_casino_lists_few_of_its_many_exchanges() -> None:
    game = visiting("casino", pesos=120, vp=50)
    asking = question(game)
    assert len(game.legal_actions) > 80
    assert len(asking.choices) <= 13
    assert {"venue casino 1 vp", "venue casino 40 vp", "venue casino 150 pesos"} <= {c.notation for c in asking.choices}
    assert "4 vp" in asking.hint
    assert " ".join(text_of(asking.moves(100)).split()).count("venue casino") == len(game.legal_actions) - 1


def loading(**seat: object) -> Santiago:
    position = {
        "game": "santiago-de-cuba",
        "players": 2,
        "seats": {0: {"goods": {"rum": 2, "wood": 1, "sugar": 1}, **seat}},
        "now": {"decision": "load", "turn": 0, "active": 0},
        "turns": 1,
    }
    game: Santiago = antilles.from_position(
        position | {"demand": {"rum": 3, "sugar": 1, "fruit": 0, "cigars": 0}, "set_aside": "tobacco"},
        seats=NAMES[:2],
    )
    return game


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("load rum 2", "load rum 2"),
        ("rum 2", "load rum 2"),
        ("l rum 2", "load rum 2"),
        ("wood 1 as sugar", "load wood 1 as sugar"),
        ("load sugar", "load sugar 1"),
        ("sug", "load sugar 1"),
        ("pass", "pass"),
    ],
)
def test_words_for_loading(typed: str, meant: str) -> None:
    assert question(loading()).answer(typed) == ACTIONS.parse(meant)


@pytest.mark.parametrize("typed", ["rum", "wood 1", "cigars 1", "load", "rum 3", "rum 2, sugar 1", "", "drive 1"])
def test_unclear_or_illegal_loads_are_refused(typed: str) -> None:
    with pytest.raises(NotUnderstood):
        question(loading()).answer(typed)


@pytest.mark.parametrize(("typed", "meant"), [("drive 3", 3), ("d 3", 3), ("3", 3), ("DRIVE 1", 1)])
def test_words_for_driving(typed: str, meant: int) -> None:
    game = table(3)
    game.push(game.legal_actions[0])
    assert question(game).answer(typed) == ACTIONS.parse(f"drive {meant}")


def test_nonsense_never_raises_and_changes_nothing(asked: dict[str, Santiago], path: Path) -> None:
    nonsense = [line for line in NONSENSE if not line.strip().startswith("load load")]
    for decision, game in asked.items():
        twin = game.copy()
        twin._history.clear()
        before = twin._dump()
        output = play(twin, nonsense, path)
        assert twin._dump() == before, decision
        assert widest(output) <= 100


# ---------------------------------------------------------------------- what choices say
def test_a_drive_says_what_it_costs_and_brings() -> None:
    position = {
        "game": "santiago-de-cuba",
        "players": 2,
        "car": 8,
        "busy": ["pedro"],
        "flag": 2,
        "price": 3,
        "seats": {0: {"pesos": 6, "pawn": "bank"}},
        "now": {"decision": "drive", "turn": 0, "active": 0},
        "turns": 3,
    }
    drives = [choice.remark for choice in question(antilles.from_position(position)).choices]  # type: ignore[arg-type]
    assert drives[0].startswith("free: Alonso, capture")
    assert drives[1] == "1 peso: the port, a loading round at 3 VP; the pawn stays"
    assert drives[2] == "2 pesos: Pedro is busy, the turn is lost; past the port: price 4"
    assert drives[3].startswith("3 pesos: Miguel, 2 wood; blue: ")


def test_a_visit_says_whom_it_pays_and_what_is_of_no_use() -> None:
    position = {
        "game": "santiago-de-cuba",
        "players": 2,
        "car": "pedro",
        "venues": {"white": ["distillery", "bank", "church"]},
        "seats": {0: {"goods": {"rum": 1}}, 1: {"owns": ["bank"], "markers": 2}},
        "now": {"decision": "pawn", "turn": 0, "active": 0},
        "turns": 1,
    }
    game: Santiago = antilles.from_position(position, seats=NAMES[:2])
    remarks = {choice.notation: choice.remark for choice in question(game).choices}
    assert remarks["visit bank"] == "2 pesos; Bruno gets 1 VP as its owner"
    assert remarks["visit distillery"] == "sugar into rum; of no use now"
    assert remarks["visit church"] == "1 VP"


def test_the_last_load_says_that_the_ship_leaves() -> None:
    position = loading().position()
    position |= {"demand": {"rum": 2, "sugar": 0, "fruit": 0, "cigars": 0}}
    remarks = {c.notation: c.remark for c in question(antilles.from_position(position)).choices}  # type: ignore[arg-type]
    assert remarks["load rum 2"] == "4 VP; the ship leaves"
    assert remarks["load rum 1"] == "2 VP; you keep 1, 1 still wanted"


# ---------------------------------------------------------------------- the drawing
@pytest.mark.parametrize("width", [100, 99, 96, 80, 70, 60])
@pytest.mark.parametrize("players", [2, 4])
def test_the_table_fits_and_shows_everything(players: int, width: int) -> None:
    game = table(players, 8, open_holdings=False)
    assert wander(game, lambda game: game.state.turns > 20)
    output = board_text(game, width)
    assert widest(output) <= width
    for word in (*CUBAN_TITLES, *VENUE_NAMES, "PORT", "car", "Wanted", "Supply", "Price", *NAMES[:players]):
        assert word in output


@pytest.mark.parametrize("width", [30, 10, 3])
def test_a_tiny_terminal_does_not_crash(width: int, asked: dict[str, Santiago]) -> None:
    for game in asked.values():
        assert widest(board_text(game, width)) <= width
        text_of(question(game).draw("Ana", UNICODE_SIGNS, width), width)


def test_a_terminal_without_unicode_gets_plain_signs_and_letters(asked: dict[str, Santiago], tmp_path: Path) -> None:
    for game in asked.values():
        face = SantiagoFace(game, ascii_only=True)
        assert text_of(face.table(0, 100)).isascii()
        assert board_text(game, 60, ASCII_SIGNS).isascii()
        assert text_of(face.question().draw("Ana", face.signs, 100)).isascii()
        assert all(line.plain.isascii() for line in face.tell(game.events, everything=True))


def test_a_low_terminal_leaves_out_what_does_not_matter(asked: dict[str, Santiago]) -> None:
    shown = {decision: board_text(game, brief=True) for decision, game in asked.items()}
    assert {decision for decision, text in shown.items() if "Street" in text} - {"venue"} == {"drive"}
    assert {decision for decision, text in shown.items() if "Venues" in text} == {"alonso", "pawn"}
    assert all("Wanted" in text or "Rolled" in text for text in shown.values())


def test_the_title_names_what_this_table_plays_differently() -> None:
    game = table(2, 1, open_holdings=True, turn_limit=400, price_track=[2, 3, 3, 4])
    output = board_text(game)
    assert "open holdings, price track 2, 3, 3, 4" in output
    assert "turn limit" not in output
    assert option_words("street", []) == "street as agreed"
    assert option_words("owner_vp_on_stay", False) == "no owner VP on stay"


def test_busy_cubans_and_passed_players_are_marked() -> None:
    position = loading().position()
    position |= {"busy": ["maria"], "now": {"decision": "load", "turn": 0, "active": 0, "passed": [1]}}
    output = board_text(antilles.from_position(position, seats=NAMES[:2]))  # type: ignore[arg-type]
    assert output.count("BUSY") == 1
    assert "Bruno · passed" in output


# ---------------------------------------------------------------------- news and results
def test_news_are_told_shortly_and_the_log_tells_everything() -> None:
    game = table(4, 8, seats=("Ana", "Bruno [random]", "Carla [random]", "Diego [random]"))
    wander(game, lambda game: False)
    short = [line.plain for line in tell(game.events, game.seats, UsualWords())]
    long = [line.plain for line in tell(game.events, game.seats, UsualWords(), everything=True)]
    assert len(short) <= len(long) < game.event_count / 3
    rolls = [line for line in short if " rolls " in line]
    assert re.fullmatch(r"\w+ rolls (\d \w+, ){4}\d cigars; leaves \w+ out\.", rolls[0])
    assert any(line.startswith("Loading: ") for line in short)
    assert any(re.match(r"Ship \d leaves: ", line) for line in short)
    assert not any("[random]" in line for line in short)
    told = " ".join(long)
    assert all(f"Turn {turn}" in told for turn in range(1, game.state.turns + 1))


def finished(*seats: dict[str, object]) -> Santiago:
    position = {"game": "santiago-de-cuba", "players": len(seats), "seats": dict(enumerate(seats)), "ship": 7}
    position |= {"now": {"decision": "game over", "active": 0}, "ended": ["seventh ship left"], "ship_in_port": False}
    game: Santiago = antilles.from_position(position, seats=NAMES[: len(seats)])
    return game


@pytest.mark.parametrize(
    ("first", "second", "said"),
    [
        ({"vp": 9, "goods": {}}, {"vp": 8, "goods": {}}, "Ana wins with 9 VP."),
        (
            {"vp": 9, "goods": {"rum": 1}},
            {"vp": 9, "goods": {"rum": 2}},
            "Bruno wins with 9 VP; the tie is broken by 2 goods (SDC-SCORE-4).",
        ),
        (
            {"vp": 9, "goods": {}, "pesos": 1},
            {"vp": 9, "goods": {}, "pesos": 0},
            "Ana wins with 9 VP; the tie is broken by equal goods and 1 peso (SDC-SCORE-4).",
        ),
        (
            {"vp": 9, "goods": {}, "pesos": 1},
            {"vp": 9, "goods": {}, "pesos": 1},
            "Ana and Bruno share the victory with 9 VP (SDC-SCORE-4).",
        ),
    ],
)
def test_the_verdict_says_how_a_tie_was_settled(
    first: dict[str, object], second: dict[str, object], said: str, path: Path
) -> None:
    game = finished(first, second)
    assert verdict(game, NAMES) == said
    assert "VP tokens" in play(game, [], path)


# ---------------------------------------------------------------------- secrets
def test_holdings_of_rivals_stay_secret(path: Path) -> None:
    seats = {
        0: {"pesos": 411, "vp": 422, "goods": {"sugar": 1, "wood": 4}},
        1: {"pesos": 511, "vp": 522, "goods": {"tobacco": 7}},
        2: {"pesos": 611, "vp": 622, "goods": {"cigars": 7}},
    }
    position = {"game": "santiago-de-cuba", "players": 3, "seats": seats, "now": {"decision": "drive"}, "turns": 1}
    lines = ["?", "score", "log", "board", "moves", "help", "? casino", "? tobacco", "1", "score", "1", "1", "board"]
    game: Santiago = antilles.from_position(position, seats=NAMES[:3])
    output = play(game, lines, path).partition("Saved. Go on")[0]
    assert "411" in output
    assert not re.search(r"\b(511|522|611|622|524|624|7 tobacco|7 cigars)\b", output)
    opened: Santiago = antilles.from_position(position | {"options": {"open_holdings": True}}, seats=NAMES[:3])
    assert {"511", "622"} <= set(re.findall(r"\d+", play(opened, ["score"], path)))


def test_people_hand_the_keyboard_over_and_see_nothing_of_each_other(path: Path) -> None:
    game = table(3, 7)
    console = Console(width=100, file=io.StringIO(), record=True)
    answer, left, here, handed = any_number(7, most=4), [600], [""], [0]

    def read_line(prompt: str) -> str:
        printed = console.export_text(clear=True)
        left[0] -= 1
        if not left[0]:
            raise EOFError
        if prompt.startswith("Pass the keyboard to "):
            assert "Players" not in printed
            here[0] = prompt.split(" ")[4].rstrip(",")
            handed[0] += 1
            return ""
        assert prompt == f"{here[0]}> "
        for line in printed.splitlines():
            rival = re.match(rf"[▶ ] ({'|'.join(NAMES)})\b(.*)", line)
            if rival and rival[1] != here[0]:
                assert re.fullmatch(r"( · passed)? +goods, pesos and VP hidden", rival[2]), line
            assert "Only move" not in line
        return answer(prompt)

    play(game, read_line, path, people=(0, 1, 2), console=console)
    assert handed[0] > 20
    assert game.pushes > 100


def test_nobody_hands_anything_over_when_all_is_open_or_one_person_plays(path: Path) -> None:
    prompts: list[str] = []

    def read_line(prompt: str) -> str:
        prompts.append(prompt)
        if len(prompts) > 40:
            raise EOFError
        return "1"

    play(table(3, 7, open_holdings=True), read_line, path, people=(0, 1, 2))
    play(table(3, 7), read_line, path)
    assert not any(prompt.startswith("Pass") for prompt in prompts)


def test_quit_works_while_the_keyboard_is_handed_over(path: Path) -> None:
    game = table(3)
    assert "Saved. Go on later with:" in play(game, ["quit"], path, people=(0, 1, 2))
    assert antilles.load(path)._dump() == game._dump()


# ---------------------------------------------------------------------- undo, saving, help
def test_undo_restores_the_exact_state_of_the_previous_decision(path: Path) -> None:
    game = table(4, seed=5)
    dumps: list[bytes] = []
    expected: list[bytes] = []
    answer = any_number(4, most=4)
    asked_so_far = [0]

    def read_line(prompt: str) -> str:
        now = game._dump()
        assert not expected or expected.pop() == now, "undo went somewhere else"
        if not dumps or dumps[-1] != now:
            dumps.append(now)
            asked_so_far[0] += 1
            if asked_so_far[0] > 60:
                raise EOFError
            if asked_so_far[0] % 3 == 0:
                dumps.pop()
                expected.append(dumps[-1])
                return "undo"
        return answer(prompt)

    output = play(game, read_line, path)
    assert output.count("Taken back") > 10


def test_a_saved_game_is_resumed_and_played_to_the_end(path: Path) -> None:
    game = table(3, turn_limit=40)
    output = play(game, ["1", "1", "1", "undo", "1", "save", "quit"], path)
    assert f"play santiago-de-cuba --resume {path}" in output
    resumed = antilles.load(path)
    assert resumed._dump() == game._dump()
    assert resumed.actions == game.actions
    play(resumed, lambda prompt: "1", path)
    assert resumed.over


def test_forced_decisions_are_played_with_a_line_saying_so(path: Path) -> None:
    game = table(4, 3)
    assert wander(game, lambda game: game.turn == 0 and len(game.legal_actions) == 1)
    only, asking = game.legal_actions[0], game.copy()
    assert f"Only move: {only}" in play(game, ["quit"], path)
    output = play(asking, [], path, autoplay_forced=False)
    assert "Only move" not in output
    assert f"1 {only}" in output


def test_help_knows_every_card_every_topic_and_every_choice(asked: dict[str, Santiago], path: Path) -> None:
    game = asked["venue"].copy()
    cards = [f"? {name}" for name in (*VENUE_NAMES, *CUBAN_NAMES, "josé", "café", *TOPICS, "rum")]
    lines = [*cards, "?", "? 1", "? drive 5", "? casino 4 vp", "? SDC-CAR-6", "? xyzzy", "help", "log 3", "moves"]
    output = play(game, lines, path)
    assert widest(output) <= 100
    assert "Casino: 3 pesos for 1 VP or back" in output
    assert output.count("José: 2 sugar") == 2
    assert "yellow flower (reported by players)" in output
    assert "drive 5: not legal now" in output
    assert "Nothing is known about 'xyzzy'" in output
    assert "? casino, ? jose" in output
    found = rule("SDC-CAR-6")
    assert found is None or f"SDC-CAR-6  {found.title}" in output
    assert "PR-" not in output, "rules of the other game"


# ---------------------------------------------------------------------- the house
def test_no_game_of_the_terminal_imports_another() -> None:
    home = Path(antilles.__file__).parent / "terminal"
    for file in home.rglob("*.py"):
        text, where = file.read_text(encoding="utf-8"), file.relative_to(home).parts[0]
        imported = set(re.findall(r"^\s*(?:from|import) antilles\.(?:terminal\.)?(puerto_rico|santiago)\b", text, re.M))
        assert imported <= {where}, file
