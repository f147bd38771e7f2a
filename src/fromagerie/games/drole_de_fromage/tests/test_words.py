"""What players read and type, in both languages."""

import re

import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.table import Table
from fromagerie.engine.words import LANGUAGES
from fromagerie.games.drole_de_fromage import GAME
from fromagerie.games.drole_de_fromage.model import (
    ACTIONS,
    Decline,
    Fell,
    GameScored,
    Looked,
    Rolled,
    Step,
    Stepped,
    Take,
    Took,
    Won,
)
from fromagerie.games.drole_de_fromage.tests.table import awaited, look, put, sit_around, sit_down, typed, walk

NAMES = ["Sophie", "Wim", "Nora", "Emil"]
EN, FR = (GAME.words(language) for language in LANGUAGES)


def plain(text: str) -> str:
    """With spaces as they are typed."""
    return text.replace("\u00a0", " ")


def test_both_catalogues_have_the_same_words() -> None:
    keys = [
        re.findall(r"^([\w-]+) =", (GAME.folder / f"words.{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE)
        for language in LANGUAGES
    ]
    assert keys[0] == keys[1]


def test_steps_and_bonuses_can_be_typed_as_in_french() -> None:
    assert GAME.action_typed["W"] == GAME.action_typed["O"] == Step("W")
    assert GAME.action_typed["PASS"] == GAME.action_typed["PASSE"] == Decline()
    assert GAME.action_typed["2L"] == GAME.action_typed["2G"] == Take(1, "L")
    assert GAME.action_typed["2S"] == GAME.action_typed["2P"] == Take(1, "S")


def test_an_action_in_words() -> None:
    assert [GAME.say_action(action, EN) for action in (Step("W"), Decline(), Take(1, "L"))] == [
        "Step west",
        "Decline the bonus",
        "Take a large piece from player 2",
    ]
    assert [GAME.say_action(action, FR) for action in (Step("W"), Decline(), Take(1, "L"))] == [
        "Faire un pas vers l’ouest",
        "Renoncer à la prime",
        "Prendre un gros morceau au joueur 2",
    ]
    assert len({GAME.say_action(action, FR) for action in ACTIONS}) == len(ACTIONS)


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            Rolled(0, ["*", "3"], 6, False),
            "Sophie rolls ★ + 3: 6 steps.",
            "Sophie lance ★ + 3 : 6 pas.",
        ),
        (
            Rolled(0, ["1"], 1, True),
            "Sophie rolls 1: one step. But that mouse cannot move a whisker: the roll is lost.",
            "Sophie lance 1 : 1 pas. Mais cette souris ne peut pas bouger d’une moustache : le jet est perdu.",
        ),
        (
            Stepped(1, "E", "b5", [], 2),
            "Wim steps east to b5.",
            "Wim va vers l’est en b5.",
        ),
        (
            Stepped(1, "N", "b4", ["L1", "M2"], 0),
            "Wim steps north to b4, pushing 2 pieces.",
            "Wim va vers le nord en b4 et pousse 2 morceaux.",
        ),
        (
            Fell("M1", "N", 2),
            "A medium piece falls on the north side: it goes to Nora.",
            "Un morceau moyen tombe du côté nord : il est à Nora.",
        ),
        (
            Fell("S1", "E", None),
            "A small piece falls on the east side, where nobody sits: it is lost.",
            "Un petit morceau tombe du côté est, où personne n’est assis : il est perdu.",
        ),
        (
            Looked(2, "M1", True),
            "Nora looks under it in secret: wormy!",
            "Nora regarde dessous en secret : véreux !",
        ),
        (
            Looked(2, "M1", False),
            "Nora looks under it in secret: good cheese.",
            "Nora regarde dessous en secret : bon fromage.",
        ),
        (
            Took(0, 1, "L2"),
            "Sophie takes a large piece from Wim.",
            "Sophie prend un gros morceau à Wim.",
        ),
        (
            Took(0, None, None),
            "Sophie declines the bonus.",
            "Sophie renonce à la prime.",
        ),
    ],
)
def test_an_event_in_words(event: Rolled | Stepped | Fell | Looked | Took, english: str, french: str) -> None:
    assert GAME.say_event(event, EN, NAMES) == english
    assert plain(GAME.say_event(event, FR, NAMES)) == french


