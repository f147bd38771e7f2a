"""The database: SQLite on one machine, PostgreSQL for several processes."""
