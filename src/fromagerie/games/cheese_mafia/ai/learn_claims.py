"""Learn of which hands each kind of claim is said in Cheese Mafia, and write it into learnt.json.

python -m fromagerie.games.cheese_mafia.ai.learn_claims --games 400 --seed 5

Somebody who lies half of the time still says some things more readily where they are so: hardly anybody names a total
of 21 without having it, and nearly everybody would like to be under 10. How often is counted here, over hands as they
are in games, apart for the honest and for liars; how often a speaker lies is for each listener to find out.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from typing import Final

import msgspec

from fromagerie.engine.model import Action, Seat
from fromagerie.games.cheese_mafia import GAME
from fromagerie.games.cheese_mafia.ai.credibility import kind_of, told_of
from fromagerie.games.cheese_mafia.ai.learn_hands import play_games
from fromagerie.games.cheese_mafia.ai.learnt import FILE, Learnt, Wording
from fromagerie.games.cheese_mafia.ai.talk import Mouth, Tongue, fitting, thoughts_of
from fromagerie.games.cheese_mafia.rules import CheeseMafia
from fromagerie.games.cheese_mafia.talk import TOTALS, ClaimCard
from fromagerie.games.cheese_mafia.text import total_of
from fromagerie.games.cheese_mafia.view import CheeseMafiaView

# Says true and false things equally often.
EVEN: Final = Mouth(Tongue(1.0, 0.5), "even", None)
# Moments that count as seen beforehand, and how often something was said there: a rare case says little.
BEFORE: Final = 5.0
HARDLY: Final = 0.01


class Tally:
    """Of a kind of claim, by the hand it is about: moments, and how often the honest and liars said it there."""

    def __init__(self, hands: int) -> None:
        self.moments = [BEFORE] * hands
        self.said = {lies: [BEFORE * HARDLY] * hands for lies in (False, True)}

    def wording(self) -> Wording:
        honest, lying = (
            [round(said / moments, 4) for said, moments in zip(self.said[lies], self.moments, strict=True)]
            for lies in (False, True)
        )
        return Wording(honest, lying)


def words_of(view: CheeseMafiaView, *, lies: bool) -> Iterator[tuple[Action, float]]:
    """Everything that the honest, or liars, may say here of somebody's hand, and how likely."""
    open_to = fitting(thoughts_of(view, GAME.box, EVEN), lies=lies)
    total = sum(one.weight for one in open_to)
    yield from ((one.claim, one.weight / total) for one in open_to)


def hand_of(state: CheeseMafia, claim: Action, about: Seat) -> int:
    """Which of the hands that are told apart it is."""
    hand = GAME.view(state, about).hand
    if isinstance(claim, ClaimCard):
        return int(claim.card in hand)
    return sum(total_of(hand, GAME.box) >= edge for edge in TOTALS)


def learn(games: int, seed: int) -> dict[str, Wording]:
    tallies: dict[str, Tally] = {}
    claims: dict[tuple[str, bool], Action] = {}  # one of every kind that was ever said, of one's own hand or not
    for state, turn in play_games(games, seed):
        seat = (turn - 1) % 4  # who has just had a turn, as far as one goes round
        if not state.turns[seat]:
            continue
        said: dict[tuple[str, Seat, bool], float] = defaultdict(float)
        for lies in (False, True):
            for claim, chance in words_of(GAME.view(state, seat), lies=lies):
                if (about := told_of(seat, claim)) is not None:
                    claims[kind_of(claim), about == seat] = claim
                    said[kind_of(claim), about, lies] += chance
        for (kind, own), claim in claims.items():
            tally = tallies.setdefault(kind, Tally(2 if isinstance(claim, ClaimCard) else 1 + len(TOTALS)))
            for about in [seat] if own else [other for other in range(4) if other != seat]:
                hand = hand_of(state, claim, about)
                tally.moments[hand] += 1
                for lies in (False, True):
                    tally.said[lies][hand] += said[kind, about, lies]
    return {kind: tally.wording() for kind, tally in sorted(tallies.items())}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=5)
    given = parser.parse_args()
    learnt = msgspec.json.decode(FILE.read_bytes(), type=Learnt)
    learnt = msgspec.structs.replace(learnt, wording=learn(given.games, given.seed))
    for kind, wording in learnt.wording.items():
        print(kind, wording.honest, wording.lying)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(learnt)) + b"\n")


if __name__ == "__main__":
    main()
