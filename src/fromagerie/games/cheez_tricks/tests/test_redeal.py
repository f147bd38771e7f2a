"""What a seat cannot know is dealt anew: within what it does know, and evenly over all that remains."""

import functools
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import msgspec
import pytest

from fromagerie.engine.bits import bit
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.model import Seat
from fromagerie.engine.table import Table, fingerprint
from fromagerie.games.cheez_tricks import GAME
from fromagerie.games.cheez_tricks.box import CatCard, Deck
from fromagerie.games.cheez_tricks.cards import NUMBERS
from fromagerie.games.cheez_tricks.rules import CheezTricks
from fromagerie.games.cheez_tricks.rules_table import card_names
from fromagerie.games.cheez_tricks.tests.table import (
    EVERY_TABLE,
    JERRY,
    PINKY,
    awaited,
    can_play,
    deal,
    design_game,
    look,
    open_up,
    play,
)
from fromagerie.games.cheez_tricks.tests.worlds import World, list_worlds, merge_piles, world_of
from fromagerie.games.cheez_tricks.view import CheezTricksView, remember

MODES = ("domestic", "wild")

# Within what is known: games with the printed box


class Glance(NamedTuple):
    """A moment of a game as one seat (None: a spectator) sees it, and the same redealt for that seat."""

    seat: Seat | None
    view: CheezTricksView
    remembered: CheezTricksView
    truth: CheezTricks
    redealt: CheezTricks


@functools.cache
def glance(players: int, mode: str) -> list[Glance]:
    """Moments of a whole game played at random. Shared by the tests: at five players, to redeal takes a while."""
    glances = []
    for table in stop_along_the_way(players, mode, every=7 * players):
        for seat in onlookers(table):
            truth = open_up(table).clone()
            redealt = open_up(table).clone()
            redealt.redeal(seat, SeededDealer(table.version))
            view = look(table, seat)
            glances.append(Glance(seat, view, remember(view, table.events(seat)), truth, redealt))
    return glances


def stop_along_the_way(players: int, mode: str, every: int) -> Iterator[Table]:
    """One table again and again, so many moves further each time."""
    luck = SeededDealer(players)
    table = deal(players, mode=mode, first=PINKY)
    while not table.over:
        if len(table.standing) % every == 1:
            yield table
        legal = table.legal(awaited(table))
        table.act(awaited(table), legal[luck.below(len(legal))])
    yield table


def onlookers(table: Table) -> list[Seat | None]:
    """At a small table all who look on; at a large one, to save time, who is awaited and who comes next."""
    players = len(table.names)
    if players < 4:
        return [*range(players), None]
    if table.over:
        return [JERRY, None]
    return [awaited(table), (awaited(table) + 1) % players]


at_every_table = pytest.mark.parametrize("players", EVERY_TABLE)
in_both_modes = pytest.mark.parametrize("mode", MODES)


@in_both_modes
@at_every_table
def test_a_redealt_game_looks_the_same_from_that_seat_to_the_byte(players: int, mode: str) -> None:
    for seat, view, _, truth, redealt in glance(players, mode):
        assert msgspec.json.encode(GAME.view(redealt, seat)) == msgspec.json.encode(view)
        assert redealt.to_act() == truth.to_act()
        assert seat is None or redealt.legal_actions(seat) == truth.legal_actions(seat)


@in_both_modes
@at_every_table
def test_a_redeal_is_not_the_truth(players: int, mode: str) -> None:
    assert any(world_of(redealt) != world_of(truth) for _, _, _, truth, redealt in glance(players, mode))


@in_both_modes
@at_every_table
def test_a_redeal_deals_every_card_once_and_keeps_all_sizes(players: int, mode: str) -> None:
    deck = GAME.box.players[str(players)]
    for _, view, _, _, redealt in glance(players, mode):
        cards = [card_names(place) for place in world_of(redealt)]
        sizes = [*view.hand_sizes, *(tricks * players for tricks in view.tricks), 4 * deck.values - players * deck.hand]
        assert [len(place) for place in cards] == sizes
        dealt = [card for place in cards for card in place] + [laid.card for laid in view.trick]
        assert len(set(dealt)) == len(dealt) == 4 * deck.values


@in_both_modes
@at_every_table
def test_a_redeal_keeps_to_the_voids_that_were_shown(players: int, mode: str) -> None:
    assert any(any(view.voids) for _, view, _, _, _ in glance(players, mode))
    for _, view, _, _, redealt in glance(players, mode):
        hands = [card_names(hand) for hand in redealt.hands]
        assert not [card for seat, hand in enumerate(hands) for card in hand if card[0] in view.voids[seat]]


