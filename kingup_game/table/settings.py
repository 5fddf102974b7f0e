"""What people set to their liking, and what the game remembers for them, in one typed table.

Each field of `Settings` is the whole entry of one setting: its key in `settings.json`, what it is
at first, what it may be, the page it stands on, what happens when it changes and how it is said.
Its name comes from the words (`settings.KEY`). The page of settings, the file and the tests are
made from this table, so a new setting is one entry and its words.

It lies in `table/`, beside the saves, because it is kept as they are and knows who sat at the last
table, and because whatever needs no screen can use it here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields, replace
from enum import Enum, auto
from pathlib import Path
from typing import Final, TypeVar

from kingup_game.table.disk.files import Trouble
from kingup_game.table.disk.kept_file import copied_aside, read_kept, write_kept
from kingup_game.table.gathering import Gathering
from kingup_game.words import LANGUAGES, SOURCE_LANGUAGE, Say

SETTINGS_NAME: Final = "settings.json"

Value = str | int | bool
Pair = tuple[int, int]
ButtonTables = dict[str, dict[str, dict[str, str]]]
T = TypeVar("T")


class Effect(Enum):
    """What is done at once when a value changes; the rest is looked up whenever it is needed."""

    NONE = auto()
    WORDS = auto()
    LOOK = auto()
    WINDOW = auto()
    LOUDNESS = auto()
    RUMBLE = auto()
    PACE = auto()


def _on_or_off(value: Value, say: Say) -> str:
    return say("settings.on") if value else say("settings.off")


def _short_or_not(value: Value, say: Say) -> str:
    return say("settings.fast") if value else say("settings.normal")


def _named(value: Value, say: Say) -> str:
    return say(f"settings.detail_{value}")


def _in_seconds(value: Value, say: Say) -> str:
    return say("settings.seconds", value=value) if value else say("settings.by_hand")


def _in_percent(value: Value, say: Say) -> str:
    return say("settings.percent", value=value)


def _own_name(value: Value, say: Say) -> str:
    """Also somebody who cannot read the language that is spoken now finds their own."""
    del say
    return LANGUAGES.get(str(value), f"[{value}]")


@dataclass(frozen=True)
class Setting:
    """One value that people choose out of a few."""

    key: str
    page: str
    first: Value
    values: tuple[Value, ...]
    effect: Effect
    said: Callable[[Value, Say], str]

    @property
    def is_measured(self) -> bool:
        """More or less of something; other values follow each other in a ring."""
        return not isinstance(self.first, str | bool)

    def now(self, settings: Settings) -> Value:
        """What it is."""
        value: Value = getattr(settings, self.key)
        return value

    def stepped(self, settings: Settings, by: int, *, around: bool = False) -> Value:
        """The value so many steps further; the ends of a measure are ends, if not gone around."""
        at = self.values.index(self.now(settings)) + by
        if self.is_measured and not around:
            at = max(0, min(len(self.values) - 1, at))
        return self.values[at % len(self.values)]

    def read(self, found: object) -> Value:
        """The value as it lay in the file; ValueError for one that nobody can choose."""
        for value in self.values:
            if type(found) is type(value) and found == value:
                return value
        raise ValueError(f"{found!r} cannot be chosen")


def _choice(
    page: str,
    first: T,
    values: Sequence[Value] = (False, True),
    effect: Effect = Effect.NONE,
    said: Callable[[Value, Say], str] | None = None,
) -> T:
    """The entry of something that people choose on a page of the settings: a switch by default."""
    assert isinstance(first, str | int)
    said = said or (_on_or_off if isinstance(first, bool) else _in_percent)
    entry = Setting("", page, first, tuple(values), effect, said)
    return field(default=first, metadata={"setting": entry, "read": entry.read})


def _text(found: object) -> str:
    if not isinstance(found, str):
        raise ValueError(f"{found!r} is no text")
    found.encode()  # half a pair of surrogates could never be written again
    return found


def _pair(found: object) -> Pair:
    match found:
        case [int(x), int(y)] if not isinstance(x, bool) and not isinstance(y, bool):
            return x, y
    raise ValueError(f"{found!r} is no pair of numbers")


def _texts(found: object) -> list[str]:
    if not isinstance(found, list):
        raise ValueError(f"{found!r} is no list")
    return [_text(one) for one in found]


def _mapping(read: Callable[[object], T]) -> Callable[[object], dict[str, T]]:
    def read_all(found: object) -> dict[str, T]:
        if not isinstance(found, dict):
            raise ValueError(f"{found!r} names nothing")
        return {_text(key): read(value) for key, value in found.items()}

    return read_all


_TABLES: Final = _mapping(_mapping(_text))
_VOLUMES: Final = range(0, 101, 10)


@dataclass
class Settings:
    """Everything of one computer, as it is now. Whoever holds it sees every change at once.

    >>> Settings().music
    100
    >>> settings, wrong = read_settings({"music": 40, "speed": "very", "window": [1280, 720]})
    >>> settings.music, settings.speed, settings.window, wrong
    (40, 100, (1280, 720), ['speed'])
    """

    language: str = _choice("picture", SOURCE_LANGUAGE, tuple(LANGUAGES), Effect.WORDS, _own_name)
    text_size: int = _choice("picture", 100, (100, 125, 150, 175, 200), Effect.LOOK)
    contrast: bool = _choice("picture", first=False, effect=Effect.LOOK)
    safe_area: int = _choice("picture", 100, range(90, 101, 2), Effect.LOOK)
    fullscreen: bool = _choice("picture", first=False, effect=Effect.WINDOW)
    detail: str = _choice("picture", "auto", ("auto", "full", "spare"), Effect.PACE, _named)

    music: int = _choice("sound", 100, _VOLUMES, Effect.LOUDNESS)
    effects: int = _choice("sound", 100, _VOLUMES, Effect.LOUDNESS)
    ui: int = _choice("sound", 100, _VOLUMES, Effect.LOUDNESS)
    voice: int = _choice("sound", 100, _VOLUMES, Effect.LOUDNESS)
    mono: bool = _choice("sound", first=False, effect=Effect.LOUDNESS)
    captions: bool = _choice("sound", first=False)
    rumble: int = _choice("sound", 100, (0, 25, 50, 75, 100), Effect.RUMBLE)

    speed: int = _choice("play", 100, (50, 75, 100, 150, 200, 300, 400), Effect.PACE)
    reduced_motion: bool = _choice("play", first=False, effect=Effect.PACE)
    fast_bots: bool = _choice("play", first=False, said=_short_or_not)
    bot_talk: bool = _choice("play", first=True)
    hints: bool = _choice("play", first=True)
    coach: bool = _choice("play", first=False)
    curtain: int = _choice("play", 6, (4, 6, 8, 12, 20, 0), said=_in_seconds)

    bindings: ButtonTables | None = field(default=None, metadata={"read": _mapping(_TABLES)})
    """What people bound their buttons to, by family of devices and mode; None as at first."""
    pads: dict[str, dict[str, str]] = field(default_factory=dict, metadata={"read": _TABLES})
    """What the raw buttons of pads without a mapping stand for, by the pad's kind."""
    names: list[str] = field(default_factory=list, metadata={"read": _texts})
    """Names that people gave, the latest first."""
    lessons: list[str] = field(default_factory=list, metadata={"read": _texts})
    """The editions whose lesson somebody has learned or declined."""
    explained: dict[str, list[str]] = field(
        default_factory=dict, metadata={"read": _mapping(_texts)}
    )
    """What was explained in a match, by the name of who heard it."""
    last_table: Gathering | None = field(default=None, metadata={"read": Gathering.from_json})
    """Who sat at the table when a match last began, and what they played."""
    window: Pair | None = field(default=None, metadata={"read": _pair})
    window_place: Pair | None = field(default=None, metadata={"read": _pair})
    unknown: dict[str, object] = field(default_factory=dict)
    """What another version of the game wrote; it stays in the file."""

    def as_json(self) -> dict[str, object]:
        """What the file says; without what there is nothing to say about."""
        kept = {name: getattr(self, name) for name in READERS}
        if self.last_table is not None:
            kept["last_table"] = self.last_table.as_json()
        return self.unknown | {key: value for key, value in kept.items() if value not in (None, {})}


