"""What a seat cannot know is dealt anew: within what it does know, and evenly over all that remains."""

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.model import Seat
from fromagerie.engine.table import Table, fingerprint
from fromagerie.games.cheez_tricks import GAME
from fromagerie.games.cheez_tricks.box import CatCard, Deck
from fromagerie.games.cheez_tricks.model import TookTrick
from fromagerie.games.cheez_tricks.rules import CheezTricks
from fromagerie.games.cheez_tricks.tests.table import (
    EVERY_TABLE,
    JERRY,
    PINKY,
    REMY,
    awaited,
    deal,
    design_game,
    look,
    open_up,
    play,
    told,
)
from fromagerie.games.cheez_tricks.tests.worlds import World, hide_whose_pile, list_worlds, onlookers, world_of
from fromagerie.games.cheez_tricks.view import remember

MODES = ("domestic", "wild")

# Redeals respect what is known: printed box, many positions


def stop_along_the_way(players: int, mode: str, every: int, first: Seat = JERRY) -> Iterator[Table]:
    """One table again and again, some moves further each time; everybody plays at random."""
    luck = SeededDealer(players)
    table = deal(players, mode=mode, first=first)
    moves = 0
    while not table.over:
        if moves % every == 0:
            yield table
        legal = table.legal(awaited(table))
        table.act(awaited(table), legal[luck.below(len(legal))])
        moves += 1
    yield table


def redealt(table: Table, seat: Seat | None, seed: int) -> CheezTricks:
    twin = open_up(table).clone()
    twin.redeal(seat, SeededDealer(seed))
    return twin


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_a_redealt_game_looks_the_same_from_that_seat_to_the_byte(players: int, mode: str) -> None:
    for table in stop_along_the_way(players, mode, every=5):
        for seat in onlookers(players):
            twin = redealt(table, seat, seed=table.version)
            assert msgspec.json.encode(GAME.view(twin, seat)) == msgspec.json.encode(table.view(seat))
            assert seat is None or twin.legal_actions(seat) == table.state.legal_actions(seat)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_a_redeal_keeps_every_card_once_and_all_sizes(players: int, mode: str) -> None:
    deck = GAME.box.players[str(players)]
    for table in stop_along_the_way(players, mode, every=7):
        seen = look(table, None)
        for seat in onlookers(players):
            *places, out = world_of(redealt(table, seat, seed=table.version))
            sizes = [*seen.hand_sizes, *(tricks * players for tricks in seen.tricks)]
            assert [len(place) for place in places] == sizes
            assert len(out) == 4 * deck.values - players * deck.hand
            cards = sum(map(len, [*places, out])) + len(seen.trick)
            assert len(frozenset().union(*places, out)) + len(seen.trick) == cards == 4 * deck.values


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_a_redeal_keeps_to_the_voids_that_were_shown(players: int, mode: str) -> None:
    shown = 0
    for table in stop_along_the_way(players, mode, every=3):
        seen = look(table, None)
        shown += sum(map(len, seen.voids))
        for seat in onlookers(players):
            hands = world_of(redealt(table, seat, seed=table.version))[:players]
            assert not [card for holder, hand in enumerate(hands) for card in hand if card[0] in seen.voids[holder]]
    assert shown > 20


@pytest.mark.parametrize("players", EVERY_TABLE)
def test_an_open_card_stays_before_its_owner(players: int) -> None:
    for table in stop_along_the_way(players, "domestic", every=5):
        won = look(table, None).won
        for seat in onlookers(players):
            piles = world_of(redealt(table, seat, seed=table.version))[players : 2 * players]
            assert all(pile.issuperset(cards) for pile, cards in zip(piles, won, strict=True))


@pytest.mark.parametrize("mode", MODES)
def test_the_card_of_a_siamese_cat_on_ones_back_stays_in_ones_pile(mode: str) -> None:
    table = deal(3, hands={JERRY: "B7 B9", PINKY: "B3", REMY: "B2"}, cats="SIB7 BK12 WH5", mode=mode)
    play(table, "B9 B3 B2")
    play(table, "B7")
    for seat in (PINKY, REMY):
        play(table, next(card for card in look(table, seat).hand if GAME.action_typed[card] in table.legal(seat)))
    owner = told(table, TookTrick)[-1].seat
    for seed in range(50):
        for seat in onlookers(3):
            assert "B7" in world_of(redealt(table, seat, seed))[3 + owner]


