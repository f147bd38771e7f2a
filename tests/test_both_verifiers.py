"""Two verifiers, one with the rules and one without: the same verdict on genuine files, and on tampered ones."""

import itertools
import shutil

import msgspec
import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import all_games
from fromagerie.engine.journal import read_journal, write_journal
from tests.both_verifiers import KNOWN_TO_THE_PAGE, ask_the_browser, ask_the_program
from tests.every_table import at_most, every_table, play_table
from tests.sealed_games import open_sealed, play_sealed, seal_up
from tests.tampering import KEPT_BACK, WRONG, Tamper, leave_out_the_last, part_of_the_pile
from tests.test_kept_journals import KEPT, KeptGame

pytestmark = [
    pytest.mark.once,
    pytest.mark.slow,
    pytest.mark.skipif(not shutil.which("node"), reason="needs node, to run the browser's verifier"),
]

Files = dict[str, str]


def ask_both(files: Files, unfinished: bool = False) -> dict[str, tuple[str, str]]:
    asked = ask_the_browser(*((file, {"unfinished": unfinished}) for file in files.values()))
    return {
        name: (ask_the_program(file), verdict["verdict"])
        for (name, file), verdict in zip(files.items(), asked, strict=True)
    }


def unlike(verdicts: dict[str, tuple[str, str]], wanted: str) -> dict[str, tuple[str, str]]:
    return {name: said for name, said in verdicts.items() if said != (wanted, wanted)}


def of_known_boxes(files: Files) -> Files:
    return {name: file for name, file in files.items() if read_journal(file).game in KNOWN_TO_THE_PAGE}


def genuine_files() -> Files:
    """Whole games at every table, with actions taken back in all of them."""
    files: Files = {}
    for number, (game, players, options) in enumerate(every_table()):
        table, _ = open_sealed(game, players, options, number)
        play_table(table, SeededDealer(number), decisions=8)
        table.undo(at_most(5, game))
        play_table(table, SeededDealer(number + 1))
        seal_up(table, number)
        files[f"{game.key} {number}"] = write_journal(table.journal)
    return files


def running_files() -> tuple[Files, Files]:
    """Games in their second round, and in their first, of which nothing can be known yet."""
    known: Files = {}
    unknown: Files = {}
    for game in all_games().values():
        table, _ = open_sealed(game, min(game.player_counts), game.options(), 3)
        play_table(table, SeededDealer(3), decisions=5)
        seal_up(table, 3)
        unknown[game.key] = write_journal(table.journal)
        while not table.over and table.chapter < 1:
            play_table(table, SeededDealer(table.version), decisions=1)
        if not table.over:
            seal_up(table, 3)
            known[game.key] = write_journal(table.journal)
    return of_known_boxes(known), unknown


def tampered_files(ways: dict[str, Tamper]) -> Files:
    """Every way of tampering, tried on two games; all games come in turn."""
    journals = [play_sealed(game, 1).journal for key, game in all_games().items() if key in KNOWN_TO_THE_PAGE]
    turn = itertools.cycle(journal for journal in journals if any(entry.chance for entry in journal.entries[1:]))
    return {
        f"{what}, {journal.game}": write_journal(tamper(journal, journal.luck))
        for what, tamper in ways.items()
        for journal in itertools.islice(turn, 2)
        if journal.luck
    }


def test_both_verifiers_find_nothing_wrong_with_genuine_games_of_every_table() -> None:
    files = genuine_files()
    known = of_known_boxes(files)
    verdicts = ask_both(files)
    assert unlike({name: verdicts[name] for name in known}, "as promised") == {}
    assert {verdicts[name] for name in files.keys() - known} <= {("as promised", "not verified")}


def test_both_verifiers_find_nothing_wrong_with_the_games_of_every_release() -> None:
    files = {file.name: msgspec.json.decode(file.read_bytes(), type=KeptGame).journal for file in KEPT}
    assert unlike(ask_both(files), "as promised") == {}


def test_a_game_that_goes_on_is_as_promised_once_a_round_is_over() -> None:
    known, unknown = running_files()
    assert {"cheez-tricks", "cheese-mafia"} <= set(known)
    assert unlike(ask_both(known, unfinished=True), "as promised") == {}
    assert unlike(ask_both(unknown, unfinished=True), "not verified") == {}
    # Without the rules nobody can see that a game goes on: unless the browser saw it, something is kept back.
    assert {said[1] for said in ask_both(known).values()} == {"not verified"}


def test_neither_verifier_believes_what_was_tampered_with_and_both_say_the_same() -> None:
    assert len(WRONG) + len(KEPT_BACK) >= 30
    wrong, kept_back = tampered_files(WRONG), tampered_files(KEPT_BACK)
    verdicts = ask_both(wrong | kept_back)
    assert unlike({name: verdicts[name] for name in wrong}, "not as promised") == {}
    assert unlike({name: verdicts[name] for name in kept_back}, "not verified") == {}


@pytest.mark.parametrize("tamper", [leave_out_the_last, part_of_the_pile])
def test_some_things_take_the_rules_as_the_docs_say(tamper: Tamper) -> None:
    journal = play_sealed(all_games()["cheese-mafia"], 1).journal
    assert journal.luck
    file = write_journal(tamper(journal, journal.luck))
    assert ask_both({"it": file}) == {"it": ("not as promised", "as promised")}
