"""A page of one's own: what one has played here, for one's own eyes. There is no ladder and no list of others."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import select

from fromagerie.bots.levels import LEVELS
from fromagerie.engine.game import AnyGame, all_games
from fromagerie.engine.keepsakes import Sign
from fromagerie.server.daily import note_ended, streak_of, today
from fromagerie.server.domain.badges import HOUSE, Record
from fromagerie.server.domain.results import SeatThen, read_about
from fromagerie.server.registry import TableRegistry
from fromagerie.server.storage.results import by_game, fullest, history, medals_of, wins_by_level
from fromagerie.server.storage.schema import results
from fromagerie.server.words import server_words

PAGE: Final = 20  # games


class LevelWins(Struct, frozen=True):
    """Games won where the strongest bot was of this level."""

    level: str
    won: int


class GamePlayed(Struct, frozen=True):
    """What one has done in a game."""

    game: str
    title: str
    played: int
    won: int
    best: int | None  # points
    answer: int | None  # ms: the quickest right answer, in a race
    levels: list[LevelWins]


class OwnMedal(Struct, frozen=True):
    game: str
    medal: str
    title: str
    times: int


class OwnBadge(Struct, frozen=True):
    badge: str
    game: str | None  # None: of the house
    title: str
    words: str
    earned: bool


class PlayedGame(Struct, frozen=True):
    """A game that one has played to its end."""

    match: str
    game: str
    title: str
    ended: int  # ms since 1970
    seat: int  # one's own
    place: int
    won: bool
    seats: list[SeatThen]
    signs: list[Sign]
    medal: str | None  # its title


class History(Struct, frozen=True):
    games: list[PlayedGame]
    before: int | None  # ask for what ended before this; None: that was all


class MyPage(Struct, frozen=True):
    games: list[GamePlayed]
    streak: int
    longest: int
    medals: list[OwnMedal]
    badges: list[OwnBadge]
    history: History
    uncounted: int  # games that are still being looked up in the log: ask again


async def my_page(registry: TableRegistry, person: str | None, language: str) -> MyPage:
    if person is None:
        return MyPage([], 0, 0, [], badges_of(EMPTY, language), History([], None), 0)
    await note_ended(registry, today(registry))
    uncounted = await registry.book.catch_up(person)
    rows, store = await streak_of(registry, person), registry.store
    wins = [tuple(row) for row in await store.rows(wins_by_level(person))]
    played = {row[0]: row for row in await store.rows(by_game(person))}
    medals = {(game, medal): times for game, medal, times in await store.rows(medals_of(person))}
    record = Record(
        played={game: row[1] for game, row in played.items()},
        levels={level for _, level, _ in wins},
        medals=medals,
        streak=rows.longest,
        people=await store.scalar(fullest(person)) or 0,
        shelf=set(all_games()),
    )
    return MyPage(
        games=[game_played(game, played[key], wins) for key, game in all_games().items() if key in played],
        streak=rows.now,
        longest=rows.longest,
        medals=own_medals(medals, language),
        badges=badges_of(record, language),
        history=await my_games(registry, person, None, language),
        uncounted=uncounted,
    )


def game_played(game: AnyGame, row: Any, wins: list[Any]) -> GamePlayed:
    _, played, won, best, answer = row
    mine = {level: n for key, level, n in wins if key == game.key}
    levels = [LevelWins(level, mine[level]) for level in LEVELS if level in mine]
    return GamePlayed(game.key, game.title, played, int(won or 0), best, answer, levels)


def own_medals(medals: dict[tuple[str, str], int], language: str) -> list[OwnMedal]:
    """The rarest games' first, as the shelf has them; within a game what one has most of."""
    return [
        OwnMedal(key, medal, title, times)
        for key, game in all_games().items()
        for (of, medal), times in sorted(medals.items(), key=lambda pair: -pair[1])
        if of == key and (title := medal_title(game, medal, language))
    ]


def medal_title(game: AnyGame, medal: str | None, language: str) -> str | None:
    """None for one that the game no longer knows."""
    words = game.words(language)
    return words(f"medal-{medal}") if medal and f"medal-{medal}" in words.entries else None


def badges_of(record: Record, language: str) -> list[OwnBadge]:
    """Those of the house, then those of its games."""
    words = server_words(language)
    of_house = [
        OwnBadge(key, None, words(f"badge-{key}"), words(f"badge-{key}-why"), earned(record))
        for key, earned in HOUSE.items()
    ]
    return [*of_house, *badges_of_games(record, language)]


def badges_of_games(record: Record, language: str) -> Iterator[OwnBadge]:
    for key, game in all_games().items():
        words = game.words(language)
        for badge in game.badges:
            earned = record.medals.get((key, badge.medal), 0) >= badge.times
            yield OwnBadge(badge.key, key, words(f"badge-{badge.key}"), words(f"badge-{badge.key}-why"), earned)


EMPTY: Final = Record({}, (), {}, 0, 0, ("",))


async def my_games(registry: TableRegistry, person: str, before: int | None, language: str) -> History:
    """A page of finished games, newest first."""
    rows = await registry.store.rows(history(person, before, PAGE + 1))
    games = [line for row in rows[:PAGE] if (line := played_game(row, language))]
    return History(games, rows[PAGE - 1].ended if len(rows) > PAGE else None)


def played_game(row: Any, language: str) -> PlayedGame | None:
    """None if the game is no longer on the shelf."""
    game = all_games().get(row.game)
    if game is None or row.about is None:
        return None
    about = read_about(row.about)
    return PlayedGame(
        match=f"{row.room}-{row.match}",
        game=game.key,
        title=game.title,
        ended=row.ended,
        seat=about.seat,
        place=row.place,
        won=bool(row.won),
        seats=about.seats,
        signs=about.signs,
        medal=medal_title(game, row.medal, language),
    )


async def results_kept(registry: TableRegistry, person: str) -> list[dict[str, Any]]:
    """Everything in the book about a person; of others at the table, not even a name."""
    hidden = ("person", "about")
    columns = [column for column in results.c if column.name not in hidden]
    rows = await registry.store.rows(select(*columns).where(results.c.person == person).order_by(results.c.ended))
    return [dict(row._mapping) for row in rows]
