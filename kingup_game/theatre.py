"""The whole game around one drawing surface: sound, devices, painter and scenes."""

from __future__ import annotations

import gc
import logging
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pygame

from kingup_game.app.bindings import Bindings
from kingup_game.app.controls import Controls
from kingup_game.app.keyboard import Keyboard
from kingup_game.app.large_pieces import give_free_pieces_back
from kingup_game.app.mouse import Mouse
from kingup_game.app.pads import Pads
from kingup_game.app.presses import Intent, Press
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.captions import Captions
from kingup_game.scenes.kit.notices import Notices
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.kit.stack import Stack
from kingup_game.stage.canvas.loading_ahead import LoadingAhead
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.warm_up import Rehearsal, seen_at_once
from kingup_game.stage.gaps import Gaps
from kingup_game.stage.sound.audio import Audio, Sink
from kingup_game.table.settings import Effect, Settings
from kingup_game.words import Words

FIRST_TICKS = 120
"""Pads that announce themselves so early were connected before the game began."""

TIDY_EVERY_TICKS = 1800

LOOKS_A_FRAME, PATIENCE = 12, 12
MOST_UNREAD = 6
SECONDS_BEFORE_A_FRAME = 0.0012
"""So many things that a scene will show are looked at in a frame before it comes, as long as there
is time; of those whose pictures are not there yet so many, and each so often."""

LARGE_PART = 0.3
"""Of a picture: whoever draws so much of it has no time for what can wait."""

_log = logging.getLogger(__name__)

FirstScene = Callable[[Backstage], Scene]


