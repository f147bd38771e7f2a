"""OpenSkill ratings (Plackett-Luce) from whole rankings, beside the payoff matrix, which counts only wins."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from fromagerie.arena.match import Result
from fromagerie.arena.simulate import around

# Bots do not get better while they play: no drift.
MODEL: Final = PlackettLuce(tau=0.0)


class Rating(Struct):
    """What OpenSkill believes of a bot: a skill, 25 to begin with, and how uncertain it is."""

    name: str
    mu: float
    sigma: float


def rate(matches: Sequence[tuple[Sequence[str], Sequence[Result]]]) -> list[Rating]:
    """From all the games of some matches, each with its bots as first seated; game by game through all of them."""
    skills = {name: Rating(name, MODEL.mu, MODEL.sigma) for names, _ in matches for name in names}
    for number in range(len(matches[0][1])):
        for names, results in matches:
            learn(skills, around(names, number), results[number])
    return sorted(skills.values(), key=lambda rating: (-rating.mu, rating.name))


def learn(skills: dict[str, Rating], seated: Sequence[str], result: Result) -> None:
    """Every seat is rated like a player of its own; a bot on several seats learns from all of them."""
    teams = [[PlackettLuceRating(skills[name].mu, skills[name].sigma)] for name in seated]
    rated = [team[0] for team in MODEL.rate(teams, ranks=ranks(result))]
    for name in set(seated):
        before = skills[name]
        own = [rating for rating, sat in zip(rated, seated, strict=True) if sat == name]
        certainty = before.sigma**-2 + sum(rating.sigma**-2 - before.sigma**-2 for rating in own)
        skills[name] = Rating(name, before.mu + sum(rating.mu - before.mu for rating in own), certainty**-0.5)


def ranks(result: Result) -> list[float]:
    """Winners first, the others by score: equal is equal."""
    standing = [(0, 0) if seat in result.winners else (1, -score) for seat, score in enumerate(result.scores)]
    places = sorted(set(standing))
    return [float(places.index(place)) for place in standing]
