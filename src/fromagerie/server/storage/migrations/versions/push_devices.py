"""Which of a person's devices is told: whoever takes it out of their devices ends that too."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("subscriptions", sa.Column("device", sa.String(24), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("subscriptions", "device")