@at_every_table
def test_a_card_that_lies_open_stays_where_it_is(players: int) -> None:
    assert any(any(view.won) for _, view, _, _, _ in glance(players, "domestic"))
    for _, view, _, _, redealt in glance(players, "domestic"):
        piles = [card_names(pile) for pile in redealt.won]
        assert all(set(pile).issuperset(won) for pile, won in zip(piles, view.won, strict=True))


@in_both_modes
def test_the_card_of_a_siamese_cat_on_ones_back_stays_in_ones_pile(mode: str) -> None:
    table = deal(2, hands={JERRY: "B7"}, cats="SIB7 BK10 WH5", mode=mode, trump="B")
    play(table, "B7")
    play(table, can_play(table, PINKY).split()[0])
    assert all("B7" in card_names(redeal(table, PINKY, seed).won[JERRY]) for seed in range(100))


@in_both_modes
def test_the_card_of_a_hungry_siamese_cat_is_in_no_pile(mode: str) -> None:
    table = deal(2, hands={JERRY: "B7 B6"}, cats="SIB7 BK10 WH5", mode=mode)
    play(table, "B6")
    play(table, can_play(table, PINKY).split()[0])
    worlds = [world_of(redeal(table, PINKY, seed)) for seed in range(200)]
    left_out = 4
    assert {place for world in worlds for place in range(5) if world[place] & bit(NUMBERS["B7"])} == {JERRY, left_out}


def test_at_two_any_card_not_seen_may_be_among_the_eight_left_out() -> None:
    table = deal(2)
    left_out = [card_names(world_of(redeal(table, JERRY, seed))[-1]) for seed in range(300)]
    assert {len(out) for out in left_out} == {8}
    cheese = {f"{variety}{value}" for variety in "SRPB" for value in range(1, 8)}
    assert {card for out in left_out for card in out} == cheese - {*look(table, JERRY).hand}


def redeal(table: Table, seat: Seat | None, seed: int) -> CheezTricks:
    twin = open_up(table).clone()
    twin.redeal(seat, SeededDealer(seed))
    return twin


# Imagining a game from a view


@in_both_modes
@at_every_table
def test_an_imagined_game_looks_the_same_to_the_byte(players: int, mode: str) -> None:
    for seat, view, _, truth, _ in glance(players, mode)[::2]:
        state = GAME.imagine(view, SeededDealer(1))
        assert msgspec.json.encode(GAME.view(state, seat)) == msgspec.json.encode(view)
        assert state.to_act() == truth.to_act()
        assert seat is None or state.legal_actions(seat) == truth.legal_actions(seat)


@in_both_modes
@at_every_table
def test_remembered_cards_never_come_back(players: int, mode: str) -> None:
    for seat, _, remembered, truth, _ in glance(players, mode):
        state = GAME.imagine(remembered, SeededDealer(1))
        shown = msgspec.structs.replace(remembered, recalled=())
        assert msgspec.json.encode(GAME.view(state, seat)) == msgspec.json.encode(shown)
        state.redeal(seat, SeededDealer(2))
        assert list(state.won) == list(truth.won)


def test_an_imagined_game_can_be_the_true_one() -> None:
    table = play_tiny("2 wild, cards left out")
    imagined = {fingerprint(table.game.imagine(look(table, JERRY), SeededDealer(seed))) for seed in range(500)}
    assert fingerprint(table.state) in imagined


# Evenly: against every world there is, on tiny decks

COUNT_TRICKS = {
    "First": CatCard("black", trick=1),
    "Eager": CatCard("white", tricks=2),
    "Most": CatCard("grey", most="tricks"),
}
COUNT_CARDS = {
    "Ones": CatCard("grey", most="1"),
    "Brie": CatCard("orange", fewest="B"),
    "Tuxedo": CatCard("tuxedo", exactly=1),
}
SEEK_A_CARD = {
    "Siamese": CatCard("siamese", card="R2"),
    "First": CatCard("black", trick=1),
    "Few": CatCard("orange", fewest="tricks"),
}


class Tiny(NamedTuple):
    """A position of a game with few cards, in which somebody has shown a void and won cards lie face down."""

    hands: str
    moves: str
    cats: dict[str, CatCard]
    mode: str
    values: int = 2


