"""One seat among OpenSpiel's information-set searches, which run as programs of their own."""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Final

from kingup_game.engine.edition import terms_of
from kingup_game.table.simulate import PROGRAM_PREFIX
from tools.leagues.cells import Bar, Cell

PROGRAM: Final = Path(__file__).resolve().parent.parent / "yardsticks" / "ismcts.py"
_TABLES: Final = (("classic", 4), ("jester", 4))


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--python", default=sys.executable, help="the Python that has OpenSpiel")
    parser.add_argument("--simulations", type=int, default=1000, help="of OpenSpiel's search")


def cells(bot: str, python: str, simulations: int) -> list[Cell]:
    """Tables of four; ValueError with what to do where OpenSpiel is missing."""
    asked = subprocess.run([python, PROGRAM, "--help"], capture_output=True, text=True, check=False)
    if asked.returncode:
        raise ValueError(asked.stderr.strip())
    command = shlex.join([python, str(PROGRAM), "--simulations", str(simulations)])
    return [
        Cell(
            f"{edition}-{players}-ismcts-{simulations}",
            terms_of(edition, players),
            bot,
            (PROGRAM_PREFIX + command,),
            Bar.of_fair(1.5, players),
            pool_name=f"ISMCTS, {simulations} simulations",
        )
        for edition, players in _TABLES
    ]


def remark(simulations: int) -> str:
    return (
        f"The others are `ISMCTSBot` of OpenSpiel with {simulations} simulations a decision, "
        "a round deep, with roll-outs by a rule of thumb (`tools/yardsticks/`)."
    )
