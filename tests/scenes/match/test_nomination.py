"""Somebody is called: the castle steps aside for a large face, and finds its place again."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from kingup_game.app.presses import Intent
from kingup_game.bots.talk import Remark, Talk
from kingup_game.engine.cast import Place
from kingup_game.motion import ticks
from kingup_game.scenes.match.match_scene import MatchScene
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import Item
from kingup_game.stage.canvas.items import Box, Frame, Label, Sprite
from kingup_game.stage.castle.castle_layers import ASIDE, RISE
from kingup_game.stage.seats.speech_bubble import SpeechBubble
from kingup_game.table.seats import Company
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from tests.harness import companies, matches
from tests.harness.looking import seen_on
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand

THIRD = 1 / 3
A_RIM = 12.0
STANDS = {(0, 0), (ASIDE, 0), (0, RISE)}
"""Where the castle is when no camera moves it."""

CAMERA_STANDS = 12
"""Ticks after the seats are back."""


def called(hand: Stagehand, company: Company | None = None) -> Sitting:
    """Somebody is about to be led to the throne by the first seat."""
    sitting = hand.open(company or companies.sharing(hand.players), matches.nominating)
    hand.wait(20)
    move = next(move for move in matches.moves(sitting.host) if move.to is Place.THRONE)
    assert isinstance(hand.top, MatchScene)
    hand.top.submit(move)
    return sitting


def arrived(hand: Stagehand) -> Sitting:
    """The same, once everybody has seen who it is."""
    sitting = called(hand)
    hand.wait_until(lambda: bool(name_on_the_ribbon(sitting)))
    hand.wait(ticks(200))
    return sitting


def name_on_the_ribbon(sitting: Sitting) -> str:
    return " ".join(label.words for label in seen_on(sitting.sheet, Label, Layer.VERDICT))


def large_face(sitting: Sitting) -> Sprite:
    (face,) = seen_on(sitting.sheet, Sprite, Layer.CLOSE_UP)
    return face


def seats_in_view(hand: Stagehand, sitting: Sitting) -> list[Frame]:
    screen = hand.surface.get_rect()
    frames = seen_on(sitting.sheet, Frame, Layer.SEAT_PANEL)
    return [frame for frame in frames if frame.rect.colliderect(screen)]


@pytest.mark.parametrize("is_calm", [False, True], ids=["lively", "calm"])
def test_whoever_is_called_has_the_left_third_with_their_name(
    hand: Stagehand, is_calm: bool
) -> None:
    hand.settings = {"reduced_motion": is_calm}
    sitting = arrived(hand)
    hand.theatre.show()
    face, castle = large_face(sitting), sitting.castle_sheet
    nominee = next(one for one, token in sitting.tokens.items() if is_on_the_throne(token.spot.y))
    assert face.picture == art.close_up(nominee, "hopeful")
    assert face.rect.height > THIRD * hand.surface.get_height()
    assert name_on_the_ribbon(sitting) == sitting.voice.character(nominee)
    assert (castle.dx, castle.dy) == (ASIDE, 0)
    scale = hand.backstage.painter.viewport.scale
    rooms = (layout.CASTLE_LEFT + ASIDE) * scale
    assert face.rect.left >= 0
    assert face.rect.right <= rooms
    (ribbon,) = seen_on(sitting.sheet, Frame, Layer.VERDICT)
    assert ribbon.rect.right <= rooms
    assert ribbon.rect.colliderect(face.rect)
    assert not seats_in_view(hand, sitting)


@pytest.mark.parametrize("players", [3, 8])
def test_everybody_else_at_the_table_sits_below_whoever_is_called_and_leaves_with_the_call(
    hand: Stagehand, players: int
) -> None:
    hand.edition, hand.players = "jester", players
    sitting = arrived(hand)
    jury = {sprite.picture for sprite in seen_on(sitting.sheet, Sprite, Layer.JURY)}
    others = [panel.face for panel in sitting.panels.panels[1:]]
    assert jury == {face.bust() for face in others} | {face.seal for face in others}
    names = [label.words for label in seen_on(sitting.sheet, Label, Layer.JURY)]
    assert names == [face.short_name for face in others]
    assert len(seen_on(sitting.sheet, Frame, Layer.SPOKEN_LINE)) == 1, "no round in their corner"
    hand.wait_for("Vote")
    hand.wait(ticks(200))
    assert not seen_on(sitting.sheet, Sprite, Layer.JURY)
    assert len(seen_on(sitting.sheet, Frame, Layer.SPOKEN_LINE)) == 2


def is_on_the_throne(y: float) -> bool:
    return y <= layout.THRONE_FEET_Y + 1


def in_its_place(hand: Stagehand, sitting: Sitting) -> None:
    hand.theatre.show()
    assert (sitting.castle_sheet.dx, sitting.castle_sheet.dy) == (0, RISE)
    assert not name_on_the_ribbon(sitting)
    assert len(seats_in_view(hand, sitting)) == hand.players
    assert all(
        panel.area.x in (layout.SEAT_LEFT_X, layout.SEAT_RIGHT_X) for panel in sitting.panels.panels
    )
    face = large_face(sitting)
    assert face.x == layout.THRONE_X
    assert face.rect.top >= 0
    assert (face.width or 0) >= 0.33 * layout.HEIGHT
    scale, heads = hand.backstage.painter.viewport.scale, layout.FLOOR_FEET_Y[5] - layout.TOKEN_SIZE
    assert face.rect.bottom <= (heads + RISE + A_RIM) * scale, "it lies over nobody"


@pytest.mark.parametrize("players", [2, 4, 8])
def test_then_people_vote_below_a_face_that_is_a_third_of_the_screen(
    hand: Stagehand, players: int
) -> None:
    hand.edition, hand.players = "jester", players
    sitting = arrived(hand)
    hand.wait_for("Vote")
    hand.wait(ticks(100))
    assert seen_on(sitting.sheet, Sprite, Layer.CLOSE_UP_FLIES)
    assert not seen_on(sitting.sheet, Frame, Layer.HOW_TO_VOTE), "it would fly past them"
    hand.wait_until(lambda: not sitting.director.busy)
    in_its_place(hand, sitting)
    assert seen_on(sitting.sheet, Frame, Layer.HOW_TO_VOTE)


def test_with_high_contrast_no_ground_of_a_face_looks_out_below_it(
    hand: Stagehand,
) -> None:
    hand.settings, hand.players = {"contrast": True}, 6
    sitting = arrived(hand)
    hand.wait_for("Vote")
    hand.wait_until(lambda: not sitting.director.busy)
    hand.picture()
    (ground,) = seen_on(sitting.sheet, Box, Layer.CLOSE_UP_RAYS)
    (face,) = seen_on(sitting.sheet, Sprite, Layer.CLOSE_UP)
    assert ground.rect.bottom <= face.rect.bottom


@pytest.mark.parametrize("after", [1, 9, 24, 45])
def test_a_call_can_be_hurried_at_any_moment_and_ends_where_it_would_have(
    hand: Stagehand, after: int
) -> None:
    sitting = called(hand)
    hand.wait(after)
    passed = 0
    while hand.scene != "Vote" or sitting.director.busy:
        sitting.director.hurry()
        hand.wait(1)
        passed += 1
    assert passed <= 2 * ticks(100) + 2
    in_its_place(hand, sitting)


@pytest.mark.parametrize("after", [4, 20, 40, 60])
def test_nothing_of_a_call_is_left_where_a_position_is_shown_at_once(
    hand: Stagehand, after: int
) -> None:
    """As after something was taken back, or in a record."""
    sitting = called(hand)
    hand.wait(after)
    if hand.scene == "Vote":
        return
    sitting.picture.stand_still()
    sitting.match.show_position()
    hand.theatre.show()
    assert (sitting.castle_sheet.dx, sitting.castle_sheet.dy) == (0, 0)
    assert not seen_on(sitting.sheet, Sprite, Layer.CLOSE_UP)
    assert not name_on_the_ribbon(sitting)
    assert len(seats_in_view(hand, sitting)) == hand.players


@pytest.mark.parametrize(
    ("settings", "cuts"),
    [
        ({"reduced_motion": True}, True),
        ({"speed": 400}, True),
        ({"speed": 300}, True),
        ({"speed": 200}, False),
        ({}, False),
    ],
)
def test_in_calm_motion_and_at_a_quick_pace_the_castle_is_never_between_two_places(
    hand: Stagehand, settings: Mapping[str, object], cuts: bool
) -> None:
    hand.settings = settings
    sitting = called(hand)
    places = set()
    while hand.scene != "Vote" or sitting.director.busy:
        places.add((sitting.castle_sheet.dx, sitting.castle_sheet.dy))
        hand.wait(1)
    assert (ASIDE, 0) in places
    assert (places <= STANDS) is cuts


def test_nobody_looks_for_room_to_speak_again_while_the_castle_moves(
    hand: Stagehand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is dear, and the room is another one a tick later."""
    tried = list[tuple[float, float]]()

    def say(*_: object, **__: object) -> bool:
        tried.append((sitting.castle_sheet.dx, sitting.castle_sheet.dy))
        return False

    said = Remark(1, "crowned_1", None)
    monkeypatch.setattr(Talk, "remark", lambda *_: said)
    monkeypatch.setattr(SpeechBubble, "say", say)
    sitting = called(hand, companies.bots_only(hand.players))
    hand.wait_until(lambda: (0, RISE) in tried)
    assert len([place for place in tried if place not in STANDS]) <= 1


