"""What is said at the table, in both languages: numbers, ties, cards and cats in a sentence."""

import pytest

from fromagerie.engine.model import Event
from fromagerie.games.cheez_tricks import GAME
from fromagerie.games.cheez_tricks.model import (
    Captured,
    CatRevealed,
    GameWon,
    Play,
    Played,
    RoundScored,
    TookTrick,
    TrumpNamed,
)
from fromagerie.games.cheez_tricks.tests.table import JERRY, MICE, PINKY, deal, look

SPACE = "\N{NO-BREAK SPACE}"


def said(event: Event, language: str) -> str:
    return GAME.say_event(event, GAME.words(language), MICE[:4]).replace(SPACE, " ")


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (Played(0, "B7"), "Jerry plays the Brie 7.", "Jerry joue le Brie 7."),
        (TrumpNamed(1, "P"), "Pinky chooses Parmesan as trump.", "Pinky choisit le Parmesan comme atout."),
        (Captured("BK04", [2]), "The black cat (trick 4) captures Remy!", "Le chat noir nº 4 capture Remy !"),
        (Captured("ORB", []), "The orange cat (−Brie) goes hungry.", "Le chat roux (−Brie) reste sur sa faim."),
        (
            CatRevealed("WH2"),
            "The white cat (1st to 2) is watching: it captures whoever is first to 2 tricks.",
            "Le chat blanc (1er à 2) guette : il capture qui arrive en premier à 2 plis.",
        ),
        (
            CatRevealed("TX1"),
            "The tuxedo cat (=1) is watching: it captures whoever ends with exactly 1 trick.",
            "Le chat bicolore (=1) guette : il capture qui finit avec exactement 1 pli.",
        ),
        (TookTrick(0, 3, ["B7", "B9"]), "Jerry wins trick 3 (B7 B9).", "Jerry remporte le pli nº 3 (B7 B9)."),
        (TookTrick(0, 3, []), "Jerry wins trick 3.", "Jerry remporte le pli nº 3."),
    ],
)
def test_cards_and_cats_stand_in_a_sentence_as_one_says_them(event: Event, english: str, french: str) -> None:
    assert said(event, "en") == english
    assert said(event, "fr") == french


def test_nothing_times_nothing_is_not_said() -> None:
    scored = RoundScored(2, [0, 1, 2, 7], [0, 1, 2, 3], [0, 1, 0, 21], [4, 1, 0, 30])
    assert said(scored, "en").splitlines() == [
        "End of round 2:",
        "  Jerry: no tricks, so 0 points, total 4",
        "  Pinky: 1 trick × 1 (one cat) = 1, total 1",
        "  Remy: 2 tricks × 0 (2 cats) = 0, total 0",
        "  Minnie: 7 tricks × 3 (all three cats!) = 21, total 30",
    ]
    assert said(scored, "fr").splitlines() == [
        "Fin de la manche 2 :",
        "  Jerry : aucun pli, donc 0 point, total 4",
        "  Pinky : 1 pli × 1 (un chat) = 1, total 1",
        "  Remy : 2 plis × 0 (2 chats) = 0, total 0",
        "  Minnie : 7 plis × 3 (les trois chats !) = 21, total 30",
    ]


@pytest.mark.rule("6.4")
@pytest.mark.parametrize(
    ("won", "english", "french"),
    [
        (
            GameWon([0], [12, 4, 4, 1]),
            "Jerry wins the game with 12 points.",
            "Jerry gagne la partie avec 12 points.",
        ),
        (GameWon([0], [1, 0, 0, 0]), "Jerry wins the game with 1 point.", "Jerry gagne la partie avec 1 point."),
        (
            GameWon([0, 1], [12, 12, 4, 1]),
            "A shared win at 12 points: Jerry and Pinky.",
            "Victoire partagée à 12 points : Jerry et Pinky.",
        ),
        (
            GameWon([1], [12, 12, 4, 1]),
            "A tie at 12 points (Jerry and Pinky): Pinky wins with the best single round.",
            "Égalité à 12 points (Jerry et Pinky) : Pinky gagne grâce à sa meilleure manche.",
        ),
        (
            GameWon([0, 2], [12, 12, 12, 1]),
            "A tie at 12 points (Jerry, Pinky and Remy); the best single round decides. A shared win: Jerry and Remy.",
            (
                "Égalité à 12 points (Jerry, Pinky et Remy) ; la meilleure manche départage. "
                "Victoire partagée : Jerry et Remy."
            ),
        ),
    ],
)
def test_a_tie_is_explained_even_if_it_is_broken_only_for_some(won: GameWon, english: str, french: str) -> None:
    assert said(won, "en") == english
    assert said(won, "fr") == french


def test_a_refusal_says_what_one_may_do_instead() -> None:
    table = deal(2, hands={JERRY: "B1 S7", PINKY: "B2 B5 B7 S1 S2 S3 S4 S5 S6 R1"})
    table.act(JERRY, Play("B1"))
    words, view = GAME.words("fr"), look(table, PINKY)
    assert GAME.why(view, Play("S6"), words, MICE[:2]).sentence.replace(SPACE, " ") == (
        "Le pli est entamé en Brie et vous pouvez suivre : jouez B2, B5 ou B7."
    )
    assert GAME.why(view, Play("R7"), words, MICE[:2]).sentence == f"Vous n’avez pas le Roquefort{SPACE}7 en main."
