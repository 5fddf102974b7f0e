"""Virtual pads in the hands of people on a sofa: plugged, pressed and pulled."""

from __future__ import annotations

from kingup_game.engine.state import Phase
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand
from tests.harness.tables import bot, climb_to, open_scene, person, sit_down
from tests.harness.virtual_pads import VirtualPad


class Pads:
    """Virtual pads that come and go, and their buttons."""

    def __init__(self, game: Stagehand) -> None:
        self._game = game
        self._all: list[VirtualPad] = []

    def plug(self) -> VirtualPad:
        pad = VirtualPad().plug()
        self._all.append(pad)
        self._game.pump()
        return pad

    def pull(self, pad: VirtualPad) -> None:
        pad.unplug()
        self._game.pump()
        self._game.wait()

    def press(self, pad: VirtualPad, *buttons: int) -> None:
        for button in buttons:
            self._game.read()
            for change in (pad.down, pad.up):
                change(button)
                self._game.pump()
            self._game.wait()

    def pull_all(self) -> None:
        for pad in self._all:
            if pad.is_plugged:
                pad.unplug()


def two_with_pads(
    game: Stagehand, pads: Pads, *, feels: bool = False
) -> tuple[Sitting, list[VirtualPad]]:
    """Two people with a pad each, and a bot."""
    own = [pads.plug(), pads.plug()]
    people = [
        person(name, seat, pad.device, feels=feels)
        for seat, (name, pad) in enumerate(zip(("Ada", "Ben"), own, strict=True))
    ]
    return sit_down(game, [*people, bot("Cy", 2)]), own


def at(game: Stagehand, sitting: Sitting, phase: Phase) -> None:
    climb_to(sitting, phase)
    open_scene(game, sitting)
    game.wait(10)
