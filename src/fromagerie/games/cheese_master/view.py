"""What a seat sees of a game of Cheese Master: everything. Only what it has counted is its own business."""

from typing import Literal

import msgspec
from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from fromagerie.engine.bits import count, members_of, set_of
from fromagerie.engine.model import Seat, View
from fromagerie.engine.state import NOBODY
from fromagerie.games.cheese_master.box import Box, set_up
from fromagerie.games.cheese_master.model import CheeseMasterOptions
from fromagerie.games.cheese_master.rules import CheeseMaster
from fromagerie.games.cheese_master.rules_table import NO_PLATE, RACING

Phase = Literal["rolling", "racing", "naming", "over"]
PHASES: tuple[Phase, ...] = ("rolling", "racing", "naming", "over")


class DieOnTable(Struct, frozen=True):
    """A die in play, and what it shows; nothing before the first throw of a game."""

    name: str
    colour: Literal["yellow", "orange"]
    face: str | None


class CheeseMasterView(View, frozen=True):
    """What anybody may know; lists go by seat unless they say otherwise.

    How much cheese is left is not told as long as the race is on: the dice say it to whoever can count.
    """

    seat: Seat | None
    options: CheeseMasterOptions
    players: int
    game: int  # counted from 1
    games: int
    wins: list[int]
    playing: list[Seat]  # those who began this game
    living: list[Seat]  # those who still have points
    points: list[int]
    before: list[int]  # points when the dice were thrown
    phase: Phase
    turn: Seat | None  # who is to throw, or to name who throws
    roll: int  # the number of the latest roll, 0 before the first
    dice: list[DieOnTable]  # in play
    plates: list[int | None]
    covered: list[Seat]  # in the order of their wheels
    wheels: int  # in the middle of the table
    cheese: int | None  # how many are left, once the race is over
    winners: list[Seat]


def own_view(seat: Seat, open_view: CheeseMasterView) -> CheeseMasterView:
    """Look at the table from a seat: there is nothing more to see."""
    return msgspec.structs.replace(open_view, seat=seat)


def open_view(state: CheeseMaster, box: Box) -> CheeseMasterView:
    """What everybody sees."""
    phase = PHASES[state.phase]
    racing = state.phase == RACING
    over = phase == "over"
    checked = not racing and bool(state.faces)
    return CheeseMasterView(
        seat=None,
        options=state.setup.options,
        players=state.players,
        game=state.game if over else state.game + 1,
        games=state.setup.games,
        wins=state.won_games(),
        playing=members_of(state.playing),
        living=members_of(state.living),
        points=list(state.points),
        before=list(state.before),
        phase=phase,
        turn=None if state.turn == NOBODY else state.turn,
        roll=state.rolls,
        dice=dice_on_table(state, box),
        plates=[None if plate == NO_PLATE else plate for plate in state.plates],
        covered=list(state.covered),
        wheels=state.wheels_left() if racing else count(state.living) - 1,
        cheese=state.tally().cheese_left() if checked else None,
        winners=state.winners(),
    )


def dice_on_table(state: CheeseMaster, box: Box) -> list[DieOnTable]:
    names = state.face_names()
    return [
        DieOnTable(box.dice[die].name, box.dice[die].colour, names[place] if names else None)
        for place, die in enumerate(members_of(state.dice))
    ]


def imagine(seen: CheeseMasterView, box: Box) -> CheeseMaster:
    """The game that looks like this: there is only one."""
    state = CheeseMaster(set_up(box, seen.players, seen.options))
    names = [die.name for die in box.dice]
    state.game = seen.game - 1 + (seen.phase == "over")
    state.wins = vec[i64](seen.wins)
    state.dice = set_of([names.index(die.name) for die in seen.dice])
    state.rolls = seen.roll
    state.playing = set_of(seen.playing)
    state.living = set_of(seen.living)
    state.points = vec[i64](seen.points)
    state.before = vec[i64](seen.before)
    state.phase = PHASES.index(seen.phase)
    state.turn = NOBODY if seen.turn is None else seen.turn
    state.faces = [box.faces.index(die.face) for die in seen.dice if die.face is not None]
    state.plates = vec[i64]([NO_PLATE if plate is None else plate for plate in seen.plates])
    state.covered = list(seen.covered)
    return state
