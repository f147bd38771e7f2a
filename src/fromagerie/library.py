"""The face of the library: what `import fromagerie` offers, and nothing else.

`fromagerie/__init__.py` offers these names without importing this module before one of them is asked for.
"""

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from fromagerie.bots import UnknownBot, make_bot
from fromagerie.bots.names import CHEESES
from fromagerie.coach.review import Review
from fromagerie.coach.review import review as review_journal
from fromagerie.engine.board import Board
from fromagerie.engine.bot import Bot
from fromagerie.engine.box import BadBox
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, BadOptions, Game, UnknownGame, all_games, get_game
from fromagerie.engine.journal import BadJournal, Journal, read_journal, write_journal
from fromagerie.engine.model import Action, Event, Options, Refusal, Told, View
from fromagerie.engine.replay import replay as replay_journal
from fromagerie.engine.table import IllegalAction, Table, open_table

__all__ = [
    "Action",
    "BadBox",
    "BadJournal",
    "BadOptions",
    "Board",
    "Bot",
    "Event",
    "Game",
    "IllegalAction",
    "Journal",
    "Options",
    "Refusal",
    "Review",
    "Table",
    "Told",
    "UnknownBot",
    "UnknownGame",
    "View",
    "all_games",
    "get_game",
    "make_bot",
    "play",
    "replay",
    "review",
    "write_journal",
]


def play(
    game: str | AnyGame,
    players: int | Sequence[str] | None = None,
    *,
    seed: int | None = None,
    options: Mapping[str, Any] | Options | None = None,
    box: str | Path | None = None,
) -> Table:
    """Deal a game and return its table. The same seed deals the same cards; without one, luck is fresh.

    `players` is their number (4 unless given, or as many as can play) or their names. `options` are those that
    `fromagerie games GAME` explains, `box` is a box.toml of your own. BadOptions if the game cannot be played so.

    >>> fromagerie.play("cheez-tricks", ["Anne", "Bob", "Cleo"], seed=7, options={"mode": "wild"})
    <Table of Cheez-Tricks: 3 players, 0 actions, to act: 2>
    """
    if isinstance(game, str):
        game = get_game(game, box)
    elif box is not None:
        why = f"{game.title} was given with its box already: name the game, or leave out box={str(box)!r}."
        raise BadOptions("bad-call", why=why)
    chosen = options if isinstance(options, Options) else game.read_options(dict(options or {}))
    return open_table(game, name_players(game, players), chosen, make_luck(seed))


def replay(
    journal: Journal | str | Path, *, to: int | None = None, box: str | Path | None = None, seed: int | None = None
) -> Table:
    """The table of a game that was written down, every move checked: a journal, its text, or the file it is in.

    `to` stops after that many entries; the first is the deal. The game can be played on: `seed` is for what is drawn
    then. BadJournal says what is wrong and where.

    >>> table = fromagerie.play("cheez-tricks", players=4, seed=7)
    >>> fromagerie.replay(fromagerie.write_journal(table.journal))
    <Table of Cheez-Tricks: 4 players, 0 actions, to act: 3>
    """
    journal = open_journal(journal)
    if to is not None and not 1 <= to <= len(journal.entries):
        raise ValueError(f"this journal has entries 1 to {len(journal.entries)}, not {to}")
    return replay_journal(journal, get_game(journal.game, box), make_luck(seed), to)


def review(journal: Journal | str | Path, seat: int, *, box: str | Path | None = None, seed: int = 0) -> Review:
    """What the coach says of a finished game to a seat, by what it could know at each moment; see coach.md.

    A journal, its text, or the file it is in. The same seed looks into the same worlds. CannotReview says why not.

    >>> table = fromagerie.play("cheese-rescue", players=2, seed=7)
    >>> bots = [fromagerie.make_bot("greedy", table.game, seat) for seat in range(2)]
    >>> while not table.over:
    ...     told = table.act(table.to_act[0], table.ask(bots[table.to_act[0]]))
    >>> found = fromagerie.review(table.journal, 0)
    >>> found.start + sum(found.columns.values()) == found.result
    True
    """
    journal = open_journal(journal)
    if not 0 <= seat < len(journal.seats):
        raise ValueError(f"seats count from 0 to {len(journal.seats) - 1} here, not {seat}")
    return review_journal(journal, get_game(journal.game, box), seat, seed=seed)


def open_journal(journal: Journal | str | Path) -> Journal:
    """A journal, its text, or the file it is in."""
    if isinstance(journal, Journal):
        return journal
    is_text = isinstance(journal, str) and journal.lstrip().startswith("{")
    return read_journal(str(journal) if is_text else Path(journal).read_bytes())


def name_players(game: AnyGame, players: int | Sequence[str] | None) -> list[str]:
    """Whoever has no name gets that of a cheese: numbers would be taken for those of seats."""
    if players is None:
        players = 4 if 4 in game.player_counts else max(game.player_counts)
    if isinstance(players, int):
        return [CHEESES[seat % len(CHEESES)] for seat in range(players)]
    if isinstance(players, str):
        raise BadOptions("bad-call", why=f"The players are a number or a list of names, not {players!r}.")
    return list(players)


def make_luck(seed: int | None) -> SeededDealer:
    if seed is not None and seed < 0:
        raise BadOptions("bad-call", why=f"A seed is a number from 0 up, not {seed}.")
    return SeededDealer(secrets.randbits(64) if seed is None else seed)
