"""Whose cards lie on the table of a count: a plate for each, with a name, a seal and a face."""

from __future__ import annotations

from kingup_game.stage.ballots.ballot_plan import BallotSlot
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.seats.seat_face import SeatFace, bench_plate, name_plate, width_beside_name
from kingup_game.theme.layers import Layer


def width_of_face(slot: BallotSlot, *, is_large: bool) -> float:
    """How wide the face is that is shown with a card there."""
    return slot.face or width_beside_name(slot.plate, is_large=is_large)


class BallotPlates:
    """None, until they are laid; each is out of sight before it is shown."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._parts: list[Parts] = []

    def __len__(self) -> int:
        """In how many parts they come: what lies below a card's edge, and who stands before it."""
        return len(self._parts)

    def add(
        self, slot: BallotSlot, face: SeatFace, names: tuple[str, ...], *, is_large: bool
    ) -> Sprite:
        """The next one; the face on it is given back."""
        on = Parts(self._sheet, Layer.BALLOT)
        self._parts.append(on)
        if slot.face:
            above = Parts(self._sheet, Layer.BALLOT_OWNER)
            self._parts.append(above)
            shown = bench_plate(on, above, slot.plate, face, names, slot.face, slot.face_aside)
            above.show(False)
        else:
            shown = name_plate(on, slot.plate, face, names, is_large=is_large)
        on.show(False)
        return shown

    def show(self, part: int) -> None:
        """This part of them is seen from now on."""
        self._parts[part].show(True)

    def clear(self) -> None:
        """Nothing is left of them."""
        for one in self._parts:
            one.clear()
        self._parts = []
