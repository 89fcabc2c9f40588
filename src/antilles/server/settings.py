"""How a server is set up: by the command line, by ANTILLES_* variables, or by a test."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from antilles.tableside.saving import data_directory

DATABASE_FILE = "tables.sqlite3"


@dataclass(frozen=True)
class Limits:
    """How much one guest, or one address without a guest, may ask for. `rate` 0 means no limit (for measuring)."""

    rate: float = 30.0
    burst: int = 120
    makes_per_minute: float = 12.0
    most_body_bytes: int = 64 * 1024
    most_frame_bytes: int = 4 * 1024
    most_sockets: int = 24
    """Open pages of one guest."""
    most_tables: int = 200
    """Unfinished tables of one guest."""
    most_reviews: int = 3
    """Games that one guest has judged at a time."""


@dataclass(frozen=True)
class Settings:
    """One server."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    public_url: str = ""
    """The address people use where it is not this machine's own, such as https://antilles.example."""
    hosts: tuple[str, ...] = ()
    """Further host names that requests may be addressed to; numbers, localhost and the public address always may."""
    positions: bool = False
    """Whether tables may begin from position documents: for tests."""
    secret: str = ""
    """What cookies are signed with; else drawn once and kept in the database."""
    bot_threads: int = field(default_factory=lambda: max(1, os.cpu_count() or 1))
    hint_milliseconds: int = 500
    review_iterations: int = 1500
    """Of the search that judges every decision of a finished game; not by time, so that all get the same judgement."""
    static: Path = Path(__file__).parent / "static"
    limits: Limits = Limits()

    @property
    def database_url(self) -> str:
        """The address of the database; a file in the user's data directory unless one was named."""
        return self.database or f"sqlite:///{data_directory() / DATABASE_FILE}"

    @property
    def is_secure(self) -> bool:
        """Whether people come over https, so that cookies may insist on it."""
        return self.public_url.startswith("https:")


def from_environment(environment: Mapping[str, str] = os.environ, **given: object) -> Settings:
    """What the command line gave, and what only variables say."""
    limits = Limits(rate=float(environment["ANTILLES_RATE"])) if environment.get("ANTILLES_RATE") else Limits()
    if environment.get("ANTILLES_REVIEW_ITERATIONS"):
        given["review_iterations"] = int(environment["ANTILLES_REVIEW_ITERATIONS"])
    return Settings(
        public_url=environment.get("ANTILLES_PUBLIC_URL", ""),
        hosts=tuple(filter(None, environment.get("ANTILLES_HOSTS", "").split(","))),
        positions=environment.get("ANTILLES_POSITIONS") == "1",
        secret=environment.get("ANTILLES_SECRET", ""),
        limits=limits,
        **given,  # type: ignore[arg-type]
    )
