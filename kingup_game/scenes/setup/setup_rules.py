"""The right side of the setup: what is played, and the button that starts it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from kingup_game.app.presses import Press
from kingup_game.engine.edition import TermsError
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.choices import Choice
from kingup_game.scenes.kit.screen import Screen
from kingup_game.scenes.setup.names import shown_names
from kingup_game.stage.area import Area
from kingup_game.stage.widgets.dealt_hand import draw_hand
from kingup_game.stage.widgets.rules_column import (
    OPTION,
    START_WORDS,
    RulesColumn,
    explain,
    rules_column,
)
from kingup_game.table.gathering import HOUSE_RULES, Gathering
from kingup_game.table.settings import SETTINGS

EXPLAINED: Final = ("rounds", "first", *HOUSE_RULES, "coach")
"""Options that a sentence explains."""

_ADVICE: Final = SETTINGS["coach"]

Option = tuple[str, str, str, Callable[[Press], None]]
"""Its key, its name, what it is now, and how it goes on to the next."""


@dataclass(frozen=True)
class Start:
    """How a match begins: with the table as it is, or, where there was one, as last time."""

    begin: Callable[[Press], None]
    why_not: str
    again: Callable[[Press], None] | None


def add_rules(screen: Screen, gathering: Gathering, start: Start) -> None:
    """The column of options, the start beneath it, and between them what they come to."""
    backstage, choices = screen.backstage, screen.choices
    say, options = backstage.say, _options(backstage, gathering)
    edition = f"{say('setup.edition')}: {say('setup.classic')}"
    column = rules_column(
        *(screen.sheet, backstage.painter, edition, len(options)),
        has_shortcut=start.again is not None,
    )
    _add_start(screen, start, column)
    for (key, words, value, turn), area in zip(options, column.options, strict=True):
        choices.add(Choice(key, area, words, turn, value=value, style=OPTION))
    if choices.focus in EXPLAINED:
        explain(screen.sheet, column.free, say(f"house.{choices.focus}_help"))
    else:
        _draw_hand(screen, gathering, column.free)


def _options(backstage: Backstage, gathering: Gathering) -> list[Option]:
    say = backstage.say
    rounds = say("setup.rounds", count=gathering.rounds)
    first = (
        say("setup.drawn")
        if gathering.first is None
        else shown_names(gathering, say)[gathering.first]
    )
    options: list[Option] = [
        ("rounds", say("setup.length"), rounds, partial(_rounds, gathering)),
        ("first", say("setup.first"), first, partial(_first, gathering)),
    ]
    for rule in HOUSE_RULES:
        state = _state(backstage, is_on=gathering.house.get(rule, False))
        options.append((rule, say(f"house.{rule}"), state, partial(_house, gathering, rule)))
    if len(gathering.people) == 1:
        state = _ADVICE.said(_ADVICE.now(backstage.settings), say)
        options.append((_ADVICE.key, say("setup.coach"), state, partial(_coach, backstage)))
    return options


def _state(backstage: Backstage, *, is_on: bool) -> str:
    return backstage.say("settings.on" if is_on else "settings.off")


def _draw_hand(screen: Screen, gathering: Gathering, free: Area) -> None:
    try:
        terms = gathering.terms()
    except TermsError:
        return
    words = screen.backstage.say("setup.everybody_gets")
    draw_hand(
        *(screen.sheet, screen.backstage.painter, free, words),
        no_cards=terms.share.no_cards,
        faces=0 if terms.house.random_placement else terms.share.characters,
    )


def _add_start(screen: Screen, start: Start, column: RulesColumn) -> None:
    """The start at the lower edge, above it the shortcut."""
    say = screen.backstage.say
    begin = Choice(
        *("start", column.start, say("setup.start"), start.begin),
        why_not=start.why_not,
        style=START_WORDS,
        centred=True,
    )
    screen.choices.add(begin)
    if start.again is not None:
        words = say("setup.same_again")
        again = Choice("same", column.shortcut, words, start.again, style=OPTION, centred=True)
        screen.choices.add(again)


def _rounds(gathering: Gathering, press: Press) -> None:
    del press
    gathering.rounds = 1 if gathering.rounds == 3 else 3


def _first(gathering: Gathering, press: Press) -> None:
    """Drawn by lot, or one of those who sit at the table."""
    del press
    there = 0 if gathering.first is None else gathering.first + 1
    gathering.first = there if there < len(gathering.guests) else None


def _house(gathering: Gathering, rule: str, press: Press) -> None:
    del press
    gathering.house[rule] = not gathering.house.get(rule, False)


def _coach(backstage: Backstage, press: Press) -> None:
    """The raven's advice is a setting like others: it is offered here to whoever plays alone."""
    del press
    backstage.choose(_ADVICE, _ADVICE.stepped(backstage.settings, 1))
