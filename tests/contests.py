"""Small contests in the arena, by the command line or in this process."""

from pathlib import Path

from fromagerie.arena.standings import Cell, Standings, draw_conclusions
from fromagerie.arena.tournament import Part, Terms, agree, draw_up, hold
from fromagerie.engine.game import AnyGame, all_games
from fromagerie.jobs.ledger import Ledger
from fromagerie.jobs.workers import here
from tests.at_the_door import Run

TRICKS = all_games()["cheez-tricks"]
RESCUE = all_games()["cheese-rescue"]
MASTER = all_games()["cheese-master"]
MAFIA = all_games()["cheese-mafia"]


def contest(run: Run, tmp_path: Path, game: AnyGame, *more: object, fresh: bool = True) -> bytes:
    """The JSON of a contest, by the command line."""
    file = tmp_path / "standings.json"
    said = run("arena", game.key, "--json", file, *more, *(["--fresh"] if fresh else []))
    assert (said.code, said.err) == (0, ""), said.err
    return file.read_bytes()


def meet(game: AnyGame, folder: Path, *names: str, games: int = 40, players: int = 0, seed: int = 1) -> Standings:
    """What a contest shows, in this process."""
    terms = agree(game, players or min(game.player_counts), game.options(), seed)
    played = hold(terms, draw_up(names, terms.players), games, ledger_for(terms, folder), here(1))
    return draw_conclusions(terms, names, played)


def ledger_for(terms: Terms, folder: Path) -> Ledger[Part]:
    return Ledger(folder, "test", Part, terms.told_apart())


def cell(standings: Standings, one: str, rest: str) -> Cell:
    return next(cell for cell in standings.cells if (cell.one, cell.rest) == (one, rest))
