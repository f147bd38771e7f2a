"""Deals of the day: one for everybody, and who has sat down to it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    op.create_table(
        "attempts",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("room", sa.String(24), nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("won", sa.Boolean),
    )


def downgrade() -> None:
    for table in ("attempts", "deals"):
        op.drop_table(table)
