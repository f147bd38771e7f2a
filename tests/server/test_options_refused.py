"""A table that cannot be set so is refused in the language of whoever asks: by requests and at the table."""

from pathlib import Path

import pytest

from fromagerie.server import wire
from fromagerie.server.domain import records as was
from fromagerie.server.domain.commands import decide
from fromagerie.server.domain.decisions import CommandRejected, Decision
from fromagerie.server.domain.room import Room
from fromagerie.server.updates.refusals import explain
from tests.server.guests import a_house
from tests.server.test_privacy import client_of
from tests.server.test_tables import run
from tests.server.twins import AT, SECRETS, keep, person_at

pytestmark = pytest.mark.once

CENTRE = {
    "en": "With 3 players there is no start card to be the centre: leave out the option centre.",
    "fr": "À trois, il n’y a pas de carte départ : le centre ne se règle pas.",
}


@pytest.fixture
def room() -> Room:
    """Three chairs, and nobody in them."""
    room = Room("atable", lambda: float(AT))
    opened = was.Opened("cheese-rescue", 3, {}, True, "off", "bot", "BCDF", person_at(0), secret=SECRETS[0])
    keep(room, Decision(opened))
    return room


@pytest.mark.parametrize("language", ["en", "fr"])
def test_at_a_table(room: Room, language: str) -> None:
    def why(command: wire.Command) -> str:
        with pytest.raises(CommandRejected) as refused:
            decide(room, person_at(0), command, language)
        return explain(refused.value, "x", language).why.replace("\N{NO-BREAK SPACE}", " ")

    assert why(wire.Configure("x", options={"centre": True})) == CENTRE[language]
    first = {"en": "The first player is one of 1 to 3.", "fr": "Le premier joueur se choisit entre 1 et 3."}
    assert why(wire.Configure("x", options={"first": 3})) == first[language]
    bots = {"en": "No bot called “hal” plays Cheese Rescue", "fr": "Aucun robot « hal » ne joue à Cheese Rescue."}
    assert why(wire.SeatBot("x", seat=1, bot="hal")).startswith(bots[language])
    games = {"en": "There is no game called “belote”", "fr": "Il n’y a pas de jeu « belote » sur l’étagère."}
    assert why(wire.Configure("x", game="belote")).startswith(games[language])


def test_by_request(tmp_path: Path) -> None:
    table = {"game": "cheese-rescue", "players": 3, "options": {"centre": True}}

    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as client:
            for language, sentence in CENTRE.items():
                answer = await client.post("/api/tables", json=table, headers={"accept-language": language})
                assert (answer.status_code, answer.json()["error"]) == (422, "options")
                assert answer.json()["why"].replace("\N{NO-BREAK SPACE}", " ") == sentence
            wrong = await client.post("/api/tables?language=fr", json=table | {"options": {"centre": "maybe"}})
            assert "n’est pas un choix possible" in wrong.json()["why"]
            unknown = await client.get("/api/games/belote/rules?language=fr")
            assert (unknown.status_code, unknown.json()["error"]) == (404, "game")
            assert unknown.json()["why"].startswith("Il n’y a pas de jeu")

    run(story())
