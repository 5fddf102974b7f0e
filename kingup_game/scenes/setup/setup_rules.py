"""The right side of the setup: ways to play that have a name, and the button that starts one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from kingup_game.app.presses import Press
from kingup_game.engine.actions import Card
from kingup_game.engine.edition import TermsError
from kingup_game.scenes.kit.choices import Choice
from kingup_game.scenes.kit.screen import Screen
from kingup_game.scenes.setup.more_rules import MoreRules, offer_lesson
from kingup_game.stage.area import Area
from kingup_game.stage.gathering.dealt_hand import draw_hand
from kingup_game.stage.gathering.rules_column import (
    OPTION,
    START_WORDS,
    RulesColumn,
    rules_column,
    write_about,
)
from kingup_game.stage.lettering.wrapping import inline
from kingup_game.table.evenings.chosen_rules import PRESETS, Preset
from kingup_game.table.gathering import Gathering
from kingup_game.theme import art

PRESET_KEY: Final = "preset-"

_PICTURES: Final = {
    "family": art.person("curls", "joy"),
    "classic": art.CROWN,
    "quick": art.SEASONS[0],
    "experts": art.portrait(6),
    "jester": art.token("J"),
    "two": art.crest("heart"),
}


@dataclass(frozen=True)
class Start:
    """How a match begins: with the table as it is, or, where there was one, as last time."""

    begin: Callable[[Press], None]
    why_not: str
    again: Callable[[Press], None] | None


def add_rules(screen: Screen, gathering: Gathering, start: Start, strip: Area) -> None:
    """The presets, what they are like, the rest, the start; on the strip what all get."""
    column = rules_column(
        *(screen.sheet, screen.backstage.painter, len(PRESETS)),
        has_shortcut=start.again is not None,
    )
    for preset, area in zip(PRESETS, column.presets, strict=True):
        _add_preset(screen, gathering, preset, area)
    write_about(screen.sheet, column.about, _about(screen, gathering))
    more = Choice(
        *(
            "more",
            column.more,
            screen.backstage.say("setup.more"),
            partial(_more, screen, gathering),
        ),
        icon=art.ICON_GEAR,
        style=OPTION,
    )
    screen.choices.add(more)
    _add_start(screen, start, column)
    _draw_hand(screen, gathering, strip)


def _add_preset(screen: Screen, gathering: Gathering, preset: Preset, area: Area) -> None:
    say = screen.backstage.say
    has_room = len(gathering.people) <= gathering.most(preset.edition)

    def play(press: Press) -> None:
        del press
        gathering.play(preset)
        offer_lesson(screen.backstage, preset.edition)

    choice = Choice(
        *(f"{PRESET_KEY}{preset.key}", area, say(f"presets.{preset.key}"), play),
        value=inline(art.ICON_TICK) if gathering.preset is preset else "",
        icon=_PICTURES[preset.key],
        style=OPTION,
    )
    if not has_room:
        choice.why_not = say("setup.too_many", count=gathering.most(preset.edition))
    screen.choices.add(choice)


def _about(screen: Screen, gathering: Gathering) -> str:
    """A line on the preset in focus, else on the one that is played."""
    focus, now = screen.choices.focus, gathering.preset
    key = "own" if now is None else now.key
    if focus.startswith(PRESET_KEY):
        key = focus.removeprefix(PRESET_KEY)
    return screen.backstage.say(f"presets.{key}_about")


def _more(screen: Screen, gathering: Gathering, press: Press) -> None:
    del press
    screen.backstage.stack.push(MoreRules(screen.backstage, gathering, screen.rebuild))


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
        main=True,
    )
    screen.choices.add(begin)
