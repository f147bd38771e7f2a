"""The parts of the lab: boxes with a change, intervals, who leads, what games write down."""

import functools
import operator
import random
import tomllib
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy as np
import pytest

from fromagerie.engine.box import BadBox
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, all_games, game_with, get_game
from fromagerie.engine.model import Told, heard_by
from fromagerie.engine.recorder import GameRecorder
from fromagerie.engine.state import NOBODY
from fromagerie.jobs.shares import mean_by_deal
from fromagerie.lab import plots
from fromagerie.lab.boxes import BadChange, change, change_all, contents, fits, read_change, write
from fromagerie.lab.lead_stats import tell
from fromagerie.lab.measure import Series, difference, estimate
from fromagerie.lab.probe import imagined, look_into, sensible
from fromagerie.lab.record import Record
from fromagerie.lab.remedy import remedy
from fromagerie.lab.runner import PLAY
from fromagerie.lab.study import Lineup, compare
from fromagerie.lab.table import Use, Watched, recorder_of
from fromagerie.lab.value import observed, things_in, things_used, used
from tests.experiments import box_of, plan_for, version_of

pytestmark = pytest.mark.slow

TRICKS = all_games()["cheez-tricks"]
every_game = pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))


@every_game
def test_a_box_written_out_is_the_same_box(game: AnyGame) -> None:
    text = write(contents(game))
    assert tomllib.loads(text) == contents(game)
    assert game_with(game.key, text).box_hash == game.box_hash


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("cats.BK99.trick=8", "In cats there is no 'BK99'; there are: BK01, BK02"),
        ("cats.BK07.trik=8", "In cats.BK07 there is no 'trik'; there are: family, trick, players."),
        ("dogs.X=1", "In the box there is no 'dogs'; there are: players, points, cats."),
        ("cats.BK07=8", "cats.BK07 holds several things; say which: cats.BK07.family, cats.BK07.trick"),
        ("cats.BK07.trick=late", "cats.BK07.trick is 7; it cannot become 'late'"),
        ("cats.BK07.trick.deep=1", "cats.BK07.trick is 7: there is nothing called 'deep' in it."),
        ("points.per_trick.5=1", "In points.per_trick there is no '5'; there are: 1 to 4."),
        ("cats.TX9=like:TX99", "In cats there is no 'TX99'; there are: BK01, BK02"),
        ("cats.TX3=like:TX4", "In cats there is a 'TX3' already."),
        ("points.more=like:per_trick", "points.per_trick is no part that another could be like."),
        ("points.per_trick=remove", "points.per_trick is [2, 1, 0, 3]; it cannot become 'remove'"),
        ("cats.BK07.trick", "A change is written like cats.BK07.trick=8, not 'cats.BK07.trick'."),
    ],
)
def test_a_change_that_leads_nowhere_is_told_what_there_is(typed: str, complaint: str) -> None:
    with pytest.raises(BadChange) as refused:
        change(box_of("cheez-tricks"), *read_change(typed))
    assert complaint in str(refused.value)


def test_a_change_is_made_and_nothing_else() -> None:
    before = box_of("cheese-master")
    after = change(before, *read_change("dice.king.faces.1=cat"))
    assert after["dice"][5]["faces"][0] == "cat"
    assert before == box_of("cheese-master")
    after["dice"][5]["faces"][0] = "king"
    assert after == before


def test_a_part_is_added_like_another_changed_and_taken_out_again() -> None:
    before = box_of("cheez-tricks")
    more = change_all(before, ["cats.TX9=like:TX4", "cats.TX9.exactly=6"])
    assert more["cats"]["TX9"] == before["cats"]["TX4"] | {"exactly": 6}
    assert game_with("cheez-tricks", write(more)).box.cats["TX9"].exactly == 6
    assert change_all(more, ["cats.TX9=remove"]) == before
    dice = box_of("cheese-master")
    assert change_all(dice, ["dice.wolf=like:dog"])["dice"][-1] == dice["dice"][3] | {"name": "wolf"}
    assert change_all(dice, ["dice.wolf=like:dog", "dice.wolf=remove"]) == dice


