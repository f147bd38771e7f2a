"""Chapter 7 of RULES.md: domestic and wild."""

import msgspec
import pytest

from fromagerie.engine.chance import ChanceRefused
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.table import open_table
from fromagerie.games.cheez_tricks import GAME
from fromagerie.games.cheez_tricks.model import CheezTricksOptions, Play, Played
from fromagerie.games.cheez_tricks.tests.table import (
    EVERY_TABLE,
    JERRY,
    MICE,
    PINKY,
    REMY,
    awaited,
    deal,
    look,
    play_drawing,
    play_round,
)
from fromagerie.terminal.screen import Screen

# Jerry has taken a trick of three cards; one more is to come.
ONE_TRICK_TAKEN = """
    Jerry   Pinky    Remy
     >B7*      P9      B3
       R1      R2      R3
"""


@pytest.mark.rule("7.1")
def test_a_game_is_domestic_unless_one_asks_for_a_wild_one() -> None:
    table = open_table(GAME, MICE[:4], CheezTricksOptions(), SeededDealer(1))
    assert look(table, None).options.mode == "domestic"
    assert GAME.read_options({"mode": "wild"}).mode == "wild"


def revealable(players: int, mode: str) -> set[str]:
    """The cats that can be turned up, tried one by one."""
    found = set()
    for cat in GAME.box.cats:
        try:
            deal(players, cats=cat, mode=mode)
        except ChanceRefused:
            continue
        found.add(cat)
    return found


@pytest.mark.rule("7.2")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_a_domestic_game_does_without_orange_cats_and_the_grey_9_and_10(players: int) -> None:
    at_home = {cat for cat, entry in GAME.box.cats.items() if entry.family == "orange"} | {"GR09", "GR10"}
    assert revealable(players, "domestic") == revealable(players, "wild") - at_home


@pytest.mark.rule("7.2")
@pytest.mark.parametrize(("players", "cats"), [(2, 39), (3, 48), (4, 46), (5, 42)])
def test_a_wild_game_leaves_no_cat_of_this_table_at_home(players: int, cats: int) -> None:
    assert len(revealable(players, "wild")) == cats


FACE_UP = {
    "a siamese cat asks about its card": ("SIB7 BK02 WH2", "B7"),
    "a grey cat asks about a value": ("GR09 BK02 WH2", "P9"),
    "a grey cat asks about a variety": ("GRB BK02 WH2", "B3 B7"),
    "two cats ask": ("GRP GR07 WH2", "P9 B7"),
    "cats that count tricks ask about no card": ("GRT BK02 WH2", ""),
    "nor do tuxedo cats": ("TX1 BK02 WH2", ""),
}


@pytest.mark.rule("7.3")
@pytest.mark.parametrize(("cats", "open_cards"), FACE_UP.values(), ids=FACE_UP)
def test_in_a_domestic_game_won_cards_lie_open_if_a_cat_asks_about_them(cats: str, open_cards: str) -> None:
    table = play_drawing(
        ONE_TRICK_TAKEN,
        cats=cats,
        mode="domestic",
    )
    for seat in (JERRY, PINKY, REMY, None):
        assert look(table, seat).won == [open_cards.split(), [], []]


@pytest.mark.rule("7.3")
def test_a_card_lies_open_before_its_owner_only() -> None:
    table = play_drawing(
        """
        Jerry   Pinky    Remy
         >B7*      B2      B3
          >R1      R2     R7*
           P1      P2      P3
        """,
        cats="GR07 BK03 WH2",
        mode="domestic",
    )
    assert look(table, PINKY).won == [["B7"], [], ["R7"]]


@pytest.mark.rule("7.4")
@pytest.mark.parametrize("cats", ["GRB OR03 WH2", "GR07 GRP BK02"])
def test_in_a_wild_game_all_won_cards_lie_face_down_even_ones_own(cats: str) -> None:
    table = play_drawing(
        ONE_TRICK_TAKEN,
        cats=cats,
        mode="wild",
    )
    for seat in (JERRY, PINKY, REMY, None):
        assert look(table, seat).won == [[], [], []]


@pytest.mark.rule("7.4")
def test_in_a_wild_game_no_view_tells_one_pile_from_another() -> None:
    views = []
    for won in ("B2", "B3"):
        table = play_drawing(
            f"""
            Jerry   Pinky    Remy
             >B7*    {won}      B4
               R1      R2      R3
            """,
            cats="GRB ORB BK02",
        )
        views += [msgspec.json.encode([table.view(seat) for seat in (JERRY, PINKY, REMY, None)])]
    assert views[0] == views[1]


@pytest.mark.rule("7.4")
def test_in_a_wild_game_only_the_siamese_cat_on_ones_back_gives_its_card_away() -> None:
    table = play_drawing(
        ONE_TRICK_TAKEN,
        cats="SIB7 GRB WH2",
        mode="wild",
    )
    assert look(table, PINKY).won == [["B7"], [], []]


@pytest.mark.rule("7.3")
@pytest.mark.rule("7.4")
@pytest.mark.parametrize("mode", ["domestic", "wild"])
def test_piles_are_cleared_away_when_the_round_ends(mode: str) -> None:
    table = deal(3, cats="GRB SIB7 GRT", mode=mode)
    play_round(table)
    assert look(table, JERRY).won == [[], [], []]


@pytest.mark.rule("7.4")
def test_a_wild_game_taken_up_again_in_a_terminal_tells_only_what_happened_since_ones_last_move() -> None:
    table = deal(3, mode="wild")
    for _ in range(8):
        table.act(awaited(table), table.legal(awaited(table))[0])
    seat = awaited(table)
    shown: list[str] = []
    Screen(table, [seat], "en", ask=lambda _: "", show=shown.append, explain=False).show_news(seat)
    said = "\n".join(shown)
    last = max(number for number, entry in enumerate(table.standing) if entry.seat == seat)
    played = [event for part in table.told[last:] for _, event in part if isinstance(event, Played)]
    assert said.count(" plays the ") == len(played) < 8
    assert "wins trick 1." in said
    table_open = deal(3, mode="domestic")
    for _ in range(8):
        table_open.act(awaited(table_open), table_open.legal(awaited(table_open))[0])
    shown.clear()
    Screen(table_open, [seat], "en", ask=lambda _: "", show=shown.append, explain=False).show_news(seat)
    assert "\n".join(shown).count(" plays the ") == 8


@pytest.mark.rule("7.3", "8.2")
def test_the_terminal_shows_what_lies_open_in_a_domestic_game_and_nothing_of_it_in_a_wild_one() -> None:
    for mode in ("domestic", "wild"):
        table = deal(
            3, cats="GR08 GR06 BK04", hands={JERRY: "B8 B7", PINKY: "P8 P9 S1 S2 S3 S4 S5 S6 S7 S8 S9 P1"}, mode=mode
        )
        for card in ("B8", "P8", "B4"):
            table.act(awaited(table), Play(card))
        board = GAME.board(look(table, JERRY), [], GAME.words("en"), table.names)
        assert ("Jerry: P8 B8" in board and "Pinky: no more B" in board) == (mode == "domestic")
        assert ("who remembers?" in board) == (mode == "wild")
