"""What a board of Drôle de Fromage promises the coach: hopes and swing that fit how its reference's games end.

The bots' own are good enough to choose by, but they were learnt where nobody looks under a piece and every position of
a long wait counts as much as one of the beginning: read as chances to win, they are far too sure (98 that won 83).
"""

import functools
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from fromagerie.games.drole_de_fromage.ai.bots import Learnt, learnt_for

FILE: Final = Path(__file__).parent / "chances.json"


class Chances(Struct, frozen=True):
    """For one number of players."""

    hope: float  # times what the bots hope for
    swing: list[float]  # instead of theirs


class ChancesFile(Struct, frozen=True):
    learnt_with: str
    players: dict[str, Chances]


@functools.cache
def chances_for(players: int) -> Learnt:
    """What the bots have learnt, so that it can be read as chances. The file is made by learn_chances.py."""
    fitted = msgspec.json.decode(FILE.read_bytes(), type=ChancesFile).players[str(players)]
    return Learnt([fitted.hope * weight for weight in learnt_for(players).weights], fitted.swing)
