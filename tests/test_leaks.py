"""The leak tests themselves work: leaks planted on purpose, one at a time, are all found by the laws of every game."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from fromagerie.engine.bits import bit, count, members_of
from fromagerie.engine.dealer import Dealer, SeededDealer
from fromagerie.engine.game import get_game
from fromagerie.engine.model import Action, Options, Refusal, Seat, Told, View
from fromagerie.engine.playout import playout
from fromagerie.engine.state import State
from fromagerie.engine.table import fingerprint
from tests.every_table import observers, random_positions
from tests.leaks import Door, Drew, leaks, leaks_in_deal, leaks_in_news, order_matters
from tests.worlds import narrow_positions, never_redealt, redealt_otherwise, redealt_values

pytestmark = [pytest.mark.once, pytest.mark.slow]

# The laws at work


def find_leak(door: Door, players: int, options: Options, positions: int = 64) -> str | None:
    """What the laws of secrecy find out about a door, looking through it at random positions until they find a leak."""
    dealer = SeededDealer(1)
    for state in random_positions(door.game, players, options, 1, positions):
        for seat in observers(players):
            found = (
                leaks(door.game, door.shows, state, seat, dealer)
                or leaks_in_news(door, state, seat, dealer)
                or leaks_in_deal(door, players, options, seat, dealer)
            )
            if found:
                return found
    return None


def find_leaky_answer(door: Door, players: int, options: Options) -> str | None:
    dealer = SeededDealer(2)
    for state in random_positions(door.game, players, options, 2, 6):
        for seat in observers(players):
            found = leaks(door.game, door.answers, state, seat, dealer)
            if found:
                return found
    return None


# Leaks in Cheez-Tricks. A plant may know its game; the laws that find it do not.

CHEEZ_TRICKS: Any = get_game("cheez-tricks")
DOMESTIC = CHEEZ_TRICKS.options()
WILD = CHEEZ_TRICKS.options(mode="wild")

Plant = Callable[[Any, Any, Seat | None], Any]
plants: list[Any] = []


def plant(players: int = 3, options: Options = DOMESTIC) -> Callable[[Plant], Plant]:
    """Something a view is made to show: a function of the honest view, the true state, and who looks."""

    def planted(shown: Plant) -> Plant:
        plants.append(pytest.param(shown, players, options, id=shown.__name__.replace("_", " ")))
        return shown

    return planted


@plant()
def the_hand_of_the_next_seat(view: Any, state: Any, seat: Seat | None) -> Any:
    return view, members_of(state.hands[((seat or 0) + 1) % state.players])


@plant(players=4)
def how_many_trumps_the_left_neighbour_holds(view: Any, state: Any, seat: Seat | None) -> Any:
    hand = members_of(state.hands[((seat or 0) + 1) % state.players])
    return view, sum(card & 3 == state.trump for card in hand)


@plant()
def ones_own_hand_in_an_order_that_tells_who_could_beat_it(view: Any, state: Any, seat: Seat | None) -> Any:
    return msgspec.structs.replace(view, hand=sorted(view.hand, key=lambda card: card in beaten(state, view)))


def beaten(state: Any, view: Any) -> set[str]:
    """One's cards that the next seat could top."""
    after = members_of(state.hands[((view.seat or 0) + 1) % state.players])
    names = CHEEZ_TRICKS.chance["cheese"]
    return {card for card in view.hand if any(other & 3 == names.index(card) & 3 for other in after)}


@plant(players=2)
def the_cards_left_out_at_two_players(view: Any, state: Any, seat: Seat | None) -> Any:
    seen = state.trick
    for other in range(state.players):
        seen |= state.hands[other] | state.won[other]
    return view, [card for card in range(28) if not seen & bit(card)]


@plant(options=WILD)
def the_face_down_piles_of_the_wild_mode(view: Any, state: Any, seat: Seat | None) -> Any:
    return view, [members_of(pile) for pile in state.won]


@plant()
def the_face_down_piles_of_the_domestic_mode(view: Any, state: Any, seat: Seat | None) -> Any:
    return view, [members_of(pile) for pile in state.won]


@plant()
def where_the_open_cards_lie_in_their_pile(view: Any, state: Any, seat: Seat | None) -> Any:
    names = CHEEZ_TRICKS.chance["cheese"]
    piles = [members_of(pile) for pile in state.won]
    return view, [[pile.index(names.index(card)) for card in won] for won, pile in zip(view.won, piles, strict=True)]


@plant()
def a_hash_of_the_state(view: Any, state: Any, seat: Seat | None) -> Any:
    return view, fingerprint(state)


@plant()
def the_hand_of_the_leader_to_a_spectator(view: Any, state: Any, seat: Seat | None) -> Any:
    return view if seat is not None else msgspec.structs.replace(view, hand=members_of(state.hands[state.first]))


@plant()
def who_holds_the_card_of_a_siamese_cat(view: Any, state: Any, seat: Seat | None) -> Any:
    wanted = state.siamese_cards() or bit(24)
    return view, [other for other in range(state.players) if state.hands[other] & wanted]


