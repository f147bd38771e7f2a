"""The table in a terminal: plain text, nothing that needs more than 80 columns."""

import textwrap
from collections.abc import Collection, Sequence
from typing import Final

from fromagerie.engine.model import Action
from fromagerie.engine.words import Words
from fromagerie.games.cheez_tricks.box import CatCard
from fromagerie.games.cheez_tricks.cards import VARIETIES
from fromagerie.games.cheez_tricks.model import Play
from fromagerie.games.cheez_tricks.text import cat_label, cat_meaning, variety_name
from fromagerie.games.cheez_tricks.view import CatOnTable, CheezTricksView

RECONSTRUCTED: Final = "°"  # beside a cat of which the printed card may differ


def draw(
    view: CheezTricksView,
    legal: Sequence[Action],
    words: Words,
    names: Sequence[str],
    reconstructed: Collection[str] = (),
) -> str:
    """Cats first, as they are what one plays around; then the players, the trick, and one's own hand."""
    parts = [heading(view, words), cats(view, words, names, reconstructed), players(view, words, names)]
    if view.turn is not None and view.options.piles_open and (shown := on_show(view, words, names)):
        parts.append("\n".join(shown))
    if view.turn is not None:
        parts.append(trick(view, words, names))
    if view.hand:
        parts.append(hand(view, legal, words))
    if view.trump is None and view.turn == view.seat:
        parts.append(words("board-name-trump"))
    return "\n\n".join(parts)


def heading(view: CheezTricksView, words: Words) -> str:
    title = words("board-title", mode=view.options.mode)
    if view.turn is None:
        return f"{title} · {words('board-over')}"
    trump = words("board-no-trump")
    if view.trump is not None:
        trump = words("board-trump", variety=variety_name(view.trump, words))
    nth = min(sum(view.tricks) + 1, view.tricks_a_round)
    return " · ".join(
        [
            title,
            words("board-round", round=view.round, rounds=view.rounds),
            words("board-trick", trick=nth, tricks=view.tricks_a_round),
            trump,
        ]
    )


def cats(view: CheezTricksView, words: Words, names: Sequence[str], reconstructed: Collection[str]) -> str:
    lines = [words("board-cats")]
    labels = [cat_label(cat.card, words) + RECONSTRUCTED * (cat.id in reconstructed) for cat in view.cats]
    width = max(map(len, labels))
    for cat, label in zip(view.cats, labels, strict=True):
        lines.append(f"  {label:{width}}  … {cat_meaning(cat.card, words)}")
        lines.append(f"  {'':{width}}    {standing(cat, view, words, names)}")
    if any(cat.id in reconstructed for cat in view.cats):
        lines.append("  " + words("board-reconstructed", sign=RECONSTRUCTED))
    return "\n".join(lines)


def standing(cat: CatOnTable, view: CheezTricksView, words: Words, names: Sequence[str]) -> str:
    """Where everybody stands towards a cat, as far as the viewer can tell."""
    if cat.captured:
        return "→ " + words("board-caught", who=words.list([names[seat] for seat in cat.captured]))
    if view.turn is None:
        return "→ " + words("board-hungry")
    match cat.card.family:
        case "black":
            ahead = (cat.card.trick or 0) - sum(view.tricks) - 1
            return "→ " + (words("board-black-later", tricks=ahead) if ahead else words("board-black-now"))
        case "siamese":
            return "→ " + siamese_whereabouts(cat.card.card or "", view, words)
    counts = tally(cat.card, view)
    if counts is None:
        return "→ " + words("board-face-down")
    return "→ " + ", ".join(words("board-of", who=name, what=n) for name, n in zip(names, counts, strict=True))


def siamese_whereabouts(card: str, view: CheezTricksView, words: Words) -> str:
    if card in view.hand:
        return words("board-siamese-hand")
    if card in [laid.card for laid in view.trick]:
        return words("board-siamese-table")
    return words("board-siamese-loose")


def tally(card: CatCard, view: CheezTricksView) -> list[int] | None:
    """What each seat has won of the things a cat counts; None if that lies face down."""
    kind = card.most or card.fewest or "tricks"
    if kind == "tricks":
        return view.tricks
    if not view.options.piles_open:
        return None
    return [sum(kind in (won[0], won[1:]) for won in pile) for pile in view.won]


def players(view: CheezTricksView, words: Words, names: Sequence[str]) -> str:
    columns = [words(f"board-col-{column}") for column in ("tricks", "cats", "score")]
    width = max(len(words("board-players")), *map(len, names))
    lines = [f"{words('board-players'):{width}}    " + "".join(f"{column:>8}" for column in columns)]
    for seat, name in enumerate(names):
        on_back = sum(seat in cat.captured for cat in view.cats)
        figures = [view.tricks[seat], on_back, view.totals[seat]]
        notes = [words("board-token")] * (seat == view.first) + [words("board-to-act")] * (seat == view.turn)
        lines.append(f"  {name:{width}}  " + "".join(f"{figure:>8}" for figure in figures) + "  " + ", ".join(notes))
    return "\n".join(line.rstrip() for line in lines)


def on_show(view: CheezTricksView, words: Words, names: Sequence[str]) -> list[str]:
    """What the table shows of the tricks taken so far, where piles lie open; nothing if there is nothing yet."""
    lines = []
    for name, won, voids in zip(names, view.won, view.voids, strict=True):
        seen = [" ".join(won)] * bool(won)
        seen += [words("board-void", varieties=" ".join(voids))] * bool(voids)
        if seen:
            line = words("board-of", who=name, what=", ".join(seen))
            lines += textwrap.wrap(line, 78, initial_indent="  ", subsequent_indent="    ")
    return [words("board-on-show"), *lines] if lines else []


def trick(view: CheezTricksView, words: Words, names: Sequence[str]) -> str:
    if not view.trick:
        return words("board-trick-empty")
    best = winning(view)
    shown = []
    for laid in view.trick:
        notes = [words("board-leads")] * (laid == view.trick[0]) + [words("board-wins")] * (laid.card == best)
        shown.append(f"{names[laid.seat]} {laid.card}" + (f" ({', '.join(notes)})" if notes else ""))
    return words("board-trick-now") + " " + "   ".join(shown)


def winning(view: CheezTricksView) -> str:
    """The card that takes the trick if nothing else is played."""

    def strength(card: str) -> tuple[bool, bool, int]:
        return card[0] == view.trump, card[0] == view.trick[0].card[0], int(card[1:])

    return max((laid.card for laid in view.trick), key=strength)


def hand(view: CheezTricksView, legal: Sequence[Action], words: Words) -> str:
    playable = {action.card for action in legal if isinstance(action, Play)}
    suits = []
    for variety in VARIETIES:
        cards = [f"[{card}]" if card in playable else card for card in view.hand if card[0] == variety]
        if cards:
            suits.append(" ".join(cards))
    return words("board-hand") + "\n  " + "   ".join(suits)
