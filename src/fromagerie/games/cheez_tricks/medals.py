"""What earns a medal in Cheez-Tricks."""

from collections.abc import Iterator
from typing import Any, Final

from fromagerie.engine.medals import Medal, Story, comeback, leaders
from fromagerie.engine.model import Seat
from fromagerie.engine.words import Words
from fromagerie.games.cheez_tricks.model import Played, RoundScored, TookTrick
from fromagerie.games.cheez_tricks.rules_table import CATS_A_ROUND
from fromagerie.games.cheez_tricks.text import card_name

MAGNETIC: Final = 4  # cats in a game: more than one round can bring


def medals(story: Story) -> list[Medal]:
    scored = list(story.of(RoundScored))
    return [
        *three_cats(scored),
        *no_cat(story, scored),
        *smallest_card(story),
        *cat_magnet(story, scored),
        *comeback(story, [(entry, event.totals) for entry, event in scored]),
    ]


def three_cats(scored: list[tuple[int, RoundScored]]) -> Iterator[Medal]:
    """All the cats of one round; of several such rounds the one that paid best."""
    for entry, event in sorted(scored, key=lambda one: -max(one[1].points)):
        for seat, cats in enumerate(event.cats):
            if cats == CATS_A_ROUND:
                yield Medal("three-cats", seat, entry, {"round": event.round, "points": event.points[seat]})


def no_cat(story: Story, scored: list[tuple[int, RoundScored]]) -> Iterator[Medal]:
    """Not one cat in the whole game; the one with the most tricks deserves it most."""
    tricks = [sum(event.tricks[seat] for _, event in scored) for seat in range(story.players)]
    for seat in sorted(range(story.players), key=lambda one: -tricks[one]):
        if scored and not any(event.cats[seat] for _, event in scored):
            yield Medal("no-cat", seat, story.end, {"rounds": len(scored), "tricks": tricks[seat]})


def smallest_card(story: Story) -> list[Medal]:
    """The fattest trick that was taken with the smallest card in it."""
    found: list[tuple[int, int, Seat, str]] = []
    played: dict[Seat, str] = {}
    for entry, event in story.heard:
        if isinstance(event, Played):
            played[event.seat] = event.card
        elif isinstance(event, TookTrick):
            own = played[event.seat]
            others = [value(card) for card in event.cards if card != own]
            if value(own) < min(others):
                found.append((sum(others), entry, event.seat, own))
    most = max((caught for caught, *_ in found), default=0)
    return [
        Medal("smallest-card", seat, entry, {"card": card, "caught": caught})
        for caught, entry, seat, card in found
        if caught == most
    ]


def value(card: str) -> int:
    return int(card[1:])


def cat_magnet(story: Story, scored: list[tuple[int, RoundScored]]) -> list[Medal]:
    """More cats than anybody else."""
    cats = [sum(event.cats[seat] for _, event in scored) for seat in range(story.players)]
    most = leaders(cats, MAGNETIC)
    if len(most) != 1:
        return []
    worst = max(scored, key=lambda one: one[1].cats[most[0]])[0]
    return [Medal("cat-magnet", most[0], worst, {"cats": cats[most[0]]}, mocks=True)]


def medal_facts(medal: Medal, words: Words) -> dict[str, Any]:
    facts = dict(medal.facts)
    if "card" in facts:
        facts["card"] = card_name(facts["card"], words)
    return facts
