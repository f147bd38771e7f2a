"""Cheese Mafia, by Florian Le Bodic and Martin Quay: get your hand down, or get the badges - and have the most cheese.

A round: three cards each, and everybody passes one to the left at once. On your turn you plot (draw, play a card, use
its effect or not) or, from your second turn on, expose: all show their hands, and a total below every other earns three
cheese and costs the others gangsters, anything else costs you two. If cards to be drawn are not there, the police raid
the table and the lowest total gains. When somebody has eight cheese or no gangster left, the round is the last; the
most cheese wins among those who still have a gangster. Exposing with three badges wins on the spot.
"""

# compiled with mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.state import NOBODY, first_seat
from fromagerie.games.cheese_mafia.model import (
    Chose,
    Declined,
    Exposed,
    GameWon,
    LastRound,
    Played,
    Plotted,
    RoundBegan,
)
from fromagerie.games.cheese_mafia.rules_effects import (
    can_be_used,
    carry_out,
    discard_drawn,
    do_not_pay,
    give,
    let_happen,
    name_target,
    pass_on,
    pay,
    riposte,
    show_cards,
    swap,
    thin_out,
)
from fromagerie.games.cheese_mafia.rules_legal import (
    CARD,
    EXPOSE,
    NO,
    PASS_RIGHT,
    PLOT,
    TARGET,
    YES,
    all_choose,
    asked,
    write_legal_actions,
)
from fromagerie.games.cheese_mafia.rules_redeal import redeal
from fromagerie.games.cheese_mafia.rules_reveal import charm, settle, show_hands, wins_by_badges
from fromagerie.games.cheese_mafia.rules_table import (
    ANSWERING,
    DISCARDING,
    GIVING,
    LEFT,
    OVER,
    PASSING,
    PASSING_ROUND,
    PAYING,
    PLAYING,
    RAID,
    RIGHT,
    SWAPPING,
    THINNING,
    TURN,
    TURN_OVER,
    USING,
    BaseState,
)

ANSWER_MS: Final = 3000


