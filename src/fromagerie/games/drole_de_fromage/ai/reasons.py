"""Why one way was better than another in Drôle de Fromage: what falls where, who is next to bring what home."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from fromagerie.engine.coaching import Comparison, Position, odds_in_words, of_hundred, one_decimal
from fromagerie.engine.model import Action
from fromagerie.engine.state import NOBODY, left_of
from fromagerie.engine.words import Words
from fromagerie.games.drole_de_fromage.ai.bots import make_planner
from fromagerie.games.drole_de_fromage.ai.foresight import Walk, look_and_judge, walk_on
from fromagerie.games.drole_de_fromage.ai.planner import FARSIGHT, Planner
from fromagerie.games.drole_de_fromage.ai.reachability import BLOCKED, FALLEN
from fromagerie.games.drole_de_fromage.model import Step, Take
from fromagerie.games.drole_de_fromage.pieces import ROW, SIDE_LENGTH, SIDES, SIZES, WAYS, cell_name
from fromagerie.games.drole_de_fromage.rules_board import NOTHING

# Below these differences nothing is made of them: points, and points of 100.
SOME: Final = 0.3
CHANCES: Final = 2
CAUSES: Final = 2  # that are told of one way
LAST_PIECES: Final = 5


class Outlook(NamedTuple):
    """Where a way leads if it goes on as the reference would."""

    ways: list[int]
    falls: dict[int, list[int]]  # pieces of each size that fall on the way, by seat; NOBODY: they are lost
    cells: list[int]  # where each piece is then
    odds: list[dict[int, float]]  # by seat: which pieces it may bring home with its next roll, and how likely
    ahead: int  # pieces between one's mouse and one's side
    rows: int  # from one's mouse to one's side
    hopes: list[float]  # points that each seat may still harvest
    shares: list[float]


def explain(comparison: Comparison, words: Words, names: Sequence[str]) -> str:
    position, played, better = comparison.position, comparison.played, comparison.better
    if not isinstance(played, Step) or not isinstance(better, Step):
        return " ".join(say_bonus(action, position, words, names) for action in (better, played) if is_take(action))
    was, would = (look_out(position, WAYS.index(step.to)) for step in (played, better))
    causes = [
        *say_falls(was, would, position, words, names),
        *say_waiting(was, would, position, words),
        *say_next_rolls(was, would, position, words, names),
        *say_place(was, would, words),
        *say_safe(was, would, position, words),
    ][:CAUSES]
    if len(causes) < CAUSES:
        causes += [*say_hopes(was, would, position, words, names), *say_chances(was, would, position, words, names)]
    return " ".join([*say_ways(was, would, words), *causes[:CAUSES]])


# Looking ahead


def look_out(position: Position, way: int) -> Outlook:
    view, seat = position.view, position.seat
    planner = make_planner(view, position.game.box)
    walk = Walk(planner, seat)
    walk.go(way)
    walk_on(walk, view.steps_left - 1)
    shares = look_and_judge(walk, seat if view.options.peek else None)
    hopes = [0.0] * planner.players
    if planner.field.pieces:
        planner.evaluation.evaluate(planner.field, planner.values, left_of(seat, planner.players))
        hopes = list(planner.evaluation.hopes)
    return Outlook(
        ways=[way for way, _, _ in walk.steps],
        falls={other: walk.harvested(other) for other in (NOBODY, *range(planner.players))},
        cells=list(planner.field.where),
        odds=[next_roll(planner, other) for other in range(planner.players)],
        ahead=count_ahead(planner, seat),
        rows=rows_to(int(planner.evaluation.sides[seat]), planner.field.mice[seat]),
        hopes=hopes,
        shares=shares,
    )


def next_roll(planner: Planner, seat: int) -> dict[int, float]:
    """The pieces a mouse may bring home with one roll, if nobody else moves, and how likely the die allows it."""
    nearest: dict[int, int] = {}
    met: dict[int, int] = {}
    explore(planner, seat, 1, nearest, met)
    return {piece: float(sum(planner.odds[steps:])) for piece, steps in nearest.items()}


def explore(planner: Planner, seat: int, steps: int, nearest: dict[int, int], met: dict[int, int]) -> None:
    field = planner.field
    for way in range(len(WAYS)):
        pushed = field.step(seat, way)
        if pushed == BLOCKED:
            continue
        fallen = field.fallen
        if fallen != NOTHING and planner.owners[way] == seat:
            nearest[fallen] = min(steps, nearest.get(fallen, FARSIGHT))
        if met.get(field.key, FARSIGHT + 1) > steps:
            met[field.key] = steps
            if steps < FARSIGHT:
                explore(planner, seat, steps + 1, nearest, met)
        field.unstep(seat, way, pushed, fallen)


def count_ahead(planner: Planner, seat: int) -> int:
    """Pieces that are nearer to the side of a seat than its mouse is: those it can push home."""
    side = int(planner.evaluation.sides[seat])
    mouse = rows_to(side, planner.field.mice[seat])
    return sum(rows_to(side, cell) < mouse for cell in planner.field.where if cell != FALLEN)


def rows_to(side: int, cell: int) -> int:
    """How far a cell is from a side of the board."""
    row, column = divmod(int(cell), ROW)
    return {
        "south": SIDE_LENGTH - row,
        "west": column - 1,
        "north": row - 1,
        "east": SIDE_LENGTH - column,
    }[SIDES[side]]


# Saying it


def say_ways(was: Outlook, would: Outlook, words: Words) -> list[str]:
    """Both walks to their ends, if they are more than a step: "The better walk: 2 east, 1 north"."""
    if len(would.ways) < 2:
        return []
    return [words("coach-walk", ways=say_walk(would.ways, words), other=say_walk(was.ways, words))]


def say_walk(ways: Sequence[int], words: Words) -> str:
    runs = [(way, len(list(steps))) for way, steps in groupby(ways)]
    return ", ".join(words("coach-run", n=n, way=words(f"way-{WAYS[way]}")) for way, n in runs)


def say_falls(was: Outlook, would: Outlook, position: Position, words: Words, names: Sequence[str]) -> Iterator[str]:
    """A piece that only the better way brings home, or that only the other one pushes over to somebody else."""
    own = position.seat
    for size, name in enumerate(SIZES):
        if would.falls[own][size] > was.falls[own][size]:
            odds = odds_of_good(make_planner(position.view, position.game.box), size)
            yield words("coach-harvest", piece=words(f"piece-{name}"), odds=of_hundred(odds))
            return
    for size, name in enumerate(SIZES):
        for other, fallen in was.falls.items():
            if other != own and fallen[size] > would.falls[other][size]:
                piece = words(f"piece-{name}")
                if other == NOBODY:
                    yield words("coach-loses", piece=piece)
                else:
                    yield words("coach-gives", piece=piece, who=names[other])
                return


def say_waiting(was: Outlook, would: Outlook, position: Position, words: Words) -> Iterator[str]:
    """A piece was brought home that could wait, where the last one brings the bonus."""
    own = position.seat
    left = sum(cell != FALLEN for cell in would.cells)
    if left > LAST_PIECES or sum(was.falls[own]) <= sum(would.falls[own]):
        return
    for piece, cell in enumerate(would.cells):
        if cell != FALLEN and was.cells[piece] == FALLEN and is_safe(piece, would, own):
            yield words("coach-waits", piece=name_piece(piece, position, words), cell=cell_name(cell))
            return


def say_safe(was: Outlook, would: Outlook, position: Position, words: Words) -> Iterator[str]:
    """A piece that one went for, although nobody else can take it soon."""
    own = position.seat
    values = make_planner(position.view, position.game.box).values
    lost = {
        piece: float(values[piece]) * (odds - would.odds[own].get(piece, 0.0))
        for piece, odds in was.odds[own].items()
        if FALLEN not in (was.cells[piece], would.cells[piece]) and is_safe(piece, would, own)
    }
    piece = max(lost, key=lambda piece: (lost[piece], piece), default=-1)
    if piece >= 0 and lost[piece] > SOME:
        yield words("coach-safe", piece=name_piece(piece, position, words), cell=cell_name(would.cells[piece]))


def is_safe(piece: int, outlook: Outlook, own: int) -> bool:
    """Whether one may bring it home with one roll, and nobody else may."""
    return [other for other, odds in enumerate(outlook.odds) if piece in odds] == [own]


def name_piece(piece: int, position: Position, words: Words) -> str:
    size = make_planner(position.view, position.game.box).field.sizes[piece]
    return words(f"piece-{SIZES[size]}")


def say_next_rolls(
    was: Outlook, would: Outlook, position: Position, words: Words, names: Sequence[str]
) -> Iterator[str]:
    """What the others may take with their next roll, and what one may take oneself."""
    own = position.seat
    values = make_planner(position.view, position.game.box).values
    best: dict[bool, tuple[float, int, int]] = {}  # of others, and of one's own: how much it is worth, who, what
    for seat, (before, after) in enumerate(zip(was.odds, would.odds, strict=True)):
        for piece in {**before, **after}:
            gain = float(values[piece]) * (after.get(piece, 0.0) - before.get(piece, 0.0))
            mine = seat == own
            if mine and was.cells[piece] == FALLEN:
                continue  # it is harvested already, or lost: that was told
            best[mine] = max(best.get(mine, (SOME, -1, -1)), (gain if mine else -gain, seat, piece))
    for mine, (_, seat, piece) in sorted(best.items()):
        # Where it lies after the way that lets it be taken.
        cell = (would if mine else was).cells[piece] if piece >= 0 else FALLEN
        if cell == FALLEN:
            continue
        odds = {"played": was.odds[seat].get(piece, 0.0), "better": would.odds[seat].get(piece, 0.0)}
        yield words(
            "coach-reach" if mine else "coach-threat",
            who=names[seat],
            piece=name_piece(piece, position, words),
            cell=cell_name(cell),
            first=odds_in_words(odds["better" if mine else "played"], words),
            then=words("coach-odds-then", n=of_hundred(odds["played" if mine else "better"])),
        )


def say_place(was: Outlook, would: Outlook, words: Words) -> Iterator[str]:
    """Whether one's mouse stands behind the cheese, from where it can be pushed home."""
    if would.ahead > was.ahead:
        yield words("coach-ahead", played=was.ahead, better=would.ahead)
    elif not was.ahead and not would.ahead and would.rows > was.rows:
        yield words("coach-nearer", rows=would.rows - was.rows)