def test_a_face_that_waits_breathes_and_in_calm_motion_is_still(hand: Stagehand) -> None:
    seen = {}
    for is_calm in (False, True):
        hand.settings = {"reduced_motion": is_calm}
        sitting = hand.open(companies.with_pads(4), matches.voting)
        hand.wait_until(lambda: not hand.sitting.director.busy)
        heights = set()
        for _ in range(ticks(2500)):
            hand.wait(1)
            heights.add(large_face(sitting).y)
        seen[is_calm] = heights
    assert len(seen[True]) == 1
    assert len(seen[False]) >= 4
    assert max(seen[False]) - min(seen[False]) <= 10


def test_a_press_while_somebody_is_called_hurries(hand: Stagehand) -> None:
    sitting = called(hand)
    hand.wait(10)
    hand.press(Intent.SKIP)
    assert hand.wait_until(lambda: hand.scene == "Vote") <= ticks(100) + 3
    assert sitting.match.view.nominee is not None


def test_nobody_speaks_from_a_seat_that_has_left_the_picture(hand: Stagehand) -> None:
    sitting = hand.open(companies.bots_only(4), matches.climbing)
    calls = words = back = 0
    was_away = False
    while hand.scene != "Coronation":
        hand.wait(1)
        is_away = any(panel.is_away for panel in sitting.panels.panels)
        bubbles = seen_on(sitting.sheet, Frame, Layer.SPEECH)
        assert not (is_away and bubbles)
        calls += is_away and not was_away
        back = 0 if is_away else back + 1
        words += 0 < back < CAMERA_STANDS and bool(bubbles)
        was_away = is_away
    assert calls
    assert words, "who called somebody says so once they are back and the camera stands"


