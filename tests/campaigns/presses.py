"""Random presses in each kind of scene: nothing breaks, each has a way out, and none holds a match.

Only presses that reach the wanted scene count. Whoever has left it is brought back at once, and
whoever strays into what lies over it after a few presses there.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Final

from kingup_game.app.paths import assets_folder
from kingup_game.app.presses import Intent
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.viewport import Viewport
from tests.harness.reachable import THE_MATCH, ways_to
from tests.harness.stagehand import open_surface
from tests.scenes.match.anybody import Anybody
from tests.scenes.match.openings import OPENINGS

SIZE: Final = (480, 270)
PICTURES_SHOWN: Final = 10
TICK_EVERY: Final = 6
MOST_ASTRAY: Final = 2
PATIENCE: Final = 6000


@dataclass
class Pressed:
    """How often each scene was pressed in, and which of them broke, with what."""

    scenes: Counter[str] = field(default_factory=Counter)
    faults: dict[str, str] = field(default_factory=dict)


def run(presses: int, seed: int, only: str | None = None) -> Pressed:
    """So many in each scene that there is, or in one."""
    found, loaded = Pressed(), Pictures(assets_folder(), Viewport(*SIZE))
    for name in OPENINGS if only is None else (only,):
        anybody = Anybody(open_surface(SIZE), loaded, Random(seed))
        try:
            found.scenes[name] = press_within(anybody, name, presses)
        except Exception as fault:  # whatever breaks is what is looked for
            found.faults[name] = f"{type(fault).__name__}: {fault}"
        anybody.game.close()
    return found


def press_within(anybody: Anybody, name: str, presses: int) -> int:
    """So many presses that reach the scene, and out of it; the answer is how many there were."""
    OPENINGS[name](anybody)
    anybody.reopen()
    wanted, met, astray, pressed = name.partition("/")[0], 0, 0, 0
    while met < presses:
        is_met = anybody.reached == wanted
        met, astray = (met + 1, 0) if is_met else (met, astray + 1)
        anybody.press_anything()
        pressed += 1
        if pressed % TICK_EVERY == 0:
            anybody.wait(1)
        if pressed % (presses // PICTURES_SHOWN) == 0:
            anybody.theatre.show()
        if astray > MOST_ASTRAY or (astray and anybody.has_left(wanted)):
            anybody.come_back(wanted)
            astray = 0
    assert ways_to(anybody.backstage.stack.scenes, THE_MATCH)[0] == []
    _lead_out(anybody, wanted)
    return pressed


def _lead_out(anybody: Anybody, wanted: str) -> None:
    """Somebody who wants to go on gets on, from wherever the presses have led within the scene."""
    for _ in range(PATIENCE):
        if anybody.reached not in ("", wanted):
            return
        anybody.press_something_sensible(Intent.BACK)
        anybody.wait(3)
    raise AssertionError(f"nobody gets out of {wanted}")
