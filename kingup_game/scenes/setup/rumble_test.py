"""Can this pad be felt? Three lamps light in turn, the pad buzzes at one, its owner says which."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.motion import ticks
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.choices import Area, Choice
from kingup_game.scenes.kit.screen import Screen
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import TOP
from kingup_game.stage.lettering.text import TextStyle
from kingup_game.table.seats import Secrecy
from kingup_game.theme.crests import SEAT_CRESTS

LAMPS: Final = 3
RIGHT_TIMES: Final = 2
LAMP_TICKS: Final = ticks(900)
LEAD_IN: Final = ticks(700)
BUZZ_MS: Final = 250

_LAMP: Final = 190.0
_RING_SPACE: Final = 14.0
_LAMP_Y: Final = 560.0
_LAMP_STEP: Final = 330.0
_FIT: Final = (1600.0, 150.0)
_TITLE: Final = TextStyle(size=54, face="display", colour="#F8ECD2", align="centre", fit=_FIT)
_WORDS: Final = TextStyle(size=40, colour="#F8ECD2", align="centre", fit=_FIT)


class RumbleTest(Screen):
    """Twice right: the pad can tell its owner a secret. Otherwise the curtain does."""

    overlay = True
    layer = 380.0

    def __init__(
        self,
        backstage: Backstage,
        device: str,
        name: str,
        crest: int,
        moment: int,
        tested: Callable[[Secrecy], None],
    ) -> None:
        super().__init__(backstage)
        self._device = device
        self._name = name
        self._crest = SEAT_CRESTS[crest].key
        self._tested = tested
        self._chance = Random(f"{device}/{name}/{moment}")
        self._times_right = 0
        self._begin()

    def _begin(self) -> None:
        self._lamp = self._chance.randrange(LAMPS)
        self._tick = -LEAD_IN

    @property
    def _lit(self) -> int | None:
        """The lamp that is alight at this moment of the run."""
        return self._tick // LAMP_TICKS if 0 <= self._tick < LAMPS * LAMP_TICKS else None

    @property
    def _asks(self) -> bool:
        return self._tick >= LAMPS * LAMP_TICKS

    def enter(self) -> None:
        self.rebuild()

    def update(self) -> None:
        super().update()
        if self._asks:
            return
        self._tick += 1
        if self._tick % LAMP_TICKS == 0:
            if self._lit is not None:
                self.backstage.audio.cue("sweep-drum")
            if self._lit == self._lamp:
                self.backstage.controls.rumble(self._device, 0.7, 0.9, BUZZ_MS)
            self.rebuild()

    def handle(self, press: Press) -> None:
        if press.intent is Intent.DEVICE_LEFT and press.device == self._device:
            self._tested(Secrecy.CURTAIN)
        elif press.intent in (Intent.BACK, Intent.SKIP):
            self.backstage.audio.cue("back")
            self._tested(Secrecy.CURTAIN)
        elif self._asks and press.device == self._device:
            super().handle(press)

    def build(self) -> None:
        say, sheet, middle = self.backstage.say, self.sheet, layout.WIDTH / 2
        sheet.veil("#120A16", 246, layer=self.layer - 12)
        sheet.sprite(f"signs/crest_{self._crest}.webp", middle, 136, width=130, layer=self.layer)
        sheet.text(
            say("rumble_test.title", name=self._name), middle, 214, _TITLE,
            anchor=TOP, width=1600, layer=self.layer,
        )  # fmt: skip
        for lamp in range(LAMPS):
            self._add_lamp(lamp)
        words = say("rumble_test.which") if self._asks else say("rumble_test.feel")
        skip = f"{self.backstage.button(Intent.BACK, self._device)} {say('rumble_test.skip')}"
        sheet.text(words, middle, 706, _WORDS, anchor=TOP, width=1600, layer=self.layer)
        _, high = self.backstage.measure(skip, _WORDS, 1600)
        y = layout.SAFE_BOTTOM - high
        sheet.text(skip, middle, y, _WORDS, anchor=TOP, width=1600, layer=self.layer)

    def _add_lamp(self, lamp: int) -> None:
        x = layout.WIDTH / 2 + (lamp - 1) * _LAMP_STEP
        is_lit = self._lit == lamp
        picture = "signs/focus_round.webp"
        self.sheet.box(
            x - _LAMP / 2, _LAMP_Y - _LAMP / 2, _LAMP, _LAMP,
            fill="#FFD75E" if is_lit else "#3A2A38", border="#F2B632", border_width=7,
            radius=_LAMP / 2, layer=self.layer,
        )  # fmt: skip
        if is_lit:
            self.sheet.sprite(picture, x, _LAMP_Y, width=_LAMP * 1.5, layer=self.layer + 1)
            self.sheet.sprite(
                "signs/icon_rumble.webp", x, _LAMP_Y, width=_LAMP * 0.5, layer=self.layer + 2
            )
        if self._asks:
            side = _LAMP + 2 * _RING_SPACE
            spot = Area(x - side / 2, _LAMP_Y - side / 2, side, side)
            self.choices.add(
                Choice(f"lamp-{lamp}", spot, "", partial(self._answer, lamp), framed=False)
            )

    def _answer(self, lamp: int, press: Press) -> None:
        del press
        if lamp != self._lamp:
            self.backstage.notices.append(self.backstage.say("rumble_test.curtain_then"))
            self._tested(Secrecy.CURTAIN)
            return
        self._times_right += 1
        if self._times_right >= RIGHT_TIMES:
            self.backstage.notices.append(self.backstage.say("rumble_test.works"))
            self._tested(Secrecy.RUMBLE)
        else:
            self._begin()
