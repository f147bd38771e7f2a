"""What a search for a better box has found, as sentences, as a page and as a short text for a repository."""

from collections.abc import Iterator, Sequence
from html import escape

from fromagerie.lab.findings import Finding
from fromagerie.lab.goals import Goal
from fromagerie.lab.page import Cover, listed, whole
from fromagerie.lab.tune import Tried, Tuned


def sentences(found: Tuned, goals: Sequence[Goal]) -> list[Finding]:
    much = f"{found.after.away:.2f} from the goals, as it was {found.before.away:.2f}"
    fresh = f"{found.difference:+.2f} ± {found.half:.2f}, on {found.fresh:,} fresh deals a table"
    told = []
    if not any(found.winner.setting):
        told.append(Finding("Nothing better than the box as it is was found.", 3.0, sure=False))
    elif found.difference + found.half < 0:
        told.append(Finding(f"Better: {found.winner.label} is {much} ({fresh}).", 3.0))
    else:
        told.append(Finding(f"Best was {found.winner.label}: {much} ({fresh}), which could be luck.", 3.0, sure=False))
    for place, goal in enumerate(goals):
        was, now = (goal.shown(score.values[place]) for score in (found.before, found.after))
        told.append(Finding(f"{goal.typed}: {was} before, {now} now.", 2.0, sure=False))
    refused = f"; {found.refused} more make no game" if found.refused else ""
    told.append(Finding(f"{len(found.tried)} boxes were tried{refused}, with {found.games:,} games.", 1.0, sure=False))
    return told


def on_the_front(tried: Tried, rivals: Sequence[Tried]) -> bool:
    """Whether no box that played as much is as near to every goal and nearer to one."""
    assert tried.score is not None
    mine = tried.score.each
    for rival in rivals:
        theirs = rival.score.each if rival.score is not None and rival.games >= tried.games else None
        if theirs and theirs != mine and all(one <= other for one, other in zip(theirs, mine, strict=True)):
            return False
    return True


def lines(found: Tuned, goals: Sequence[Goal]) -> Iterator[list[str]]:
    """A line a box: what it changes, how far it is, each goal, from how many games, whether it is a trade-off."""
    for tried in found.tried:
        if tried.score is None:
            continue
        values = [goal.shown(value) for goal, value in zip(goals, tried.score.values, strict=True)]
        front = "yes" if on_the_front(tried, found.tried) else ""
        yield [tried.label, f"{tried.score.away:.2f}", *values, f"{tried.games:,}", front]


def heading(goals: Sequence[Goal]) -> list[str]:
    return ["box", "distance", *(goal.typed for goal in goals), "games", "no other is better in all"]


def tune_page(cover: Cover, found: Tuned, goals: Sequence[Goal]) -> str:
    head = "".join(f"<th>{escape(word)}</th>" for word in heading(goals))
    rows = "".join(f"<tr>{''.join(f'<td>{escape(word)}</td>' for word in line)}</tr>" for line in lines(found, goals))
    boxes = f"<h2>Every box that was tried</h2><table><tr>{head}</tr>{rows}</table>"
    return whole(cover, [listed(sentences(found, goals)), boxes])


def tune_digest(cover: Cover, found: Tuned, goals: Sequence[Goal]) -> str:
    head = [f"# {cover.title}", "", cover.about + ".", "", "```", cover.command, "```", ""]
    said = [f"- {finding.sentence}" for finding in sentences(found, goals)]
    words = heading(goals)
    table = ["", f"| {' | '.join(words)} |", f"|{'---|' * len(words)}"]
    table += [f"| {' | '.join(line)} |" for line in lines(found, goals)]
    return "\n".join([*head, *said, *table]) + "\n"
