"""The court behind the walls: swells by layer, goes on with everything else, and ends."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from kingup_game.stage.sound.audio import MURMUR_CHANNELS, SWELL_TICKS, Audio
from tests.harness.recording import Recording
from tests.stage.sound.hearing import busy_channels, heard, loudness

FULL = 10 ** (-6 / 20)
"""As loud as the book's master lets anything be."""


@pytest.fixture
def court(folder: Path) -> Audio:
    path = folder / "sound" / "cues.json"
    book = json.loads(path.read_text())
    book["ambience"]["murmur"] = {"layers": {"court": ["a.wav"], "stir": ["b.wav"]}}
    path.write_text(json.dumps(book))
    return Audio(folder, sink=Recording())


def pass_swell(audio: Audio) -> list[float]:
    """How loud its layers are once they have come to be so."""
    for _ in range(SWELL_TICKS + 1):
        audio.update()
    return [loudness(number) for number in MURMUR_CHANNELS]


@pytest.mark.usefixtures("mixer", "at_once")
def test_each_layer_is_as_loud_as_its_share(court: Audio) -> None:
    court.swell({"court": 0.5, "stir": 1.0})
    assert pass_swell(court) == pytest.approx([FULL / 2, FULL], abs=0.02)
    court.swell({"court": 1.0})
    assert pass_swell(court) == pytest.approx([FULL, 0.0], abs=0.02)


@pytest.mark.usefixtures("mixer", "at_once")
def test_it_swells_over_a_second_and_more_and_never_jumps(court: Audio) -> None:
    court.swell({"court": 1.0})
    levels = []
    for _ in range(SWELL_TICKS):
        court.update()
        levels.append(loudness(MURMUR_CHANNELS[0]))
    steps = [after - before for before, after in pairwise(levels)]
    assert 0 <= min(steps) <= max(steps) < 0.03


@pytest.mark.usefixtures("mixer", "at_once")
def test_a_roll_of_drums_holds_it_down_and_the_bus_of_effects_is_its_own(court: Audio) -> None:
    court.swell({"court": 1.0})
    pass_swell(court)
    court.duck(0.5, fade_ticks=1)
    court.update()
    assert loudness(MURMUR_CHANNELS[0]) == pytest.approx(FULL / 2, abs=0.02)
    court.set_volume("effects", 0.0)
    assert loudness(MURMUR_CHANNELS[0]) == 0


@pytest.mark.usefixtures("mixer", "at_once")
def test_where_nobody_is_heard_it_ends_and_holds_no_channel(court: Audio) -> None:
    court.swell({"court": 1.0})
    pass_swell(court)
    assert busy_channels() == 2
    court.swell({})
    pass_swell(court)
    assert busy_channels() == 0


@pytest.mark.usefixtures("mixer", "at_once")
def test_what_was_heard_of_it_is_taken_up_again_after_something_else(court: Audio) -> None:
    court.swell({"court": 0.4})
    before = court.sounding()
    court.swell({})
    court.take_up(before)
    assert heard(court)[-1] == "court court=0.40"


def test_the_same_again_is_not_told_twice_and_needs_no_mixer(court: Audio) -> None:
    for _ in range(3):
        court.swell({"court": 0.4, "stir": 0.0})
        court.update()
    court.swell({})
    court.update()
    assert heard(court) == ["court court=0.40", "court"]
