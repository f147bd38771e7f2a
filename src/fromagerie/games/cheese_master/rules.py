"""Cheese Master, by Johan Benvenuto and Alexandre Droit: count the cheese that is left, and be quick about it.

Dice are thrown; cheese adds up, and animals take some of it or chase each other off. Whoever has counted puts down
the plate with the number and covers it with a wheel, of which there is one fewer than players. When the wheels are
gone, the one without loses a point, and each covered plate that is wrong costs its owner two. The last player with
points wins.

It is a race: everybody may act at any moment, and these rules know no clock. They see actions one after the other, and
that order alone decides who gets the last wheel.
"""

# compiled with mypyc

from typing import Final

from mypy_extensions import i64

from fromagerie.engine.bits import bit, count, lowest, members_of, set_of
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.state import NOBODY
from fromagerie.games.cheese_master.model import (
    PLATES,
    ROLLS,
    Eliminated,
    GameBegan,
    GameWon,
    Penalised,
    PlatePut,
    PointsReturned,
    Rolled,
    RollerNamed,
    RoundEnded,
    Shown,
    SlamTied,
    SlamWon,
    WheelTaken,
)
from fromagerie.games.cheese_master.rules_dice import Tally
from fromagerie.games.cheese_master.rules_table import NAMING, NO_PLATE, OVER, RACING, ROLLING, BaseState

# How actions are numbered: for each of eight rolls eight plates and the wheel, then the throw, then the seats to name.
WHEEL: Final = 8
ANSWERS: Final = 9
ROLL: Final = 72
NAME: Final = 73

# What mistakes cost.
TOO_SLOW: Final = 1
WRONG: Final = 2
GRABBED: Final = 1


