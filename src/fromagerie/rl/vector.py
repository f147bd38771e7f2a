"""Many games at once for learners: arrays over the memory that the compiled core writes to, without a copy."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fromagerie.rl.batch import Batch
from fromagerie.rl.config import EnvConfig, array_over, game_of

APART = 1 << 32  # how far the seeds of neighbouring games lie apart from those of the next seed


class VectorEnv:
    """So many games of one table, stepped together; a game that ends is followed by the next one at once.

    All arrays are made once, cannot be written to, and change with every step: copy what you want to keep.
    """

    observations: NDArray[np.int8]  # (games, size): what the seat that is to act knows
    action_masks: NDArray[np.int8]  # (games, actions): what it may do
    seats: NDArray[np.int64]  # (games,): which seat that is
    rewards: NDArray[np.float64]  # (games, players): what the last step brought each seat
    dones: NDArray[np.int64]  # (games,): 1 where the last step ended a game, and the row shows the next one

    def __init__(
        self, name: str, games: int, players: int | None = None, box: Path | None = None, **options: Any
    ) -> None:
        if games < 1:
            raise ValueError(f"at least one game is needed, not {games}")
        self.setting = EnvConfig(game_of(name), players, options, box)
        self.games = games
        self.batch = Batch(self.setting.tensors, games, self.setting.game.race)
        self.observations = array_over(self.batch.observations, np.int8).reshape(games, -1)
        self.action_masks = array_over(self.batch.masks, np.int8).reshape(games, -1)[:, : self.setting.actions]
        self.seats = array_over(self.batch.seats, np.int64)
        self.rewards = array_over(self.batch.rewards, np.float64).reshape(games, -1)
        self.dones = array_over(self.batch.ended, np.int64)

    def reset(self, seed: int) -> None:
        """Deal all games anew. Game number n has the luck of the seed `seed * 2**32 + n`, and goes on with it."""
        self.batch.reset([seed * APART + game for game in range(self.games)])

    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """One action a game, by whichever seat is awaited there. IllegalChoice if one is not; then none is done."""
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(chosen) != self.games:
            raise ValueError(f"{self.games} games need {self.games} actions, but {len(chosen)} came")
        self.check_dealt()
        self.batch.step(chosen)

    def step_at_random(self) -> None:
        """Any legal action in every game, chosen inside the core: for playing on quickly, and for measuring."""
        self.check_dealt()
        self.batch.step_at_random()

    def check_dealt(self) -> None:
        if not self.batch.states:
            raise RuntimeError("no games are being played yet: reset() deals them")

    def true_states(self) -> NDArray[np.int8]:
        """All hands on the table, game by game: for training only; no player may ever see it."""
        return np.stack([self.setting.true_state(state) for state in self.batch.states])
