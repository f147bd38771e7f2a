"""What earns a medal in Cheese Mafia: what was claimed, what the hands said when shown, and what came of it."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from fromagerie.engine.medals import Medal, Story, comeback
from fromagerie.engine.model import Action, Claimed, Seat
from fromagerie.engine.words import Words
from fromagerie.games.cheese_mafia.box import Box
from fromagerie.games.cheese_mafia.model import GameWon, Revealed, Riposted, RoundScored, Targeted
from fromagerie.games.cheese_mafia.talk import hands_changed, is_true
from fromagerie.games.cheese_mafia.text import card_name, say_claim

HONEST: Final = 2  # claims that hands proved true


class Proved(NamedTuple):
    """A claim about one's own hand that was shown before it changed, and the cheese that reveal brought."""

    entry: int
    seat: Seat
    claim: str
    true: bool
    cheese: int


def medals(story: Story, claims: Mapping[str, Action]) -> list[Medal]:
    proved = list(proved_claims(story, claims))
    scored = list(story.of(RoundScored))
    standings = [
        (entry, [cheese if left else 0 for cheese, left in zip(event.cheese, event.gangsters, strict=True)])
        for entry, event in scored
    ]
    return [
        *best_lie(proved),
        *honest(proved),
        *best_whistle(story),
        *best_riposte(story),
        *three_badges(story),
        *comeback(story, standings),
    ]


# What was said


def proved_claims(story: Story, claims: Mapping[str, Action]) -> Iterator[Proved]:
    """Only the hand that was spoken of proves anything: a claim is forgotten when its hand changes."""
    said: list[tuple[Seat, str]] = []
    shown: Revealed | None = None
    for entry, event in story.heard:
        changed = hands_changed(event, story.players)
        said = [one for one in said if one[0] not in changed]
        if isinstance(event, Claimed):
            said.append((event.seat, event.claim))
        elif isinstance(event, Revealed):
            shown = event
        elif isinstance(event, RoundScored) and shown is not None:
            for seat, claim in said:
                true = is_true(claims[claim.upper()], shown.hands[seat], shown.totals[seat])
                if true is not None:
                    yield Proved(entry, seat, claim, true, event.cheese_change[seat])
            said = []


def best_lie(proved: list[Proved]) -> list[Medal]:
    """A claim that the reveal proved false, and it paid."""
    lies = sorted((one for one in proved if not one.true and one.cheese > 0), key=lambda one: -one.cheese)
    return [
        Medal("best-lie", lie.seat, lie.entry, {"claim": lie.claim, "cheese": lie.cheese})
        for lie in lies
        if lie.cheese == lies[0].cheese
    ]


def honest(proved: list[Proved]) -> Iterator[Medal]:
    """Nothing but the truth, as far as hands were shown; who spoke it most often first."""
    liars = {one.seat for one in proved if not one.true}
    true: dict[Seat, list[Proved]] = {}
    for one in proved:
        if one.seat not in liars:
            true.setdefault(one.seat, []).append(one)
    for seat, told in sorted(true.items(), key=lambda pair: -len(pair[1])):
        if len(told) >= HONEST:
            yield Medal("honest", seat, told[-1].entry, {"n": len(told)})


# What was done


def best_whistle(story: Story) -> list[Medal]:
    """The EXPOSE that succeeded by the least: a turn later it might not have."""
    found: list[tuple[int, int, Seat, int]] = []
    totals: list[int] = []
    for entry, event in story.heard:
        if isinstance(event, Revealed):
            totals = event.totals
        elif isinstance(event, RoundScored) and event.outcome == "success" and event.exposer is not None:
            own = totals[event.exposer]
            margin = min(total for seat, total in enumerate(totals) if seat != event.exposer) - own
            found.append((margin, entry, event.exposer, own))
    least = min((margin for margin, *_ in found), default=0)
    return [
        Medal("whistle", seat, entry, {"total": total, "margin": margin})
        for margin, entry, seat, total in found
        if margin == least
    ]


def best_riposte(story: Story) -> list[Medal]:
    """One that sent an attack back, or else one that stopped it."""
    attacker: Seat = 0
    found: list[tuple[bool, Medal]] = []
    for entry, event in story.heard:
        if isinstance(event, Targeted):
            attacker = event.seat
        elif isinstance(event, Riposted):
            facts = {"card": event.card, "other": attacker, "turned": "yes" if event.turned else "no"}
            found.append((event.turned, Medal("riposte", event.seat, entry, facts)))
    best = max((turned for turned, _ in found), default=False)
    return [medal for turned, medal in found if turned == best]


def three_badges(story: Story) -> list[Medal]:
    return [
        Medal("three-badges", seat, entry)
        for entry, event in story.of(GameWon)
        if event.by == "badges"
        for seat in event.seats
    ]


def medal_facts(medal: Medal, words: Words, box: Box, claims: Mapping[str, Action]) -> dict[str, Any]:
    facts = dict(medal.facts)
    if "card" in facts:
        facts["card"] = card_name(facts["card"], box, words)
    if "claim" in facts:
        facts["claim"] = say_claim(claims[facts["claim"].upper()], box, words, None)
    return facts
