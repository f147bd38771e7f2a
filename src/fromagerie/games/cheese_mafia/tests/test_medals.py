"""What earns a medal, and what does not: above all, what a shown hand proves of what was said."""

import pytest

from fromagerie.engine.medals import Medal
from fromagerie.engine.model import Event
from fromagerie.engine.table import Table
from fromagerie.games.cheese_mafia import GAME
from fromagerie.games.cheese_mafia.model import (
    CardsPassed,
    Discarded,
    Drew,
    GaveCard,
    Looked,
    Played,
    Plotted,
    Riposted,
    RoundBegan,
    RoundScored,
    Searched,
    Stole,
    Swapped,
    WarFought,
)
from fromagerie.games.cheese_mafia.talk import hands_changed
from fromagerie.games.cheese_mafia.tests.table import CARLA, LUCA, VITO, play, sit
from tests.table_helpers import handmade, seats_of, worthy

# Totals 6, 15 and 24.
THREE = "C1 C2 C3 | C4 C5 C6 | C7 C8 C9"


def expose(*said: tuple[int, str], hands: str = THREE, cheese: tuple[int, ...] = (5, 1, 1)) -> Table:
    """Some talk in Vito's second turn; then he exposes, with enough cheese that this is the end."""
    table = sit(hands, turns=2, cheese=cheese)
    for seat, claim in said:
        table.claim(seat, claim)
    play(table, "X")
    assert table.over
    return table


@pytest.mark.parametrize("claim", ["15+", "C9"])
def test_the_best_lie_was_proved_false_and_paid(claim: str) -> None:
    table = expose((VITO, claim))
    [medal] = worthy(table, "best-lie")
    assert (medal.seat, medal.facts) == (VITO, {"claim": claim, "cheese": 3})
    assert medal.entry == table.version


def test_what_it_says() -> None:
    table = expose((VITO, "15+"))
    [medal] = worthy(table, "best-lie")
    said = GAME.say_medal(medal, GAME.words("en"), table.names)
    assert said == "Vito said “I have 15 or more.” The hand said otherwise, and it paid 3 cheese."


@pytest.mark.parametrize(
    ("seat", "claim"),
    [
        (VITO, "<10"),  # true
        (VITO, "C2"),  # true
        (CARLA, "21+"),  # false, but it paid nothing
        (VITO, ">2:21+"),  # of somebody else's hand
        (VITO, "low"),  # says nothing of a hand
    ],
)
def test_no_lie_and_none_that_paid(seat: int, claim: str) -> None:
    assert worthy(expose((seat, claim)), "best-lie") == []


def test_a_lie_that_made_another_expose_too_early_paid_too() -> None:
    table = expose((CARLA, "21+"), hands="C4 C5 C6 | C1 C2 C3 | C7 C8 C9", cheese=(1, 7, 1))
    [medal] = worthy(table, "best-lie")
    assert (medal.seat, medal.facts["cheese"]) == (CARLA, 1)


@pytest.mark.parametrize(("before", "lies"), [(True, []), (False, [VITO])])
def test_only_the_hand_that_was_spoken_of_proves_anything(before: bool, lies: list[int]) -> None:
    """Vito has 17 at first and 14 when hands are shown, as the Driver lets him plot and expose in one go."""
    table = sit("C11 C2 C4 | C11 C10 C9 | C11 C10 C8", draws="C1", turns=2, cheese=(5, 1, 1))
    if before:
        table.claim(VITO, "15+")
    play(table, "P C4 +")
    if not before:
        table.claim(VITO, "15+")
    play(table, "X")
    assert table.over
    assert seats_of(worthy(table, "best-lie")) == lies


@pytest.mark.parametrize(
    ("event", "changed"),
    [
        (Plotted(VITO), [VITO]),
        (Played(VITO, "C1"), [VITO]),
        (Drew(CARLA, 1), [CARLA]),
        (Riposted(CARLA, "C3", False), [CARLA]),
        (Swapped(VITO, LUCA), [VITO, LUCA]),
        (GaveCard(VITO, CARLA), [VITO, CARLA]),
        (CardsPassed("left"), [VITO, CARLA, LUCA]),
        (Discarded(CARLA, "C1"), [VITO, CARLA, LUCA]),
        (RoundBegan(2, CARLA), [VITO, CARLA, LUCA]),
        (Stole(VITO, CARLA, 1, 0), []),
        (Looked(VITO, CARLA), []),
        (Searched(VITO, CARLA, False), []),
        (WarFought(None, [1, 2, 3], [LUCA], [VITO]), []),
    ],
)
def test_whose_hand_is_another_after_this(event: Event, changed: list[int]) -> None:
    assert list(hands_changed(event, 3)) == changed


