"""What a picture of an edition says stays on its card, in every language and at every size."""

from __future__ import annotations

import pygame
import pytest

from kingup_game.app.paths import assets_folder
from kingup_game.engine.edition import Edition, table_sizes
from kingup_game.stage import layout
from kingup_game.stage.canvas.items import Label
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.gathering.edition_cards import draw_edition, edition_areas
from kingup_game.theme import art
from kingup_game.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", [100, 200])
def test_name_and_sentence_stay_on_the_card(
    screen: pygame.Surface, language: str, text_size: int
) -> None:
    painter = Painter(screen, assets_folder())
    painter.resize(screen, text_percent=text_size)
    say = Words(language).say
    for edition, area in zip(Edition, edition_areas(layout.SETUP_RULES.grown(-44)), strict=True):
        sheet, sizes = Sheet(), table_sizes(edition)
        words = say(f"setup.{edition}_about", least=sizes[0], most=sizes[-1])
        draw_edition(
            *(sheet, area, art.edition(edition), say(f"setup.{edition}"), words), is_played=True
        )
        painter.show(sheet)
        painter.frame()
        card = painter.viewport.rect_px(*area).inflate(2, 2)
        said = [item for item in sheet.stacked() if isinstance(item, Label)]
        assert len(said) == 2
        for label in said:
            assert card.contains(label.rect), label.words
