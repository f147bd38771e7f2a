"""What was found out about the luck of a game, in plain words."""

from collections.abc import Iterator
from pathlib import Path

from fromagerie.engine.verify import Report
from fromagerie.engine.words import words_for


def tell(report: Report, title: str, language: str) -> Iterator[str]:
    """What was checked, what could not be, and what nobody can prove this way."""
    house = words_for(language, Path(__file__).parent)
    yield house("verify-title", game=title, table=report.table)
    yield house("verify-rules", entries=report.entries)
    yield house("verify-draws", draws=report.draws)
    yield house("verify-secret" if report.over else "verify-open", waiting=report.waiting)
    if report.since:
        yield house("verify-since", entries=report.since, draws=report.before)
    yield "\n" + house("verify-compare")
    yield f"  {house('verify-pledge')}  {report.pledge}"
    for number, commitment in enumerate(report.commitments, start=1):
        yield f"  {house('verify-round', round=number)}  {commitment}"
    yield "\n" + house("verify-not-proved")
