"""Links that stay: friends of an evening, asked again."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "circles",
        sa.Column("code", sa.String(24), primary_key=True),
        sa.Column("owner", sa.String(24), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("room", sa.String(24), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("circles_by_owner", "circles", ["owner"])


def downgrade() -> None:
    op.drop_index("circles_by_owner", "circles")
    op.drop_table("circles")
