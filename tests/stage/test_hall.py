"""The throne hall as it lights up."""

from __future__ import annotations

from kingup_game.motion.director import ScriptRunner
from kingup_game.motion.pace import Pace
from kingup_game.stage.canvas.dimming import Veil
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.ending.hall import Hall
from kingup_game.theme import art


def test_no_frame_changes_the_dark_of_the_hall_and_the_rays_below_it() -> None:
    """Each of them draws the whole window."""
    sheet = Sheet()
    hall = Hall(sheet, has_room_at_its_back=False, clarity=None)
    items = sheet.stacked()
    (dusk,) = (item for item in items if isinstance(item, Veil))
    (rays,) = (item for item in items if isinstance(item, Sprite) and item.picture == art.BURST)
    script, changed = ScriptRunner(hall.light_up(), Pace()), [False, False]
    while not script.done:
        before = dusk.alpha, rays.alpha
        script.advance()
        now = before[0] != dusk.alpha, before[1] != rays.alpha
        assert not all(now)
        changed = [had or has for had, has in zip(changed, now, strict=True)]
    assert changed == [True, True]
    assert dusk.alpha == 0
    assert rays.alpha > 0
