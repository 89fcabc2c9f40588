"""What is going on in a position document: roles, governor, phase, and where in the phase the game goes on."""

from collections.abc import Mapping
from typing import Any

from antilles.core.document import Node
from antilles.core.events import NOBODY
from antilles.core.messages import Message
from antilles.core.records import Record
from antilles.puerto_rico import decisions, phases, roles
from antilles.puerto_rico.expansions import smuggler
from antilles.puerto_rico.layout import STATE
from antilles.puerto_rico.phases import captain, craftsman, mayor, settler, storage, trader
from antilles.puerto_rico.positions.memory import MEMORY_KEYS, read_memory

BEGINNING_KEYS = ("phase", "role", "holder", "doubloons", "turn")
NOW_KEYS = (*BEGINNING_KEYS, "at", "decision", *MEMORY_KEYS)
ROUND_END, BY_SEAT, AFTER_ALL, BY_HOLDER = "round end", "by seat", "after all", "by holder"
# Places inside a phase where a position may begin without a question: (phase, step, whose turn comes next).
BEGINNINGS = {
    "new row": (phases.SETTLER, settler.STEP_NEW_ROW, AFTER_ALL),
    "dealing": (phases.MAYOR, mayor.STEP_DEAL, BY_HOLDER),
    "placing": (phases.MAYOR, mayor.STEP_PLACE, BY_SEAT),
    "refill": (phases.MAYOR, mayor.STEP_PLACE, AFTER_ALL),
    "privilege": (phases.CRAFTSMAN, craftsman.STEP_BONUS, AFTER_ALL),
    "emptying": (phases.TRADER, trader.STEP_EMPTY, AFTER_ALL),
    "loading": (phases.CAPTAIN, captain.STEP_LOAD, BY_SEAT),
    "storage": (phases.STORAGE, storage.STEP_OPEN, BY_SEAT),
    "unloading": (phases.STORAGE, storage.STEP_OPEN, AFTER_ALL),
    ROUND_END: (phases.ROLE_CHOICE, 0, BY_HOLDER),
}
# Phases of which `turn` alone may begin any turn.
IN_TURNS = (phases.SETTLER, phases.BUILDER, phases.CRAFTSMAN, phases.TRADER)


def now_keys(document: Mapping[str, Any]) -> dict[str, Node]:
    """The entries of `now`; a plain word is the role just taken."""
    value = document.get("now")
    now = Node({"role": value} if isinstance(value, str) else value, "now").entries(NOW_KEYS)
    if "phase" in now and "decision" not in now and now["phase"].name(phases.NAMES) == phases.STORAGE:
        now.setdefault("at", Node("storage", "now.phase"))
    return now


def roles_in_play(rules: Record) -> list[str]:
    """The names of the role cards on the table."""
    return [name for role, name in enumerate(roles.NAMES) if rules.role_in_play[role]]


def is_just_taken(now: Mapping[str, Node]) -> bool:
    """Whether a document means that a role has just been taken, and nothing else has happened in its phase."""
    return "role" in now and not {"decision", "at", "turn"} & set(now)


def read_now(now: dict[str, Node], rules: Record, s: Any) -> None:
    """The role being executed, the question or where to go on, and what the phase remembers."""
    if "decision" in now:
        s.decision = now["decision"].name(decisions.NAMES)
    elif "at" not in now:
        for key in now:
            if key not in BEGINNING_KEYS:
                raise now[key].fail(Message("pr-error-needs-question"))
    read_memory(now, rules, s)
    if "role" in now:
        s.role = roles.NAMES.index(roles_in_play(rules)[now["role"].name(roles_in_play(rules))])
    if "holder" in now:
        s.holder = now["holder"].count(rules.players - 1)
        if s.role == NOBODY and s.decision != decisions.DRAFT_PICK:
            raise now["holder"].fail(Message("pr-error-needs-role"))
    if "turn" in now:
        s.turn = now["turn"].count(rules.players - 1)


