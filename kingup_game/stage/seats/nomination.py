"""The call: somebody is up for the throne. The castle steps aside, the seats leave the picture, and
a face has the left third, with its name below it, and the seal of whoever called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.engine.cast import Character
from kingup_game.motion.script import Script, call, then, together, tween, variant
from kingup_game.motion.tween import ease_in, ease_out, ease_out_back
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.items import Frame, Label, Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.camera import Camera
from kingup_game.stage.lettering.text_styles import HEADINGS
from kingup_game.stage.seats.close_up import CloseUp
from kingup_game.stage.seats.face_sizes import BESIDE_AT
from kingup_game.stage.seats.jury import seat_jury
from kingup_game.stage.seats.seat_face import SeatFace, face_and_seal
from kingup_game.stage.seats.seat_panels import SeatPanels
from kingup_game.theme import art, durations
from kingup_game.theme.layers import Layer
from kingup_game.theme.scheme import Clarity
from kingup_game.theme.type_scale import ADDRESS

_WIDTH, _HEIGHT = 580.0, 150.0
_TOP: Final = BESIDE_AT[1] - 22.0
"""The ribbon lies over the lower rim of the face."""
_LIFT: Final = 9.0
_WORDS: Final = HEADINGS.but(size=ADDRESS, align="centre", fit=(_WIDTH - 236.0, 104.0))
_ASIDE: Final = 74.0
"""So far left of its middle the name stands: at its right end is whoever called."""
_UNROLLS: Final = 34.0
_CALLER: Final = 172.0
_CALLER_AT: Final = (_WIDTH / 2 - 106.0, 60.0)
"""Before the ribbon, and below the face: who is called is covered by nobody, and neither is what
the cells of the tower beside it are worth."""
_HORN: Final = 84.0
_HORN_ASIDE, _HORN_UP = 52.0, 70.0
_JURY_ASIDE: Final = 720.0
"""Out of the wings, as the face."""


class Nomination:
    """Nobody is called; or somebody is, until the election takes them over."""

    def __init__(self, castle_sheet: Sheet, sheet: Sheet, panels: SeatPanels) -> None:
        self._camera = Camera(castle_sheet)
        self._sheet = sheet
        self._panels = panels
        self._name = Parts(sheet, Layer.VERDICT)
        self._bench = Parts(sheet, Layer.JURY)
        self._around: list[Frame | Label | Sprite] = []
        """Name, caller and jury."""
        self._face: CloseUp | None = None
        self._breathing: CloseUp | None = None
        self.is_called = False
        """Whether the left third is theirs, down to the corner."""

    def call(
        self, nominee: Character, name: str, caller: SeatFace, clarity: Clarity | None
    ) -> Script:
        """Everything at the same time, a little apart; over when the name can be read."""
        self.clear()
        self.is_called = True
        self._face = self._breathing = face = CloseUp(self._sheet, nominee, clarity)
        yield together(
            self._panels.step_out(),
            self._camera.step_aside(),
            then(durations.FACE_WAITS, face.step_in()),
            then(durations.NAME_WAITS, self._write(name, caller)),
            then(durations.NAME_WAITS, self._call_the_jury(caller)),
        )

    def reach_the_throne(self) -> Script:
        """Whoever was called has arrived, and is looked at for a moment; in it is room to get ready
        for the camera's next move."""
        if self._face is not None:
            yield then(self._face.hop(), self._camera.get_ready(), durations.NOMINEE_READ)

    def hand_over(self, nominee: Character, clarity: Clarity | None) -> CloseUp:
        """The face is the election's from now on; where nobody was called, one out of sight."""
        face, self._face = self._face, None
        if face is None or face.character != nominee:
            if face is not None:
                face.remove()
            face = CloseUp(self._sheet, nominee, clarity)
        self._breathing = face
        return face

    def step_out(self) -> Script:
        """The name and the jury go out to the left as the face leaves them; in calm motion, or at a
        pace at which nobody would see them go, at once."""
        starts = [item.x for item in self._around]

        def go(share: float) -> None:
            for item, x in zip(self._around, starts, strict=True):
                item.x = x - _JURY_ASIDE * share

        out = call(self.take_down)
        yield variant(
            lambda: then(tween(go, 0, 1, durations.FACE_GOES, ease_in), out),
            lambda: out,
            lambda: out,
        )

    def take_down(self) -> None:
        """Neither name nor jury is there any more."""
        self._name.clear()
        self._bench.clear()
        self._around, self.is_called = [], False

    def breathe(self, *, is_still: bool) -> None:
        """One tick of life for whoever is called, also once it is voted on them."""
        if self._breathing is not None:
            self._breathing.breathe(is_still=is_still)

    def clear(self) -> None:
        """Nobody is called any more; everything is in its place at once."""
        if self._face is not None:
            self._face.remove()
            self._face = None
            self.take_down()
            self._camera.cut_home()
            self._panels.stand_aside(0)

    def looks_of(self, name: str, caller: SeatFace) -> Sheet:
        """What it will look like, shown to nobody."""
        sheet = Sheet()
        _hang(Parts(sheet, Layer.VERDICT), name, caller)
        seat_jury(Parts(sheet, Layer.JURY), self._jury(caller), is_large=self._panels.is_large)
        return sheet

    def _jury(self, caller: SeatFace) -> list[SeatFace]:
        faces = [panel.face for panel in self._panels.panels]
        return [face for face in faces if face != caller]

    def _call_the_jury(self, caller: SeatFace) -> Script:
        """In from the left, heads and bench; in calm motion they are there, and at a quick pace a
        frame after the camera's cut."""
        yield variant(lambda: 0, lambda: 0, lambda: durations.SIDES_APART)
        jury = self._jury(caller)
        items = seat_jury(self._bench, jury, is_large=self._panels.is_large)
        self._around += items
        yield _arrive(items, -_JURY_ASIDE, 0.0)

    def _write(self, name: str, caller: SeatFace) -> Script:
        """The ribbon comes down a little, and lies still."""
        items = _hang(self._name, name, caller)
        self._around += items
        yield _arrive(items, 0.0, -_UNROLLS)


