"""The first form: the log of every table, an index of rooms, who sat where, and the guests."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "log",
        sa.Column("room", sa.String(24), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person", sa.String(24)),
        sa.Column("command", sa.String(40)),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_index("log_by_person", "log", ["person"])
    op.create_table(
        "rooms",
        sa.Column("room", sa.String(24), primary_key=True),
        sa.Column("code", sa.String(4), unique=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("phase", sa.String(12), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("free", sa.Integer, nullable=False),
        sa.Column("clock", sa.String(12), nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("rooms_by_touch", "rooms", ["public", "touched"])
    op.create_table(
        "sitters",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("room", sa.String(24), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True, autoincrement=False),
    )
    op.create_table(
        "people",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for table in ("people", "sitters", "rooms", "log"):
        op.drop_table(table)