def say_hopes(was: Outlook, would: Outlook, position: Position, words: Words, names: Sequence[str]) -> Iterator[str]:
    own, helped = position.seat, most_helped(was, would, position)
    # What is learnt may come out below 0 near the end, where there is little to hope for: nobody would believe it.
    if would.hopes[own] - was.hopes[own] > SOME and was.hopes[own] > 0:
        yield words("coach-hopes", **hopes(own, was, would, words))
    elif was.hopes[helped] - would.hopes[helped] > SOME and would.hopes[helped] > 0:
        yield words("coach-hopes-of", who=names[helped], **hopes(helped, was, would, words))


def say_chances(was: Outlook, would: Outlook, position: Position, words: Words, names: Sequence[str]) -> Iterator[str]:
    helped = most_helped(was, would, position)
    chances = [of_hundred(outlook.shares[helped]) for outlook in (was, would)]
    if chances[0] - chances[1] >= CHANCES:
        yield words("coach-rival", who=names[helped], played=chances[0], better=chances[1])


def most_helped(was: Outlook, would: Outlook, position: Position) -> int:
    others = [other for other in range(len(was.shares)) if other != position.seat]
    return max(others, key=lambda other: was.shares[other] - would.shares[other])


def hopes(seat: int, was: Outlook, would: Outlook, words: Words) -> dict[str, str]:
    return {"played": one_decimal(was.hopes[seat], words), "better": one_decimal(would.hopes[seat], words)}


def odds_of_good(planner: Planner, size: int) -> float:
    """That a piece of this size, not looked under, is good."""
    return float(planner.by_size[size]) / float(planner.worms.points[size])


def is_take(action: Action) -> bool:
    return isinstance(action, Take)


def say_bonus(action: Action, position: Position, words: Words, names: Sequence[str]) -> str:
    """How likely the piece that is drawn is a good one."""
    assert isinstance(action, Take)
    planner = make_planner(position.view, position.game.box)
    size = SIZES.index(action.size)
    place = action.seat * 3 + size
    held, sure, unseen = planner.harvest[place], planner.good[place], planner.worms.held[place]
    odds = (float(sure) + float(unseen) * odds_of_good(planner, size)) / float(held) if held else 0.0
    return words("coach-bonus", piece=words(f"piece-{action.size}"), who=names[action.seat], odds=of_hundred(odds))
