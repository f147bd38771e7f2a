"""The commands of the lab: fromagerie lab report · compare · whatif (tune: lab_tune.py).

They import the lab when they are carried out: it needs packages that players do without.
"""

import argparse
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, get_args

from fromagerie.bots import bots_for
from fromagerie.cli.common import (
    BadUsage,
    add_box,
    add_option,
    add_workers,
    check_games,
    check_jobs,
    crew_for,
    progress_bar,
    read_pair,
    read_players,
    read_seed,
    usual_players,
)
from fromagerie.engine.game import AnyGame, game_with, get_game
from fromagerie.engine.options import read_typed
from fromagerie.engine.words import Words
from fromagerie.jobs import workers
from fromagerie.lab.boxes import change_all, contents, read_change, write
from fromagerie.lab.runner import TIERS
from fromagerie.terminal import saves

if TYPE_CHECKING:
    from fromagerie.lab.findings import Finding
    from fromagerie.lab.study import Lineup, Measured, Plan, Version

REPORT_PRECISION: Final = 0.02
REPORT_GAMES: Final = 20_000  # of light bots, at every table
MEDIUM_GAMES: Final = 60  # of medium bots, at one table: enough to see what is quite another game among them
COMPARE_PRECISION: Final = 0.01
SHOWN: Final = 12
LIGHT, MEDIUM = "light", "medium"


def add_lab_commands(commands: Any, say: Words) -> Any:
    """Says where a command of the lab that lives elsewhere is added."""
    lab = commands.add_parser("lab", help=say("help-lab"))
    kinds = lab.add_subparsers(metavar="COMMAND", required=True)

    report = kinds.add_parser("report", help="everything about one version of a game, as a page with plots")
    report.set_defaults(command=report_command)
    add_arguments(report, REPORT_PRECISION, "an even share of the wins")
    report.set_defaults(tier="")  # light bots, and some medium ones
    report.add_argument(
        "--swaps", type=int, metavar="K",
        help="games with one part in another's place, in times the games of equals: more until every value as caused is"
        " known to ± 1 point (default 2)",
    )  # fmt: skip
    add_box(report)

    versus = kinds.add_parser("compare", help="two boxes, or two values of an option, with the same luck")
    versus.set_defaults(command=compare_command)
    add_arguments(versus, COMPARE_PRECISION, "the change of every share of the wins")
    versus.add_argument(
        "--box", type=Path, action="append", default=[], metavar="FILE", help="a box.toml; once: against the game's own"
    )

    whatif = kinds.add_parser("whatif", help="what a change of the box does: cats.BK07.trick=8")
    whatif.set_defaults(command=whatif_command)
    add_arguments(whatif, COMPARE_PRECISION, "the change of every share of the wins")
    whatif.add_argument(
        "change", nargs="+",
        help="a path into the box and a new value: cats.BK07.trick=8, cats.TX4=remove, cats.TX9=like:TX4",
    )  # fmt: skip
    whatif.add_argument("--box", type=Path, metavar="FILE", help="the box to change, in place of the game's")
    return kinds


def add_lineups(command: argparse.ArgumentParser, *, writes: bool = True) -> None:
    """Which game, who sits at its tables, and where it is played."""
    command.add_argument("game", help="which game")
    command.add_argument(
        "--players", metavar="N[,N...]", help="how many at a table (default 4, or the most; in a report all there are)"
    )
    add_option(command)
    tiers = f"{', '.join(TIERS)}, or a bot (default light)"
    command.add_argument("--tier", default="light", metavar="TIER[,...]", help=tiers)
    command.add_argument(
        "--seed", type=int, default=1, metavar="S", help="the same seed gives the same report (default 1)"
    )
    if writes:
        command.add_argument("--out", type=Path, metavar="DIR", help="where to write the report (default: lab-GAME)")
    add_workers(command)


