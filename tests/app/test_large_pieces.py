from __future__ import annotations

import ctypes
import platform
import subprocess
import sys

import pytest

from kingup_game.app.large_pieces import give_free_pieces_back, give_large_pieces_back

HOLES = """
import ctypes
from kingup_game.app.large_pieces import give_free_pieces_back, give_large_pieces_back
if {told}:
    assert give_large_pieces_back()
libc = ctypes.CDLL(None)
libc.malloc.restype, libc.malloc.argtypes = ctypes.c_void_p, [ctypes.c_size_t]
libc.free.argtypes = [ctypes.c_void_p]
libc.free(libc.malloc(30 << 20))  # the first piece that is freed teaches it to keep such pieces
pieces, between = [], []
for _ in range(40):
    pieces.append(libc.malloc(4 << 20))
    ctypes.memset(pieces[-1], 1, 4 << 20)
    between.append(libc.malloc(2000))
for piece in pieces:
    libc.free(piece)
print(int(open("/proc/self/statm").read().split()[1]) * 4 >> 10)
"""


def held_megabytes(told: bool) -> int:
    """What a process still holds after it gave 160 MB back, with small pieces between them."""
    program = HOLES.format(told=told)
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)
    return int(done.stdout)


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="it is glibc that keeps them")
def test_what_was_large_and_is_free_is_the_systems_again() -> None:
    assert held_megabytes(told=True) < held_megabytes(told=False) - 100


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_are_not_asked(system: str) -> None:
    assert not give_large_pieces_back(system)


def test_a_c_library_without_the_word_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ctypes, "CDLL", lambda _: object())
    assert not give_large_pieces_back("linux")


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="it is glibc that keeps them")
def test_small_pieces_that_are_free_are_given_back_when_asked() -> None:
    program = """
import ctypes
from kingup_game.app.large_pieces import give_free_pieces_back
libc = ctypes.CDLL(None)
libc.malloc.restype, libc.malloc.argtypes = ctypes.c_void_p, [ctypes.c_size_t]
libc.free.argtypes = [ctypes.c_void_p]
pieces = [libc.malloc(50_000) for _ in range(2000)]
for piece in pieces:
    ctypes.memset(piece, 1, 50_000)
for piece in pieces[:-1]:
    libc.free(piece)
held = lambda: int(open("/proc/self/statm").read().split()[1])
before = held()
assert give_free_pieces_back()
print(before - held())
"""
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)
    assert int(done.stdout) > 10_000
    assert not give_free_pieces_back("win32")
