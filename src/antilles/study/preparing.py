"""What is compiled before the first judgement: the bots, and the evaluation as a door of its own."""

from collections.abc import Callable

from antilles.core.registry import create, manifest_of
from antilles.study.worth import worth_of


def module_of(game: str) -> str:
    """The module whose sources the evaluation's door is made of."""
    return f"antilles.study.{manifest_of(game).room}.anatomy"


def preparation(game: str) -> list[tuple[str, Callable[[], object]]]:
    """What is compiled at the first start, as steps for `core.jit.prepare`."""
    return [("the evaluation", lambda: worth_of(create(game, 0, None, {}), 0))]
