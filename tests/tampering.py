"""Luck tampered with, by somebody who knows how to make every check of the journal fit again."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from fromagerie.engine.journal import Entry, Journal
from fromagerie.engine.luck import Draw, Luck, Seal
from fromagerie.engine.sealed import SealedDealer, commitment, pledge, round_seed, spell
from tests.journals import forge

Tamper = Callable[[Journal, Luck], Journal]

OTHER = "00" * 32


# What can be changed


def with_luck(journal: Journal, luck: Luck, **changed: object) -> Journal:
    return replace(journal, luck=replace(luck, **changed))


def with_draw(journal: Journal, luck: Luck, number: int, **changed: object) -> Journal:
    draws = luck.draws[:]
    draws[number] = replace(draws[number], **changed)
    return with_luck(journal, luck, draws=draws)


def with_seal(journal: Journal, luck: Luck, **changed: object) -> Journal:
    return with_luck(journal, luck, seals=[replace(luck.seals[0], **changed), *luck.seals[1:]])


def with_heading(journal: Journal, **changed: Any) -> Journal:
    forged = replace(journal, **changed)
    forged.seal()
    return with_entries(forged, journal.entries)


def with_entries(journal: Journal, entries: Sequence[Entry]) -> Journal:
    forged = replace(journal, entries=[])
    for entry in entries:
        forged.add(replace(entry))
    return forged


def shifted(draws: Sequence[Draw], first: int, by: int) -> list[Draw]:
    """The draws as they are told when entries were put in or taken out before them."""
    return [replace(draw, entry=draw.entry + by) if draw.entry >= first else draw for draw in draws]


# Cards


def swap_a_card(journal: Journal, luck: Luck) -> Journal:
    """Somebody is dealt another card, in the journal and in what is told of the luck."""
    number, swapped = another_card(luck)
    return with_draw(in_the_entry(journal, luck.draws[number], swapped), luck, number, drawn=swapped)


def swap_in_the_entry(journal: Journal, luck: Luck, nth: int = 0) -> Journal:
    """Somebody is dealt another card, but what is told of the luck stays as it was drawn."""
    number, swapped = another_card(luck, nth)
    return in_the_entry(journal, luck.draws[number], swapped)


def tell_another_draw(journal: Journal, luck: Luck) -> Journal:
    number, swapped = another_card(luck)
    return with_draw(journal, luck, number, drawn=swapped)


def swap_the_last(journal: Journal, luck: Luck) -> Journal:
    """As late as possible."""
    number, swapped = another_card(luck, -1)
    return with_draw(in_the_entry(journal, luck.draws[number], swapped), luck, number, drawn=swapped)


def another_card(luck: Luck, nth: int = 0) -> tuple[int, list[str]]:
    """A draw, and what else could have come."""
    number, draw = [(number, draw) for number, draw in enumerate(luck.draws) if len(set(draw.pool)) > 1][nth]
    other = next(name for name in draw.pool if name != draw.drawn[0])
    # Where the other card was drawn too, they change places.
    return number, [other, *(draw.drawn[0] if name == other else name for name in draw.drawn[1:])]


def in_the_entry(journal: Journal, draw: Draw, drawn: Sequence[str]) -> Journal:
    chance = list(journal.entries[draw.entry].chance)
    chance[chance.index(" ".join([draw.what, *draw.drawn]))] = " ".join([draw.what, *drawn])
    return forge(journal, draw.entry + 1, chance=tuple(chance))


def stack(journal: Journal, luck: Luck, change: Callable[[list[str]], list[str]], what: str = "") -> Journal:
    """One draw is from something else; everything is drawn again from the seeds, and written so in the entries too."""
    among = [number for number, draw in enumerate(luck.draws) if what in ("", draw.what)]
    chosen = max(among, key=lambda number: len(set(luck.draws[number].pool)))
    assert luck.secret
    dealer = SealedDealer(bytes.fromhex(luck.secret), luck.seeds, {})
    for number, draw in enumerate(luck.draws):
        pool = change(draw.pool) if number == chosen else draw.pool
        dealer.names = {draw.what: pool}
        place = (draw.round, draw.entry)
        dealer.where = lambda place=place: place  # type: ignore[misc]
        dealer.draw(list(range(len(pool))), min(len(draw.drawn), len(pool)), draw.what)
    written: dict[int, list[str]] = {}
    for draw in dealer.draws:
        written.setdefault(draw.entry, []).append(" ".join([draw.what, *draw.drawn]))
    entries = [replace(entry, chance=tuple(written.get(n, ()))) for n, entry in enumerate(journal.entries)]
    return with_luck(with_entries(journal, entries), luck, draws=dealer.draws)


def put_first(pool: list[str]) -> list[str]:
    return [pool[-1], *pool[:-1]]


# Draws


def add_a_draw(journal: Journal, luck: Luck) -> Journal:
    """One that nobody made, though it fits the seeds."""
    last = luck.draws[-1]
    return with_luck(journal, luck, draws=[*luck.draws, Draw(last.round, last.entry + 1, last.what, ["x"], ["x"])])


def exchange_entries(journal: Journal, luck: Luck) -> Journal:
    """What was drawn in one entry is told of another, and the other way round."""
    first, last = luck.draws[0].entry, luck.draws[-1].entry
    swap = {first: last, last: first}
    moved = [replace(draw, entry=swap.get(draw.entry, draw.entry)) for draw in luck.draws]
    return with_luck(journal, luck, draws=sorted(moved, key=lambda draw: draw.entry))


def exchange_chance(journal: Journal, luck: Luck) -> Journal:
    """What was drawn in one entry is written in another, and the other way round; the draws stay as derived."""
    entries = journal.entries[:]
    first, last = luck.draws[0].entry, luck.draws[-1].entry
    entries[first] = replace(entries[first], chance=journal.entries[last].chance)
    entries[last] = replace(entries[last], chance=journal.entries[first].chance)
    return with_entries(journal, entries)


def shorten(journal: Journal, luck: Luck) -> Journal:
    """The last thing of the largest draw was never drawn."""
    number = max(range(len(luck.draws)), key=lambda number: len(luck.draws[number].drawn))
    fewer = luck.draws[number].drawn[:-1]
    return with_draw(in_the_entry(journal, luck.draws[number], fewer), luck, number, drawn=fewer)


def leave_out_the_last(journal: Journal, luck: Luck) -> Journal:
    """The last draw never took place, neither in the journal nor in what is told of the luck."""
    last = luck.draws[-1].entry
    entry = journal.entries[last]
    return with_luck(forge(journal, last + 1, chance=entry.chance[:-1]), luck, draws=luck.draws[:-1])


def part_of_the_pile(journal: Journal, luck: Luck) -> Journal:
    """One thing less to draw from, where only the moves tell what there was; what came of it is written."""
    return stack(journal, luck, lambda pool: pool[1:], what="pile")


# Entries


def remove_an_entry(journal: Journal, luck: Luck, renumber: bool) -> Journal:
    """As if an action before other draws, one without luck if there is any, had never been played."""
    before = range(luck.draws[-1].entry - 1, 0, -1)
    gone = next((number for number in before if not journal.entries[number].chance), before[0])
    entries = [entry for number, entry in enumerate(journal.entries) if number != gone]
    draws = [draw for draw in luck.draws if draw.entry != gone]
    return with_luck(with_entries(journal, entries), luck, draws=shifted(draws, gone, -1) if renumber else draws)


def remove_a_draw_and_its_entry(journal: Journal, luck: Luck) -> Journal:
    """Somebody did not like what came, and nobody is to know."""
    gone = next(draw.entry for draw in luck.draws if draw.entry > 0)
    entries = [entry for number, entry in enumerate(journal.entries) if number != gone]
    draws = shifted([draw for draw in luck.draws if draw.entry != gone], gone, -1)
    return with_luck(with_entries(journal, entries), luck, draws=draws)


def put_in(journal: Journal, luck: Luck, entry: Entry, renumber: bool) -> Journal:
    here = middle(luck)
    entries = [*journal.entries[:here], entry, *journal.entries[here:]]
    return with_luck(
        with_entries(journal, entries), luck, draws=shifted(luck.draws, here, 1) if renumber else luck.draws
    )


def put_in_twice(journal: Journal, luck: Luck) -> Journal:
    return put_in(journal, luck, journal.entries[middle(luck) - 1], renumber=True)


def middle(luck: Luck) -> int:
    """An entry with luck, and more to come."""
    return luck.draws[len(luck.draws) // 2].entry


def draw_while_taking_back(journal: Journal, luck: Luck) -> Journal:
    """A draw hidden where nobody plays."""
    return put_in(journal, luck, Entry(undo=1, chance=journal.entries[0].chance), renumber=True)


def draw_again(journal: Journal, luck: Luck) -> Journal:
    """The deal is taken back and dealt anew, as somebody likes it."""
    deal = replace(journal.entries[0], chance=swap_a_card(journal, luck).entries[0].chance)
    return with_entries(journal, [deal, *journal.entries])


# Promises


def another_secret(journal: Journal, luck: Luck) -> Journal:
    """All is made to fit a secret chosen afterwards, but for the draws."""
    other = bytes(32)
    seals = [sealed_with(other, luck.table, seal.round) for seal in luck.seals]
    return with_luck(journal, luck, secret=other.hex(), pledge=pledge(other, luck.table), seals=seals)


def sealed_with(secret: bytes, table: str, number: int) -> Seal:
    seed = round_seed(secret, number)
    return Seal(number, commitment(seed, table, number), seed.hex())


def another_last_round(journal: Journal, luck: Luck) -> Journal:
    """One round has a seed of its own making, whose commitment fits."""
    number = luck.draws[-1].round
    seals = luck.seals[:]
    seals[number] = sealed_with(bytes(32), luck.table, number)
    return with_luck(journal, luck, seals=seals)


# What is kept back


def keep_back(journal: Journal, luck: Luck, rounds: int, draws: bool) -> Journal:
    """As if the game still went on, that many rounds before its end, counting those that were only promised."""
    first = len(luck.seals) - rounds
    seals = [replace(seal, seed=None) if seal.round >= first else seal for seal in luck.seals]
    told = [draw for draw in luck.draws if draw.round < first] if draws else luck.draws
    return with_luck(journal, luck, seals=seals, draws=told, secret=None)


def played_rounds(luck: Luck) -> int:
    """From the end of the game back to the last round in which something was drawn."""
    return len(luck.seals) - luck.draws[-1].round


def begin_later(journal: Journal, luck: Luck, since: int) -> Journal:
    """As if the first entries had come from another game."""
    return with_luck(journal, luck, since=since, draws=[draw for draw in luck.draws if draw.entry >= since])


def without_luck(journal: Journal, luck: Luck) -> Journal:
    return replace(journal, luck=None)


# What is wrong, and can be shown to be.
WRONG: dict[str, Tamper] = {
    "a card swapped": swap_a_card,
    "the last card swapped": swap_the_last,
    "another card in the entry": swap_in_the_entry,
    "another draw told": tell_another_draw,
    "a stacked deck": lambda journal, luck: stack(journal, luck, lambda pool: pool[::-1]),
    "one card put on top": lambda journal, luck: stack(journal, luck, put_first),
    "a deck of one card": lambda journal, luck: stack(journal, luck, lambda pool: [pool[0]] * len(pool)),
    "a card left out of the deck": lambda journal, luck: stack(journal, luck, lambda pool: pool[1:]),
    "a card twice in the deck": lambda journal, luck: stack(journal, luck, lambda pool: [pool[0], *pool]),
    "a card of another box": lambda journal, luck: stack(journal, luck, lambda pool: ["new", *pool[1:]]),
    "one thing more to draw from": lambda journal, luck: with_draw(journal, luck, 0, pool=["new", *luck.draws[0].pool]),
    "a draw from something else": lambda journal, luck: with_draw(journal, luck, 0, what="sleeve"),
    "a shorter draw": shorten,
    "the first draw dropped": lambda journal, luck: with_luck(journal, luck, draws=luck.draws[1:]),
    "a draw in the middle dropped": lambda journal, luck: with_luck(
        journal, luck, draws=luck.draws[: len(luck.draws) // 2] + luck.draws[len(luck.draws) // 2 + 1 :]
    ),
    "the first draw told twice": lambda journal, luck: with_luck(journal, luck, draws=[luck.draws[0], *luck.draws]),
    "the last draw told twice": lambda journal, luck: with_luck(journal, luck, draws=[*luck.draws, luck.draws[-1]]),
    "draws in another order": lambda journal, luck: with_luck(journal, luck, draws=luck.draws[::-1]),
    "a draw added": add_a_draw,
    "a draw of another entry": lambda journal, luck: with_draw(journal, luck, 0, entry=1),
    "draws of two entries exchanged": exchange_entries,
    "the luck of two entries exchanged": exchange_chance,
    "a draw of another round": lambda journal, luck: with_draw(journal, luck, -1, round=luck.draws[-1].round + 1),
    "a draw of a round that is not there": lambda journal, luck: with_draw(journal, luck, 0, round=-1),
    "an entry removed": lambda journal, luck: remove_an_entry(journal, luck, renumber=False),
    "an entry removed, the draws moved up": lambda journal, luck: remove_an_entry(journal, luck, renumber=True),
    "a draw removed with its entry": remove_a_draw_and_its_entry,
    "an entry played twice": put_in_twice,
    "an action taken back": lambda journal, luck: put_in(journal, luck, Entry(undo=1), renumber=False),
    "an action taken back, the draws moved down": lambda journal, luck: put_in(
        journal, luck, Entry(undo=1), renumber=True
    ),
    "more taken back than was played": lambda journal, luck: put_in(journal, luck, Entry(undo=10**6), renumber=True),
    "something drawn while taking back": draw_while_taking_back,
    "dealt a second time": draw_again,
    "another seed": lambda journal, luck: with_seal(journal, luck, seed=OTHER),
    "half a seed": lambda journal, luck: with_seal(journal, luck, seed="ab"),
    "another commitment": lambda journal, luck: with_seal(journal, luck, commitment=OTHER),
    "a seed and a commitment that fit": lambda journal, luck: with_seal(
        journal, luck, seed=OTHER, commitment=commitment(bytes(32), luck.table, 0)
    ),
    "a last round of its own": another_last_round,
    "another round": lambda journal, luck: with_seal(journal, luck, round=1),
    "the first round left out": lambda journal, luck: with_luck(journal, luck, seals=luck.seals[1:]),
    "another table": lambda journal, luck: with_luck(journal, luck, table="table 8"),
    "another pledge": lambda journal, luck: with_luck(journal, luck, pledge=OTHER),
    "another secret": lambda journal, luck: with_luck(journal, luck, secret=OTHER),
    "a secret and a pledge that fit": lambda journal, luck: with_luck(
        journal, luck, secret=OTHER, pledge=pledge(bytes(32), luck.table)
    ),
    "a secret chosen afterwards": another_secret,
    "a player's seed": lambda journal, luck: with_luck(journal, luck, seeds=["edam", *luck.seeds[1:]]),
    "no seed of a player": lambda journal, luck: with_luck(journal, luck, seeds=["", *luck.seeds[1:]]),
    "a player's seed removed": lambda journal, luck: with_luck(journal, luck, seeds=luck.seeds[1:]),
    "players' seeds exchanged": lambda journal, luck: with_luck(
        journal, luck, seeds=[luck.seeds[1], luck.seeds[0], *luck.seeds[2:]]
    ),
    "players' seeds in one": lambda journal, luck: with_luck(
        journal, luck, seeds=[spell(*luck.seeds), *luck.seeds[1:]]
    ),
    "a player more": lambda journal, luck: with_luck(
        with_heading(journal, seats=[*journal.seats, "Nobody"]), luck, seeds=[*luck.seeds, ""]
    ),
    "a beginning after draws that are told": lambda journal, luck: with_luck(journal, luck, since=1),
    "entries that are not there": lambda journal, luck: with_luck(journal, luck, since=10**6, draws=[]),
    "a beginning before the beginning": lambda journal, luck: with_luck(journal, luck, since=-1),
}

# What cannot be shown to be wrong, for what would show it is not there: nobody may call that well.
KEPT_BACK: dict[str, Tamper] = {
    "nothing told": lambda journal, luck: with_luck(journal, luck, draws=[]),
    "half of the draws": lambda journal, luck: with_luck(journal, luck, draws=luck.draws[: len(luck.draws) // 2]),
    "the last draw dropped": lambda journal, luck: with_luck(journal, luck, draws=luck.draws[:-1]),
    "no secret": lambda journal, luck: with_luck(journal, luck, secret=None),
    "no seed": lambda journal, luck: with_seal(journal, luck, seed=None),
    "no seed, and another commitment": lambda journal, luck: with_seal(journal, luck, seed=None, commitment=OTHER),
    "no seeds at all": lambda journal, luck: keep_back(journal, luck, len(luck.seals), draws=False),
    "as if nothing had ended yet": lambda journal, luck: keep_back(journal, luck, len(luck.seals), draws=True),
    "as if the last round went on": lambda journal, luck: keep_back(journal, luck, played_rounds(luck), draws=True),
    "no promises": lambda journal, luck: with_luck(journal, luck, seals=[], draws=[], secret=None),
    "a beginning after the deal": lambda journal, luck: begin_later(journal, luck, 1),
    "a beginning at the end": lambda journal, luck: begin_later(journal, luck, len(journal.entries)),
    "no luck": without_luck,
    "another box": lambda journal, luck: with_heading(journal, box="0123456789abcdef"),
    "other rules": lambda journal, luck: with_heading(journal, rules=99),
    "another format": lambda journal, luck: with_heading(journal, fromagerie=2),
}
