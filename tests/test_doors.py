"""Playing at the command line: whole games, and everything that can be asked on the way."""

import os
import re
import subprocess
import time
from pathlib import Path

import pytest

from fromagerie.cli import main
from fromagerie.engine.game import AnyGame
from fromagerie.engine.journal import read_journal
from fromagerie.engine.model import heard_by
from fromagerie.engine.options import read_typed, say_options
from fromagerie.engine.table import fingerprint
from fromagerie.engine.words import LANGUAGES
from tests.at_the_door import Run, Typist, bots_refused, command, env, read_saved, run_for_real, saved, sit_down, stand
from tests.clauses import clauses_of
from tests.every_table import of_every_game

pytestmark = [pytest.mark.once, pytest.mark.slow]

# Playing


@of_every_game
def test_a_whole_game_is_played_by_always_typing_one(game: AnyGame, run: Run) -> None:
    said = run(*sit_down(game), typed=Typist(forever="1"))
    assert (said.code, said.err) == (0, "")
    assert saved("unfinished") == []
    (file,) = saved("finished")
    assert str(file) in said.out
    table = stand(game, "finished")
    assert table.over
    assert table.names[0] == "Mouse"


@of_every_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_told_at_the_end_is_in_the_language_asked_for(game: AnyGame, language: str, run: Run) -> None:
    said = run(*sit_down(game, "--lang", language), typed=Typist(forever="1"))
    table = stand(game, "finished")
    last = table.told[-1][-1].event
    assert game.say_event(last, game.words(language), table.names) in said.out
    medals = [line for line in said.out.splitlines() if is_medal(line, game, language)]
    assert len(medals) == 1, "one for the person, none for bots"
    assert table.names[0] in medals[0]


def is_medal(line: str, game: AnyGame, language: str) -> bool:
    words = game.words(language)
    titles = [words(name) for name in words.entries if name.startswith("medal-") and not name.endswith("-why")]
    return any(line.startswith((f"{title}: ", f"{title}\N{NO-BREAK SPACE}: ")) for title in titles)


@of_every_game
def test_the_same_seed_deals_the_same_game(game: AnyGame, run: Run) -> None:
    said = [run(*sit_down(game, "--seed", seed), typed=Typist("1", "quit")).out for seed in ("5", "5", "6")]
    boards = [text.partition(str(Path(os.environ["FROMAGERIE_HOME"])))[0] for text in said]
    assert boards[0] == boards[1]
    assert boards[0] != boards[2]


@of_every_game
def test_without_a_seed_no_two_games_are_the_same(game: AnyGame, run: Run) -> None:
    if not game.chance:
        pytest.skip("nothing is left to chance")
    # Some games leave little to chance at the deal: a few of them may well begin alike, twelve do not.
    for _ in range(12):
        run("play", game.key, "--bots", "random")
        time.sleep(0.002)
    dealt = [tuple(read_journal(file.read_bytes()).entries[0].chance) for file in saved("unfinished")]
    assert len(dealt) == 12
    assert len(set(dealt)) > 1


@of_every_game
def test_actions_are_typed_by_notation_in_either_case(game: AnyGame, run: Run) -> None:
    run(*sit_down(game), typed=Typist("quit"))
    table = stand(game)
    legal = table.legal(0)[-1]
    run("play", "--resume", typed=Typist(game.notation(legal).lower(), "quit"))
    assert game.notation(legal) in [entry.do for entry in read_saved("unfinished").entries if entry.seat == 0]


@of_every_game
def test_a_seat_and_a_name_can_be_chosen(game: AnyGame, run: Run) -> None:
    said = run(*sit_down(game, "--seat", "2", "--name", "Zoé"), typed=Typist("quit"))
    assert read_saved("unfinished").seats[1] == "Zoé"
    assert "Zoé >" in said.out


@of_every_game
@pytest.mark.parametrize("name", ["Edam (random)", "Anne (tired)", "<b>", "[red]x[/red]", "{ $who }", "é" * 300])
def test_a_person_may_be_called_anything(game: AnyGame, name: str, run: Run) -> None:
    said = run(*sit_down(game, "--name", name), typed=Typist("quit"))
    assert (said.code, said.err) == (0, "")
    assert f"{name} >" in said.out, "nobody asked the person"