def test_the_points_in_words() -> None:
    harvest = [["L1", "L2", "M1"], ["S1"], [], []]
    scored = GameScored(2, 3, harvest, ["L2"], [6, 2, 0, 0], [2, 0, 0, 0])
    assert GAME.say_event(scored, EN, NAMES).splitlines() == [
        "Game 2 is over, and all harvested cheese is turned over:",
        "  Sophie: 2 large (1 wormy), 1 medium = 6 points",
        "  Wim: 1 small = 2 points",
        "  Nora: no cheese at all = 0 points",
        "  Emil: no cheese at all = 0 points",
        "  Games won so far: Sophie 2, Wim 0, Nora 0, Emil 0",
    ]


@pytest.mark.parametrize(
    ("won", "english", "french"),
    [
        (Won([0], 1, [1, 0, 0, 0], [6, 2, 0, 0]), "Sophie wins with 6 points.", "Sophie gagne avec 6 points."),
        (Won([1], 1, [0, 1, 0, 0], [0, 1, 0, 0]), "Wim wins with 1 point.", "Wim gagne avec 1 point."),
        (
            Won([0, 1], 1, [1, 1, 0, 0], [6, 6, 0, 0]),
            "Sophie and Wim share the win with 6 points each.",
            "Victoire partagée à 6 points : Sophie et Wim.",
        ),
        (Won([0], 3, [2, 1, 0, 0], [6, 9, 0, 0]), "Sophie wins the series.", "Sophie remporte la série."),
        (
            Won([1], 2, [1, 1, 0, 0], [6, 9, 0, 0]),
            "Wim wins the series on points.",
            "Wim remporte la série aux points.",
        ),
        (
            Won([0, 1], 2, [1, 1, 0, 0], [6, 6, 0, 0]),
            "Sophie and Wim share the series.",
            "Série partagée : Sophie et Wim.",
        ),
    ],
)
def test_the_winner_in_words(won: Won, english: str, french: str) -> None:
    assert GAME.say_event(won, EN, NAMES).splitlines()[-1].strip() == english
    assert plain(GAME.say_event(won, FR, NAMES)).splitlines()[-1].strip() == french


def test_a_series_in_words_counts_right() -> None:
    said = GAME.say_event(Won([0], 2, [2, 1, 0, 0], [6, 1, 0, 0]), FR, NAMES)
    assert plain(said).splitlines()[1:4] == [
        "  Sophie : 2 parties gagnées, 6 points en tout",
        "  Wim : 1 partie gagnée, 1 point en tout",
        "  Nora : 0 partie gagnée, 0 point en tout",
    ]


# Why not


def why(table: Table, move: str) -> str:
    refusal = table.why(awaited(table), typed(table, move), "en")
    assert refusal is not None
    return refusal.sentence


def test_why_a_step_is_refused() -> None:
    table = sit_around(put({"a8": "S", "a7": "1", "a6": "2", "a5": "N", "d4": "3"}), rolls="1")
    assert why(table, "W") == "Your mouse would fall off the board: that way is the west side."
    assert why(table, "N") == "A mouse stands behind those 2 pieces, and no mouse may be moved by another."
    assert why(table, "1L") == "There is nothing to take now: the bonus comes with the last piece of cheese."
    beside = sit_around(put({"a8": "S", "b8": "N", "d4": "3"}), rolls="1")
    assert why(beside, "E") == "A mouse stands there. Go round it."


def test_why_a_bonus_is_refused() -> None:
    table = sit_around(put({"d7": "S", "d8": "3", "f2": "N", "f1": "2"}), rolls="1 1")
    walk(table, "S N")
    assert why(table, "2M") == "That is your own cheese. Take from somebody else, or type PASS."
    assert why(table, "1M") == "Sophie has no medium piece."
    assert why(table, "4M") == "There is no player 4 at this table."
    assert why(table, "N") == "The board is empty: there is nothing left to push. Take a piece, or type PASS."
    assert table.why(0, typed(table, "N"), "en") == ("9.2", "It’s Nora’s turn, not yours.")
    walk(table, "PASS")
    assert table.why(0, typed(table, "N"), "en") == ("7.1", "The game is over; there is nothing left to push.")


