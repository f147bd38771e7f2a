"""What those who think ahead make of Drôle de Fromage, and what they believe about the worms."""

import itertools
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from fromagerie.arena.match import play
from fromagerie.bots import bots_for, make_bot
from fromagerie.bots.levels import LEVELS
from fromagerie.engine.bits import bit
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.model import heard_by
from fromagerie.engine.table import Table
from fromagerie.engine.words import LANGUAGES
from fromagerie.games.drole_de_fromage import GAME
from fromagerie.games.drole_de_fromage.ai.bots import Plan, make_planner, odds_of_steps
from fromagerie.games.drole_de_fromage.ai.reachability import BLOCKED, Field
from fromagerie.games.drole_de_fromage.rules import DroleDeFromage
from fromagerie.games.drole_de_fromage.tests.table import EVERY_TABLE, awaited, look, put, sit_around, sizes, walk

pytestmark = pytest.mark.slow


def deal(players: int, turns: int, seed: int, **options: Any) -> DroleDeFromage:
    """A game in which greedy bots have played so many turns."""
    dealer = SeededDealer(seed)
    state = GAME.deal(players, GAME.read_options(options), dealer)
    bots = [make_bot("greedy", GAME, seat) for seat in range(players)]
    while state.turns <= turns and state.to_act():
        seat = state.next_seat()
        state.apply(seat, bots[seat].choose(GAME.view(state, seat), state.legal_actions(seat), dealer), dealer)
    return state


def let_move(table: Table, level: str = "vintage") -> None:
    """A bot plays for whoever is awaited until somebody else is."""
    seat = awaited(table)
    bot = make_bot(level, table.game, seat)
    while not table.over and awaited(table) == seat:
        number = bot.choose(look(table, seat), table.state.legal_actions(seat), SeededDealer(1))
        table.act(seat, table.game.actions[number])


# The worms


def worlds(state: DroleDeFromage, seat: int) -> Iterator[int]:
    """The wormy pieces in every world that this seat cannot tell from the true one."""
    known = state.seen_by(seat)
    by_size = []
    for size in range(3):
        pieces = [piece for piece, its_size in enumerate(state.setup.sizes) if its_size == size]
        found = [piece for piece in pieces if known & state.wormy & bit(piece)]
        unseen = [piece for piece in pieces if not known & bit(piece)]
        by_size.append(
            [[*found, *more] for more in itertools.combinations(unseen, state.setup.worms[size] - len(found))]
        )
    for wormy in itertools.product(*by_size):
        yield sum(bit(piece) for pieces in wormy for piece in pieces)


def share_out(state: DroleDeFromage, harvest: list[int], wormy: int) -> list[float]:
    """Who wins if the points are counted now."""
    truth = state.clone()
    truth.wormy = wormy
    points = [truth.worth(pieces) for pieces in harvest]
    winners = [seat for seat, paid in enumerate(points) if paid == max(points)]
    return [(seat in winners) / len(winners) for seat in range(len(points))]


def mean(shares: list[list[float]]) -> list[float]:
    return [sum(share) / len(shares) for share in zip(*shares, strict=True)]


@pytest.mark.parametrize("peek", [True, False])
@pytest.mark.parametrize(("players", "turns"), [(2, 0), (2, 25), (2, 45), (3, 30), (4, 35)])
def test_what_it_believes_is_what_all_the_worm_worlds_say(players: int, turns: int, peek: bool) -> None:
    state = deal(players, turns, 2, peek=peek)
    for seat in range(players):
        planner = make_planner(GAME.view(state, seat), GAME.box)
        every_world = list(worlds(state, seat))
        if turns == 0:
            assert len(every_world) == 420
        counted = mean([share_out(state, list(state.harvest), wormy) for wormy in every_world])
        assert list(planner.worms.shares()) == pytest.approx(counted)


