"""The application on a Mac: unpacked as Finder does it, its seal looked at, and started.

Written where no Mac is: it runs in the release's workflow first.
"""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from tools.building.checking.in_environments import EnvironmentPlace
from tools.building.commands import BuildError, run
from tools.building.macos import APPLICATION, mach_o_files, refuse_other_machines
from tools.building.notices import compare_notices
from tools.building.wheels import only

SECONDS: Final = 10
SHELF: Final = "Spiele für König & Gäste"


@contextmanager
def unpacked_application(archive: Path, version: str) -> Iterator[EnvironmentPlace]:
    """The application below a hard path, if NOTICES, seal and machine are as they must be."""
    with TemporaryDirectory() as scratch:
        shelf, home = Path(scratch, SHELF), Path(scratch, "home")
        home.mkdir()
        run(["ditto", "-x", "-k", archive, shelf])
        folder = only(shelf, "*")
        compare_notices(folder, version)
        application = folder / APPLICATION
        run(["codesign", "--verify", "--deep", "--strict", application])
        refuse_other_machines(mach_o_files(application), os.uname().machine)
        program = application / "Contents" / "MacOS" / "kingup"
        yield EnvironmentPlace("macos", home, program, str(folder))


def plays_unseen(place: EnvironmentPlace) -> dict[str, Any]:
    """The title for a while without a screen; a workflow's Mac has none to look at."""
    command = place.command([], {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"})
    game = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        time.sleep(SECONDS)
        if game.poll() is not None:
            raise BuildError(f"The game ended by itself, with {game.returncode}.")
        lines = run(["ps", "-axww", "-o", "command"]).splitlines()
        if not any(place.marker in line and "--multiprocessing-fork" in line for line in lines):
            raise BuildError("No process thinks for the bots.")
    finally:
        game.kill()
        game.wait()
    return {"seconds at the title": SECONDS, "the process that thinks": "was alive"}