# The board


def show(language: str) -> str:
    table = sit_down(4, rolls="* 3")
    return GAME.board(look(table, 0), table.legal(0), GAME.words(language), table.names)


def test_the_board_in_english() -> None:
    assert show("en").splitlines()[:17] == [
        "Drôle de Fromage · turn 1",
        "",
        "                      North (3) Nora",
        "              a   b   c   d   e   f   g   h",
        "           1  ·   ·   ·  (3)  ·   ·   ·   ·",
        "           2  ·   ·   ·   ·   ·   ·   ·   ·",
        "           3  ·   ·   S   M   M   S   ·   ·",
        "     West  4  ·   ·   M   L   L   M   ·  (4)   East",
        "  (2) Wim  5 (2)  ·   M   L   L   M   ·   ·    (4) Emil",
        "           6  ·   ·   S   M   M   S   ·   ·",
        "           7  ·   ·   ·   ·   ·   ·   ·   ·",
        "           8  ·   ·   ·   ·  (1)  ·   ·   ·",
        "                     South (1) Sophie",
        "",
        "  (1) the mouse of player 1 · L large, M medium, S small piece · N, S, E, W: a step that way",
        "",
        "Players       large   medium    small",
    ]


def test_the_board_in_french_has_french_letters() -> None:
    shown = plain(show("fr"))
    assert "           3  ·   ·   P   M   M   P   ·   ·" in shown
    assert "Sophie a lancé ★ + 3 : encore 6 pas" in shown
    assert shown.endswith("Vous pouvez aller :  [O]  [N]  [E]")


def test_the_board_tells_what_a_step_would_push() -> None:
    table = sit_around(put({"d5": "S", "d6": "1", "d7": "2", "h1": "N"}), rolls="1")
    shown = GAME.board(look(table, 0), table.legal(0), EN, table.names)
    assert shown.endswith("You can step  [S] pushing 2  [W]  [N]  [E]")


def test_the_board_tells_about_worms_only_to_who_has_seen_them() -> None:
    table = sit_around(
        put({"d7": "S", "d8": "3", "d4": "3", "h1": "N"}), worms=(1, 0, 0), undersides="wormy", rolls="1"
    )
    walk(table, "S")
    own, others, outside = (GAME.board(look(table, seat), [], EN, table.names) for seat in (0, 1, None))
    assert "Your cheese: 1 large (1 wormy) = 0 points so far\nEverywhere else: 1 large" in own
    assert "Your cheese: nothing yet" in others
    assert "wormy" not in outside


def test_without_peeking_the_board_says_so() -> None:
    table = sit_around(put({"d7": "S", "d8": "3", "d4": "3", "h1": "N"}), rolls="1", peek=False)
    walk(table, "S")
    assert "Your cheese: 1 large; nobody looks before the end" in GAME.board(look(table, 0), [], EN, table.names)


def test_the_board_asks_about_the_bonus() -> None:
    table = sit_around(put({"d7": "S", "d8": "3", "f2": "N", "f1": "2"}), rolls="1 1")
    walk(table, "S N")
    assert "[1G] ou [PASSE]" in GAME.board(look(table, 1), table.legal(1), FR, table.names)
    assert "Nora got the last piece and may take one" in GAME.board(look(table, 0), [], EN, table.names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_board_is_wider_than_a_hundred_columns(language: str) -> None:
    names = ["A mouse with a remarkably long name (greedy)"] * 4
    for players in (2, 3, 4):
        dealer = SeededDealer(players)
        state = GAME.deal(players, GAME.read_options({"games": 2}), dealer)
        for steps in range(400):
            if state.to_act():
                seat = state.next_seat()
                if steps % 20 == 0:
                    legal = [ACTIONS[number] for number in state.legal_actions(seat)]
                    board = GAME.board(GAME.view(state, seat), legal, GAME.words(language), names[:players])
                    assert max(map(len, board.splitlines())) <= 100
                state.apply(seat, state.random_action(seat, dealer), dealer)
