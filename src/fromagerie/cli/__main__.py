"""`python -m fromagerie.cli`, the same as `fromagerie`."""

import sys

from fromagerie.cli import main

sys.exit(main())
