"""A screen nobody sits at: an X server whose picture lies in a file, a window manager, and keys."""

from __future__ import annotations

import mmap
import os
import struct
import subprocess
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Final, Self

import pygame

from tools.building.commands import BuildError, run

SIZE: Final = (1280, 720)
HEADER: Final = struct.Struct(">25I")
"""Of the file that holds the picture, in the form of `xwd`."""
COLOUR_BYTES: Final = 12
COARSE: Final = (64, 36)
"""So few pixels are left where two pictures are compared by what people see."""
DARK: Final = 24
DRAWN_SHARE: Final = 0.5
POLL_SECONDS: Final = 0.004


class Screen:
    """Use it in a `with`; `environment` is what a program needs to draw on it."""

    def __enter__(self) -> Self:
        self._folder = TemporaryDirectory(prefix="kingup-screen-")
        answer, told = os.pipe()
        self._server = subprocess.Popen(
            [
                *("Xvfb", "-displayfd", str(told), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24"),
                *("-fbdir", self._folder.name, "-ac", "-nolisten", "tcp"),
            ],
            pass_fds=(told,),
            stderr=subprocess.DEVNULL,
        )
        os.close(told)
        with os.fdopen(answer) as lines:
            self.environment = {"DISPLAY": f":{lines.readline().strip()}"}
        # Without a manager, what fills the screen is not really as large as it.
        self._manager = subprocess.Popen(
            ["openbox"], env={**os.environ, **self.environment}, stderr=subprocess.DEVNULL
        )
        with Path(self._folder.name, "Xvfb_screen0").open("rb") as file:
            self._memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        fields = HEADER.unpack_from(self._memory)
        self._start = fields[0] + fields[19] * COLOUR_BYTES
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for process in (self._manager, self._server):
            process.terminate()
            process.wait()
        self._memory.close()
        self._folder.cleanup()

    def pixels(self) -> bytes:
        """What is on the screen now, four bytes a pixel."""
        return self._memory[self._start : self._start + SIZE[0] * SIZE[1] * 4]

    def picture(self) -> pygame.Surface:
        """What is on the screen now, to be looked at or kept."""
        seen = pygame.image.frombuffer(self.pixels(), SIZE, "BGRA")
        opaque = pygame.Surface(SIZE, depth=24)
        opaque.blit(seen, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        return opaque

    def keep(self, path: Path) -> None:
        """A picture of the screen as a file."""
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(self.picture(), path)

    def press(self, *keys: str) -> None:
        """Keys by X's names, one after the other, to the window that has the focus."""
        for key in keys:
            run(["xdotool", "key", "--clearmodifiers", key], environment=self._all())

    def is_drawn(self) -> bool:
        """Whether something other than an empty, dark screen is seen on most of it."""
        row = self.pixels()[:: 4 * 997]
        return sum(value > DARK for value in row) > len(row) * DRAWN_SHARE

    def changes(self, wanted: int, seconds: float) -> int:
        """How many different pictures were seen, until there were as many as wanted."""
        seen: set[int] = set()
        end = time.monotonic() + seconds
        while len(seen) < wanted and time.monotonic() < end:
            seen.add(zlib.crc32(self.pixels()))
            time.sleep(POLL_SECONDS)
        return len(seen)

    def _all(self) -> dict[str, str]:
        return {**os.environ, **self.environment}


def wait_until(
    happens: Callable[[], object], seconds: float, what: str, every: float = POLL_SECONDS
) -> float:
    """Waits until something is so; the answer is for how long. BuildError if it never is."""
    start = time.monotonic()
    while not happens():
        if time.monotonic() > start + seconds:
            raise BuildError(f"{what} did not happen within {seconds:.0f} s.")
        time.sleep(every)
    return time.monotonic() - start


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """How far apart two pictures are for an eye that squints: from 0 to 255."""
    coarse = [pygame.transform.smoothscale(picture, COARSE) for picture in (one, other)]
    bytes_of = [pygame.image.tobytes(picture, "RGB") for picture in coarse]
    apart = [abs(a - b) for a, b in zip(*bytes_of, strict=True)]
    return float(sum(apart) / len(apart))