class Theatre:
    """A window is only one way to have a surface: see `performance.py`.

    Tests, shots and the bench open it on a plain surface and call `tick` and `show` themselves.
    """

    def __init__(
        self,
        surface: pygame.Surface,
        assets: Path,
        settings: Settings | None = None,
        *,
        present: Callable[[Any], None] | None = None,
        sink: Sink | None = None,
        forgiving: bool = False,
        ahead: LoadingAhead | None = None,
    ) -> None:
        chosen = Settings() if settings is None else settings
        self._gaps_found: list[str] = []
        gaps = Gaps(self._gaps_found.append if forgiving else None)
        painter = Painter(surface, assets, present=present, gaps=gaps)
        if ahead is not None:
            painter.pictures.ahead = ahead
        pads = Pads(chosen.pads)
        mouse = Mouse(lambda x, y: painter.viewport.to_design(x, y))
        self.backstage = Backstage(
            Words(),
            painter,
            Stack(),
            Controls((pads, Keyboard(), mouse), Bindings(chosen.bindings)),
            pads,
            Audio(assets, sink=sink, gaps=gaps),
            settings=chosen,
        )
        for effect in Effect:
            self.backstage.take_effect(effect)
        self.ticks = 0
        self._tidied_at = 0
        self._was_in_match = self._is_untidy = self._shown_over = False
        self._tidies: Iterator[None] | None = None
        self._announced: Scene | None = None
        self._foreseen: Scene | None = None
        self._put_together: Iterator[None] | None = None
        self._rehearsal = Rehearsal()
        self.notices = Notices(self.backstage)
        self.captions = Captions(self.backstage)

    def open(self, first: FirstScene) -> None:
        """Begin with this scene; later ones come from the stack."""
        scene = first(self.backstage)
        self.backstage.stack.push(scene)
        self.backstage.painter.foresee(*scene.sheets())
        self._adopt_buttons()

    def feed(self, events: Iterable[Any]) -> None:
        """Device events of one frame."""
        self.press(*self.backstage.controls.read(events))

    def press(self, *presses: Press) -> None:
        """Presses as they reach the scenes."""
        for press in presses:
            self._tell_of_pads(press)
            self.backstage.stack.handle(press)
            self._adopt_buttons()

    def tick(self) -> None:
        """One sixtieth of a second."""
        self.backstage.painter.covered.begin()
        self.press(*self.backstage.controls.tick())
        self.backstage.stack.update()
        self._adopt_buttons()
        self.backstage.audio.update()
        if self.backstage.awaited:
            self.backstage.await_disk()
        self._tell_of_gaps()
        self.notices.update()
        self.captions.update()
        self._tidy()
        self.ticks += 1

    def _tidy(self) -> None:
        """Scenes and their sheets know each other, and hold whole windows of pixels: those that are
        over are let go behind a closed cover, where nobody sees how long it takes, once the painter
        has seen that they are over: whenever a match began or was left, and now and then."""
        stack, was_in_match = self.backstage.stack, self._was_in_match
        if stack.is_covered:
            self._was_in_match = self.is_in_match
            self._is_untidy |= was_in_match is not self._was_in_match
            self._is_untidy |= self.ticks - self._tidied_at >= TIDY_EVERY_TICKS
        if self._is_untidy and self._shown_over and (stack.is_covered or not stack.changing):
            self._tidied_at, self._is_untidy = self.ticks, False
            gc.collect()
            self._tidies = self._tidy_pictures()
        elif self._tidies is not None:
            next(self._tidies, None)
        self._shown_over = False

    def _tidy_pictures(self) -> Iterator[None]:
        """What those scenes were made of, in the ticks after: each lets go of a part."""
        if not self.is_in_match:
            pictures = self.backstage.painter.pictures
            yield from pictures.ahead.let_go_of_noted()
            yield from pictures.caches.leave_match()
        Thread(target=give_free_pieces_back, name="pieces", daemon=True).start()
        self._tidies = None
        yield

    def show(self) -> list[pygame.Rect]:
        """Draws what changed; returns where."""
        stack, painter = self.backstage.stack, self.backstage.painter
        painter.covered.frames = stack.covered_for
        self._foresee(stack.coming)
        stack.draw(painter)
        painter.show(self.captions.sheet)
        painter.show(self.notices.sheet)
        dirty = painter.frame()
        drawn = sum([rect.w * rect.h for rect in dirty])
        whole = painter.viewport.width_px * painter.viewport.height_px
        self.backstage.draws_much = drawn > LARGE_PART * whole
        self._shown_over = self._is_untidy
        return dirty

    def _foresee(self, coming: Scene | None) -> None:
        """While the cover closes, what comes is put together and read, and its looks are found,
        all of it bit by bit."""
        painter = self.backstage.painter
        if coming is not self._announced:
            self._announced = coming  # in this frame it was begun
            if coming is not None and self.is_in_match:
                painter.pictures.ahead.note_what_waits()
        elif coming is not self._foreseen:
            self._foreseen = coming
            self._rehearsal.forget()
            self._put_together = None if coming is None else coming.make_ready()
        if coming is not None and self._put_together is not None:
            self._put_on(coming, self._put_together)
        unread = 0
        for _ in range(LOOKS_A_FRAME):
            if unread == MOST_UNREAD or self._has_no_time():
                return
            unread += not self._rehearsal.update(painter.workshop)

    def _put_on(self, coming: Scene, parts: Iterator[None]) -> None:
        """As much of it as there is time for, of which what is unread is asked for."""
        is_whole = True
        for _ in parts:
            if self._has_no_time():
                is_whole = False
                break
        sheets = coming.sheets()
        self.backstage.painter.foresee(*sheets)
        if is_whole:
            self._put_together = None
            self._rehearsal.expect(seen_at_once(sheets), patience=PATIENCE)

    def _has_no_time(self) -> bool:
        return self.backstage.painter.covered.spent() > SECONDS_BEFORE_A_FRAME

    def _adopt_buttons(self) -> None:
        """The buttons mean what the scene on top says."""
        top = self.backstage.stack.top
        if top is not None and top.buttons != self.backstage.controls.mode:
            self.backstage.controls.set_mode(top.buttons)

    @property
    def is_in_match(self) -> bool:
        """Whether people are in the middle of a match."""
        return any(hasattr(scene, "match") for scene in self.backstage.stack.scenes)

    def _tell_of_gaps(self) -> None:
        """A notice of each part that is missing or damaged; the log names it too."""
        while self._gaps_found:
            part = self._gaps_found.pop(0)
            _log.warning("%s is missing or damaged", part)
            said = self.backstage.say("notices.part_damaged", part=part)
            self.backstage.notices.append(said)

    def _tell_of_pads(self, press: Press) -> None:
        """A notice of pads that come and go; those that are there at first need none."""
        if press.intent is Intent.DEVICE_LEFT:
            self.backstage.notices.append(self.backstage.say("notices.pad_left", pad=press.text))
        elif press.intent is Intent.DEVICE_JOINED and self.ticks > FIRST_TICKS:
            self.backstage.notices.append(self.backstage.say("notices.pad_joined", pad=press.text))