class CheeseMafia(BaseState):
    """One game of Cheese Mafia: who may do what, and what then happens."""

    def clone(self) -> "CheeseMafia":
        twin = CheeseMafia(self.setup)
        self.copy_to(twin)
        return twin

    def redeal(self, seat: int | None, dealer: Dealer) -> None:
        redeal(self, seat, dealer)

    # Who may do what

    def to_act(self) -> list[int]:
        if all_choose(self):
            return [int(seat) for seat in range(self.players) if not self.sealed[seat]]
        if self.phase == OVER:
            return []
        return [int(asked(self))]

    def next_seat(self) -> i64:
        if self.phase == OVER:
            return NOBODY
        if not all_choose(self):
            return asked(self)
        seat: i64 = 0
        while self.sealed[seat]:
            seat += 1
        return seat

    def legal_actions(self, seat: i64) -> list[int]:
        actions = self.setup.no_choices[:]
        legal = write_legal_actions(self, seat, actions)
        return [int(actions[place]) for place in range(legal)]

    def legal_actions_into(self, seat: i64, actions: vec[i64]) -> i64:
        return write_legal_actions(self, seat, actions)

    def random_action(self, seat: i64, dealer: Dealer) -> i64:
        actions = self.setup.no_choices[:]
        return actions[dealer.below(write_legal_actions(self, seat, actions))]

    def scores(self) -> list[int] | None:
        """The cheese of everybody who still has a gangster to guard it."""
        if self.phase != OVER:
            return None
        return [int(self.cheese[seat]) if self.gangsters[seat] else 0 for seat in range(self.players)]

    def winners(self) -> list[int]:
        """The holder of the badges; else the most cheese among those with a gangster, then the most gangsters."""
        if self.phase != OVER:
            return []
        if self.indic != NOBODY:
            return [int(self.indic)]
        best: list[int] = []
        for seat in range(self.players):
            if not self.gangsters[seat]:
                continue
            if best and self.ahead(best[0], seat):
                continue
            if best and self.ahead(seat, best[0]):
                best = []
            best.append(int(seat))
        return best

    def ahead(self, seat: i64, other: i64) -> bool:
        if self.cheese[seat] != self.cheese[other]:
            return self.cheese[seat] > self.cheese[other]
        return self.gangsters[seat] > self.gangsters[other]

    def response_window_ms(self) -> int | None:
        """A riposte is asked for, held or not, and the answer takes as long in either case."""
        return ANSWER_MS if self.phase == ANSWERING else None

    def round_index(self) -> i64:
        return self.round - 1

    # What happens

    def apply(self, seat: i64, action: i64, dealer: Dealer) -> None:
        was_last = self.last_round
        if all_choose(self):
            self.lay_ready(seat, action - CARD)
        elif self.phase == TURN:
            self.take_turn(action, dealer)
        elif self.phase == PLAYING:
            self.play(action - CARD)
        else:
            self.go_on(action, dealer)
        if self.last_round and not was_last and self.phase != OVER and self.event_sink is not None:
            self.tell(LastRound())
        if self.phase == TURN_OVER:
            self.end_turn()
        elif self.phase == RAID:
            self.end_round(NOBODY, dealer)

    def go_on(self, action: i64, dealer: Dealer) -> None:
        """The next step of a card's effect."""
        phase = self.phase
        if phase == USING:
            self.use(action, dealer)
        elif phase == ANSWERING:
            if action == NO:
                let_happen(self, dealer)
            else:
                riposte(self, action - CARD, dealer)
        elif phase == SWAPPING:
            swap(self, action - CARD, dealer)
        elif phase == GIVING:
            give(self, action - CARD)
        elif phase == THINNING:
            thin_out(self, action - CARD, dealer)
        elif phase == DISCARDING:
            discard_drawn(self, action - CARD)
        elif phase == PAYING:
            if action == YES:
                pay(self)
            else:
                do_not_pay(self)

    def lay_ready(self, seat: i64, card: i64) -> None:
        """A sealed choice; the last one in sets things going, whoever's it is."""
        self.sealed[seat] = card + 1
        if self.event_sink is not None:
            self.tell(Chose(seat=int(seat)))
        for other in range(self.players):
            if not self.sealed[other]:
                return
        if self.phase == PASSING:
            pass_on(self, LEFT)
            self.begin_turn(self.first)
        elif self.phase == PASSING_ROUND:
            pass_on(self, self.way)
            self.phase = TURN_OVER
        else:
            show_cards(self)
        self.sealed = self.setup.nought[:]

    def take_turn(self, action: i64, dealer: Dealer) -> None:
        if action == EXPOSE:
            self.expose(dealer)
        else:
            self.plot(dealer)

    def plot(self, dealer: Dealer) -> None:
        """Draw a card; with none to draw the police come."""
        seat = self.turn
        if self.pile_size == 0:
            if self.event_sink is not None:
                self.tell(Exposed(seat=int(seat), raid=True))
            self.phase = RAID
            return
        if self.event_sink is not None:
            self.tell(Plotted(seat=int(seat)))
        self.draw(seat, 1, dealer)
        self.phase = PLAYING

    def play(self, card: i64) -> None:
        """A card goes to the discard pile; if there is something to decide about its effect, that comes next."""
        seat = self.turn
        self.lay_down(seat, card)
        if self.event_sink is not None:
            self.tell(Played(seat=int(seat), card=self.setup.names[card]))
        self.shown = self.setup.nought[:]
        self.played = card
        self.user = seat
        self.victim = seat
        self.phase = TURN_OVER
        if can_be_used(self, card, seat):
            self.phase = USING

    def use(self, action: i64, dealer: Dealer) -> None:
        if action == NO:
            if self.event_sink is not None:
                self.tell(Declined(seat=int(self.user)))
            self.phase = TURN_OVER
        elif action < PLOT:
            name_target(self, action - TARGET)
        else:
            self.way = LEFT
            if action == PASS_RIGHT:
                self.way = RIGHT
            carry_out(self, dealer)

    def end_turn(self) -> None:
        """An extra turn comes first; else the next seat in the direction of play has a regular one."""
        if self.extra > 0:
            self.extra -= 1
            self.phase = TURN
            self.forget_effect()
            return
        self.begin_turn(self.beside(self.turn, self.direction))

    def begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.turns[seat] += 1
        self.phase = TURN
        self.forget_effect()

    def expose(self, dealer: Dealer) -> None:
        if self.event_sink is not None:
            self.tell(Exposed(seat=int(self.turn)))
        self.end_round(self.turn, dealer)

    # Rounds

    def deal_game(self, first: int | None, dealer: Dealer) -> None:
        """The first-player card goes to the seat agreed on, or is drawn by lot."""
        self.cheese = self.setup.nought[:]
        self.gangsters = self.setup.nought[:]
        for seat in range(self.players):
            self.cheese[seat] = self.setup.stakes.cheese
            self.gangsters[seat] = self.setup.stakes.gangsters
        self.first = first_seat(first, self.players, dealer)
        self.begin_round(dealer)

    def begin_round(self, dealer: Dealer) -> None:
        self.round += 1
        self.clear_table()
        if self.event_sink is not None:
            self.tell(RoundBegan(round=int(self.round), first=int(self.first)))
        self.deal_hands(dealer)
        self.phase = PASSING

    def end_round(self, exposer: i64, dealer: Dealer) -> None:
        """All hands are shown and paid; NOBODY exposes in a raid. Then the game ends, or the next round begins."""
        totals = show_hands(self)
        if exposer != NOBODY and wins_by_badges(self, exposer):
            self.indic = exposer
            self.end_game()
            return
        charm(self, totals)
        settle(self, exposer, totals)
        if self.last_round:
            self.end_game()
            return
        self.first = self.beside(self.first, LEFT)
        self.begin_round(dealer)

    def end_game(self) -> None:
        """Hands stay on the table for all to see."""
        self.phase = OVER
        self.forget_effect()
        self.show_all()
        if self.event_sink is not None:
            self.tell(
                GameWon(
                    seats=self.winners(),
                    by="count" if self.indic == NOBODY else "badges",
                    cheese=[int(tokens) for tokens in self.cheese],
                    gangsters=[int(tokens) for tokens in self.gangsters],
                )
            )
