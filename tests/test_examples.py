"""Examples in docstrings come out as they say, and the values that others will use have one."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path
from pydoc import locate

import pytest

ROOT = Path(__file__).resolve().parent.parent
PROMPT = ">>> "
MODULES = [
    ".".join(path.relative_to(ROOT).with_suffix("").parts)
    for path in sorted((ROOT / "kingup_game").rglob("*.py"))
    if PROMPT in path.read_text(encoding="utf-8")
]

# What a program of somebody else would meet first, and what the other packages are built on.
VALUES = (
    "app.presses.Press",
    "app.sources.Device",
    "engine.actions.MoveCharacter",
    "engine.actions.PlaceCharacter",
    "engine.actions.Refusal",
    "engine.addresses.Address",
    "engine.cast.Place",
    "engine.edition.Terms",
    "engine.events.RoundDealt",
    "engine.goals",
    "engine.lines.line_of",
    "engine.record.Header",
    "engine.record.Reading",
    "engine.state.Hand",
    "engine.state.State",
    "engine.view.View",
    "bots.bot.Bot",
    "bots.ladder.temper_of",
    "bots.lanes.bit_planes",
    "bots.lanes.many_rounds",
    "table.almanac.Almanac",
    "table.ballots",
    "table.gathering.Gathering",
    "table.host.Host",
    "table.seats.Company",
    "table.shown.ShownMatch",
    "motion.director.ScriptRunner",
    "stage.canvas.changed_areas.Damage",
    "stage.canvas.viewport.Viewport",
    "words.catalogue.Words",
)


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_a_module_come_out_as_they_say(module: str) -> None:
    found = doctest.testmod(importlib.import_module(module), optionflags=doctest.ELLIPSIS)
    assert found.attempted > 0
    assert found.failed == 0


@pytest.mark.parametrize("name", VALUES)
def test_a_value_that_others_will_use_is_shown_by_an_example(name: str) -> None:
    assert PROMPT in (getattr(locate(f"kingup_game.{name}"), "__doc__", None) or "")
