"""What was found out about the luck of a game, in plain words."""

from collections.abc import Iterator
from pathlib import Path

from fromagerie.engine.verify import Report
from fromagerie.engine.words import words_for


def tell(report: Report, title: str, language: str) -> Iterator[str]:
    """What was checked, what could not be, and what nobody can prove this way."""
    house = words_for(language, Path(__file__).parent)
    yield house("verify-doubt" if report.doubts else "verify-title", game=title, table=report.table)
    for doubt in report.doubts:
        yield house(f"verify-doubt-{doubt}", entries=report.since, draws=report.before)
    yield house("verify-rules", entries=report.entries)
    yield house("verify-draws", draws=report.draws)
    if report.over and not report.doubts:
        yield house("verify-secret")
    elif not report.over:
        yield house("verify-open", waiting=report.waiting)
    yield "\n" + house("verify-compare")
    yield f"  {house('verify-pledge')}  {report.pledge}"
    for number, commitment in enumerate(report.commitments, start=1):
        yield f"  {house('verify-round', round=number)}  {commitment}"
    yield "\n" + house("verify-not-proved")