READERS: Final[dict[str, Callable[[object], object]]] = {
    one.name: one.metadata["read"] for one in fields(Settings) if "read" in one.metadata
}
"""Every key of the file, and who reads what stands there: ValueError where it makes no sense."""

SETTINGS: Final[dict[str, Setting]] = {
    one.name: replace(one.metadata["setting"], key=one.name)
    for one in fields(Settings)
    if "setting" in one.metadata
}
"""Whatever people may choose, by its key and in the order of the pages."""

PAGES: Final = tuple(dict.fromkeys(setting.page for setting in SETTINGS.values()))


def read_settings(
    kept: dict[str, object], first: Settings | None = None
) -> tuple[Settings, list[str]]:
    """Settings out of a file, each value for itself, and the keys of those that made no sense.

    Whoever edits the file by hand shall not lock themselves out: such a value is as it was `first`.
    """
    settings, wrong = replace(first or Settings()), []
    for key, read in READERS.items():
        if key in kept:
            try:
                setattr(settings, key, read(kept[key]))
            except ValueError:
                wrong.append(key)
    settings.unknown = {key: value for key, value in kept.items() if key not in READERS}
    return settings, wrong


def load_settings(
    folder: Path, first: Settings | None = None
) -> tuple[Settings, list[str], list[Trouble]]:
    """The settings as they were saved, or `first`; what had to be put right, and what to tell."""
    path = folder / SETTINGS_NAME
    kept = read_kept(path)
    settings, wrong = read_settings(kept.values, first)
    if kept.trouble is not None:
        return settings, wrong, [kept.trouble]
    copy = copied_aside(path) if wrong else None
    return settings, wrong, [] if copy is None else [Trouble("file_copied", str(copy))]


def save_settings(folder: Path, settings: Settings) -> Trouble | None:
    """Write the settings; what was put aside for them. OSError where that cannot be."""
    return write_kept(folder / SETTINGS_NAME, settings.as_json())
