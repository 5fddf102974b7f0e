"""The installer for Windows, made by NSIS from the same folder as the zip."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from tools.building.commands import run
from tools.building.packing import contents, unpacked_size
from tools.building.signing import COMMAND_VARIABLE, sign
from tools.building.source import MAKER, ROOT, UNOFFICIAL, Commit

SCRIPT: Final = Path(__file__).resolve().parent / "kingup.nsi"


def pack_installer(
    folder: Path, into: Path, icon: Path, commit: Commit, command: str | None = None
) -> Path:
    """An installer for one person, which can also take itself away; `command` signs both."""
    installer = into / f"{commit.stem}-windows-x86_64-setup.exe"
    for path in [*contents(folder), folder]:
        os.utime(path, (commit.epoch, commit.epoch))
    defined = {
        "VERSION": commit.version,
        "INSTALLER": installer,
        "FOLDER": folder,
        "ICON": icon,
        "KILOBYTES": unpacked_size(folder) // 1024,
        "MAKER": MAKER,
        "UNOFFICIAL": UNOFFICIAL,
    }
    environment = {**os.environ, **commit.environment}
    if command is not None:
        defined["SIGNER"] = sys.executable
        environment |= {COMMAND_VARIABLE: command, "PYTHONPATH": str(ROOT)}
    switches = [f"-D{name}={value}" for name, value in defined.items()]
    run(["makensis", "-V2", "-NOCD", *switches, SCRIPT], environment=environment)
    sign(installer, command)
    return installer
