"""What the greedy bot makes of simple situations."""

import pytest

from fromagerie.engine.bot import Bot
from fromagerie.engine.dealer import Dealer, SeededDealer
from fromagerie.engine.table import Table
from fromagerie.games.drole_de_fromage import GAME
from fromagerie.games.drole_de_fromage.ai.bots import Greedy
from fromagerie.games.drole_de_fromage.rules import DroleDeFromage
from fromagerie.games.drole_de_fromage.tests.table import awaited, can_do, draw, look, put, sit_around, sizes, walk
from fromagerie.games.drole_de_fromage.view import DroleDeFromageView


def let_move(table: Table) -> None:
    """The greedy bot plays for whoever is awaited until somebody else is."""
    seat = awaited(table)
    bot = Greedy(table.game, seat)
    while not table.over and awaited(table) == seat:
        number = bot.choose(look(table, seat), table.state.legal_actions(seat), SeededDealer(1))
        table.act(seat, table.game.actions[number])


def test_it_pushes_over_its_own_edge_what_it_can() -> None:
    table = sit_around(put({"d5": "S", "d6": "2", "g2": "1", "h1": "N"}), rolls="3 1")
    let_move(table)
    assert sizes(table, "Sophie") == "M"


def test_it_walks_round_a_piece_to_get_behind_it() -> None:
    table = sit_around(put({"c8": "S", "d8": "2", "g2": "1", "h1": "N"}), rolls="3 1")
    let_move(table)
    assert sizes(table, "Sophie") == "M"
    assert draw(table).splitlines()[7].split()[3] == "S"


def test_it_prefers_two_pieces_to_one() -> None:
    table = sit_around(put({"d6": "S", "d7": "2", "d8": "2", "c7": "2", "g2": "1", "h1": "N"}), rolls="2 1")
    let_move(table)
    assert sizes(table, "Sophie") == "MM"


def test_it_leaves_to_others_what_it_knows_to_be_wormy() -> None:
    # Of two large pieces one is wormy, and it has found the good one: the other is worth nothing to anybody.
    table = sit_around(
        put({"d7": "S", "d8": "3", "f8": "3", "d3": "2", "e8": "1", "h1": "N"}),
        worms=(1, 0, 0),
        undersides="good",
        rolls="3 1 3",
    )
    walk(table, "S N E")
    walk(table, can_do(table).split()[0])
    let_move(table)
    assert sizes(table, "Sophie") == "LS"


def test_it_gives_nothing_away_when_it_need_not() -> None:
    table = sit_around(put({"d2": "S", "d1": "3", "a5": "1", "h8": "N"}), rolls="1 1")
    let_move(table)
    assert sizes(table, "Nora") == ""


def test_it_takes_the_most_promising_size_as_its_bonus() -> None:
    table = sit_around(put({"c7": "S", "c8": "3", "d8": "1", "f2": "N", "f1": "2"}), rolls="* 2 1")
    walk(table, "S N E S")
    let_move(table)
    assert table.over
    assert sizes(table, "Nora") == "LM"


def test_it_declines_a_bonus_that_can_only_be_wormy() -> None:
    table = sit_around(put({"d7": "S", "d8": "3", "f2": "N", "f1": "2"}), worms=(1, 0, 0), rolls="1 1")
    walk(table, "S N")
    let_move(table)
    assert table.over
    assert sizes(table, "Sophie") == "L"


def play(bots: list[type[Bot]], seed: int) -> DroleDeFromage:
    """A whole game between these bots."""
    dealer = SeededDealer(seed)
    state = GAME.deal(len(bots), GAME.options(), dealer)
    seated = [bot(GAME, seat) for seat, bot in enumerate(bots)]
    while state.to_act():
        seat = state.to_act()[0]
        state.apply(seat, seated[seat].choose(GAME.view(state, seat), state.legal_actions(seat), dealer), dealer)
    return state


class Anyhow(Bot):
    def choose(self, view: DroleDeFromageView, legal: list[int], dealer: Dealer) -> int:
        return legal[dealer.below(len(legal))]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_players_who_move_anyhow(players: int) -> None:
    won = [play([Greedy, *[Anyhow] * (players - 1)], seed).winners() == [0] for seed in range(4)]
    assert sum(won) >= 3


@pytest.mark.parametrize("players", [2, 4])
def test_its_games_do_not_need_the_cap(players: int) -> None:
    assert play([Greedy] * players, 1).turns < 150
