"""The database's tables: guests, tables, seats, the log of every table, chat."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()
HEAD = "0001"
"""The newest migration; a database that is there already needs no look at the others."""

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("nickname", String(40), nullable=False),
    Column("language", String(20)),
    Column("theme", String(40)),
    Column("created", Double, nullable=False),
)
TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("config", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("position", JSON),
    Column("invite", String(40), nullable=False),
    Column("host", String(16), nullable=False),
    Column("names", JSON(none_as_null=True)),
    Column("status", String(12), nullable=False),
    Column("turn", Integer),
    Column("moves", Integer, nullable=False),
    Column("clocks", JSON(none_as_null=True)),
    Column("rematch_of", String(16)),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    UniqueConstraint("rematch_of", name="one_rematch"),
    Index("tables_by_status", "status", "changed"),
)
SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("owner", String(16)),
    Column("bot", String(80)),
    Column("name", String(60), nullable=False),
    Index("seats_by_owner", "owner"),
)
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("actions", JSON, nullable=False),
    Column("by", String(8), nullable=False),
    Column("request", String(32)),
    Column("at", Double, nullable=False),
)
CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)
KEYS = Table(
    "keys", METADATA, Column("name", String(40), primary_key=True), Column("value", String(80), nullable=False)
)
