"""The coach's ledger: it adds up, fines nobody for noise, and knows nothing that the seat could not."""

import itertools
import json
import math
import re
from pathlib import Path

import msgspec
import pytest

import fromagerie
from fromagerie.cli import main
from fromagerie.coach.assess import CannotReview, assess
from fromagerie.coach.course import moments, standing_entries
from fromagerie.coach.estimate import difference, halves
from fromagerie.coach.judge import Judge
from fromagerie.coach.ledger import Ledger
from fromagerie.coach.race import review_race
from fromagerie.coach.review import review
from fromagerie.engine.coaching import Position
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import get_game
from fromagerie.engine.journal import Entry, write_journal
from fromagerie.engine.replay import steps
from fromagerie.engine.words import LANGUAGES
from fromagerie.games.cheese_mafia.model import Expose
from fromagerie.games.cheese_master.ai.coach import cheese_left, slips
from fromagerie.games.cheese_master.model import Shown
from fromagerie.games.cheese_master.rules_dice import CAT, CHEESE, DOG, INNKEEPER, KING, MOUSE, Tally
from tests.coaching import QUICK, WEIGHED, bot_game, reference_game

pytestmark = pytest.mark.once


@pytest.mark.parametrize("key", WEIGHED)
def test_every_ledger_adds_up_exactly(key: str) -> None:
    game = get_game(key)
    players = min(game.player_counts)
    journal = bot_game(game, ["greedy", *["random"] * (players - 1)], seed=3)
    for seat in range(players):
        found = assess(journal, game, seat, budget=QUICK)
        assert found.ledger.adds_up()
        assert found.curve[-1].shares[seat] == found.ledger.result
        assert len(found.choices) == sum(entry.seat == seat for entry in journal.entries)


@pytest.mark.parametrize("key", WEIGHED)
def test_the_reference_has_nothing_in_its_own_column(key: str) -> None:
    game = get_game(key)
    players = min(game.player_counts)
    journal = reference_game(key, players, seed=5)
    for seat in range(players):
        ledger = assess(journal, game, seat, seed=5, budget=QUICK).ledger
        assert {step.change for step in ledger.steps if step.column == "own"} <= {0}


@pytest.mark.parametrize("key", WEIGHED)
def test_what_is_hidden_changes_no_number(key: str) -> None:
    game = get_game(key)
    players = min(game.player_counts)
    journal = bot_game(game, ["greedy"] * players, seed=7)
    judge = Judge(game, 1, players, budget=QUICK)
    for number, table in enumerate(steps(journal, game, SeededDealer(0))):
        if number % 9 or not table.to_act:
            continue
        other = table.state.clone()
        other.redeal(1, SeededDealer(number))
        heard = table.events(1)
        truth, elsewhere = (Position(game, 1, game.view(state, 1), heard) for state in (table.state, other))
        assert judge.value(truth, number) == judge.value(elsewhere, number)
        if legal := table.state.legal_actions(1):
            assert judge.weigh(truth, legal, legal[0], number) == judge.weigh(elsewhere, legal, legal[0], number)


def test_whoever_exposes_is_imagined_with_a_hand_that_would() -> None:
    """However few worlds are looked into: else every reveal that follows would seem bad news."""
    game = get_game("cheese-mafia")
    seen = 0
    for seed in range(1, 5):
        journal = reference_game(game.key, 4, seed)
        for before, after in itertools.pairwise(moments(journal, game, 0)):
            made_by = after.made_by
            if not isinstance(made_by.seat, int) or made_by.seat == 0:
                continue
            if not isinstance(game.action_typed[made_by.do.upper()], Expose):
                continue
            judge = Judge(game, 0, 4, seed, QUICK)
            action = int(game.number_of[game.action_typed[made_by.do.upper()]])
            dealer = SeededDealer(seed)
            worlds = judge.worlds_with(before.position, made_by.seat, action, dealer)
            seen += all(judge.policy.act(world, made_by.seat, dealer) == action for world in worlds)
            seen -= not worlds
    assert seen >= 10


def test_the_same_seed_gives_the_same_review_and_another_one_does_not() -> None:
    game = get_game("cheese-rescue")
    journal = bot_game(game, ["random", "greedy"], seed=1)
    one, same, other = (assess(journal, game, 0, seed=seed, budget=QUICK).ledger for seed in (1, 1, 2))
    assert one == same
    assert one.steps != other.steps


def test_a_random_player_loses_by_its_own_choices() -> None:
    game = get_game("cheese-rescue")
    journal = bot_game(game, ["random", "greedy"], seed=2)
    assert assess(journal, game, 0).ledger.total("own") < -100_000


def test_a_ledger_that_does_not_add_up_is_caught() -> None:
    ledger = Ledger(seat=0, start=250_000, result=1_000_000)
    ledger.book("chance", 300_000, 1)
    ledger.book("own", 999_999, 2, 0, "B7")
    assert not ledger.adds_up()
    ledger.book("news", 1_000_000, 3)
    assert ledger.adds_up()
    assert ledger.totals() == {"own": 699_999, "others": 0, "chance": 50_000, "news": 1}


def test_a_difference_is_sure_only_beyond_its_interval() -> None:
    assert not difference([1, 0, 1, 0], [0, 1, 0, 0]).is_sure
    assert difference([0.9, 1.0, 0.8, 0.9], [0.1, 0.0, 0.1, 0.2]).is_sure
    assert not difference([0.5, 0.5], [0.5, 0.5]).is_sure


