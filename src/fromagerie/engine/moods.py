"""Moods: what everybody has seen just now, and whom it would make clap, laugh or grumble.

A game says in its `moods` which events are worth which reaction. It is given what a spectator was told of one move, and
what a spectator sees after it, never a state or a hand; whether anybody reacts at all is decided elsewhere.
"""

from typing import Literal, NamedTuple

from fromagerie.engine.model import Seat

Feeling = Literal["clap", "laugh", "gasp", "grumble", "cheese", "hurry"]


class Mood(NamedTuple):
    seat: Seat
    feeling: Feeling
    percent: int  # how often this is worth showing
    wait: float = 0.0  # seconds until it can be seen at every table: boards take their time over some things
