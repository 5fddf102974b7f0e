"""What every build must show before it counts, wherever it was unpacked."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Protocol

import pygame

from tools.building.checking.screen import Screen, difference, wait_until
from tools.building.commands import BuildError
from tools.building.source import ROOT

OLDER: Final = ROOT / "tests" / "records" / "older"
"""A match among bots and settings, as 592032f left them; a household and its last match, later."""
HOUSEHOLD: Final = {
    "people.json": "people.json",
    "past.kingup": "saves/past/2026-11-18 21-04-33.kingup",
}
"""What nobody changes but people: its name there, and in the folder of the game."""
FRAMES: Final = 300
MATCHES: Final = 20
MOST_APART: Final = 12.0
TO_THE_EVENINGS: Final = ("Escape", "Up", "Up", "Return")
"""From the title: its last entry, and two above it."""
FIRST_PICTURE_SECONDS: Final = 60
PLAYED_ON_SECONDS: Final = 120
WRITTEN_TO_BEGIN: Final = 2
"""A match that is taken over is written in this version's form before anything happens in it."""
MOVES: Final = 3
MATCH_SECONDS: Final = 900
CLOSING_SECONDS: Final = 20
SETTLED_SECONDS: Final = 3


class Place(Protocol):
    """Where a build was unpacked, and how one starts it there."""

    name: str
    marker: str
    """Part of the command line of every process of the game, and of no other's."""

    @property
    def folder(self) -> Path:
        """The person's own folder of the game, as seen from here."""

    @property
    def sound_file(self) -> tuple[str, Path]:
        """A file for the sound: as seen from inside, and from here."""

    def command(self, arguments: list[str], environment: Mapping[str, str]) -> list[str]:
        """How to start the game, with the window or without."""

    def inside(self, path: Path) -> str:
        """What the game calls one of its person's files."""

    def say(self, *arguments: str) -> str:
        """What a command without a window prints."""


