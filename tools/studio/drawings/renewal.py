"""A picture asked for again and again, each time from a process that has just read all code."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_LONGEST_ERROR: Final = 6  # lines: where it happened and what it was stand at the end


@dataclass(frozen=True)
class Answer:
    """What came: a picture with what is known of it, or why there is none."""

    picture: bytes | None
    known: dict[str, object]
    error: str = ""


class Renewal:
    """At most one process at a time. `root` is the folder of the project whose code draws."""

    def __init__(self, root: Path, place: Path) -> None:
        self.root = root
        self._place = place
        self._process: subprocess.Popen[bytes] | None = None
        self._folder = tempfile.TemporaryDirectory()
        self._out, self._err = (Path(self._folder.name) / name for name in ("made", "told"))

    @property
    def is_under_way(self) -> bool:
        return self._process is not None

    def ask(self, pattern: str, path: str) -> None:
        """Begin to make a picture; what was being made before is given up."""
        self.give_up()
        module = "tools.studio.drawings.one_look"
        with self._out.open("wb") as out, self._err.open("wb") as err:
            self._process = subprocess.Popen(
                [sys.executable, "-B", "-m", module, pattern, path, str(self._place)],
                cwd=self.root,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=err,
            )

    def answer(self) -> Answer | None:
        """What came, once: None while there is nothing new."""
        if self._process is None or self._process.poll() is None:
            return None
        failed, self._process = self._process.returncode != 0, None
        if failed:
            return Answer(None, {}, _end_of(self._err.read_text(errors="replace"), self.root))
        head, _, picture = self._out.read_bytes().partition(b"\n")
        return Answer(picture, json.loads(head))

    def give_up(self) -> None:
        """End what is under way."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def close(self) -> None:
        """Leave nothing behind."""
        self.give_up()
        self._folder.cleanup()


def _end_of(told: str, root: Path) -> str:
    """The last lines of what Python says of a fault, with short names of files."""
    lines = [line for line in told.splitlines() if line.strip(" ^~")]
    return "\n".join(lines[-_LONGEST_ERROR:]).replace(f"{root}/", "")
