"""Which button or key asks for what: plain data that people can change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from kingup_game.app.presses import BINDABLE, DIRECTIONS, Intent

Family = Literal["pad", "keyboard", "mouse"]
Mode = Literal["usual", "ballot", "cards"]
"""`cards`: a ballot of somebody alone, in which a mouse points at what lies on the screen."""

# A ballot's own bindings go before the usual ones while people vote.
Table = dict[str, str]
BindingData = dict[str, dict[str, Table]]

PAD_BUTTONS = (
    "a", "b", "x", "y", "back", "guide", "start", "leftstick", "rightstick", "leftshoulder",
    "rightshoulder", "dpup", "dpdown", "dpleft", "dpright", "lefttrigger", "righttrigger",
)  # fmt: skip

DEFAULTS: BindingData = {
    "pad": {
        "usual": {
            "dpup": "up",
            "dpdown": "down",
            "dpleft": "left",
            "dpright": "right",
            "a": "confirm",
            "b": "back",
            "x": "skip",
            "y": "almanac",
            "back": "count",
            "start": "pause",
            "leftshoulder": "no",
            "rightshoulder": "yes",
            "lefttrigger": "stomach",
            "righttrigger": "story",
            "rightstick": "look",
        },
        "ballot": {},
    },
    "keyboard": {
        "usual": {
            "up": "up",
            "down": "down",
            "left": "left",
            "right": "right",
            "w": "up",
            "s": "down",
            "a": "left",
            "d": "right",
            "return": "confirm",
            "enter": "confirm",
            "space": "confirm",
            "escape": "back",
            "backspace": "back",
            "f2": "almanac",
            "c": "count",
            "p": "pause",
            "h": "story",
            "l": "look",
            "tab": "skip",
        },
        "ballot": {"f": "no", "j": "yes", "space": "stomach"},
    },
    "mouse": {
        "usual": {
            "left": "press",
            "right": "back",
            "middle": "almanac",
            "wheelup": "up",
            "wheeldown": "down",
        },
        "ballot": {"left": "no", "right": "yes", "middle": "stomach"},
    },
}


NEW: frozenset[str] = frozenset((Intent.STORY, Intent.LOOK))
"""Younger than some settings that people have kept."""

_BY_STEPS = frozenset((*DIRECTIONS, Intent.CONFIRM, Intent.BACK))
ESSENTIAL: Mapping[str, frozenset[Intent]] = {
    "pad": _BY_STEPS,
    "keyboard": _BY_STEPS,
    "mouse": frozenset((Intent.PRESS, Intent.BACK)),
}
"""Without these nobody gets anywhere."""


class Bindings:
    """Looks up what a button means, and changes it; `data` is what the settings keep.

    >>> bindings = Bindings()
    >>> bindings.intent("pad", "a").value
    'confirm'
    >>> bindings.bind("pad", "a", Intent.NO).value  # what it meant before
    'confirm'
    >>> bindings.buttons("pad", Intent.NO), bindings.buttons("pad", Intent.CONFIRM)
    (['a'], ['leftshoulder'])
    """

    def __init__(self, data: Mapping[str, Mapping[str, Mapping[str, str]]] | None = None) -> None:
        self.data: BindingData = {
            family: {
                mode: dict((data or {}).get(family, {}).get(mode, table))
                for mode, table in modes.items()
            }
            for family, modes in DEFAULTS.items()
        }
        self._drop_unknown_actions()
        self._add_new_actions()
        self._keep_everybody_in()

    def _drop_unknown_actions(self) -> None:
        known = {intent.value for intent in (*BINDABLE, Intent.PRESS)}
        for modes in self.data.values():
            for mode, table in modes.items():
                modes[mode] = {button: to for button, to in table.items() if to in known}

    def _add_new_actions(self) -> None:
        """What could not be asked for yet when people chose their buttons, on one left free."""
        for family, modes in DEFAULTS.items():
            usual = self.data[family]["usual"]
            for button, intent in modes["usual"].items():
                if intent in NEW and intent not in usual.values():
                    usual.setdefault(button, intent)

    def _keep_everybody_in(self) -> None:
        """A table by which a device reaches nothing any more counts for nothing."""
        for family, modes in self.data.items():
            if not ESSENTIAL[family] <= set(modes["usual"].values()):
                modes["usual"] = dict(DEFAULTS[family]["usual"])

    def may_bind(self, family: Family, button: str, intent: Intent, mode: Mode = "usual") -> bool:
        """Whether the device still reaches everything afterwards."""
        tried = Bindings(self.data)
        tried.bind(family, button, intent, mode)
        return ESSENTIAL[family] <= set(tried.data[family]["usual"].values())

    def intent(self, family: Family, button: str, mode: Mode = "usual") -> Intent | None:
        """What a button asks for in a mode, or as usual where the mode leaves it alone."""
        found, table = None, _table(family, mode)
        if table != "usual":
            found = self.data[family][table].get(button)
        found = found or self.data[family]["usual"].get(button)
        return Intent(found) if found else None

    def buttons(self, family: Family, intent: Intent, mode: Mode = "usual") -> list[str]:
        """Every button for an intent, those of the mode first; for glyphs and lists."""
        table = _table(family, mode)
        own = [] if table == "usual" else self._of(family, table, intent)
        hidden = set() if table == "usual" else set(self.data[family][table])
        usual = [b for b in self._of(family, "usual", intent) if b not in hidden]
        return [*own, *usual]

    def _of(self, family: Family, mode: Mode, intent: Intent) -> list[str]:
        return [button for button, to in self.data[family][mode].items() if to == intent]

    def conflict(
        self, family: Family, button: str, intent: Intent, mode: Mode = "usual"
    ) -> Intent | None:
        """What the button means today, where that is something else."""
        now = self.data[family][mode].get(button)
        return None if now in (None, intent) else Intent(now)

    def bind(
        self, family: Family, button: str, intent: Intent, mode: Mode = "usual"
    ) -> Intent | None:
        """Gives the intent this button alone. A button in use changes places with the old one.

        Nothing is ever left without a button: an intent that loses its only one gets the one
        that becomes free. Returns what the button meant before.
        """
        table = self.data[family][mode]
        before = self.conflict(family, button, intent, mode)
        if mode != "usual":  # a card has no button outside of ballots
            for old in self._of(family, "usual", intent):
                del self.data[family]["usual"][old]
        freed = self._of(family, mode, intent)
        for old in freed:
            del table[old]
        table[button] = intent.value
        if before and not self._of(family, mode, before) and freed:
            table[freed[0]] = before.value
        return before

    @staticmethod
    def mode_of(family: Family, intent: Intent) -> Mode:
        """Where an intent has its buttons: those of a ballot's cards may be other ones than usual.

        >>> Bindings.mode_of("keyboard", Intent.STOMACH), Bindings.mode_of("pad", Intent.STOMACH)
        ('ballot', 'usual')
        """
        has_own = intent.value in DEFAULTS[family]["ballot"].values()
        return "ballot" if has_own else "usual"

    def reset(self, family: Family) -> None:
        """Give a family of devices the buttons back that it came with."""
        self.data[family] = {mode: dict(table) for mode, table in DEFAULTS[family].items()}


def _table(family: Family, mode: Mode) -> Mode:
    """Which of a family's two tables counts in a mode."""
    if mode != "cards":
        return mode
    return "usual" if family == "mouse" else "ballot"
