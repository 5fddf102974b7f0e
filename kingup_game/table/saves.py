"""What stays on the disk between two evenings: the match in progress, past matches, settings."""

from __future__ import annotations

import json
import os
import queue
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from kingup_game.engine.record import Ending, Reading, RecordError, read_record

AUTOSAVE_NAME: Final = "autosave.kingup"
SETTINGS_NAME: Final = "settings.json"

Complain = Callable[[OSError], None]


def write_whole(path: Path, text: str) -> None:
    """Write a file so that after a crash it is either the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_name(path.name + ".new")
    with aside.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    aside.replace(path)


class Autosave:
    """Keeps the match in progress on the disk, from a thread, so that no frame waits for it.

    Only the newest text matters: a slow disk skips those in between. The first failure is
    reported once through `complain`, from that thread; play goes on in memory.
    """

    def __init__(self, folder: Path, complain: Complain) -> None:
        self._path = folder / AUTOSAVE_NAME
        self._complain = complain
        self._has_complained = False
        self._texts: queue.Queue[str | None] = queue.Queue()
        self._thread = threading.Thread(target=self._write_on, name="autosave", daemon=True)
        self._thread.start()

    def keep(self, record: str) -> None:
        """Have `record` written soon."""
        self._texts.put(record)

    def flush(self) -> None:
        """Wait until everything kept so far is on the disk."""
        self._texts.join()

    def close(self) -> None:
        self._texts.put(None)
        self._thread.join()

    def _write_on(self) -> None:
        while True:
            taken = [self._texts.get()]
            while not self._texts.empty():
                taken.append(self._texts.get())
            texts = [text for text in taken if text is not None]
            if texts:
                self._write(texts[-1])
            for _ in taken:
                self._texts.task_done()
            if None in taken:
                return

    def _write(self, text: str) -> None:
        try:
            write_whole(self._path, text)
        except OSError as error:
            if not self._has_complained:
                self._has_complained = True
                self._complain(error)


def unfinished_match(folder: Path) -> Reading | None:
    """The match that can be continued, if there is one.

    A save that cannot be read is put aside under another name, for whoever wants to look at it.
    """
    path = folder / AUTOSAVE_NAME
    try:
        reading = read_record(path.read_bytes())
    except OSError:
        return None
    except RecordError:
        _put_aside(path)
        return None
    return None if reading.ending is Ending.COMPLETE else reading


def _put_aside(path: Path) -> None:
    try:
        path.replace(path.with_suffix(".broken"))
    except OSError:
        return


def load_settings(folder: Path) -> dict[str, Any]:
    """The settings as they were saved; empty where there are none or they make no sense."""
    try:
        settings = json.loads((folder / SETTINGS_NAME).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return settings if isinstance(settings, dict) else {}


def save_settings(folder: Path, settings: dict[str, Any]) -> None:
    """Write the settings; OSError where the disk does not allow it."""
    write_whole(folder / SETTINGS_NAME, json.dumps(settings, indent=2, sort_keys=True) + "\n")
