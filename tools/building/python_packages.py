"""For whoever has Python: a wheel, and a source distribution that makes the same wheel."""

from __future__ import annotations

import os
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

from tools.building.commands import run
from tools.building.settings import Options
from tools.building.source import Commit, export


def build_python(commit: Commit, out: Path, options: Options) -> dict[str, Any]:
    """Leaves both in `out`; says how they were made."""
    source = export(commit, options.work / "python-source")
    environment = {**os.environ, **commit.environment}
    build: list[str | Path] = [sys.executable, "-m", "build", "--no-isolation", "--outdir", out]
    run(build, folder=source, environment=environment)
    return {"hatchling": version("hatchling"), "python": sys.version.split()[0]}
