"""The game's own pictures and faces, opened once in a process: many tests open the same game.

A game keeps little and decodes again what it needs again; of a test's time that would be a tenth,
and another one to open its two faces in twenty sizes.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection
from pathlib import Path
from threading import Lock
from typing import Any, Final

import pygame

from kingup_game.app.paths import assets_folder
from kingup_game.stage.lettering.typefaces import reading_face

MOST_BYTES: Final = 512 << 20
BYTES_PER_PX: Final = 4

Key = tuple[str, int, int]
Load = Callable[..., pygame.Surface]
OpenFace = Callable[[Any, int], pygame.Font]


class Decoded:
    """Stands for `pygame.image.load`; whoever gets a picture makes its own of it, as the game does.

    Files that are not among the game's assets are loaded as ever, and one that changed is another.
    """

    def __init__(self, load: Load, assets: Path) -> None:
        self._load = load
        self._assets = str(assets)
        self._kept: OrderedDict[Key, pygame.Surface] = OrderedDict()
        self._held_bytes = 0
        self._one_at_a_time = Lock()  # a game decodes ahead in threads of its own

    def __call__(self, file: Any, *named: str) -> pygame.Surface:
        path = str(file)
        if named or not path.startswith(self._assets):
            return self._load(file, *named)
        about = (file if isinstance(file, Path) else Path(path)).stat()
        key = path, about.st_mtime_ns, about.st_size
        found = self._kept.get(key)
        if found is None:
            found = self._load(file)
            self._keep(key, found)
        return found

    def _keep(self, key: Key, picture: pygame.Surface) -> None:
        with self._one_at_a_time:
            if key in self._kept:
                return
            self._kept[key] = picture
            self._held_bytes += _bytes_of(picture)
            while self._held_bytes > MOST_BYTES:
                _, oldest = self._kept.popitem(last=False)
                self._held_bytes -= _bytes_of(oldest)


class OpenFaces:
    """Stands for `pygame.Font`: a face of the game at a size is the same object in every test.

    As with pictures, only the game's own files are kept. The font module ends with a game that
    quits, and takes its faces with it: then they are opened again.
    """

    def __init__(self, open_face: OpenFace, folders: Collection[Path]) -> None:
        self._open = open_face
        self._folders = tuple(map(str, folders))
        self._kept: dict[tuple[str, int, int, int], pygame.Font] = {}

    def __call__(self, file: Any = None, size: int = 20) -> pygame.Font:
        path = str(file)
        if not isinstance(file, Path) or not path.startswith(self._folders):
            return self._open(file, size)
        about = file.stat()
        key = path, size, about.st_mtime_ns, about.st_size
        found = self._kept.get(key)
        if found is None or not _is_open(found):
            self._kept[key] = found = self._open(file, size)
        return found


def _is_open(face: pygame.Font) -> bool:
    try:
        face.get_height()
    except pygame.error:
        return False
    return True


def _bytes_of(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height() * BYTES_PER_PX


def decode_once() -> None:
    """From now on, in this process."""
    if not isinstance(pygame.image.load, Decoded):
        pygame.image.load = Decoded(pygame.image.load, assets_folder())  # type: ignore[assignment]
        folders = assets_folder(), reading_face().parent
        pygame.Font = OpenFaces(pygame.Font, folders)  # type: ignore[assignment,misc]
