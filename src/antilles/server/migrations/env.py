"""Alembic's way in: the store hands over its connection."""

from alembic import context

from antilles.server.records import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, transactional_ddl=False)
context.run_migrations()
