"""The studio: the box as a form, changes that can be taken back, and the figures of the command line."""

import csv
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from fromagerie.engine.box import BadBox
from fromagerie.engine.game import AnyGame, all_games, get_game
from fromagerie.lab.boxes import BadChange, change, contents, read_change
from fromagerie.lab.studio import Desk, Studio, pieces
from fromagerie.lab.studio_app import LARGEST, Open
from fromagerie.lab.studio_form import Field, form_of
from fromagerie.lab.study import Lineup
from tests.at_the_door import Run
from tests.experiments import plan_for, version_of

pytestmark = pytest.mark.once

MASTER = get_game("cheese-master")
NOBODY = "http://127.0.0.1:9"  # where nothing ever listens


def studio_of(folder: Path, game: AnyGame = MASTER, games: int = 40) -> Studio:
    def command(desk: Desk, games: int) -> str:
        return f"{len(desk.changes)} changes, {games} games"

    return Studio(plan_for(folder, games), version_of(game), Lineup(4, "light"), games, command)


def fields(studio: Studio) -> dict[str, Field]:
    return {field.path: field for section in studio.form for group in section.groups for field in group.fields}


def as_toml(field: Field) -> str:
    return str(field.value) if field.kind == "list" else msgspec.json.encode(field.value).decode()


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)
def test_every_datum_of_every_box_is_in_the_form_and_can_be_sent_back(game: AnyGame) -> None:
    box = contents(game)
    there = [field for section in form_of(box, box, game) for group in section.groups for field in group.fields]
    for field in there:
        assert change(box, *read_change(f"{field.path}={as_toml(field)}")) == box
        assert field.value == field.was
    assert sum(map(data_in, box.values())) - names_in(box) == len(there)


def data_in(inside: Any) -> int:
    if isinstance(inside, dict):
        return sum(map(data_in, inside.values()))
    if isinstance(inside, list) and inside and isinstance(inside[0], str | dict):
        return sum(map(data_in, inside))
    return 1


def names_in(box: dict[str, Any]) -> int:
    return sum("name" in entry for inside in box.values() if isinstance(inside, list) for entry in inside)


def test_a_change_is_seen_taken_back_and_forgotten_when_it_changes_nothing(tmp_path: Path) -> None:
    studio = studio_of(tmp_path)
    studio.change("points=8")
    studio.change("points=9")
    studio.change('dice.king.faces.1="cat"')
    assert studio.show().changes == ["points=9", 'dice.king.faces.1="cat"']
    assert (fields(studio)["points"].value, fields(studio)["points"].was) == (9, 7)
    assert get_game("cheese-master").with_box(studio.box()).box.points == 9
    studio.change("points=7")
    assert studio.show().changes == ['dice.king.faces.1="cat"']
    for expected in (["points=9", 'dice.king.faces.1="cat"'], ["points=9"], ["points=8"], []):
        studio.undo()
        assert studio.show().changes == expected
    assert studio.desk.version == studio.base
    studio.undo()
    studio.change("points=8")
    studio.reset()
    assert not studio.show().changes
    studio.undo()
    assert studio.show().changes == ["points=8"]


def test_a_part_that_was_added_and_changed_is_gone_with_all_its_changes(tmp_path: Path) -> None:
    studio = studio_of(tmp_path, get_game("cheez-tricks"))
    studio.change("cats.TX9=like:TX4")
    studio.change("cats.TX9.exactly=6")
    assert fields(studio)["cats.TX9.exactly"].was is None
    studio.change("cats.BK07=remove")
    studio.change("cats.TX9=remove")
    assert studio.show().changes == ["cats.BK07=remove"]


def test_what_makes_no_game_changes_nothing(tmp_path: Path) -> None:
    studio = studio_of(tmp_path)
    before = studio.show()
    with pytest.raises(BadBox):
        studio.change("dice.king.faces.1=wolf")
    with pytest.raises(BadChange):
        studio.change("dice.blue.faces.1=cat")
    with pytest.raises(BadChange):
        studio.seat(9)
    assert studio.show() == before


