"""`fromagerie serve` with a uvicorn that nobody has tried yet, as far as it knows."""

import sys

from fromagerie.cli import main
from fromagerie.server import protocol_choice

# The processes that the server starts load this file again, and must not serve.
if __name__ == "__main__":
    protocol_choice.KNOWN["uvicorn"] = "0.0."
    sys.exit(main(sys.argv[1:]))
