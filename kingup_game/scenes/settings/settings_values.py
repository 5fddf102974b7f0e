"""Every setting: what it may be, what it is at first, and what happens when it changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from kingup_game.app.bindings import Bindings
from kingup_game.motion.pace import Pace
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.theme.scheme import scheme_for
from kingup_game.words import LANGUAGES, SOURCE_LANGUAGE, Words

OFF_ON: Final = (False, True)
VOLUMES: Final = tuple(range(0, 101, 10))


@dataclass(frozen=True)
class Setting:
    """One value that people choose out of a few, by its key in the settings."""

    key: str
    values: tuple[Any, ...]
    first: Any
    words_key: str = ""

    @property
    def is_switch(self) -> bool:
        return self.values == OFF_ON

    @property
    def goes_round(self) -> bool:
        """Few values follow each other in a ring; many have two ends."""
        return self.is_switch or self.key == "language"

    @property
    def is_measured(self) -> bool:
        """More or less of something, and so shown as a meter."""
        return not self.goes_round

    def now(self, settings: dict[str, Any]) -> Any:
        value = settings.get(self.key, self.first)
        return value if value in self.values else self.first

    def stepped(self, settings: dict[str, Any], by: int) -> Any:
        at = self.values.index(self.now(settings)) + by
        if self.goes_round:
            return self.values[at % len(self.values)]
        return self.values[max(0, min(len(self.values) - 1, at))]


PICTURE: Final = (
    Setting("language", tuple(LANGUAGES), SOURCE_LANGUAGE),
    Setting("text_size", (100, 125, 150, 175, 200), 100),
    Setting("contrast", OFF_ON, first=False),
    Setting("safe_area", (90, 92, 94, 96, 98, 100), 100),
    Setting("fullscreen", OFF_ON, first=False),
)
SOUND: Final = (
    Setting("music", VOLUMES, 100),
    Setting("effects", VOLUMES, 100),
    Setting("ui", VOLUMES, 100),
    Setting("voice", VOLUMES, 100),
    Setting("rumble", (0, 25, 50, 75, 100), 100),
)
PLAY: Final = (
    Setting("speed", (50, 75, 100, 150, 200, 300, 400), 100),
    Setting("reduced_motion", OFF_ON, first=False),
    Setting("fast_bots", OFF_ON, first=False, words_key="settings.bot_pause"),
    Setting("bot_talk", OFF_ON, first=True),
    Setting("coach", OFF_ON, first=False),
)
ALL: Final = (*PICTURE, *SOUND, *PLAY)


_SHAPES: Final[dict[str, type]] = {"language": str, "bindings": dict, "pads": dict, "names": list}
"""What has no list of values, for other modules judge it, but must at least be of a kind."""


def without_nonsense(kept: dict[str, Any]) -> dict[str, Any]:
    """Settings as they lay on the disk, without what no page here writes.

    Whoever edits the file by hand shall not lock themselves out of the game.
    """
    values = {one.key: one.values for one in ALL if one.key not in _SHAPES}
    return {
        key: value
        for key, value in kept.items()
        if value in values.get(key, (value,)) and isinstance(value, _SHAPES.get(key, object))
    }


def change(backstage: Backstage, setting: Setting, value: Any) -> None:
    """Sets a value, has it count at once, and keeps it; a disk that refuses is a notice."""
    if setting.now(backstage.settings) == value:
        return
    backstage.settings[setting.key] = value
    apply(backstage, setting.key)
    keep(backstage)


def reset(backstage: Backstage) -> None:
    """Everything as it was at first, bindings included; what else is remembered stays."""
    changed = [one for one in ALL if one.now(backstage.settings) != one.first]
    for one in changed:
        backstage.settings[one.key] = one.first
        apply(backstage, one.key)
    backstage.settings.pop("bindings", None)
    backstage.controls.bindings = Bindings()
    keep(backstage)


def keep(backstage: Backstage) -> None:
    try:
        backstage.keep_settings()
    except OSError as error:
        reason = error.strerror or str(error)
        backstage.notices.append(backstage.say("notices.nothing_kept", reason=reason))


def apply(backstage: Backstage, key: str) -> None:
    """Has one setting count from now on."""
    chosen = {setting.key: setting.now(backstage.settings) for setting in ALL}
    if key == "language":
        backstage.words = Words(chosen["language"])
        backstage.look += 1
    elif key in ("text_size", "contrast", "safe_area"):
        backstage.painter.resize(
            backstage.painter.target,
            safe_percent=chosen["safe_area"],
            text_percent=chosen["text_size"],
            scheme=scheme_for(contrast=chosen["contrast"]),
        )
        backstage.look += 1
    elif key in ("speed", "reduced_motion"):
        backstage.pace = Pace(chosen["speed"], chosen["reduced_motion"])
        backstage.stack.reduced_motion = backstage.pace.reduced
    elif key in ("music", "effects", "ui", "voice"):
        backstage.audio.set_volume(key, chosen[key] / 100)  # type: ignore[arg-type]
    elif key == "rumble":
        backstage.controls.rumble_percent = chosen["rumble"]
    elif key == "fullscreen":
        backstage.set_fullscreen(chosen["fullscreen"])