@dataclass
class Trial:
    """One build in one place. What was seen is noted in `seen`."""

    place: Place
    reference: pygame.Surface
    """The title, as the source draws it."""
    pictures: Path
    seen: dict[str, Any] = field(default_factory=dict)

    def whole(self) -> dict[str, Any]:
        """Everything that is asked of a build."""
        self.short()
        with Screen() as screen:
            self.older_match(screen)
            self.older_evenings(screen)
        return self.seen

    def short(self) -> dict[str, Any]:
        """Commands and the title."""
        self.commands()
        with Screen() as screen:
            self.title(screen)
        return self.seen

    def commands(self) -> None:
        """Everything that needs no window."""
        place = self.place
        self.seen["version"] = place.say("--version").strip()
        expect("simulate" in place.say("--help"), "--help does not name the commands")
        where = place.say("--where")
        expect(place.inside(place.folder / "saves") in where, f"--where says {where}")
        records = place.inside(place.folder / "tried")
        table = place.say("simulate", "--players", "4", "--matches", str(MATCHES), "--bots",
                          "page", "--jobs", "2", "--records", records)  # fmt: skip
        expect(f"{MATCHES} matches" in table, f"simulate says {table}")
        kept = sorted((place.folder / "tried").glob("*.kingup"))
        checked = place.say("check", *(place.inside(path) for path in kept))
        expect(checked.count(": ok: complete") == MATCHES, f"check says {checked}")
        shutil.rmtree(place.folder)
        self.seen["matches simulated and checked"] = MATCHES

    def title(self, screen: Screen) -> None:
        """The first picture, what moves in it, the sound, and the process that thinks."""
        inside, sound = self.place.sound_file
        environment = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": inside}
        with self.playing(screen, environment) as game:
            time.sleep(2)
            screen.keep(self.pictures / f"{self.place.name}-title.png")
            apart = difference(screen.picture(), self.reference)
            expect(apart < MOST_APART, f"the title is {apart:.1f} away from the source's")
            self.seen["title differs from the source's by"] = round(apart, 1)
            expect(screen.changes(FRAMES, 90) == FRAMES, f"fewer than {FRAMES} frames were seen")
            self.seen["frames seen"] = FRAMES
            expect(game.thinks(), "no process thinks for the bots")
            self._close(screen, game)
        expect(any(sound.read_bytes()[-400_000:]), "only silence came out of the sound")
        sound.unlink()
        self.seen["sound"] = "music was heard on a device that writes to a file"

    def older_match(self, screen: Screen) -> None:
        """An older version's match and settings: taken over, killed, resumed, played to its end."""
        folder = self.place.folder
        (folder / "saves" / "past").mkdir(parents=True, exist_ok=True)
        shutil.copy(OLDER / "settings.json", folder)
        for name, inside in HOUSEHOLD.items():
            shutil.copy(OLDER / name, folder / inside)
        save = Path(shutil.copy(OLDER / "autosave.kingup", folder / "saves"))
        for path in (folder, *folder.rglob("*")):
            path.chmod(0o777)
        older_lines = self._lines(save)
        written: set[bytes] = set()

        def has_gone_on() -> bool:
            with suppress(OSError):  # it is being written
                written.add(save.read_bytes())
            return len(written) > WRITTEN_TO_BEGIN + MOVES

        with self.playing(screen) as game:
            screen.press("Return")
            wait_until(has_gone_on, PLAYED_ON_SECONDS, "a move", 0.2)
            expect(game.thinks(), "no process thinks for the bots in a match")
            screen.keep(self.pictures / f"{self.place.name}-match.png")
            game.kill()
        lines = self._lines(save)
        expect(lines > older_lines, f"the killed match stops in line {lines}, as the older one")
        last = folder / "saves" / "last.kingup"
        with self.playing(screen) as game:
            start = time.monotonic()
            while not last.is_file():
                expect(time.monotonic() < start + MATCH_SECONDS, "the match did not end")
                screen.press("Return")
                time.sleep(3)
            expect(game.thinks(), "the process that thinks did not live to the match's end")
            self._close(screen, game)
        checked = self.place.say("check", self.place.inside(last))
        expect(": ok: complete" in checked, f"check says of the whole match: {checked}")
        self._judge_log(folder / "logs" / "game.log")
        kept = json.loads((folder / "settings.json").read_text(encoding="utf-8"))
        asked = json.loads((OLDER / "settings.json").read_text(encoding="utf-8"))
        for key in ("language", "text_size", "music", "speed", "bot_talk"):
            expect(kept[key] == asked[key], f"the older setting {key} was lost")
        self.seen["an older version's match"] = "taken over, killed, resumed, ended, checked"

    def older_evenings(self, screen: Screen) -> None:
        """Who played with an older version, and what: still known, beside the match just ended."""
        folder = self.place.folder
        past = sorted((folder / "saves" / "past").glob("*.kingup"))
        expect(len(past) == 2, f"of two past matches there are {[path.name for path in past]}")
        with self.playing(screen) as game:
            before = screen.picture()
            screen.press(*TO_THE_EVENINGS)
            time.sleep(SETTLED_SECONDS)
            screen.keep(self.pictures / f"{self.place.name}-evenings.png")
            apart = difference(screen.picture(), before)
            expect(apart > MOST_APART, "the page of past evenings did not open")
            self._close(screen, game)
        for name, inside in HOUSEHOLD.items():
            is_kept = (folder / inside).read_bytes() == (OLDER / name).read_bytes()
            expect(is_kept, f"the older version's {name} was changed")
        expect(not list(folder.glob("*.broken")), "something of the older version's was put aside")
        checked = self.place.say("check", *(self.place.inside(path) for path in past))
        expect(checked.count(": ok: complete") == 2, f"check says of past matches: {checked}")
        self.seen["an older version's household"] = "its people and past matches are still there"

    @contextmanager
    def playing(
        self, screen: Screen, environment: Mapping[str, str] | None = None
    ) -> Iterator[Game]:
        """The game in the whole screen, from its first picture on."""
        sound = {"SDL_AUDIODRIVER": "dummy"} if environment is None else environment
        command = self.place.command(["--fullscreen"], {**screen.environment, **sound})
        game = Game(command, self.place.marker)
        try:
            wait_until(screen.is_drawn, FIRST_PICTURE_SECONDS, "a first picture")
            time.sleep(1)
            yield game
        except BuildError as trouble:
            screen.keep(self.pictures / f"{self.place.name}-trouble.png")
            for log in sorted((self.place.folder / "logs").glob("*")):
                trouble.add_note(log.read_text(encoding="utf-8"))
            raise
        finally:
            game.kill()

    def _lines(self, save: Path) -> int:
        """How far a match is; every line of it fits the rules."""
        checked = self.place.say("check", self.place.inside(save))
        found = re.search(r": ok so far: .*after line (\d+)", checked)
        if found is None:
            raise BuildError(f"check says of an unfinished match: {checked}")
        return int(found[1])

    def _judge_log(self, log: Path) -> None:
        """Nothing had to be put right; on a busy machine bots may come late."""
        lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
        worse = [
            line for line in lines if "the process that thinks for the bots is late" not in line
        ]
        expect(not worse, f"something had to be put right: {worse}")
        self.seen["turns that came late"] = len(lines)

    def _close(self, screen: Screen, game: Game) -> None:
        screen.press("alt+F4")
        wait_until(game.is_over, CLOSING_SECONDS, "the end of the game")
        expect(game.code() == 0, f"the game ended with {game.code()}")


class Game:
    """The game as a process, which may have others below it."""

    def __init__(self, command: list[str], marker: str) -> None:
        self._marker = marker
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )

    def thinks(self) -> bool:
        """Whether the process that thinks for the bots is alive."""
        lines = (line for _, line in processes_with(self._marker))
        return any("--multiprocessing-fork" in line for line in lines)

    def is_over(self) -> bool:
        return self._process.poll() is not None

    def code(self) -> int | None:
        """How it ended, if it did."""
        return self._process.poll()

    def kill(self) -> None:
        """As a power cut would: no process of it is asked anything."""
        for number, _ in processes_with(self._marker):
            os.kill(number, signal.SIGKILL)
        self._process.kill()
        self._process.communicate()


def processes_with(marker: str) -> list[tuple[int, str]]:
    """The live processes with these words in their command line, by number."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            line = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except OSError:
            continue
        if marker in line:
            found.append((int(folder.name), line))
    return found


def expect(is_so: object, otherwise: str) -> None:
    """BuildError where something is not as it must be."""
    if not is_so:
        raise BuildError(otherwise)
