"""What an older version left on the disk goes on in this one."""

from __future__ import annotations

import json
import shutil
from datetime import datetime
from pathlib import Path

from kingup_game.engine.state import Phase
from kingup_game.table.disk.files import Trouble
from kingup_game.table.disk.saves import Shelf
from kingup_game.table.disk.scribe import Scribe
from kingup_game.table.evenings.memories import Memories
from kingup_game.table.settings import load_settings

OLDER = Path(__file__).resolve().parents[2] / "records" / "older"
PATIENCE = 30.0


def test_a_match_that_0_1_0_left_goes_on_with_its_seats_and_crests(tmp_path: Path) -> None:
    shutil.copy(OLDER / "autosave.kingup", tmp_path)
    (kept,) = Shelf(tmp_path).matches()
    assert kept.crests == (4, 2, 7, 1)
    assert len(kept.reading.header.seats) == 4
    assert kept.reading.state.phase is Phase.MOVE


def test_settings_that_0_1_0_left_still_count() -> None:
    left: dict[str, object] = json.loads((OLDER / "settings.json").read_text(encoding="utf-8"))
    kept, put_right, troubles = load_settings(OLDER)
    assert put_right == []
    assert troubles == []
    now = json.loads(json.dumps(kept.as_json()))
    assert {key: now[key] for key in left} == left


def test_a_household_that_0_1_0_left_is_known_again_and_its_match_can_be_seen(
    tmp_path: Path,
) -> None:
    (tmp_path / "past").mkdir()
    shutil.copyfile(OLDER / "past.kingup", tmp_path / "past" / "2026-11-18 21-04-33.kingup")
    told: list[Trouble] = []
    scribe = Scribe()
    memories = Memories(OLDER, tmp_path, scribe, told.append)
    memories.look()
    assert scribe.flush(PATIENCE)
    scribe.close()
    ada, joerg = memories.people
    assert (ada.name, ada.avatar, ada.crest, ada.results.matches) == ("Ada", 4, 0, 7)
    assert (joerg.name, joerg.aids.more_no, joerg.results.best) == ("Jörg", True, 48)
    (match,) = memories.matches()
    assert match.totals == (43, 18, 27, 29)
    assert match.ended_at == datetime(2026, 11, 18, 21, 4, 33)
    assert memories.past is not None
    assert memories.past.opened(match) is not None
    assert told == []
