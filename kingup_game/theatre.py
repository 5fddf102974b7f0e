"""Opens the house: window, sound, pads, painter, scenes and the loop that runs them."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pygame

from kingup_game.app.bindings import Bindings
from kingup_game.app.controls import Controls
from kingup_game.app.faults import CRASHED, NO_DISPLAY, say_on_terminal, show_page, write_log
from kingup_game.app.keyboard import Keyboard
from kingup_game.app.loop import Loop
from kingup_game.app.mouse import Mouse
from kingup_game.app.pads import Pads, prepare_environment
from kingup_game.app.paths import UserFolders, assets_folder
from kingup_game.app.pointer import Pointer
from kingup_game.app.presses import Intent, Press
from kingup_game.app.window import (
    DEFAULT,
    NoDisplayError,
    Window,
    show_icon,
    start_display,
    start_sound,
)
from kingup_game.motion.pace import Pace
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.notices import Notices
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.kit.stack import Stack
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.lettering.typefaces import reading_face
from kingup_game.stage.sound.audio import Audio, Sink
from kingup_game.theme import art
from kingup_game.theme.scheme import scheme_for
from kingup_game.words import Words

TITLE = "King Up!"

FIRST_TICKS = 120
"""Pads that announce themselves so early were connected before the game began."""

POINTER_WIDTH = 46
POINTER_TIP = 10, 7
"""Where on the picture as drawn the arrow points."""

FirstScene = Callable[[Backstage], Scene]


class Theatre:
    """The whole game around one drawing surface; a window is only one way to have a surface.

    Tests, shots and the bench open it on a plain surface and call `tick` and `show` themselves.
    """

    def __init__(
        self,
        surface: pygame.Surface,
        assets: Path,
        settings: dict[str, Any] | None = None,
        *,
        present: Callable[[Any], None] | None = None,
        sink: Sink | None = None,
    ) -> None:
        chosen = settings or {}
        pads = Pads(chosen.setdefault("pads", {}))
        painter = Painter(
            surface,
            assets,
            present=present,
            safe_percent=chosen.get("safe_area", 100),
            text_percent=chosen.get("text_size", 100),
            scheme=scheme_for(contrast=chosen.get("contrast", False)),
        )
        pace = Pace(chosen.get("speed", 100), chosen.get("reduced_motion", False))
        audio = Audio(assets, sink=sink)
        for bus in ("music", "effects", "ui", "voice"):
            audio.set_volume(bus, chosen.get(bus, 100) / 100)
        mouse = Mouse(lambda x, y: painter.viewport.to_design(x, y))
        controls = Controls((pads, Keyboard(), mouse), Bindings(chosen.get("bindings")))
        controls.rumble_percent = chosen.get("rumble", 100)
        self.backstage = Backstage(
            Words(chosen.get("language", "en")),
            painter,
            Stack(reduced_motion=pace.reduced),
            controls,
            pads,
            audio,
            pace,
            chosen,
        )
        self.ticks = 0
        self.notices = Notices(self.backstage)

    def open(self, first: FirstScene) -> None:
        """Begin with this scene; later ones come from the stack."""
        self.backstage.stack.push(first(self.backstage))

    def feed(self, events: Iterable[Any]) -> None:
        """Device events of one frame."""
        self.press(*self.backstage.controls.read(events))

    def press(self, *presses: Press) -> None:
        """Presses as they reach the scenes."""
        for press in presses:
            self._tell_of_pads(press)
            self.backstage.stack.handle(press)
            self._adopt_buttons()

    def tick(self) -> None:
        """One sixtieth of a second."""
        self.press(*self.backstage.controls.tick())
        self.backstage.stack.update()
        self._adopt_buttons()
        self.backstage.audio.update()
        self.notices.update()
        self.ticks += 1

    def show(self) -> list[pygame.Rect]:
        """Draws what changed; returns where."""
        self.backstage.stack.draw(self.backstage.painter)
        self.backstage.painter.show(self.notices.sheet)
        return self.backstage.painter.frame()

    def _adopt_buttons(self) -> None:
        """The buttons mean what the scene on top says."""
        top = self.backstage.stack.top
        if top is not None and top.buttons != self.backstage.controls.mode:
            self.backstage.controls.set_mode(top.buttons)

    def _tell_of_pads(self, press: Press) -> None:
        """A notice of pads that come and go; those that are there at first need none."""
        if press.intent is Intent.DEVICE_LEFT:
            self.backstage.notices.append(self.backstage.say("notices.pad_left", pad=press.text))
        elif press.intent is Intent.DEVICE_JOINED and self.ticks > FIRST_TICKS:
            self.backstage.notices.append(self.backstage.say("notices.pad_joined", pad=press.text))

    def run(self, window: Window) -> None:
        """Until the window is closed or no scene is left."""

        def poll() -> None:
            events = []
            for event in pygame.event.get():
                if event.type == pygame.QUIT:
                    loop.stop()
                elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
                    self.backstage.painter.redraw_all()
                elif not window.handle(event):
                    events.append(event)
            self.feed(events)
            pointer.follow(self.backstage.controls.is_pointing)

        def update() -> None:
            self.tick()
            if self.backstage.stack.top is None:
                loop.stop()

        def draw() -> None:
            self.show()

        def fullscreen_switched(is_on: bool) -> None:
            self.backstage.settings["fullscreen"] = is_on
            self.backstage.look += 1

        def resized(surface: pygame.Surface) -> None:
            self.backstage.painter.resize(surface)
            self._dress(pointer)

        pointer = Pointer()
        self._dress(pointer)
        self.backstage.set_fullscreen = window.set_fullscreen
        window.on_fullscreen = fullscreen_switched
        window.on_resize = resized
        loop = Loop(poll, update, draw)
        loop.run()

    def _dress(self, pointer: Pointer) -> None:
        """The game's own arrow, as large as the window asks for."""
        pictures = self.backstage.painter.pictures
        picture = pictures.get(art.CURSOR, POINTER_WIDTH)
        share = picture.get_width() / pictures.size(art.CURSOR)[0]
        x, y = POINTER_TIP
        pointer.wear(picture, (round(x * share), round(y * share)))


