"""`fromagerie serve` where whose line is dead is away within a second, and no bot sits in by itself."""

import argparse

from fromagerie.server.serve import GENEROUS, Plan, run
from fromagerie.server.services import Timings

# The processes in which bots think load this file again, and must not serve.
if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--database")
    parser.add_argument("--generous", action="store_true")
    given = parser.parse_args()
    timings = Timings(bots=0, away=1, grace=3600, patience=0, countdown=0)
    run(Plan(given.database, "127.0.0.1", given.port, timings=timings, limits=GENEROUS))
