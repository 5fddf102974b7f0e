"""ARCHITECTURE.md's plan has every room's modules, and none that moved out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PLAN = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
ROOMS = [path.parent.name for path in sorted(ROOT.glob("kingup_game/*/__init__.py"))]


def named_in(room: str) -> set[str]:
    """The names on a room's part of the plan; `setup…` stands for all that begin so."""
    part = re.search(rf"^ +{room}/(.*?)(?=^ +\w+/ )", PLAN, re.DOTALL | re.MULTILINE)
    assert part is not None, f"{room} is not on the plan"
    return set(re.findall(r"([\w…]+)\.py", part[1]))


@pytest.mark.parametrize("room", ROOMS)
def test_the_plan_names_every_module_of_a_room_and_no_other(room: str) -> None:
    modules = {path.stem for path in (ROOT / "kingup_game" / room).glob("*.py")} - {"__init__"}
    named = named_in(room)
    families = tuple(name.removesuffix("…") for name in named if name.endswith("…"))
    assert {name for name in named if not name.endswith("…")} <= modules
    assert {name for name in modules - named if not name.startswith(families)} == set()
    assert all(any(module.startswith(family) for module in modules) for family in families)
