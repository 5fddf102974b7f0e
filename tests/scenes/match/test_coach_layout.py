"""The raven's panel is in nobody's way, however large the letters are."""

from __future__ import annotations

import pytest

from kingup_game.engine.cast import Place
from kingup_game.stage import layout
from kingup_game.stage.canvas.items import Sprite
from kingup_game.theme.layers import Layer
from tests.harness import matches
from tests.harness.looking import seen_on, words_on
from tests.harness.stagehand import Stagehand
from tests.scenes.match.coach_kit import advice_on, open_alone, panel_of


@pytest.mark.parametrize(("language", "text_size"), [("en", 100), ("de", 150), ("de", 200)])
@pytest.mark.parametrize(
    ("edition", "players"),
    [
        ("classic", 3),
        ("classic", 4),
        ("classic", 6),
        ("jester", 2),
        ("jester", 5),
        ("jester", 6),
        ("jester", 7),
        ("jester", 8),
    ],
)
def test_the_panel_covers_nobody_and_stays_in_the_picture(
    hand: Stagehand,
    edition: str,
    players: int,
    text_size: int,
    language: str,
) -> None:
    hand.edition, hand.players = edition, players
    for wanted in (matches.placing, matches.climbing, matches.voting):
        sitting = open_alone(hand, wanted, language=language, text_size=text_size)
        hand.theatre.show()
        taken = panel_of(sitting)
        assert taken.x >= layout.SAFE_LEFT
        assert taken.x + taken.width <= layout.SAFE_RIGHT
        assert taken.y >= layout.SAFE_TOP
        assert taken.bottom <= layout.SAFE_BOTTOM
        measure = hand.backstage.measure
        for label in advice_on(sitting):
            wide, high = measure(label.words, label.style, label.width)
            left = label.x - wide * label.anchor[0]
            top = label.y - high * label.anchor[1]
            assert taken.x <= left
            assert left + wide <= taken.x + taken.width + 1, label.words
            assert taken.y <= top
            assert top + high <= taken.bottom + 1, label.words
        for own in seen_on(sitting.sheet, Sprite, Layer.OWN_CORNER):
            assert not own.rect.colliderect(hand.backstage.painter.viewport.rect_px(*taken))
        for character, token in sitting.tokens.items():
            spot = token.spot
            if sitting.standing.place_of(character) not in (Place.TRAY, Place.OUT):
                assert not taken.holds(spot.x + spot.size / 2, spot.y - spot.size / 2), character
        for panel in sitting.panels.panels:
            corners = [(panel.area.x, panel.area.y), (panel.area.x, panel.area.bottom)]
            assert not any(taken.holds(x + 1, y) for x, y in corners)
        assert words_on(sitting.sheet)
