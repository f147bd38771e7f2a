"""Web Push: which browsers are told, and what they have been told."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("subscriptions_by_person", "subscriptions", ["person"])
    op.create_table(
        "notices",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("room", sa.String(24), primary_key=True),
        sa.Column("position", sa.BigInteger, nullable=False),
        sa.Column("unread", sa.Boolean, nullable=False),
        sa.Column("reminded", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("notices")
    op.drop_index("subscriptions_by_person", "subscriptions")
    op.drop_table("subscriptions")
