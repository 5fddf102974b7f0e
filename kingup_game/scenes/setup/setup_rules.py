"""The right side of the setup: what is played, and the button that starts it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from kingup_game.app.presses import Press
from kingup_game.engine.actions import Card
from kingup_game.engine.edition import Edition, TermsError, house_rules_of, table_sizes
from kingup_game.scenes.kit.choices import Choice
from kingup_game.scenes.kit.screen import Screen
from kingup_game.scenes.setup.house_page import HousePage
from kingup_game.scenes.setup.names import shown_names
from kingup_game.stage.area import Area
from kingup_game.stage.widgets.dealt_hand import draw_hand, explain
from kingup_game.stage.widgets.edition_cards import draw_edition
from kingup_game.stage.widgets.rules_column import (
    OPTION,
    START_WORDS,
    RulesColumn,
    rules_column,
)
from kingup_game.table.gathering import Gathering
from kingup_game.table.settings import SETTINGS
from kingup_game.theme import art

EXPLAINED: Final = ("rounds", "first", "coach")
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


def add_rules(screen: Screen, gathering: Gathering, start: Start, strip: Area) -> None:
    """The editions, the options, the start beneath them; on the strip what they come to."""
    say, options = screen.backstage.say, _options(screen, gathering)
    column = rules_column(
        *(screen.sheet, screen.backstage.painter, len(options)),
        has_shortcut=start.again is not None,
    )
    for edition, area in zip(Edition, column.editions, strict=True):
        _add_edition(screen, gathering, edition, area)
    for (key, words, value, turn), area in zip(options, column.options, strict=True):
        screen.choices.add(Choice(key, area, words, turn, value=value, style=OPTION))
    _add_start(screen, start, column)
    if screen.choices.focus in EXPLAINED:
        explain(screen.sheet, strip, say(f"house.{screen.choices.focus}_help"))
    else:
        _draw_hand(screen, gathering, strip)


def _add_edition(screen: Screen, gathering: Gathering, edition: Edition, area: Area) -> None:
    say, sizes = screen.backstage.say, table_sizes(edition)
    draw_edition(
        *(screen.sheet, area, art.edition(edition)),
        say(f"setup.{edition}"),
        say(f"setup.{edition}_about", least=sizes[0], most=sizes[-1]),
        is_played=edition is gathering.edition,
    )
    has_room = len(gathering.people) <= sizes[-1]

    def choose(press: Press) -> None:
        del press
        gathering.choose(edition)
        if edition not in screen.backstage.settings.lessons:
            screen.backstage.note_lesson(edition)
            screen.backstage.notices.append(say(f"learn.offer_{edition}"))

    choice = Choice(f"edition-{edition}", area, "", choose, framed=False)
    choice.why_not = "" if has_room else say("setup.too_many", count=sizes[-1])
    screen.choices.add(choice)


def _options(screen: Screen, gathering: Gathering) -> list[Option]:
    backstage, say = screen.backstage, screen.backstage.say
    rounds = say("setup.rounds", count=gathering.rounds)
    first = (
        say("setup.drawn")
        if gathering.first is None
        else shown_names(gathering, say)[gathering.first]
    )
    printed = house_rules_of(gathering.edition)
    changed = sum(gathering.house[rule] != printed[rule] for rule in gathering.house_rules())
    house = say("setup.changed", count=changed) if changed else say("setup.printed")
    options: list[Option] = [
        ("rounds", say("setup.length"), rounds, partial(_rounds, gathering)),
        ("first", say("setup.first"), first, partial(_first, gathering)),
        ("house", say("setup.house"), house, partial(_house, screen, gathering)),
    ]
    if len(gathering.people) == 1:
        state = _ADVICE.said(_ADVICE.now(backstage.settings), say)
        options.append((_ADVICE.key, say("setup.coach"), state, partial(_coach, screen)))
    return options


def _draw_hand(screen: Screen, gathering: Gathering, strip: Area) -> None:
    try:
        terms = gathering.terms()
    except TermsError:
        return
    cards = [Card.NO] * terms.share.no_cards + [Card.STOMACHACHE] * terms.stomachaches
    draw_hand(
        *(screen.sheet, screen.backstage.painter, strip),
        screen.backstage.say("setup.everybody_gets"),
        [card.value for card in cards],
        0 if terms.house.random_placement else terms.share.characters,
    )


def _add_start(screen: Screen, start: Start, column: RulesColumn) -> None:
    """The start at the lower edge, above it the shortcut."""
    say = screen.backstage.say
    if start.again is not None:
        words = say("setup.same_again")
        again = Choice("same", column.shortcut, words, start.again, style=OPTION, centred=True)
        screen.choices.add(again)
    begin = Choice(
        *("start", column.start, say("setup.start"), start.begin),
        why_not=start.why_not,
        style=START_WORDS,
        centred=True,
    )
    screen.choices.add(begin)


def _rounds(gathering: Gathering, press: Press) -> None:
    del press
    gathering.rounds = 1 if gathering.rounds == 3 else 3


def _first(gathering: Gathering, press: Press) -> None:
    """Drawn by lot, or one of those who sit at the table."""
    del press
    there = 0 if gathering.first is None else gathering.first + 1
    gathering.first = there if there < len(gathering.guests) else None


def _house(screen: Screen, gathering: Gathering, press: Press) -> None:
    del press
    screen.backstage.stack.push(HousePage(screen.backstage, gathering, screen.rebuild))


def _coach(screen: Screen, press: Press) -> None:
    """The raven's advice is a setting like others: it is offered here to whoever plays alone."""
    del press
    screen.backstage.choose(_ADVICE, _ADVICE.stepped(screen.backstage.settings, 1))
