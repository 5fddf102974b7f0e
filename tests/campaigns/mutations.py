"""Files as accidents, hands and enemies leave them, from a seed."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

ODD_VALUES: tuple[str, ...] = (
    *("NaN", "Infinity", "-Infinity", "1e999", "-1", "0", "1.0", "true", "null", "[]", "{}", '""'),
    *('"\\ud800"', '"\\u0000"', '"\\u202e"', '"⟦x⟧"', '"\\ufdd0x\\ufdd1"', "9" * 400, "9" * 5000),
    *('"\\u200b"', '"\\ufe0f"', "9999", "-9999", "0.001"),
    *("[" * 3000, "[[[[[]]]]]", '{"a": {"a": {}}}', f'"{"x" * 5000}"', '"../../etc/passwd"'),
)


def mutated(data: bytes, source: Random) -> bytes:
    """The file with one to four things wrong with it."""
    for _ in range(source.choice((1, 1, 1, 2, 4))):
        data = source.choice(_WAYS)(data, source)
    return data


def _flip(data: bytes, source: Random) -> bytes:
    at = source.randrange(max(1, len(data)))
    return (
        data[:at] + bytes([(data[at] if data else 0) ^ 1 << source.randrange(8)]) + data[at + 1 :]
    )


def _cut(data: bytes, source: Random) -> bytes:
    return data[: source.randrange(len(data) + 1)]


def _zeros(data: bytes, source: Random) -> bytes:
    """As after a power cut."""
    start = source.randrange(len(data) + 1)
    return data[:start] + bytes(len(data) - start)


def _piece(data: bytes, source: Random) -> tuple[int, int]:
    start = source.randrange(len(data) + 1)
    return start, min(len(data), start + source.choice((1, 4, 60, 2000)))


def _doubled(data: bytes, source: Random) -> bytes:
    start, end = _piece(data, source)
    return data[:end] + data[start:end] + data[end:]


def _without(data: bytes, source: Random) -> bytes:
    start, end = _piece(data, source)
    return data[:start] + data[end:]


def _noise(data: bytes, source: Random) -> bytes:
    start, end = _piece(data, source)
    return data[:start] + source.randbytes(end - start) + data[end:]


def _other_encoding(data: bytes, source: Random) -> bytes:
    text = data.decode("utf-8", "replace")
    return source.choice(
        (
            b"\xef\xbb\xbf" + data,
            text.encode("utf-16"),
            text.encode("latin-1", "replace"),
            data.replace(b"\n", b"\r\n"),
            data.replace(b"\n", b"\r"),
            b"",
        )
    )


def _odd_value(data: bytes, source: Random) -> bytes:
    """One value of one line of JSON is another; elsewhere it is put anywhere."""
    lines = data.splitlines(keepends=True) or [b""]
    whole = source.random() < 0.5
    number = 0 if whole else source.randrange(len(lines))
    text = data if whole else lines[number]
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        at = source.randrange(len(data) + 1)
        return data[:at] + source.choice(ODD_VALUES).encode() + data[at:]
    hole = "\ue123"
    made = json.dumps(_with_a_hole(value, hole, source), ensure_ascii=False)
    odd = made.replace(json.dumps(hole, ensure_ascii=False), source.choice(ODD_VALUES)) + "\n"
    if whole:
        return odd.encode("utf-8", "surrogatepass")
    return b"".join((*lines[:number], odd.encode("utf-8", "surrogatepass"), *lines[number + 1 :]))


def _with_a_hole(value: Any, hole: str, source: Random) -> Any:
    if isinstance(value, dict) and value and source.random() < 0.9:
        key = source.choice(list(value))
        inner = _with_a_hole(value[key], hole, source)
        if source.random() < 0.1:
            return {**{one: value[one] for one in value if one != key}, source.choice("abx"): inner}
        return {**value, key: inner}
    if isinstance(value, list) and value and source.random() < 0.9:
        at = source.randrange(len(value))
        return [*value[:at], _with_a_hole(value[at], hole, source), *value[at + 1 :]]
    return hole


_WAYS: tuple[Callable[[bytes, Random], bytes], ...] = (
    *(_flip, _flip, _cut, _zeros, _doubled, _without, _noise, _other_encoding),
    *(_odd_value,) * 8,
)
