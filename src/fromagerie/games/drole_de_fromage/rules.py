"""Drôle de Fromage, by Wolfgang Riedesser: push cheese off the board on your own side, and hope it is not wormy.

The die says how many cells your mouse walks: all of them, one by one, in any direction but never diagonally. The mouse
pushes whatever chain of cheese is in front of it; no mouse is ever moved by another. A piece that falls belongs to
whoever sits on that side, and to nobody if no one does. Half of the large and of the medium pieces are wormy and worth
nothing: the owner alone looks. The last piece lets its owner take one from somebody else; then the points are counted.
"""

# compiled with mypyc

from typing import Final

from mypy_extensions import i64

from fromagerie.engine.bits import bit, count, lowest, members_of
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.state import NOBODY, left_of
from fromagerie.games.drole_de_fromage.model import (
    AgesTold,
    BonusWon,
    Fell,
    GameBegan,
    GameScored,
    Looked,
    Rolled,
    Stepped,
    Stopped,
    Took,
    Won,
)
from fromagerie.games.drole_de_fromage.pieces import WAYS, cell_name
from fromagerie.games.drole_de_fromage.rules_board import NOTHING
from fromagerie.games.drole_de_fromage.rules_table import STAR, BaseState

# Actions: a step towards each of the four sides, no bonus, or a piece of a seat's, by seat and size.
DECLINE: Final = 4
TAKE: Final = 5


class DroleDeFromage(BaseState):
    """One series of games, most often of a single one: who may do what, and what then happens."""

    def clone(self) -> "DroleDeFromage":
        twin = DroleDeFromage(self.setup, self.board.clone())
        self.copy_to(twin)
        return twin

    # Who may do what

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

    def random_action(self, seat: i64, dealer: Dealer) -> i64:
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

    # What happens

    def apply(self, seat: i64, action: i64, dealer: Dealer) -> None:
        if action < DECLINE:
            self.step(seat, action, dealer)
            return
        if action == DECLINE:
            if self.event_sink is not None:
                self.tell(Took(seat=int(seat), victim=None, piece=None))
        else:
            self.take(seat, (action - TAKE) // 3, (action - TAKE) % 3, dealer)
        self.end_game(dealer)

    def sit_down(self, dealer: Dealer) -> None:
        """The youngest opens, or whom the table names; if it does not tell the ages, they are drawn by lot."""
        agreed = self.setup.options.ages
        if agreed is None:
            self.ages = dealer.draw(list(range(self.players)), self.players, "ages")
        else:
            self.ages = [int(seat) for seat in agreed]
        self.first = self.ages[0]
        if self.setup.options.first is not None:
            self.first = self.setup.options.first
        if self.event_sink is not None:
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
        if self.event_sink is not None:
            self.tell(GameBegan(game=len(self.sheet) + 1, first=int(self.first)))
        self.begin_turn(dealer)

    def begin_turn(self, dealer: Dealer) -> None:
        """Roll for the seat whose turn it is; a mouse that cannot take a first step loses the move."""
        while self.turns < self.setup.max_turns:
            self.turns += 1
            self.roll(dealer)
            free = self.board.can_move(self.turn)
            if self.event_sink is not None:
                steps = int(self.steps_left)
                self.tell(Rolled(seat=int(self.turn), faces=self.faces(), steps=steps, stuck=not free))
            if free:
                return
            self.turn = left_of(self.turn, self.players)
        self.steps_left = 0
        if self.event_sink is not None:
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

    def step(self, seat: i64, way: i64, dealer: Dealer) -> None:
        self.steps_left -= 1
        if self.event_sink is not None:
            pushed = [self.setup.pieces[piece] for piece in self.board.chain(seat, way)]
        fallen = self.board.step(seat, way)
        if self.event_sink is not None:
            cell = cell_name(int(self.board.mice[seat]))
            left = int(self.steps_left)
            self.tell(Stepped(seat=int(seat), to=WAYS[way], cell=cell, pushed=pushed, left=left))
        if fallen != NOTHING:
            self.fall(fallen, way, dealer)
            if not self.on_board():
                self.reward_last_piece(self.setup.owners[way], dealer)
                return
        if self.steps_left == 0:
            self.turn = left_of(seat, self.players)
            self.begin_turn(dealer)

    def fall(self, piece: i64, side: i64, dealer: Dealer) -> None:
        """A piece belongs to whoever sits where it falls, whoever pushed it."""
        owner = self.setup.owners[side]
        if self.event_sink is not None:
            seat = None if owner == NOBODY else int(owner)
            self.tell(Fell(piece=self.setup.pieces[piece], side=WAYS[side], seat=seat))
        if owner == NOBODY:
            self.gone |= bit(piece)
            return
        self.harvest[owner] |= bit(piece)
        if not self.setup.peek:
            return
        self.turn_over(piece, dealer)
        if self.event_sink is not None:
            wormy = self.wormy & bit(piece) != 0
            looked = Looked(seat=int(owner), piece=self.setup.pieces[piece], wormy=wormy)
            self.tell_one(owner, looked)

    def reward_last_piece(self, owner: i64, dealer: Dealer) -> None:
        """Whoever harvests the last piece may take one from somebody else, if there is one to take."""
        self.steps_left = 0
        if owner != NOBODY and self.harvested() & ~self.harvest[owner]:
            self.turn = owner
            self.bonus = True
            if self.event_sink is not None:
                self.tell(BonusWon(seat=int(owner)))
        else:
            self.end_game(dealer)

    def take(self, seat: i64, victim: i64, size: i64, dealer: Dealer) -> None:
        """Which piece of that size it is, is chance: it is taken unseen."""
        piece = dealer.one_of(members_of(self.harvest[victim] & self.setup.of_size[size]), "piece")
        self.harvest[victim] ^= bit(piece)
        self.harvest[seat] |= bit(piece)
        if self.event_sink is not None:
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
        if self.event_sink is not None:
            self.tell_points(points)
        if len(self.sheet) < self.setup.games:
            self.first = self.lowest_scorer(points)
            self.begin_game(dealer)
            return
        self.turn = NOBODY
        if self.event_sink is not None:
            games = int(self.setup.games)
            self.tell(Won(seats=self.winners(), games=games, wins=self.wins(), totals=self.totals()))

    def worth(self, pieces: i64) -> i64:
        """The points of these pieces, all of them turned over: wormy ones are worth nothing."""
        points: i64 = 0
        for size in range(3):
            points += self.setup.points[size] * count(pieces & self.setup.of_size[size] & ~self.wormy)
        return points

    def lowest_scorer(self, points: list[int]) -> i64:
        """Who opens the next game; of several, the youngest."""
        return next(seat for seat in self.ages if points[seat] == min(points))

    # Telling

    def tell_points(self, points: list[int]) -> None:
        self.tell(
            GameScored(
                game=len(self.sheet),
                games=int(self.setup.games),
                harvest=[self.names(pieces) for pieces in self.harvest],
                wormy=self.names(self.wormy),
                points=points,
                wins=self.wins(),
            )
        )