def needed_by_call(caller: SeatFace) -> dict[str, tuple[float]]:
    """The pictures on the ribbon, and how wide."""
    return {caller.picture(): (_CALLER,), art.HORN: (_HORN,)}


def looks_of_name(name: str) -> Sheet:
    """The words of it, shown to nobody."""
    sheet = Sheet()
    sheet.text(name, style=_WORDS)
    return sheet


def _arrive(items: Sequence[Frame | Label | Sprite], right: float, below: float) -> Script:
    """From so far right of and below where they are; in calm motion at once."""
    ends = [(item.x, item.y) for item in items]

    def come(share: float) -> None:
        for item, (x, y) in zip(items, ends, strict=True):
            item.set(x=x + right * share, y=y + below * share)

    ease = ease_out if right else ease_out_back()
    yield variant(
        lambda: tween(come, 1, 0, durations.NAME_COMES, ease),
        lambda: call(lambda: come(0)),
        lambda: call(lambda: come(0)),
    )


def _hang(on: Parts, name: str, caller: SeatFace) -> Sequence[Frame | Label | Sprite]:
    """A ribbon with the name, and the seal of whoever called."""
    middle, y = BESIDE_AT[0], _TOP + _HEIGHT / 2
    ribbon = on.frame(art.RIBBON, middle - _WIDTH / 2, _TOP, _WIDTH, _HEIGHT)
    words = on.text(name, middle - _ASIDE, y - _LIFT, _WORDS, anchor=CENTRE)
    x, y = middle + _CALLER_AT[0], _TOP + _CALLER_AT[1]
    face, seal = face_and_seal(on, caller, x, y, _CALLER)
    horn = on.sprite(art.HORN, x + _HORN_ASIDE, y - _HORN_UP, width=_HORN)
    return ribbon, words, face, seal, horn