# Asking


@of_every_game
def test_a_question_mark_lists_what_can_be_done_and_where_to_read_on(game: AnyGame, run: Run) -> None:
    said = run(*sit_down(game), typed=Typist("?", "quit"))
    table = stand(game)
    for number, action in enumerate(table.legal(0), start=1):
        # Where a number means something else, as in a race of numbers, the list has none.
        label = "-" if game.read("1", table.view(0)) else f"{number})"
        assert f"{label} {game.notation(action).partition('@')[0]}" in said.out
        assert game.say_action(action, game.words("en")) in said.out
    headings = [line.removeprefix("## ") for line in game.rules("en").splitlines() if line.startswith("## ")]
    assert all(heading in said.out for heading in headings)


@of_every_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_clause_can_be_read_at_the_table(game: AnyGame, language: str, run: Run) -> None:
    for clause in clauses_of(game.rules(language)):
        said = run("rules", game.key, clause, "--lang", language)
        assert said.out.startswith(f"{clause} ")
    questions = [f"? {clause}" for clause in clauses_of(game.rules(language))]
    asked = run(*sit_down(game, "--lang", language), typed=Typist(*questions, "quit")).out
    assert all(f"{clause} " in asked for clause in clauses_of(game.rules(language)))


@of_every_game
def test_a_word_finds_every_clause_that_speaks_of_it(game: AnyGame, run: Run) -> None:
    word = game.rules("en").partition("**1.1** ")[2].split()[4].strip(",.:;()").lower()
    said = run("rules", game.key, word)
    paragraphs = [paragraph for paragraph in game.rules("en").split("\n\n") if paragraph.startswith("**")]
    speaking = [paragraph for paragraph in paragraphs if word in paragraph.lower()]
    assert speaking
    for paragraph in speaking:
        assert paragraph.split()[0].strip("*") in said.out


@of_every_game
def test_why_names_the_clause_and_what_is_wrong(game: AnyGame, run: Run) -> None:
    run(*sit_down(game), typed=Typist("quit"))
    table = stand(game)
    wrong = next(action for action in game.actions if not table.may(0, action))
    refusal = table.why(0, wrong, "en")
    assert refusal
    for typed in (f"why {game.notation(wrong)}", game.notation(wrong)):
        said = run("play", "--resume", typed=Typist(typed, "quit"))
        assert refusal.sentence in said.out
        assert f"(rule {refusal.clause})" in said.out
    assert "Nothing against it" in run("play", "--resume", typed=Typist("why 1", "quit")).out
    assert stand(game).version == table.version


@of_every_game
@pytest.mark.parametrize("typed", ["xyzzy", "why", "why xyzzy", "00", "99", "-1", "1.5", "²", "1 1", "\x1b[A", "😀"])
def test_nonsense_is_answered_and_changes_nothing(game: AnyGame, typed: str, run: Run) -> None:
    said = run(*sit_down(game), typed=Typist(typed, "quit"))
    assert (said.code, said.err) == (0, "")
    assert "Type ? for help" in said.out
    assert not [entry for entry in read_saved("unfinished").entries if entry.seat == 0]


@of_every_game
def test_an_empty_line_shows_the_board_again(game: AnyGame, run: Run) -> None:
    # In a race the first empty line says that one is ready.
    ready = [""] if game.race else []
    once = run(*sit_down(game), typed=Typist(*ready, "quit")).out
    twice = run("play", "--resume", typed=Typist(*ready, "", "quit")).out
    table = stand(game)
    board = game.board(table.view(0), table.legal(0), game.words("en"), table.names) or str(table.view(0))
    assert once.count(board) == 1
    assert twice.count(board) == 2


@of_every_game
def test_last_tells_again_what_happened(game: AnyGame, run: Run) -> None:
    said = run(*sit_down(game), typed=Typist("1", "last", "quit"))
    table = stand(game)
    own = max(number for number, entry in enumerate(table.standing) if entry.seat == 0)
    for told in table.told[own:]:
        for event in heard_by(0, told):
            assert said.out.count(game.say_event(event, game.words("en"), table.names)) >= 2