def add_arguments(command: argparse.ArgumentParser, precision: float, known: str) -> None:
    add_lineups(command)
    much = command.add_mutually_exclusive_group()
    much.add_argument("--games", type=int, metavar="K", help="games of equals to play")
    much.add_argument(
        "--precision", type=float, default=precision, metavar="P",
        help=f"as many games as make {known} known to ± P (default {precision})",
    )  # fmt: skip


def report_command(given: argparse.Namespace) -> int:
    game = get_game(given.game, given.box)
    lineups = report_lineups(given, game)
    version = make_version(given, game, given.box, pairs_of(given.option))
    if given.swaps is not None and given.swaps < 1:
        raise BadUsage(f"--swaps is 1 or more, not {given.swaps}.")
    folder = out_folder(given, game, "report")
    with Playing(given) as plan:
        plan.light, plan.medium = REPORT_GAMES, MEDIUM_GAMES
        plan.swaps = given.swaps or plan.swaps
        from fromagerie.lab import digest, files, page
        from fromagerie.lab.findings import findings, tiers_apart
        from fromagerie.lab.study import report

        found = report(plan, version, lineups)
    about = f"{version.label}; {options_of(version)}{amount(found)}"
    cover = page.Cover(f"{game.title} in the lab", about, again(given, "report"), given.seed)
    (folder / "report.html").write_text(page.report_page(cover, found), encoding="utf-8")
    write_digest(folder, "report", digest.report_digest(cover, found))
    files.write_tables(folder, [("figures", files.figures(found)), ("games", files.games(found))])
    for measured in found:
        tell(str(measured.lineup), findings(measured))
    if apart := tiers_apart(found):
        tell(page.APART, apart)
    print(f"The page: {folder / 'report.html'}")
    return 0


def compare_command(given: argparse.Namespace) -> int:
    game = get_game(given.game)
    if len(given.box) > 2:
        raise BadUsage(f"Two boxes are compared, not {len(given.box)}.")
    boxes = [None, *given.box] if len(given.box) == 1 else given.box or [None, None]
    common, different = split_options(given.option)
    if given.box and different:
        raise BadUsage("Compare two boxes or two values of an option, not both at once.")
    if not given.box and not different:
        raise BadUsage("Say what to compare: --box A --box B, or --option x=1 --option x=2.")
    versions = [
        make_version(given, get_game(given.game, box), box, common | special)
        for box, special in zip(boxes, different or [{}, {}], strict=True)
    ]
    if different:
        (name,) = different[0]
        versions = [
            relabelled(version, f"{name}={special[name]}") for version, special in zip(versions, different, strict=True)
        ]
    return compare_versions(given, game, versions, "compare")


def whatif_command(given: argparse.Namespace) -> int:
    need_packages()
    game = get_game(given.game, given.box)
    text = write(change_all(contents(game), given.change))
    version = make_version(given, game, given.box, pairs_of(given.option))
    changed = make_version(given, game_with(game.key, text), None, pairs_of(given.option))
    from fromagerie.lab.findings import say_box_change

    paths = [read_change(typed)[0] for typed in given.change]
    said = [say_box_change(*read_change(typed), game, changed.open()) for typed in given.change]
    changed = relabelled(changed, ", ".join(said), text)
    return compare_versions(given, game, [version, changed], "whatif", paths)


