"""Killed at any moment, the game goes on where it was: the save is cut after each of its lines."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pygame
import pytest

from kingup_game.app.presses import KEYBOARD, Intent
from kingup_game.engine.record import SeatEntry, read_record
from kingup_game.table.disk.saves import LAST_MATCH_NAME, Shelf
from kingup_game.table.disk.scramble import scrambled
from kingup_game.table.host import Host
from kingup_game.theme.durations import PAGE_REST
from tests.harness.stagehand import OpenGame, Stagehand
from tests.harness.tables import lines_of_a_match, play_on

SEATS = (SeatEntry("Ada", "human"), SeatEntry("Ben", "bot:random"), SeatEntry("Cy", "bot:random"))
CRESTS = (5, 1, 7)
AUTOSAVE_NAME = "autosave.kingup"
"""As the only save was called in earlier versions."""
PLAYING = ("Placement", "Climb", "Vote")


LINES = lines_of_a_match(SEATS)


def save(game: Stagehand, kept: int) -> None:
    text = scrambled("".join(LINES[:kept]), CRESTS)
    (game.saves / AUTOSAVE_NAME).write_text(text, encoding="utf-8")


@pytest.mark.parametrize("tens", range(len(LINES) // 10 + 1))
def test_a_match_killed_after_any_line_goes_on_as_if_nothing_had_happened(
    game: Stagehand, tens: int
) -> None:
    for kept in range(max(2, tens * 10), min(len(LINES), tens * 10 + 9) + 1):
        save(game, kept)
        scene = game.game.resume(AUTOSAVE_NAME, KEYBOARD)
        assert scene is not None
        game.enter(scene)
        game.wait(3)
        assert game.scene in (*PLAYING, "Scoring", "DealScene")
        assert [seat.crest for seat in game.top.match.company.seats] == list(CRESTS)
        _agrees_with_the_unbroken_match(game.saved(), kept)


def _agrees_with_the_unbroken_match(host: Host, kept: int) -> None:
    """What was written is kept, what followed by itself is there, and chance deals the same."""
    told = host.record().splitlines(keepends=True)
    assert told == LINES[: len(told)]
    assert len(told) >= kept
    play_on(host, most_lots=1)
    told = host.record().splitlines(keepends=True)
    assert told == LINES[: len(told)]


def test_after_the_last_score_the_coronation_is_still_to_come(open_game: OpenGame) -> None:
    game = open_game()
    save(game, len(LINES))
    again = open_game()
    assert again.top.choices.focus == "continue"
    again.key(pygame.K_RETURN)
    again.wait_for("Scoring")
    again.top.picture.director.finish()
    again.wait(PAGE_REST + 1)
    again.tap(KEYBOARD, Intent.SKIP)
    again.wait_for("Coronation")
    assert again.game.unfinished()
    again.top.picture.director.finish()
    again.wait(2)
    assert not again.game.unfinished()
    assert open_game().top.choices.focus == "play"
    last = again.saves / LAST_MATCH_NAME
    assert last.read_text(encoding="utf-8") == "".join(LINES)


def test_a_save_of_which_nothing_is_sound_is_told_and_play_goes_on(
    open_game: OpenGame, tmp_path: Path
) -> None:
    path = tmp_path / "saves" / AUTOSAVE_NAME
    path.parent.mkdir()
    path.write_text("no match at all", encoding="utf-8")
    game = open_game()
    game.wait(2)
    assert any("autosave.broken" in notice for notice in game.told)
    assert game.top.choices.focus == "play"
    assert (tmp_path / "saves" / "autosave.broken").exists()


def test_a_damaged_save_is_told_and_goes_on_where_it_is_sound(
    open_game: OpenGame, tmp_path: Path
) -> None:
    path = tmp_path / "saves" / AUTOSAVE_NAME
    path.parent.mkdir()
    text = scrambled("".join(LINES[:60]), CRESTS).rstrip()
    path.write_text(text[:-20], encoding="utf-8")
    game = open_game()
    game.wait(2)
    assert any("autosave.broken" in notice for notice in game.told)
    game.key(pygame.K_RETURN)
    game.wait_for("Climb")
    assert game.saved().record().splitlines(keepends=True)[:59] == LINES[:59]


PLAYING_PROGRAM = """
import sys
from pathlib import Path
from kingup_game.engine.edition import Edition, terms_of
from kingup_game.engine.record import Header, SeatEntry
from kingup_game.table.host import Host
from kingup_game.table.disk.autosave import Autosave, Slot
from kingup_game.table.disk.scribe import Scribe

def complain(error):
    raise error

autosave = Autosave(Path(sys.argv[1]), Scribe(complain))
seats = tuple(SeatEntry(name, "human") for name in ("Ada", "Ben", "Cy"))
slot = Slot(Path(sys.argv[1]) / "it.kingup")
for seed in range(1000000):
    keep = lambda record: autosave.keep(slot, record, (0, 1, 2))
    host = Host(Header(terms_of(Edition.CLASSIC, 3), seats, seed, "test"), 0, keep)
    while not host.is_over:
        if host.awaits_lot:
            host.draw_lot()
        for seat in host.seats_to_act:
            host.submit(host.options(seat)[-1])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="nothing there kills as suddenly")
@pytest.mark.parametrize("after", [0.01, 0.06, 0.13])
def test_a_process_killed_while_it_writes_leaves_a_sound_match(
    tmp_path: Path, after: float
) -> None:
    command = [sys.executable, "-c", PLAYING_PROGRAM, str(tmp_path)]
    with subprocess.Popen(command) as process:
        patience = monotonic() + 20
        while not (tmp_path / "it.kingup").exists() and monotonic() < patience:
            sleep(0.005)
        sleep(after)
        process.send_signal(signal.SIGKILL)
    shelf = Shelf(tmp_path)
    (kept,) = shelf.matches()
    assert not shelf.troubles()
    assert read_record(kept.reading.text().encode()).state == kept.reading.state