def perform(
    first: FirstScene, settings: dict[str, Any], folders: UserFolders, *, fullscreen: bool = False
) -> int:
    """Plays the game in a window from its first scene to its end; returns the exit code.

    Whatever breaks is written to a log and told in a clear sentence, on screen where there is one.
    """
    words = Words(settings.get("language", "en"))
    try:
        prepare_environment()
        start_display()
        silence = start_sound()
        show_icon(assets_folder() / art.WINDOW_ICON)
        window = Window(
            TITLE,
            size=_pair(settings.get("window")) or DEFAULT,
            place=_pair(settings.get("window_place")),
            screens=pygame.display.get_desktop_sizes(),
            fullscreen=fullscreen or settings.get("fullscreen", False),
        )
        theatre = Theatre(window.surface, assets_folder(), settings, present=window.present)
        theatre.backstage.controls.start()
        theatre.backstage.audio.prepare()
        theatre.backstage.notices += _news(words, folders, is_silent=silence is not None)
        try:
            theatre.open(first)
            theatre.run(window)
        finally:
            theatre.backstage.audio.close()
            theatre.backstage.controls.stop()
            theatre.backstage.painter.pictures.finish_decoding()
            _remember(window, theatre.backstage)
    except NoDisplayError as reason:
        say_on_terminal(words.say("faults.no_display", reason=reason))
        return NO_DISPLAY
    except Exception as fault:
        log = write_log(fault, folders.logs)
        # People's own files are asked for with care: what is missing here was not installed.
        is_incomplete = isinstance(fault, FileNotFoundError)
        told = [words.say("faults.incomplete" if is_incomplete else "faults.title")]
        told.append(str(fault) if is_incomplete else words.say("faults.saved"))
        told.append(words.say("faults.log", path=log) if log else words.say("faults.no_log"))
        say_on_terminal("\n".join(told))
        show_page([*told, words.say("faults.press_any")], _face_for_faults())
        return CRASHED
    finally:
        pygame.quit()
    return 0


def _news(words: Words, folders: UserFolders, *, is_silent: bool) -> Iterator[str]:
    """What people should know before the first scene."""
    if words.notice:
        yield words.notice
    if is_silent:
        yield words.say("notices.no_sound")
    if folders.notice_key is not None:
        yield words.say(folders.notice_key, reason=folders.notice_reason)


def _face_for_faults() -> Path | None:
    """The reading face, unless it is the very thing that is missing."""
    try:
        face = reading_face()
    except ImportError:
        return None
    return face if face.is_file() else None


def _remember(window: Window, backstage: Backstage) -> None:
    """The window's size and place for the next time, if they can be told and written."""
    with contextlib.suppress(OSError, pygame.error):
        backstage.settings["window"] = list(window.size)
        if window.place is not None:
            backstage.settings["window_place"] = list(window.place)
        backstage.keep_settings()


def _pair(kept: object) -> tuple[int, int] | None:
    """Two numbers from the settings, which somebody may have edited."""
    match kept:
        case [int(), int()] | (int(), int()):
            return kept[0], kept[1]
    return None
