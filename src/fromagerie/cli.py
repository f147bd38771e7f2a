"""The command line: fromagerie play · simulate · arena · lab · replay · verify · rules · games; and the house."""

import argparse
import io
import os
import secrets
import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, NoReturn

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from fromagerie.arena import simulate as arena
from fromagerie.arena.cheater import seat_bot
from fromagerie.arena.show import show
from fromagerie.arena.standings import draw_conclusions
from fromagerie.arena.tournament import Part, agree, alone, draw_up, hold, rungs, whole_deals
from fromagerie.bots import UnknownBot, make_bot
from fromagerie.bots.names import name_all
from fromagerie.cli_house import HouseRefuses, add_house_commands
from fromagerie.cli_lab import LabRefuses, add_lab_commands
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, BadBox, BadOptions, UnknownGame, game_called, shelf
from fromagerie.engine.journal import BadJournal
from fromagerie.engine.model import Options
from fromagerie.engine.replay import replay
from fromagerie.engine.table import open_table
from fromagerie.engine.verify import NoLuck, verify
from fromagerie.engine.words import LANGUAGES
from fromagerie.lab.boxes import BadChange
from fromagerie.terminal import saves
from fromagerie.terminal import verify as luck
from fromagerie.terminal.play import Session, sit_down
from fromagerie.terminal.replay import tell
from fromagerie.terminal.rulebook import look_up
from fromagerie.terminal.seating import seat_bots
from fromagerie.terminal.shelf import tell_game, tell_options
from fromagerie.work import program, workers
from fromagerie.work.ledger import CannotKeep, Ledger
from fromagerie.work.shares import Share
from fromagerie.work.workers import NoWorkers, WorkerRefused


class BadUsage(ValueError):
    """A command line that cannot be carried out."""


# What is said in one sentence.
REFUSALS = (
    *(BadUsage, BadBox, BadOptions, BadJournal, UnknownGame, UnknownBot),
    *(BadChange, CannotKeep, HouseRefuses, LabRefuses, NoWorkers, WorkerRefused),
)


