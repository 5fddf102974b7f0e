"""A film of the game: as many frames as its time wants, as much sound as picture, always alike."""

from __future__ import annotations

import json
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import numpy as np
import pygame
import pytest

from kingup_game.app.paths import assets_folder
from kingup_game.stage.sound.sound_library import BUSES, Bus, read_cue_book
from kingup_game.theme import cues, reel_shots
from tools import trailer
from tools.filming.film import Film
from tools.filming.mixing import A_TICK, CEILING, Mix

SIZE = (192, 108)
FULL: dict[Bus, float] = dict.fromkeys(BUSES, 1.0)


@pytest.fixture
def short_reel(monkeypatch: pytest.MonkeyPatch) -> None:
    """A third of a second of two shots, the second of them with words."""
    for name in ("VELVET_HANGS", "LOGO_STANDS", "VELVET_FALLS", "FACES_RISE"):
        monkeypatch.setattr(reel_shots, name, 6)
    shots = [replace(shot, length_ticks=10) for shot in reel_shots.SHOTS[:2]]
    monkeypatch.setattr(reel_shots, "SHOTS", tuple(shots))


def film() -> Film:
    pygame.display.init()
    pygame.font.init()
    return Film(pygame.display.set_mode(SIZE), "de")


@pytest.mark.usefixtures("short_reel")
def test_a_film_has_the_frames_of_its_time_and_as_much_sound_every_time() -> None:
    one, other = film(), film()
    frames = [pygame.image.tobytes(frame, "RGB") for frame in one.frames(30)]
    assert frames == [pygame.image.tobytes(frame, "RGB") for frame in other.frames(30)]
    assert len(frames) == -(-one.ticks // 2)
    assert len(set(frames)) > 5
    assert [event for _, event in one.shots] == [shot.event for shot in reel_shots.SHOTS]
    sound = one.sound()
    assert len(sound) == one.ticks * A_TICK
    assert not sound[-1].any(), "nothing is cut off"
    assert 0.05 < np.abs(sound).max() <= CEILING
    assert one.heard.lines == other.heard.lines


def mixed(lines: list[tuple[int, str]], ticks: int) -> np.ndarray:
    folder = assets_folder() / "sound"
    return Mix(read_cue_book(folder), folder, FULL).of(lines, ticks)


def test_a_cue_sounds_from_the_tick_at_which_it_was_asked_for() -> None:
    (file, *_) = read_cue_book(assets_folder() / "sound").cue(cues.CARD_FLIP).files
    sound = mixed([(10, f"cue {file} 1.000")], 40)
    assert not sound[: 10 * A_TICK].any()
    assert np.abs(sound[10 * A_TICK : 14 * A_TICK]).max() > 0.05


def test_music_fades_in_is_held_down_and_stops() -> None:
    part = f"music {cues.MENU_PART} {cues.BASE}"
    playing = mixed([(0, part)], 500)
    ducked = mixed([(0, part), (300, "duck 0.10"), (420, "music stops")], 500)
    level = [np.abs(sound[330 * A_TICK : 400 * A_TICK]).mean() for sound in (ducked, playing)]
    before = [np.abs(sound[200 * A_TICK : 290 * A_TICK]).mean() for sound in (ducked, playing)]
    assert level[0] / before[0] < 0.25 * level[1] / before[1]
    assert not ducked[480 * A_TICK :].any()


def test_what_nobody_knows_is_not_left_out_in_silence() -> None:
    with pytest.raises(ValueError, match="gong"):
        mixed([(0, "gong 1")], 2)


def test_every_sound_is_as_loud_whoever_asks_for_it() -> None:
    """A line names the file alone: so its gain must follow from the file."""
    loudness: dict[str, set[tuple[float, str]]] = {}
    for cue in read_cue_book(assets_folder() / "sound").cues.values():
        for file in cue.files:
            loudness.setdefault(file, set()).add((cue.gain, cue.bus))
    assert {file for file, heard in loudness.items() if len(heard) > 1} == set()


def test_without_ffmpeg_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(trailer, "FFMPEG", "no-such-program")
    assert trailer.main([str(tmp_path / "film.mp4")]) == 2
    assert "apt install ffmpeg" in capsys.readouterr().out
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(shutil.which("ffprobe") is None, reason="ffmpeg is not there")
@pytest.mark.usefixtures("short_reel")
def test_picture_and_sound_of_the_file_end_together(tmp_path: Path) -> None:
    out = tmp_path / "film.mp4"
    assert trailer.main([str(out), "--size", "192x108", "--fps", "30"]) == 0
    asked = ["ffprobe", "-v", "error", "-show_streams", "-of", "json", str(out)]
    streams = json.loads(subprocess.run(asked, capture_output=True, check=True).stdout)["streams"]
    seconds = {stream["codec_type"]: float(stream["duration"]) for stream in streams}
    assert seconds["video"] == pytest.approx(seconds["audio"], abs=0.07)
