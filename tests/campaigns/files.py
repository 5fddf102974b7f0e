"""Mutated settings, saves, records, cues and assets: nobody may be locked out by any of them."""

from __future__ import annotations

import contextlib
import io
import json
import os
import resource
import shutil
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import Final

import pygame

from kingup_game.app.faults import place_of
from kingup_game.app.paths import assets_folder
from kingup_game.cli import main
from kingup_game.engine.edition import Edition, terms_of
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.canvas.viewport import Viewport
from kingup_game.stage.castle.castle import Castle
from kingup_game.stage.castle.castle_layers import LAYERS_FILE
from kingup_game.stage.gaps import Gaps
from kingup_game.stage.lettering.signs import SIGNS_FILE, SignBook
from kingup_game.stage.lettering.text import Lettering
from kingup_game.stage.lettering.text_styles import TextStyle
from kingup_game.stage.sound.audio import CHANNELS, Audio
from kingup_game.stage.sound.shelf import SoundShelf
from kingup_game.theme import art
from tests.campaigns import homes
from tests.campaigns.homes import HANG_SECONDS, RECORDS, SMALL, Tries
from tests.campaigns.mutations import mutated
from tests.harness.stagehand import open_surface

KINDS: Final = (
    *("settings", "people", "saves", "past", "records"),
    *("cues", "lists", "assets"),
)
MOST_MB: Final = 500


@dataclass
class Tried:
    """What came of the files of one kind."""

    kind: str
    files: int = 0
    faults: dict[str, list[int]] = field(default_factory=dict)
    """Where it broke, and by which files."""
    slowest: float = 0.0
    told: int = 0
    """How many were told, in whatever way."""

    @property
    def hangs(self) -> int:
        return int(self.slowest > HANG_SECONDS)


def run(kind: str, files: int, seed: int = 1) -> Tried:
    """Try so many mutated files of one kind."""
    tried = Tried(kind)
    with TemporaryDirectory() as folder:
        one = _TRIES[kind](Path(folder))
        next(one)
        for number in range(files):
            source = Random(f"{kind}/{seed}/{number}")
            start = process_time()
            try:
                tried.told += bool(one.send(source))
            except Exception as fault:
                place = place_of(fault)
                tried.faults.setdefault(place, []).append(number)
                one = _TRIES[kind](Path(folder))
                next(one)
            tried.slowest = max(tried.slowest, process_time() - start)
            tried.files += 1
    pygame.mixer.quit()
    return tried


def measured(kind: str, files: int, seed: int) -> tuple[Tried, int]:
    """The same, and the most memory of a process that has done nothing else."""
    return run(kind, files, seed), megabytes()


