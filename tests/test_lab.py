"""Known truths, found again: what the lab says of a toy whose odds are counted out, of equals, and of broken boxes."""

import argparse
from pathlib import Path

import msgspec
import pytest

from fromagerie.cli.common import ENGLISH, cli_words
from fromagerie.cli.lab import add_lab_commands, report_lineups
from fromagerie.engine.game import all_games, find_games
from fromagerie.lab.files import figures
from fromagerie.lab.findings import changes, findings, rows_of, tiers_apart, what_changed, worth
from fromagerie.lab.page import Cover, compare_page
from fromagerie.lab.study import Lineup, compare, report
from tests.experiments import box_of, figure, plan_for, study, version_of
from tests.lab_toy import ToyGame, true_value

pytestmark = [pytest.mark.once, pytest.mark.slow]

MASTER = all_games()["cheese-master"]
TRICKS = all_games()["cheez-tricks"]
DROLE = all_games()["drole-de-fromage"]


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> ToyGame:
    game = ToyGame()
    monkeypatch.setitem(find_games(), "toy", game)
    return game


def test_what_a_card_is_worth_is_what_can_be_counted_out(toy: ToyGame, tmp_path: Path) -> None:
    measured = study(tmp_path, toy, 3000, 3)
    assert measured.median == "JACK"
    for thing in ("KING", "TEN"):
        caused = figure(measured, "causal", thing).found
        truth = true_value(toy, thing, "JACK")
        assert abs(truth) > 0.1
        assert caused.low <= truth <= caused.high
        assert caused.half < 0.03
        seen = figure(measured, "observed", thing).found
        assert seen.low - 1e-9 <= true_value(toy, thing, None) <= seen.high + 1e-9


def test_more_games_with_a_part_swapped_say_better_what_it_causes(toy: ToyGame, tmp_path: Path) -> None:
    few, many = plan_for(tmp_path, 600), plan_for(tmp_path, 600)
    few.swaps, many.swaps = 1, 9
    halves = []
    for plan in (few, many):
        (measured,) = report(plan, version_of(toy), [Lineup(3, "light")])
        halves.append(figure(measured, "causal", "TEN").found.half)
    assert halves[1] < 0.9 * halves[0]


def test_who_cannot_show_a_card_wins_nothing(toy: ToyGame, tmp_path: Path) -> None:
    measured = study(tmp_path, toy, 600, 3)
    assert figure(measured, "without", "showing").found.value == 0.0
    # Against two who show half of the time.
    assert figure(measured, "skill", "skill").found.low > 0.1


def test_seats_that_are_equal_are_said_to_be(toy: ToyGame, tmp_path: Path) -> None:
    measured = study(tmp_path, toy, 900, 3)
    assert any("No seat wins measurably more" in finding.sentence for finding in findings(measured))
    for seat in "123":
        found = figure(measured, "seat", seat).found
        assert found.low - 0.02 <= 1 / 3 <= found.high + 0.02


def test_dice_are_rolled_and_their_sides_have_names(tmp_path: Path) -> None:
    """Nobody gets a "*"; and the second place is not called after a side."""
    measured = study(tmp_path, DROLE, 40)
    sentences = [finding.sentence for finding in worth(measured, rows_of(measured), 0.0)]
    assert any(said.startswith("Who rolls ") for said in sentences)
    assert not any("gets" in said or "*" in said for said in sentences)
    assert figure(measured, "observed", "*").series.label == "a star"
    assert figure(measured, "seat", "2").series.label == "2"


def test_the_same_against_the_same_shows_nothing(tmp_path: Path) -> None:
    version = version_of(MASTER)
    ((before, after),) = compare(plan_for(tmp_path, 40), version, version, [Lineup(4, "light")])
    every = changes(before, after)
    assert len(every) > 30
    assert all((change.found.value, change.found.low, change.found.high) == (0.0, 0.0, 0.0) for change in every)
    told = what_changed(before, after)
    assert not any(finding.sure for finding in told)
    assert "None of" in told[0].sentence
    assert told[1].sentence == "Wins by seat change by +0.0 ± 0.0 points at most (number 1)."


def test_the_same_with_other_luck_shows_nothing_either(toy: ToyGame, tmp_path: Path) -> None:
    version, lineup = version_of(toy), Lineup(3, "light")
    for seed in range(2, 8):
        (mine, _), (others, _) = (
            compare(plan_for(tmp_path, 600, luck), version, version, [lineup])[0] for luck in (1, seed)
        )
        assert not what_changed(mine, others)[0].sure


