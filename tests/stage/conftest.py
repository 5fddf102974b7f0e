"""A small stage: a surface and a folder with a few pictures drawn on the spot."""

from __future__ import annotations

import json
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pygame
import pytest

from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.particles import KINDS

SIZE = (960, 540)


@pytest.fixture
def screen() -> Iterator[pygame.Surface]:
    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode(SIZE)
    pygame.display.quit()


@pytest.fixture
def assets(tmp_path: Path, screen: pygame.Surface) -> Path:
    del screen
    disc = pygame.Surface((200, 200), pygame.SRCALPHA)
    pygame.draw.circle(disc, "gold", (100, 100), 98)
    pygame.image.save(disc, tmp_path / "disc.png")
    half = pygame.Surface((100, 200), pygame.SRCALPHA)
    half.fill("white")
    half.fill("red", (0, 0, 50, 200))
    pygame.image.save(half, tmp_path / "half.png")
    sky = pygame.Surface((400, 200))
    sky.fill("navy")
    pygame.image.save(sky, tmp_path / "sky.png")
    (tmp_path / "signs").mkdir()
    cap = pygame.Surface((112, 112), pygame.SRCALPHA)
    cap.fill("black")
    cap.fill("white", (36, 36, 40, 40))
    drawn = BytesIO()  # pygame writes no WebP, but reads any format under any name
    pygame.image.save(cap, drawn, "cap.png")
    particles = (Path(picture).stem for kind in KINDS.values() for picture in kind.pictures)
    for name in ("key_cap", "xbox_south", *particles):
        (tmp_path / "signs" / f"{name}.webp").write_bytes(drawn.getvalue())
    index = {
        "pictures": {"key_cap": {"file": "key_cap.webp", "margins": [18, 18, 18, 18]}},
        "pads": {"xbox": {"south": "xbox_south"}},
    }
    (tmp_path / "signs" / "signs.json").write_text(json.dumps(index))
    return tmp_path


@pytest.fixture
def painter(screen: pygame.Surface, assets: Path) -> Painter:
    return Painter(screen, assets)
