from __future__ import annotations

from pathlib import Path

from kingup_game.app.input_log import InputLog, Playback
from kingup_game.app.presses import Intent, Press


def test_a_written_log_reads_back_the_same(tmp_path: Path) -> None:
    log = InputLog(seed=7)
    log.note(3, [Press("pad:1", Intent.YES), Press("mouse", Intent.PRESS, 12.5, 3)])
    log.note(
        9, [Press("keyboard", Intent.TYPE, text="ß"), Press("pad:1", Intent.UP, repeated=True)]
    )
    log.write(tmp_path / "input.log")
    assert InputLog.read(tmp_path / "input.log") == log
    assert [tick for tick, _ in log.presses] == [3, 3, 9, 9]


def test_playback_gives_each_press_at_its_tick() -> None:
    log = InputLog()
    log.note(3, [Press("pad:1", Intent.YES)])
    log.note(3, [Press("pad:2", Intent.NO)])
    playback = Playback(log)
    assert [len(playback.at(tick)) for tick in range(5)] == [0, 0, 0, 2, 0]
