"""The same view, memory, luck and level give the same move and the same words, whatever is hidden; long form:
`./dev prove bots`."""

import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, get_game
from tests.every_table import many, of_every_game
from tests.prove_bots import Company, ask_many, elsewhere

pytestmark = [pytest.mark.once, pytest.mark.slow]


@of_every_game
def test_no_bot_chooses_or_says_anything_else_where_hidden_things_lie_otherwise(game: AnyGame) -> None:
    n = 0
    for asked in ask_many(game, many(60, interpreted=12), each=12):
        assert asked.true == asked.other, asked.where
        n += 1
    assert n >= 12


def test_who_looked_at_the_cards_would_be_found_out() -> None:
    """The worlds that are compared differ in what others hold."""
    game = get_game("cheese-mafia")
    state = game.deal(4, game.options(), SeededDealer(1))
    differed = sum(game.view(elsewhere(state, 0, luck), 1) != game.view(state, 1) for luck in range(20))
    assert differed > 15
    assert Company(game, 4, 1).kinds == ["fresh", "ripe", "aged", "vintage"]
