"""The Jester's reign: shields and cells turn their signs, flags and light become motley."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from kingup_game.engine.cast import DUNGEONS, Place
from kingup_game.engine.scoring import PLACE_VALUES
from kingup_game.motion.script import Script, call, then, together, tween, variant
from kingup_game.motion.tween import linear
from kingup_game.stage.canvas.appearing import fade
from kingup_game.stage.canvas.flipbook import Flipbook
from kingup_game.stage.canvas.item import OPAQUE_ALPHA
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.castle_layers import CastleLayers
from kingup_game.stage.castle.standing import numeral_of
from kingup_game.theme import art
from kingup_game.theme.durations import (
    BETWEEN_SHIELDS,
    BETWEEN_SHIELDS_BACK,
    REIGN_LIGHT,
    REIGN_STOREY,
    SHIELD_LIT,
    SHIELD_STEP,
)
from kingup_game.theme.layers import Layer

_FLASH: Final = 190.0
_STOREYS: Final = (Place.THRONE, *(floor for floor in reversed(Place) if floor.is_floor))


TurnSounds = Callable[[], object]
"""To be called as each storey's shield begins to swing."""


class Reign:
    """It may only threaten, while the Jester is nominated: then the shields alone have turned."""

    def __init__(
        self,
        sheet: Sheet,
        layers: CastleLayers,
        flags: Mapping[str, Iterable[Flipbook]],
        *,
        dungeons: bool,
    ) -> None:
        self._sheet = sheet
        self._layers = layers
        self._flags = flags
        self.is_on = False
        self.is_threatening = False
        names = [f"reign-{PLACE_VALUES[storey]}" for storey in _STOREYS]
        names += [f"reign-cell-{-PLACE_VALUES[cell]}" for cell in DUNGEONS if dungeons]
        self._shields = [
            layers.book(sheet, name, 0, 0, Layer.REIGN_SHIELD, visible=False) for name in names
        ]
        self._light = layers.book(
            sheet, "reign-light", 0, 0, Layer.REIGN_LIGHT, alpha=0, visible=False
        )

    @property
    def pictures(self) -> list[str]:
        """All that a reign shows at once, to be loaded before."""
        flags = [self._layers[f"reign-{name}"].file for name in self._flags]
        return [self._light.picture, *flags, *(shield.picture for shield in self._shields)]

    def show(self, *, is_on: bool, is_threatening: bool) -> None:
        """Everything as it is then, at once."""
        for shield in self._shields:
            shield.set(visible=is_on or is_threatening, frame=0)
        self._light.set(visible=is_on, alpha=OPAQUE_ALPHA if is_on else 0)
        self._hoist(is_on)
        self.is_on, self.is_threatening = is_on, is_threatening

    def threaten(self, heard: TurnSounds) -> Script:
        """From the throne downwards every shield shows what it would be worth."""
        self.is_threatening = True
        yield self._swing(BETWEEN_SHIELDS, is_turned=True, heard=heard)

    def relent(self) -> Script:
        """Every shield is again what it was: the same way, faster."""
        if self.is_threatening:
            self.is_threatening = False
            yield self._swing(BETWEEN_SHIELDS_BACK, is_turned=False)

    def begin(self, heard: TurnSounds) -> Script:
        """Nothing is as it was: from the throne downwards one lit shield after the other turns,
        with flags, and motley light on all rooms."""
        self.is_on, self.is_threatening = True, False
        self._light.visible = True
        yield together(
            self._swing(REIGN_STOREY, is_turned=True, heard=heard),
            *(then(REIGN_STOREY * number, self._flash(one)) for number, one in self._storeys),
            fade(0, OPAQUE_ALPHA, REIGN_LIGHT, self._light),
            then(REIGN_LIGHT, call(lambda: self._hoist(True))),
        )

    @property
    def _storeys(self) -> Iterable[tuple[int, Place]]:
        return enumerate(_STOREYS)

    def _flash(self, storey: Place) -> Script:
        """Light behind a shield that turns: one looks there."""
        x, y = numeral_of(storey).middle
        light = self._sheet.sprite(art.BURST, x, y, width=_FLASH, layer=Layer.BEAM)
        yield fade(OPAQUE_ALPHA, 0, SHIELD_LIT, light)
        light.remove()

    def _hoist(self, is_motley: bool) -> None:
        for name, flags in self._flags.items():
            for flag in flags:
                flag.picture = self._layers[f"reign-{name}" if is_motley else name].file

    def _swing(
        self, step_ticks: int, *, is_turned: bool, heard: TurnSounds = lambda: None
    ) -> Script:
        """One storey after the other; the cells' small tags with the lowest."""
        lowest = len(_STOREYS) - 1
        yield together(
            *(
                then(
                    step_ticks * min(number, lowest),
                    call(heard if number <= lowest else lambda: None),
                    self._turn(shield, is_turned),
                )
                for number, shield in enumerate(self._shields)
            )
        )

    def _turn(self, shield: Flipbook, is_turned: bool) -> Script:
        """A shield swings round on its nail, from its edge to its face, or the other way."""
        edge = shield.frames - 1
        start, end = (edge, 0) if is_turned else (0, edge)
        shield.visible = True

        def show(frame: float) -> None:
            shield.frame = round(frame)

        yield variant(
            lambda: tween(show, start, end, SHIELD_STEP * shield.frames, linear),
            lambda: call(lambda: show(0)),
        )
        shield.set(visible=is_turned, frame=0)