@plant()
def the_highest_card_out_and_its_holder(view: Any, state: Any, seat: Seat | None) -> Any:
    held = [(card, other) for other in range(state.players) if other != seat for card in members_of(state.hands[other])]
    return view, max(held, default=None)


@plant()
def an_id_for_a_card_on_the_table_that_tells_its_place_in_the_hand(view: Any, state: Any, seat: Seat | None) -> Any:
    laid = [(other, int(state.laid[other])) for other in state.laid_order()]
    return view, [sum(held < card for held in members_of(state.hands[other])) for other, card in laid]


@plant()
def the_chance_to_win_reckoned_with_the_true_hands(view: Any, state: Any, seat: Seat | None) -> Any:
    if seat is None or not state.to_act():
        return view
    return view, sum(win(state, seat, SeededDealer(number)) for number in range(10)) / 10


def win(state: State, seat: Seat, dealer: Dealer) -> bool:
    world = state.clone()
    playout(world, dealer)
    return seat in world.winners()


@plant()
def a_void_told_from_the_hand_instead_of_shown(view: Any, state: Any, seat: Seat | None) -> Any:
    held = [{"SRPB"[card & 3] for card in members_of(hand)} for hand in state.hands]
    return msgspec.structs.replace(view, voids=[[kind for kind in "SRPB" if kind not in kinds] for kinds in held])


@plant()
def whether_the_trick_on_the_table_is_as_good_as_won(view: Any, state: Any, seat: Seat | None) -> Any:
    to_come = [state.hands[other] for other in range(state.players) if other not in state.laid_order()]
    return view, any(card > state.best_card for hand in to_come for card in members_of(hand))


@plant()
def how_many_cards_are_in_hand_counted_in_the_wrong_hands(view: Any, state: Any, seat: Seat | None) -> Any:
    return msgspec.structs.replace(view, hand_sizes=[count(hand & 0x1111111111) for hand in state.hands])


@plant()
def players_in_the_order_of_their_best_card(view: Any, state: Any, seat: Seat | None) -> Any:
    return view, sorted(range(state.players), key=lambda other: max(members_of(state.hands[other]), default=0))


@pytest.mark.parametrize(("shown", "players", "options"), plants)
def test_the_view_law_finds(shown: Plant, players: int, options: Options) -> None:
    class Leaky(Door):
        def view(self, state: State, seat: Seat | None) -> Any:
            return shown(super().view(state, seat), state, seat)

    found = find_leak(Leaky(CHEEZ_TRICKS, players), players, options)
    assert found is not None
    assert "by the view" in found


# Leaks beside the view


class LegalActionsOfTheNextSeat(Door):
    def legal(self, state: State, seat: Seat | None) -> list[Action]:
        awaited = state.to_act()
        return super().legal(state, awaited[0] if awaited else None)


class LegalActionsInAnOrderThatTells(Door):
    def legal(self, state: Any, seat: Seat | None) -> list[Action]:
        legal = super().legal(state, seat)
        return legal[::-1] if state.hands[0] & bit(0) else legal


class MessagesOfALengthThatTells(Door):
    def encode(self, message: Any, state: Any, seat: Seat | None) -> bytes:
        return super().encode(message, state, seat) + b" " * len(members_of(state.hands[0] & 0x1111111111))


class FieldsInAnOrderThatTells(Door):
    def encode(self, message: Any, state: Any, seat: Seat | None) -> bytes:
        plain = msgspec.to_builtins(message)
        if isinstance(plain, dict) and state.hands[0] & 0xF:
            plain = dict(reversed(plain.items()))
        return super().encode(plain, state, seat)


class EveryEventToldToEverybody(Door):
    def news(self, told: list[Told], drew: list[Drew], seat: Seat | None) -> Any:
        return [event for _, event in told]


class EventsOfTheWrongSeat(Door):
    def news(self, told: list[Told], drew: list[Drew], seat: Seat | None) -> Any:
        return [event for to, event in told if to in (None, seat, 0)]


class TheLengthOfWhatOthersWereTold(Door):
    def news(self, told: list[Told], drew: list[Drew], seat: Seat | None) -> Any:
        return super().news(told, drew, seat), [len(str(event)) for _, event in told]


class WhatChanceAnsweredInTheNews(Door):
    def news(self, told: list[Told], drew: list[Drew], seat: Seat | None) -> Any:
        return super().news(told, drew, seat), drew


@pytest.mark.parametrize(
    "door",
    [
        LegalActionsOfTheNextSeat,
        LegalActionsInAnOrderThatTells,
        MessagesOfALengthThatTells,
        FieldsInAnOrderThatTells,
        EveryEventToldToEverybody,
        EventsOfTheWrongSeat,
        TheLengthOfWhatOthersWereTold,
        WhatChanceAnsweredInTheNews,
    ],
)
def test_the_laws_find(door: type[Door]) -> None:
    assert find_leak(door(CHEEZ_TRICKS, 4), 4, DOMESTIC) is not None