@pytest.mark.parametrize("mode", MODES)
def test_the_card_of_a_siamese_cat_still_hungry_lies_in_no_pile(mode: str) -> None:
    table = deal(2, hands={JERRY: "B7 B6"}, cats="SIB7 BK10 WH5", mode=mode)
    play(table, "B6")
    play(table, next(move for move in look(table, PINKY).hand if GAME.action_typed[move] in table.legal(PINKY)))
    places = Counter(
        place
        for seed in range(200)
        for place, cards in enumerate(world_of(redealt(table, PINKY, seed)))
        if "B7" in cards
    )
    assert set(places) == {JERRY, 4}


def test_at_two_any_card_not_seen_may_be_among_the_eight_left_out() -> None:
    table = deal(2, cats="BK01 WH2 GRT")
    left_out = [world_of(redealt(table, JERRY, seed))[-1] for seed in range(300)]
    assert {len(out) for out in left_out} == {8}
    assert frozenset().union(*left_out) == frozenset().union(*world_of(open_up(table))) - {*look(table, JERRY).hand}


# Imagining a game from a view


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_an_imagined_game_looks_the_same_to_the_byte(players: int, mode: str) -> None:
    for table in stop_along_the_way(players, mode, every=5, first=PINKY):
        for seat in onlookers(players):
            state = GAME.imagine(look(table, seat), SeededDealer(table.version))
            assert msgspec.json.encode(GAME.view(state, seat)) == msgspec.json.encode(table.view(seat))
            assert state.to_act() == table.state.to_act()
            assert seat is None or state.legal_actions(seat) == table.state.legal_actions(seat)


def test_an_imagined_game_can_be_the_true_one() -> None:
    table = play_tiny("2 wild, cards left out")
    truth = fingerprint(table.state)
    assert truth in {fingerprint(table.game.imagine(look(table, JERRY), SeededDealer(seed))) for seed in range(1000)}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_remembered_cards_never_come_back(players: int, mode: str) -> None:
    for table in stop_along_the_way(players, mode, every=7):
        for seat in onlookers(players):
            view = remember(look(table, seat), table.events(seat))
            state = GAME.imagine(view, SeededDealer(table.version))
            assert GAME.view(state, seat) == view
            state.redeal(seat, SeededDealer(table.version + 1))
            piles = world_of(open_up(table))[players : 2 * players]
            assert world_of(state)[players : 2 * players] == piles
            assert [set(pile) for pile in view.won] == [set(pile) for pile in piles]


# Spread evenly: against every world there is, on tiny decks

COUNT_TRICKS = {
    "First": CatCard("black", trick=1),
    "Eager": CatCard("white", tricks=2),
    "Most": CatCard("grey", most="tricks"),
}
COUNT_CARDS = {
    "Ones": CatCard("grey", most="1"),
    "Brie": CatCard("grey", most="B"),
    "Tuxedo": CatCard("tuxedo", exactly=1),
}
SEEK_A_CARD = {
    "Siamese": CatCard("siamese", card="R2"),
    "Ones": CatCard("grey", most="1"),
    "Few": CatCard("orange", fewest="tricks"),
}

