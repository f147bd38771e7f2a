"""Drôle de Fromage, by Wolfgang Riedesser: push cheese off the board on your own side, and hope it is not wormy.

The die says how many cells your mouse walks: all of them, one by one, in any direction but never diagonally. The mouse
pushes whatever chain of cheese is in front of it; no mouse is ever moved by another. A piece that falls belongs to
whoever sits on that side, and to nobody if no one does. Half of the large and of the medium pieces are wormy and worth
nothing: the owner alone looks. The last piece lets its owner take one from somebody else; then the points are counted.

Worms are not laid under the cheese before the game: whether a piece is wormy is drawn when it is first turned over, from
the undersides that are left. That is the same chance, and what nobody has seen exists nowhere, so it cannot leak.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.bits import bit, count, lowest, members_of
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.model import Event, Told
from fromagerie.engine.state import NOBODY, State
from fromagerie.games.drole_de_fromage.model import (
    AgesTold,
    BonusWon,
    Declined,
    DroleDeFromageOptions,
    Fell,
    GameBegan,
    GameScored,
    GameWon,
    Looked,
    Rolled,
    SeriesWon,
    Stepped,
    Stopped,
    Stuck,
    Took,
)
from fromagerie.games.drole_de_fromage.pieces import WAYS, cell_name
from fromagerie.games.drole_de_fromage.rules_board import NOTHING, Board

# Actions: a step towards each of the four sides, no bonus, or a piece of a seat's, by seat and size.
DECLINE: Final = 4
TAKE: Final = 5

# What chance answers: a face of the die, and an underside.
STAR: Final = 0
GOOD: Final = 0
WORMY: Final = 1


class Setup:
    """What the box and the options make of a table: the same for the whole series, shared by all clones."""

    def __init__(
        self,
        sides: list[int],
        start: Board,
        pieces: list[str],
        sizes: list[int],
        worms: list[int],
        points: list[int],
        faces: list[int],
        options: DroleDeFromageOptions,
    ) -> None:
        self.players: i64 = len(sides)
        self.sides = vec[i64](sides)  # the side each seat sits at
        self.owners = vec[i64]([NOBODY] * 4)  # the seat at each side
        for seat, side in enumerate(sides):
            self.owners[side] = seat
        self.start = start
        self.pieces = pieces  # their names
        self.sizes = sizes  # the size of each piece: 0 large, 1 medium, 2 small
        self.of_size = vec[i64]([0] * 3)  # the pieces of each size, as sets
        for piece, size in enumerate(sizes):
            self.of_size[size] |= bit(piece)
        self.all_pieces: i64 = self.of_size[0] | self.of_size[1] | self.of_size[2]
        self.worms = vec[i64](worms)  # how many pieces of each size are wormy
        self.points = vec[i64](points)
        self.faces = faces  # the numbers on the die; STAR for the star
        self.peek: bool = options.peek
        self.games: i64 = options.games
        self.max_turns: i64 = options.max_turns
        self.options = options
        self.nought = vec[i64]([0] * len(sides))


class DroleDeFromage(State):
    """One series of games, most often of a single one. Harvests are sets of pieces, a bit a piece."""

    def __init__(self, setup: Setup, board: Board) -> None:
        """An empty table: `sit_down` begins play, `clone` and `imagine` lay out their own."""
        self.told = None
        self.setup = setup
        self.players: i64 = setup.players
        # The series.
        self.ages: list[int] = []  # the seats from the youngest to the oldest
        self.sheet: list[list[int]] = []  # points a game, a seat; replaced, never changed in place: clones share it
        # The game.
        self.first: i64 = 0
        self.board = board
        self.harvest = setup.nought  # the pieces of each seat
        self.gone: i64 = 0  # pieces that fell where nobody sits
        self.turned: i64 = 0  # pieces somebody has looked under
        self.wormy: i64 = 0  # the wormy ones among them
        self.turns: i64 = 0  # turns begun
        # The turn.
        self.turn: i64 = NOBODY
        self.stars: i64 = 0  # as the die came: so many stars, and then a number
        self.number: i64 = 0
        self.steps_left: i64 = 0
        self.bonus = False  # it remains to be seen whether the seat whose turn it is takes a piece

    # Who may do what

    def to_act(self) -> list[int]:
        if self.turn == NOBODY:
            return []
        return [int(self.turn)]

    def next_seat(self) -> i64:
        return self.turn

    def legal_actions(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        if self.bonus:
            return self.bonus_actions(seat)
        return [int(way) for way in range(4) if self.board.can_step(seat, way)]

    def bonus_actions(self, seat: i64) -> list[int]:
        """Nothing, or any size that an opponent has a piece of."""
        actions = [DECLINE]
        for other in range(self.players):
            for size in range(3):
                if other != seat and self.harvest[other] & self.setup.of_size[size]:
                    actions.append(int(TAKE + 3 * other + size))
        return actions

    def any_action(self, seat: i64, dealer: Dealer) -> i64:
        if self.bonus:
            actions = self.bonus_actions(seat)
            return actions[dealer.below(len(actions))]
        # A mouse whose turn it is can move: it was not stuck when the turn began, and later it can always step back.
        way = dealer.below(4)
        while not self.board.can_step(seat, way):
            way = dealer.below(4)
        return way

    def scores(self) -> list[int] | None:
        if self.turn != NOBODY:
            return None
        return self.totals()

    def winners(self) -> list[int]:
        """Most games won, then most points; then the win is shared. In a single game that is most points."""
        if self.turn != NOBODY:
            return []
        standing = list(zip(self.wins(), self.totals(), strict=True))
        return [seat for seat in range(len(standing)) if standing[seat] == max(standing)]

    def wins(self) -> list[int]:
        """Games won so far; a shared win counts for each who shares it."""
        wins = [0] * self.players
        for points in self.sheet:
            for seat in best(points):
                wins[seat] += 1
        return wins

    def totals(self) -> list[int]:
        totals = [0] * self.players
        for points in self.sheet:
            for seat in range(len(points)):
                totals[seat] += points[seat]
        return totals

    # What happens

    def apply(self, seat: i64, action: i64, dealer: Dealer) -> None:
        if action < DECLINE:
            self.step(seat, action, dealer)
            return
        if action == DECLINE:
            self.tell(Declined(seat=int(seat)))
        else:
            self.take(seat, (action - TAKE) // 3, (action - TAKE) % 3, dealer)
        self.end_game(dealer)

    def sit_down(self, dealer: Dealer) -> None:
        """The youngest opens; if the table does not say who that is, the ages are drawn by lot."""
        agreed = self.setup.options.ages
        if agreed is None:
            self.ages = dealer.draw(list(range(self.players)), self.players, "ages")
        else:
            self.ages = [int(seat) for seat in agreed]
        self.first = self.ages[0]
        self.tell(AgesTold(seats=self.ages))
        self.begin_game(dealer)

    def begin_game(self, dealer: Dealer) -> None:
        self.board = self.setup.start.clone()
        self.harvest = self.setup.nought[:]
        self.gone = 0
        self.turned = 0
        self.wormy = 0
        self.turns = 0
        self.turn = self.first
        self.tell(GameBegan(game=len(self.sheet) + 1, first=int(self.first)))
        self.begin_turn(dealer)

    def begin_turn(self, dealer: Dealer) -> None:
        """Roll for the seat whose turn it is; a mouse that cannot take a first step loses the move."""
        while self.turns < self.setup.max_turns:
            self.turns += 1
            self.roll(dealer)
            if self.board.can_move(self.turn):
                return
            if self.told is not None:
                self.tell(Stuck(seat=int(self.turn)))
            self.turn = self.left_of(self.turn)
        self.steps_left = 0
        self.tell(Stopped(turns=int(self.turns)))
        self.end_game(dealer)

    def roll(self, dealer: Dealer) -> None:
        """A star is rolled on, until a number comes; the number is doubled once, however many stars came first."""
        self.stars = 0
        self.number = dealer.one_of(self.setup.faces, "die")
        while self.number == STAR:
            self.stars += 1
            self.number = dealer.one_of(self.setup.faces, "die")
        self.steps_left = self.number
        if self.stars:
            self.steps_left += self.number
        if self.told is not None:
            self.tell(Rolled(seat=int(self.turn), faces=self.faces(), steps=int(self.steps_left)))

    def step(self, seat: i64, way: i64, dealer: Dealer) -> None:
        self.steps_left -= 1
        if self.told is not None:
            pushed = [self.setup.pieces[piece] for piece in self.board.chain(seat, way)]
        fallen = self.board.step(seat, way)
        if self.told is not None:
            cell = cell_name(int(self.board.mice[seat]))
            left = int(self.steps_left)
            self.tell(Stepped(seat=int(seat), to=WAYS[way], cell=cell, pushed=pushed, left=left))
        if fallen != NOTHING:
            self.fall(fallen, way, dealer)
            if not self.on_board():
                self.reward_last_piece(self.setup.owners[way], dealer)
                return
        if self.steps_left == 0:
            self.turn = self.left_of(seat)
            self.begin_turn(dealer)

    def fall(self, piece: i64, side: i64, dealer: Dealer) -> None:
        """A piece belongs to whoever sits where it falls, whoever pushed it."""
        owner = self.setup.owners[side]
        if self.told is not None:
            seat = None if owner == NOBODY else int(owner)
            self.tell(Fell(piece=self.setup.pieces[piece], side=WAYS[side], seat=seat))
        if owner == NOBODY:
            self.gone |= bit(piece)
            return
        self.harvest[owner] |= bit(piece)
        if not self.setup.peek:
            return
        self.turn_over(piece, dealer)
        if self.told is not None:
            wormy = self.wormy & bit(piece) != 0
            looked = Looked(seat=int(owner), piece=self.setup.pieces[piece], wormy=wormy)
            self.told.append(Told(int(owner), looked))

    def turn_over(self, piece: i64, dealer: Dealer) -> None:
        """Look under a piece for the first time: one of the undersides that are left for its size."""
        size = self.setup.sizes[piece]
        others = self.setup.of_size[size]
        worms = self.setup.worms[size] - count(others & self.wormy)
        good = count(others & ~self.turned) - worms
        self.turned |= bit(piece)
        # Where worms are out of the question, nobody asks chance.
        if worms and dealer.one_of([GOOD] * good + [WORMY] * worms, "underside") == WORMY:
            self.wormy |= bit(piece)

    def reward_last_piece(self, owner: i64, dealer: Dealer) -> None:
        """Whoever harvests the last piece may take one from somebody else, if there is one to take."""
        self.steps_left = 0
        if owner != NOBODY and self.harvested() & ~self.harvest[owner]:
            self.turn = owner
            self.bonus = True
            self.tell(BonusWon(seat=int(owner)))
        else:
            self.end_game(dealer)

    def take(self, seat: i64, victim: i64, size: i64, dealer: Dealer) -> None:
        """Which piece of that size it is, is chance: it is taken unseen."""
        piece = dealer.one_of(members_of(self.harvest[victim] & self.setup.of_size[size]), "piece")
        self.harvest[victim] ^= bit(piece)
        self.harvest[seat] |= bit(piece)
        self.tell(Took(seat=int(seat), victim=int(victim), piece=self.setup.pieces[piece]))

    def end_game(self, dealer: Dealer) -> None:
        """All harvested pieces are turned over and paid; then the next game, if the series goes on."""
        self.bonus = False
        unseen = self.harvested() & ~self.turned
        while unseen:
            self.turn_over(lowest(unseen), dealer)
            unseen &= unseen - 1
        points = [int(self.worth(self.harvest[seat])) for seat in range(self.players)]
        self.sheet = [*self.sheet, points]
        self.tell_result(points)
        if len(self.sheet) < self.setup.games:
            self.first = self.lowest_scorer(points)
            self.begin_game(dealer)
            return
        self.turn = NOBODY
        if self.setup.games > 1:
            self.tell(SeriesWon(seats=self.winners(), wins=self.wins(), totals=self.totals()))

    def worth(self, pieces: i64) -> i64:
        """The points of these pieces, all of them turned over: wormy ones are worth nothing."""
        points: i64 = 0
        for size in range(3):
            points += self.setup.points[size] * count(pieces & self.setup.of_size[size] & ~self.wormy)
        return points

    def lowest_scorer(self, points: list[int]) -> i64:
        """Who opens the next game; of several, the youngest."""
        for seat in self.ages:
            if points[seat] == min(points):
                return seat
        raise AssertionError("somebody has the fewest points")

    # What a seat cannot know

    def redeal(self, seat: int | None, dealer: Dealer) -> None:
        """Turn over anew what the others have looked under. What nobody has looked under is not in the state at all."""
        if self.turn == NOBODY:
            return  # all harvested pieces lie open
        known: i64 = 0
        if seat is not None:
            known = self.harvest[seat]
        hidden = self.turned & ~known
        self.turned &= known
        self.wormy &= known
        while hidden:
            self.turn_over(lowest(hidden), dealer)
            hidden &= hidden - 1

    def seen_by(self, seat: int | None) -> i64:
        """The pieces under which this seat has looked: its own, or all of them once the points are counted."""
        if self.turn == NOBODY:
            return self.turned
        if seat is None:
            return 0
        return self.turned & self.harvest[seat]

    # Twins and telling

    def clone(self) -> "DroleDeFromage":
        twin = DroleDeFromage(self.setup, self.board.clone())
        twin.ages = self.ages
        twin.sheet = self.sheet
        twin.first = self.first
        twin.harvest = self.harvest[:]
        twin.gone = self.gone
        twin.turned = self.turned
        twin.wormy = self.wormy
        twin.turns = self.turns
        twin.turn = self.turn
        twin.stars = self.stars
        twin.number = self.number
        twin.steps_left = self.steps_left
        twin.bonus = self.bonus
        return twin

    def truth(self) -> list[int]:
        facts = [int(self.first), int(self.turns), int(self.turn), int(self.bonus)]
        facts += [int(self.stars), int(self.number), int(self.steps_left)]
        facts += [int(self.gone), int(self.turned), int(self.wormy)]
        facts += [int(pieces) for pieces in self.harvest]
        facts += [int(cell) for cell in self.board.cells]
        facts += self.ages
        for points in self.sheet:
            facts += points
        return facts

    def harvested(self) -> i64:
        """All pieces that belong to somebody."""
        pieces: i64 = 0
        for harvest in self.harvest:
            pieces |= harvest
        return pieces

    def on_board(self) -> i64:
        """All pieces that have not fallen."""
        return self.setup.all_pieces & ~self.gone & ~self.harvested()

    def faces(self) -> list[str]:
        """The roll as it came."""
        return ["*"] * self.stars + [str(self.number)]

    def names(self, pieces: i64) -> list[str]:
        return [self.setup.pieces[piece] for piece in members_of(pieces)]

    def left_of(self, seat: i64) -> i64:
        seat += 1
        if seat == self.players:
            return 0
        return seat

    def tell_result(self, points: list[int]) -> None:
        if self.told is None:
            return
        game = len(self.sheet)
        harvest = [self.names(pieces) for pieces in self.harvest]
        self.tell(GameScored(game=game, harvest=harvest, wormy=self.names(self.wormy), points=points))
        self.tell(GameWon(game=game, seats=best(points), points=max(points)))

    def tell(self, event: Event) -> None:
        """Tell the whole table."""
        if self.told is not None:
            self.told.append(Told(None, event))


def best(points: list[int]) -> list[int]:
    """The seats with the most points."""
    return [seat for seat in range(len(points)) if points[seat] == max(points)]
