"""Codes of five letters, for when four are half used."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("rooms") as rooms:
        rooms.alter_column("code", existing_type=sa.String(4), type_=sa.String(5))


def downgrade() -> None:
    with op.batch_alter_table("rooms") as rooms:
        rooms.alter_column("code", existing_type=sa.String(5), type_=sa.String(4))
