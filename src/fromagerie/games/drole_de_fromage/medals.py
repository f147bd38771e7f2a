"""What earns a medal in Drôle de Fromage."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from fromagerie.engine.medals import Medal, Story, comeback, leaders
from fromagerie.engine.model import Seat
from fromagerie.engine.words import Words
from fromagerie.games.drole_de_fromage.model import Fell, GameScored, Rolled, Stepped
from fromagerie.games.drole_de_fromage.pieces import SIZES, STAR_FACE

WORMS: Final = 2
TRAIN: Final = 3  # pieces: two in a row are pushed all the time
STARS: Final = 2
PLATE: Final = 3  # pieces that make a plate worth looking at


class Gift(NamedTuple):
    """A piece pushed over an edge where somebody else sits."""

    entry: int
    seat: Seat
    piece: str
    other: Seat


def medals(story: Story) -> list[Medal]:
    scored = list(story.of(GameScored))
    return [
        *most_worms(story, scored),
        *longest_train(story),
        *kindest_push(story),
        *lucky_star(story),
        *clean_plate(story, scored),
        *series_comeback(story, scored),
    ]


def worms_in(event: GameScored, seat: Seat) -> int:
    return len(set(event.wormy) & set(event.harvest[seat]))


def most_worms(story: Story, scored: list[tuple[int, GameScored]]) -> list[Medal]:
    worms = [sum(worms_in(event, seat) for _, event in scored) for seat in range(story.players)]
    return [Medal("most-worms", seat, story.end, {"worms": worms[seat]}, mocks=True) for seat in leaders(worms, WORMS)]


def longest_train(story: Story) -> list[Medal]:
    pushes = [(len(event.pushed), entry, event.seat) for entry, event in story.of(Stepped)]
    longest = max((pieces for pieces, *_ in pushes), default=0)
    if longest < TRAIN:
        return []
    return [Medal("longest-train", seat, entry, {"pieces": n}) for n, entry, seat in pushes if n == longest]


def kindest_push(story: Story) -> list[Medal]:
    """The largest piece that somebody else got, and that turned out to be good."""
    gifts = sorted(good_gifts(story), key=lambda gift: SIZES.index(gift.piece[0]))
    return [
        Medal("kindest-push", gift.seat, gift.entry, {"size": gift.piece[0], "other": gift.other})
        for gift in gifts
        if gift.piece[0] == gifts[0].piece[0]
    ]


def good_gifts(story: Story) -> Iterator[Gift]:
    """What is under a piece comes out when its game is scored."""
    pusher: Seat = 0
    gifts: list[Gift] = []
    for entry, event in story.heard:
        if isinstance(event, Stepped):
            pusher = event.seat
        elif isinstance(event, Fell) and event.seat not in (None, pusher):
            gifts.append(Gift(entry, pusher, event.piece, event.seat or 0))
        elif isinstance(event, GameScored):
            yield from (gift for gift in gifts if gift.piece not in event.wormy)
            gifts = []


def lucky_star(story: Story) -> list[Medal]:
    stars = [0] * story.players
    best = [(0, 0)] * story.players  # of each seat: the most stars in one throw, and its entry
    for entry, event in story.of(Rolled):
        came = event.faces.count(STAR_FACE)
        stars[event.seat] += came
        best[event.seat] = max(best[event.seat], (came, entry))
    return [Medal("lucky-star", seat, best[seat][1], {"stars": stars[seat]}) for seat in leaders(stars, STARS)]


def clean_plate(story: Story, scored: list[tuple[int, GameScored]]) -> Iterator[Medal]:
    """Some cheese, and not a worm in it, in all games of a series; the fullest plate first."""
    pieces = [sum(len(event.harvest[seat]) for _, event in scored) for seat in range(story.players)]
    for seat in sorted(range(story.players), key=lambda one: -pieces[one]):
        if pieces[seat] >= PLATE and not any(worms_in(event, seat) for _, event in scored):
            yield Medal("clean-plate", seat, story.end, {"pieces": pieces[seat]})


def series_comeback(story: Story, scored: list[tuple[int, GameScored]]) -> list[Medal]:
    """In a series: points of all games so far."""
    totals = [0] * story.players
    standings: list[tuple[int, list[int]]] = []
    for entry, event in scored:
        totals = [total + points for total, points in zip(totals, event.points, strict=True)]
        standings.append((entry, totals))
    return comeback(story, standings)


def medal_facts(medal: Medal, words: Words) -> dict[str, Any]:
    facts = dict(medal.facts)
    if "size" in facts:
        facts["piece"] = words(f"piece-{facts.pop('size')}")
    return facts
