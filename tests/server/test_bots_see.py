"""Bots do not cheat: what they are asked holds the view and what was told, and the answer follows from that alone."""

import itertools

import pytest

from fromagerie.bots import bots_for
from fromagerie.engine.game import AnyGame, all_games
from fromagerie.engine.model import Options
from fromagerie.server.bot_pool import speak, think
from fromagerie.server.domain.room import Room
from fromagerie.server.services import BotQuestion
from fromagerie.server.table.bots import make_question
from fromagerie.server.updates.raw import encode
from tests.every_table import at_every_table, of_every_game
from tests.server.twins import dealer_for, positions, set_room, twin

pytestmark = [pytest.mark.once, pytest.mark.slow]


def asked(room: Room, seat: int, bot: str = "random") -> BotQuestion:
    """What the actor of this room would ask a bot."""
    return make_question(room, seat, bot, 7)


def test_a_question_has_no_room_for_anything_else() -> None:
    assert BotQuestion._fields == ("game", "box", "bot", "seat", "view", "legal", "heard", "luck", "temper")


@at_every_table
def test_a_bot_is_asked_the_same_whatever_is_hidden_and_answers_the_same(
    game: AnyGame, players: int, options: Options
) -> None:
    dealer = dealer_for(players, 5)
    for room in positions(set_room(game, players, options, 5), dealer, 4):
        assert room.table is not None
        for seat in room.table.state.to_act():
            other = twin(room, seat, dealer)
            other.secret = room.secret  # the bot's own luck is made from it
            question, again = asked(room, seat), asked(other, seat)
            assert question == again
            assert question.view == encode(room.table.view(seat))
            assert think(question) == think(again) == think(question)


@of_every_game
def test_every_bot_that_can_be_seated_answers_the_same_whatever_is_hidden(game: AnyGame) -> None:
    players = min(game.player_counts)
    dealer = dealer_for(players, 6)
    for room in positions(set_room(game, players, game.options(), 6), dealer, 4):
        assert room.table is not None
        for seat, bot in itertools.product(room.table.state.to_act(), bots_for(game)):
            other = twin(room, seat, dealer)
            other.secret = room.secret
            question, again = asked(room, seat, bot), asked(other, seat, bot)
            assert think(question) == think(again), f"{bot} in seat {seat}"
            assert speak(question) == speak(again), f"{bot} in seat {seat}"


def test_a_bots_luck_tells_nothing_of_the_secret() -> None:
    """It is a hash of it, cut; and another one for every seat and every moment."""
    room = set_room(all_games()["cheez-tricks"], 3, all_games()["cheez-tricks"].options())
    lucks = {make_question(room, seat, "random", version).luck for seat in range(3) for version in range(50)}
    assert len(lucks) == 150
    assert all(luck < 1 << 96 for luck in lucks)
