"""Mutated settings, saves, records, cues and assets: nobody may be locked out by any of them."""

from __future__ import annotations

import contextlib
import io
import json
import os
import resource
import shutil
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import Final

import pygame

from kingup_game.app.bindings import Bindings
from kingup_game.app.faults import place_of
from kingup_game.app.paths import assets_folder
from kingup_game.cli import main
from kingup_game.engine.edition import Edition, table_sizes, terms_of
from kingup_game.engine.record import Header
from kingup_game.scenes.setup.names import shown_names
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
from kingup_game.table.disk.kept_file import LeftAloneError
from kingup_game.table.disk.saves import Shelf
from kingup_game.table.disk.scramble import scrambled
from kingup_game.table.disk.scribe import Scribe
from kingup_game.table.evenings.aids import Aids
from kingup_game.table.evenings.fortunes import Results
from kingup_game.table.evenings.past_matches import PAST_NAME, PastMatches
from kingup_game.table.evenings.people import (
    PEOPLE_NAME,
    KnownPeople,
    Person,
    load_people,
    save_people,
)
from kingup_game.table.host import Host
from kingup_game.table.seats import Company, seat_of_entry
from kingup_game.table.settings import SETTINGS_NAME, Settings, load_settings, save_settings
from kingup_game.theme import art
from kingup_game.words import Words
from tests.campaigns.mutations import mutated
from tests.harness.stagehand import Stagehand, open_surface
from tests.harness.thinking import InlineThinking

KINDS: Final = (
    *("settings", "people", "saves", "past", "records"),
    *("cues", "lists", "assets"),
)
HANG_SECONDS: Final = 2.0
MOST_MB: Final = 500
EVERY_OPENED: Final = 100
"""So often the whole game is opened over a file that was only read before."""

RECORDS: Final = Path(__file__).parent.parent / "records" / "foreign"
SMALL: Final = (480, 270)


LAST_TABLE: Final = {
    "guests": [
        {"crest": crest, "name": name, "level": level}
        for crest, name, level in ((2, "Ada", None), (0, "", "page"), (5, "", "duke"))
    ],
    "first": 1,
    "rounds": 3,
    "house": {"open_ballots": True},
}


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


Tries = Generator[object, Random, None]


def _settings(folder: Path) -> Tries:
    chosen = Settings(language="de", music=40, names=["Ada", "Ben"], window=(1280, 720))
    chosen.bindings = Bindings().data
    chosen.pads = {"030000004c050000": {"button:0": "a", "axis:1+": "dpdown"}}
    data = json.dumps({**chosen.as_json(), "last_table": LAST_TABLE}).encode()
    number, told = 0, False
    while True:
        source = yield told
        number += 1
        (folder / SETTINGS_NAME).write_bytes(mutated(data, source))
        settings, wrong, troubles = load_settings(folder)
        told = bool(wrong or troubles)
        Bindings(settings.bindings)
        if settings.last_table is not None:
            table = settings.last_table
            names = shown_names(table, Words().say)
            assert len(table.guests) in table_sizes(table.edition)
            seats = tuple(seat.entry() for seat in table.company(names).seats)
            Host(Header(table.terms(), seats, seed=number), table.first).draw_lot()
        with contextlib.suppress(LeftAloneError):
            save_settings(folder, settings)
            assert not any(load_settings(folder)[1:])
        if number % EVERY_OPENED == 0:
            _open_the_game(folder)
        for left in folder.glob("settings*.broken"):
            left.unlink()


