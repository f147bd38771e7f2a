"""The table in a terminal: plain text, at most 96 columns. The dice come last, next to where one types."""

import textwrap
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from fromagerie.engine.model import Action
from fromagerie.engine.words import Words
from fromagerie.games.cheese_master import text
from fromagerie.games.cheese_master.box import Box, DieInBox, amount_of, kind_of
from fromagerie.games.cheese_master.model import NameRoller, Plate, Roll
from fromagerie.games.cheese_master.rules_dice import HIGHEST_PLATE, KINDS
from fromagerie.games.cheese_master.view import CheeseMasterView, DieOnTable

WIDTH: Final = 96
INSIDE: Final = 11  # columns of a die
PICTURES: Final = {
    "cheese": "◣",
    "king": "♛",
    "innkeeper": "! ! !",
    "dog": "U'x'U",
    "cat": "=^.^=",
    "mouse": "<:3~",
}
# Of which there may be several.
MANY: Final = {"cheese": "cheeses", "cat": "cats", "mouse": "mice"}
# Yellow dice have a thin edge, orange ones a double one.
EDGES: Final = {"yellow": tuple("┌─┐│└─┘"), "orange": tuple("╔═╗║╚═╝")}


def draw(
    view: CheeseMasterView,
    legal: Sequence[Action],
    box: Box,
    reconstructed: Sequence[str],
    words: Words,
    names: Sequence[str],
) -> str:
    parts = [heading(view, words), effects(view, box, words), players(view, words, names)]
    if view.phase == "racing":
        parts.append(f"{words('board-wheels')} {' '.join('◉' * view.wheels)}")
    if any(die.face is None for die in view.dice):
        parts.append(in_the_cup(view, box, reconstructed, words))
    else:
        parts.append(on_the_table(view, reconstructed, words))
    asked = question(view, legal, words, names)
    return "\n\n".join([*parts, asked] if asked else parts)


def heading(view: CheeseMasterView, words: Words) -> str:
    title = [words("board-title")]
    if view.options.slam and view.game > view.games:
        title.append(words("board-deciding"))
    elif view.options.slam:
        title.append(words("board-slam", game=view.game, games=view.games))
    if view.phase == "over":
        title.append(words("board-over"))
    elif view.roll:
        title.append(words("board-roll", roll=view.roll))
    return " · ".join(title)


def effects(view: CheeseMasterView, box: Box, words: Words) -> str:
    """The table of effects, as far as the dice in play can show them."""
    faces = [face for die in view.dice for face in box.die(die.name).faces]
    kinds = [kind for kind in KINDS if kind in map(kind_of, faces)]
    named = {kind: words(f"kind-{MANY.get(kind, kind)}") for kind in kinds}
    width = max(map(len, named.values()))
    return "\n".join([words("board-count"), *(f"  {named[kind]:{width}}  {words(f'board-{kind}')}" for kind in kinds)])


def players(view: CheeseMasterView, words: Words, names: Sequence[str]) -> str:
    columns = [words(f"board-{column}") for column in ("points", "plate", "wheel")]
    if view.options.slam:
        columns.append(words("board-wins"))
    width = max(len(words("board-players")), *map(len, names))
    lines = [f"{words('board-players'):{width}}    " + "".join(f"{column:>9}" for column in columns)]
    for seat, name in enumerate(names):
        figures = [str(view.points[seat]), shown_plate(view, seat), shown_wheel(view, seat)]
        if view.options.slam:
            figures.append(str(view.wins[seat]))
        notes = ", ".join(notes_on(view, seat, words))
        lines.append(f"  {name:{width}}  " + "".join(f"{figure:>9}" for figure in figures) + f"  {notes}")
    return "\n".join(line.rstrip() for line in lines)


def shown_plate(view: CheeseMasterView, seat: int) -> str:
    plate = view.plates[seat]
    return "-" if plate is None else text.plate_name(plate)


def shown_wheel(view: CheeseMasterView, seat: int) -> str:
    """Which wheel of the round a seat took."""
    return f"◉ {view.covered.index(seat) + 1}" if seat in view.covered else "-"


