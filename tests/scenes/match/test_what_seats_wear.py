"""What a table shows of its seats: a colour for each, who is done, what is spent; light for all."""

from __future__ import annotations

import numpy as np
import pygame
from numpy.typing import NDArray

from kingup_game.app.presses import MOUSE, Intent
from kingup_game.engine.actions import Card
from kingup_game.engine.cast import Character
from kingup_game.engine.state import Hand
from kingup_game.stage.area import Area, around
from kingup_game.stage.canvas.item import OPAQUE_ALPHA
from kingup_game.stage.canvas.items import Box, Label, Sprite
from kingup_game.stage.castle.castle_layers import RISE
from kingup_game.stage.seats.vote_cards import AREAS
from kingup_game.table.ballots import GATE_TICKS
from kingup_game.theme import art
from kingup_game.theme.durations import MEANING_SETTLES
from kingup_game.theme.layers import Layer
from tests.harness import companies, matches
from tests.harness.looking import goals_shown, seen_on
from tests.harness.other_hands import with_hands
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand

FULL = 8
NEAR = 12
"""So far may a colour be from itself, of 255: what lies on it is smoothed."""
FACE = 40
"""Of a face over a token's letter: what one knows somebody by."""


def seen(hand: Stagehand, area: Area) -> NDArray[np.float64]:
    """The pixels of a part of the screen."""
    view = hand.backstage.painter.viewport
    (left, top), (right, bottom) = view.to_px(area.x, area.y), view.to_px(area.right, area.bottom)
    pixels = pygame.surfarray.array3d(hand.picture())[left:right, top:bottom]
    return np.asarray(pixels.astype(float))


def test_each_seat_wears_a_colour_of_its_own_from_the_climb_to_the_count(hand: Stagehand) -> None:
    hand.edition, hand.players = "jester", FULL
    for wanted in (matches.climbing, matches.voting):
        sitting = hand.open(companies.solo(FULL), wanted)
        hand.wait(60)
        for seat, panel in enumerate(sitting.panels.panels):
            head = panel.area._replace(height=panel.body.y - panel.area.y).grown(-12)
            worn = np.median(seen(hand, head).reshape(-1, 3), axis=0)
            colours = panel.face.colours
            is_asked = seat == sitting.match.solo_seat
            own = pygame.Color(colours.light if is_asked else colours.waits)
            assert np.abs(worn - (own.r, own.g, own.b)).max() < NEAR, panel.face.name
    sitting = hand.open(companies.solo(FULL), matches.scored)
    hand.wait_until(lambda: goals_shown(hand, Layer.OPEN_GOAL) == FULL)
    assert len({panel.face.colours.waits for panel in sitting.panels.panels}) == FULL
    own_colours = [panel.face.colours.light for panel in sitting.panels.panels]
    assert len(set(own_colours)) == FULL
    goals = [box.fill for box in seen_on(hand.top.sheet, Box, Layer.OPEN_GOAL)]
    assert [colour for colour in goals if colour in own_colours] == own_colours


def test_whoever_has_sealed_is_darker_and_nobody_sees_what(hand: Stagehand) -> None:
    assert looks_once_sealed(hand, Intent.YES) == looks_once_sealed(hand, Intent.NO)


def looks_once_sealed(hand: Stagehand, choice: Intent) -> bytes:
    """The first seat has chosen, the second has not."""
    sitting = hand.open(companies.with_pads(4), matches.voting)
    hand.wait(60)
    done, waiting = (sitting.panels[seat] for seat in (0, 1))
    before = [seen(hand, panel.body).mean() for panel in (done, waiting)]
    hand.press(choice, device=companies.PADS[0])
    hand.wait_until(lambda: is_sealed(sitting, 0), GATE_TICKS)
    hand.wait(30)
    assert not is_sealed(sitting, 1)
    assert seen(hand, done.body).mean() < 0.85 * before[0]
    assert seen(hand, waiting.body).mean() > 0.95 * before[1]
    return pygame.image.tobytes(hand.picture(), "RGB")


def is_sealed(sitting: Sitting, seat: int) -> bool:
    at = sitting.panels[seat].ballot_point
    wax = [one for one in seen_on(sitting.sheet, Sprite) if one.picture == art.envelope("sealed")]
    return any((one.x, one.y) == at for one in wax)


def test_a_spent_card_is_grey_beside_a_nought_and_a_card_that_is_left_is_neither(
    hand: Stagehand,
) -> None:
    hand.edition = "jester"
    company = companies.solo(4, MOUSE)
    host = matches.host_at(hand.table, company, matches.voting)
    sitting = hand.open(company, host=with_hands(host, [Hand(0, 1)]))
    hand.wait(round(MEANING_SETTLES))
    noughts = [one for one in seen_on(sitting.sheet, Label, Layer.HOW_TO_VOTE) if one.words == "0"]
    for card in Card:
        is_spent, place = card is Card.NO, AREAS[card]
        (shown,) = (
            one
            for one in seen_on(sitting.sheet, Sprite, Layer.HOW_TO_VOTE)
            if one.picture == art.ballot(card.value)
        )
        assert place.holds(shown.x, shown.y)
        assert (shown.grey, shown.alpha < OPAQUE_ALPHA) == (is_spent, is_spent)
        assert any(place.holds(one.x, one.y) for one in noughts) == is_spent


def test_the_edge_of_the_dark_hides_nobody_on_its_way(hand: Stagehand) -> None:
    sitting = hand.open(companies.with_pads(4), matches.voting)
    hand.wait_until(lambda: sitting.castle_sheet.dy == RISE)
    lit: list[dict[Character, float]] = []
    while sitting.director.busy:
        hand.wait()
        lit.append({one: light_on(hand, sitting, one) for one in sitting.tokens})
    first, last = lit[0], lit[-1]
    watched = [one for one in first if last[one] < first[one] - NEAR / 2]
    assert watched, "it came"
    for moment in lit:
        assert all(moment[one] > last[one] - NEAR / 2 for one in watched)


def light_on(hand: Stagehand, sitting: Sitting, character: Character) -> float:
    """How bright somebody's face is."""
    x, y = sitting.tokens[character].head
    return float(seen(hand, around(x, y + sitting.castle_sheet.dy, FACE, FACE)).mean())
