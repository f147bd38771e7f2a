"""What bots are called: each sits under the name of a cheese; how strong it is, is told where seats are listed."""

import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from fromagerie.engine.temper import TEMPERS
from fromagerie.engine.words import words_for

# Masculine, as the words for their levels are in French, and beginning with a consonant; no suit of Cheez-Tricks, and
# nobody who learns in a lesson. Eight people and bots need no more, even if all people are called like cheeses.
CHEESES: Final = tuple(TEMPERS)


def free_cheeses(people: Iterable[str], look: Callable[[str], str] = str.casefold, first: int = 0) -> Iterator[str]:
    """As many as are asked for, from the first one on, none of which looks like the name of a person at the table."""
    taken = {look(name) for name in people}
    turned = CHEESES[first % len(CHEESES) :] + CHEESES[: first % len(CHEESES)]
    all_of_them = (f"{cheese} {nth}" if nth > 1 else cheese for nth in itertools.count(1) for cheese in turned)
    return (cheese for cheese in all_of_them if look(cheese) not in taken)


def name_all(people: Sequence[str | None]) -> list[str]:
    """The names around the table; where no person sits, a cheese's."""
    cheeses = free_cheeses(filter(None, people))
    return [next(cheeses) if person is None else person for person in people]


def say_bot(bot: str, language: str) -> str:
    """Which bot it is, in a list to choose from: "Curd (the mildest)"."""
    return find_word("bot", bot, language)


def say_seats(names: Sequence[str], bots: Sequence[str | None], language: str) -> list[str]:
    """Who sits where, for people to read: "Gouda (ripe)". In the sentences of a game a bot has its bare name."""
    seats = zip(names, itertools.chain(bots, itertools.repeat(None)), strict=False)
    return [f"{name} ({find_word('level', bot, language)})" if bot else name for name, bot in seats]


def find_word(key: str, bot: str, language: str) -> str:
    """A bot that a game brought along may have no word for itself."""
    words = words_for(language, Path(__file__).parent)
    return words(f"{key}-{bot}") if f"{key}-{bot}" in words.entries else bot
