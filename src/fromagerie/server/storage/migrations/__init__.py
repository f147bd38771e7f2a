"""Every form the database has had, one step a file."""
