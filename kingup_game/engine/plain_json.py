"""JSON from anywhere: whatever it holds, reading it and saying what it says comes to an end."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any, Final

DEEPEST: Final = 40
"""Nothing of ours has more than six lists and objects within each other. Python reads a thousand,
and then breaks wherever such a thing is copied, compared or written."""


def parsed(text: str | bytes, refuse: Callable[[str], object] | None = None) -> Any:
    """What a text says; ValueError for what is no JSON, and for what is too deep.

    `refuse` is called for numbers that JSON does not know, such as Infinity.

    >>> parsed('{"crests": [2, 0]}')
    {'crests': [2, 0]}
    >>> parsed("[" * 41 + "]" * 41)
    Traceback (most recent call last):
    ...
    ValueError: there are too many lists within each other
    """
    try:
        value = json.loads(text, parse_constant=refuse)
    except RecursionError:
        raise ValueError("there are too many lists within each other") from None
    if _is_deep(value):
        raise ValueError("there are too many lists within each other")
    return value


def _is_deep(value: object) -> bool:
    layer: list[Any] = [value]
    for _ in range(DEEPEST):
        layer = [inner for one in layer for inner in _within(one)]
    return any(isinstance(one, list | dict) for one in layer)


def _within(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()
