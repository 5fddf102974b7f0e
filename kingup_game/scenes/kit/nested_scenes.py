"""Scenes within a scene: a match that is looked at, and not played."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import replace

from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.scene import CoverLike, Scene
from kingup_game.scenes.kit.stack import Stack
from kingup_game.stage.canvas.sheet import Sheet


class NestedScenes(Scene, ABC):
    """They live on a stack of their own, so that nothing of them reaches the game around them."""

    def __init__(self, backstage: Backstage) -> None:
        self.backstage = backstage
        self.within = replace(
            backstage, stack=Stack(reduced_motion=backstage.pace.reduced, is_nested=True)
        )
        """What the scenes within may use."""

    @abstractmethod
    def first(self) -> Scene:
        """The scene within that comes first."""

    def enter(self) -> None:
        """The first scene within begins with this one: making it has changed nothing."""
        self.within.stack.push(self.first())

    def update(self) -> None:
        self.within.stack.update()

    def sheets(self) -> Sequence[Sheet]:
        return [sheet for scene in self.within.stack.scenes for sheet in scene.sheets()]

    def put_cover(self, cover: CoverLike) -> None:
        self.within.stack.put_cover(cover)