class Parser(argparse.ArgumentParser):
    """argparse that complains in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise BadUsage(f"{message[:1].upper()}{message[1:]} (see {self.prog} --help).")


def main(arguments: list[str] | None = None) -> int:
    """Run a command; says the exit code.

    0: it was done; 1: what it verified is wrong; 2: it could not be done; 130: it was interrupted.
    """
    # A terminal without arrows and accents gets question marks in their place, not an error.
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        options = parser().parse_args(arguments)
        code: int = options.command(options)
    except REFUSALS as error:
        print(f"fromagerie: {error.args[0]}", file=sys.stderr)
        return 2
    except KeyboardInterrupt as stop:
        print("\nfromagerie: interrupted", *stop.args, sep="; ", end=".\n", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read our output has read enough; Python must not try to flush the rest.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def parser() -> Parser:
    top = Parser(prog="fromagerie", description="Five cheese games: play them, watch them, measure them.")
    commands = top.add_subparsers(title="commands", required=True, metavar="COMMAND")

    play = commands.add_parser("play", help="play in the terminal, against bots and with friends")
    play.set_defaults(command=play_command)
    play.add_argument("game", nargs="?", help="which game (see: fromagerie games)")
    play.add_argument("--players", type=int, metavar="N", help="people and bots together")
    play.add_argument("--seat", default="1", metavar="K[,K...]", help="your seat, from 1; several share this screen")
    play.add_argument("--name", default="", metavar="NAME[,NAME...]", help="what the people at those seats are called")
    play.add_argument(
        "--bots", default="greedy", metavar="NAME[,...]", help="bots for the other seats (default greedy)"
    )
    play.add_argument("--explain", action="store_true", help="bots say why they did what they did")
    play.add_argument("--resume", nargs="?", const="", metavar="FILE", help="go on with the interrupted game, or FILE")
    add_table_options(play)

    simulate = commands.add_parser("simulate", help="let bots play many games and see who wins")
    simulate.set_defaults(command=simulate_command)
    simulate.add_argument("game", help="which game")
    simulate.add_argument("--players", type=int, metavar="N", help="how many bots at a table")
    simulate.add_argument("--games", type=int, default=1000, metavar="K", help="how many games (default 1000)")
    simulate.add_argument("--bots", default="random", metavar="NAME[,...]", help="one for all seats, or one for each")
    simulate.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (default 1; -1: all cores)")
    simulate.add_argument("--json", action="store_true", help="the figures as JSON")
    simulate.add_argument("--record", type=Path, metavar="FILE.parquet", help="write down every decision, for learners")
    add_table_options(simulate)

    contest = commands.add_parser("arena", help="bots against bots: who plays better, and how sure that is")
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
    where = contest.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=int, default=-1, metavar="J", help="processes (default -1: all cores)")
    where.add_argument("--cluster", metavar="ADDRESS", help="play on the Dask cluster of this scheduler")
    contest.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    contest.add_argument("--fresh", action="store_true", help="play everything again, also what was kept")
    add_table_options(contest)

    add_lab_commands(commands)
    add_house_commands(commands)

    again = commands.add_parser("replay", help="tell a saved game again")
    again.set_defaults(command=replay_command)
    again.add_argument("file", type=Path, help="a journal")
    again.add_argument("--seat", type=int, metavar="K", help="from this seat's eyes (from 1); else everything is told")
    again.add_argument("--to", type=int, metavar="N", help="stop after N entries")
    add_language(again)
    add_box(again)

    checked = commands.add_parser("verify", help="check that the luck of a saved game is what was promised")
    checked.set_defaults(command=verify_command)
    checked.add_argument("file", type=Path, help="a journal that tells its luck")
    checked.add_argument("--json", action="store_true", help="what was found as JSON")
    add_language(checked)
    add_box(checked)

    rules = commands.add_parser("rules", help="read the rules of a game")
    rules.set_defaults(command=rules_command)
    rules.add_argument("game", help="which game")
    rules.add_argument("about", nargs="*", help="a clause (3.3), a section (3) or a word")
    add_language(rules)

    games = commands.add_parser("games", help="what is on the shelf, and what the tables of a game can agree on")
    games.set_defaults(command=games_command)
    games.add_argument("game", nargs="?", help="which game, for its options")
    add_language(games)
    return top


def add_table_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--mode", metavar="MODE", help="short for --option mode=MODE")
    command.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the game")
    command.add_argument("--seed", type=int, metavar="S", help="the same seed deals the same cards")
    add_language(command)
    add_box(command)


def add_language(command: argparse.ArgumentParser) -> None:
    spoken = os.environ.get("LC_ALL") or os.environ.get("LANG") or "en"
    default = "fr" if spoken.startswith("fr") else "en"
    command.add_argument("--lang", choices=LANGUAGES, default=default, help=f"language (default here: {default})")


def add_box(command: argparse.ArgumentParser) -> None:
    command.add_argument("--box", type=Path, metavar="FILE", help="a box.toml of your own in place of the game's")


# The commands


def play_command(given: argparse.Namespace) -> int:
    seed = secrets.randbits(64) if given.seed is None else read_seed(given)
    if given.resume is not None:
        return resume(given, seed)
    if given.game is None:
        raise BadUsage("Say which game to play: " + ", ".join(sorted(shelf())) + ".")
    game = game_called(given.game, given.box)
    players = number_of_players(given, game)
    people = read_people(given, players)
    bots = seat_bots(players, people, given.bots.split(","))
    for seat, kind in bots.items():
        make_bot(kind, game, seat)
    names = name_all([people.get(seat) for seat in range(players)], [bots.get(seat) for seat in range(players)])
    options = game.read_options(read_pairs(given))
    table = open_table(game, names, options, SeededDealer(seed), bots=bots)
    return sit_down(
        Session(table, saves.new_file(table.journal), given.lang, SeededDealer(seed + 1), explain=given.explain)
    )


def resume(given: argparse.Namespace, seed: int) -> int:
    file = Path(given.resume) if given.resume else saves.newest()
    journal = saves.load(file)
    table = replay(journal, game_called(journal.game, given.box), SeededDealer(seed))
    if table.over:
        raise BadJournal(f"{file} is a finished game; watch it with: fromagerie replay {file}")
    return sit_down(Session(table, file, given.lang, SeededDealer(seed + 1), explain=given.explain))


def simulate_command(given: argparse.Namespace) -> int:
    game = game_called(given.game, given.box)
    players = number_of_players(given, game)
    names = arena.seat_bots(players, given.bots.split(","))
    for seat, kind in enumerate(names):
        make_bot(kind, game, seat)
    pairs = read_pairs(given)
    options = game.read_options(pairs)
    game.check_options(players, options)
    check_amount(given)
    seed = 0 if given.seed is None else read_seed(given)
    with record_to(given.record, game, names, options, seed) as scribe, progress_bar() as bar:
        task = bar.add_task(game.title, total=given.games)
        results = arena.simulate(
            game, names, options, given.games, seed, given.jobs, lambda games: bar.advance(task, games), scribe
        )
    shown = arena.report(game, names, msgspec.to_builtins(options), seed, results)
    if given.json:
        print_json(shown)
    else:
        print_report(shown)
    return 0


def record_to(
    file: Path | None, game: AnyGame, names: list[str], options: Options, seed: int
) -> AbstractContextManager[arena.Scribe | None]:
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
    game = game_called(given.game, given.box)
    players = number_of_players(given, game)
    names = given.bots.split(",")
    if len(names) < 2:
        raise BadUsage(f"A contest needs two bots; {names[0]},{names[0]} lets one play itself.")
    for name in names:
        seat_bot(name, game, 0)
    options = game.read_options(read_pairs(given))
    game.check_options(players, options)
    check_amount(given)
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
    if not pairs:
        raise BadUsage(f"{given.one} is not among the bots named: {given.bots}.")
    games = whole_deals(given.games, players)
    crew = workers.on_cluster(given.cluster) if given.cluster else workers.here(given.jobs)
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


def replay_command(given: argparse.Namespace) -> int:
    journal = saves.load(given.file)
    game = game_called(journal.game, given.box)
    seat = None if given.seat is None else read_seat(str(given.seat), len(journal.seats))
    if given.to is not None and not 1 <= given.to <= len(journal.entries):
        raise BadUsage(f"This journal has entries 1 to {len(journal.entries)}, not {given.to}.")
    for line in tell(journal, game, seat, given.to, given.lang):
        print(line)
    return 0


def verify_command(given: argparse.Namespace) -> int:
    """0: all is as promised; 1: it is not, and this says where; 2: it cannot be told."""
    if not given.file.is_file():
        raise BadUsage(f"{given.file} is no file that can be read.")
    try:
        journal = saves.load(given.file)
        game = game_called(journal.game, given.box)
        report = verify(journal, game)
    except NoLuck:
        raise
    except BadJournal as wrong:
        if given.json:
            print_json({"ok": False, "wrong": str(wrong)})
        else:
            print(f"fromagerie: {wrong}", file=sys.stderr)
        return 1
    if given.json:
        print_json({"ok": True, **msgspec.structs.asdict(report)})
        return 0
    for line in luck.tell(report, game.title, given.lang):
        print(line)
    return 0


def rules_command(given: argparse.Namespace) -> int:
    rules = game_called(given.game).rules(given.lang)
    about = " ".join(given.about)
    found = look_up(rules, about) if about else rules
    if not found:
        raise BadUsage(f"No rule of {given.game} speaks of {about!r}.")
    print(found)
    return 0


def games_command(given: argparse.Namespace) -> int:
    if given.game is None:
        for game in shelf().values():
            print(tell_game(game, given.lang))
        return 0
    game = game_called(given.game)
    print(tell_game(game, given.lang))
    for line in tell_options(game, given.lang):
        print(line)
    return 0


# What was typed


def number_of_players(given: argparse.Namespace, game: AnyGame) -> int:
    if given.players is None:
        return 4 if 4 in game.seats else max(game.seats)
    players: int = given.players
    if players not in game.seats:
        raise BadOptions(f"{game.title} is for {', '.join(map(str, game.seats))} players, not {players}.")
    return players


def read_people(given: argparse.Namespace, players: int) -> dict[int, str]:
    """The people at the keyboard, by seat."""
    seats = [read_seat(seat, players) for seat in given.seat.split(",")]
    if len(set(seats)) < len(seats):
        raise BadUsage(f"Everybody needs a seat of their own; {given.seat} names one twice.")
    names = [name.strip() for name in given.name.split(",") if name.strip()]
    if len(names) > len(seats):
        raise BadUsage(f"{len(names)} names were given for {len(seats)} seats.")
    mouse = {"fr": "Souris", "en": "Mouse"}[given.lang]
    plain = [mouse] if len(seats) == 1 else [f"{mouse} {seat + 1}" for seat in seats]
    return dict(zip(seats, [*names, *plain[len(names) :]], strict=True))


def read_seed(given: argparse.Namespace) -> int:
    seed: int = given.seed
    if seed < 0:
        raise BadUsage(f"A seed is a number from 0 up, not {seed}.")
    return seed


def check_amount(given: argparse.Namespace) -> None:
    if given.games < 1:
        raise BadUsage(f"At least one game is needed, not {given.games}.")
    if given.jobs < 1 and given.jobs != -1:
        raise BadUsage(f"Jobs are processes, 1 or more, or -1 for all cores; not {given.jobs}.")


def check_file(file: Path | None) -> None:
    """Whether it can be written, asked before the hours of work and not after them."""
    if file and (file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK)):
        raise BadUsage(f"{file} cannot be written.")


def write_file(file: Path, content: bytes) -> None:
    try:
        file.write_bytes(content)
    except OSError as error:
        raise BadUsage(f"{file} cannot be written: {error.strerror}.") from None


def read_seat(typed: str, players: int) -> int:
    if not typed.isdecimal() or not 1 <= int(typed) <= players:
        raise BadUsage(f"Seats are numbered 1 to {players}, not {typed!r}.")
    return int(typed) - 1


def read_pairs(given: argparse.Namespace) -> dict[str, Any]:
    """Options as typed: k=v, "none" for none."""
    pairs: dict[str, Any] = {"mode": given.mode} if given.mode else {}
    for pair in given.option:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadUsage(f"An option is written name=value, not {pair!r}.")
        pairs[name.replace("-", "_")] = None if value == "none" else value
    return pairs


# What is shown


def progress_bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def print_json(shown: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(shown), indent=2).decode())


def print_report(shown: arena.Report) -> None:
    print(f"{shown.game}, {shown.players} players, {shown.games} games, seed {shown.seed}, {spell(shown.options)}")
    for title, lines in (("bot", shown.bots), ("seat", shown.seats)):
        grid = Grid(box=None, pad_edge=False, header_style="")
        for column in (title, "wins", "95 %", "mean score"):
            grid.add_column(column, justify="left" if column == title else "right")
        for line in lines:
            grid.add_row(line.name, percent(line.wins.mean), interval(line.wins), f"{line.score:.2f}")
        Console(highlight=False).print(grid)
    length = shown.decisions
    print(f"length {length.mean:.1f} decisions a game; an even share of the wins is {percent(1 / shown.players)}")


def spell(options: dict[str, Any]) -> str:
    return ", ".join(f"{name}={value}" for name, value in options.items())


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def interval(share: Share) -> str:
    return f"{100 * max(0.0, share.low):.1f} to {100 * min(1.0, share.high):.1f}"


if __name__ == "__main__":
    sys.exit(main())
