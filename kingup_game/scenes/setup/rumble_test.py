"""Can this pad be felt? Three lamps light in turn, the pad buzzes at one, its owner says which."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.choices import Choice
from kingup_game.scenes.kit.screen import Screen
from kingup_game.scenes.private.pulses import buzz
from kingup_game.scenes.setup.names import shown_names
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.stage.widgets.lamps import draw_lamps, draw_question
from kingup_game.table.gathering import Gathering
from kingup_game.table.seats import Secrecy
from kingup_game.theme import cues
from kingup_game.theme.durations import RUMBLE_LAMP, RUMBLE_LEAD_IN

LAMPS: Final = 3
RIGHT_TIMES: Final = 2


class RumbleTest(Screen):
    """Twice right: the pad can tell its owner a secret. Otherwise the curtain does."""

    overlay = True

    def __init__(
        self,
        backstage: Backstage,
        gathering: Gathering,
        number: int,
        moment: int,
        then: Callable[[], None],
    ) -> None:
        super().__init__(backstage)
        self._gathering = gathering
        self._number = number
        guest = gathering.guests[number]
        self._device = guest.device or ""
        self._name = shown_names(gathering, backstage.say)[number]
        self._face = SeatFace(self._name, guest.crest, avatar=guest.face)
        self._then = then
        self._chance = Random(f"{self._device}/{self._name}/{moment}")
        self._times_right = 0
        self._begin()

    def _begin(self) -> None:
        self._lamp = self._chance.randrange(LAMPS)
        self._tick = -RUMBLE_LEAD_IN

    @property
    def _lit(self) -> int | None:
        """The lamp that is alight at this moment of the run."""
        return self._tick // RUMBLE_LAMP if 0 <= self._tick < LAMPS * RUMBLE_LAMP else None

    @property
    def _asks(self) -> bool:
        return self._tick >= LAMPS * RUMBLE_LAMP

    def update(self) -> None:
        """Lamp after lamp lights up, and the pad buzzes at one of them, in the time of the
        sweep."""
        super().update()
        if self._asks:
            return
        self._tick += 1
        if self._tick % RUMBLE_LAMP == 0:
            if self._lit is not None:
                self.backstage.audio.cue(cues.SWEEP_DRUM)
            if self._lit == self._lamp:
                buzz(self.backstage.controls.rumble, self._device)
            self.rebuild()

    def handle(self, press: Press) -> None:
        """Whoever is unsure, or goes, gets the curtain: it keeps secrets with any device."""
        if press.intent is Intent.DEVICE_LEFT and press.device == self._device:
            self._agree_on(Secrecy.CURTAIN)
        elif press.intent in (Intent.BACK, Intent.SKIP):
            self.backstage.audio.cue(cues.BACK)
            self._agree_on(Secrecy.CURTAIN)
        elif self._asks and press.device == self._device:
            super().handle(press)

    def build(self) -> None:
        say, button = self.backstage.say, self.backstage.button(Intent.BACK, self._device)
        draw_question(
            self.sheet,
            self.backstage.painter,
            self._face,
            say("rumble_test.title", name=self._name),
            say("rumble_test.which" if self._asks else "rumble_test.feel"),
            (button, say("rumble_test.skip")),
        )
        for lamp, area in enumerate(draw_lamps(self.sheet, LAMPS, self._lit)):
            if self._asks:
                answer = partial(self._answer, lamp)
                self.choices.add(Choice(f"lamp-{lamp}", area, "", answer, framed=False))

    def _answer(self, lamp: int, press: Press) -> None:
        del press
        if lamp != self._lamp:
            self.backstage.notices.append(self.backstage.say("rumble_test.curtain_then"))
            self._agree_on(Secrecy.CURTAIN)
            return
        self._times_right += 1
        if self._times_right >= RIGHT_TIMES:
            self.backstage.notices.append(self.backstage.say("rumble_test.works"))
            self._agree_on(Secrecy.RUMBLE)
        else:
            self._begin()

    def _agree_on(self, secrecy: Secrecy) -> None:
        self._gathering.agree_on_secrecy(self._number, secrecy)
        self.backstage.stack.pop()
        self._then()
