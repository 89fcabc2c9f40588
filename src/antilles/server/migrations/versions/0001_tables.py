"""Guests, tables, seats, log, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def table_id() -> "sa.Column[str]":
    """The table that a row belongs to."""
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True)


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("nickname", sa.String(40), nullable=False),
        sa.Column("language", sa.String(20)),
        sa.Column("theme", sa.String(40)),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("config", sa.JSON, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("position", sa.JSON),
        sa.Column("invite", sa.String(40), nullable=False),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("names", sa.JSON),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("turn", sa.Integer),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("clocks", sa.JSON),
        sa.Column("rematch_of", sa.String(16)),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.UniqueConstraint("rematch_of", name="one_rematch"),
    )
    op.create_index("tables_by_status", "tables", ["status", "changed"])
    op.create_table(
        "seats",
        table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("owner", sa.String(16)),
        sa.Column("bot", sa.String(80)),
        sa.Column("name", sa.String(60), nullable=False),
    )
    op.create_index("seats_by_owner", "seats", ["owner"])
    op.create_table(
        "entries",
        table_id(),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("actions", sa.JSON, nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("request", sa.String(32)),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "chat",
        table_id(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "keys", sa.Column("name", sa.String(40), primary_key=True), sa.Column("value", sa.String(80), nullable=False)
    )


def downgrade() -> None:
    """Take everything away."""
    for name in ("keys", "chat", "entries", "seats", "tables", "guests"):
        op.drop_table(name)