def read_roles(keys: dict[str, Node], now: dict[str, Node], rules: Record, s: Any) -> None:
    """Roles with their doubloons and takers, the role being executed among them; then the governor."""
    most = STATE.by_name["role_doubloons"].most_given
    for name, node in keys["roles"].entries(roles_in_play(rules)).items() if "roles" in keys else ():
        role = roles.NAMES.index(name)
        parts = {"doubloons": node} if isinstance(node.value, int) else node.entries(("doubloons", "taken_by"))
        if "doubloons" in parts:
            s.role_doubloons[role] = parts["doubloons"].count(most)
        if "taken_by" in parts and parts["taken_by"].value is not None:
            s.role_holder[role] = parts["taken_by"].count(rules.players - 1)
        if s.role_doubloons[role] and (s.role_holder[role] != NOBODY or (role == s.role and not is_just_taken(now))):
            raise node.fail(Message("pr-error-taken-role-doubloons"))
    if "doubloons" in now:
        if not is_just_taken(now) or s.role_doubloons[s.role]:
            raise now["doubloons"].fail(Message("pr-error-role-doubloons-twice"))
        s.role_doubloons[s.role] = now["doubloons"].count(most)
    read_governor(keys.get("governor"), now, rules, s)
    read_smuggler(keys, rules, s)


def read_smuggler(keys: dict[str, Node], rules: Record, s: Any) -> None:
    """PR-X3-03, PR-X3-05: the Wanted token and a role taken over."""
    given = [keys[name] for name in ("wanted", "takeover") if name in keys]
    if given and not rules.role_in_play[roles.SMUGGLER]:
        raise given[0].fail(Message("pr-error-needs-expansion", expansion=smuggler.EXPANSION.id))
    if "wanted" in keys:
        s.wanted = keys["wanted"].count(rules.players - 1)
    if "takeover" in keys:
        parts = keys["takeover"].entries(("role", "seat"))
        if len(parts) < 2:
            raise keys["takeover"].fail(Message("pr-error-takeover-parts"))
        s.takeover_role = parts["role"].name(roles.NAMES[: roles.SMUGGLER])
        s.takeover_seat = parts["seat"].count(rules.players - 1)
        if not rules.role_in_play[s.takeover_role] or s.role_holder[s.takeover_role] != NOBODY:
            raise keys["takeover"].fail(Message("pr-error-takeover-role"))


def read_governor(node: Node | None, now: dict[str, Node], rules: Record, s: Any) -> None:
    """PR-ROUND-01, PR-TWO-03: who has picked must fit the governor; what the document leaves out follows from that.

    The holder of a role that was just taken is the last to have picked; without a holder, the next to pick is.
    """
    if s.takeover_running and (s.role == NOBODY or s.holder == NOBODY):
        raise Node(None, "now.takeover_running").fail(Message("pr-error-takeover-running"))
    if s.role != NOBODY:
        taker = int(s.role_holder[s.role])
        s.holder = taker if s.holder == NOBODY else s.holder
        if taker not in (NOBODY, s.holder):
            raise now["role"].fail(Message("pr-error-role-taken-by", role=roles.NAMES[s.role], seat=taker))
        s.role_holder[s.role] = s.holder
    taken = [int(holder) for holder in s.role_holder if holder != NOBODY]
    if s.takeover_running:
        taken.remove(s.holder)
        if len(taken) < rules.picks_per_round:
            raise now["takeover_running"].fail(Message("pr-error-takeover-early"))
    last = NOBODY if s.role == NOBODY or s.takeover_running else s.holder
    picks_next = s.role == NOBODY and "turn" in now and ("decision" not in now or s.decision == decisions.ROLE_PICK)
    following = s.turn if picks_next else NOBODY
    most = rules.picks_per_round - (s.role != NOBODY and s.holder == NOBODY)
    if len(taken) > most:
        raise Node(None, "roles").fail(roles_taken(len(taken), rules))

    def fits(governor: int) -> bool:
        picked = [(governor + pick) % rules.players for pick in range(len(taken) + 1)]
        by_last = last in (NOBODY, picked[-2] if taken else NOBODY)
        return sorted(taken) == sorted(picked[:-1]) and by_last and following in (NOBODY, picked[-1])

    seats = tuple(str(seat) for seat in sorted(taken))
    fitting = [governor for governor in range(rules.players) if fits(governor)]
    if node is not None and node.count(rules.players - 1) not in fitting:
        raise node.fail(Message("pr-error-governor", seats=seats, governor=node.value))
    if not fitting:
        raise Node(None, "roles").fail(Message("pr-error-no-governor", seats=seats))
    s.governor = fitting[0] if node is None else node.value
    if s.role != NOBODY and s.holder == NOBODY:
        s.holder = (s.governor + len(taken)) % rules.players
        s.role_holder[s.role] = s.holder
        taken.append(s.holder)
    s.picks = len(taken)