def test_how_many_there_are_of_a_part_is_a_change_too() -> None:
    before = box_of("cheez-tricks")
    assert change_all(before, ["cats.TX4.count=1"]) == before
    assert change_all(before, ["cats.TX4.count=0"]) == change_all(before, ["cats.TX4=remove"])
    more = change_all(before, ["cats.TX4.count=3"])
    assert more["cats"]["TX4X2"] == more["cats"]["TX4X3"] == before["cats"]["TX4"]
    assert len(game_with("cheez-tricks", write(more)).box.cats) == len(before["cats"]) + 2
    dice = change_all(box_of("cheese-master"), ["dice.king.count=0"])["dice"]
    assert [die["name"] for die in dice] == [
        die["name"] for die in box_of("cheese-master")["dice"] if die["name"] != "king"
    ]


def test_a_change_that_makes_no_game_is_refused_by_the_game() -> None:
    text = write(change(box_of("cheez-tricks"), *read_change("cats.BK07.trick=99")))
    with pytest.raises(BadBox, match="BK07"):
        game_with("cheez-tricks", text)
    assert get_game("cheez-tricks").box.cats["BK07"].trick == 7


def series(values: list[float], of: list[float] | None = None, deals: list[int] | None = None, **more: Any) -> Series:
    n = len(values)
    return Series(
        "m", "i", "t", "share", np.array(values), np.array(of or [1.0] * n), np.array(deals or range(n)), **more
    )


def test_an_interval_is_the_arenas() -> None:
    luck = random.Random(1)
    dealt = [(deal, luck.random()) for deal in range(50) for _ in range(4)]
    found = estimate(series([value for _, value in dealt], deals=[deal for deal, _ in dealt]))
    known = mean_by_deal(dealt)
    assert found is not None
    assert (found.value, found.low, found.high) == pytest.approx((known.mean, known.low, known.high))


def test_pairs_are_compared_as_pairs() -> None:
    luck = random.Random(2)
    old = [luck.random() for _ in range(200)]
    new = [value + 0.01 + luck.random() / 1000 for value in old]
    found, alone = difference(series(new), series(old)), estimate(series(old))
    assert found is not None
    assert alone is not None
    assert found.low > 0
    assert found.half < alone.half / 50


def test_always_is_never_surer_than_the_number_of_deals_allows() -> None:
    few, many = estimate(series([1.0] * 10)), estimate(series([1.0] * 1000))
    assert few is not None
    assert many is not None
    assert few.low < 0.7 < 0.99 < many.low


def test_an_interval_holds_the_truth_in_about_95_of_100_cases() -> None:
    luck = random.Random(3)
    held = 0
    for _ in range(400):
        of = [float(luck.randint(0, 3)) for _ in range(80)]
        found = estimate(series([float(sum(luck.random() < 0.3 for _ in range(int(n)))) for n in of], of))
        held += found is not None and found.low <= 0.3 <= found.high
    assert 0.91 <= held / 400 <= 0.985


def test_the_lengths_of_very_many_games_can_be_drawn() -> None:
    luck = random.Random(5)
    assert plots.lengths([luck.gauss(12, 3) for _ in range(20_000)], "Length", "minutes").startswith("<svg")
    assert plots.lengths([7.0, 7.0], "Length", "decisions").startswith("<svg")
    beside = plots.lengths([12.0, 14.0, 15.0], "Length", "minutes", 30)
    assert "what the box says, 30 minutes" in beside


def test_the_lead_is_told() -> None:
    story = tell([(0, [0, 0]), (2, [1, 0]), (4, [1, 2]), (6, [3, 2])], [0], 10)
    assert story is not None
    assert (story.changes, story.drama, story.settled) == (2, 0.2, 0.6)
    # After 2, 4, 6 and 8 decisions seat 0, seat 1, seat 0 and seat 0 lead; half-way the winner is last of two.
    assert (story.held, story.comeback) == ([1.0, 0.0, 1.0, 1.0], 1.0)
    together = tell([(0, [0, 0]), (9, [1, 0])], [0], 10)
    assert together is not None
    assert (together.held, together.comeback) == ([0.5] * 4, 0.0)
    assert tell([(0, [0, 0])], [], 10) is None


