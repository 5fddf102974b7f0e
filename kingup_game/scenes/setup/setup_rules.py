"""The right side of the setup: what is played, and the button that starts it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from kingup_game.scenes.kit.choices import WORDS, Area, Choice, height_for, squeezed
from kingup_game.scenes.kit.screen import PLAIN
from kingup_game.scenes.match.raven import SETTING as COACH
from kingup_game.scenes.settings import settings_values
from kingup_game.scenes.setup.names import shown_names
from kingup_game.scenes.setup.setup_hand import draw_hand
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import LEFT
from kingup_game.table.gathering import HOUSE_RULES

if TYPE_CHECKING:
    from collections.abc import Callable

    from kingup_game.scenes.setup.setup_screen import SetupScreen

RULES_LEFT: Final = 1190.0
EXPLAINED: Final = ("rounds", "first", *HOUSE_RULES, COACH)
"""Options that a sentence explains."""

_ADVICE: Final = next(one for one in settings_values.PLAY if one.key == COACH)
_WIDTH: Final = layout.SAFE_RIGHT - RULES_LEFT
_GAP: Final = 12.0
_ROW: Final = WORDS.but(size=34)
_LEAST_EXPLANATION: Final = 130.0
_START_HEIGHT: Final = 112.0
_SAME_HEIGHT: Final = 84.0
_START: Final = WORDS.but(size=50)


def add_rules(setup: SetupScreen) -> None:
    """The column of options, as high as the text size asks, and the start beneath it."""
    say, gathering = setup.backstage.say, setup.gathering
    setup.sheet.frame(
        "signs/panel.webp",
        RULES_LEFT,
        layout.SAFE_TOP,
        _WIDTH,
        layout.SAFE_BOTTOM - layout.SAFE_TOP,
        layer=4,
    )
    rows = [
        _RuleRow(
            "rounds", say("setup.length"), say("setup.rounds", count=gathering.rounds), _rounds
        ),
        _RuleRow("first", say("setup.first"), _first_words(setup), _first),
    ]
    for rule in HOUSE_RULES:
        state = say("settings.on") if gathering.house.get(rule) else say("settings.off")
        rows.append(_RuleRow(rule, say(f"house.{rule}"), state, partial(_house, rule)))
    if len(gathering.people) == 1:
        is_on = _ADVICE.now(setup.backstage.settings)
        state = say("settings.on") if is_on else say("settings.off")
        rows.append(_RuleRow(COACH, say("setup.coach"), state, _coach))
    x, width = RULES_LEFT + 44, _WIDTH - 88
    y = layout.SAFE_TOP + 46.0
    edition = f"{say('setup.edition')}: {say('setup.classic')}"
    fitted = _ROW.but(fit=(width - 20, 84))
    _, high = setup.backstage.measure(edition, fitted)
    setup.sheet.text(edition, x + 10, y + high / 2, fitted, anchor=LEFT, layer=12)
    y += high + _GAP
    bottom = _add_start(setup, x, width) - 2 * _GAP
    natural = height_for(setup.backstage, "X", _ROW, width)
    heights = squeezed([natural] * len(rows), _GAP, bottom - y)
    for row, high in zip(rows, heights, strict=True):
        setup.choices.add(row.choice(setup, Area(x, y, width, high)))
        y += high + _GAP
    below = Area(x, y + _GAP, width, bottom - y - _GAP)
    if setup.choices.focus in EXPLAINED:
        _explain(setup, below)
    else:
        draw_hand(setup, below)


def _explain(setup: SetupScreen, spot: Area) -> None:
    """What the option in focus means, where there is room for a sentence."""
    if spot.height < _LEAST_EXPLANATION:
        return
    words = setup.backstage.say(f"house.{setup.choices.focus}_help")
    style = PLAIN.but(fit=(spot.width - 20, spot.height))
    setup.sheet.text(words, spot.x + 10, spot.y, style, width=spot.width - 20, layer=12)


class _RuleRow:
    """An option: its name, what it is now, and how it goes on to the next."""

    def __init__(
        self, key: str, words: str, value: str, step: Callable[[SetupScreen, int], None]
    ) -> None:
        self.key = key
        self.words = words
        self.value = value
        self.step = step

    def choice(self, setup: SetupScreen, spot: Area) -> Choice:
        step = partial(self.step, setup)
        return Choice(
            self.key,
            spot,
            self.words,
            lambda _press: step(1),
            value=self.value,
            style=_ROW,
        )


def _add_start(setup: SetupScreen, x: float, width: float) -> float:
    """The start at the lower edge, above it the shortcut; returns the upper edge of both."""
    say, why_not = setup.backstage.say, setup.why_not_start()
    y = layout.SAFE_BOTTOM - 46 - _START_HEIGHT
    setup.choices.add(
        Choice(
            "start",
            Area(x, y, width, _START_HEIGHT),
            say("setup.start"),
            setup.start,
            why_not=why_not,
            style=_START,
            centred=True,
        )
    )
    if setup.has_last_table:
        y -= _SAME_HEIGHT + _GAP + 8
        setup.choices.add(
            Choice(
                "same",
                Area(x, y, width, _SAME_HEIGHT),
                say("setup.same_again"),
                setup.same_again,
                style=_ROW,
                centred=True,
            )
        )
    return y


def _rounds(setup: SetupScreen, by: int) -> None:
    del by
    setup.gathering.rounds = 1 if setup.gathering.rounds == 3 else 3


def _first(setup: SetupScreen, by: int) -> None:
    """Drawn by lot, or one of those who sit at the table."""
    gathering = setup.gathering
    now = -1 if gathering.first is None else gathering.first
    there = (now + 1 + by) % (len(gathering.guests) + 1) - 1
    gathering.first = None if there < 0 else there


def _first_words(setup: SetupScreen) -> str:
    first = setup.gathering.first
    if first is None:
        return setup.backstage.say("setup.drawn")
    return shown_names(setup.gathering, setup.backstage.say)[first]


def _house(rule: str, setup: SetupScreen, by: int) -> None:
    del by
    setup.gathering.house[rule] = not setup.gathering.house.get(rule, False)


def _coach(setup: SetupScreen, by: int) -> None:
    """The raven's advice is a setting like others: it is offered here to whoever plays alone."""
    value = _ADVICE.stepped(setup.backstage.settings, by)
    settings_values.change(setup.backstage, _ADVICE, value)
