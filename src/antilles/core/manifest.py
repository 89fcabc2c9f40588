"""What the house knows of a game before it is imported: one manifest per game, in the game's own room."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Manifest:
    """A game: its id and title, the room it lives in, its rules' prefixes, and what a table of it chooses."""

    id: str
    title: str
    room: str
    game: str
    rule_prefix: str
    named_rules: tuple[str, ...]
    """Prefixes of rules that bear the name of a thing: a building, a venue."""
    table_keys: tuple[str, ...]
    fewest_players: int
    most_players: int
    default_players: int

    @property
    def module(self) -> str:
        """Where the class of the game is."""
        return f"antilles.{self.room}.game"

    @property
    def message_prefix(self) -> str:
        """The first word of the ids of its messages: `pr` of `pr-event-built`."""
        return self.rule_prefix.rstrip("-").lower()

    @property
    def engine(self) -> str:
        """The module whose sources the compiled rules are made of."""
        return f"antilles.{self.room}.engine"

    @property
    def face(self) -> str:
        """The module that draws it in the terminal."""
        return f"antilles.terminal.{self.room}.face"