def finished(first: int, scores: list[int], *winners: int) -> Record:
    wins = [float(seat in winners) / len(winners) for seat in range(len(scores))]
    return Record(wins, scores, first, 1, 0, 0.0, 1, None, None, None, {}, {}, [])


def test_a_bad_place_is_given_what_makes_it_even() -> None:
    """Who begins has two points more than the other: with two points the other is even."""
    luck = random.Random(3)
    games = []
    for _ in range(4000):
        first = luck.randrange(2)
        scores = [luck.randrange(6), luck.randrange(6)]
        scores[first] += 2
        best = [seat for seat in (0, 1) if scores[seat] == max(scores)]
        games.append(finished(first, scores, *best))
    found = remedy(games)
    assert found is not None
    assert found.gifts == [0.0, 2.0]
    assert found.before[0].value > 0.7
    assert abs(found.after[0].value - 0.5) < 0.04
    # Even already, won by something else than points, or without a beginner: nothing to give.
    assert remedy([finished(0, [luck.randrange(9), 4], luck.randrange(2)) for _ in range(200)]) is None
    assert remedy([finished(n % 2, [3, 1], 0) for n in range(200)]) is None


def test_half_a_point_beats_a_tie_break() -> None:
    """One game in eight is a tie that the game's own rules give to who began, half are theirs by a point."""
    kinds = [([3, 3], 0), *[([5, 4], 0)] * 4, *[([1, 4], 1)] * 3]
    found = remedy([finished(0, *kinds[number % 8]) for number in range(400)])
    assert found is not None
    assert found.gifts == [0.0, 0.5]
    assert [share.value for share in found.before] == [0.625, 0.375]
    assert [share.value for share in found.after] == [0.5, 0.5]


def watch(game: AnyGame, banned: Mapping[int, Use] = MappingProxyType({})) -> Watched:
    players = 4 if 4 in game.player_counts else max(game.player_counts)
    return Watched(game, ["random"] * players, game.options(), 1, 1, banned)


@every_game
def test_a_game_notes_nothing_it_has_no_figure_for(game: AnyGame) -> None:
    record = watch(game).play(False)
    figures = recorder_of(game).figures
    assert {key.partition("/")[0] for key in record.tally} <= set(figures)
    assert len(record.tally) > 5 or recorder_of(game) is GameRecorder
    for key, (value, of) in record.tally.items():
        if figures[key.partition("/")[0]].unit == "share":
            assert 0 <= value <= of, key


@every_game
def test_a_thing_can_be_swapped_for_another_or_the_game_says_no(game: AnyGame) -> None:
    record = watch(game).play(False)
    things = sorted(record.had)
    for thing, other in pairwise(things):
        box = recorder_of(game).swapped(contents(game), thing, other)
        assert box is not None
        assert box != contents(game)
    assert not things or fits(game.key, write(recorder_of(game).swapped(contents(game), *things[:2]) or {}))


@every_game
def test_a_game_nobody_watches_is_the_same_game(game: AnyGame) -> None:
    assert watch(game).play_unwatched().wins == watch(game).play(False).wins


@every_game
def test_mechanics_can_be_done_without(game: AnyGame) -> None:
    for use in recorder_of(game).mechanics.values():
        assert sum(watch(game, {0: use}).play(False).wins) == pytest.approx(1)


def test_the_same_number_is_the_same_game_whatever_is_drawn_besides() -> None:
    first, again = (Watched(TRICKS, ["random"] * 4, TRICKS.options(), 7, 7, {}).play(True) for _ in range(2))
    assert first == again


