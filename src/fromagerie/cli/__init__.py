"""The command line: fromagerie play · simulate · arena · lab · replay · verify · rules · games · new-game · serve."""

import argparse
import os
import secrets
import sys
from pathlib import Path
from typing import NoReturn

import msgspec

from fromagerie import __version__
from fromagerie.bots import UnknownBot, make_bot, usual_bot
from fromagerie.bots.names import name_all
from fromagerie.cli.arena import add_arena_commands
from fromagerie.cli.common import (
    BadUsage,
    add_box,
    add_language,
    add_table_options,
    number_of_players,
    print_json,
    read_pairs,
    read_seat,
    read_seed,
)
from fromagerie.cli.lab import add_lab_commands
from fromagerie.cli.new_game import add_new_game_command
from fromagerie.cli.server import ServerRefuses, add_server_commands
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import BadBox, BadOptions, UnknownGame, all_games, get_game
from fromagerie.engine.journal import BadJournal, UnknownJournal
from fromagerie.engine.replay import replay
from fromagerie.engine.table import open_table
from fromagerie.engine.verify import verify
from fromagerie.jobs.ledger import CannotKeep
from fromagerie.jobs.workers import NoWorkers, WorkerRefused
from fromagerie.lab.boxes import BadChange
from fromagerie.system import as_typed, prepare_terminal, reader_left
from fromagerie.terminal import saves
from fromagerie.terminal import verify as luck
from fromagerie.terminal.play import Session, sit_down
from fromagerie.terminal.replay import tell
from fromagerie.terminal.rulebook import look_up
from fromagerie.terminal.seating import seat_bots
from fromagerie.terminal.shelf import tell_game, tell_options

# What is said in one sentence.
REFUSALS = (
    *(BadUsage, BadBox, BadOptions, BadJournal, UnknownGame, UnknownBot),
    *(BadChange, CannotKeep, ServerRefuses, NoWorkers, WorkerRefused),
)


