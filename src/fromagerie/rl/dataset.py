"""Games between bots as a table of decisions, in a parquet file: written by `fromagerie simulate --record`, read here.

One row a decision, in the order they were made: what the seat knew, what it might do, what it did, and how the game
then ended for it. A file that is there is whole: what is interrupted leaves none.
"""

import shutil
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from fromagerie.engine.game import AnyGame
from fromagerie.engine.model import Options
from fromagerie.engine.state import State
from fromagerie.rl.batch import returns
from fromagerie.rl.config import EnvConfig, tensors_module
from fromagerie.rl.extras import require
from fromagerie.system import put_in_place

require("polars")

import polars as pl  # noqa: E402 - after the sentence that says how to install it

ABOUT = "fromagerie"  # under which name the file tells what is in it

Pages = dict[str, NDArray[Any]]


class NoDataset(ValueError):
    """A file that holds no decisions of ours; the sentence says why."""


class About(Struct, frozen=True):
    """What was played: enough to play it again, and to read the observations."""

    game: str
    rules_version: int
    version: int  # of the environment
    box: str
    players: int
    options: dict[str, Any]
    bots: list[str]  # around the table in game 0; they move on one seat from game to game
    seed: int
    parts: list[tuple[str, list[int], int]]  # of an observation: name, shape, where it begins


class Dataset(Struct, frozen=True):
    """Decisions as arrays, all of the same length."""

    about: About
    observations: NDArray[np.int8]
    action_masks: NDArray[np.int8]
    actions: NDArray[np.int32]
    seats: NDArray[np.int8]
    games: NDArray[np.int64]
    rewards: NDArray[np.float64]  # what the game brought the seat that decided, at its end
    scores: NDArray[np.int64]  # and with how many points

    def parts(self) -> dict[str, NDArray[np.int8]]:
        """All observations in their named parts, without a copy."""
        return {
            name: self.observations[:, start : start + int(np.prod(shape))].reshape(-1, *shape)
            for name, shape, start in self.about.parts
        }


def read(file: Path | str) -> Dataset:
    """A file of decisions. NoDataset if it is none; OSError if there is none."""
    try:
        told = pl.read_parquet_metadata(file).get(ABOUT)
        if told is None:
            raise NoDataset(f"{file} was not written by fromagerie simulate --record.")
        rows = pl.read_parquet(file)
    except pl.exceptions.PolarsError as error:
        raise NoDataset(f"{file} is no parquet file: {error}") from None
    return Dataset(
        about=msgspec.json.decode(told, type=About),
        observations=rows["observation"].to_numpy(),
        action_masks=rows["action_mask"].to_numpy(),
        actions=rows["action"].to_numpy(),
        seats=rows["seat"].to_numpy(),
        games=rows["game"].to_numpy(),
        rewards=rows["reward"].to_numpy(),
        scores=rows["score"].to_numpy(),
    )


class Recorder:
    """Writes down many games. Leaving the `with` makes the file of it; leaving it by an error leaves nothing."""

    def __init__(self, file: Path, game: AnyGame, bots: Sequence[str], options: Options, seed: int) -> None:
        setting = EnvConfig(game, len(bots), msgspec.to_builtins(options))
        self.file = file
        self.about = About(
            game=game.key,
            rules_version=game.rules_version,
            version=tensors_module(game).VERSION,
            box=game.box_hash,
            players=len(bots),
            options=msgspec.to_builtins(options),
            bots=list(bots),
            seed=seed,
            parts=setting.tensors.parts,
        )
        self.collected: list[Path] = []

    def __getstate__(self) -> dict[str, Any]:
        """What notebooks are opened with in other processes: nothing of the file."""
        return {}

    def __enter__(self) -> "Recorder":
        # Beside the file: what is on the same disk can take its name in one go.
        self.folder = Path(tempfile.mkdtemp(prefix=f".{self.file.name}.", dir=self.file.absolute().parent))
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        try:
            if kind is None and self.collected:
                whole = self.folder / "whole.parquet"
                metadata = {ABOUT: msgspec.json.encode(self.about).decode()}
                pl.scan_parquet(self.collected).sink_parquet(whole, metadata=metadata)
                put_in_place(whole, self.file)
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)

    def open(self, game: AnyGame, players: int, options: Options) -> "EpisodeWriter":
        return EpisodeWriter(EnvConfig(game, players, msgspec.to_builtins(options)))

    def collect(self, pages: Pages) -> None:
        """Some games more: kept on disk, so that there may be more of them than memory."""
        self.collected.append(self.folder / f"{len(self.collected):08}.parquet")
        pl.DataFrame(pages).write_parquet(self.collected[-1])


class EpisodeWriter:
    """The decisions of some games."""

    def __init__(self, setting: EnvConfig) -> None:
        self.setting = setting
        self.number = 0
        self.rows: list[tuple[NDArray[np.int8], NDArray[np.int8], int, int, int]] = []
        self.ends: list[tuple[float, int]] = []  # what each decision led to
        self.last: State | None = None

    def begin(self, number: int) -> Callable[[State, int, int], None]:
        self.number = number
        return self.note

    def note(self, state: State, seat: int, action: int) -> None:
        seen, mask = self.setting.observe(state, seat), self.setting.mask(state, seat)
        self.rows.append((seen, mask, action, seat, self.number))
        self.last = state

    def end(self, result: Any) -> None:
        assert self.last is not None, "nothing was decided"
        gains = returns(self.last, self.setting.players)
        for _, _, _, seat, _ in self.rows[len(self.ends) :]:
            self.ends.append((gains[seat], result.scores[seat]))

    def pages(self) -> Pages:
        seen, masks, actions, seats, numbers = zip(*self.rows, strict=True)
        gains, scores = zip(*self.ends, strict=True)
        return {
            "game": np.array(numbers, np.int64),
            "seat": np.array(seats, np.int8),
            "observation": np.stack(seen),
            "action_mask": np.stack(masks),
            "action": np.array(actions, np.int32),
            "reward": np.array(gains, np.float64),
            "score": np.array(scores, np.int64),
        }
