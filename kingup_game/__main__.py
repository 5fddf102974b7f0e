"""`kingup`, `python -m kingup_game`, and the entry of frozen builds."""

from __future__ import annotations

import signal
import sys
from multiprocessing import freeze_support


def run() -> int:
    """One command. Ctrl-C while it is still being loaded ends it without a word of where it was."""
    usual = signal.getsignal(signal.SIGINT)
    if usual is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from kingup_game.cli import main

    signal.signal(signal.SIGINT, usual)
    return main()


if __name__ == "__main__":
    freeze_support()
    sys.exit(run())
