"""The window: opened with what the machine allows, resized, switched to fullscreen and back."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import pygame

SMALLEST = (1024, 600)
LARGEST = (3840, 2160)
DEFAULT = (1600, 900)
ICON_SIZE = (128, 128)
ACCELERATION = "SDL_FRAMEBUFFER_ACCELERATION"
RESIZED_BY_SYSTEM = "Requested window was forcibly resized"

Size = tuple[int, int]
WindowCorner = tuple[int, int]

# A window that has no room on the screen gets this share of it, so that its frame has room too.
SHARE_OF_SCREEN = 0.9

# SDL's ways out where it finds no screen: they draw into memory, and nobody would see the game.
UNSEEN_DRIVERS = ("offscreen", "dummy", "evdev")

# Where programs cannot tell or choose the place of their windows.
PLACELESS_DRIVERS = ("wayland",)


class NoDisplayError(RuntimeError):
    """There is no screen to show the game on."""


def prefer_plain_framebuffer(platform: str = sys.platform) -> bool:
    """On X11 only: six times faster at 4K, and dirty rectangles count at all."""
    if not platform.startswith("linux") or ACCELERATION in os.environ:
        return False
    driver = os.environ.get("SDL_VIDEODRIVER", "")
    if driver not in ("", "x11") or (not driver and not os.environ.get("DISPLAY")):
        return False
    os.environ[ACCELERATION] = "0"
    return True


def start_display() -> None:
    """Opens SDL's video, in the fast way where there is one; says clearly if there is no screen."""
    has_screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    is_free_to_choose = not os.environ.get("SDL_VIDEODRIVER")
    if sys.platform.startswith("linux") and not has_screen and is_free_to_choose:
        raise NoDisplayError("no display: neither DISPLAY nor WAYLAND_DISPLAY is set")
    prefer_plain_framebuffer()
    try:
        pygame.display.init()
    except pygame.error as reason:
        raise NoDisplayError(str(reason)) from reason
    driver = pygame.display.get_driver()
    if is_free_to_choose and driver in UNSEEN_DRIVERS:
        pygame.display.quit()
        raise NoDisplayError(f"no display answers, only SDL's {driver} driver does")
    pygame.font.init()


def close_window() -> bool:
    """As its button does; whether there is one that may hear of it."""
    try:
        return pygame.display.get_init() and pygame.event.post(pygame.Event(pygame.QUIT))
    except pygame.error:
        return False


def start_sound() -> str | None:
    """Opens the mixer; without a sound device returns why, and the game goes on silently."""
    try:
        pygame.mixer.init(frequency=44100, size=-16, channels=2, buffer=512)
    except pygame.error as reason:
        return str(reason)
    return None


def show_icon(picture: pygame.Surface) -> None:
    """The game's own picture on its window and in the task bar; without it the game goes on."""
    with suppress(pygame.error):
        pygame.display.set_icon(pygame.transform.smoothscale(picture, ICON_SIZE))


def within_limits(size: Size, smallest: Size = SMALLEST) -> Size:
    """A size that is neither too small for the words nor too large for the pictures."""
    return (
        max(smallest[0], min(LARGEST[0], size[0])),
        max(smallest[1], min(LARGEST[1], size[1])),
    )


def on_screen(size: Size, screens: Sequence[Size]) -> Size:
    """The size itself where a screen has room for it, else what the largest screen has room for."""
    if not screens or any(size[0] <= wide and size[1] <= high for wide, high in screens):
        return size
    wide, high = max(screens, key=lambda screen: screen[0] * screen[1])
    return (
        min(size[0], max(round(wide * SHARE_OF_SCREEN), min(SMALLEST[0], wide))),
        min(size[1], max(round(high * SHARE_OF_SCREEN), min(SMALLEST[1], high))),
    )


def place_on_screen(place: WindowCorner, size: Size, screens: Sequence[Size]) -> WindowCorner:
    """The place, moved as little as it takes to see the whole window.

    SDL does not tell how the screens stand: they are taken to stand in a row.
    """
    wide, high = sum(screen[0] for screen in screens), max(screen[1] for screen in screens)
    return (
        max(0, min(place[0], wide - size[0])),
        max(0, min(place[1], high - size[1])),
    )


