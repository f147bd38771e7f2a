"""Drôle de Fromage in words: what one types, what one reads, why something is refused."""

from collections.abc import Sequence

from fromagerie.engine.model import Action, Event, Refusal, Seat
from fromagerie.engine.words import Words
from fromagerie.games.drole_de_fromage.box import Box
from fromagerie.games.drole_de_fromage.model import (
    AgesTold,
    BonusWon,
    Decline,
    Fell,
    GameBegan,
    GameScored,
    Looked,
    Rolled,
    Step,
    Stepped,
    Stopped,
    Take,
    Took,
    Won,
)
from fromagerie.games.drole_de_fromage.pieces import DRAWN, SIDE_LENGTH, SIZE_NAMES, SIZES, STAR_FACE, WAYS
from fromagerie.games.drole_de_fromage.rules_board import EDGE, MOUSE, towards
from fromagerie.games.drole_de_fromage.view import DroleDeFromageView, lay_board

# What a French player would type instead: ouest, gros, petit.
FRENCH_WAYS = {"W": "O"}
FRENCH_SIZES = {"L": "G", "M": "M", "S": "P"}


def notation(action: Action) -> str:
    """A step is the letter of its side, a bonus a seat counted from 1 and a size: "N", "2L", "PASS"."""
    match action:
        case Step(to):
            return to
        case Decline():
            return "PASS"
        case Take(seat, size):
            return f"{seat + 1}{size}"
    raise TypeError(f"not an action of Drôle de Fromage: {action!r}")


def french_notation(action: Action) -> str:
    match action:
        case Step(to):
            return FRENCH_WAYS.get(to, to)
        case Take(seat, size):
            return f"{seat + 1}{FRENCH_SIZES[size]}"
    return "PASSE"


def say_action(action: Action, words: Words) -> str:
    match action:
        case Step(to):
            return words("do-step", way=way_name(to, words))
        case Decline():
            return words("do-decline")
        case Take(seat, size):
            return words("do-take", seat=seat + 1, piece=piece_name(size, words))
    raise TypeError(f"not an action of Drôle de Fromage: {action!r}")


def way_name(way: str, words: Words) -> str:
    return words(f"way-{way}")


def piece_name(piece: str, words: Words) -> str:
    """Players tell pieces apart by their size only: "large piece" for L3."""
    return words(f"piece-{piece[0]}")


def say_part(part: str, box: Box, words: Words) -> str:
    if part in SIZE_NAMES:
        size = SIZE_NAMES.index(part)
        count = box.board.cells.count(DRAWN[size])
        return words(f"part-{part}", count=count, wormy=box.worms.each[size], points=box.points.each[size])
    faces = ", ".join(map(say_face, box.die.faces))
    return words(f"part-{part}", side=SIDE_LENGTH, faces=faces, count=len(WAYS))


def say_event(event: Event, words: Words, names: Sequence[str]) -> str:
    match event:
        case AgesTold():
            return words("ages-told", who=words.list([names[seat] for seat in event.seats]))
        case GameBegan():
            return words("game-began", game=event.game, who=names[event.first])
        case Rolled():
            return say_rolled(event, words, names)
        case Stepped():
            return say_stepped(event, words, names)
        case Fell():
            return say_fell(event, words, names)
        case Looked():
            return words("looked", who=names[event.seat], wormy=str(event.wormy))
        case BonusWon():
            return words("bonus-won", who=names[event.seat])
        case Took():
            return say_took(event, words, names)
        case Stopped():
            return words("stopped", turns=event.turns)
        case GameScored():
            return say_scored(event, words, names)
        case Won():
            return say_won(event, words, names)
    raise TypeError(f"not an event of Drôle de Fromage: {event!r}")


def say_rolled(event: Rolled, words: Words, names: Sequence[str]) -> str:
    rolled = words("rolled", who=names[event.seat], faces=say_faces(event.faces), steps=event.steps)
    return f"{rolled} {words('stuck')}" if event.stuck else rolled


def say_faces(faces: Sequence[str]) -> str:
    """A roll as the rulebook prints it: "★ + 3"."""
    return " + ".join(map(say_face, faces))


def say_face(face: str) -> str:
    return "★" if face == STAR_FACE else face


def say_stepped(event: Stepped, words: Words, names: Sequence[str]) -> str:
    way = way_name(event.to, words)
    return words("stepped", who=names[event.seat], way=way, cell=event.cell, pushed=len(event.pushed))