def _people(folder: Path) -> Tries:
    known = [
        Person(
            *(name, 3 * number, number),
            aids=Aids(more_no=number > 1, worths=number > 2, raven=True, language="de"),
            results=Results(9, 3, 2.5, 48, 1, 12),
        )
        for number, name in enumerate(("Ada", "Ben", "Jörg", "Opa Wilhelm"))
    ]
    save_people(folder, known)
    path, number, told = folder / PEOPLE_NAME, 0, False
    data = path.read_bytes()
    while True:
        source = yield told
        number += 1
        path.write_bytes(mutated(data, source))
        people, troubles = load_people(folder)
        told = bool(troubles)
        read = Scribe().ask(lambda found=people: found)  # type: ignore[misc]
        assert read.wait(HANG_SECONDS)
        household = KnownPeople(read)
        household.welcome(known[:2])
        household.add({("Ada", 0, 0): Results(1)})
        with contextlib.suppress(LeftAloneError):
            save_people(folder, household)
            assert not load_people(folder)[1]
        if number % EVERY_OPENED == 0:
            _open_the_game(folder, "play", "chair-0", "name")
        for left in folder.glob("people*.broken"):
            left.unlink()
        path.unlink()


def _past(folder: Path) -> Tries:
    texts = [path.read_bytes() for path in sorted(RECORDS.glob("*.kingup"))]
    name, number, told = "2026-11-19 21-14-00.kingup", 0, False
    places = folder / "saves" / PAST_NAME
    places.mkdir(parents=True, exist_ok=True)
    while True:
        source = yield told
        number += 1
        spoiled = mutated(source.choice(texts), source)
        (places / name).write_bytes(spoiled)
        past = PastMatches(folder / "saves")
        for match in past.matches():
            match.company()
            past.opened(match)
        told = bool(past.troubles())
        if number % EVERY_OPENED == 0:
            _open_the_game(folder, "past", "match-0", "watch")
        assert (places / name).read_bytes() == spoiled


def _saves(folder: Path) -> Tries:
    texts = [path.read_text(encoding="utf-8") for path in sorted(RECORDS.glob("*.kingup"))]
    saves, number, told = folder / "saves", 0, False
    while True:
        source = yield told
        number += 1
        shutil.rmtree(saves, ignore_errors=True)
        saves.mkdir()
        lines = source.choice(texts).splitlines(keepends=True)
        text = "".join(lines[: source.randrange(1, len(lines) + 1)])
        is_plain = source.random() < 0.5
        data = text.encode() if is_plain else scrambled(text, (0, 1, 2, 3), "me").encode()
        (saves / "it.kingup").write_bytes(mutated(data, source))
        shelf = Shelf(saves)
        for kept in shelf.matches():
            entries = zip(kept.reading.header.seats, kept.crests, strict=True)
            Company(seat_of_entry(entry, crest) for entry, crest in entries)
            _play_out(Host.resumed(kept.reading))
        told = bool(shelf.troubles())
        if number % EVERY_OPENED == 0:
            _open_the_game(folder)


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
            audio.cue(name, take=0)
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
    "settings": _settings,
    "people": _people,
    "saves": _saves,
    "past": _past,
    "records": _records,
    "cues": _cues,
    "lists": _lists,
    "assets": _assets,
}


def _open_the_game(folder: Path, *ways: str) -> None:
    """On a small stage, as somebody would: these buttons as far as they are offered, or Return."""
    hand = Stagehand(open_surface(SMALL), folder=folder, loaded=_LOADED.get("pictures"))
    hand.open_game(InlineThinking())
    try:
        _LOADED["pictures"] = hand.backstage.painter.pictures
        hand.wait(3)
        for key in ways:
            if key in hand.offered():
                hand.choose(key)
        hand.key(pygame.K_RETURN)
        for _ in range(6):
            hand.wait(20)
            hand.key(pygame.K_RETURN)
            hand.theatre.show()
    finally:
        hand.game.close()


_LOADED: dict[str, Pictures] = {}


def _start_sound() -> None:
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    with contextlib.suppress(pygame.error):
        pygame.mixer.init(frequency=44100, size=-16, channels=2, buffer=512)
        pygame.mixer.set_num_channels(CHANNELS)


def _link(source: str, target: str) -> None:
    Path(target).symlink_to(source)


def _play_out(host: Host) -> None:
    """By the rules alone, always the first that may be done."""
    while not host.is_over:
        if host.awaits_lot:
            host.draw_lot()
        for seat in host.seats_to_act:
            host.submit(host.options(seat)[0])
    host.record()