# Players, deck, mode, cats, hands and moves. In each, somebody has shown a void and a trick lies face down.
TINY: dict[str, tuple[int, Deck, str, dict[str, CatCard], str, str]] = {
    "2 wild, cards left out": (2, Deck(2, 3, 1), "wild", COUNT_TRICKS, "S1 R1 P1 | B1 R2 P2", "S1 B1"),
    "2 wild, a pile each": (2, Deck(2, 4, 1), "wild", COUNT_TRICKS, "S1 S2 R1 P1 | B1 B2 R2 P2", "S1 B1 R1 R2"),
    "2 wild, siamese": (2, Deck(2, 4, 1), "wild", SEEK_A_CARD, "S1 S2 R1 P1 | B1 B2 R2 P2", "S1 B1 R1 R2 B2"),
    "2 domestic": (2, Deck(3, 4, 1), "domestic", COUNT_CARDS, "S2 R1 P1 P2 | B1 R2 P3 B3", "S2 B1 R1 R2 B3"),
    "3 wild, in a trick": (3, Deck(2, 2, 1), "wild", COUNT_TRICKS, "S1 R1 | B1 R2 | S2 P2", "S1 B1 S2 P2"),
    "3 wild, siamese": (3, Deck(2, 2, 1), "wild", SEEK_A_CARD, "S1 R1 | R2 P1 | B1 P2", "S1 R2 B1 R1"),
    "3 domestic": (3, Deck(3, 3, 1), "domestic", COUNT_CARDS, "S2 R1 P1 | B1 R2 P3 | S3 B3 P2", "S2 B1 S3 P2 P1"),
    "4 wild": (4, Deck(2, 2, 1), "wild", COUNT_TRICKS, "S1 R1 | B1 R2 | S2 P2 | P1 B2", "S1 B1 S2 P1"),
    "4 wild, in a trick": (
        4,
        Deck(2, 2, 1),
        "wild",
        COUNT_TRICKS,
        "S1 R1 | B1 R2 | S2 P2 | P1 B2",
        "S1 B1 S2 P1 P2 B2",
    ),
    "4 domestic": (
        4,
        Deck(3, 3, 1),
        "domestic",
        COUNT_CARDS,
        "S1 R1 P3 | B1 R2 B2 | S2 P2 R3 | P1 B3 S3",
        "S1 B1 S2 S3 P1 P3 B2 P2",
    ),
}


def play_tiny(name: str) -> Table:
    players, deck, mode, cats, hands, moves = TINY[name]
    game = design_game(players, deck, cats)
    table = deal(players, hands=dict(enumerate(hands.split("|"))), cats=" ".join(cats), trump="S", mode=mode, game=game)
    play(table, moves)
    return table


@pytest.mark.parametrize("name", TINY)
def test_a_tiny_position_has_what_it_takes(name: str) -> None:
    seen = look(play_tiny(name), None)
    assert any(seen.voids)
    assert sum(seen.tricks) * seen.players > sum(map(len, seen.won))


@pytest.mark.parametrize("name", TINY)
def test_the_spread_counts_as_many_deals_as_there_are(name: str) -> None:
    table = play_tiny(name)
    for seat in onlookers(len(table.names)):
        worlds = list_worlds(look(table, seat), table.game.box)
        merged = {hide_whose_pile(world, len(table.names)) for world in worlds}
        assert open_up(table).unknown_cards(seat).ways() == len(merged)


@pytest.mark.parametrize("name", TINY)
def test_redeals_fall_evenly_on_every_possible_world(name: str) -> None:
    table = play_tiny(name)
    luck = SeededDealer(1)
    for seat in onlookers(len(table.names)):
        worlds = list_worlds(look(table, seat), table.game.box)
        assert world_of(open_up(table)) in worlds
        twin = open_up(table).clone()
        hits: Counter[World] = Counter()
        for _ in range(20 * len(worlds)):
            twin.redeal(seat, luck)
            hits[world_of(twin)] += 1
        assert set(hits) == worlds
        assert_even(hits)


def assert_even(hits: Counter[World]) -> None:
    """Pearson's chi-square against equal shares; a fair deal gets past the limit once in a thousand times."""
    expected = hits.total() / len(hits)
    chi_square = sum((hit - expected) ** 2 for hit in hits.values()) / expected
    assert chi_square <= chi_square_limit(len(hits) - 1)


def chi_square_limit(freedom: int) -> float:
    """Wilson and Hilferty's approximation; 3.09 standard deviations leave one case in a thousand above."""
    if freedom == 0:
        return 0.0
    third = 2 / (9 * freedom)
    return freedom * (1 - third + 3.09 * third**0.5) ** 3
