"""What the coach guesses of the pieces others have looked under, by how they walked."""

from itertools import pairwise
from typing import Any

import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import get_game
from fromagerie.engine.replay import steps
from fromagerie.games.drole_de_fromage.ai.belief import Belief, Trail, sightings
from fromagerie.games.drole_de_fromage.model import Rolled, Stepped
from tests.coaching import bot_game, reference_game

pytestmark = [pytest.mark.once, pytest.mark.slow_when_pure]

SEAT = 0
PUBLIC = ("board", "mice", "harvest", "gone", "turns", "steps_left", "turn")


def moments(journal: Any) -> list[tuple[Any, list[Any], Any]]:
    """At every moment: what the first seat sees, what it has heard, and the state."""
    game = get_game("drole-de-fromage")
    told = steps(journal, game, SeededDealer(0))
    return [(table.view(SEAT), list(table.events(SEAT)), table.state.clone()) for table in told]


@pytest.fixture(scope="module")
def game_of_three() -> list[tuple[Any, list[Any], Any]]:
    return moments(reference_game("drole-de-fromage", 3, 11))


def test_earlier_positions_are_those_that_were_seen(game_of_three: list[tuple[Any, list[Any], Any]]) -> None:
    by_step = [
        (before, heard[len(earlier) :])
        for (before, earlier, _), (_, heard, _) in pairwise(game_of_three)
        if any(isinstance(event, Stepped) and event.seat != SEAT for event in heard[len(earlier) :])
    ]
    expected = [view for view, _ in by_step if view.harvest[view.turn]]
    # The last moment that is not the end of the game, where everything is turned over.
    view, heard, _ = game_of_three[-3]
    found = sightings(view, SEAT, heard)
    assert len(found) > 20
    for sighting, seen in zip(found, expected, strict=False):
        assert {name: getattr(sighting.seen, name) for name in PUBLIC} == {name: getattr(seen, name) for name in PUBLIC}
        assert sighting.mover == seen.turn


def test_what_is_taken_in_bit_by_bit_is_what_is_taken_in_at_once(
    game_of_three: list[tuple[Any, list[Any], Any]],
) -> None:
    box = get_game("drole-de-fromage").box
    trail = Trail(game_of_three[0][0], box)
    for view, heard, _ in game_of_three[:-3:7]:
        assert trail.goes_on_to(heard, box)
        trail.watch(view, SEAT, heard)
    at_once = Trail(game_of_three[0][0], box)
    at_once.watch(view, SEAT, heard)
    assert trail.likelihood == at_once.likelihood
    assert not trail.goes_on_to(heard[5:], box)


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (4, 7)])
def test_whoever_walks_as_the_reference_is_seen_through_rather_than_misjudged(players: int, seed: int) -> None:
    """Of what the others really hold the belief thinks more than of what it would be by chance."""
    box = get_game("drole-de-fromage").box
    told = moments(reference_game("drole-de-fromage", players, seed))
    trail = Trail(told[0][0], box)
    ratios = []
    for view, heard, state in told[:-3]:
        if not isinstance(heard[-1], Rolled):
            continue
        trail.watch(view, SEAT, heard)
        belief = Belief(view, SEAT, trail)
        assert sum(weight for weight, _ in belief.cases) == pytest.approx(1.0)
        if belief.others:
            wormy = trail.pieces.set_of(state.names(state.wormy))
            truth = {
                other: trail.pieces.count(wormy & trail.pieces.set_of(view.harvest[other])) for other in belief.others
            }
            before = Belief(view, SEAT, Trail(view, box))
            chance = {tuple(case.items()): weight for weight, case in before.cases}
            now = {tuple(case.items()): weight for weight, case in belief.cases}
            ratios.append(now.get(tuple(truth.items()), 0.0) / chance[tuple(truth.items())])
    assert min(ratios) > 0.5
    assert sum(ratios) / len(ratios) >= 1.0


def test_walking_as_one_likes_makes_nothing_impossible_that_is_possible() -> None:
    box = get_game("drole-de-fromage").box
    told = moments(bot_game(get_game("drole-de-fromage"), ["greedy", "random", "random"], 5))
    trail = Trail(told[0][0], box)
    for view, heard, _ in told[:-3:5]:
        trail.watch(view, SEAT, heard)
        assert min(trail.likelihood.values()) > 0.0
        cases = Belief(view, SEAT, trail).cases
        assert sum(weight for weight, _ in cases) == pytest.approx(1.0)
        assert all(SEAT not in case for _, case in cases)
