"""The table of Cheese Master: what lies on it, for everybody to see. The rules themselves are in rules.py."""

# compiled with mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.bits import bit, count, set_of
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.state import NOBODY, State
from fromagerie.games.cheese_master.model import CheeseMasterOptions
from fromagerie.games.cheese_master.rules_dice import Die, Face, Tally

# What the table waits for.
ROLLING: Final = 0  # somebody is to throw the dice
RACING: Final = 1  # whoever is still counting
NAMING: Final = 2  # somebody is to name the next to throw
OVER: Final = 3

NO_PLATE: Final = -1


class Setup:
    """What the box and the options make of a table: the same for the whole game, shared by all clones."""

    def __init__(
        self, players: int, points: int, faces: list[Face], dice: list[Die], yellow: int, options: CheeseMasterOptions
    ) -> None:
        self.players: i64 = players
        self.points: i64 = points
        self.faces = faces  # of all dice, by number
        self.dice = dice  # in the order they join the game, yellow ones first
        self.yellow: i64 = yellow  # how many of them are yellow
        self.options = options
        self.slam = options.slam
        self.games: i64 = 1
        self.first_dice: i64 = options.dice
        if options.slam:
            self.games = len(dice)
            self.first_dice = 1
        self.nought = vec[i64]([0] * players)
        self.bare = vec[i64]([NO_PLATE] * players)


class BaseState(State):
    """Everything there is at a table of Cheese Master. Groups of seats and of dice are sets, a bit each."""

    def __init__(self, setup: Setup) -> None:
        """An empty table: `begin` starts play, `clone` and `imagine` lay out their own."""
        self.event_sink = None
        self.setup = setup
        self.players: i64 = setup.players
        # The Slam, of which an ordinary game is the shortest.
        self.game: i64 = 0  # games won so far, by anybody
        self.wins = setup.nought
        self.dice: i64 = 0  # in play
        self.rolls: i64 = 0  # so far
        # The game.
        self.playing: i64 = 0  # the seats that began it
        self.living: i64 = 0  # those that still have points
        self.points = setup.nought
        # The round.
        self.phase: i64 = ROLLING
        self.turn: i64 = NOBODY  # who is to throw or to name
        self.faces: list[int] = []  # what each die in play shows; replaced, never changed in place: clones share it
        self.before = setup.nought  # points when the dice were thrown
        self.plates = setup.bare
        self.covered: list[int] = []  # seats in the order of their wheels; replaced likewise

    def copy_to(self, twin: "BaseState") -> None:
        twin.game = self.game
        twin.wins = self.wins[:]
        twin.dice = self.dice
        twin.rolls = self.rolls
        twin.playing = self.playing
        twin.living = self.living
        twin.points = self.points[:]
        twin.phase = self.phase
        twin.turn = self.turn
        twin.faces = self.faces
        twin.before = self.before[:]
        twin.plates = self.plates[:]
        twin.covered = self.covered

    def state_key(self) -> list[int]:
        facts = [int(self.game), int(self.dice), int(self.rolls), int(self.playing), int(self.living)]
        facts += [int(self.phase), int(self.turn), len(self.faces), *self.faces]
        for seat in range(self.players):
            facts += [int(self.wins[seat]), int(self.points[seat]), int(self.before[seat]), int(self.plates[seat])]
        return facts + self.covered

    def redeal(self, seat: int | None, dealer: Dealer) -> None:
        """Nothing: dice, plates and points lie open before everybody."""

    # What can be told from it

    def counting(self) -> i64:
        """The seats in the game without a wheel."""
        return self.living & ~set_of(self.covered)

    def wheels_left(self) -> i64:
        """In the middle of the table: one fewer than players in the game, less those on plates."""
        return count(self.counting()) - 1

    def leaders(self) -> i64:
        """The seats that have won the most games."""
        most = max([int(wins) for wins in self.wins])
        leaders: i64 = 0
        for seat in range(self.players):
            if self.wins[seat] == most:
                leaders |= bit(seat)
        return leaders

    def tally(self) -> Tally:
        tally = Tally([])
        for number in self.faces:
            face = self.setup.faces[number]
            tally.add(face.kind, face.amount)
        return tally

    def face_names(self) -> list[str]:
        return [self.setup.faces[face].name for face in self.faces]

    def won_games(self) -> list[int]:
        return [int(wins) for wins in self.wins]
