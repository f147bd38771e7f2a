"""The commands that let bots play bots: fromagerie simulate · arena."""

import argparse
import os
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from fromagerie.arena import simulate as arena
from fromagerie.arena.cheater import seat_bot
from fromagerie.arena.sequential import Outcome, Question, play_until_answered
from fromagerie.arena.show import show, spell
from fromagerie.arena.standings import draw_conclusions
from fromagerie.arena.tournament import Pair, Part, Terms, against, agree, alone, draw_up, hold, rungs, whole_deals
from fromagerie.bots import make_bot
from fromagerie.cli.common import (
    BadUsage,
    add_table_options,
    add_workers,
    check_games,
    check_jobs,
    crew_for,
    number_of_players,
    print_json,
    progress_bar,
    read_options,
    read_seed,
)
from fromagerie.engine.game import AnyGame, get_game
from fromagerie.engine.model import Options
from fromagerie.engine.words import Words
from fromagerie.jobs import program, workers
from fromagerie.jobs.ledger import Ledger
from fromagerie.jobs.shares import interval, percent
from fromagerie.terminal import saves


def add_arena_commands(commands: Any, say: Words) -> None:
    simulate = commands.add_parser("simulate", help=say("help-simulate"))
    simulate.set_defaults(command=simulate_command)
    simulate.add_argument("game", help="which game")
    simulate.add_argument("--players", type=int, metavar="N", help="how many bots at a table")
    simulate.add_argument("--games", type=int, default=1000, metavar="K", help="how many games (default 1000)")
    simulate.add_argument("--bots", default="random", metavar="NAME[,...]", help="one for all seats, or one for each")
    simulate.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (default 1; -1: all cores)")
    simulate.add_argument("--json", action="store_true", help="the figures as JSON")
    simulate.add_argument("--record", type=Path, metavar="FILE.parquet", help="write down every decision, for learners")
    add_table_options(simulate)

    contest = commands.add_parser("arena", help=say("help-arena"))
    contest.set_defaults(command=arena_command)
    contest.add_argument("game", help="which game")
    contest.add_argument("--players", type=int, metavar="N", help="how many bots at a table")
    contest.add_argument(
        "--bots", required=True, metavar="NAME,NAME[,...]", help="each against the others; one named twice plays itself"
    )
    contest.add_argument("--games", type=int, default=1000, metavar="K", help="for each pair (default 1000)")
    which = contest.add_mutually_exclusive_group()
    which.add_argument("--one", metavar="NAME", help="only this bot against the others, not they against each other")
    which.add_argument("--ladder", action="store_true", help="only each bot against the one named before it")
    which.add_argument("--against", metavar="NAME", help="each of the bots against this one only, and their difference")
    contest.add_argument(
        "--sequential",
        type=float,
        metavar="POINTS",
        help="is the first of two bots better by so many points, or not? Stops as soon as that is known",
    )
    contest.add_argument(
        "--errors",
        type=float,
        default=5.0,
        metavar="PERCENT",
        help="how often that may be wrong, either way (default 5)",
    )
    add_workers(contest)
    contest.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    contest.add_argument("--fresh", action="store_true", help="play everything again, also what was kept")
    add_table_options(contest)


def simulate_command(given: argparse.Namespace) -> int:
    game = get_game(given.game, given.box)
    players = number_of_players(given, game)
    names = arena.seat_bots(players, given.bots.split(","))
    for seat, kind in enumerate(names):
        make_bot(kind, game, seat)
    options = read_options(given, game)
    game.check_options(players, options)
    check_games(given)
    check_jobs(given)
    seed = 0 if given.seed is None else read_seed(given)
    with record_to(given.record, game, names, options, seed) as recorder, progress_bar() as bar:
        task = bar.add_task(game.title, total=given.games)
        results = arena.simulate(
            game, names, options, given.games, seed, given.jobs, lambda games: bar.advance(task, games), recorder
        )
    shown = arena.report(game, names, msgspec.to_builtins(options), seed, results)
    if given.json:
        print_json(shown)
    else:
        print_report(shown)
    return 0


def record_to(
    file: Path | None, game: AnyGame, names: list[str], options: Options, seed: int
) -> AbstractContextManager[arena.BatchRecorder | None]:
    """Somebody who writes down every decision, if that is wanted."""
    if file is None:
        return nullcontext()
    check_file(file)
    try:
        # Here: it takes what most installations do without.
        from fromagerie.rl.dataset import Recorder
    except ImportError as error:
        raise BadUsage(f"Recording needs more than playing: {error}.") from None
    return Recorder(file, game, names, options, seed)


