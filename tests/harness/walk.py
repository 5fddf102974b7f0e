"""The smallest scene there is, and an evening with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from kingup_game.app.paths import UserFolders
from kingup_game.app.presses import Intent, Press
from kingup_game.motion.director import Director
from kingup_game.motion.script import Script, glide
from kingup_game.performance import perform
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.scene import Scene
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import TextStyle
from kingup_game.table.settings import Settings


class Walk(Scene):
    """A token that walks to the right with each confirmation."""

    def __init__(self, backstage: Backstage) -> None:
        self.backstage = backstage
        self.sheet = Sheet()
        self.sheet.backdrop([], ground="#C9A96E")
        self.token = self.sheet.box(0, 500, 100, 100, fill="#A8232F")
        self.line = self.sheet.text(
            f"{backstage.button(Intent.CONFIRM)} {backstage.say('menu.play')}",
            960,
            100,
            TextStyle(),
            anchor=CENTRE,
        )
        self.director = Director(backstage.pace)
        self.x = 0.0

    def handle(self, press: Press) -> None:
        if press.intent is Intent.CONFIRM:
            self.backstage.audio.cue("step")
            self.director.play(self.step())
        elif press.intent is Intent.BACK:
            self.backstage.stack.pop()

    def step(self) -> Script:
        start, self.x = self.x, self.x + 200
        yield glide(lambda x, y: self.token.set(x=x, y=y), (start, 500), (self.x, 500), 20)

    def update(self) -> None:
        self.director.advance()

    def sheets(self) -> Sequence[Sheet]:
        return (self.sheet,)


def run(first: Callable[[Backstage], Scene], logs: Path | None) -> int:
    """An evening that begins with a scene; without a folder, on a disk that is full."""
    folders = UserFolders(None if logs is None else logs.parent, "notices.nothing_kept", "full")
    return perform(first, Settings(window=(1280, 720)), folders)