def roles_taken(taken: int, rules: Record) -> Message:
    """Too many or too few roles are taken."""
    return Message("pr-error-roles-taken", taken=taken, most=rules.picks_per_round)


def read_phase(now: dict[str, Node], s: Any) -> None:
    """The phase follows from the role; storage follows the captain, a draft comes first, and the game may be over."""
    if s.phase != phases.DRAFT:
        s.phase = roles.ROLES[s.role].phase if s.role != NOBODY else phases.ROLE_CHOICE
    if "phase" not in now:
        return
    phase = now["phase"].name(phases.NAMES)
    after_captain = s.phase == phases.CAPTAIN and phase == phases.STORAGE
    over = phase == phases.GAME_OVER and s.phase == phases.ROLE_CHOICE
    if phase != s.phase and not after_captain and not over:
        raise now["phase"].fail(Message("pr-error-phase-role"))
    s.phase = phase


def check_over(now: dict[str, Node], s: Any) -> None:
    """PR-END-04: nothing is asked exactly when the game is over, after a round in which an end condition was met."""
    if s.phase == phases.GAME_OVER and (not s.ended or s.picks):
        raise now["phase"].fail(Message("pr-error-over-without-end"))
    if "decision" in now and s.decision == decisions.NOTHING and s.phase != phases.GAME_OVER:
        raise now["decision"].fail(Message("pr-error-nothing-asked"))


def begin(now: dict[str, Node], rules: Record, s: Any) -> None:
    """Where the rules go on in a document without a question: at a named place, or at the turn of a seat."""
    whose = BY_SEAT
    if "at" in now:
        name = list(BEGINNINGS)[now["at"].name(list(BEGINNINGS))]
        phase, s.step, whose = BEGINNINGS[name]
        if "decision" in now or s.phase not in (phase, phases.CAPTAIN if phase == phases.STORAGE else phase):
            raise now["at"].fail(Message("pr-error-at-place", phase=phases.NAMES[phase]))
        if name == ROUND_END and s.picks < rules.picks_per_round:
            raise now["at"].fail(roles_taken(s.picks, rules))
        for key in ("step", "turns_done"):
            if key in now:
                raise now[key].fail(Message("pr-error-said-by-at", place=name))
        s.phase = phase
        s.turns_done = rules.players if whose == AFTER_ALL else 0
        if name == "loading":
            s.captain_begun = 1
            for player in s.players[: rules.players]:
                player.captain_turn = 1
    if "turn" in now and "decision" not in now and s.role != NOBODY:
        if whose != BY_SEAT or ("at" not in now and s.phase not in IN_TURNS):
            raise now["turn"].fail(Message("pr-error-turn-place"))
        s.turns_done = (s.turn - s.holder) % rules.players


def opens_windows(now: dict[str, Node], s: Any) -> int:
    """R-17: 1 where guests may move before a position goes on: when storage begins."""
    return int("at" in now and s.phase == phases.STORAGE and s.turns_done == 0)


def lay_role_back(s: Any) -> None:
    """A role just taken lies on the table again, and its holder is asked: the rules are to take it."""
    s.role_holder[s.role], s.turn, s.decision = NOBODY, s.holder, decisions.ROLE_PICK
    s.picks -= 1
    s.role, s.holder, s.phase = NOBODY, NOBODY, phases.ROLE_CHOICE
