"""Sealed luck: a seed is used only while its round is played, a restart changes nothing, and every draw is fair."""

import itertools
from collections import Counter

import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, get_game
from fromagerie.engine.journal import read_journal, write_journal
from fromagerie.engine.model import Options
from fromagerie.engine.replay import replay
from fromagerie.engine.sealed import SealedDealer, new_secret, seals, spell
from fromagerie.engine.verify import tell_luck, verify
from tests.every_table import at_every_table, of_every_game, play_table
from tests.sealed_games import NAME, SEEDS, open_sealed, play_sealed, seal_up, secret_of

pytestmark = pytest.mark.once

# Rounds


@at_every_table
def test_no_draw_uses_the_seed_of_a_round_that_has_ended(game: AnyGame, players: int, options: Options) -> None:
    table, dealer = open_sealed(game, players, options, 1)
    assert table.state.round_index() == 0, "what the first round was dealt from would be made known while it is played"
    while not table.over:
        seen, before = len(dealer.draws), table.state.round_index()
        play_table(table, SeededDealer(table.version), decisions=1)
        # Whatever an action draws after it ended a round is for the next one.
        assert all(before <= draw.round <= table.state.round_index() for draw in dealer.draws[seen:])
        opened = {seal.round for seal in seals(secret_of(1), NAME, before, table.over) if seal.seed}
        assert table.over or not opened & {draw.round for draw in dealer.draws[seen:]}


@pytest.mark.parametrize("key", ["cheez-tricks", "cheese-mafia"])
def test_a_new_round_is_dealt_from_a_new_seed(key: str) -> None:
    table = play_sealed(get_game(key), 1)
    luck = table.journal.luck
    assert luck
    deals = [draw.round for draw in luck.draws if draw.what in ("cheese", "deal")]
    assert deals == list(range(len(deals)))
    assert len(deals) > 2


@pytest.mark.parametrize("key", ["cheez-tricks", "cheese-mafia"])
def test_a_round_that_was_made_known_is_never_drawn_from_again_though_actions_are_taken_back(key: str) -> None:
    game = get_game(key)
    table, dealer = open_sealed(game, min(game.player_counts), game.options(), 2)
    while table.chapter < 2:
        play_table(table, SeededDealer(table.version), decisions=1)
    table.undo(3)
    assert table.state.round_index() == 1
    assert table.chapter == 2
    seen = len(dealer.draws)
    play_table(table, SeededDealer(9))
    assert min(draw.round for draw in dealer.draws[seen:]) == 2
    seal_up(table, 2)
    report = verify(table.journal, game)
    assert (report.draws, report.doubts) == (len(dealer.draws), [])


@of_every_game
def test_only_rounds_that_are_over_are_told(game: AnyGame) -> None:
    table, dealer = open_sealed(game, min(game.player_counts), game.options(), 3)
    while not table.over:
        luck = tell_luck(table.journal, game, secret_of(3), NAME, SEEDS[: len(table.names)])
        assert all(draw.round < table.state.round_index() for draw in luck.draws)
        assert [seal.round for seal in luck.seals if seal.seed] == list(range(table.state.round_index()))
        assert luck.secret is None
        assert secret_of(3).hex() not in str(luck)
        play_table(table, SeededDealer(table.version), decisions=7)
    luck = tell_luck(table.journal, game, secret_of(3), NAME, SEEDS[: len(table.names)])
    assert luck.draws == dealer.draws
    assert luck.secret == secret_of(3).hex()


def test_all_rounds_up_to_the_next_are_promised() -> None:
    now = seals(secret_of(1), NAME, 2, over=False)
    assert [(seal.round, seal.seed is not None) for seal in now] == [(0, True), (1, True), (2, False), (3, False)]
    assert [seal.commitment for seal in now] == [seal.commitment for seal in seals(secret_of(1), NAME, 2, over=True)]
    assert len({seal.commitment for seal in now}) == 4
    assert all(seal.seed for seal in seals(secret_of(1), NAME, 2, over=True))


# Restarts


@of_every_game
def test_a_restart_at_any_entry_changes_nothing(game: AnyGame) -> None:
    whole, _ = open_sealed(game, min(game.player_counts), game.options(), 4)
    table, _ = open_sealed(game, min(game.player_counts), game.options(), 4)
    while not whole.over:
        play_table(whole, SeededDealer(whole.version), decisions=1)
        dealer = SealedDealer(secret_of(4), SEEDS[: len(table.names)], game.chance)
        journal = read_journal(write_journal(table.journal))
        table = replay(journal, game, dealer)
        dealer.sit_at(table)
        play_table(table, SeededDealer(table.version), decisions=1)
        assert table.journal.entries[-1].chance == whole.journal.entries[-1].chance


@of_every_game
def test_a_move_that_could_not_be_saved_and_is_made_again_draws_the_same(game: AnyGame) -> None:
    table, dealer = open_sealed(game, min(game.player_counts), game.options(), 5)
    drew: tuple[str, ...] = ()
    # A game may draw at the deal alone: then it is its last move that is made again.
    while not drew and not table.over:
        play_table(table, SeededDealer(table.version), decisions=1)
        drew = table.journal.entries[-1].chance
    lost = table.journal.entries.pop()
    again = replay(table.journal, game, dealer)
    dealer.sit_at(again)
    play_table(again, SeededDealer(again.version), decisions=1)
    assert (again.journal.entries[-1].do, again.journal.entries[-1].chance) == (lost.do, drew)


# What luck is made of


def test_every_secret_is_new() -> None:
    assert len({new_secret() for _ in range(100)}) == 100
    assert all(len(new_secret()) == 32 for _ in range(100))


def test_parts_can_be_told_apart_however_they_are_cut() -> None:
    parts = ["", ",", "1", "1:", "1:a,", "é", "12"]
    spelt = [spell(*some) for n in range(4) for some in itertools.product(parts, repeat=n)]
    assert len(set(spelt)) == len(spelt)
    assert spell("é", 12) == "2:é,2:12,"


def test_whatever_a_player_throws_in_changes_the_luck() -> None:
    dealt = [tuple(deal(secret_of(1), seeds)) for seeds in (["a", "b"], ["b", "a"], ["ab", ""], ["a", "b", ""], ["a"])]
    assert len(set(dealt)) == len(dealt)


def test_every_order_is_equally_likely() -> None:
    seen = Counter(tuple(deal(secret_of(number), ["x"], cards=2)) for number in range(9000))
    # 90 pairs, 100 each: five standard deviations.
    assert len(seen) == 90
    assert max(abs(times - 100) for times in seen.values()) < 50


def deal(secret: bytes, seeds: list[str], cards: int = 10) -> list[int]:
    return SealedDealer(secret, seeds, {"cards": "0123456789"}).draw(list(range(10)), cards, "cards")


def test_numbers_are_fair_up_to_the_last() -> None:
    # Three quarters of all words: without drawing again, the lowest third would come twice as often.
    dealer = SealedDealer(secret_of(1), ["x"], {})
    n = 3 << 62
    low = sum(dealer.below(n) < n // 2 for _ in range(2000))
    assert abs(low - 1000) < 120
    assert dealer.counter > 2400, "some words had to be drawn again"