def compare_versions(
    given: argparse.Namespace, game: AnyGame, versions: "list[Version]", kind: str, paths: Sequence[list[str]] = ()
) -> int:
    lineups = read_lineups(given, versions[0].open(), versions[1].open())
    folder = out_folder(given, game, kind)
    with Playing(given) as plan:
        from fromagerie.lab import digest, files, page
        from fromagerie.lab.findings import what_changed
        from fromagerie.lab.study import compare

        pairs = compare(plan, versions[0], versions[1], lineups, paths)
    title = f"{game.title}: {versions[0].label} against {versions[1].label}"
    about = f"{options_of(versions[0])}{amount([pair[0] for pair in pairs])}, each with the same luck in both versions"
    cover = page.Cover(title, about, again(given, kind), given.seed)
    (folder / f"{kind}.html").write_text(page.compare_page(cover, pairs), encoding="utf-8")
    write_digest(folder, kind, digest.compare_digest(cover, pairs))
    if paths:
        (folder / "box.toml").write_text(versions[1].box or "", encoding="utf-8")
    both = [measured for pair in pairs for measured in pair]
    tables = [("figures", files.figures(both)), ("differences", files.differences(pairs)), ("games", files.games(both))]
    files.write_tables(folder, tables)
    for before, after in pairs:
        tell(str(before.lineup), what_changed(before, after))
    print(f"The page: {folder / f'{kind}.html'}")
    return 0


# What was typed


def read_lineups(given: argparse.Namespace, *games: AnyGame) -> "list[Lineup]":
    need_packages()
    from fromagerie.lab.study import Lineup

    typed = given.players or str(usual_players(games[0]))
    tiers = given.tier.split(",")
    for tier in tiers:
        if tier not in TIERS and any(tier not in bots_for(game) for game in games):
            raise BadUsage(f"Bots are {', '.join(TIERS)} or one that plays {games[0].title}, not {tier!r}.")
    for players in typed.split(","):
        for game in games:
            read_players(players, game)
    check_games(given)
    if not 0 < given.precision < 0.5:
        raise BadUsage(f"A precision is a part of the wins, such as 0.01, not {given.precision}.")
    read_seed(given)
    check_jobs(given)
    return [Lineup(int(players), tier) for players in typed.split(",") for tier in tiers]


def report_lineups(given: argparse.Namespace, game: AnyGame) -> "list[Lineup]":
    """Every table with light bots; if nobody said who or how many are to play, one with medium bots besides."""
    import msgspec

    usual = not given.tier and not given.games and not given.players
    asked = argparse.Namespace(**vars(given) | {"tier": given.tier or LIGHT})
    asked.players = given.players or ",".join(map(str, game.player_counts))
    lineups = in_every_mode(given, game, read_lineups(asked, game))
    if usual:
        table = next(lineup for lineup in lineups if lineup.players == usual_players(game))
        lineups.append(msgspec.structs.replace(table, tier=MEDIUM))
    return lineups


def in_every_mode(given: argparse.Namespace, game: AnyGame, lineups: "list[Lineup]") -> "list[Lineup]":
    """Of a game that has modes, all of them, unless one was asked for."""
    import msgspec

    from fromagerie.lab.study import MODE

    fields = {field.name: field.type for field in msgspec.structs.fields(game.options)}
    modes = get_args(fields.get(MODE))
    if not modes or MODE in pairs_of(given.option):
        return lineups
    return [msgspec.structs.replace(lineup, mode=mode) for lineup in lineups for mode in modes]


def need_packages() -> None:
    try:
        import altair  # noqa: F401
        import numpy  # noqa: F401
        import polars  # noqa: F401
        import tomli_w  # noqa: F401
        import vl_convert  # noqa: F401
    except ImportError as missing:
        raise BadUsage(f"The lab needs {missing.name}: pip install 'fromagerie[lab]'.") from None


def make_version(given: argparse.Namespace, game: AnyGame, box: Path | None, pairs: dict[str, Any]) -> "Version":
    need_packages()
    from fromagerie.lab.study import Version

    options = read_typed(game, pairs)
    for players in (
        game.player_counts if given.players is None else map(int, filter(str.isdecimal, given.players.split(",")))
    ):
        if players in game.player_counts:
            game.check_options(players, options)
    text = None if box is None else game.box_text
    return Version(box.name if box else "the published box", game.key, text, options)


def relabelled(version: "Version", label: str, box: str | None = None) -> "Version":
    import msgspec

    return msgspec.structs.replace(version, label=label, box=box or version.box)