def test_honest_to_a_fault_is_twice_the_truth_and_never_a_lie() -> None:
    [medal] = worthy(expose((VITO, "<10"), (VITO, "C1")), "honest")
    assert (medal.seat, medal.facts) == (VITO, {"n": 2})
    assert worthy(expose((VITO, "<10")), "honest") == [], "once is no habit"
    assert worthy(expose((VITO, "<10"), (VITO, "C1"), (VITO, "21+")), "honest") == []
    both = expose((CARLA, "15+"), (CARLA, "<21"), (VITO, "<10"), (VITO, "C1"), (VITO, "C2"))
    assert seats_of(worthy(both, "honest")) == [VITO, CARLA], "who spoke it most often first"


def test_the_best_timed_whistle_succeeds_by_the_least() -> None:
    [medal] = worthy(expose(), "whistle")
    assert (medal.seat, medal.facts) == (VITO, {"total": 6, "margin": 9})
    failed = expose(hands="C4 C5 C6 | C1 C2 C3 | C7 C8 C9", cheese=(1, 7, 1))
    assert worthy(failed, "whistle") == []


def test_of_two_ripostes_the_one_that_turned_the_attack_is_of_the_night() -> None:
    table = sit("C1 C1 C2 | C3 C5 C6 | C9 C8 C4", draws="C11 C4 C2 C10", cheese=(7, 7, 7), turns=2)
    play(table, "P C1 >2 C3")
    assert worthy_so_far(table) == [(CARLA, "no")]
    finish(table)
    [medal] = worthy(table, "riposte")
    assert (medal.seat, medal.facts) == (CARLA, {"card": "C3", "other": VITO, "turned": "no"})
    turned = sit("C1 C1 C2 | C3 C5 C6 | C9 C8 C4", draws="C11 C4", cheese=(7, 7, 7), turns=2)
    play(turned, "P C1 >3 C9")
    finish(turned)
    [medal] = worthy(turned, "riposte")
    assert (medal.seat, medal.facts) == (LUCA, {"card": "C9", "other": VITO, "turned": "yes"})
    assert worthy(expose(), "riposte") == []


def worthy_so_far(table: Table) -> list[tuple[int, str]]:
    found = GAME.medals(handmade(*table.events(None), players=3))
    return [(medal.seat, medal.facts["turned"]) for medal in found if medal.key == "riposte"]


def finish(table: Table) -> None:
    """Whoever is next exposes; with seven cheese each, somebody reaches the mark."""
    play(table, "X")
    assert table.over


def test_three_badges_win_and_nothing_less_does() -> None:
    badges = [name for name, card in GAME.box.cards.items() if card.badge][:3]
    table = sit(f"{' '.join(badges)} | C1 C2 C3 | C7 C8 C9", turns=2)
    play(table, "X")
    assert table.over
    assert seats_of(worthy(table, "three-badges")) == [VITO]
    assert worthy(expose(), "three-badges") == []


def scored(*cheese: int, gangsters: tuple[int, ...] = (1, 1, 1)) -> RoundScored:
    return RoundScored("raid", None, [0] * 3, [0] * 3, list(cheese), list(gangsters))


def given(key: str, *events: Event) -> list[Medal]:
    return [medal for medal in GAME.medals(handmade(*events, players=3)) if medal.key == key]


def test_a_comeback_counts_cheese_that_somebody_guards() -> None:
    [medal] = given("comeback", scored(1, 5, 3), scored(8, 6, 3))
    assert (medal.seat, medal.facts) == (VITO, {"behind": 4})
    assert given("comeback", scored(4, 5, 3), scored(8, 6, 3)) == []
    assert given("comeback", scored(1, 5, 3, gangsters=(1, 1, 0)), scored(8, 6, 3)) == [], "Luca had none that counts"