def notes_on(view: CheeseMasterView, seat: int, words: Words) -> Iterator[str]:
    if view.cheese is not None and seat in view.covered:
        right = view.plates[seat] == min(view.cheese, HIGHEST_PLATE)
        yield words("board-right") if right else words("board-wrong")
    if seat not in view.playing:
        yield words("board-waits")
    elif seat not in view.living:
        yield words("board-out")
    if seat == view.turn:
        yield words("board-throws") if view.phase == "rolling" else words("board-names")


def in_the_cup(view: CheeseMasterView, box: Box, reconstructed: Sequence[str], words: Words) -> str:
    """Before the first roll anybody may look at the dice: what is on them, those that are alike in one line."""
    alike: dict[tuple[str, ...], list[DieInBox]] = {}
    for die in view.dice:
        alike.setdefault(box.die(die.name).faces, []).append(box.die(die.name))
    lines = [words("board-no-dice")]
    for faces, dice in alike.items():
        said = words.list([text.say_part(die.name, box, words) + "°" * (die.name in reconstructed) for die in dice])
        shown = ", ".join(say_faces(face, times, words) for face, times in Counter(faces).items())
        line = words("board-die", dice=said, faces=shown)
        lines.append(textwrap.fill(line, WIDTH, initial_indent="  ", subsequent_indent="    "))
    if any(die.name in reconstructed for die in view.dice):
        lines.append(words("board-reconstructed"))
    return "\n".join(lines)


def say_faces(face: str, times: int, words: Words) -> str:
    said = text.face_name(face, words)
    return said if times == 1 else words("board-times", face=said, times=times)


def on_the_table(view: CheeseMasterView, reconstructed: Sequence[str], words: Words) -> str:
    dice = [draw_die(die, die.name in reconstructed, words) for die in view.dice]
    lines = [" ".join(die[line] for die in dice) for line in range(len(dice[0]))]
    if any(die.name in reconstructed for die in view.dice):
        lines.append(words("board-reconstructed"))
    if view.cheese is not None:
        lines += ["", words("board-cheese-left", cheese=view.cheese)]
    return "\n".join(lines)


def draw_die(die: DieOnTable, marked: bool, words: Words) -> list[str]:
    """A die from above: what it shows in words, in pictures, and in numbers."""
    face = die.face or ""
    kind, amount = kind_of(face), amount_of(face)
    top_left, top, top_right, side, low_left, low, low_right = EDGES[die.colour]
    word = words(f"kind-{MANY.get(kind, kind) if amount > 1 else kind}").upper()
    pictures = " ".join([PICTURES[kind]] * amount)
    if len(pictures) > INSIDE:
        pictures = f"{amount} × {PICTURES[kind]}"
    if len(word) > INSIDE:  # a long name takes the line of the pictures as well
        word, pictures = textwrap.wrap(word, INSIDE)
    number = {"cheese": f"+{amount}", "innkeeper": "×"}.get(kind, f"−{amount}")
    inside = [f"{side}{line:^{INSIDE}}{side}" for line in (word, pictures, number)]
    edge = f"{top_left}{top * (INSIDE - marked)}{'°' * marked}{top_right}"
    return [edge, *inside, f"{low_left}{low * INSIDE}{low_right}"]


def question(view: CheeseMasterView, legal: Sequence[Action], words: Words, names: Sequence[str]) -> str:
    """What the viewer is asked for, and what one types."""
    match legal[0] if legal else None:
        case Roll():
            return words("board-ask-roll")
        case NameRoller():
            named = [names[action.seat] for action in legal if isinstance(action, NameRoller)]
            seats = ", ".join(f"{number} {name}" for number, name in enumerate(named, start=1))
            return textwrap.fill(words("board-ask-name", seats=seats), WIDTH)
        case Plate():
            down = view.seat is not None and view.plates[view.seat] is not None
            return textwrap.fill(words("board-ask-wheel" if down else "board-ask-plate"), WIDTH)
    return ""
