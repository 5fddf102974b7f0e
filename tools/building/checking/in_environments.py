"""The wheel and the source distribution, each put into an environment that nothing else is in."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tools.building.commands import run

PYTHONS: Final = ("3.11", "3.12", "3.13", "3.14")
"""As `pyproject.toml` names them; those that the machine has are tried."""


@dataclass
class EnvironmentPlace:
    """The game as an installer of Python packages left it."""

    name: str
    home: Path
    program: Path
    marker: str

    @property
    def folder(self) -> Path:
        return self.home / "kingup"

    @property
    def sound_file(self) -> tuple[str, Path]:
        return str(self.home / "sound.raw"), self.home / "sound.raw"

    def command(self, arguments: list[str], environment: Mapping[str, str]) -> list[str]:
        own = {"PATH": os.environ["PATH"], "HOME": str(self.home), "KINGUP_HOME": str(self.folder)}
        shown = [f"{name}={value}" for name, value in {**own, **environment}.items()]
        return ["env", "-i", "--chdir=/", *shown, str(self.program), *arguments]

    def inside(self, path: Path) -> str:
        return str(path)

    def say(self, *arguments: str) -> str:
        return run(self.command(list(arguments), {}))


Install = Callable[[Path, Path], Path]
"""Puts a package into a folder; the answer is the program there."""


def with_pip(python: str) -> Install:
    """Into a virtual environment of this Python."""

    def install(package: Path, folder: Path) -> Path:
        run([python, "-m", "venv", folder])
        run([folder / "bin" / "python", "-m", "pip", "install", "--quiet", package])
        return folder / "bin" / "kingup"

    return install


def with_pipx(package: Path, folder: Path) -> Path:
    """As `pipx install` does."""
    own = {"PIPX_HOME": str(folder / "pipx"), "PIPX_BIN_DIR": str(folder / "bin")}
    run([*_tool("pipx"), "install", package], environment={**os.environ, **own})
    return folder / "bin" / "kingup"


def with_uv(package: Path, folder: Path) -> Path:
    """As `uv tool install` does."""
    own = {"UV_TOOL_DIR": str(folder / "tools"), "UV_TOOL_BIN_DIR": str(folder / "bin")}
    install: list[str | Path] = [
        *_tool("uv"),
        "tool",
        "install",
        "--python",
        sys.executable,
        package,
    ]
    run(install, environment={**os.environ, **own, "UV_CACHE_DIR": str(folder / "cache")})
    return folder / "bin" / "kingup"


def installers() -> dict[str, Install]:
    """The ways of installing that this machine has, by name."""
    found: dict[str, Install] = {"pipx": with_pipx, "uv": with_uv}
    for version in PYTHONS:
        for python in _pythons(version):
            found[f"pip on {version}"] = with_pip(python)
            break
    return found


@contextmanager
def installed_by(install: Install, package: Path, name: str) -> Iterator[EnvironmentPlace]:
    """The package, put into a folder of its own and thrown away at the end."""
    with TemporaryDirectory(prefix="kingup-installed-") as scratch:
        folder, home = Path(scratch, "where it is"), Path(scratch, "home")
        home.mkdir()
        program = install(package, folder)
        plain = re.sub(r"\W+", "-", name)
        yield EnvironmentPlace(f"python-{plain}", home, program, str(folder))


def _tool(name: str) -> list[str]:
    return [shutil.which(name) or sys.executable, *([] if shutil.which(name) else ["-m", name])]


def _pythons(version: str) -> Iterator[str]:
    """Interpreters of this version that really start; some names only lead to an excuse."""
    places = os.environ["PATH"].split(os.pathsep)
    for place in [*places, *map(str, Path.home().glob(f".pyenv/versions/{version}.*/bin"))]:
        python = shutil.which(f"python{version}", path=place)
        if python and "shims" not in python:
            yield python
