"""Every table that can be set, and games played at random on it. Nothing here knows which game it is."""

import functools
import itertools
import os
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from fromagerie.bots import bots_for
from fromagerie.engine import bits
from fromagerie.engine.dealer import Dealer, SeededDealer
from fromagerie.engine.game import AnyGame, BadOptions, all_games
from fromagerie.engine.model import Options, Seat
from fromagerie.engine.state import State
from fromagerie.engine.table import Table, open_table

INTERPRETED = str(bits.__file__).endswith(".py")
NAMES = ("Anne", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hedy")
# No game of ours is this long; one that goes on for longer goes on for ever.
LONGEST = 10_000
QUICK = bool(os.environ.get("FROMAGERIE_QUICK"))  # ./dev test --quick
ASIDE = bool(os.environ.get("FROMAGERIE_ASIDE"))  # beside a run with compiled rules, which goes to all these tables
# Agreements per number of players; ./dev prove laws takes them all.
A_FEW = 1_000_000 if os.environ.get("ALL_TABLES") else 1 if QUICK or ASIDE else 2
# Where random players would go round in circles, a table in a test is soon stopped; ./dev prove plays on.
BRIEF = 60


def many(compiled: int, interpreted: int) -> int:
    """How often to try something: interpreted rules are some twenty times slower."""
    if INTERPRETED:
        return interpreted
    return min(compiled, max(interpreted, compiled // 3)) if QUICK else compiled


def every_table() -> Iterator[tuple[AnyGame, int, Options]]:
    """The whole shelf, every number of players, and every agreement there can be, or some of very many of them."""
    for game in all_games().values():
        for number, players in enumerate(game.player_counts):
            for options in some_of(list(all_options(game, players)), number):
                yield game, players, options


def some_of(agreements: list[Options], turn: int) -> list[Options]:
    """Where there are more than a few, other ones at every turn."""
    if len(agreements) <= A_FEW:
        return agreements
    step = len(agreements) / A_FEW
    return [agreements[(int(place * step) + turn) % len(agreements)] for place in range(A_FEW)]


def all_options(game: AnyGame, players: int) -> Iterator[Options]:
    """Every agreement this many players can come to; options that cannot be listed keep their default."""
    choices = listed_choices(game)
    for values in itertools.product(*choices.values()):
        options: Options = game.options(**dict(zip(choices, values, strict=True)))
        try:
            game.check_options(players, options)
        except BadOptions:
            continue
        yield options


def brief(options: Options) -> Options:
    """The same agreement for a shorter game, where there is an option that stops one."""
    return msgspec.structs.replace(options, max_turns=BRIEF) if hasattr(options, "max_turns") else options


def listed_choices(game: AnyGame) -> dict[str, list[Any]]:
    """The options with a list of values: literals, with or without none of them, and yes or no."""
    choices: dict[str, list[Any]] = {}
    described = inspect.type_info(game.options)
    assert isinstance(described, inspect.StructType)
    for field in described.fields:
        kind = field.type.type if isinstance(field.type, inspect.Metadata) else field.type
        parts = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
        listed = [value for part in parts if isinstance(part, inspect.LiteralType) for value in part.values]
        if listed:
            choices[field.name] = listed + [None] * (len(parts) > 1)
        elif isinstance(kind, inspect.BoolType):
            choices[field.name] = [False, True]
    return choices


def name_table(game: AnyGame, players: int, options: Options) -> str:
    """A table in a word, for the ids of tests: cheez-tricks-4-wild-nobody."""
    chosen = msgspec.structs.asdict(options)
    return "-".join(map(str, [game.key, players, *(chosen[name] for name in listed_choices(game))]))


at_every_table = pytest.mark.parametrize(
    ("game", "players", "options"), [pytest.param(*table, id=name_table(*table)) for table in every_table()]
)
of_every_game = pytest.mark.parametrize("game", all_games().values(), ids=all_games())


@functools.cache
def length_of(game: AnyGame) -> int:
    """How many decisions a game of the fewest players takes at least, as random ones go."""
    return min(play_on(*begin(game, min(game.player_counts), brief(game.options()), seed)) for seed in range(5))


def at_most(wanted: int, game: AnyGame) -> int:
    """So many decisions, or, where a game is shorter than that, as many as leave one to be taken."""
    return min(wanted, length_of(game) - 1)


def bot_of(game: AnyGame) -> str:
    """A bot that is not the random one, if there is any: the game's own, or one that thinks ahead in every game."""
    return next(name for name in ("greedy", *game.bots, "curd", "random") if name in bots_for(game))


def observers(players: int) -> list[Seat | None]:
    """Everybody who looks: each seat, and a spectator."""
    return [*range(players), None]


def play_on(state: State, dealer: Dealer, decisions: int = LONGEST) -> int:
    """Play at random, also who is first where several may act, that far at most; says how many decisions it took."""
    for taken in range(decisions):
        awaited = state.to_act()
        if not awaited:
            return taken
        seat = awaited[0] if len(awaited) == 1 else one_of(awaited, dealer)
        state.apply(seat, state.random_action(seat, dealer), dealer)
    return decisions


def random_positions(game: AnyGame, players: int, options: Options, seed: int, n: int) -> Iterator[State]:
    """n states at random depths of random games, some of them over. Each is a clone: do with it what you like."""
    return (state.clone() for state in kept_positions(game, players, options, seed, n))


@functools.lru_cache(100)  # all tables of one law, so that the next one finds them
def kept_positions(game: AnyGame, players: int, options: Options, seed: int, n: int) -> list[State]:
    dealer = SeededDealer(seed)
    kept: list[State] = []
    while len(kept) < n:
        state = game.deal(players, options, dealer)
        length = play_on(state.clone(), dealer)
        reached = 0
        for depth in sorted(dealer.below(length + 1) for _ in range(min(n - len(kept), 4))):
            reached += play_on(state, dealer, depth - reached)
            kept.append(state.clone())
    return kept


def reached_positions(game: AnyGame, players: int, options: Options, seed: int, n: int) -> Iterator[State]:
    """n states at random depths of random games, as the game itself came there: never cloned."""
    for number in range(seed, seed + n):
        length = play_on(*begin(game, players, options, number))
        state, dealer = begin(game, players, options, number)
        play_on(state, dealer, SeededDealer(number).below(length + 1))
        yield state


def late_positions(game: AnyGame, players: int, options: Options, seed: int, n: int) -> Iterator[State]:
    """n states a few decisions before the end of random games, when little is left to be known."""
    for number in range(seed, seed + n):
        length = play_on(*begin(game, players, options, number))
        state, dealer = begin(game, players, options, number)
        play_on(state, dealer, length - 1 - number % (2 * players))
        yield state


def walk_through(game: AnyGame, players: int, options: Options, seed: int) -> Iterator[State]:
    """One state again and again, at every decision of a whole random game."""
    state, dealer = begin(game, players, options, seed)
    yield state
    while play_on(state, dealer, decisions=1):
        yield state


def begin(game: AnyGame, players: int, options: Options, seed: int) -> tuple[State, Dealer]:
    dealer = SeededDealer(seed)
    return game.deal(players, options, dealer), dealer


def watched_positions(
    game: AnyGame, players: int, options: Options, seed: int, n: int
) -> Iterator[tuple[State, Seat | None]]:
    """n random positions, each with somebody who looks at it: every seat and a spectator, in turn."""
    return zip(random_positions(game, players, options, seed, n), itertools.cycle(observers(players)), strict=False)


def set_table(game: AnyGame, players: int, options: Options, seed: int) -> Table:
    """A table with people at it, dealt, whose clock ticks a second at every look."""
    ticks = itertools.count(1_800_000_000)
    return open_table(game, NAMES[:players], brief(options), SeededDealer(seed), lambda: float(next(ticks)))


def play_table(table: Table, dealer: Dealer, decisions: int = LONGEST) -> None:
    """Let everybody act at random, that many times at most. The dealer chooses for them; the table has its own luck."""
    for _ in range(decisions):
        if table.over:
            return
        seat = one_of(table.state.to_act(), dealer)
        table.act(seat, table.game.actions[table.state.random_action(seat, dealer)])


def play_out(game: AnyGame, players: int, options: Options, seed: int) -> Table:
    """A whole game at a table, played at random."""
    table = set_table(game, players, options, seed)
    play_table(table, SeededDealer(seed + 1))
    return table


def one_of(seats: list[Seat], dealer: Dealer) -> Seat:
    return seats[dealer.below(len(seats))] if len(seats) > 1 else seats[0]
