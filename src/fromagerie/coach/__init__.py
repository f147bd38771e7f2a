"""The coach: what was luck and what was skill, so that it adds up. It knows no game."""
