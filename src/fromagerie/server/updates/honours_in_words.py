"""How a game ended, with its medals in the reader's language."""

import msgspec

from fromagerie.server import wire
from fromagerie.server.domain.room import Room


def result_in_words(
    result: wire.Result | None, room: Room, language: str, worded: dict[str, wire.Result]
) -> wire.Result | None:
    """The result as it stands for everybody, and the medals as this reader is told of them.

    `worded`: what those who read the same language were told at this moment.
    """
    if result is None or room.honours is None:
        return result
    if language not in worded:
        worded[language] = msgspec.structs.replace(result, medals=medals_in_words(room, language))
    return worded[language]


def medals_in_words(room: Room, language: str) -> list[wire.MedalInfo]:
    assert room.honours is not None
    words, names = room.game.words(language), room.honours.around.names
    return [
        wire.MedalInfo(
            seat=medal.seat,
            medal=medal.key,
            title=words(f"medal-{medal.key}"),
            words=room.game.say_medal(medal, words, names),
            entry=medal.entry,
        )
        for medal in room.honours.medals
    ]
