"""Checking the luck of a game at the command line."""

import json
from pathlib import Path

import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, all_games
from fromagerie.engine.journal import Journal, write_journal
from tests.at_the_door import Run
from tests.every_table import of_every_game, play_table
from tests.journals import write_down
from tests.sealed_games import open_sealed, play_sealed, seal_up
from tests.tampering import KEPT_BACK, swap_a_card, with_luck

pytestmark = pytest.mark.once

GAME = all_games()["cheez-tricks"]


def keep(journal: Journal, folder: Path) -> Path:
    file = folder / "game.json"
    file.write_text(write_journal(journal), encoding="utf-8")
    return file


@of_every_game
def test_a_game_with_honest_luck_is_told_so_and_what_that_does_not_prove(
    game: AnyGame, run: Run, tmp_path: Path
) -> None:
    journal = play_sealed(game, 1).journal
    assert journal.luck
    said = run("verify", keep(journal, tmp_path))
    assert (said.code, said.err) == (0, "")
    assert f"{game.title}, table 7: the luck of this game is what was promised." in said.out
    draws = "One draw follows" if len(journal.luck.draws) == 1 else f"{len(journal.luck.draws)} draws follow"
    assert f"{draws} from the seeds" in said.out
    assert "does not prove that nobody looked" in said.out
    assert all(seal.commitment in said.out for seal in journal.luck.seals)
    assert journal.luck.pledge in said.out


def test_it_is_told_in_french(run: Run, tmp_path: Path) -> None:
    said = run("verify", keep(play_sealed(GAME, 1).journal, tmp_path), "--lang", "fr")
    assert "le hasard de cette partie est bien celui qui était promis" in said.out
    assert "ne prouve pas que personne n’a regardé" in said.out


def test_it_is_told_to_programs(run: Run, tmp_path: Path) -> None:
    journal = play_sealed(GAME, 1).journal
    assert journal.luck
    told = json.loads(run("verify", keep(journal, tmp_path), "--json").out)
    assert (told["ok"], told["verdict"]) == (True, "as promised")
    assert (told["draws"], told["waiting"]) == (len(journal.luck.draws), 0)
    said = run("verify", keep(swap_a_card(journal, journal.luck), tmp_path), "--json")
    assert said.code == 1
    assert (json.loads(said.out)["ok"], json.loads(said.out)["verdict"]) == (False, "not as promised")
    assert json.loads(said.out)["wrong"].startswith("Entry 1:")


def test_what_is_wrong_is_told_with_its_entry(run: Run, tmp_path: Path) -> None:
    journal = play_sealed(GAME, 1).journal
    assert journal.luck
    said = run("verify", keep(swap_a_card(journal, journal.luck), tmp_path))
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith("fromagerie: Entry 1: from first the seeds draw")
    edited = keep(journal, tmp_path)
    edited.write_text(edited.read_text(encoding="utf-8").replace('"at": 3000', '"at": 3001'), encoding="utf-8")
    assert (run("verify", edited).code, run("verify", edited).err[:19]) == (1, "fromagerie: Entry 3")


def test_a_game_that_goes_on_says_what_waits(run: Run, tmp_path: Path) -> None:
    table, dealer = open_sealed(GAME, 2, GAME.options(), 2)
    while table.chapter < 1:
        play_table(table, SeededDealer(1), decisions=1)
    seal_up(table, 2)
    said = run("verify", keep(table.journal, tmp_path))
    assert said.code == 0
    waiting = sum(draw.round == 1 for draw in dealer.draws)
    assert f"{waiting} draws wait for the end of a round" in said.out


def test_where_no_round_is_over_nothing_is_verified(run: Run, tmp_path: Path) -> None:
    table, dealer = open_sealed(GAME, 2, GAME.options(), 2)
    play_table(table, SeededDealer(1), decisions=5)
    seal_up(table, 2)
    said = run("verify", keep(table.journal, tmp_path))
    assert (said.code, said.err) == (2, "")
    assert f"{GAME.title}, table 7: not verified." in said.out
    assert "Not one draw could be checked" in said.out
    assert f"{len(dealer.draws)} draws wait for the end of a round" in said.out


@pytest.mark.parametrize(
    ("kept_back", "reason", "raison"),
    [
        ("nothing told", "Draws of rounds that are over are not told.", "ne sont pas donnés"),
        ("no secret", "The game is over, but the secret", "La partie est finie, mais son secret"),
        ("no seed", "A round is over, but its seed", "Une manche est finie, mais sa graine"),
        ("a beginning at the end", "Not one draw could be checked", "Aucun tirage n’a pu être vérifié"),
    ],
)
def test_what_is_kept_back_is_not_verified(run: Run, tmp_path: Path, kept_back: str, reason: str, raison: str) -> None:
    journal = play_sealed(GAME, 1).journal
    assert journal.luck
    file = keep(KEPT_BACK[kept_back](journal, journal.luck), tmp_path)
    said = run("verify", file)
    assert (said.code, said.err) == (2, "")
    assert reason in said.out
    assert "what was promised." not in said.out
    assert raison in run("verify", file, "--lang", "fr").out
    told = json.loads(run("verify", file, "--json").out)
    assert (told["ok"], told["verdict"]) == (False, "not verified")
    assert told["doubts"]


def test_entries_brought_along_are_said_not_to_be_checked(run: Run, tmp_path: Path) -> None:
    journal = play_sealed(GAME, 1).journal
    luck = journal.luck
    assert luck
    later = [draw for draw in luck.draws if draw.entry > 0]
    said = run("verify", keep(with_luck(journal, luck, since=1, draws=later), tmp_path))
    assert said.code == 2
    assert f"Not checked: the first entry, with {len(luck.draws) - len(later)} draws" in said.out


def test_what_tells_no_luck_can_not_be_checked(run: Run, tmp_path: Path) -> None:
    for file in (keep(write_down(GAME, actions=2).journal, tmp_path), tmp_path / "nothing", tmp_path):
        said = run("verify", file)
        assert (said.code, said.out) == (2, "")
        assert said.err.startswith("fromagerie: ")


def test_what_this_program_cannot_read_or_play_can_not_be_checked(run: Run, tmp_path: Path) -> None:
    journal = play_sealed(GAME, 1).journal
    assert journal.luck
    for tamper in ("another box", "other rules", "another format"):
        said = run("verify", keep(KEPT_BACK[tamper](journal, journal.luck), tmp_path), "--json")
        assert (said.code, json.loads(said.out)["verdict"]) == (2, "not verified")
    torn = keep(journal, tmp_path)
    torn.write_text(torn.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    assert run("verify", torn).code == 2
