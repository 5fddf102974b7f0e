"""The right side of the setup: what is played, and the button that starts it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from kingup_game.engine.edition import TermsError
from kingup_game.scenes.kit.choices import Choice
from kingup_game.scenes.match.raven import SETTING as COACH
from kingup_game.scenes.settings import settings_values
from kingup_game.scenes.setup.names import shown_names
from kingup_game.stage.widgets.dealt_hand import draw_hand
from kingup_game.stage.widgets.rules_column import (
    OPTION,
    START_WORDS,
    RulesColumn,
    explain,
    rules_column,
)
from kingup_game.table.gathering import HOUSE_RULES

if TYPE_CHECKING:
    from collections.abc import Callable

    from kingup_game.scenes.setup.setup_screen import SetupScreen
    from kingup_game.stage.area import Area

EXPLAINED: Final = ("rounds", "first", *HOUSE_RULES, COACH)
"""Options that a sentence explains."""

_ADVICE: Final = next(one for one in settings_values.PLAY if one.key == COACH)

Option = tuple[str, str, str, "Callable[[SetupScreen], None]"]
"""Its key, its name, what it is now, and how it goes on to the next."""


def add_rules(setup: SetupScreen) -> None:
    """The column of options, the start beneath it, and between them what they come to."""
    say, options = setup.backstage.say, _options(setup)
    column = rules_column(
        setup.sheet,
        setup.backstage.painter,
        f"{say('setup.edition')}: {say('setup.classic')}",
        len(options),
        has_shortcut=setup.has_last_table,
    )
    _add_start(setup, column)
    for (key, words, value, step), area in zip(options, column.options, strict=True):
        turn = partial(_turn, step, setup)
        setup.choices.add(Choice(key, area, words, turn, value=value, style=OPTION))
    focus = setup.choices.focus
    if focus in EXPLAINED:
        explain(setup.sheet, column.free, say(f"house.{focus}_help"))
    else:
        _draw_hand(setup, column.free)


def _options(setup: SetupScreen) -> list[Option]:
    say, gathering = setup.backstage.say, setup.gathering
    rounds = say("setup.rounds", count=gathering.rounds)
    options: list[Option] = [
        ("rounds", say("setup.length"), rounds, _rounds),
        ("first", say("setup.first"), _first_words(setup), _first),
    ]
    for rule in HOUSE_RULES:
        state = _state(setup, is_on=gathering.house.get(rule, False))
        options.append((rule, say(f"house.{rule}"), state, partial(_house, rule)))
    if len(gathering.people) == 1:
        state = _state(setup, is_on=bool(_ADVICE.now(setup.backstage.settings)))
        options.append((COACH, say("setup.coach"), state, _coach))
    return options


def _state(setup: SetupScreen, *, is_on: bool) -> str:
    return setup.backstage.say("settings.on" if is_on else "settings.off")


def _turn(step: Callable[[SetupScreen], None], setup: SetupScreen, press: object) -> None:
    del press
    step(setup)


def _draw_hand(setup: SetupScreen, free: Area) -> None:
    try:
        terms = setup.gathering.terms()
    except TermsError:
        return
    draw_hand(
        setup.sheet,
        setup.backstage.painter,
        free,
        setup.backstage.say("setup.everybody_gets"),
        no_cards=terms.share.no_cards,
        faces=0 if terms.house.random_placement else terms.share.characters,
    )


def _add_start(setup: SetupScreen, column: RulesColumn) -> None:
    """The start at the lower edge, above it the shortcut."""
    say, why_not = setup.backstage.say, setup.why_not_start()
    setup.choices.add(
        Choice(
            *("start", column.start, say("setup.start"), setup.start),
            why_not=why_not,
            style=START_WORDS,
            centred=True,
        )
    )
    if setup.has_last_table:
        words = say("setup.same_again")
        same = Choice("same", column.shortcut, words, setup.same_again, style=OPTION, centred=True)
        setup.choices.add(same)


def _rounds(setup: SetupScreen) -> None:
    setup.gathering.rounds = 1 if setup.gathering.rounds == 3 else 3


def _first(setup: SetupScreen) -> None:
    """Drawn by lot, or one of those who sit at the table."""
    gathering = setup.gathering
    there = 0 if gathering.first is None else gathering.first + 1
    gathering.first = there if there < len(gathering.guests) else None


def _first_words(setup: SetupScreen) -> str:
    first = setup.gathering.first
    if first is None:
        return setup.backstage.say("setup.drawn")
    return shown_names(setup.gathering, setup.backstage.say)[first]


def _house(rule: str, setup: SetupScreen) -> None:
    setup.gathering.house[rule] = not setup.gathering.house.get(rule, False)


def _coach(setup: SetupScreen) -> None:
    """The raven's advice is a setting like others: it is offered here to whoever plays alone."""
    value = _ADVICE.stepped(setup.backstage.settings, 1)
    settings_values.change(setup.backstage, _ADVICE, value)
