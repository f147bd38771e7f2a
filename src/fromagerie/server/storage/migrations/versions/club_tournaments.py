"""Tournaments for a club: one row each."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "clubs",
        sa.Column("code", sa.String(5), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("organiser", sa.String(24), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_index("clubs_by_organiser", "clubs", ["organiser"])


def downgrade() -> None:
    op.drop_table("clubs")
