"""Pictures that move: the frames of one sheet, side by side, shown one after the other."""

from __future__ import annotations

from pygame import Surface

from kingup_game.stage.canvas.item import Retained, Workshop
from kingup_game.stage.canvas.items import Sized
from kingup_game.stage.canvas.scaling import scaled


class Flipbook(Sized):
    """One frame of a strip, its left upper corner at a place in design units."""

    picture = Retained("")
    frames = Retained(1)
    frame = Retained(0)

    def resolve(self, shop: Workshop) -> None:
        """Cuts the frame out of the strip, at this window's size."""
        view = shop.viewport
        self.rect.update(
            view.to_px(self.x + self.sheet.dx, self.y + self.sheet.dy),
            (view.length_px(self.width), view.length_px(self.height)),
        )
        size = self.rect.size
        key = ("flipbook", self.picture, self.frame, size)

        def cut_out() -> Surface:
            strip = shop.pictures.strip(self.picture, self.frames)
            across = strip.get_width() // self.frames
            part = strip.subsurface((across * self.frame, 0, across, strip.get_height()))
            return scaled(part, size)

        self.surface = shop.pictures.kept(key, cut_out)