@pytest.mark.parametrize(("players", "turns"), [(2, 45), (3, 30)])
def test_what_it_expects_of_a_bonus_is_what_all_the_worm_worlds_say(players: int, turns: int) -> None:
    state = deal(players, turns, 2)
    planner = make_planner(GAME.view(state, 0), GAME.box)
    taken = 0
    for taker, victim, size in itertools.product(range(players), range(players), range(3)):
        if taker == victim or not state.harvest[victim] & state.setup.of_size[size]:
            continue
        taken += 1
        counted = []
        for piece in range(len(state.setup.sizes)):
            if state.harvest[victim] & state.setup.of_size[size] & bit(piece):
                harvest = list(state.harvest)
                harvest[victim] ^= bit(piece)
                harvest[taker] |= bit(piece)
                counted += [share_out(state, harvest, wormy) for wormy in worlds(state, 0)]
        assert list(planner.after_taking(taker, victim, size)) == pytest.approx(mean(counted))
    assert taken > 2


def test_the_last_game_of_a_series_is_played_for_the_series() -> None:
    state = deal(2, 45, 2, games=2)
    view = GAME.view(state, 0)
    state.sheet = [[9, 2]]
    last = GAME.view(state, 0)
    assert last.game == 2
    open_race = make_planner(view, GAME.box).worms.shares()
    ahead = make_planner(last, GAME.box).worms.shares()
    assert ahead[0] > open_race[0]
    assert sum(ahead) == pytest.approx(1.0)


# Walking in thought


@pytest.mark.parametrize("players", EVERY_TABLE)
def test_steps_in_thought_are_steps_on_the_board_and_can_be_taken_back(players: int) -> None:
    dealer = SeededDealer(players)
    board = GAME.deal(players, GAME.options(), dealer).board
    sizes_of = GAME.deal(players, GAME.options(), dealer).setup.sizes
    field = Field(board, sizes_of)
    for _ in range(400):
        seat, way = dealer.below(players), dealer.below(4)
        before = field.key
        pushed = field.step(seat, way)
        assert (pushed != BLOCKED) == board.can_step(seat, way)
        if pushed == BLOCKED:
            continue
        fallen = field.fallen
        after = field.key
        field.unstep(seat, way, pushed, fallen)
        assert same(field, Field(board, sizes_of))
        assert field.key == before
        assert field.step(seat, way) == pushed
        assert field.key == after
        assert board.step(seat, way) == fallen
        assert same(field, Field(board, sizes_of))
    assert field.pieces < len(sizes_of)


def same(field: Field, other: Field) -> bool:
    return (
        list(field.cells) == list(other.cells)
        and list(field.mice) == list(other.mice)
        and list(field.where) == list(other.where)
        and field.pieces == other.pieces
    )


@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_every_end_of_a_roll_is_found_once(steps: int) -> None:
    state = deal(2, 12, 5)
    seat = state.next_seat()
    view = GAME.view(state, seat)
    ends = make_planner(view, GAME.box).think(seat, steps, 0, 0)
    boards = set()
    for _, path in ends:
        board = state.board.clone()
        for step in reversed(range(steps)):
            assert board.can_step(seat, path >> 2 * step & 3)
            board.step(seat, path >> 2 * step & 3)
        boards.add(tuple((0 if 0 < held < 64 else held) for held in board.cells) + pieces_by_size(state, board))
    expected = {
        tuple((0 if 0 < held < 64 else held) for held in end.board.cells) + pieces_by_size(state, end.board)
        for end in Plan(view, seat).walks(steps)
    }
    assert len(boards) == len(ends)
    assert len(boards) == len(expected)


def pieces_by_size(state: DroleDeFromage, board: Any) -> tuple[Any, ...]:
    return tuple(sorted(cell for cell in board.pieces().values()))


def test_a_roll_of_the_printed_die() -> None:
    odds = odds_of_steps([1, 2, 2, 3, 3, 0])
    assert odds == pytest.approx([0, 5 / 30, 11 / 30, 10 / 30, 2 / 30, 0, 2 / 30])


# What it does


def test_it_takes_the_last_piece_and_the_bonus_that_wins() -> None:
    table = sit_around(put({"d7": "S", "d8": "1", "f2": "N", "f1": "1", "g1": "1"}), rolls="1 * 2 1 1")
    walk(table, "N")  # Sophie steps back
    walk(table, "N S E N")  # Nora has four points
    assert sizes(table, "Nora") == "SS"
    let_move(table)
    walk(table, "W")
    let_move(table)
    assert table.over
    assert sizes(table, "Sophie") == "SS"


