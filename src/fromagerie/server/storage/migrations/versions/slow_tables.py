"""Slow tables: when a bot makes the next move, in a time that nobody can set."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("due", sa.BigInteger))
    op.create_index("rooms_by_due", "rooms", ["due"])
    op.create_table(
        "hours",
        sa.Column("name", sa.String(12), primary_key=True),
        sa.Column("wall", sa.BigInteger, nullable=False),
        sa.Column("steady", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("hours")
    op.drop_index("rooms_by_due", "rooms")
    op.drop_column("rooms", "due")