def pairs_of(typed: list[str]) -> dict[str, Any]:
    pairs: dict[str, Any] = {}
    for pair in typed:
        name, value = read_pair(pair)
        if name in pairs:
            raise BadUsage(f"The option {name} is given twice; fromagerie lab compare compares two values.")
        pairs[name] = value
    return pairs


def split_options(typed: list[str]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Options given once hold for both versions; one given twice is what they differ in."""
    names = [pair.partition("=")[0] for pair in typed]
    twice = sorted({name for name in names if names.count(name) > 1})
    if len(twice) > 1 or any(names.count(name) > 2 for name in twice):
        raise BadUsage("Two values of one option are compared, not more.")
    different = [pairs_of([pair]) for pair, name in zip(typed, names, strict=True) if name in twice]
    return pairs_of([pair for pair, name in zip(typed, names, strict=True) if name not in twice]), different


def out_folder(given: argparse.Namespace, game: AnyGame, kind: str) -> Path:
    folder: Path = given.out or Path(f"lab-{game.key}-{kind}")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadUsage(f"{folder} cannot be made: {error.strerror}.") from None
    return folder


def again(given: argparse.Namespace, kind: str) -> str:
    """The command that makes this report again, without what does not matter to its figures."""
    words = ["fromagerie", "lab", kind, given.game]
    if kind == "whatif":
        words += given.change
    for name in ("players", "tier"):
        if getattr(given, name):
            words += [f"--{name}", getattr(given, name)]
    for option in given.option:
        words += ["--option", option]
    boxes = given.box if isinstance(given.box, list) else [given.box]
    for box in filter(None, boxes):
        words += ["--box", str(box)]
    words += ["--games", str(given.games)] if given.games else ["--precision", str(given.precision)]
    words += ["--swaps", str(given.swaps)] if getattr(given, "swaps", None) else []
    return shlex.join([*words, "--seed", str(given.seed)])


# Playing, and telling


class Playing:
    """A progress bar around the work; what is played is kept, so the same command goes on after Ctrl-C."""

    def __init__(self, given: argparse.Namespace, *, silent: bool = False) -> None:
        self.given = given
        self.bar = progress_bar()
        self.bar.disable = self.bar.disable or silent
        self.total = 0

    def __enter__(self) -> "Plan":
        from fromagerie.lab.study import Plan

        given = self.given
        self.bar.start()
        task = self.bar.add_task("games", total=0)

        def expect(games: int) -> None:
            self.total += games
            self.bar.update(task, total=self.total)

        return Plan(
            games=given.games,
            precision=given.precision,
            seed=given.seed,
            folder=saves.folder() / "lab",
            crew=lambda: crew_for(given),
            expect=expect,
            progress=lambda games: self.bar.advance(task, games),
        )

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self.bar.stop()
        if kind is KeyboardInterrupt:
            raise KeyboardInterrupt(workers.KEPT) from None


def write_digest(folder: Path, name: str, written: tuple[str, dict[str, str]]) -> None:
    text, pictures = written
    (folder / f"{name}.md").write_text(text, encoding="utf-8")
    for file, svg in pictures.items():
        (folder / file).write_text(svg, encoding="utf-8")


def options_of(version: "Version") -> str:
    import msgspec

    options = msgspec.to_builtins(version.options)
    return "".join(f"{name}={value}; " for name, value in options.items())


def amount(found: "list[Measured]") -> str:
    counts = sorted({measured.games for measured in found})
    return f"{' or '.join(f'{count:,}' for count in counts)} games of equals a line-up"


def tell(lineup: str, sentences: "list[Finding]") -> None:
    print(f"{lineup}:")
    for finding in sentences[:SHOWN]:
        print(f"  {'*' if finding.sure else '-'} {finding.sentence}")
    if len(sentences) > SHOWN:
        print(f"  ... and {len(sentences) - SHOWN} more on the page")
    sys.stdout.flush()