def test_a_side_of_a_die_that_never_matters_is_noted(tmp_path: Path) -> None:
    """A dog with no cat to chase changes nothing; cheese always does."""
    game = all_games()["cheese-master"]
    notes: Any = recorder_of(game)(game, 2)
    notes.dice = ["yellow-1", "dog"]
    notes.thrown(["cheese-2", "dog"])
    assert notes.tally["matters/dog side"] == [0.0, 1.0]
    assert notes.tally["matters/cheese-2 side"] == [1.0, 1.0]
    assert notes.tally["sides/dog shows dog"] == [1.0, 1.0]


@pytest.mark.once
def test_what_a_card_is_worth_when_it_is_put_to_work_is_counted_apart() -> None:
    game = all_games()["cheese-mafia"]
    records = [Watched(game, ["greedy"] * 3, game.options(), n, n, {}).play(False) for n in range(60)]
    things = things_used(records)
    assert "C1" in things
    assert set(things) <= set(things_in(records))
    found = estimate(used("C1", records))
    held = estimate(observed("C1", records))
    assert found is not None
    assert held is not None
    assert found.value != held.value
    assert abs(found.value) < 1


@pytest.mark.once
def test_a_choice_without_consequence_shows_no_spread() -> None:
    state = TRICKS.deal(4, TRICKS.options(), SeededDealer(1))
    luck = SeededDealer(2)
    while len(state.legal_actions(state.next_seat())) == 1 or state.tricks_taken < 2:
        seat = state.next_seat()
        state.apply(seat, state.random_action(seat, luck), luck)
    assert state.next_seat() != NOBODY
    seat = state.next_seat()
    probes = [look_into(state, 4, seat, 0.0, SeededDealer(seed), sensible(TRICKS)) for seed in range(20)]
    spread = sum(probe.spread for probe in probes) / len(probes)
    assert abs(spread) < 0.15


@pytest.mark.once
def test_the_worlds_a_choice_is_looked_into_are_possible_ones() -> None:
    """In the wild mode won tricks lie face down; who saw them fall does not deal those cards to anybody again."""
    wild = TRICKS.read_options({"mode": "wild"})
    for seed in range(5):
        told: list[Told] = []
        luck = SeededDealer(seed)
        state = TRICKS.deal(4, wild, luck, told)
        while state.tricks_taken < 5:
            state.apply(state.next_seat(), state.random_action(state.next_seat(), luck), luck)
        seat = state.next_seat()
        world: Any = imagined(TRICKS, state, seat, list(heard_by(seat, told)), luck)
        fallen = state.trick | functools.reduce(operator.or_, state.won)
        forgetful = state.clone()
        for _ in range(20):
            other = world.clone()
            other.redeal(seat, luck)
            assert not any(hand & fallen for hand in other.hands)
            assert list(other.won) == list(state.won)
            forgetful.redeal(seat, luck)
        # What the table alone shows would not be enough.
        assert any(hand & fallen for hand in forgetful.hands)


@pytest.mark.once
def test_games_that_cannot_differ_are_taken_over_and_would_have_been_the_same(tmp_path: Path) -> None:
    path, value = read_change("cats.BK07.trick=8")
    old, new = version_of(TRICKS), version_of(TRICKS, change(box_of("cheez-tricks"), path, value))
    lineup, plan = Lineup(4, "light"), plan_for(tmp_path / "a", 16)
    ((_, after),) = compare(plan, old, new, [lineup], [path])
    ((_, played),) = compare(plan_for(tmp_path / "b", 16), old, new, [lineup])
    assert after.records == played.records
    kept = plan_for(tmp_path / "a", 16).runner(new, lineup)
    kept.recall()
    assert 0 < len(kept.known[PLAY]) < 16


@pytest.mark.once
@pytest.mark.parametrize(
    "box", sorted((Path(__file__).parent.parent / "docs" / "lab" / "boxes").glob("*.toml")), ids=lambda box: box.stem
)
def test_a_proposed_box_can_be_played(box: Path) -> None:
    key = next(key for key in all_games() if box.name.startswith(key))
    assert get_game(key, box).box_hash != all_games()[key].box_hash
