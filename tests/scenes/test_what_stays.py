"""What was left holds no pixels, also the first title, which Python keeps for good."""

from __future__ import annotations

import gc
import sys
from types import FunctionType, ModuleType

import pygame

from kingup_game.scenes.kit.scene import Scene
from tests.harness.stagehand import OpenGame, Stagehand

LARGE_PX = 200 * 200


def large_surfaces_of(scene: Scene, hand: Stagehand) -> list[tuple[int, int]]:
    """What can be reached from a scene, but not what the house keeps for every scene."""
    painter = hand.theatre.backstage.painter
    shared = (hand.theatre.backstage, painter, painter.pictures, painter.lettering, hand.game)
    seen = {id(one) for one in shared} | {id(vars(one)) for one in list(sys.modules.values())}
    found, waiting = [], [scene]
    while waiting:
        for part in gc.get_referents(waiting.pop()):
            if id(part) in seen or isinstance(part, (type, ModuleType, FunctionType)):
                continue
            seen.add(id(part))
            waiting.append(part)
            if isinstance(part, pygame.Surface) and part.get_width() * part.get_height() > LARGE_PX:
                found.append(part.get_size())
    return found


def test_a_title_that_was_left_holds_no_castle_nor_half_of_one(open_game: OpenGame) -> None:
    hand = open_game(lessons=[])
    title, kept = hand.top, hand.theatre.backstage.painter.pictures.caches.backdrops
    kept.clear()  # others that were opened in this process have joined it
    castles = set[tuple[int, int]]()
    while len(castles) < 2:  # its own, and the lesson's, of which some strips lie there
        hand.wait(1)
        hand.theatre.show()
        sizes = large_surfaces_of(title, hand)
        castles = {size for size in sizes if size[0] >= hand.surface.get_width()}
    hand.choose("learn")
    hand.wait_for("Lesson")
    hand.theatre.backstage.stack.reset(Scene())
    hand.settle()
    hand.theatre.show()
    assert large_surfaces_of(title, hand) == []
