"""Letters of 200 % are large wherever there are words, or something else says the same large."""

from __future__ import annotations

from unittest.mock import patch

import pygame
import pytest

from kingup_game.stage.canvas.items import Label
from kingup_game.table.settings import SETTINGS
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import CONTROL, SMALLEST
from kingup_game.words import LANGUAGES
from kingup_game.words.catalogue import keys, load
from kingup_game.words.grammar import PLACEHOLDER
from tests.harness import companies
from tests.harness.looking import seen_on
from tests.harness.stagehand import Stagehand, open_surface
from tools.wording import growth as measured
from tools.wording import said
from tools.wording.growth import GROWN, READABLE, Grown, growth, is_large, ungrown
from tools.wording.survey import Lettered, Table, View, views

PAGES = ("coronation", "settings", "about", "pause", "past", "first-match", "vote")
FULL_TABLE = ("climb", "vote", "private-look")


def test_nothing_stays_small_or_is_dropped_at_200_percent_that_is_said_nowhere_else() -> None:
    assert ungrown("de", [("classic", 4)], PAGES) == []


def test_nor_is_it_at_a_full_table_where_there_is_the_least_room() -> None:
    assert ungrown("fr", [("jester", 8)], FULL_TABLE) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_bots_say_is_large_on_the_low_panels_of_a_full_table(language: str) -> None:
    settings = {"language": language, "text_size": 200}
    hand = Stagehand(open_surface((1280, 720)), "jester", 8, settings)
    sitting = hand.open(companies.solo(8))
    lettering, panel = hand.backstage.painter.lettering, sitting.panels.panels[0]
    small = []
    for words in _talk(language):
        panel.say(words, hand.backstage.measure)
        (label,) = seen_on(sitting.sheet, Label, Layer.SPEECH)
        shown = lettering.shown(label.words, label.style, label.width)
        if not is_large(SMALLEST, 2 * shown.size):
            small.append(f"{words}: {2 * shown.size:.1f}")
    assert small == []


def _talk(language: str) -> list[str]:
    messages = keys(load(language)).items()
    talk = [said.sentences(message) for key, message in messages if key.startswith("talk.")]
    return [words for each in talk for _, words in each if not PLACEHOLDER.search(words)]


def test_the_evenings_lines_grow_with_the_text() -> None:
    grown = {one.words: one for one in growth(Table("de"), ("coronation",))}
    for words in ("Runde 1", "Ernesto", "18"):
        one = grown[words]
        assert one.large is not None
        assert one.large >= 1.2 * one.usual, words


@pytest.mark.parametrize("page", ["picture", "sound", "play"])
def test_rows_of_settings_grow_by_half_and_more_and_lead_to_others(page: str) -> None:
    first, others = f"settings-{page}", f"settings-{page}-more"
    rows = [
        {one.plain for one in view.shown if one.high >= GROWN * CONTROL}
        for view in views(Table("de", 200), ("settings",))
        if view.picture in (first, others)
    ]
    said = {load("de")["settings"][key] for key, one in SETTINGS.items() if one.page == page}
    assert said <= set().union(*rows)
    assert len(rows) > 1


def test_what_grew_enough_or_can_be_read_anyway_is_large() -> None:
    assert Grown("vote", "Ja", SMALLEST, GROWN * SMALLEST).is_large
    assert Grown("vote", "Ja", READABLE, READABLE).is_large
    assert Grown("vote", "Ja", SMALLEST, None).is_large, "it is on another page"
    assert not Grown("vote", "Ja", SMALLEST, SMALLEST).is_large


@pytest.mark.parametrize(
    ("large", "complaint"),
    [
        ({"Runde": 60.0, "Ada": 60.0}, ""),
        ({"Runde": SMALLEST, "Ada": 60.0}, "vote-open, classic 4: “Runde” is 28 high"),
        ({"Ada": 60.0}, "vote-open, classic 4: “Runde” is nowhere at 200 %"),
        ({"Runden": 60.0, "Ada": 60.0}, "vote-open, classic 4: “Runde” is nowhere at 200 %"),
        ({"Runde": 60.0, "Ada": SMALLEST}, "vote-open, classic 4: “Ada” is 28 high"),
    ],
)
def test_it_is_told_what_stays_small_and_what_is_dropped(
    large: dict[str, float], complaint: str
) -> None:
    def planted(table: Table, _scenes: object = ()) -> list[View]:
        heights = {"Runde": SMALLEST, "Ada": SMALLEST} if table.text_size == 100 else large
        shown = (Lettered(words, pygame.Rect(), 0, high) for words, high in heights.items())
        return [View("vote-open", "vote", tuple(shown), frozenset(), frozenset())]

    with patch.object(measured, "views", planted):
        found = ungrown("de", [("classic", 4)])
    assert [one[: len(complaint)] for one in found] == ([complaint] if complaint else [])
