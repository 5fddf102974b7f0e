"""`python -m kingup_game`, and the entry of frozen builds."""

from __future__ import annotations

import sys
from multiprocessing import freeze_support

from kingup_game.cli import main

if __name__ == "__main__":
    freeze_support()
    sys.exit(main())