def arena_command(given: argparse.Namespace) -> int:
    game = get_game(given.game, given.box)
    players = number_of_players(given, game)
    names = given.bots.split(",")
    if len(names) < 2 and not given.against:
        raise BadUsage(f"A contest needs two bots; {names[0]},{names[0]} lets one play itself.")
    for name in [*names, given.against] if given.against else names:
        seat_bot(name, game, 0)
    options = read_options(given, game)
    game.check_options(players, options)
    check_games(given)
    check_jobs(given)
    check_file(given.json)
    terms = agree(game, players, options, 0 if given.seed is None else read_seed(given))
    ledger = Ledger(
        saves.folder() / "arena",
        f"{game.key}-{players}",
        Part,
        msgspec.structs.replace(terms, box=None),
        program.build(),
    )
    pairs = draw_up(names, players)
    if given.one:
        pairs = alone(pairs, given.one, players)
    if given.ladder:
        pairs = rungs(pairs, names, players)
    if given.against:
        pairs = against(names, given.against)
    if given.sequential is not None:
        return sequential_command(given, game, terms, names, ledger)
    if not pairs:
        raise BadUsage(f"{given.one} is not among the bots named: {given.bots}.")
    games = whole_deals(given.games, players)
    crew = crew_for(given)
    with progress_bar() as bar:
        task = bar.add_task(game.title, total=games * len(pairs))
        try:
            played = hold(terms, pairs, games, ledger, crew, lambda games: bar.advance(task, games), given.fresh)
        except KeyboardInterrupt:
            raise KeyboardInterrupt(workers.KEPT) from None
    standings = draw_conclusions(terms, names, played)
    if given.json:
        write_file(given.json, msgspec.json.format(msgspec.json.encode(standings), indent=2) + b"\n")
    show(standings, game.title, Console())
    return 0


def sequential_command(
    given: argparse.Namespace, game: AnyGame, terms: Terms, names: list[str], ledger: Ledger[Part]
) -> int:
    """Two bots: the first against a table of the second, or both against the same others."""
    if len(names) != 2 or given.one or given.ladder:
        raise BadUsage("--sequential asks whether the first of two bots is better: --bots NAME,NAME.")
    if given.against and names[0] == names[1]:
        raise BadUsage(f"{names[0]} with the same deals and luck plays the same games: there is no difference to find.")
    if not 0 < given.sequential < 100 or not 0 < given.errors < 50:
        raise BadUsage("--sequential takes points between 0 and 100, and --errors a percentage between 0 and 50.")
    question = Question(given.sequential / 100, given.errors / 100, given.errors / 100)
    pairs = against(names, given.against) if given.against else [Pair(*names)]
    with progress_bar() as bar:
        task = bar.add_task(game.title, total=whole_deals(given.games, terms.players))
        outcome = play_until_answered(
            question,
            terms,
            pairs,
            given.games,
            ledger,
            lambda: crew_for(given),
            lambda games: bar.update(task, completed=games),
        )
    if given.json:
        write_file(given.json, msgspec.json.format(msgspec.json.encode((question, outcome)), indent=2) + b"\n")
    rest = f"{given.against}, same deals, seats and luck as {names[1]}" if given.against else names[1]
    print_outcome(question, outcome, names[0], rest, terms)
    return 0


def print_outcome(question: Question, outcome: Outcome, one: str, rest: str, terms: Terms) -> None:
    """In a few lines: the answer, what it rests on, and what was fixed beforehand."""
    said = {
        "better": f"{one} is better",
        "not better": f"{one} is not better by {100 * question.by:g} points",
        "undecided": "not decided: more games, or more points, would",
    }[outcome.answer]
    print(f"{said} (against {rest})")
    ends = f"{100 * outcome.more.low:+.1f} to {100 * outcome.more.high:+.1f}"
    print(
        f"{100 * outcome.more.mean:+.1f} points, {ends}, after {outcome.deals} deals from {terms.players} seats each; "
        f"seed {terms.seed}"
    )
    print(
        f"agreed beforehand: better by {100 * question.by:g} points or not at all, wrong in at most "
        f"{100 * question.wrongly_better:g} % of cases either way; stopping here makes the interval a little narrow"
    )


def check_file(file: Path | None) -> None:
    """Whether it can be written, asked before the hours of work and not after them."""
    if file and (file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK)):
        raise BadUsage(f"{file} cannot be written.")


def write_file(file: Path, content: bytes) -> None:
    try:
        file.write_bytes(content)
    except OSError as error:
        raise BadUsage(f"{file} cannot be written: {error.strerror}.") from None


def print_report(shown: arena.Report) -> None:
    options = spell(shown.game, shown.options)
    print(f"{shown.game}, {shown.players} players, {shown.games} games, seed {shown.seed}, {options}")
    for title, lines in (("bot", shown.bots), ("seat", shown.seats)):
        grid = Grid(box=None, pad_edge=False, header_style="")
        for column in (title, "wins", "95 %", "mean score"):
            grid.add_column(column, justify="left" if column == title else "right")
        for line in lines:
            grid.add_row(line.name, percent(line.wins.mean), interval(line.wins, " to "), f"{line.score:.2f}")
        Console(highlight=False).print(grid)
    length = shown.decisions
    print(f"length {length.mean:.1f} decisions a game; an even share of the wins is {percent(1 / shown.players)}")
