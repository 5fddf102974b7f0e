"""The game's own log: a file that is only there when there was something to say."""

from __future__ import annotations

import logging
import os
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path

import pytest

from kingup_game.app.log import LOG_NAME, close_log, keep_log


def test_a_line_is_kept_with_its_time(tmp_path: Path) -> None:
    handler = keep_log(tmp_path)
    assert not (tmp_path / LOG_NAME).exists()
    logging.getLogger("kingup_game.bots.thinking.worker").warning("somebody %s", "fell asleep")
    close_log(handler)
    logging.getLogger("kingup_game.bots.thinking.worker").warning("not heard any more")
    text = (tmp_path / LOG_NAME).read_text(encoding="utf-8")
    assert text.endswith(" somebody fell asleep\n")
    assert text.startswith("20")
    assert text.count("\n") == 1


def test_without_a_folder_the_terminal_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    handler = keep_log(None)
    logging.getLogger("kingup_game.bots").warning("somebody woke up")
    close_log(handler)
    assert capsys.readouterr().err.endswith("somebody woke up\n")


@pytest.mark.skipif(sys.platform == "win32", reason="nothing there is a pipe")
def test_where_a_pipe_or_a_folder_lies_the_terminal_is_told_and_nobody_waits(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for number, make in enumerate((os.mkfifo, os.mkdir)):
        logs = tmp_path / str(number)
        logs.mkdir()
        make(logs / LOG_NAME)
        handler = keep_log(logs)
        logging.getLogger("kingup_game.bots").warning("somebody woke up")
        close_log(handler)
        assert capsys.readouterr().err.endswith("somebody woke up\n")


def test_a_full_disk_keeps_no_line_and_says_nothing_of_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(RotatingFileHandler, "shouldRollover", full)
    handler = keep_log(tmp_path)
    logging.getLogger("kingup_game.bots").warning("somebody woke up")
    close_log(handler)
    assert capsys.readouterr().err == ""
