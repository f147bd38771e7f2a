"""Cheese Master in words: what one types, what one reads, why something is refused."""

import re
from collections.abc import Sequence

from fromagerie.engine.model import Action, Event, Refusal
from fromagerie.engine.words import Words
from fromagerie.games.cheese_master.box import Box, amount_of, kind_of
from fromagerie.games.cheese_master.model import (
    ROLLS,
    Eliminated,
    GameBegan,
    GameWon,
    NameRoller,
    Penalised,
    Plate,
    PlatePut,
    PointsReturned,
    Roll,
    Rolled,
    RollerNamed,
    RoundEnded,
    Shown,
    SlamTied,
    SlamWon,
    Wheel,
    WheelTaken,
)
from fromagerie.games.cheese_master.rules_dice import HIGHEST_PLATE
from fromagerie.games.cheese_master.view import CheeseMasterView


def notation(action: Action) -> str:
    """A plate is its number, a wheel is W, both with the roll they answer ("3@7", "W@7"); seats count from 1 ("N2")."""
    match action:
        case Plate(answer, roll):
            return f"{answer}@{roll}"
        case Wheel(roll):
            return f"W@{roll}"
        case Roll():
            return "R"
        case NameRoller(seat):
            return f"N{seat + 1}"
    raise TypeError(f"not an action of Cheese Master: {action!r}")


def read(typed: str, view: CheeseMasterView) -> list[Action]:
    """What somebody in a hurry means: a plate (3), the wheel (W, or 3 once more) or both in one breath (3W)."""
    word = typed.upper().replace(" ", "").replace("7+", "7")
    roll = view.roll % ROLLS
    if view.phase == "racing" and word in tuple("01234567"):
        again = view.seat is not None and view.plates[view.seat] == int(word)
        return [Wheel(roll) if again else Plate(int(word), roll)]
    plate, wheel = word[:-1], word[-1:]
    if wheel not in ("W", "M") or plate not in ("", *"01234567"):
        return []
    return [Plate(int(plate), roll), Wheel(roll)] if plate else [Wheel(roll)]


def say_action(action: Action, words: Words) -> str:
    """Without the roll it answers: what may be done at a time is all for the roll on the table."""
    match action:
        case Plate(answer):
            return words("do-plate", plate=plate_name(answer))
        case Wheel():
            return words("do-wheel")
        case Roll():
            return words("do-roll")
        case NameRoller(seat):
            return words("do-name-roller", seat=seat + 1)
    raise TypeError(f"not an action of Cheese Master: {action!r}")


def say_part(part: str, box: Box, words: Words) -> str:
    """A part of the box by name: dice as published by what they are, a designer's by what they are called."""
    dice = {die.name: die for die in box.dice}
    if part not in dice:
        return words(f"part-{part}")
    if part in ("dog", "innkeeper", "king"):
        return words(f"part-{part}")
    if numbered := re.fullmatch(r"yellow-(\d)", part):
        return words("part-yellow", number=numbered[1])
    return words(f"part-{dice[part].colour}-die", name=part)


def plate_name(answer: int) -> str:
    return f"{answer}+" if answer == HIGHEST_PLATE else str(answer)


def face_name(face: str, words: Words) -> str:
    return words(f"face-{kind_of(face)}", amount=amount_of(face))


def say_event(event: Event, words: Words, names: Sequence[str]) -> str:
    match event:
        case GameBegan():
            return say_began(event, words, names)
        case RollerNamed() if event.seat == event.roller:
            return words("roller-is", who=names[event.seat])
        case RollerNamed():
            return words("roller-named", who=names[event.seat], roller=names[event.roller])
        case Rolled():
            # Not what the dice show: whoever reads the news before looking at the dice must not be ahead.
            return words("rolled", who=names[event.seat], roll=event.roll)
        case PlatePut() if event.instead_of is None:
            return words("plate-put", who=names[event.seat], plate=plate_name(event.answer))
        case PlatePut():
            return words("plate-changed", who=names[event.seat], plate=plate_name(event.answer))
        case WheelTaken():
            return words("wheel-taken", who=names[event.seat], place=event.place, left=event.left)
        case Penalised():
            return words("penalised", who=names[event.seat], points=event.points)
        case RoundEnded():
            return say_round(event, words, names)
        case Eliminated():
            return words("eliminated", who=name_all(event.seats, words, names), out=len(event.seats))
        case PointsReturned():
            return words("points-returned", who=name_all(event.seats, words, names))
        case GameWon():
            return words("game-won", who=names[event.seat], points=event.points[event.seat])
        case SlamTied():
            return words("slam-tied", who=name_all(event.seats, words, names), wins=max(event.wins))
        case SlamWon():
            return words("slam-won", who=names[event.seat], wins=event.wins[event.seat])
    raise TypeError(f"not an event of Cheese Master: {event!r}")


