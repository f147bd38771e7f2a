"""The environments of a game under their versioned names, and the list that Gymnasium keeps of them."""

from typing import Any, cast

import gymnasium

from fromagerie.rl.aec import TurnsEnv
from fromagerie.rl.config import EnvConfig, environments, game_of
from fromagerie.rl.parallel import AtOnceEnv
from fromagerie.rl.single import OneSeatEnv


class Environment:
    """What PettingZoo's modules offer (`cheez_tricks_v1.env()`). Options are the game's own, by name."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.key = game_of(name).key

    def env(
        self,
        players: int | None = None,
        box: Any = None,
        render_mode: str | None = None,
        illegal: str = "raise",
        **options: Any,
    ) -> TurnsEnv:
        """Turn by turn: PettingZoo's AEC."""
        return TurnsEnv(self.name, EnvConfig(self.key, players, options, box), render_mode, illegal)

    raw_env = env  # nothing is wrapped around it: it checks by itself what it is told

    def parallel_env(
        self,
        players: int | None = None,
        box: Any = None,
        render_mode: str | None = None,
        illegal: str = "raise",
        **options: Any,
    ) -> AtOnceEnv:
        """All who are awaited act at once: PettingZoo's Parallel."""
        return AtOnceEnv(self.name, EnvConfig(self.key, players, options, box), render_mode, illegal)


def make_single(
    name: str,
    against: str = "random",
    seat: int | None = None,
    reaction: int = 1000,
    players: int | None = None,
    box: Any = None,
    render_mode: str | None = None,
    illegal: str = "raise",
    **options: Any,
) -> OneSeatEnv:
    """One seat against bots: what `gymnasium.make` calls."""
    setting = EnvConfig(game_of(name), players, options, box)
    return OneSeatEnv(name, setting, against, seat, reaction, render_mode, illegal)


def register_all() -> None:
    """cheez_tricks_v1 is `fromagerie/cheez_tricks-v1` for Gymnasium."""
    for name in environments():
        stem, _, version = name.rpartition("_")
        if f"fromagerie/{stem}-{version}" not in gymnasium.registry:
            gymnasium.register(
                f"fromagerie/{stem}-{version}", entry_point=cast(Any, make_single), kwargs={"name": name}
            )
