"""Many games at once for learners: arrays over the memory that the compiled core writes to, without a copy."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces, vector
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from fromagerie.rl.batch import Batch
from fromagerie.rl.config import EnvConfig, array_over, game_of
from fromagerie.rl.frozen import freeze, freeze_luck, thaw, thaw_luck
from fromagerie.rl.one_game import PENALTY, Observation, observation_space, read_illegal

APART = 1 << 32  # how far the seeds of neighbouring games lie apart from those of the next seed
SEEDS = 1 << 31

Stepped = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class VectorEnv(vector.VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """So many games of one table, stepped together; a game that ends is followed by the next one at once.

    One learner plays all seats: whichever is awaited. The arrays below are made once, cannot be written to, and change
    with every step: copy what you want to keep. What `reset` and `step` return, as Gymnasium wants it, are copies.
    """

    observations: NDArray[np.int8]  # (games, size): what the seat that is to act knows
    action_masks: NDArray[np.int8]  # (games, actions): what it may do
    seats: NDArray[np.int64]  # (games,): which seat that is
    rewards: NDArray[np.float64]  # (games, players): what the last step brought each seat
    dones: NDArray[np.int64]  # (games,): 1 where the last step ended a game, and the row shows the next one
    actors: NDArray[np.int64]  # (games,): which seat acted in the last step
    finals: NDArray[np.int8]  # (games, size): what that seat saw at the end of the last game that ended there

    def __init__(
        self,
        name: str,
        games: int,
        players: int | None = None,
        box: Any = None,
        illegal: str = "raise",
        **options: Any,
    ) -> None:
        if games < 1:
            raise ValueError(f"at least one game is needed, not {games}")
        self.illegal = read_illegal(illegal)
        self.set_up(EnvConfig(game_of(name), players, options, box), games)

    def set_up(self, setting: EnvConfig, games: int) -> None:
        self.setting = setting
        self.games = self.num_envs = games
        self.metadata = {"autoreset_mode": vector.AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = observation_space(setting)
        self.single_action_space = spaces.Discrete(setting.actions)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        penalty = PENALTY if self.illegal == "penalty" else 0.0
        self.batch = Batch(setting.tensors, games, setting.game.race, penalty)
        self.observations = array_over(self.batch.observations, np.int8).reshape(games, -1)
        self.action_masks = array_over(self.batch.masks, np.int8).reshape(games, -1)[:, : setting.actions]
        self.seats = array_over(self.batch.seats, np.int64)
        self.rewards = array_over(self.batch.rewards, np.float64).reshape(games, -1)
        self.dones = array_over(self.batch.ended, np.int64)
        self.actors = array_over(self.batch.actors, np.int64)
        self.finals = array_over(self.batch.finals, np.int8).reshape(games, -1)

    def reset(
        self, seed: int | None = None, *, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal all games anew. Game number n has the luck of the seed `seed * 2**32 + n`, and goes on with it."""
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self.batch.reset([chosen * APART + game for game in range(self.games)])
        return self.look(), {"seats": self.seats.copy()}

    def step(self, actions: NDArray[Any] | Sequence[int]) -> Stepped:
        """One action a game, by whichever seat is awaited there. IllegalChoice if one is not; then none is done.

        The reward of a row is that of the seat that acted; `infos["rewards"]` has everybody's.
        """
        self.advance(actions)
        ended = self.dones.astype(np.bool_)
        infos: dict[str, Any] = {"seats": self.seats.copy(), "rewards": self.rewards.copy()}
        if ended.any():
            infos["final_obs"], infos["_final_obs"] = self.last_looks(ended), ended
        gains = self.rewards[np.arange(self.games), self.actors]
        return self.look(), gains, ended, np.zeros(self.games, np.bool_), infos

    def advance(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """As `step`, but nothing is copied: look at the arrays."""
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

    def look(self) -> Observation:
        return {"observation": self.observations.copy(), "action_mask": self.action_masks.copy()}

    def last_looks(self, ended: NDArray[np.bool_]) -> NDArray[np.object_]:
        """What whoever acted last saw of games that ended: nothing may be done there any more."""
        looks = np.full(self.games, None, dtype=object)
        nothing = np.zeros(self.setting.actions, np.int8)
        for game in np.flatnonzero(ended):
            looks[game] = {"observation": self.finals[game].copy(), "action_mask": nothing}
        return looks

    def true_states(self) -> NDArray[np.int8]:
        """All hands on the table, game by game: for training only; no player may ever see it."""
        return np.stack([self.setting.true_state(state) for state in self.batch.states])

    def __getstate__(self) -> dict[str, Any]:
        batch = self.batch
        return {
            "illegal": self.illegal,
            "setting": self.setting,
            "games": self.games,
            "states": [freeze(state) for state in batch.states],
            "luck": [freeze_luck(dealer) for dealer in batch.luck],
            "seats": self.seats.tolist(),
            "ended": self.dones.tolist(),
            "np_random": self._np_random,
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """The same games at the same point; what the last step brought is not kept."""
        self.illegal = kept["illegal"]
        self.set_up(kept["setting"], kept["games"])
        self._np_random = kept["np_random"]
        if kept["states"]:
            table = self.setting.fresh_table()
            states = [thaw(state, table) for state in kept["states"]]
            self.batch.lay_out(states, [thaw_luck(luck) for luck in kept["luck"]], kept["seats"], kept["ended"])
