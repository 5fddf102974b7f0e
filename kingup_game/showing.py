"""How fine and how often the picture is drawn, by what the machine has time for."""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time

import pygame

from kingup_game.app.canvas import Canvas
from kingup_game.motion.thrift import Luxury
from kingup_game.theatre import Theatre


class Showing:
    """Shows a theatre on a canvas, and tells its thrift what that costs.

    `dress` is called whenever pixels have another size; `work` counts the seconds that this thread
    worked: not the clock, which others' work can hold up.
    """

    def __init__(
        self,
        theatre: Theatre,
        canvas: Canvas,
        dress: Callable[[], None] = lambda: None,
        work: Callable[[], float] = thread_time,
    ) -> None:
        self._theatre = theatre
        self._canvas = canvas
        self._dress = dress
        self._work = work
        self._work_began = work()
        self._drawn_at = -1
        dress()

    def begin(self) -> None:
        """A frame begins here, with its presses and ticks."""
        self._work_began = self._work()

    def show(self) -> None:
        """The frame ends with the picture, or without one where every second has to do."""
        backstage, ticks = self._theatre.backstage, self._theatre.ticks
        if self._drawn_at < 0 or backstage.stack.is_covered:  # nobody sees how long it takes
            another = self._canvas.be_coarse(backstage.thrift.gives_up(Luxury.FINE_PIXELS))
            if another is not None:
                self._draw_on(another)
        if backstage.thrift.draws_after(ticks - self._drawn_at):
            self._drawn_at = ticks
            self._theatre.show()
        backstage.thrift.note(self._work() - self._work_began)

    def resized(self, window: pygame.Surface) -> None:
        """The window is another one, or of another size."""
        self._draw_on(self._canvas.lie_on(window, coarse=self._canvas.is_coarse))

    def _draw_on(self, surface: pygame.Surface) -> None:
        self._theatre.backstage.painter.resize(surface)
        self._dress()
