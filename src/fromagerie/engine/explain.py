"""Why something cannot be done at a table, in English, for programs; made from what the seat itself may know."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from fromagerie.engine.model import Action, Refusal, Seat

if TYPE_CHECKING:
    from fromagerie.engine.table import Table

MANY: Final = 20  # actions that a message lists


def explain_action(table: "Table", seat: Seat, action: Action | str, version: int) -> str:
    """Why an action was refused when the journal had so many entries; once the game has gone on, only that it was."""
    if not 0 <= seat < len(table.names):
        return f"there is no seat {seat} at a table of {len(table.names)}"
    if isinstance(action, str) or action not in table.game.number_of:
        why = f"seat {seat} may not play {action!r}, which is no action of {table.game.title}"
    else:
        refusal = table.why(seat, action, "en") if version == table.version else None
        why = f"seat {seat} may not play {table.game.notation(action)} now{quoted(refusal)}"
    return f"{why}; legal: {listed(table.legal(seat))}" if version == table.version else why


def explain_claim(table: "Table", seat: Seat, claim: Action | str) -> str:
    if isinstance(claim, str) or claim not in table.game.claims or not 0 <= seat < len(table.names):
        return f"seat {seat} may not say {claim!r} at a table of {len(table.names)} playing {table.game.title}"
    return f"seat {seat} may not say {claim!r} now{quoted(table.why_not_say(seat, claim, 'en'))}"


def quoted(refusal: Refusal | None) -> str:
    return f" ({refusal.clause}: {refusal.sentence})" if refusal else ""


def listed(actions: Sequence[Action]) -> str:
    shown = " ".join(map(repr, actions[:MANY])) or "nothing"
    return shown if len(actions) <= MANY else f"{shown} and {len(actions) - MANY} more"
