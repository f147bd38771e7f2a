"""How long one waits for three bots, in every game and at every pace: what `./dev bench pace` measures, in small."""

from statistics import median

import pytest

from benchmarks.pace import BARS, PACES, SLACK, measure
from fromagerie.engine.game import get_game

# Thinking is counted as it is with compiled rules.
pytestmark = [pytest.mark.once, pytest.mark.slow]
ROUNDS = 9


@pytest.mark.parametrize("key", sorted(BARS))
def test_nobody_waits_longer_than_promised(key: str) -> None:
    bar, game = BARS[key], get_game(key)
    for pace in PACES:
        waits, _ = measure(game, pace, "ripe", ROUNDS)
        assert len(waits) == ROUNDS
        assert median(waits) <= bar.seconds[pace] * SLACK, f"{pace}: {waits}"
