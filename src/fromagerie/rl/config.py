"""The table that learners sit at, and what every door to it needs."""

import importlib
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, BadOptions, all_games, get_game
from fromagerie.engine.state import State
from fromagerie.engine.tensors import WORD, Tensors
from fromagerie.rl.extras import require

USUAL_PLAYERS = 4
MINI = "mini"

Scalar = TypeVar("Scalar", bound=np.generic)


class NoTensors(LookupError):
    """A game that does not say what a learner sees of it."""


class UnknownEnvironment(LookupError):
    """No environment of that name."""


class EnvConfig:
    """A game, so many players and their options; how they are seen in arrays. Raises BadOptions if it cannot be set."""

    def __init__(
        self,
        game: str | AnyGame,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        box: Any = None,
    ) -> None:
        self.game = with_box(get_game(game) if isinstance(game, str) else game, box)
        self.players = usual_players(self.game) if players is None else players
        self.options = self.game.read_options(options or {})
        self.game.check_options(self.players, self.options)
        self.tensors = tensors_of(self.game, self.players, self.options)
        self.seats = range(self.players)
        self.agents = [f"player_{seat}" for seat in self.seats]
        self.size = int(self.tensors.words) * WORD
        self.actions = len(self.game.actions)
        self.mask_size = int(self.tensors.mask_words) * WORD
        # Written over and copied from, again and again.
        self.words = vec[i64]([0] * (self.size // WORD))
        self.mask_words = vec[i64]([0] * (self.mask_size // WORD))
        self.seen: NDArray[np.int8] = array_over(self.words, np.int8)
        self.allowed: NDArray[np.int8] = array_over(self.mask_words, np.int8)[: self.actions]

    def __reduce__(self) -> Any:
        """Copied and pickled as what it was made from: memory that is written over is nobody else's."""
        options = msgspec.to_builtins(self.options)
        return again, (type(self.game), self.game.box_text, self.players, options)

    def fresh_table(self) -> State:
        """Some game just dealt: what others are laid out on."""
        return self.tensors.deal(SeededDealer(0))

    def observe(self, state: State, seat: int) -> NDArray[np.int8]:
        """What a seat knows, in an array of its own."""
        self.tensors.write(state, seat, self.words, 0)
        return self.seen.copy()

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """A 1 for every action this seat may take now, in an array of its own."""
        self.tensors.write_mask(state, seat, self.mask_words, 0)
        return self.allowed.copy()

    def observe_view(self, view: Any) -> NDArray[np.int8]:
        """The same array as `observe`, from the view of a seat that forgets nothing (`game.remember`).

        The observation is that of a game imagined from the view: so there is nothing in it that the view does not tell.
        """
        if view.seat is None:
            raise ValueError("only seats have observations, and this is a spectator's view")
        return self.observe(self.game.imagine(view, SeededDealer(0)), view.seat)

    def parts(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """An observation (or many: the last axis counts) in its named parts, without a copy."""
        taken = {}
        for name, shape, start in self.tensors.parts:
            flat = observation[..., start : start + int(np.prod(shape))]
            taken[name] = flat.reshape(*observation.shape[:-1], *shape)
        return taken

    def true_state(self, state: State) -> NDArray[np.int8]:
        """What all seats know together, one after the other: for training only, never for play."""
        return np.concatenate([self.observe(state, seat) for seat in self.seats])


def again(kind: type[AnyGame], box_text: str, players: int, options: dict[str, Any]) -> EnvConfig:
    """The same table once more, in this process or another."""
    published = all_games().get(kind.key)
    game = published if published is not None and published.box_text == box_text else kind(text=box_text)
    return EnvConfig(game, players, options)


def with_box(game: AnyGame, box: Any) -> AnyGame:
    """The game with a box of one's own: a box.toml by its path, its text, or what is in it (`game.box`, changed).

    "mini" is a box that some games bring for exact methods, which need tiny games.
    """
    if box is None or box == "":
        return game
    if box == MINI:
        if not (game.folder / f"{MINI}.toml").exists():
            raise BadOptions("bad-call", why=f"{game.title} has no {MINI}.toml in its folder.")
        return type(game)(game.folder / f"{MINI}.toml")
    if isinstance(box, Path):
        return type(game)(box)
    if isinstance(box, str):
        return game.with_box(box) if "\n" in box else type(game)(Path(box))
    if isinstance(box, game.box_type):
        require("tomli_w")
        return game.with_box(msgspec.toml.encode(box).decode())
    why = f"A box is the path of a box.toml, its text, or a {game.box_type.__name__} of {game.title}; not {box!r}."
    raise BadOptions("bad-call", why=why)


def array_over(memory: Any, kind: type[Scalar]) -> NDArray[Scalar]:
    """An array that shows what lies in this vec, and what will be written there; it can only be read."""
    return np.frombuffer(memory, kind)


def usual_players(game: AnyGame) -> int:
    return USUAL_PLAYERS if USUAL_PLAYERS in game.player_counts else game.player_counts[0]


def tensors_of(game: AnyGame, players: int, options: Any) -> Tensors:
    """Found by its place: every game that learners can see has a tensors.py in its folder."""
    module = tensors_module(game)
    table = game.deal(players, options, SeededDealer(0))
    tensors: Tensors = module.tensors_for(table, len(game.actions))
    return tensors


def tensors_module(game: AnyGame) -> Any:
    name = f"{type(game).__module__}.tensors"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise NoTensors(
            f"{game.title} has no tensors.py in its folder, which says what a learner sees of it."
        ) from None


def environments() -> dict[str, AnyGame]:
    """Every game that learners can see, by its versioned name: cheez_tricks_v1."""
    named = {}
    for game in all_games().values():
        try:
            named[f"{game.key.replace('-', '_')}_v{tensors_module(game).VERSION}"] = game
        except NoTensors:
            continue
    return named


def game_of(name: str) -> AnyGame:
    known = environments()
    if name not in known:
        raise UnknownEnvironment(f"There is no environment called {name!r}; there are: {', '.join(sorted(known))}.")
    return known[name]
