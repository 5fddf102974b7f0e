"""The rules to read: what is in them, and each part page by page; nothing of a match, so no secret.

Nothing is scrolled: where letters are large, a part has more pages.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from kingup_game.app.presses import AGREEING, Intent, Press
from kingup_game.engine.edition import Edition
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.choices import Choice
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.kit.screen import Screen
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.canvas.warm_up import Rehearsal
from kingup_game.stage.castle.rules_pictures import PICTURES, faces_of, view_of
from kingup_game.stage.lettering.wrapping import inline
from kingup_game.stage.widgets.picture_page import CHAPTER, contents_page, leaves_of, picture_page
from kingup_game.theme import art, cues

CHAPTERS: Final = {
    Edition.CLASSIC: ("goal", "placing", "climbing", "voting", "scoring", "tactics"),
    Edition.JESTER: (
        *("goal", "jester_placing", "climbing", "privies"),
        *("stomachache", "dungeons", "jester", "tactics"),
    ),
}
"""What there is to read of each edition."""

TICKS_ON_A_PAGE: Final = 10
"""Somebody who leafs on at once waits as long as without a rehearsal."""
PATIENCE: Final = 600

_ONWARD: Final = (Intent.RIGHT, Intent.DOWN, Intent.CONFIRM, Intent.PRESS)


class RulesPage(Screen):
    """A table of contents for each edition, and behind it a page or more for each chapter."""

    comes_with = cues.PAGE

    def __init__(
        self,
        backstage: Backstage,
        edition: Edition = Edition.CLASSIC,
        lesson: Callable[[Edition], Scene] | None = None,
    ) -> None:
        super().__init__(backstage)
        self._lesson = lesson
        """What teaches the same by doing; from a match it leads back there."""
        self._edition = edition
        self.choices.focus = CHAPTERS[edition][0]
        self._page: int | None = None
        """Which page is open; None while the contents are."""
        self._leaves: list[tuple[str, str]] = []
        """Each page's chapter and words, in letters as large as people chose."""
        self._parted_for: tuple[object, ...] | None = None
        """Edition and look that they were parted for: to measure every sentence takes a frame."""
        self._rehearsal = Rehearsal()
        self._until_rehearsed = TICKS_ON_A_PAGE

    def update(self) -> None:
        super().update()
        self._until_rehearsed -= 1
        if self._until_rehearsed == 0:
            self._rehearse()
        self._rehearsal.update(self.backstage.painter.workshop)

    def _rehearse(self) -> None:
        """The page that will be turned to is read and written while this one is looked at."""
        at = [name for name, _ in self._leaves]
        chosen = at.index(self.choices.focus) if self.choices.focus in at else 0
        coming = chosen if self._page is None else (self._page + 1) % len(at)
        sheet = Sheet()
        self._build_page(sheet, coming)
        self._rehearsal.expect(sheet.stacked(), patience=PATIENCE)

    def handle(self, press: Press) -> None:
        """On the list of contents it is a page of buttons, behind it a book."""
        press = self.by_words(press)
        if press.intent is Intent.ALMANAC or (press.intent is Intent.BACK and self._page is None):
            self.back(press)
        elif self._page is None:
            super().handle(press)
        elif press.intent is Intent.BACK:
            self._close(self._page)
        elif press.intent in _ONWARD:
            self._turn(self._page, 1, press)
        elif press.intent in (Intent.LEFT, Intent.UP):
            self._turn(self._page, -1, press)

    def _turn(self, page: int, by: int, press: Press) -> None:
        is_onward_click = press.intent in AGREEING
        if is_onward_click and page + by == len(self._leaves):
            self._close(page)
        else:
            self._show((page + by) % len(self._leaves))

    def _close(self, page: int) -> None:
        """Back to the contents, where the chapter is that was read."""
        self.choices.focus = self._leaves[page][0]
        self._show(None)

    def _look_at(self, edition: Edition, press: Press) -> None:
        del press
        self._edition = edition

    def _learn(self, press: Press) -> None:
        del press
        assert self._lesson is not None
        self.backstage.stack.push(self._lesson(self._edition), "iris")

    def _open(self, chapter: str, press: Press) -> None:
        del press
        self._page = [name for name, _ in self._leaves].index(chapter)
        self.backstage.audio.cue(cues.PAGE)

    def _show(self, page: int | None) -> None:
        self._page = page
        self.backstage.audio.cue(cues.PAGE)
        self.rebuild()

    def back(self, press: Press) -> None:
        del press
        self.backstage.audio.cue(cues.BACK)
        self.backstage.stack.pop("page")

    def build(self) -> None:
        say, chapters = self.backstage.say, CHAPTERS[self._edition]
        self._part_into_leaves(chapters)
        self._rehearsal.forget()
        self._until_rehearsed = TICKS_ON_A_PAGE
        back = Intent.BACK, say("actions.back")
        if self._page is None:
            self._build_contents(chapters)
            self.hints((Intent.CONFIRM, say("actions.confirm")), back)
            return
        self._page = min(self._page, len(self._leaves) - 1)
        self._build_page(self.sheet, self._page)
        page = say("rules.page", number=self._page + 1, count=len(self._leaves))
        self.hints((Intent.RIGHT, page), back)

    def _build_page(self, sheet: Sheet, page: int) -> None:
        name, words = self._leaves[page]
        title, draw = self.backstage.say(f"rules.{name}_title"), PICTURES[name]
        painter, view, faces = self.backstage.painter, view_of(name), faces_of(name)
        picture_page(sheet, painter, title, words, draw, view, faces)

    def _part_into_leaves(self, chapters: Sequence[str]) -> None:
        parted_for = self._edition, self.backstage.look
        if parted_for == self._parted_for:
            return
        say, painter, self._parted_for = self.backstage.say, self.backstage.painter, parted_for
        self._leaves = [
            (name, leaf) for name in chapters for leaf in leaves_of(painter, say(f"rules.{name}"))
        ]

    def _build_contents(self, chapters: Sequence[str]) -> None:
        say, painter = self.backstage.say, self.backstage.painter
        tops = len(CHAPTERS) + (self._lesson is not None)
        page = contents_page(*(self.sheet, painter, say("menu.almanac")), tops, len(chapters))
        if self._lesson is not None:
            by_doing = page.editions[-1]
            words = say("menu.learn")
            self.choices.add(Choice("learn", by_doing, words, self._learn, icon=art.RAVEN))
        for edition, area in zip(CHAPTERS, page.editions, strict=False):
            words, choose = say(f"setup.{edition}"), partial(self._look_at, edition)
            tick = inline(art.ICON_TICK) if edition is self._edition else ""
            self.choices.add(Choice(f"edition-{edition}", area, words, choose, value=tick))
        for name, area in zip(chapters, page.chapters, strict=True):
            title, choose = say(f"rules.{name}_title"), partial(self._open, name)
            face = faces_of(name)[0]
            self.choices.add(
                Choice(name, area, title, choose, icon=face, large=True, style=CHAPTER)
            )