@of_every_game
def test_undo_takes_back_ones_last_action_and_says_so_in_the_journal(game: AnyGame, run: Run) -> None:
    run(*sit_down(game), typed=Typist("undo", "quit"))
    before = stand(game)
    assert before.version == len(before.standing), "there was nothing to take back"
    said = run("play", "--resume", typed=Typist("1", "undo", "quit"))
    after = stand(game)
    if bots_refused(game, said.out):
        return
    assert "Taken back" in said.out
    assert after.journal.entries[-1].undo
    assert fingerprint(after.state) == fingerprint(before.state)


@of_every_game
def test_save_keeps_a_copy(game: AnyGame, run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "here" / "copy.json"
    said = run(*sit_down(game), typed=Typist("1", f"save {copy}", "quit"))
    assert str(copy) in said.out
    assert read_journal(copy.read_bytes()) == read_saved("unfinished")


@of_every_game
def test_save_says_where_it_cannot_write(game: AnyGame, run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    said = run(*sit_down(game), typed=Typist("save", f"save {tmp_path}/file/x", f"save {tmp_path}", "quit"))
    assert said.code == 0
    assert "save FILE" in said.out
    assert said.out.count("cannot be written") == 2


@of_every_game
def test_commands_are_understood_in_french(game: AnyGame, run: Run, tmp_path: Path) -> None:
    typed = Typist("aide", "pourquoi 1", "1", "avant", "annuler", f"sauver {tmp_path}/x", "quitter")
    said = run(*sit_down(game, "--lang", "fr"), typed=typed)
    assert (said.code, said.err) == (0, "")
    assert not typed.lines
    assert read_saved("unfinished").entries[-1].undo or bots_refused(game, said.out)
    assert (tmp_path / "x").exists()
    assert read_saved("unfinished").seats[0] == "Souris"


@of_every_game
def test_the_language_of_the_system_is_spoken(game: AnyGame, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_BE.UTF-8")
    run(*sit_down(game))
    assert read_saved("unfinished").seats[0] == "Souris"


# The shelf


@of_every_game
def test_the_shelf_lists_every_game(game: AnyGame, run: Run) -> None:
    said = run("games")
    assert any(line.startswith(game.key) and game.title in line for line in said.out.splitlines())


@of_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_options_of_a_game_are_listed_as_they_are_typed(game: AnyGame, language: str, run: Run) -> None:
    said = run("games", game.key, "--lang", language)
    listed = [line.removeprefix("--option ") for line in said.out.splitlines() if line.startswith("--option ")]
    assert [pair.partition("=")[0] for pair in listed] == list(game.options.__struct_fields__)
    assert read_typed(game, dict(pair.split("=") for pair in listed)) == game.options(), "each with its default"
    for option in say_options(game, game.words(language)).values():
        assert option.title in said.out
        assert option.about in re.sub(r"[ \n]+", " ", said.out)
        assert all(f" {meaning}\n" in said.out for meaning in option.choices.values())


@of_every_game
def test_a_game_is_found_however_its_name_is_typed(game: AnyGame, run: Run) -> None:
    for typed in (game.key, game.key.upper(), game.key.replace("-", "_"), game.key.replace("-", " ").title()):
        assert run("rules", typed, "1.1").code == 0


@pytest.mark.parametrize("command", ["", "play", "simulate", "replay", "verify", "rules", "games"])
def test_help_is_there_for_every_command(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main([*command.split(), "--help"])
    assert capsys.readouterr().out.startswith(f"usage: fromagerie {command}".strip())


@of_every_game
def test_a_reader_who_has_read_enough_is_no_error(game: AnyGame) -> None:
    with subprocess.Popen(
        command("rules", game.key), env=env(), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout
        process.stdout.close()
        assert process.stderr
        assert process.stderr.read() == b""
    assert process.returncode == 0


@of_every_game
def test_a_terminal_without_arrows_and_accents_still_plays(game: AnyGame) -> None:
    said = run_for_real(*sit_down(game, "--lang", "fr"), typed="1\nquit\n", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert said.stderr == ""
    assert said.returncode == 0