TINY = {
    "2 wild, cards left out": Tiny("S1 R1 P1 | B1 R2 P2", "S1 B1", COUNT_TRICKS, "wild"),
    "2 wild, a pile each": Tiny("S1 S2 R1 P1 | B1 B2 R2 P2", "S1 B1 R1 R2", COUNT_TRICKS, "wild"),
    "2 wild, siamese": Tiny("S1 S2 R1 P1 | B1 B2 R2 P2", "S1 B1 R1 R2 B2", SEEK_A_CARD, "wild"),
    "2 domestic": Tiny("S2 R1 P1 | B1 R2 P3", "S2 B1 R1", COUNT_CARDS, "domestic", values=3),
    "3 wild, in a trick": Tiny("S1 R1 | B1 R2 | S2 P2", "S1 B1 S2 P2", COUNT_TRICKS, "wild"),
    "3 wild, siamese": Tiny("S1 R1 | R2 P1 | B1 P2", "S1 R2 B1 R1", SEEK_A_CARD, "wild"),
    "3 domestic": Tiny("S2 R1 P1 | B1 R2 P3 | S3 B3 P2", "S2 B1 S3 P2 P1", COUNT_CARDS, "domestic", values=3),
    "4 wild": Tiny("S1 R1 | B1 R2 | S2 P2 | P1 B2", "S1 B1 S2 P1", COUNT_TRICKS, "wild"),
    "4 wild, in a trick": Tiny("S1 R1 | B1 R2 | S2 P2 | P1 B2", "S1 B1 S2 P1 P2 B2", COUNT_TRICKS, "wild"),
    "4 domestic": Tiny("S1 R1 | B1 R2 | S2 P2 | P1 B2", "S1 B1 S2 P1 P2 B2", COUNT_CARDS, "domestic", values=3),
}
in_tiny_positions = pytest.mark.parametrize("name", TINY)


def play_tiny(name: str) -> Table:
    tiny = TINY[name]
    hands = tiny.hands.split(" | ")
    deck = Deck(values=tiny.values, hand=len(hands[0].split()), rounds=1)
    game = design_game(len(hands), deck, tiny.cats)
    table = deal(len(hands), hands=dict(enumerate(hands)), cats=" ".join(tiny.cats), mode=tiny.mode, game=game)
    play(table, tiny.moves)
    return table


@in_tiny_positions
def test_a_tiny_position_is_worth_redealing(name: str) -> None:
    seen = look(play_tiny(name), None)
    assert any(seen.voids)
    assert sum(seen.tricks) * seen.players > sum(map(len, seen.won))


@in_tiny_positions
def test_a_spread_counts_as_many_deals_as_there_are(name: str) -> None:
    table = play_tiny(name)
    players = len(table.names)
    for seat in (*range(players), None):
        worlds = list_worlds(look(table, seat), table.game.box)
        assert open_up(table).unknown_cards(seat).ways() == len({merge_piles(world, players) for world in worlds})


@in_tiny_positions
def test_redeals_fall_evenly_on_every_possible_world(name: str) -> None:
    table = play_tiny(name)
    luck = SeededDealer(1)
    for seat in range(len(table.names)):
        assert_even(*count_redeals(table, seat, luck))


@pytest.mark.parametrize("name", ["2 wild, siamese", "3 wild, siamese", "3 wild, in a trick", "4 wild, in a trick"])
def test_redeals_fall_evenly_for_a_spectator_too(name: str) -> None:
    assert_even(*count_redeals(play_tiny(name), None, SeededDealer(1)))


def count_redeals(table: Table, seat: Seat | None, luck: SeededDealer) -> tuple[Counter[World], set[World]]:
    """How often each world came up in many redeals, and all the worlds that should."""
    worlds = list_worlds(look(table, seat), table.game.box)
    assert world_of(open_up(table)) in worlds
    twin = open_up(table).clone()
    hits: Counter[World] = Counter()
    for _ in range(20 * len(worlds)):
        twin.redeal(seat, luck)
        hits[world_of(twin)] += 1
    return hits, worlds


def assert_even(hits: Counter[World], worlds: set[World]) -> None:
    """Every world comes up; by Pearson's chi-square, a fair deal gets past the limit once in a thousand times."""
    assert set(hits) == worlds
    expected = hits.total() / len(worlds)
    chi_square = sum((hit - expected) ** 2 for hit in hits.values()) / expected
    assert chi_square <= chi_square_limit(len(worlds) - 1)


def chi_square_limit(freedom: int) -> float:
    """Wilson and Hilferty's approximation; 3.09 standard deviations leave one case in a thousand above."""
    if freedom == 0:
        return 0.0
    third = 2 / (9 * freedom)
    return freedom * float(1 - third + 3.09 * third**0.5) ** 3
