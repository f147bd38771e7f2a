"""The table in a terminal: plain text, at most 100 columns."""

import textwrap
from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from fromagerie.engine.model import Action, Seat
from fromagerie.engine.words import Words
from fromagerie.games.cheese_mafia.box import Box
from fromagerie.games.cheese_mafia.model import Choose, Expose, Target
from fromagerie.games.cheese_mafia.text import card_name, effect_text, listed, price_of, title, total_of, valued
from fromagerie.games.cheese_mafia.view import CheeseMafiaView

WIDTH: Final = 100
DISCARD_SHOWN: Final = 2
LONGEST_NAME: Final = 16  # or the table bursts


class Board:
    """One drawing of the table: the players first, then the discard pile, one's own hand, and what is asked."""

    def __init__(
        self,
        view: CheeseMafiaView,
        legal: Sequence[Action],
        box: Box,
        words: Words,
        names: Sequence[str],
        reconstructed: Collection[str],
    ) -> None:
        self.view = view
        self.legal = legal
        self.box = box
        self.words = words
        self.names = [name[:LONGEST_NAME] for name in names]
        self.reconstructed = reconstructed
        self.options: dict[str, str] = msgspec.to_builtins(view.options)

    def draw(self) -> str:
        parts = [self.heading(), self.players(), self.discard()]
        if self.view.hand:
            parts.append(self.hand())
        question = self.question()
        if question:
            parts.append(question)
        return "\n\n".join(parts)

    def heading(self) -> str:
        view, words = self.view, self.words
        parts = [words("board-title"), words("board-round", round=view.round)]
        if view.question == "over":
            return " · ".join([*parts, words("board-over")])
        parts.append(words("board-clockwise" if view.clockwise else "board-anticlockwise"))
        parts.append(words("board-pile", cards=view.pile))
        if view.last_round:
            parts.append(words("board-last"))
        return " · ".join(parts)

    # The players

    def players(self) -> str:
        view, words = self.view, self.words
        width = max(len(words("board-players")), *(len(name) + 3 for name in self.names))
        columns = [words(f"board-col-{column}") for column in ("cheese", "gangsters", "cards")]
        heads = "".join(f"{column:>{len(column) + 2}}" for column in columns)
        lines = [f"{words('board-players'):{width + 2}}{heads}"]
        for seat, name in enumerate(self.names):
            figures = (view.cheese[seat], view.gangsters[seat], view.hand_sizes[seat])
            cells = "".join(f"{figure:>{len(column) + 2}}" for figure, column in zip(figures, columns, strict=True))
            lines.append(f"  >{seat + 1} {name:{width - 3}}{cells}  {self.notes(seat)}")
            lines += [f"     {line}" for about in self.known(seat) for line in textwrap.wrap(about, WIDTH - 5)]
        return "\n".join(line.rstrip() for line in lines)

    def known(self, seat: Seat) -> list[str]:
        """What one knows of a hand; in the end, all of it."""
        view, words = self.view, self.words
        cards = view.hand if seat == view.seat and view.question == "over" else view.known[seat]
        if view.question == "over":
            hand = words.list([valued(card, self.box, words) for card in cards])
            return [words("board-total", cards=hand, total=total_of(cards, self.box))]
        about = [words("board-known", cards=listed(cards, self.box, words))] if cards else []
        special = any(self.box.cards[card].type == "special" for card in cards)
        if "special" in view.known_kinds[seat] and seat != view.seat and not special:
            about.append(words("board-special"))
        return about

    def notes(self, seat: Seat) -> str:
        view, words = self.view, self.words
        notes = [words("board-token")] * (seat == view.first)
        if view.question == "over":
            notes += [words("board-winner")] * (seat in view.winners)
        else:
            notes += [words("board-turn")] * (seat == view.turn and view.question != "pass")
            notes += [words("board-awaited")] * (seat in view.awaited)
        return ", ".join(notes)

    # Cards

    def discard(self) -> str:
        """The last cards laid down, the newest first."""
        newest = self.view.discard[::-1]
        names = [card_name(card, self.box, self.words) for card in newest[:DISCARD_SHOWN]]
        shown = ", ".join(names) or self.words("board-discard-none")
        below = len(newest) - DISCARD_SHOWN
        more = f" {self.words('board-discard-more', cards=below)}" if below > 0 else ""
        return self.words("board-discard", cards=shown + more)

    def hand(self) -> str:
        """A line a card: what one types, what it is worth, what it does; then who knows of which, and what ° means."""
        view, words = self.view, self.words
        playable = {action.card for action in self.legal if isinstance(action, Choose)}
        lines = [words("board-hand", total=total_of(view.hand, self.box))]
        lines += [self.card_line(card, can_be_chosen=card in playable) for card in view.hand]
        for seat, cards in enumerate(view.known_of_mine):
            if cards and view.question != "over":
                seen = words("board-they-know", who=self.names[seat], cards=listed(cards, self.box, words))
                lines += textwrap.wrap(f"→ {seen}", WIDTH - 2, subsequent_indent="  ")
        if any(card in self.reconstructed for card in view.hand):
            lines.append(words("board-reconstructed"))
        return "\n  ".join(lines)

    def card_line(self, name: str, *, can_be_chosen: bool) -> str:
        card = self.box.cards[name]
        label = f"[{name}]" if can_be_chosen else f" {name} "
        badge = self.words("badge") if card.badge else ""
        kind = self.words(f"type-{card.type}")
        text = effect_text(name, self.box, self.words, self.options)
        name = title(card, self.words)[:24] + "°" * (name in self.reconstructed)
        start = f"{label:6}{card.value:>3}  {name:25} {kind:8} {badge:3} "
        return "\n".join(
            textwrap.wrap(start + text, WIDTH - 2, subsequent_indent=" " * (len(start) + 2), drop_whitespace=True)
        )

    # What is asked

    def question(self) -> str:
        view, words = self.view, self.words
        if view.question == "over":
            return ""
        if view.seat is None or view.seat not in view.awaited:
            return words("ask-wait", who=words.list([self.names[seat] for seat in view.awaited]))
        left = self.names[(view.seat + 1) % view.players]
        right = self.names[(view.seat - 1) % view.players]
        facts: dict[str, object] = {"left": left, "to": left if view.way == "left" else right, "way": view.way or ""}
        facts |= {"expose": "yes" if Expose() in self.legal else "no"}
        facts |= self.about_effect()
        asked = words(f"ask-{view.question}{self.kind_of_use()}", **facts)
        # What is typed stays with what it means.
        return "\n".join(textwrap.wrap(asked.replace("] ", "]\N{NO-BREAK SPACE}"), WIDTH))

    def about_effect(self) -> dict[str, object]:
        """The card in question, who uses it on whom, and the answers there are."""
        view = self.view
        if view.card is None:
            return {}
        answers = [action.card for action in self.legal if isinstance(action, Choose)]
        targets = [action.seat for action in self.legal if isinstance(action, Target)]
        return {
            "card": card_name(view.card, self.box, self.words),
            "effect": effect_text(view.card, self.box, self.words, self.options),
            "user": "" if view.user is None else self.names[view.user],
            "target": "" if view.target is None else self.names[view.target],
            "targets": ", ".join(f"[>{seat + 1}] {self.names[seat]}" for seat in targets),
            "answers": ", ".join(f"[{card}] {card_name(card, self.box, self.words)}" for card in answers),
            "cards": "some" if answers else "none",
            "number": view.left,
            "banker": self.options["banker"],
            "price": price_of(self.box.cards[view.card].effect, self.words, self.options["banker"]),
        }

    def kind_of_use(self) -> str:
        view = self.view
        if view.question != "use":
            return ""
        if any(isinstance(action, Target) for action in self.legal):
            return "-target"
        return "-way" if self.box.cards[view.card or ""].effect.do == "pass_round" else ""


def whole_discard(view: CheeseMafiaView, box: Box, words: Words) -> str:
    """Every card of the discard pile, a line each, the newest first: it may be looked through at any time (3.8)."""
    if not view.discard:
        return words("discard-empty")
    lines = [words("discard-whole", cards=words("cards", n=len(view.discard)))]
    for card in reversed(view.discard):
        kind = box.cards[card]
        badge = f" {words('badge')}" if kind.badge else ""
        lines.append(f"  {card:5}{kind.value:>3}  {title(kind, words)}{badge}")
    return "\n".join(lines)
