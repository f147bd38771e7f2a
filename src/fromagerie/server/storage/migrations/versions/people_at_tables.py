"""How many people sit at a table: where somebody is comes first in the list."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("people", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("rooms", "people")
