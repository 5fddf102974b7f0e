"""The head of a seat's panel: colour, crest and name; and the horn of whoever called."""

from __future__ import annotations

from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import LEFT
from kingup_game.stage.canvas.items import Box, Label, Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import TITLE
from kingup_game.stage.seats.panel_plans import PanelPlace, PanelPlan
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import CONTROL

BAND_RIM: Final = 9.0
"""So far within a panel's edge its colour begins, and so far above where that ends the body."""
_BAND_CORNER: Final = 7.0
_NAME: Final = TITLE.but(size=CONTROL)
_ASKED: Final = 1.12
"""So much larger is the crest of whoever is asked."""
HORN_WIDE, _HORN_AT = 66.0, (-10.0, 24.0)
"""On the corner that looks away from the castle: over no face, not in a name, and below the panel
above it."""
HORN_IN_HEAD, _HORN_IN_HEAD_X, _NAME_BEFORE_HORN = 62.0, layout.SEAT_WIDTH - 32.0, 46.0
"""Large letters have the crest on that corner: there it is at the right end of the head."""


class SeatHead:
    """What stands on one panel above its cloth."""

    def __init__(self, sheet: Sheet, face: SeatFace, place: PanelPlace, plan: PanelPlan) -> None:
        self._colours = face.colours
        self._plan = plan
        self.place = place
        """Where the panel is now, which moves what is on it."""
        self._is_large = False
        self._peers: tuple[str, ...] = ()
        on = Parts(sheet, Layer.SEAT_PICTURE)
        band = Area(place.x, place.y, layout.SEAT_WIDTH, plan.band).grown(-BAND_RIM)
        self._band = on.box(*band, fill=face.colours.light, radius=_BAND_CORNER)
        self._crest = on.sprite(face.seal, *place.left(plan.crest_at), width=plan.crest)
        name = _NAME.but(fit=(plan.name_width, plan.name_high))
        self._name = on.text(face.short_name, *place.left(plan.name_at), name, anchor=LEFT)
        mark = Parts(sheet, Layer.SEAT_MARK)
        self._horn = mark.sprite(art.HORN, *place.outer(_HORN_AT), width=HORN_WIDE, visible=False)

    @property
    def items(self) -> tuple[Box | Sprite | Label, ...]:
        """All that goes along with the panel."""
        return self._band, self._crest, self._name, self._horn

    def lay(self, place: PanelPlace, plan: PanelPlan, *, is_large: bool) -> None:
        """There, by this plan."""
        self.place, self._plan, self._is_large = place, plan, is_large
        self._write()
        is_on_cloth = plan.is_crest_on_cloth
        x, y = (place.outer if is_on_cloth else place.left)(plan.crest_at)
        self._crest.set(x=x, y=y, width=plan.crest)
        self._crest.restack(Layer.SEAT_BALLOT if is_on_cloth else Layer.SEAT_PICTURE)
        in_head = _HORN_IN_HEAD_X, plan.name_at[1]
        x, y = place.left(in_head) if is_large else place.outer(_HORN_AT)
        self._horn.set(x=x, y=y, width=HORN_IN_HEAD if is_large else HORN_WIDE)

    def say(self, name: str) -> None:
        """Another name for the same seat."""
        self._name.words = name

    def write_like(self, names: tuple[str, ...]) -> None:
        """In the one size in which all these names fit a panel."""
        self._peers = names
        self._write()

    def _write(self) -> None:
        """As large as all; large letters have less room beside a horn."""
        plan, has_horn = self._plan, self._horn.visible and self._is_large
        x, y = self.place.left(plan.name_at)
        fit, taken = (plan.name_width, plan.name_high), _NAME_BEFORE_HORN if has_horn else 0.0
        self._name.set(x=x, y=y, style=_NAME.but(fit=fit, peers=self._peers, taken=taken))

    def show_horn(self, is_on: bool) -> None:
        """Whether this seat nominated last."""
        self._horn.visible = is_on
        self._write()

    def be_asked(self, is_on: bool) -> None:
        """Whether this seat is asked now."""
        self._crest.zoom = _ASKED if is_on else 1.0

    def wait(self, is_on: bool) -> None:
        """Whether it waits while others are asked, or is done."""
        self._band.fill = self._colours.waits if is_on else self._colours.light