class RefusalThatKnowsWhoHoldsTheCard(Door):
    def refusal(self, state: Any, seat: Seat | None, action: Action) -> Refusal:
        refusal = super().refusal(state, seat, action)
        card = bit(min(CHEEZ_TRICKS.number_of[action], 39))
        nobody = not any(hand & card for hand in state.hands)
        return Refusal(refusal.clause, refusal.sentence + " Nobody else holds it." * nobody)


class ClauseThatKnowsWhoHoldsTheCard(Door):
    def refusal(self, state: Any, seat: Seat | None, action: Action) -> Refusal:
        refusal = super().refusal(state, seat, action)
        return Refusal("8.5" if state.hands[0] & bit(0) else "3.3", refusal.sentence)


class BoardWithAHint(Door):
    def board(self, state: Any, seat: Seat | None) -> str | None:
        return f"{super().board(state, seat)}\n{max(state.hands)}"


@pytest.mark.parametrize("door", [RefusalThatKnowsWhoHoldsTheCard, ClauseThatKnowsWhoHoldsTheCard, BoardWithAHint])
def test_the_law_on_answers_finds(door: type[Door]) -> None:
    assert find_leaky_answer(door(CHEEZ_TRICKS, 3), 3, DOMESTIC) is not None


@pytest.mark.parametrize("options", [DOMESTIC, WILD], ids=["domestic", "wild"])
def test_the_laws_find_nothing_in_an_honest_door(options: Options) -> None:
    assert find_leak(Door(CHEEZ_TRICKS, 3), 3, options, positions=16) is None
    assert find_leaky_answer(Door(CHEEZ_TRICKS, 3), 3, options) is None


# Worlds that are not as possible as the true one


class Blinkered(State):
    """A game whose redeals go wrong: one fact is never what it truly is, or, stuck, never anything else."""

    def __init__(self, inner: State, fact: int, value: int, *, stuck: bool) -> None:
        super().__init__()
        self.inner = inner
        self.fact = fact
        self.value = value
        self.stuck = stuck

    def clone(self) -> "Blinkered":
        return Blinkered(self.inner.clone(), self.fact, self.value, stuck=self.stuck)

    def state_key(self) -> list[int]:
        return self.inner.state_key()

    def redeal(self, seat: Seat | None, dealer: Dealer) -> None:
        for _ in range(1000):
            self.inner.redeal(seat, dealer)
            if (self.inner.state_key()[self.fact] == self.value) == self.stuck:
                return


@pytest.mark.parametrize("options", [DOMESTIC, WILD], ids=["domestic", "wild"])
def test_the_laws_on_worlds_find_redeals_that_leave_out_the_true_one_or_all_others(options: Options) -> None:
    dealer = SeededDealer(3)
    for state, seat in narrow_positions(CHEEZ_TRICKS, 3, options, dealer):
        values = redealt_values(state, seat, dealer, worlds=60)[:-1]
        fact = min((number for number in range(len(values)) if len(values[number]) > 1), key=lambda n: len(values[n]))
        value = state.state_key()[fact]
        assert never_redealt(Blinkered(state, fact, value, stuck=False), seat, dealer)
        view = CHEEZ_TRICKS.view(state, seat)
        honest: Any = Imagining(view)
        assert redealt_otherwise(honest, Blinkered(state, fact, value, stuck=True), seat, dealer)


class Imagining:
    """A game that shows this view, whoever asks."""

    def __init__(self, shown: View) -> None:
        self.shown = shown

    def view(self, state: State, seat: Seat | None) -> View:
        return self.shown

    def imagine(self, view: View, dealer: Dealer) -> State:
        imagined: State = CHEEZ_TRICKS.imagine(view, dealer)
        return imagined


# The order of sealed commitments, shown with a toy


class Pennies(State):
    """Each seat hides a coin, heads or tails; then all are uncovered. Unfair: the last to choose is written down."""

    def __init__(self, *, fair: bool) -> None:
        super().__init__()
        self.fair = fair
        self.coins: list[int | None] = [None, None]
        self.last = 0

    def to_act(self) -> list[int]:
        return [seat for seat, coin in enumerate(self.coins) if coin is None]

    def legal_actions(self, seat: int) -> list[int]:
        return [0, 1] if seat in self.to_act() else []

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        self.coins[seat] = action
        self.last = 0 if self.fair else seat

    def clone(self) -> "Pennies":
        twin = Pennies(fair=self.fair)
        twin.coins, twin.last = self.coins[:], self.last
        return twin

    def state_key(self) -> list[int]:
        return [self.last, *(-1 if coin is None else coin for coin in self.coins)]


class PenniesView(View, frozen=True):
    own: int | None
    hidden: int


class PenniesGame:
    def view(self, state: Pennies, seat: Seat) -> PenniesView:
        return PenniesView(state.coins[seat], 2 - len(state.to_act()))


def test_the_law_on_sealed_commitments_finds_an_order_that_matters() -> None:
    game: Any = PenniesGame()
    assert order_matters(game, Pennies(fair=True), SeededDealer(1)) is None
    assert order_matters(game, Pennies(fair=False), SeededDealer(1)) is not None
