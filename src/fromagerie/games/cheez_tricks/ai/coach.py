"""What the coach knows of Cheez-Tricks beyond its rules."""

from fromagerie.engine.coaching import Coaching


class CheezTricksCoaching(Coaching):
    """Worlds are weighed by how well they explain what was played; a round is played to its end."""
