"""Luck tampered with, by somebody who knows how to make every check of the journal fit again."""

from collections.abc import Callable

import msgspec

from fromagerie.engine.journal import Journal
from fromagerie.engine.luck import Draw, Luck
from fromagerie.engine.sealed import commitment, pledge, round_seed, spell
from tests.journals import forge

Tamper = Callable[[Journal, Luck], Journal]


def with_luck(journal: Journal, luck: Luck, **changed: object) -> Journal:
    return msgspec.structs.replace(journal, luck=msgspec.structs.replace(luck, **changed))


def with_draw(journal: Journal, luck: Luck, number: int, **changed: object) -> Journal:
    draws = luck.draws[:]
    draws[number] = msgspec.structs.replace(draws[number], **changed)
    return with_luck(journal, luck, draws=draws)


def with_seal(journal: Journal, luck: Luck, **changed: object) -> Journal:
    return with_luck(journal, luck, seals=[msgspec.structs.replace(luck.seals[0], **changed), *luck.seals[1:]])


def swap_a_card(journal: Journal, luck: Luck) -> Journal:
    """Somebody is dealt another card, in the journal and in what is told of the luck."""
    number, draw = next((number, draw) for number, draw in enumerate(luck.draws) if len(set(draw.pool)) > 1)
    other = next(name for name in draw.pool if name != draw.drawn[0])
    # Where the other card was drawn too, they change places.
    swapped = [other, *(draw.drawn[0] if name == other else name for name in draw.drawn[1:])]
    entry = journal.entries[draw.entry]
    chance = list(entry.chance)
    place = chance.index(" ".join([draw.what, *draw.drawn]))
    chance[place] = " ".join([draw.what, *swapped])
    return with_draw(forge(journal, draw.entry + 1, chance=tuple(chance)), luck, number, drawn=swapped)


def tell_another_draw(journal: Journal, luck: Luck) -> Journal:
    number, draw = next((number, draw) for number, draw in enumerate(luck.draws) if len(set(draw.pool)) > 1)
    other = next(name for name in draw.pool if name != draw.drawn[0])
    return with_draw(journal, luck, number, drawn=[other, *draw.drawn[1:]])


def add_a_draw(journal: Journal, luck: Luck) -> Journal:
    """One that nobody made, though it fits the seeds: only the rules know better."""
    last = luck.draws[-1]
    return with_luck(journal, luck, draws=[*luck.draws, Draw(last.round, last.entry + 1, last.what, ["x"], ["x"])])


def another_secret(journal: Journal, luck: Luck) -> Journal:
    """All is made to fit a secret chosen afterwards, but for the draws."""
    other = bytes(32)
    seals = [
        msgspec.structs.replace(
            seal,
            seed=round_seed(other, seal.round).hex(),
            commitment=commitment(round_seed(other, seal.round), luck.table, seal.round),
        )
        for seal in luck.seals
    ]
    return with_luck(journal, luck, secret=other.hex(), pledge=pledge(other, luck.table), seals=seals)


OTHER = "00" * 32

# What both verifiers see.
BY_THE_SEEDS: dict[str, Tamper] = {
    "a card swapped": swap_a_card,
    "another draw told": tell_another_draw,
    "another seed": lambda journal, luck: with_seal(journal, luck, seed=OTHER),
    "no seed": lambda journal, luck: with_seal(journal, luck, seed=None),
    "half a seed": lambda journal, luck: with_seal(journal, luck, seed="ab"),
    "another commitment": lambda journal, luck: with_seal(journal, luck, commitment=OTHER),
    "a seed and a commitment that fit": lambda journal, luck: with_seal(
        journal, luck, seed=OTHER, commitment=commitment(bytes(32), luck.table, 0)
    ),
    "another round": lambda journal, luck: with_seal(journal, luck, round=1),
    "another table": lambda journal, luck: with_luck(journal, luck, table="table 8"),
    "another pledge": lambda journal, luck: with_luck(journal, luck, pledge=OTHER),
    "a secret chosen afterwards": another_secret,
    "a player's seed": lambda journal, luck: with_luck(journal, luck, seeds=["edam", *luck.seeds[1:]]),
    "players' seeds in one": lambda journal, luck: with_luck(
        journal, luck, seeds=[spell(*luck.seeds), *luck.seeds[1:]]
    ),
    "the first draw told twice": lambda journal, luck: with_luck(journal, luck, draws=[luck.draws[0], *luck.draws]),
    "a draw of another entry": lambda journal, luck: with_draw(journal, luck, 0, entry=1),
}

# What is certain to be found only by somebody who knows the rules: what comes from other things may come all the same.
BY_THE_RULES: dict[str, Tamper] = {
    "the first draw dropped": lambda journal, luck: with_luck(journal, luck, draws=luck.draws[1:]),
    "the last draw dropped": lambda journal, luck: with_luck(journal, luck, draws=luck.draws[:-1]),
    "a draw added": add_a_draw,
    "a draw from something else": lambda journal, luck: with_draw(journal, luck, 0, what="sleeve"),
    "a draw of another round": lambda journal, luck: with_draw(journal, luck, -1, round=luck.draws[-1].round + 1),
    "one thing more to draw from": lambda journal, luck: with_draw(journal, luck, 0, pool=["new", *luck.draws[0].pool]),
    "nothing told": lambda journal, luck: with_luck(journal, luck, draws=[]),
    "entries that are not there": lambda journal, luck: with_luck(journal, luck, since=10**6, draws=[]),
    "a beginning before the beginning": lambda journal, luck: with_luck(journal, luck, since=-1),
    "no secret": lambda journal, luck: with_luck(journal, luck, secret=None),
}
