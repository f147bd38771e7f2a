"""When people talk in Cheese Mafia: after a turn, and under attack."""

from fromagerie.engine.talk import TalkingPoint
from fromagerie.games.cheese_mafia.view import CheeseMafiaView


def talking_points(view: CheeseMafiaView) -> list[TalkingPoint]:
    """Whoever has just ended a turn, and whoever is attacked."""
    if view.question == "answer" and view.target is not None:
        return [TalkingPoint(view.target, f"{view.round}.{len(view.discard)} attacked", pressing=True)]
    if view.question == "turn":
        before = (view.turn + (-1 if view.clockwise else 1)) % view.players
        if view.turns[before] > 0:
            return [TalkingPoint(before, f"{view.round}.{view.turns[before]} turn")]
    return []
