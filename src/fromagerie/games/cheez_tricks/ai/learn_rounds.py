"""Play rounds of Cheez-Tricks by the coach's reference policy and keep their points: they tell what a score promises.

python -m fromagerie.games.cheez_tricks.ai.learn_rounds --rounds 400 --seed 1
"""

import argparse
from typing import Final

import msgspec

from fromagerie.engine.dealer import SeededDealer
from fromagerie.games.cheez_tricks import GAME
from fromagerie.games.cheez_tricks.ai.round_scores import FILE
from fromagerie.games.cheez_tricks.model import CheezTricksOptions

MODES: Final = ("domestic", "wild")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=400, help="for each mode and number of players")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rounds = {
        f"{mode}{players}": play_rounds(mode, players, given.rounds, given.seed)
        for mode in MODES
        for players in GAME.player_counts
    }
    lines = [f'"{key}": {msgspec.json.encode(points).decode()}' for key, points in rounds.items()]
    heading = f'"learnt_with": "--rounds {given.rounds} --seed {given.seed}"'
    FILE.write_text("{\n" + heading + ',\n"rounds": {\n' + ",\n".join(lines) + "\n}\n}\n", encoding="utf-8")


def play_rounds(mode: str, players: int, rounds: int, seed: int) -> list[int]:
    """The points of every seat, round after round."""
    points: list[int] = []
    policy, dealer = GAME.coaching.policy(GAME), SeededDealer(seed)
    options = CheezTricksOptions(mode=mode)  # type: ignore[arg-type]
    while len(points) < rounds * players:
        state = GAME.deal(players, options, dealer)
        while state.to_act():
            seat = state.to_act()[0]
            state.apply(seat, policy.act(state, seat, dealer), dealer)
        points += [each for row in state.sheet for each in row]
    return points[: rounds * players]


if __name__ == "__main__":
    main()
