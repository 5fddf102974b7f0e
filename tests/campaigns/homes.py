"""Mutated files of somebody's home: settings, people, matches that were left, and past ones."""

from __future__ import annotations

import contextlib
import json
import shutil
from collections.abc import Generator
from pathlib import Path
from random import Random
from typing import Final

import pygame

from kingup_game.app.bindings import Bindings
from kingup_game.engine.edition import table_sizes
from kingup_game.engine.record import Header
from kingup_game.scenes.setup.names import shown_names
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.table.disk.kept_file import LeftAloneError
from kingup_game.table.disk.saves import Shelf
from kingup_game.table.disk.scramble import scrambled
from kingup_game.table.disk.scribe import Errand
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
from kingup_game.words import Words
from tests.campaigns.mutations import mutated
from tests.harness.stagehand import Stagehand, open_surface
from tests.harness.thinking import InlineThinking

Tries = Generator[object, Random, None]
HANG_SECONDS: Final = 2.0
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


def settings(folder: Path) -> Tries:
    """What people chose, and who sat at the last table."""
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


def people(folder: Path) -> Tries:
    """Who is remembered."""
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
        read = Errand[list[Person]]()
        read.finish(people)
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


def past(folder: Path) -> Tries:
    """Evenings that are over."""
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


def saves(folder: Path) -> Tries:
    """Matches that were left, plain and scrambled."""
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
        data = text.encode() if is_plain else scrambled(text, (0, 1, 2, 3), "me").encode().rstrip()
        (saves / "it.kingup").write_bytes(mutated(data, source))
        shelf = Shelf(saves)
        for kept in shelf.matches():
            entries = zip(kept.reading.header.seats, kept.crests, strict=True)
            Company(seat_of_entry(entry, crest) for entry, crest in entries)
            _play_out(Host.resumed(kept.reading))
        told = bool(shelf.troubles())
        if number % EVERY_OPENED == 0:
            _open_the_game(folder)


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


def _play_out(host: Host) -> None:
    """By the rules alone, always the first that may be done."""
    while not host.is_over:
        if host.awaits_lot:
            host.draw_lot()
        for seat in host.seats_to_act:
            host.submit(host.options(seat)[0])
    host.record()