def test_one_world_kept_several_times_is_one_world() -> None:
    better, worse = [1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0], [0.0] * 7
    assert difference(better, worse).is_sure
    assert not difference(better, worse, [0, 0, 0, 0, 1, 2, 3]).is_sure
    assert difference(better, worse, range(7)) == difference(better, worse)
    assert difference(better, worse, [0] * 7).error == math.inf
    one, other = halves([3, 1, 3, 3, 2, 1])
    assert sorted(one + other) == [0, 1, 2, 3, 4, 5]
    assert {0, 2, 3} in (set(one), set(other))


def test_what_was_taken_back_is_not_judged() -> None:
    game = get_game("cheese-rescue")
    journal = bot_game(game, ["greedy", "greedy"], seed=4)
    last = journal.entries[-1]
    again = msgspec.structs.replace(journal, entries=[*journal.entries, Entry(undo=1), last])
    assert [entry for _, entry in standing_entries(again)] == journal.entries
    assert [one.position.view for one in moments(again, game, 0)] == [
        one.position.view for one in moments(journal, game, 0)
    ]


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    game = get_game("cheese-rescue")
    journal = bot_game(game, ["greedy", "greedy"], seed=4)
    with pytest.raises(CannotReview):
        assess(msgspec.structs.replace(journal, entries=journal.entries[:-1]), game, 0, budget=QUICK)


def test_a_blunder_is_named_with_a_better_move_and_a_reason_in_both_languages() -> None:
    game = get_game("cheese-rescue")
    journal = bot_game(game, ["random", "greedy"], seed=2)
    found = review(journal, game, 0)
    assert 1 <= len(found.mistakes) <= 3
    for mistake in found.mistakes:
        assert mistake.low >= 5
        assert mistake.low <= mistake.loss <= mistake.high
        assert journal.entries[mistake.entry - 1].seat == 0
        for language in LANGUAGES:
            assert mistake.played[language] != mistake.better[language]
            assert mistake.reason[language].endswith(".")
    assert [swing.entry for swing in found.swings] == sorted(swing.entry for swing in found.swings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_tells_a_line_that_adds_up(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = get_game("drole-de-fromage")
    file = tmp_path / "game.json"
    file.write_text(write_journal(bot_game(game, ["greedy", "random"], seed=2)), encoding="utf-8")
    assert main(["review", str(file), "--seat", "1", "--lang", language, "--steps"]) == 0
    line = capsys.readouterr().out.splitlines()[1].replace("−", "-")
    start, luck, others, own = map(int, re.findall(r"[+-]?\d+", line)[:4])
    assert start + luck + others + own in (0, 50, 100)
    assert main(["review", str(file), "--seat", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["start"] + sum(found["columns"].values()) == found["result"]


def test_on_a_screen_no_word_is_cut(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    file.write_text(write_journal(bot_game(get_game("cheese-master"), ["random", "greedy"], seed=2)), encoding="utf-8")
    monkeypatch.setenv("COLUMNS", "60")
    assert main(["review", str(file), "--seat", "1", "--lang", "fr"]) == 0
    piped = capsys.readouterr().out
    assert max(map(len, piped.splitlines())) > 60
    monkeypatch.setenv("FORCE_COLOR", "1")  # as if somebody looked
    assert main(["review", str(file), "--seat", "1", "--lang", "fr"]) == 0
    seen = capsys.readouterr().out
    assert max(map(len, seen.splitlines())) <= 60
    assert re.sub(r"[ \n]+", " ", seen) == re.sub(r"[ \n]+", " ", piped)


def test_a_game_that_goes_on_is_refused_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(write_journal(fromagerie.play("cheese-rescue", 2, seed=1).journal), encoding="utf-8")
    assert main(["review", str(file), "--lang", "en"]) == 2
    assert capsys.readouterr().err == "fromagerie: This game is not over yet: it can be reviewed when it is.\n"


def test_a_race_is_told_by_time_and_accuracy_and_a_slip_by_what_explains_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = get_game("cheese-master")
    journal = bot_game(game, ["greedy", "random", "random"], seed=2)
    wheels = {number: 1500 for number, entry in enumerate(journal.entries, start=1) if isinstance(entry.seat, int)}
    for seat in range(3):
        found = review_race(journal, game, seat, wheels)
        for language in LANGUAGES:
            rounds, right, wrong, slow = map(int, re.findall(r"\d+", found.lines[language][0]))
            assert rounds == right + wrong + slow
            assert len([line for line in found.lines[language] if line.startswith(("Roll ", "Lancer "))]) == wrong
    file = tmp_path / "race.json"
    file.write_text(write_journal(journal), encoding="utf-8")
    assert main(["review", str(file), "--seat", "2", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("Cheese Master, reviewed for")
    with pytest.raises(CannotReview):
        review_race(bot_game(get_game("cheese-rescue"), ["greedy", "greedy"], seed=4), get_game("cheese-rescue"), 0)


def test_a_slip_is_what_the_rules_would_count_without_it() -> None:
    for cheese, kings, innkeepers, dogs, cats, mice in itertools.product(range(6), *[range(3)] * 5):
        shown = Shown(cheese, kings, innkeepers, dogs, cats, mice)
        tally = Tally([])
        for kind, amount in enumerate((cheese, kings, innkeepers, dogs, cats, mice)):
            tally.add((CHEESE, KING, INNKEEPER, DOG, CAT, MOUSE)[kind], amount)
        assert cheese_left(shown) == tally.cheese_left()
    assert slips(Shown(5, 0, 0, 1, 2, 2), 5) == ["dogs", "mice"]
    assert slips(Shown(5, 1, 0, 0, 0, 2), 3) == ["kings"]