class Window:
    """One window. `on_resize` is told of each new surface, `on_fullscreen` of each switch.

    `screens` are the sizes of the screens that there are now; where they are unknown, the window
    is as large as it was asked to be, and where the system puts it.
    """

    def __init__(
        self,
        title: str,
        *,
        size: Size = DEFAULT,
        place: WindowCorner | None = None,
        screens: Sequence[Size] = (),
        fullscreen: bool = False,
    ) -> None:
        self.title = title
        self.fullscreen = fullscreen
        self.on_resize: Callable[[pygame.Surface], None] | None = None
        self.on_fullscreen: Callable[[bool], None] | None = None
        self._smallest = on_screen(SMALLEST, screens)
        self._window_size = on_screen(within_limits(size), screens)
        self._place = place
        self.surface = self._open()
        if place is not None and screens:
            self._place = place_on_screen(place, self._window_size, screens)
            if not fullscreen:
                self._stand_there()

    @property
    def size(self) -> Size:
        """The window's size; while it fills the screen, what it will have again."""
        return self._window_size

    @property
    def place(self) -> WindowCorner | None:
        """Where the window stands, or stood before it filled the screen; None if nobody knows."""
        if not self.fullscreen and _has_place():
            self._place = pygame.display.get_window_position()
        return self._place

    def _open(self) -> pygame.Surface:
        pygame.display.set_caption(self.title)
        flags = pygame.FULLSCREEN if self.fullscreen else pygame.RESIZABLE
        size = (0, 0) if self.fullscreen else self._window_size
        return set_mode(size, flags)

    def set_fullscreen(self, on: bool) -> None:
        """Fill the screen, or be as large again as before."""
        if on != self.fullscreen:
            self._place = self.place
            self.fullscreen = on
            self.surface = self._open()
            if not on:
                self._stand_as_before()
            self._tell()
            if self.on_fullscreen is not None:
                self.on_fullscreen(on)

    def _stand_as_before(self) -> None:
        """Some window managers keep it as large as the screen, and move it by its own frame."""
        if self.surface.get_size() != self._window_size:
            self.surface = self._open()
        self._stand_there()

    def _stand_there(self) -> None:
        if self._place is not None and _has_place():
            pygame.display.set_window_position(self._place)

    def present(self, rects: Any) -> None:
        """Bring these rectangles of the surface to the screen."""
        pygame.display.update(rects)

    def handle(self, event: Any) -> bool:
        """Takes F11, Alt+Enter and new sizes; returns whether the event was the window's own."""
        if event.type == pygame.KEYDOWN and _switches_fullscreen(event):
            self.set_fullscreen(not self.fullscreen)
            return True
        if event.type == pygame.VIDEORESIZE or event.type == pygame.WINDOWSIZECHANGED:
            self._resized()
            return True
        return False

    def _resized(self) -> None:
        surface = pygame.display.get_surface()
        if surface is None:
            return
        size = surface.get_size()
        if not self.fullscreen:
            wanted = within_limits(size, self._smallest)
            self._window_size = wanted
            if wanted != size:
                surface = self._open()
        if surface is not self.surface or surface.get_size() != self._told:
            self.surface = surface
            self._tell()

    _told: tuple[int, int] = (0, 0)

    def _tell(self) -> None:
        self._told = self.surface.get_size()
        if self.on_resize is not None:
            self.on_resize(self.surface)


def set_mode(size: tuple[int, int], flags: int) -> pygame.Surface:
    """As asked; where the plain framebuffer is refused (Wayland), once more without it.

    A system may give another size. That is seen and answered, and nothing to warn a terminal of.
    """
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", RESIZED_BY_SYSTEM, RuntimeWarning)
        return _set_mode(size, flags)


def _set_mode(size: tuple[int, int], flags: int) -> pygame.Surface:
    try:
        return pygame.display.set_mode(size, flags)
    except pygame.error as refusal:
        if os.environ.pop(ACCELERATION, None) is None:
            raise NoDisplayError(str(refusal)) from refusal
    pygame.display.quit()
    pygame.display.init()
    try:
        return pygame.display.set_mode(size, flags)
    except pygame.error as refusal:
        raise NoDisplayError(str(refusal)) from refusal


def _has_place() -> bool:
    return pygame.display.get_driver() not in PLACELESS_DRIVERS


def _switches_fullscreen(event: Any) -> bool:
    if event.key == pygame.K_F11:
        return True
    return event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and bool(event.mod & pygame.KMOD_ALT)