class CheeseMaster(BaseState):
    """One game of Cheese Master, or one Slam."""

    def clone(self) -> "CheeseMaster":
        twin = CheeseMaster(self.setup)
        self.copy_to(twin)
        return twin

    # Who may do what

    def to_act(self) -> list[int]:
        if self.phase == RACING:
            return members_of(self.counting())
        if self.phase == OVER:
            return []
        return [int(self.turn)]

    def legal_actions(self, seat: i64) -> list[int]:
        if self.phase == RACING:
            return self.answers(seat)
        if self.phase == OVER or seat != self.turn:
            return []
        if self.phase == ROLLING:
            return [ROLL]
        return [NAME + other for other in members_of(self.living)]

    def answers(self, seat: i64) -> list[int]:
        """Any plate but the one already down, and the wheel, which is a mistake as long as there is no plate."""
        if not self.counting() & bit(seat):
            return []
        first = int(self.rolls % ROLLS * ANSWERS)
        plate = self.plates[seat]
        answers: list[int] = []
        for answer in range(PLATES):
            if answer != plate:
                answers.append(first + answer)
        answers.append(first + WHEEL)
        return answers

    def is_legal(self, seat: i64, action: i64) -> bool:
        if self.phase == OVER:
            return False
        if self.phase == RACING:
            answer = action - self.rolls % ROLLS * ANSWERS
            waits = self.counting() & bit(seat) != 0
            return waits and 0 <= answer <= WHEEL and (answer == WHEEL or answer != self.plates[seat])
        if seat != self.turn:
            return False
        if self.phase == ROLLING:
            return action == ROLL
        return action >= NAME and self.living & bit(action - NAME) != 0

    def scores(self) -> list[int] | None:
        """The points left, or the games won in a Slam."""
        if self.phase != OVER:
            return None
        if self.setup.slam:
            return [int(wins) for wins in self.wins]
        return [int(points) for points in self.points]

    def winners(self) -> list[int]:
        if self.phase != OVER:
            return []
        return members_of(self.leaders())

    # What happens

    def apply(self, seat: i64, action: i64, dealer: Dealer) -> None:
        if action >= NAME:
            self.name_roller(seat, action - NAME)
        elif action == ROLL:
            self.roll(seat, dealer)
        elif action % ANSWERS < WHEEL:
            self.put_plate(seat, action % ANSWERS)
        elif self.plates[seat] == NO_PLATE:
            self.penalise(seat, dealer)
        else:
            self.take_wheel(seat, dealer)

    def begin(self, dealer: Dealer) -> None:
        self.wins = self.setup.nought[:]
        self.begin_game(set_of(list(range(self.players))), self.setup.first_dice, dealer)

    def begin_game(self, seats: i64, dice: i64, dealer: Dealer) -> None:
        """All points for everybody in it; who throws first is drawn by lot."""
        self.playing = seats
        self.living = seats
        self.points = self.setup.nought[:]
        for seat in members_of(seats):
            self.points[seat] = self.setup.points
        self.before = self.points[:]
        self.choose_dice(dice, dealer)
        self.clear_table()
        self.turn = dealer.one_of(members_of(seats), "roller")
        self.phase = ROLLING
        if self.event_sink is not None:
            self.tell(
                GameBegan(
                    game=int(self.game) + 1,
                    games=int(self.setup.games),
                    seats=members_of(seats),
                    dice=[self.setup.dice[die].name for die in members_of(self.dice)],
                    points=int(self.setup.points),
                    roller=int(self.turn),
                )
            )

    def choose_dice(self, wanted: i64, dealer: Dealer) -> None:
        """In the order of training. While not all yellow dice are in play, the next of them is drawn by lot."""
        if wanted >= self.setup.yellow:
            self.dice = set_of(list(range(wanted)))
            return
        left = [die for die in range(self.setup.yellow) if not self.dice & bit(die)]
        self.dice |= set_of(dealer.draw(left, wanted - count(self.dice), "yellow"))

    def clear_table(self) -> None:
        self.faces = []
        self.covered = []
        self.plates = self.setup.bare[:]

    def roll(self, seat: i64, dealer: Dealer) -> None:
        self.clear_table()
        self.before = self.points[:]
        faces: list[int] = []
        for number in members_of(self.dice):
            die = self.setup.dice[number]
            faces.append(int(dealer.one_of(die.faces, die.name)))
        self.faces = faces
        self.rolls += 1
        self.turn = NOBODY
        self.phase = RACING
        if self.event_sink is not None:
            self.tell(Rolled(seat=int(seat), roll=int(self.rolls), faces=self.face_names()))

    def put_plate(self, seat: i64, answer: i64) -> None:
        """The first plate of a round, or another in its place."""
        before = self.plates[seat]
        self.plates[seat] = answer
        if self.event_sink is not None:
            instead_of = None if before == NO_PLATE else int(before)
            self.tell(PlatePut(seat=int(seat), answer=int(answer), instead_of=instead_of))

    def take_wheel(self, seat: i64, dealer: Dealer) -> None:
        """Covering a plate makes it final; with the last wheel the round is over."""
        self.covered = [*self.covered, int(seat)]
        if self.event_sink is not None:
            self.tell(WheelTaken(seat=int(seat), place=len(self.covered), left=int(self.wheels_left())))
        if self.wheels_left() == 0:
            self.end_round(dealer)

    def penalise(self, seat: i64, dealer: Dealer) -> None:
        """A wheel before a plate goes back, and costs a point. Whoever had but one leaves, and a wheel with them."""
        self.points[seat] -= GRABBED
        if self.event_sink is not None:
            self.tell(Penalised(seat=int(seat), points=int(self.points[seat])))
        if self.points[seat] > 0:
            return
        self.eliminate(bit(seat))
        if count(self.living) == 1:
            self.win_game(dealer)
        elif self.wheels_left() == 0:
            self.end_round(dealer)

    def end_round(self, dealer: Dealer) -> None:
        """All lose at once what they lose; the one without a wheel will name who throws next."""
        without = lowest(self.counting())
        self.check_plates(without)
        out = self.out_of_points()
        if out == self.living:
            self.return_points()
        elif out:
            self.eliminate(out)
        if count(self.living) == 1:
            self.win_game(dealer)
            return
        self.turn = without
        self.phase = NAMING

    def check_plates(self, without: i64) -> None:
        tally = self.tally()
        right: list[int] = []
        wrong: list[int] = []
        lost = [0] * self.players
        lost[without] = TOO_SLOW
        for seat in self.covered:
            if self.plates[seat] == tally.plate():
                right.append(seat)
            else:
                wrong.append(seat)
                lost[seat] = WRONG
        for seat in members_of(self.living):
            lost[seat] = min(lost[seat], int(self.points[seat]))
            self.points[seat] -= lost[seat]
        if self.event_sink is not None:
            self.tell(
                RoundEnded(
                    roll=int(self.rolls),
                    faces=self.face_names(),
                    shown=show(tally),
                    cheese=int(tally.cheese_left()),
                    right=right,
                    wrong=wrong,
                    without=int(without),
                    plates=[None if plate == NO_PLATE else int(plate) for plate in self.plates],
                    lost=lost,
                    points=[int(points) for points in self.points],
                )
            )

    def out_of_points(self) -> i64:
        out: i64 = 0
        for seat in members_of(self.living):
            if self.points[seat] == 0:
                out |= bit(seat)
        return out

    def eliminate(self, seats: i64) -> None:
        self.living ^= seats
        if self.event_sink is not None:
            self.tell(Eliminated(seats=members_of(seats), wheels=int(count(self.living)) - 1))

    def return_points(self) -> None:
        """Nobody would be left: those who were still in get back what they had when the dice were thrown."""
        for seat in members_of(self.living):
            self.points[seat] = self.before[seat]
        if self.event_sink is not None:
            self.tell(PointsReturned(seats=members_of(self.living), points=[int(points) for points in self.points]))

    def win_game(self, dealer: Dealer) -> None:
        """The last one in the game has won it. A Slam goes on until all dice were played and one seat is ahead."""
        winner = lowest(self.living)
        self.wins[winner] += 1
        self.game += 1
        if self.event_sink is not None:
            points = [int(points) for points in self.points]
            self.tell(GameWon(game=int(self.game), seat=int(winner), points=points, wins=self.won_games()))
        if self.game < self.setup.games:
            self.begin_game(set_of(list(range(self.players))), self.game + 1, dealer)
        elif count(self.leaders()) > 1:
            self.break_tie(dealer)
        else:
            self.end(winner=lowest(self.leaders()))

    def break_tie(self, dealer: Dealer) -> None:
        if self.event_sink is not None:
            self.tell(SlamTied(seats=members_of(self.leaders()), wins=self.won_games()))
        self.begin_game(self.leaders(), self.setup.games, dealer)

    def end(self, winner: i64) -> None:
        self.phase = OVER
        self.turn = NOBODY
        if self.event_sink is not None and self.setup.slam:
            self.tell(SlamWon(seat=int(winner), wins=self.won_games()))

    def name_roller(self, seat: i64, roller: i64) -> None:
        self.turn = roller
        self.phase = ROLLING
        if self.event_sink is not None:
            self.tell(RollerNamed(seat=int(seat), roller=int(roller)))


def show(tally: Tally) -> Shown:
    return Shown(
        cheese=int(tally.cheese),
        kings=int(tally.kings),
        innkeepers=int(tally.innkeepers),
        dogs=int(tally.dogs),
        cats=int(tally.cats),
        mice=int(tally.mice),
    )
