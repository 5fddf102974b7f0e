"""Pages of buttons that lie over what was there: pause, a seat, a question."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field

from kingup_game.app.presses import Press
from kingup_game.scenes.kit.choices import Choice
from kingup_game.scenes.kit.screen import Screen
from kingup_game.stage.area import Area
from kingup_game.stage.widgets import pages


@dataclass(frozen=True)
class Row:
    """One button of a page."""

    key: str
    words: str
    choose: Callable[[Press], None]
    value: str = ""
    step: Callable[[int], None] | None = None
    icon: str = ""
    why_not: str = ""
    main: bool = False


@dataclass(frozen=True)
class Page:
    """What a page shows: a title, a few words, and buttons below each other."""

    title: str
    rows: list[Row] = field(default_factory=list)
    note: str = ""
    extra: float = 0.0
    """Height between the words and the buttons, for the page's own things."""


class OverlayPage(Screen):
    """`page` says what is on it; `draw_extra` fills what the page left free."""

    overlay = True
    slides = True
    hangs = True
    width = pages.DIALOG_WIDTH
    hides_all = True
    """What is behind is another page, of which halves of words would be read; not a castle."""

    @abstractmethod
    def page(self) -> Page:
        """What is on it now."""

    def draw_extra(self, free: Area) -> None:
        """The page's own things, in the part it asked for."""

    def build(self) -> None:
        page = self.page()
        dialog = pages.dialog(
            self.sheet,
            self.backstage.painter,
            page.title,
            len(page.rows),
            note=page.note,
            free=page.extra,
            width=self.width,
            shade=pages.OVER_PAGE if self.hides_all else pages.OVER_CASTLE,
        )
        self.draw_extra(dialog.free)
        for row, area in zip(page.rows, dialog.buttons, strict=True):
            centred = not (row.icon or row.value)
            self.choices.add(Choice(area=area, centred=centred, **vars(row)))
