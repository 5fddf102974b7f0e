"""Ogg Vorbis out and in, with the same bytes for the same sound."""

from __future__ import annotations

import io
import struct

import numpy as np
import soundfile

from tools.studio.sound.waves import RATE, Signal

BLOCK = 65_536  # libsndfile overruns its stack when given minutes at once (its issue 1095)
MUSIC_COMPRESSION = 0.8
EFFECT_COMPRESSION = 0.68
AMBIENCE_COMPRESSION = 0.85
SERIAL = 0x4B55  # libsndfile draws a random stream number; ours is always this
PAGE_HEADER = 27
CRC_AT = 22


def ogg(stereo: Signal, compression: float) -> bytes:
    """Encode; 16 bit first, so that the last bits of a float cannot change the file."""
    whole = np.round(np.clip(stereo, -1.0, 1.0) * 32767.0).astype(np.int16)
    out = io.BytesIO()
    with soundfile.SoundFile(
        out, "w", RATE, stereo.shape[1], "VORBIS", format="OGG", compression_level=compression
    ) as file:
        for start in range(0, len(whole), BLOCK):
            file.write(whole[start : start + BLOCK])
    return _renumbered(out.getvalue())


def decoded(data: bytes) -> Signal:
    stereo: Signal = soundfile.read(io.BytesIO(data), dtype="float64", always_2d=True)[0]
    return stereo


def _renumbered(data: bytes) -> bytes:
    """Every page with our serial number and its checksum made anew."""
    pages = bytearray(data)
    start = 0
    while start < len(pages):
        if pages[start : start + 4] != b"OggS":
            raise ValueError(f"no Ogg page at byte {start}")
        segments = pages[start + 26]
        table = pages[start + PAGE_HEADER : start + PAGE_HEADER + segments]
        end = start + PAGE_HEADER + segments + sum(table)
        struct.pack_into("<I", pages, start + 14, SERIAL)
        struct.pack_into("<I", pages, start + CRC_AT, 0)
        struct.pack_into("<I", pages, start + CRC_AT, _checksum(pages[start:end]))
        start = end
    return bytes(pages)


def _crc_table() -> tuple[int, ...]:
    table = []
    for value in range(256):
        register = value << 24
        for _ in range(8):
            register = (register << 1) ^ (0x04C11DB7 if register & 0x80000000 else 0)
        table.append(register & 0xFFFFFFFF)
    return tuple(table)


CRC_TABLE = _crc_table()


def _checksum(page: bytes | bytearray) -> int:
    register = 0
    for byte in page:
        register = ((register << 8) & 0xFFFFFFFF) ^ CRC_TABLE[(register >> 24) ^ byte]
    return register
