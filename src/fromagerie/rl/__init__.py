"""Doors for research: the games as PettingZoo, Gymnasium and OpenSpiel know games, in batches, and as datasets.

    from fromagerie.rl import cheez_tricks_v1
    env = cheez_tricks_v1.env(players=4, mode="wild")

docs/research.md tells what is seen, what is paid, and how fast it is.
"""

from fromagerie.rl.extras import require

require("gymnasium", "numpy", "pettingzoo")

from fromagerie.rl.config import EnvConfig, NoTensors, UnknownEnvironment, environments  # noqa: E402
from fromagerie.rl.registry import Environment, register_all  # noqa: E402 - only with the extra there is anything to import
from fromagerie.rl.vector import VectorEnv  # noqa: E402

__all__ = ["EnvConfig", "Environment", "NoTensors", "UnknownEnvironment", "VectorEnv", "environments", "make"]


def make(name: str) -> Environment:
    """The environments of a game by their versioned name; UnknownEnvironment says which there are."""
    return Environment(name)


def __getattr__(name: str) -> Environment:
    try:
        return Environment(name)
    except UnknownEnvironment as error:
        raise AttributeError(str(error)) from None


register_all()