def test_a_name_is_written_while_there_is_time_as_soon_as_somebody_may_be_called(
    hand: Stagehand, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = hand.open(companies.sharing(hand.players), matches.climbing)
    hand.wait(20)
    rehearsed = list[Item]()
    picture = sitting.picture
    monkeypatch.setattr(picture, "rehearse", lambda sheet, **_: rehearsed.extend(sheet.stacked()))
    assert isinstance(hand.top, MatchScene)
    for _ in range(20):
        (move, *_) = sorted(matches.moves(sitting.host), key=lambda one: one.to, reverse=True)
        hand.top.submit(move)
        hand.wait(ticks(4000))
        if move.to is Place.FLOOR_5:
            break
    said = [one for one in rehearsed if isinstance(one, Label)]
    name, *halves, question = [one for one in said if one.layer is not Layer.HOW_TO_VOTE]
    assert question.words.endswith("?")
    assert " ".join(one.words for one in halves) == question.words
    face, shop = sitting.panels[0].face, hand.theatre.backstage.painter.workshop
    called = picture.nomination.looks_of(
        hand.theatre.backstage.say(f"cast.{move.character}"), face
    ).stacked()
    for item in (name, *called):
        item.resolve(shop)
    assert name.surface in [item.surface for item in called if isinstance(item, Label)]