def megabytes() -> int:
    """The most that this process ever held."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10


def _records(folder: Path) -> Tries:
    texts = [path.read_bytes() for path in sorted(RECORDS.glob("*.kingup"))]
    path, told = folder / "it.kingup", False
    while True:
        source = yield told
        path.write_bytes(mutated(source.choice(texts), source))
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            code = main(["check", str(path)])
        assert (code, said.getvalue().count("\n")) in ((0, 1), (1, 1))
        assert len(said.getvalue()) < 1000
        told = code == 1


def _cues(folder: Path) -> Tries:
    _start_sound()
    book = (assets_folder() / "sound" / "cues.json").read_bytes()
    known = json.loads(book)
    sounds = folder / "sound"
    shutil.rmtree(sounds, ignore_errors=True)
    shutil.copytree(assets_folder() / "sound", sounds, copy_function=_link)
    (sounds / "cues.json").unlink()
    told: list[str] = []
    shelf = SoundShelf(sounds, Gaps(told.append))
    while True:
        source = yield told
        told.clear()
        (sounds / "cues.json").write_bytes(mutated(book, source))
        audio = Audio(folder, gaps=Gaps(told.append))
        audio.shelf = shelf  # what is sound in it need not be decoded again
        for name in known["cues"]:
            audio.cue(name)
        for name in source.sample(sorted(known["music"]), 1):
            audio.play_part(name, ["base"])
            audio.update()
        for name in (*known["ambience"], None):
            audio.play_ambience(name)
        audio.close()


def _lists(folder: Path) -> Tries:
    """What says where the castle's pictures stand, and what frames and buttons look like."""
    lists = {name: (assets_folder() / name).read_bytes() for name in (LAYERS_FILE, SIGNS_FILE)}
    signs = json.loads(lists[SIGNS_FILE])
    if not (folder / LAYERS_FILE).parent.is_dir():
        shutil.copytree(assets_folder(), folder, copy_function=_link, dirs_exist_ok=True)
    editions = [terms_of(edition, 4, 1) for edition in Edition]
    told: list[str] = []
    painter = Painter(open_surface(SMALL), folder, gaps=Gaps(told.append))
    for name in lists:
        (folder / name).unlink(missing_ok=True)
    while True:
        source = yield told
        told.clear()
        spoiled = source.choice(sorted(lists))
        for name, sound in lists.items():
            (folder / name).write_bytes(mutated(sound, source) if name == spoiled else sound)
        painter.pictures.gaps = gaps = Gaps(told.append)
        book = SignBook(folder, gaps)
        for family in signs["pads"]:
            assert book.mark(family, "a")
        for name, facts in signs["pictures"].items():
            if "margins" in facts and spoiled == SIGNS_FILE:
                cut = book.margins(name)
                painter.pictures.stretched(art.sign(name), 300, 200, cut)
        if spoiled == LAYERS_FILE:
            sheet = Sheet()
            castle = Castle(sheet, painter.pictures, source.choice(editions), calm=False)
            castle.set_light(source.choice((1, 2, 3)))
            for _ in range(20):
                castle.update()
            painter.show(sheet)
            painter.frame()


def _assets(folder: Path) -> Tries:
    _start_sound()
    open_surface(SMALL)
    root = assets_folder()
    files = [path for path in sorted(root.rglob("*")) if path.suffix in (".webp", ".ogg", ".otf")]
    files = [path for path in files if path.stat().st_size < 60_000]
    told: list[str] = []
    while True:
        source = yield told
        told = []
        path = source.choice(files)
        shutil.rmtree(folder, ignore_errors=True)
        name = path.relative_to(root)
        spoiled = folder / ("type/Larkstair.otf" if path.suffix == ".otf" else name)
        spoiled.parent.mkdir(parents=True)
        spoiled.write_bytes(mutated(path.read_bytes(), source))
        (folder / SIGNS_FILE).parent.mkdir(exist_ok=True)
        _link(str(root / SIGNS_FILE), str(folder / SIGNS_FILE))  # what is not there is no part
        gaps, viewport = Gaps(told.append), Viewport(*SMALL)
        pictures = Pictures(folder, viewport, gaps)
        if path.suffix == ".webp":
            pictures.get(str(name), width=90, turn=12)
        elif path.suffix == ".otf":
            lettering = Lettering(folder, pictures, viewport)
            lettering.block("Kœnig Æ 33", TextStyle(face="display"))
        else:
            (folder / "sound").mkdir(exist_ok=True)
            (folder / "sound" / "cues.json").write_text("{}", encoding="utf-8")
            audio = Audio(folder, gaps=gaps)
            audio.shelf.get(str(name.relative_to("sound")))


_TRIES: Final[dict[str, Callable[[Path], Tries]]] = {
    "settings": homes.settings,
    "people": homes.people,
    "saves": homes.saves,
    "past": homes.past,
    "records": _records,
    "cues": _cues,
    "lists": _lists,
    "assets": _assets,
}


def _start_sound() -> None:
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    with contextlib.suppress(pygame.error):
        pygame.mixer.init(frequency=44100, size=-16, channels=2, buffer=512)
        pygame.mixer.set_num_channels(CHANNELS)


def _link(source: str, target: str) -> None:
    Path(target).symlink_to(source)
