"""The table in a terminal: plain text, nothing that needs more than 80 columns."""

from collections.abc import Sequence

from fromagerie.engine.model import Action
from fromagerie.engine.words import Words
from fromagerie.games.cheez_tricks.box import CatCard
from fromagerie.games.cheez_tricks.cards import VARIETIES
from fromagerie.games.cheez_tricks.model import Play
from fromagerie.games.cheez_tricks.text import cat_label, cat_meaning, variety_name
from fromagerie.games.cheez_tricks.view import CatOnTable, CheezTricksView


def draw(view: CheezTricksView, legal: Sequence[Action], words: Words, names: Sequence[str]) -> str:
    """Cats first, as they are what one plays around; then the players, the trick, and one's own hand."""
    parts = [heading(view, words), cats(view, words, names), players(view, words, names)]
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


def cats(view: CheezTricksView, words: Words, names: Sequence[str]) -> str:
    lines = [words("board-cats")]
    width = max(len(cat_label(cat.card, words)) for cat in view.cats)
    for cat in view.cats:
        label = cat_label(cat.card, words).ljust(width)
        lines.append(f"  {label}  ... {cat_meaning(cat.card, words)}")
        lines.append(f"  {'':{width}}      {standing(cat, view, words, names)}")
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
    return "→ " + ", ".join(f"{name}: {number}" for name, number in zip(names, counts, strict=True))


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
    if view.options.mode == "wild":
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
