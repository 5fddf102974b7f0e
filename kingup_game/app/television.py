"""Whether the screen is a television: then a game that starts for the first time fills it.

Nothing says so outright. Two things come close: Steam's Big Picture (or a console's session) says
it in the environment, and a screen that nobody arranges windows on shows one program at a time.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Mapping

FROM_THE_SOFA = ("SteamTenfoot", "SteamGamepadUI", "SteamDeck")
"""What Steam sets to 1 for what it starts in Big Picture, and on its consoles."""

CONSOLE_SESSION = "gamescope"
"""The desktop that is none: it shows one game."""

MARK_OF_WINDOW_MANAGERS = b"_NET_SUPPORTING_WM_CHECK"
"""What every one of them writes on the root window, by the customs of X11 desktops."""


def is_television(
    environment: Mapping[str, str],
    platform: str = sys.platform,
    is_arranged: Callable[[bytes], bool] | None = None,
) -> bool:
    """Whether the screen is a television, as far as a program can know.

    >>> is_television({"SteamTenfoot": "1"})
    True
    >>> is_television({"DISPLAY": ":0"}, "linux", is_arranged=lambda display: True)
    False
    """
    if any(environment.get(name) == "1" for name in FROM_THE_SOFA):
        return True
    if CONSOLE_SESSION in environment.get("XDG_CURRENT_DESKTOP", "").lower():
        return True
    display = environment.get("DISPLAY")
    if not platform.startswith("linux") or not display or environment.get("WAYLAND_DISPLAY"):
        return False
    return not (is_arranged or arranges_windows)(display.encode())


def arranges_windows(display: bytes) -> bool:
    """Whether a window manager runs there; True where nobody can tell."""
    try:
        x11 = ctypes.CDLL("libX11.so.6")
    except OSError:
        return True
    x11.XOpenDisplay.restype = x11.XListProperties.restype = ctypes.c_void_p
    x11.XInternAtom.restype = x11.XDefaultRootWindow.restype = ctypes.c_ulong
    opened = x11.XOpenDisplay(display)
    if not opened:
        return True
    server = ctypes.c_void_p(opened)
    try:
        mark = x11.XInternAtom(server, MARK_OF_WINDOW_MANAGERS, True)
        root = ctypes.c_ulong(x11.XDefaultRootWindow(server))
        number = ctypes.c_int()
        found = x11.XListProperties(server, root, ctypes.byref(number))
        if not found:
            return False
        atoms = ctypes.cast(found, ctypes.POINTER(ctypes.c_ulong))[: number.value]
        x11.XFree(ctypes.c_void_p(found))
        return mark != 0 and mark in atoms
    finally:
        x11.XCloseDisplay(server)