def name_all(seats: Sequence[int], words: Words, names: Sequence[str]) -> str:
    return words.list([names[seat] for seat in seats])


def say_began(event: GameBegan, words: Words, names: Sequence[str]) -> str:
    began = words("game-began", dice=len(event.dice), points=event.points, who=names[event.roller])
    if event.games == 1:
        return began
    if event.game > event.games:
        return words("slam-decides", who=name_all(event.seats, words, names)) + " " + began
    return words("slam-game", game=event.game, games=event.games) + " " + began


def say_round(event: RoundEnded, words: Words, names: Sequence[str]) -> str:
    """The dice, the count step by step, and what it costs whom."""
    faces = ", ".join(face_name(face, words) for face in event.faces)
    lines = [
        words("round-ended", roll=event.roll, faces=faces),
        words("counted", steps=", ".join(count_steps(event.shown, words)), cheese=event.cheese),
    ]
    if event.right:
        lines.append(words("were-right", who=name_all(event.right, words, names)))
    for seat in event.wrong:
        plate = plate_name(event.plates[seat] or 0)
        lines.append(words("was-wrong", who=names[seat], plate=plate, lost=event.lost[seat], points=event.points[seat]))
    slow = event.without
    lines.append(words("was-without", who=names[slow], lost=event.lost[slow], points=event.points[slow]))
    return "\n  ".join(lines)


def count_steps(shown: Shown, words: Words) -> list[str]:
    """The steps of the table of effects that change something."""
    cats = max(0, shown.cats - shown.dogs)
    mice = max(0, shown.mice - cats)
    stolen = min(shown.kings, shown.cheese)
    steps = [words("step-cheese", cheese=shown.cheese)]
    if shown.kings:
        steps.append(words("step-king", cheese=stolen))
    if shown.innkeepers:
        return [*steps, words("step-innkeeper")]
    if shown.dogs and shown.cats:
        steps.append(words("step-dog", cats=shown.cats - cats))
    if cats and shown.mice:
        steps.append(words("step-cat", mice=shown.mice - mice))
    if mice:
        steps.append(words("step-mouse", mice=mice, cheese=min(mice, shown.cheese - stolen)))
    return steps


def why(view: CheeseMasterView, action: Action, words: Words, names: Sequence[str]) -> Refusal:
    """Why the viewer may not do this now, from what the viewer sees."""
    if view.phase == "over":
        return Refusal("6.3", words("why-over"))
    match action:
        case Plate() | Wheel():
            return why_not_answer(view, action, words)
        case NameRoller(seat) if view.phase == "naming" and view.turn == view.seat:
            if seat >= view.players:
                return Refusal("5.6", words("why-nobody-there", seat=seat + 1))
            return Refusal("5.6", words("why-not-living", who=names[seat]))
        case NameRoller() if view.phase == "naming":
            return Refusal("5.5", words("why-not-namer", who=names[view.turn or 0]))
        case NameRoller():
            return Refusal("5.5", words("why-nothing-to-name"))
        case Roll() if view.phase == "racing":
            return Refusal("8.1", words("why-dice-lie"))
        case Roll() if view.phase == "naming":
            return Refusal("4.1", words("why-nobody-named", who=names[view.turn or 0]))
    return Refusal("4.1", words("why-not-roller", who=names[view.turn or 0]))


def why_not_answer(view: CheeseMasterView, action: Plate | Wheel, words: Words) -> Refusal:
    if view.seat not in view.living:
        return Refusal("6.6", words("why-out"))
    if not view.roll:
        return Refusal("4.2", words("why-early"))
    if action.roll != view.roll % ROLLS:
        return Refusal("4.9", words("why-late"))
    if view.phase != "racing":
        return Refusal("4.8", words("why-round-over"))
    if view.seat in view.covered:
        return Refusal("4.6", words("why-covered"))
    return Refusal("4.5", words("why-same-plate", plate=plate_name(action.answer if isinstance(action, Plate) else 0)))
