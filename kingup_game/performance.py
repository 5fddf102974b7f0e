"""One evening in a window: it opens, the loop runs, and whatever breaks is told."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pygame

from kingup_game.app.canvas import Canvas
from kingup_game.app.faults import (
    CRASHED,
    NO_DISPLAY,
    place_of,
    say_on_terminal,
    show_page,
)
from kingup_game.app.folders import open_folder
from kingup_game.app.large_pieces import give_large_pieces_back, keep_what_is_there
from kingup_game.app.loop import Loop
from kingup_game.app.pads import prepare_environment
from kingup_game.app.paths import UserFolders, assets_folder, places
from kingup_game.app.pointer import Pointer
from kingup_game.app.window import (
    DEFAULT,
    NoDisplayError,
    Window,
    show_icon,
    start_display,
    start_sound,
)
from kingup_game.diary import keep_report
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.showing import Showing
from kingup_game.stage.canvas.loading_ahead import LoadingAhead
from kingup_game.stage.gaps import FAULTS, part_of
from kingup_game.stage.lettering.typefaces import reading_face
from kingup_game.stage.part_files import load_picture
from kingup_game.table.settings import Settings
from kingup_game.theatre import FirstScene, Theatre
from kingup_game.theme import art
from kingup_game.words import Words

TITLE = "King Up!"

POINTER_WIDTH = 46
POINTER_TIP = 10, 7
"""Where on the picture as drawn the arrow points."""


def perform(
    first: FirstScene,
    settings: Settings,
    folders: UserFolders,
    *,
    fullscreen: bool = False,
    shown: Callable[[], None] = lambda: None,
    ahead: LoadingAhead | None = None,
) -> int:
    """Plays the game in a window from its first scene to its end; returns the exit code. What can
    wait until the first picture is `shown` waits, so that nothing takes a core away from that.

    Whatever breaks is written to a log and told in a clear sentence, on screen where there is one.
    """
    words = Words(settings.language)
    theatre: Theatre | None = None
    give_large_pieces_back()
    try:
        prepare_environment()
        start_display()
        silence = start_sound()
        window = _open_window(settings, fullscreen=fullscreen or settings.fullscreen)
        canvas = Canvas(window.surface, window.present)
        theatre = Theatre(
            *(canvas.surface, assets_folder(), settings),
            present=canvas.present,
            forgiving=True,
            ahead=ahead,
        )
        theatre.backstage.painter.pictures.is_patient = True
        theatre.backstage.controls.start()
        theatre.backstage.audio.open()
        theatre.backstage.open_folder = open_folder
        theatre.backstage.notices += _news(words, folders, is_silent=silence is not None)
        try:
            theatre.open(first)
            theatre.backstage.scribe.ask(partial(_look_around, theatre.backstage))
            keep_what_is_there()
            run_in(window, canvas, theatre, shown)
        finally:
            theatre.backstage.audio.close()
            theatre.backstage.controls.stop()
            theatre.backstage.painter.pictures.finish_decoding()
            _remember(window, theatre.backstage)
    except NoDisplayError as reason:
        say_on_terminal(words.say("faults.no_display", reason=reason))
        return NO_DISPLAY
    except Exception as fault:
        kept = keep_report(fault, folders.logs)
        told = list(_explained(fault, words, theatre, is_known=kept.was_there_before))
        told.append(_where(kept.path, words))
        say_on_terminal("\n".join(told))
        show_page([*told, words.say("faults.press_any")], _face_for_faults())
        return CRASHED
    finally:
        if ahead is not None:
            ahead.finish()
        pygame.quit()
    return 0


def _wear_icon() -> None:
    """The game's own picture on its window, if it is a picture."""
    with contextlib.suppress(*FAULTS):
        show_icon(load_picture(assets_folder() / art.WINDOW_ICON))


def _open_window(settings: Settings, *, fullscreen: bool) -> Window:
    """Where and as large as it was last time."""
    _wear_icon()
    return Window(
        TITLE,
        size=settings.window or DEFAULT,
        place=settings.window_place,
        screens=pygame.display.get_desktop_sizes(),
        fullscreen=fullscreen,
    )


def _look_around(backstage: Backstage) -> None:
    """Where everything is; the system keeps a list of its own of some of that."""
    backstage.places = places()


def _where(log: Path | None, words: Words) -> str:
    return words.say("faults.no_log") if log is None else words.say("faults.log", path=log)


def _explained(
    fault: Exception, words: Words, theatre: Theatre | None, *, is_known: bool
) -> Iterator[str]:
    """What failed, by its name, and what helps: nobody is sent where it will fail again."""
    damaged = part_of(fault)
    # People's own files are asked for with care: what is missing here was not installed.
    if isinstance(fault, FileNotFoundError):
        yield words.say("faults.incomplete")
        yield str(fault)
    elif damaged is not None:
        yield words.say("faults.damaged", part=damaged)
        yield words.say("faults.install_again")
    else:
        place = place_of(fault)
        yield words.say("faults.title")
        yield words.say("faults.where", place=place)
        is_in_match = theatre is not None and theatre.is_in_match
        if is_known:
            yield words.say("faults.again_with_match" if is_in_match else "faults.again")
        else:
            yield words.say("faults.saved" if is_in_match else "faults.start_again")


def run_in(
    window: Window, canvas: Canvas, theatre: Theatre, shown: Callable[[], None] = lambda: None
) -> None:
    """Until the window is closed or no scene is left."""
    backstage, pointer = theatre.backstage, Pointer()
    showing = Showing(theatre, canvas, lambda: _dress(pointer, backstage))
    later = [shown, backstage.audio.prepare]

    def poll() -> None:
        showing.begin()
        events = []
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                loop.stop()
            elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
                backstage.painter.redraw_all()
            elif not window.handle(event):
                events.append(canvas.pointed(event))
        theatre.feed(events)
        pointer.follow(backstage.controls.is_pointing)

    def update() -> None:
        if theatre.ticks and later:  # the first picture is there
            later.pop(0)()
        theatre.tick()
        if backstage.stack.top is None:
            loop.stop()

    def fullscreen_switched(is_on: bool) -> None:
        backstage.settings.fullscreen = is_on
        backstage.look += 1

    backstage.set_fullscreen = window.set_fullscreen
    window.on_fullscreen = fullscreen_switched
    window.on_resize = showing.resized
    loop = Loop(poll, update, showing.show)
    loop.run()


def _dress(pointer: Pointer, backstage: Backstage) -> None:
    """The game's own arrow, as large as the window asks for."""
    pictures = backstage.painter.pictures
    picture = pictures.get(art.CURSOR, POINTER_WIDTH)
    share = picture.get_width() / pictures.size(art.CURSOR)[0]
    x, y = POINTER_TIP
    pointer.wear(picture, (round(x * share), round(y * share)))


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
    settings = backstage.settings
    with contextlib.suppress(pygame.error):
        settings.window = window.size
        settings.window_place = window.place or settings.window_place
        backstage.keep_settings()