def test_a_die_with_only_cheese_is_named_first(tmp_path: Path) -> None:
    box = box_of("cheese-master")
    box["dice"][0]["faces"] = ["cheese-1", "cheese-2", "cheese-3"]
    first = findings(study(tmp_path, MASTER, 40, box=box))[0]
    assert first.sentence.startswith("The die yellow-1 shows cheese in 100.0 ")
    assert "yellow" not in findings(study(tmp_path, MASTER, 40))[0].sentence


def test_a_cat_that_captures_nobody_is_named_first(tmp_path: Path) -> None:
    box = box_of("cheez-tricks")
    box["players"] = {"4": box["players"]["4"]}
    cats = {name: box["cats"][name] | {"players": [4]} for name in ("BK01", "BK02", "WH2", "SIS7", "GRS", "GRT")}
    # All ten tricks of a round: it waits for ever.
    box["cats"] = cats | {"TX10": {"family": "tuxedo", "exactly": 10, "players": [4]}}
    first = findings(study(tmp_path, TRICKS, 36, box=box))[0]
    assert first.sentence.startswith("Tuxedo cat (=10) captures 0.00 ")


def test_tables_and_pages_say_names_not_codes(tmp_path: Path) -> None:
    """A designer reads "Black cat (trick 1)", not BK01; the code stands in the raw tables beside it."""
    version = version_of(TRICKS)
    ((before, after),) = compare(plan_for(tmp_path, 40), version, version, [Lineup(4, "light")])
    page = compare_page(Cover("a title", "about", "a command", 1), [(before, after)])
    assert "Black cat (trick 1)" in page
    assert "BK01" not in page
    assert {"BK01", "TX3"} <= set(figures([before])["item"])
    assert "Black cat (trick 1)" in set(figures([before])["name"])


def test_what_is_changed_is_what_is_found(tmp_path: Path) -> None:
    box = box_of("cheese-master")
    box["points"] = 3
    ((before, after),) = compare(
        plan_for(tmp_path, 40), version_of(MASTER), version_of(MASTER, box), [Lineup(4, "light")]
    )
    sentences = [finding.sentence for finding in what_changed(before, after)]
    assert any("Length in decisions: median" in sentence for sentence in sentences[:8])


def test_a_comparison_plays_until_the_change_is_known(toy: ToyGame, tmp_path: Path) -> None:
    plan = msgspec.structs.replace(plan_for(tmp_path, 0), games=None, precision=0.02)
    box = {"cards": {"KING": {"value": 5, "copies": 2}, "JACK": {"value": 3, "copies": 4}}}
    ((before, after),) = compare(plan, version_of(toy), version_of(toy, box), [Lineup(3, "light")])
    assert before.games < 2 * plan.size(3)
    for change in changes(before, after):
        if change.new.series.metric == "seat":
            assert change.found.half <= 0.02


def test_where_other_bots_play_another_game_is_said(tmp_path: Path) -> None:
    rescue = all_games()["cheese-rescue"]
    lineups = [Lineup(2, "light"), Lineup(2, "random"), Lineup(3, "random")]
    found = report(plan_for(tmp_path, 120), version_of(rescue), lineups)
    told = [finding.sentence for finding in tiers_apart(found)]
    assert told
    assert all("among light bots" in sentence and "2 players" in sentence for sentence in told)
    assert tiers_apart(found[:1]) == []


def test_a_default_report_has_some_medium_bots_and_any_other_what_was_asked_for() -> None:
    def tiers(*typed: str) -> list[tuple[int, str]]:
        parser = argparse.ArgumentParser()
        add_lab_commands(parser.add_subparsers(), cli_words(ENGLISH))
        given = parser.parse_args(["lab", "report", "cheese-rescue", *typed])
        return [(lineup.players, lineup.tier) for lineup in report_lineups(given, all_games()["cheese-rescue"])]

    light = [(players, "light") for players in (2, 3, 4)]
    assert tiers() == [*light, (4, "medium")]
    assert tiers("--games", "40") == light
    assert tiers("--players", "3") == [(3, "light")]
    assert tiers("--tier", "strong", "--players", "2") == [(2, "strong")]
    plan = plan_for(Path(), 0)
    plan.games, plan.light, plan.medium = None, 20_000, 60
    assert (plan.size(4, "light"), plan.size(4, "medium"), plan.size(4, "strong")) == (20_000, 60, 1804)
