"""The minute that the game shows of itself: whole, in order, heard as it is cut, left at will."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import pytest

from kingup_game import watching
from kingup_game.app.loop import TICKS_PER_SECOND
from kingup_game.app.paths import assets_folder
from kingup_game.app.presses import KEYBOARD, Intent
from kingup_game.engine.events import RoundDealt
from kingup_game.engine.record import read_record
from kingup_game.scenes.title.demonstration import Demonstration
from kingup_game.scenes.title.showreel import name_of
from kingup_game.stage.canvas.drapes import Drapes
from kingup_game.stage.canvas.items import Sprite
from kingup_game.table.settings import Effect
from kingup_game.theme import art, cues
from kingup_game.theme.durations import MENU_ALONE
from kingup_game.theme.layers import Layer
from kingup_game.theme.reel_shots import FIRST_FACES, LAST_FACES, SHOTS, WORDS_STAND
from kingup_game.words import LANGUAGES, Words
from tests.harness.looking import seen_on
from tests.harness.recording import Recording
from tests.harness.stagehand import Stagehand

SHORTEST, LONGEST = 55, 65
"""Seconds that are called a minute."""
MOST_SOUNDS_AT_ONCE = 12
"""In a tick, also where a cut breaks off a count with all its coins."""


def reel_on(game: Stagehand) -> Demonstration:
    """What comes where nobody presses anything."""
    game.wait(MENU_ALONE + 1)
    game.wait_for("Demonstration")
    reel = game.top
    assert isinstance(reel, Demonstration)
    return reel


def test_a_minute_leads_from_a_curtain_that_opens_to_a_coronation_and_back_to_the_title(
    game: Stagehand,
) -> None:
    reel, shots, scenes, ticks = reel_on(game), [], set[str](), 0
    game.backstage.audio.sink = heard = Recording()
    loudest, first, faces, is_veiled = 0, list[str](), list[str](), False
    while game.top is reel and not game.backstage.stack.changing:
        if reel.shot is not None and reel.shot not in shots:
            shots.append(reel.shot)
        scenes.add(type(reel.within.stack.top).__name__)
        is_veiled = reel.within.stack.changing
        before = len(heard.lines)
        if ticks % TICKS_PER_SECOND == 0:
            on_velvet = [seen_on(sheet, Sprite, Layer.ON_PAGE) for sheet in reel.sheets()]
            faces = [one.picture for one in chain(*on_velvet) if one.picture != art.LOGO]
            first = first or faces
        game.wait()
        ticks += 1
        loudest = max(loudest, len(heard.lines) - before)
    assert tuple(shots) == SHOTS
    assert {"Vote", "Placement", "Climb", "Scoring", "Coronation"} <= scenes
    assert SHORTEST <= ticks / TICKS_PER_SECOND <= LONGEST
    assert 2 < loudest < MOST_SOUNDS_AT_ONCE
    assert first == [art.close_up(*face) for face in FIRST_FACES], "so has the first"
    assert not is_veiled, "what comes after the match does not dim it"
    assert faces == [art.close_up(*face) for face in LAST_FACES], "the last picture has people"
    game.wait_for("Menu")
    assert game.backstage.audio.playing == cues.MENU_PART


def test_every_shot_begins_with_something_that_happens_in_its_round() -> None:
    record = read_record((assets_folder() / watching.REEL).read_bytes())
    happened, number = set(), 0
    for event in record.events:
        number = event.round if isinstance(event, RoundDealt) else number
        happened.add((number, name_of(event)))
    assert [shot for shot in SHOTS if (shot.round, shot.event) not in happened] == []
    assert (SHOTS[-2].event, SHOTS[-1].event) == ("vote I", "end")


def test_no_scene_of_the_match_changes_the_music_that_the_reel_leads(game: Stagehand) -> None:
    reel = reel_on(game)
    game.wait_until(lambda: reel.shot is not None)
    assert type(reel.within.stack.top).__name__ == "Placement"
    game.wait(60)
    assert game.backstage.audio.playing == cues.climb_part(1)
    game.tap(KEYBOARD, Intent.CONFIRM)
    game.wait_for("Menu")
    game.backstage.audio.play_part(cues.PLACING_PART)
    assert game.backstage.audio.playing == cues.PLACING_PART


def test_a_damaged_record_leaves_people_at_the_title_and_says_so(
    game: Stagehand, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(watching, "assets_folder", lambda: tmp_path)
    game.wait(MENU_ALONE + 60)
    assert game.scene == "Menu"
    assert any(watching.REEL in told for told in game.told)


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_words_are_read_in_the_time_they_stand(language: str) -> None:
    """No more than 45 letters, in one line: two seconds. A shot may end as they
    would go, not before."""
    say = Words(language).say
    for words in (say(shot.words) for shot in SHOTS if shot.words):
        assert "\n" not in words
        assert len(words) <= 45, words
    assert [shot for shot in SHOTS if shot.words and shot.length_ticks < WORDS_STAND] == []


def test_who_wants_calm_sees_no_velvet_slide(game: Stagehand) -> None:
    game.backstage.settings.reduced_motion = True
    game.backstage.take_effect(Effect.PACE)
    reel, seen = reel_on(game), set[float]()
    while reel.shot is None or reel.shot is SHOTS[0]:
        seen |= {drapes.openness for sheet in reel.sheets() for drapes in seen_on(sheet, Drapes)}
        game.wait()
    assert seen == {0.0, 1.0}
