"""A page of one's own: finished games by person, a person's other devices, and what links them."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("room", sa.String(24), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("level", sa.String(12)),
        sa.Column("answer", sa.Integer),
        sa.Column("medal", sa.String(40)),
        sa.Column("about", sa.LargeBinary),
    )
    op.create_index("results_by_person", "results", ["person", "ended"])
    op.create_index("results_by_room", "results", ["room", "match"])
    op.create_table(
        "devices",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("device", sa.String(24), nullable=False, unique=True),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("devices_by_person", "devices", ["person"])
    op.create_table(
        "passes",
        sa.Column("pass", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("luggage", sa.LargeBinary, nullable=False),
    )
    op.create_index("passes_by_person", "passes", ["person"])


def downgrade() -> None:
    for table in ("passes", "devices", "results"):
        op.drop_table(table)
