"""Shows a folder in the system's own window for files."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

LIBRARIES = "LD_LIBRARY_PATH"
OPENERS = {"win32": "explorer", "darwin": "open"}
DESKTOP_OPENER = "xdg-open"


def open_folder(folder: Path) -> bool:
    """Whether the system took the folder; nobody waits for its window."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.Popen(
            [OPENERS.get(sys.platform, DESKTOP_OPENER), str(folder)],
            env=without_our_libraries(os.environ),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    except OSError:
        return False
    return True


def without_our_libraries(environment: Mapping[str, str]) -> dict[str, str]:
    """As before a frozen game began: other programs must not take its libraries for theirs."""
    plain = dict(environment)
    before = plain.pop(f"{LIBRARIES}_ORIG", None)
    if before is not None:
        plain[LIBRARIES] = before
    elif hasattr(sys, "_MEIPASS"):
        plain.pop(LIBRARIES, None)
    return plain
