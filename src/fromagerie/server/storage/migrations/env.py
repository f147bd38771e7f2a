"""How Alembic runs here: on the connection it is given, for SQLite and PostgreSQL alike."""

from alembic import context

from fromagerie.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=connection.dialect.name == "sqlite")
with context.begin_transaction():
    context.run_migrations()
