"""What the server refuses, as messages: each reader's page says them in its own language."""

from typing import Any

from antilles.core.errors import AntillesError, ConfigError, IllegalAction
from antilles.core.messages import Message
from antilles.tableside.wire import document

BAD_REQUEST, NO_GUEST, FORBIDDEN, NOT_FOUND, CONFLICT = 400, 401, 403, 404, 409
TOO_LARGE, UNREADABLE, TOO_MANY, NOT_READY = 413, 422, 429, 503


class Refusal(AntillesError):
    """Something that is not done, with the status it is answered by."""

    def __init__(self, status: int, message: Message, ply: int | None = None) -> None:
        super().__init__(message)
        self.status, self.ply, self.given = status, ply, (status, message, ply)


def status_of(problem: AntillesError) -> int:
    """The status that an error is answered by; errors of the rules are conflicts with the table as it stands."""
    if isinstance(problem, Refusal):
        return problem.status
    return CONFLICT if isinstance(problem, IllegalAction) else UNREADABLE


def refused_document(problem: AntillesError) -> dict[str, Any]:
    """An error as the schema `Refused` has it."""
    return {
        "message": document(problem.message if isinstance(problem, IllegalAction) else problem.told),
        "rule": problem.rule if isinstance(problem, IllegalAction) else None,
        "field": problem.field if isinstance(problem, ConfigError) else None,
        "ply": problem.ply if isinstance(problem, Refusal) else None,
    }
