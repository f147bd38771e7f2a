"""Train a small value function for Cheez-Tricks: who is going to win, told from what one seat knows.

python examples/train_value.py [steps]
"""

import sys

import numpy as np

from fromagerie.rl import VectorEnv

GAMES, RATE = 64, 0.02


def learn(steps: int, seed: int = 1) -> tuple[np.ndarray, list[float]]:
    env = VectorEnv("cheez_tricks_v1", GAMES)
    env.reset(seed)
    weights = np.zeros((env.observations.shape[1] + 1, 1))
    seen: list[list[tuple[int, np.ndarray]]] = [[] for _ in range(GAMES)]
    errors = []
    for _ in range(steps):
        for game in range(GAMES):
            # Arrays change with every step: what is to be kept is copied.
            seen[game].append((int(env.seats[game]), np.append(env.observations[game], 8) / 8))
        env.step_at_random()
        for game in map(int, np.flatnonzero(env.dones)):
            seats, inputs = zip(*seen[game], strict=True)
            x, target = np.stack(inputs), env.rewards[game][list(seats)][:, None]
            error = np.tanh(x @ weights) - target
            weights -= RATE * x.T @ error / len(x)
            errors.append(float((error**2).mean()))
            seen[game].clear()
    return weights, errors


if __name__ == "__main__":
    _, errors = learn(int(sys.argv[1]) if len(sys.argv) > 1 else 3000)
    part = max(1, len(errors) // 5)
    print(f"mean squared error over {len(errors)} games: {np.mean(errors[:part]):.4f} -> {np.mean(errors[-part:]):.4f}")
