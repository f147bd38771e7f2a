"""Points of rounds that the reference policy played: the file, and what reads it. ai/learn_rounds.py writes it."""

import functools
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from fromagerie.games.cheez_tricks.ai.match_value import MatchValue

FILE: Final = Path(__file__).parent / "round_scores.json"


class Learnt(Struct):
    """Points by seat, round after round, for each mode and number of players, and how they were come by."""

    learnt_with: str
    rounds: dict[str, list[int]]


@functools.cache
def match_values() -> dict[str, MatchValue]:
    rounds = msgspec.json.decode(FILE.read_bytes(), type=Learnt).rounds
    return {key: MatchValue(int(key[-1]), points) for key, points in rounds.items()}
