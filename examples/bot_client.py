"""A player of your own at a table, over the wire: python examples/bot_client.py http://localhost:8000 CODE"""

import json
import random
import sys
import urllib.request
from itertools import count

from websockets.sync.client import connect


def play(house: str, code: str, name: str = "Robot") -> dict:
    """Sit in the next free seat, play any legal move until the game is over, and say how it ended."""
    guest = urllib.request.urlopen(urllib.request.Request(f"{house}/api/guests", method="POST"))
    cookie = guest.headers["Set-Cookie"].partition(";")[0]
    table = json.load(urllib.request.urlopen(f"{house}/api/codes/{code}"))["table"]
    address = f"{house.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    ids = map(str, count(random.getrandbits(60)))
    with connect(address, additional_headers={"Cookie": cookie}, compression=None) as socket:
        socket.send(json.dumps({"do": "hello", "language": "en"}))
        known: dict = {}
        for message in map(json.loads, socket):
            if message["is"] == "ephemeral" and (message["countdown"] or {}).get("kind") == "thumbs":
                socket.send(json.dumps({"do": "thumbs", "id": next(ids)}))  # before a race everybody is waited for
            if message["is"] != "update":
                continue
            known |= message  # what is left out is as it was
            game = message.get("game")
            if known["you"]["seat"] is None:
                socket.send(json.dumps({"do": "sit", "id": next(ids), "seat": None, "name": name}))
                socket.send(json.dumps({"do": "ready", "id": next(ids), "seed": str(random.getrandbits(64))}))
            elif game and game["result"]:
                return game["result"]
            elif game and game["legal"]:
                move = random.choice(game["legal"])["move"]
                socket.send(json.dumps({"do": "act", "id": next(ids), "move": move, "seen": message["seq"]}))
    raise ConnectionError("the table was closed")


if __name__ == "__main__":
    print(play(*sys.argv[1:3]))
