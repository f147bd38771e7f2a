"""The next round of a tournament, and what its tables brought. Pure: tables are opened and read elsewhere."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random

from fromagerie.engine.game import get_game
from fromagerie.server.clubs.grouping import allowed_sizes, table_sizes
from fromagerie.server.clubs.model import Club
from fromagerie.server.clubs.pairing import Pair, draw_byes, pair
from fromagerie.server.clubs.standings import standings
from fromagerie.server.domain.evening import places


class NotNow(Exception):
    """Something that cannot be done as the tournament stands; the message is one of the server's words."""


def next_round(club: Club) -> tuple[list[list[int]], list[int]]:
    """The tables, by entrants in the order of their seats, and who has a bye. NotNow."""
    if club.played and not club.played[-1].done:
        raise NotNow("club-round-on")
    if len(club.played) >= club.rounds:
        raise NotNow("club-over")
    luck = Random(f"{club.secret}-{len(club.played)}")
    here = {entrant.id for entrant in club.entrants if entrant.here}
    order = [standing.entrant for standing in standings(club) if standing.entrant in here]
    if not club.played:
        luck.shuffle(order)
    sizes = table_sizes(len(order), allowed_sizes(club.size, get_game(club.game).player_counts))
    if not sizes:
        raise NotNow("club-too-few")
    byes = draw_byes(order, len(order) - sum(sizes), byes_had(club))
    tables = pair([person for person in order if person not in byes], sizes, meetings_so_far(club), luck)
    for table in tables:
        luck.shuffle(table)
    return tables, byes


def byes_had(club: Club) -> Counter[int]:
    return Counter(person for played in club.played for person in played.byes)


def meetings_so_far(club: Club) -> Counter[Pair]:
    tables = (table for played in club.played for table in played.tables)
    return Counter(frozenset(two) for table in tables for two in combinations(table.entrants, 2))


def places_at(seats: Sequence[int | None], scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """Who came where among those who should have sat there, `seats` where each of them sat; whoever did not is last."""
    sat = [seat for seat in seats if seat is not None]
    found = places(sat, scores, winners)
    return [len(sat) + 1 if seat is None else found[seat] for seat in seats]
