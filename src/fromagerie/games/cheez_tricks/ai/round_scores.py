"""Points of rounds that the reference policy played: the file, and what reads it. ai/learn_rounds.py writes it."""

import functools
import statistics
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from fromagerie.games.cheez_tricks.ai.match_value import MatchValue

# Who wins from a score is best told by the exponential of a lead in this many standard deviations of a round's points:
# by log-loss on matches made of the rounds in the file, for every mode and number of players.
SWING: Final = 0.8
FILE: Final = Path(__file__).parent / "round_scores.json"


class Learnt(Struct):
    """Points by seat, round after round, for each mode and number of players, and how they were come by."""

    learnt_with: str
    rounds: dict[str, list[int]]


@functools.cache
def read_rounds() -> dict[str, list[int]]:
    return msgspec.json.decode(FILE.read_bytes(), type=Learnt).rounds


@functools.cache
def match_values() -> dict[str, MatchValue]:
    return {key: MatchValue(int(key[-1]), points) for key, points in read_rounds().items()}


@functools.cache
def round_swings() -> dict[str, float]:
    """How far a round moves totals apart, for each mode and number of players."""
    return {key: SWING * statistics.pstdev(points) for key, points in read_rounds().items()}
