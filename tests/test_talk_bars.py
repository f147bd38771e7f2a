"""What the talk of Cheese Mafia's bots is worth, in few games: benchmarks/talk.py measures the same in many."""

from collections import Counter

import pytest

from benchmarks.talk import LISTENERS, Book, Foresight, Talker, an_ear, information, play, seat_ear, win_by_listener
from fromagerie.bots.levels import LEVELS
from fromagerie.games.cheese_mafia import GAME
from fromagerie.games.cheese_mafia.ai.bots import LEVELS as HOW
from fromagerie.jobs.seeds import seed_of

pytestmark = pytest.mark.once
GAMES = 30


def listen(level: str) -> list[Book]:
    books = [Book() for _ in range(GAMES)]
    for game, book in enumerate(books):
        play(lambda seat: Talker(GAME, seat, HOW[level]), game, GAMES + game, book.watch)
    return books


# So few games make claims look more telling than they are; at curd, which lies least, by too much for the bar.
@pytest.mark.parametrize("level", LEVELS[1:])
def test_talk_tells_something_but_not_half_of_the_truth(level: str) -> None:
    books = listen(level)
    told, there = information([pair for book in books for pair in book.pairs])
    assert 0.02 < told < there / 2
    each = sum(book.said for book in books) / sum(book.rounds for book in books) / 4
    assert 0.5 < each < 1.5
    assert sum(book.repeated for book in books) == 0
    checked = sum((book.checked for book in books), Counter[bool]())
    assert 0.15 < checked[False] / checked.total() < 0.45


def test_who_learns_whom_to_believe_foresees_better_than_who_turns_everything_round() -> None:
    lost: dict[str, list[float]] = {}
    for game in range(GAMES):
        watching = Foresight(game % 4)
        play(lambda seat: Talker(GAME, seat, HOW["vintage"]), game, GAMES + game, watching.hear, watching.judge)
        for name, losses in watching.lost.items():
            lost.setdefault(name, []).extend(losses)
    mean = {name: sum(losses) / len(losses) for name, losses in lost.items()}
    assert mean["learns whom"] < mean["reverses all"]
    assert mean["learns whom"] < mean["deaf"] + 0.01


def test_who_moves_as_the_deaf_one_does_is_spared_the_same_game_again() -> None:
    """The benchmark plays a game again only for listeners that move otherwise somewhere: nothing else can differ."""
    for game in range(12):
        seat, deal, luck = game % 4, seed_of(1, game // 4), seed_of(1, game, "bots")
        whole = {
            name: play(seat_ear(an_ear(kind, seat), "vintage"), deal, luck)[seat] for name, kind in LISTENERS.items()
        }
        assert win_by_listener(game, 1, "vintage") == whole
