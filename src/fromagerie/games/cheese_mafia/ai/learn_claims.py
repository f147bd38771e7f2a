"""Learn how telling each kind of claim is in Cheese Mafia, and write it into learnt.json.

python -m fromagerie.games.cheese_mafia.ai.learn_claims --games 400 --seed 5

Somebody who lies half of the time still says some things more readily where they are so: hardly anybody names a total
of 21 without having it, and nearly everybody would like to be under 10. By how much is counted here, over hands as they
are in games; how often a speaker lies at all is for each listener to find out.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from typing import Final

import msgspec

from fromagerie.engine.model import Action, Seat
from fromagerie.games.cheese_mafia import GAME
from fromagerie.games.cheese_mafia.ai.credibility import holds_of, kind_of, told_of
from fromagerie.games.cheese_mafia.ai.learn_hands import play_games
from fromagerie.games.cheese_mafia.ai.learnt import FILE, Learnt
from fromagerie.games.cheese_mafia.ai.talk import Mouth, Tongue, fitting, thoughts_of
from fromagerie.games.cheese_mafia.rules import CheeseMafia
from fromagerie.games.cheese_mafia.text import total_of
from fromagerie.games.cheese_mafia.view import CheeseMafiaView

# Says true and false things equally often.
EVEN: Final = Mouth(Tongue(1.0, 0.5), "even", None)
# Claims and moments that count as seen beforehand: a rare case says little.
BEFORE: Final = 5.0


class Tally:
    """Of a kind of claim, where it would be true and where not: moments, and how often it was said."""

    def __init__(self) -> None:
        self.moments = {True: BEFORE, False: BEFORE}
        self.said = {True: BEFORE / 10, False: BEFORE / 10}

    def telling(self) -> float:
        return (self.said[True] / self.moments[True]) / (self.said[False] / self.moments[False])


def words_of(view: CheeseMafiaView) -> Iterator[tuple[Action, float]]:
    """Everything that may be said here of somebody's hand, and how likely."""
    thoughts = thoughts_of(view, GAME.box, EVEN)
    for lies in (True, False):
        open_to = fitting(thoughts, lies=lies)
        total = sum(one.weight for one in open_to)
        yield from ((one.claim, one.weight / total / 2) for one in open_to)


def so_of(state: CheeseMafia, claim: Action, about: Seat) -> bool:
    hand = GAME.view(state, about).hand
    return holds_of(claim, hand, total_of(hand, GAME.box))


def learn(games: int, seed: int) -> dict[str, float]:
    tallies: dict[str, Tally] = defaultdict(Tally)
    claims: dict[tuple[str, bool], Action] = {}  # one of every kind that was ever said, of one's own hand or not
    for state, turn in play_games(games, seed):
        seat = (turn - 1) % 4  # who has just had a turn, as far as one goes round
        if not state.turns[seat]:
            continue
        said: dict[tuple[str, Seat], float] = defaultdict(float)
        for claim, chance in words_of(GAME.view(state, seat)):
            if (about := told_of(seat, claim)) is not None:
                claims[kind_of(claim), about == seat] = claim
                said[kind_of(claim), about] += chance
        for (kind, own), claim in claims.items():
            for about in [seat] if own else [other for other in range(4) if other != seat]:
                so = so_of(state, claim, about)
                tallies[kind].moments[so] += 1
                tallies[kind].said[so] += said[kind, about]
    return {kind: round(tally.telling(), 2) for kind, tally in sorted(tallies.items())}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=5)
    given = parser.parse_args()
    learnt = msgspec.json.decode(FILE.read_bytes(), type=Learnt)
    learnt = msgspec.structs.replace(learnt, telling=learn(given.games, given.seed))
    print(learnt.telling)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(learnt)) + b"\n")


if __name__ == "__main__":
    main()
