"""Learn to play from nothing but games against oneself, and watch how one does against `greedy`.

python examples/learn_policy.py [seconds] [games of each look] [box: "mini", or a box.toml] [looks]

The game is Cheez-Tricks for two, in the mini box: eight cards, three tricks. A small network says how much it likes
each action and what it expects; all seats play by it, and what won more than expected becomes likelier (PPO). Seconds
are those of a processor; a look plays deals of its own against `greedy`, every choice the one it likes best.
"""

import sys
import time

import gymnasium
import numpy as np

from fromagerie.rl import VectorEnv

GAMES, HIDDEN, CHOICES, PART = 256, 128, 8192, 1024
EPOCHS, CLIP, ENTROPY, RATE = 3, 0.2, 0.01, 5e-4


class Network:
    """One hidden layer; the last output is what it expects to get."""

    def __init__(self, inputs: int, actions: int, luck: np.random.Generator) -> None:
        first = luck.normal(0, inputs**-0.5, (inputs, HIDDEN))
        last = luck.normal(0, 0.01, (HIDDEN, actions + 1))
        self.weights = [part.astype(np.float32) for part in (first, np.zeros(HIDDEN), last, np.zeros(actions + 1))]
        self.means, self.squares = ([np.zeros_like(part) for part in self.weights] for _ in range(2))
        self.updates = 0

    def __call__(self, observations: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Its hidden layer, how likely it does what, and what it expects."""
        hidden = np.maximum(0, observations / np.float32(4) @ self.weights[0] + self.weights[1])
        out = hidden @ self.weights[2] + self.weights[3]
        liked = np.where(masks, out[:, :-1], -1e9)
        odds = np.exp(liked - liked.max(axis=1, keepdims=True))
        return hidden, odds / odds.sum(axis=1, keepdims=True), out[:, -1]

    def learn(self, observations: np.ndarray, hidden: np.ndarray, slope: np.ndarray) -> None:
        """A step of Adam down this slope of the outputs."""
        inner = (slope @ self.weights[2].T) * (hidden > 0)
        slopes = (observations.T / np.float32(4) @ inner, inner.sum(axis=0), hidden.T @ slope, slope.sum(axis=0))
        self.updates += 1
        for weights, mean, square, down in zip(self.weights, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (down - mean)
            square += 0.001 * (down**2 - square)
            root = np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8
            weights -= RATE * mean / (1 - 0.9**self.updates) / root


def play(env: VectorEnv, network: Network, luck: np.random.Generator, open_games: list[list]) -> list[np.ndarray]:
    """Choices of games that came to their end, and what each brought."""
    done: list[tuple] = []
    while len(done) < CHOICES:
        # Arrays change with every step: what is kept is a copy.
        seen, masks, seats = env.observations.astype(np.float32), env.action_masks > 0, env.seats.tolist()
        _, odds, expected = network(seen, masks)
        heap = odds.cumsum(axis=1)
        actions = (heap > luck.random((GAMES, 1)) * heap[:, -1:]).argmax(axis=1)
        for game, action in enumerate(actions.tolist()):
            choice = seen[game], masks[game], action, odds[game, action], expected[game], seats[game]
            open_games[game].append(choice)
        env.advance(actions)
        for game in np.flatnonzero(env.dones):
            done += [(*choice[:5], env.rewards[game, choice[5]]) for choice in open_games[game]]
            open_games[game].clear()
    return [np.array(column) for column in zip(*done, strict=True)]


def improve(network: Network, luck: np.random.Generator, played: list[np.ndarray]) -> None:
    gains = played[5] - played[4]
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in np.array_split(luck.permutation(len(gains)), len(gains) // PART):
            seen, masks, actions, before, _, rewards = (column[part] for column in played)
            gain = gains[part]
            hidden, odds, expected = network(seen, masks)
            ratio = odds[np.arange(len(part)), actions] / before
            # Beyond the clip it has learnt enough from this.
            counts = gain * ratio * np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            logs = np.log(odds + 1e-9)
            spread = odds * (logs - (odds * logs).sum(axis=1, keepdims=True))
            slope = (odds - np.eye(odds.shape[1])[actions]) * counts[:, None] + ENTROPY * spread
            both = np.hstack([slope, (expected - rewards)[:, None]]) / len(part)
            network.learn(seen, hidden, both.astype(np.float32))


def look(network: Network, games: int, box: str) -> str:
    """The share of the win against greedy, on the same deals each time, with its 95 % interval."""
    env = gymnasium.make("fromagerie/cheez_tricks-v1", players=2, against="greedy", box=box)
    shares = np.zeros(games)
    for game in range(games):
        (seen, _), over = env.reset(seed=1_000_000 + game), False
        while not over:
            _, odds, _ = network(seen["observation"][None].astype(np.float32), seen["action_mask"][None] > 0)
            seen, reward, over, _, _ = env.step(int(odds.argmax()))
        shares[game] = reward + 1 / 2
    mean, half = 100 * shares.mean(), 196 * shares.std() / games**0.5
    return f"wins {mean:.1f} ± {half:.1f} % against greedy {'#' * round(mean * 0.6)}"


def main(seconds: float = 20, games: int = 2000, box: str = "mini", looks: int = 5) -> None:
    luck = np.random.default_rng(1)
    env = VectorEnv("cheez_tricks_v1", GAMES, players=2, box=box)
    env.reset(seed=1)
    network = Network(env.observations.shape[1], env.action_masks.shape[1], luck)
    open_games: list[list] = [[] for _ in range(GAMES)]
    spent, choices = 0.0, 0
    for number in range(looks + 1):
        while spent < seconds * number / looks:
            began = time.process_time()
            played = play(env, network, luck, open_games)
            improve(network, luck, played)
            choices += len(played[0])
            spent += time.process_time() - began
        print(f"{spent:4.0f} s, {choices:9,} choices: {look(network, games, box)}", flush=True)


if __name__ == "__main__":
    main(*(kind(typed) for kind, typed in zip((float, int, str, int), sys.argv[1:], strict=False)))
