"""The games at a plain-text table."""
