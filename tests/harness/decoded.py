"""The game's own pictures, faces and list of sounds, opened once in a process: many tests open the
same game.

A game keeps little, and decodes and scales again what it needs again; of a test's time that would
be a tenth, a castle scaled for every title a third, and another tenth to open its two faces in
twenty sizes.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection
from pathlib import Path
from threading import Lock
from typing import Any, Final, TypeVar

import pygame

from kingup_game.app.paths import assets_folder
from kingup_game.stage.gaps import Gaps
from kingup_game.stage.lettering.typefaces import reading_face
from kingup_game.stage.sound import audio
from kingup_game.stage.sound.sound_library import CueBook

MOST_BYTES: Final = 512 << 20
MOST_SCALED_BYTES: Final = 96 << 20
LARGE_PX: Final = 60_000
"""To scale a smaller one takes no longer than to copy it."""
BYTES_PER_PX: Final = 4

Key = tuple[str, int, int]
Size = tuple[int, int]
Load = Callable[..., pygame.Surface]
Scale = Callable[..., pygame.Surface]
OpenFace = Callable[[Any, int], pygame.Font]
ReadBook = Callable[..., CueBook]
Kept = TypeVar("Kept", bound=tuple[object, ...])


class Decoded:
    """Stands for `pygame.image.load`; whoever gets a picture makes its own of it, as the game does.

    Files that are not among the game's assets are loaded as ever, and one that changed is another.
    """

    def __init__(self, load: Load, assets: Path) -> None:
        self._load = load
        self._assets = str(assets)
        self._kept: OrderedDict[Key, pygame.Surface] = OrderedDict()
        self._held: set[pygame.Surface] = set()
        self._held_bytes = 0
        self._one_at_a_time = Lock()  # a game decodes ahead in threads of its own

    def __call__(self, file: Any, *named: str) -> pygame.Surface:
        path = str(file)
        if named or not path.startswith(self._assets):
            return self._load(file, *named)
        about = (file if isinstance(file, Path) else Path(path)).stat()
        key = path, about.st_mtime_ns, about.st_size
        with self._one_at_a_time:
            found = _used_again(self._kept, key)
        if found is None:
            found = self._load(file)
            self._keep(key, found)
        return found

    def holds(self, picture: pygame.Surface) -> bool:
        """Whether it is one of the pictures that are kept, as it is in its file."""
        return picture in self._held

    def _keep(self, key: Key, picture: pygame.Surface) -> None:
        with self._one_at_a_time:
            if key in self._kept:
                return
            self._kept[key] = picture
            self._held.add(picture)
            self._held_bytes += _bytes_of(picture)
            while self._held_bytes > MOST_BYTES:
                _, oldest = self._kept.popitem(last=False)
                self._held.discard(oldest)
                self._held_bytes -= _bytes_of(oldest)


class ScaledOnce:
    """Stands for `pygame.transform.smoothscale`: a large picture that is kept is made smaller once
    for all, and whoever asks gets a copy."""

    def __init__(self, scale: Scale, decoded: Decoded) -> None:
        self._scale = scale
        self._decoded = decoded
        self._kept: OrderedDict[tuple[pygame.Surface, Size], pygame.Surface] = OrderedDict()
        self._held_bytes = 0
        self._one_at_a_time = Lock()

    def __call__(self, picture: pygame.Surface, size: Size, *onto: Any) -> pygame.Surface:
        is_large = picture.get_width() * picture.get_height() >= LARGE_PX
        if onto or not is_large or not self._decoded.holds(picture):
            return self._scale(picture, size, *onto)
        key = picture, (size[0], size[1])
        with self._one_at_a_time:
            found = _used_again(self._kept, key)
        if found is None:
            found = self._scale(picture, size)
            self._keep(key, found)
        return found.copy()

    def _keep(self, key: tuple[pygame.Surface, Size], made: pygame.Surface) -> None:
        with self._one_at_a_time:
            if key in self._kept:
                return
            self._kept[key] = made
            self._held_bytes += _bytes_of(made)
            while self._held_bytes > MOST_SCALED_BYTES:
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


class ReadCues:
    """Stands for `read_cue_book`: what the game's own list of sounds says is read once. Gaps that
    are found later are told to whoever asked."""

    def __init__(self, read: ReadBook, sounds: Path) -> None:
        self._read = read
        self._sounds = sounds
        self._kept: dict[tuple[int, int], CueBook] = {}

    def __call__(self, folder: Path, gaps: Gaps | None = None) -> CueBook:
        if folder != self._sounds:
            return self._read(folder, gaps)
        about = (folder / "cues.json").stat()
        key = about.st_mtime_ns, about.st_size
        if key not in self._kept:
            self._kept[key] = self._read(folder)
        book = self._kept[key]
        own = dict(book.cues), dict(book.parts), dict(book.ambience)
        return CueBook(*own, gaps or Gaps())


def _used_again(kept: OrderedDict[Kept, pygame.Surface], key: Kept) -> pygame.Surface | None:
    """What is there; whatever was not asked for since goes before it."""
    found = kept.get(key)
    if found is not None:
        kept.move_to_end(key)
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
        decoded = Decoded(pygame.image.load, assets_folder())
        scaled_once = ScaledOnce(pygame.transform.smoothscale, decoded)
        pygame.image.load = decoded  # type: ignore[assignment]
        pygame.transform.smoothscale = scaled_once  # type: ignore[assignment]
        folders = assets_folder(), reading_face().parent
        pygame.Font = OpenFaces(pygame.Font, folders)  # type: ignore[assignment,misc]
        sounds = assets_folder() / "sound"
        audio.read_cue_book = ReadCues(audio.read_cue_book, sounds)  # type: ignore[attr-defined]