def test_it_shows_what_the_command_line_writes(run: Run, tmp_path: Path) -> None:
    studio = studio_of(tmp_path / "games", games=80)
    studio.change("points=5")
    studio.play(studio.desk, 40)
    studio.play(studio.desk, 80)
    figures = studio.show().figures
    assert figures is not None
    typed = ["whatif", "cheese-master", "points=5", "--players", 4, "--games", 80, "--jobs", 1]
    said = run("lab", *typed, "--out", tmp_path / "out")
    assert said.code == 0
    with (tmp_path / "out" / "differences.csv").open(encoding="utf-8") as file:
        written = list(csv.DictReader(file))
    names = ("before", "after", "difference", "low", "high")
    assert [(line.metric, line.item, line.before[0], line.after[0], *line.difference) for line in figures.lines] == [
        (row["metric"], row["item"], *(float(row[name]) for name in names)) for row in written
    ]
    for sentence, sure in figures.sentences[:12]:
        assert f"{'*' if sure else '-'} {sentence}" in said.out


def test_figures_of_a_box_that_was_put_away_meanwhile_are_not_shown(tmp_path: Path) -> None:
    studio = studio_of(tmp_path)
    studio.play(studio.desk, 40)
    alone = studio.show().figures
    assert alone is not None
    assert not any(line.difference for line in alone.lines)
    studio.change("points=5")
    assert studio.show().figures is None
    put_away = studio.desk
    studio.undo()
    studio.play(put_away, 40)
    assert studio.show().figures is None
    studio.play(studio.desk, 40)
    assert studio.show().figures == alone


def test_pieces_are_all_games_once() -> None:
    assert [number for piece in pieces(1000) for number in piece] == list(range(1000))


def test_nobody_else_gets_in(tmp_path: Path) -> None:
    studio = studio_of(tmp_path)
    with Open(studio, NOBODY, 0) as place, httpx.Client(base_url=place.address) as client:
        keeps_out(client)
        assert studio.show().changes == []
        own = client.post("/api/change", json={"change": "points=8"}, headers={"origin": place.address})
        assert own.json()["changes"] == ["points=8"]


def keeps_out(client: httpx.Client) -> None:
    page = client.get("/")
    assert page.status_code == 200
    assert "script-src 'self'" in page.headers["content-security-policy"]
    for host in ("evil.example", "127.0.0.1.evil.example:80", ""):
        assert client.get("/", headers={"host": host}).status_code == 403
    send = {"change": "points=8"}
    assert client.post("/api/change", json=send, headers={"origin": "http://evil.example"}).status_code == 403
    assert client.post("/api/change", content=b'{"change": "points=8"}').status_code == 403
    assert client.post("/api/change", json={"change": "x" * LARGEST}).status_code == 413
    assert client.post("/api/change", json={"chance": "points=8"}).status_code == 400


def test_over_http_it_refuses_in_a_sentence_and_says_how_to_play(tmp_path: Path) -> None:
    studio = studio_of(tmp_path)
    with Open(studio, NOBODY, 0) as place, httpx.Client(base_url=place.address) as client:
        refused = client.post("/api/change", json={"change": "dice.king.faces.1=wolf"})
        assert (refused.status_code, refused.json()["problem"][:3]) == (422, "The")
        assert client.post("/api/players", json={"players": 5}).json()["players"] == 5
        shown = client.get("/api/state").json()
        assert client.get(f"/api/state?since={shown['revision']}").status_code == 204
        assert shown["command"] == "0 changes, 40 games"
        assert get_game("cheese-master").with_box(client.get("/box.toml").text).box_hash == MASTER.box_hash
        assert client.post("/api/play", json={}).json() == {"problem": f"No house is open at {NOBODY}."}
        assert client.post("/api/reset", json={}).json()["changes"] == []
        assert client.post("/api/undo", json={}).json()["changes"] == []