def say_fell(event: Fell, words: Words, names: Sequence[str]) -> str:
    piece = piece_name(event.piece, words)
    side = words(f"side-{event.side}")
    if event.seat is None:
        return words("fell-to-nobody", piece=piece, side=side)
    return words("fell", piece=piece, side=side, who=names[event.seat])


def say_took(event: Took, words: Words, names: Sequence[str]) -> str:
    if event.victim is None or event.piece is None:
        return words("took-nothing", who=names[event.seat])
    piece = piece_name(event.piece, words)
    return words("took", who=names[event.seat], victim=names[event.victim], piece=piece)


def say_scored(event: GameScored, words: Words, names: Sequence[str]) -> str:
    """Everybody's pieces turned over, a line a seat."""
    lines = [words("game-scored", game=event.game)]
    for name, pieces, points in zip(names, event.harvest, event.points, strict=True):
        shown = count_sizes(pieces, event.wormy, words) or words("no-cheese")
        lines.append(words("seat-scored", who=name, pieces=shown, points=points))
    if event.games > 1:
        standing = [f"{name} {wins}" for name, wins in zip(names, event.wins, strict=True)]
        lines.append(words("games-won", standing=", ".join(standing)))
    return "\n  ".join(lines)


def count_sizes(pieces: Sequence[str], wormy: Sequence[str], words: Words) -> str:
    """Pieces by size, and how many of each are wormy: "2 large (1 wormy), 1 small"."""
    shown = []
    for size in SIZES:
        held = [piece for piece in pieces if piece[0] == size]
        bad = sum(piece in wormy for piece in held)
        if held:
            shown.append(words(f"count-{size}", count=len(held)) + (words("count-wormy", count=bad) if bad else ""))
    return ", ".join(shown)


def say_won(event: Won, words: Words, names: Sequence[str]) -> str:
    winners = words.list([names[seat] for seat in event.seats])
    if event.games == 1:
        return words("game-won", who=winners, winners=len(event.seats), points=max(event.totals))
    lines = [words("series-over")]
    for name, wins, total in zip(names, event.wins, event.totals, strict=True):
        lines.append(words("seat-series", who=name, wins=wins, total=total))
    by_points = event.wins.count(max(event.wins)) > len(event.seats)
    lines.append(words("series-won", who=winners, winners=len(event.seats), by=str(by_points)))
    return "\n  ".join(lines)


def why(view: DroleDeFromageView, action: Action, words: Words, names: Sequence[str]) -> Refusal:
    """Why the viewer may not do this now, from what the viewer sees."""
    if view.turn is None:
        return Refusal("7.1", words("why-over"))
    if view.turn != view.seat:
        return Refusal("9.2", words("why-not-your-turn", who=names[view.turn]))
    match action:
        case Step() if view.bonus:
            return Refusal("7.1", words("why-no-more-steps"))
        case Step(to):
            return why_not_step(view, view.turn, to, words)
        case Take(seat, size) if view.bonus:
            return why_not_take(view, seat, size, words, names)
    return Refusal("9.3", words("why-no-bonus"))


def why_not_step(view: DroleDeFromageView, seat: Seat, to: str, words: Words) -> Refusal:
    if to not in tuple(WAYS):
        return Refusal("3.1", words("why-no-such-way", way=to))
    way = WAYS.index(to)
    board = lay_board(view, list(view.board))
    ahead = board.cells[board.mice[seat] + towards(way)]
    if ahead == EDGE:
        return Refusal("3.4", words("why-edge", side=words(f"side-{to}")))
    if ahead >= MOUSE:
        return Refusal("3.5", words("why-mouse"))
    pieces = len(board.chain(seat, way))
    return Refusal("4.3", words("why-blocked", pieces=pieces))


def why_not_take(view: DroleDeFromageView, seat: Seat, size: str, words: Words, names: Sequence[str]) -> Refusal:
    if not 0 <= seat < view.players:
        return Refusal("6.3", words("why-no-such-seat", seat=seat + 1))
    if size not in tuple(SIZES):
        return Refusal("6.3", words("why-no-such-size", size=size))
    if seat == view.seat:
        return Refusal("6.3", words("why-own-cheese"))
    return Refusal("6.3", words("why-none-of-size", who=names[seat], piece=piece_name(size, words)))