class Parser(argparse.ArgumentParser):
    """argparse that complains in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise BadUsage(f"{message[:1].upper()}{message[1:]} (see {self.prog} --help).")


def main(arguments: list[str] | None = None) -> int:
    """Run a command; says the exit code.

    0: it was done; 1: what it verified is wrong; 2: it could not be done; 130: it was interrupted.
    """
    prepare_terminal()
    try:
        # Without a word it opens the house, and a browser to look at it.
        options = parser().parse_args((sys.argv[1:] if arguments is None else arguments) or ["serve", "--show"])
        code: int = options.command(options)
    except REFUSALS as error:
        print(f"fromagerie: {error.args[0]}", file=sys.stderr)
        return 2
    except KeyboardInterrupt as stop:
        print("\nfromagerie: interrupted", *stop.args, sep="; ", end=".\n", file=sys.stderr)
        return 130
    except OSError as error:
        if not reader_left(error):
            raise
        # Python must not try to flush the rest.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def parser() -> Parser:
    top = Parser(
        prog="fromagerie",
        description="Five cheese games: play them, watch them, measure them.",
        epilog="Without a command it opens the house and a browser: tables for friends and bots.",
    )
    top.add_argument("--version", action="version", version=f"fromagerie {__version__}")
    commands = top.add_subparsers(title="commands", required=True, metavar="COMMAND")

    play = commands.add_parser("play", help="play in the terminal, against bots and with friends")
    play.set_defaults(command=play_command)
    play.add_argument("game", nargs="?", help="which game (see: fromagerie games)")
    play.add_argument("--players", type=int, metavar="N", help="people and bots together")
    play.add_argument("--seat", default="1", metavar="K[,K...]", help="your seat, from 1; several share this screen")
    play.add_argument("--name", default="", metavar="NAME[,NAME...]", help="what the people at those seats are called")
    play.add_argument("--bots", metavar="NAME[,...]", help="bots for the other seats (default greedy, if there is one)")
    play.add_argument("--explain", action="store_true", help="bots say why they did what they did")
    play.add_argument("--resume", nargs="?", const="", metavar="FILE", help="go on with the interrupted game, or FILE")
    add_table_options(play)

    add_arena_commands(commands)
    add_lab_commands(commands)
    add_server_commands(commands)

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

    add_new_game_command(commands)
    return top


# The commands


def play_command(given: argparse.Namespace) -> int:
    seed = secrets.randbits(64) if given.seed is None else read_seed(given)
    if given.resume is not None:
        return resume(given, seed)
    if given.game is None:
        raise BadUsage("Say which game to play: " + ", ".join(sorted(all_games())) + ".")
    game = get_game(given.game, given.box)
    players = number_of_players(given, game)
    people = read_people(given, players)
    bots = seat_bots(players, people, (given.bots or usual_bot(game)).split(","))
    for seat, kind in bots.items():
        make_bot(kind, game, seat)
    names = name_all([people.get(seat) for seat in range(players)])
    options = game.read_options(read_pairs(given))
    table = open_table(game, names, options, SeededDealer(seed), bots=bots)
    return sit_down(
        Session(table, saves.new_file(table.journal), given.lang, SeededDealer(seed + 1), explain=given.explain)
    )


def read_people(given: argparse.Namespace, players: int) -> dict[int, str]:
    """The people at the keyboard, by seat."""
    seats = [read_seat(seat, players) for seat in given.seat.split(",")]
    if len(set(seats)) < len(seats):
        raise BadUsage(f"Everybody needs a seat of their own; {given.seat} names one twice.")
    names = [name.strip() for name in as_typed(given.name).split(",") if name.strip()]
    if len(names) > len(seats):
        raise BadUsage(f"{len(names)} names were given for {len(seats)} seats.")
    mouse = {"fr": "Souris", "en": "Mouse"}[given.lang]
    plain = [mouse] if len(seats) == 1 else [f"{mouse} {seat + 1}" for seat in seats]
    return dict(zip(seats, [*names, *plain[len(names) :]], strict=True))


def resume(given: argparse.Namespace, seed: int) -> int:
    file = Path(given.resume) if given.resume else saves.newest()
    journal = saves.load(file)
    table = replay(journal, get_game(journal.game, given.box), SeededDealer(seed))
    if table.over:
        raise BadJournal(f"{file} is a finished game; watch it with: fromagerie replay {file}")
    return sit_down(Session(table, file, given.lang, SeededDealer(seed + 1), explain=given.explain))


def replay_command(given: argparse.Namespace) -> int:
    journal = saves.load(given.file)
    game = get_game(journal.game, given.box)
    seat = None if given.seat is None else read_seat(str(given.seat), len(journal.seats))
    if given.to is not None and not 1 <= given.to <= len(journal.entries):
        raise BadUsage(f"This journal has entries 1 to {len(journal.entries)}, not {given.to}.")
    for line in tell(journal, game, seat, given.to, given.lang):
        print(line)
    return 0


def verify_command(given: argparse.Namespace) -> int:
    """0: all is as promised; 1: it is not, and this says where; 2: it cannot be told, and this says why."""
    if not given.file.is_file():
        raise BadUsage(f"{given.file} is no file that can be read.")
    try:
        journal = saves.load(given.file)
        game = get_game(journal.game, given.box)
        report = verify(journal, game)
    except UnknownJournal as unknown:
        return luck_refused(given, "not verified", unknown, 2)
    except BadJournal as wrong:
        return luck_refused(given, "not as promised", wrong, 1)
    verdict = "not verified" if report.doubts else "as promised"
    if given.json:
        print_json({"ok": not report.doubts, "verdict": verdict, **msgspec.structs.asdict(report)})
    else:
        print(*luck.tell(report, game.title, given.lang), sep="\n")
    return 2 if report.doubts else 0


def luck_refused(given: argparse.Namespace, verdict: str, why: BadJournal, code: int) -> int:
    if given.json:
        print_json({"ok": False, "verdict": verdict, "wrong" if code == 1 else "why": str(why)})
    else:
        print(f"fromagerie: {why}", file=sys.stderr)
    return code


def rules_command(given: argparse.Namespace) -> int:
    rules = get_game(given.game).rules(given.lang)
    about = " ".join(given.about)
    found = look_up(rules, about) if about else rules
    if not found:
        raise BadUsage(f"No rule of {given.game} speaks of {about!r}.")
    print(found)
    return 0


def games_command(given: argparse.Namespace) -> int:
    if given.game is None:
        for game in all_games().values():
            print(tell_game(game, given.lang))
        return 0
    game = get_game(given.game)
    print(tell_game(game, given.lang))
    for line in tell_options(game, given.lang):
        print(line)
    return 0
