"""Sounds that matter can be read by who wants it: the weightiest, for a moment, no secret."""

from __future__ import annotations

import pytest

from kingup_game.app.presses import Intent
from kingup_game.scenes.kit.captions import CAPTIONS
from kingup_game.stage import layout
from kingup_game.stage.canvas.items import Frame, Label
from kingup_game.theme import cues
from kingup_game.theme.durations import CAPTION
from kingup_game.words import LANGUAGES
from tests.harness import companies, matches
from tests.harness.looking import seen_on
from tests.harness.stagehand import Stagehand

UNSAID = (cues.BALLOT_TICK, cues.SWEEP_DRUM, cues.SEALED)


@pytest.fixture
def reading(hand: Stagehand) -> Stagehand:
    hand.settings = {"captions": True}
    return hand


def test_a_sound_that_matters_is_written_and_goes_again(reading: Stagehand) -> None:
    reading.open(companies.sharing(4), matches.climbing)
    reading.wait(CAPTION + 5)
    captions = reading.theatre.captions
    assert captions.words == ""
    reading.backstage.audio.cue(cues.FALL)
    reading.wait(1)
    assert "whistle" in captions.words
    assert [label.words for label in seen_on(captions.sheet, Label)] == [captions.words]
    reading.wait(CAPTION)
    assert captions.words == ""
    assert not seen_on(captions.sheet, Label)


def test_the_weightier_of_two_sounds_stays(reading: Stagehand) -> None:
    reading.open(companies.sharing(4), matches.climbing)
    audio, captions = reading.backstage.audio, reading.theatre.captions
    reading.wait(CAPTION + 5)
    audio.cue(cues.THUD)
    audio.cue(cues.CROWNED)
    audio.cue(cues.THUD)
    assert "trumpets" in captions.words


def test_somebody_of_the_castle_is_named(reading: Stagehand) -> None:
    reading.open(companies.sharing(4), matches.climbing)
    reading.wait(CAPTION + 5)
    reading.backstage.audio.cue(cues.voice("P", cues.BOREDOM))
    assert reading.theatre.captions.words == "[Piero: a sigh]"


def test_nothing_is_written_unless_people_want_it(hand: Stagehand) -> None:
    hand.open(companies.sharing(4), matches.climbing)
    hand.backstage.audio.cue(cues.FALL)
    assert hand.theatre.captions.words == ""


def test_behind_a_curtain_nothing_is_written(reading: Stagehand) -> None:
    reading.open(companies.sharing(4), matches.climbing)
    reading.wait(20)
    reading.press(Intent.ALMANAC)
    reading.backstage.audio.cue(cues.FALL)
    sitting = reading.sitting
    reading.backstage.stack.push(sitting.flow.curtain(sitting.match, 0))
    reading.wait(3)
    assert not seen_on(reading.theatre.captions.sheet, Label)


def test_what_is_heard_alike_for_every_choice_is_not_written() -> None:
    assert not set(UNSAID) & set(CAPTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_caption_has_room_beside_the_line(hand: Stagehand, language: str) -> None:
    hand.settings = {"captions": True, "language": language}
    hand.open(companies.sharing(4), matches.climbing)
    captions = hand.theatre.captions
    for cue in reversed(CAPTIONS):  # the weightiest last: each takes the place of another at once
        hand.wait()
        hand.backstage.audio.cue(cue)
        (plate,) = seen_on(captions.sheet, Frame)
        assert plate.x >= layout.SAFE_LEFT
        assert plate.x + plate.width <= layout.CASTLE_LEFT - 40
        assert plate.y + plate.height <= layout.SAFE_BOTTOM
        assert plate.height <= 100
        assert captions.words.startswith("[")
