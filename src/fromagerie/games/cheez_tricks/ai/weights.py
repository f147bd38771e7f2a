"""The weights of the rollout policy, learnt from play: the file, and what reads it."""

import functools
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

FILE: Final = Path(__file__).parent / "weights.json"


class Learnt(Struct):
    """How much each feature of the context raises the score of each feature of a card, and how that was learnt.

    Occasion by occasion (leading, following, last), context feature by context feature, card feature by card feature:
    see rollout_policy.py.
    """

    learnt_with: str
    choices: int
    weights: list[list[list[float]]]


@functools.cache
def read_weights() -> list[float]:
    """All in a row, as rollout_policy.py reads them."""
    learnt = msgspec.json.decode(FILE.read_bytes(), type=Learnt)
    return [weight for occasion in learnt.weights for row in occasion for weight in row]