def test_it_spoils_the_only_plan_of_the_other() -> None:
    # Nora wins with her next step, whatever she rolls, unless the cheese moves away from under her nose.
    table = sit_around(put({"c1": "S", "d1": "1", "d2": "N"}), rolls="1")
    seat = awaited(table)
    bot = make_bot("vintage", table.game, seat)
    number = bot.choose(look(table, seat), table.state.legal_actions(seat), SeededDealer(1))
    assert table.game.notation(table.game.actions[number]) == "E"


def test_it_does_not_end_a_game_that_it_would_lose() -> None:
    # Nora has eight points: with the last piece and a bonus Sophie would have four, and Nora six. So she lets it lie.
    drawing = put({"d7": "S", "d8": "1", "g2": "N", "g1": "1", "f1": "1", "e1": "1", "h1": "1"})
    table = sit_around(drawing, rolls="1 2 1 3 1 3 1 2 1")
    walk(table, "N S")
    seat = awaited(table)
    state = table.state.clone()
    assert isinstance(state, DroleDeFromage)
    for piece in range(len(state.setup.sizes)):
        if state.board.places(len(state.setup.sizes))[piece] // 10 == 1:
            state.board.cells[state.board.places(len(state.setup.sizes))[piece]] = 0
            state.harvest[1] |= bit(piece)
    state.turn, state.steps_left = 0, 1
    view = table.game.view(state, 0)
    assert seat == 1
    number = make_bot("vintage", table.game, 0).choose(view, state.legal_actions(0), SeededDealer(1))
    assert table.game.notation(table.game.actions[number]) != "S"


@pytest.mark.parametrize("level", LEVELS)
def test_it_sticks_to_its_plan_and_says_what_it_is_good_for(level: str) -> None:
    table = sit_around(put({"d5": "S", "d6": "2", "g2": "1", "h1": "N"}), rolls="3 1")
    seat = awaited(table)
    bot = make_bot(level, table.game, seat)
    spoken = set()
    while awaited(table) == seat:
        number = bot.choose(look(table, seat), table.state.legal_actions(seat), SeededDealer(2))
        seen = table.view(None)
        reason = bot.reason(seen, heard_by(None, table.act(seat, table.game.actions[number])))
        spoken.add(reason.message)
        assert all(reason.say(GAME.words(language)) for language in LANGUAGES)
    assert ("why-walk-harvests" in spoken) == bool(sizes(table, "Sophie"))


@pytest.mark.once
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_gives_the_same_move_whatever_the_truth(level: str) -> None:
    state = deal(3, 30, 2)
    seat = state.next_seat()
    other_truth = state.clone()
    other_truth.redeal(seat, SeededDealer(5))
    assert other_truth.state_key() != state.state_key()
    views = [GAME.view(truth, seat) for truth in (state, other_truth)]
    assert msgspec.json.encode(views[0]) == msgspec.json.encode(views[1])
    moves = {make_bot(level, GAME, seat).choose(view, state.legal_actions(seat), SeededDealer(9)) for view in views}
    assert len(moves) == 1


@pytest.mark.once
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"peek": False, "games": 2, "points": "3/2/1"}),
        (3, {"empty": "north", "points": "4/2/1"}),
        (4, {"max_turns": 3}),
    ],
)
def test_it_plays_at_every_table(players: int, options: dict[str, Any]) -> None:
    ended = play(GAME, ["vintage", "aged", "ripe", "curd"][:players], GAME.read_options(options), deal=1, luck=1)
    assert len(ended.scores) == players


@pytest.mark.once
def test_it_beats_a_greedy_player() -> None:
    games = [play(GAME, ["aged", "greedy"], GAME.options(), deal=seed, luck=seed) for seed in range(4)]
    games += [play(GAME, ["greedy", "vintage"], GAME.options(), deal=seed, luck=seed) for seed in range(1)]
    assert sum(game.winners == [number // 4] for number, game in enumerate(games)) >= 4


@pytest.mark.once
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_beats_a_player_who_moves_anyhow(level: str) -> None:
    assert play(GAME, [level, "random"], GAME.options(), deal=1, luck=1).winners == [0]
    assert level in bots_for(GAME)
