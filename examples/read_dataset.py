"""Read a dataset: write down games of the greedy bot, and learn from them which cards it likes to play.

python examples/read_dataset.py [games]
"""

import sys
import tempfile
from pathlib import Path

import numpy as np

from fromagerie.cli import main
from fromagerie.games.cheez_tricks.cards import NAMES
from fromagerie.rl import dataset


def liked(file: Path) -> list[tuple[float, str]]:
    """How often each card was played when it might have been, most often first."""
    data = dataset.read(file)
    cards = len(NAMES)
    offered = data.action_masks[:, :cards].sum(axis=0)
    played = np.bincount(data.actions[data.actions < cards], minlength=cards)
    return sorted(zip((played / np.maximum(offered, 1)).tolist(), NAMES, strict=True), reverse=True)


def record_and_read(games: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "greedy.parquet"
        main(["simulate", "cheez-tricks", "--games", games, "--bots", "greedy", "--record", str(file)])
        ranked = liked(file)
    for share, card in [*ranked[:5], *ranked[-5:]]:
        print(f"{card:4} played {100 * share:4.0f} % of the time it could be")


if __name__ == "__main__":
    record_and_read(sys.argv[1] if len(sys.argv) > 1 else "200")
