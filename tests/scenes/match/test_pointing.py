"""Whatever somebody points at says what it is, and what cannot be done says why, at the thing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame
import pytest
from pygame import Rect

from kingup_game.app.presses import MOUSE, Intent
from kingup_game.engine.cast import Place
from kingup_game.engine.goals import Goal
from kingup_game.scenes.match.sights import Sights
from kingup_game.stage.canvas.items import Frame, Sprite
from kingup_game.stage.castle.standing import area_of_floor, standing_area
from kingup_game.table.seats import Company, Seat
from kingup_game.theme.durations import REASON_SHOWN, SIGHT_DWELL, SIGHT_SHOWN
from kingup_game.theme.layers import Layer
from kingup_game.words import LANGUAGES
from tests.harness import companies, matches
from tests.harness.looking import seen_on, words_on
from tests.harness.stagehand import Stagehand
from tests.scenes.match.test_no_secret_shows import ONE, OTHER, dealt

PEOPLE = Company(
    [Seat(name, crest, device=f"pad:{crest}") for crest, name in enumerate(companies.NAMES[:4])]
)
AWAY = (960.0, 1070.0)


def said(hand: Stagehand) -> str:
    """What is said at a thing now."""
    return words_on(hand.top.signpost.sheet)


def all_lines(hand: Stagehand) -> dict[str, str]:
    """Everything on the table that can be asked about, with the answer."""
    return {sight.key: sight.say() for sight in Sights(hand.sitting.match).all()}


def point_at(hand: Stagehand, key: str) -> None:
    """The mouse comes to a thing of the table, and rests."""
    sights = Sights(hand.sitting.match)
    area = next(one.area for one in sights.all() if one.key == key)
    places = [cell.middle for cell in area.grid(48, 12, 0)]
    hand.point(*AWAY)
    hand.point(*next(at for at in places if (there := sights.at(*at)) and there.key == key))
    hand.wait(round(SIGHT_DWELL) + 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_a_table_says_what_it_is_in_two_lines_at_most(
    hand: Stagehand, language: str
) -> None:
    hand.edition, hand.players, hand.settings = "jester", 8, {"language": language}
    hand.open(companies.solo(8, MOUSE), matches.climbing)
    hand.wait(30)
    lines = all_lines(hand)
    things = {key.partition("-")[0] for key in lines}
    assert things >= {"token", "goal", "hand", "seat", "dungeon1", "wc3", "floor", "throne"}
    frames = []
    for key, words in lines.items():
        point_at(hand, key)
        assert said(hand) == words
        frames += seen_on(hand.top.signpost.sheet, Frame)
    heights = [frame.height for frame in frames]
    assert max(heights) < 2 * min(heights)
    assert len(frames) > 20


@pytest.mark.parametrize("text_size", [100, 200])
def test_words_at_a_thing_cover_no_seat_nor_the_line(hand: Stagehand, text_size: int) -> None:
    hand.edition, hand.players = "jester", 8
    hand.settings = {"text_size": text_size, "language": "de"}
    hand.open(companies.sharing(8, MOUSE), matches.climbing)
    hand.wait(30)
    kept = [Rect(*hand.sitting.panels[seat].area) for seat in range(8)]
    line = seen_on(hand.sitting.words, Frame, Layer.SPOKEN_LINE)
    kept += [Rect(one.x, one.y, one.width, one.height) for one in line]
    assert line
    for sight in Sights(hand.sitting.match).all():
        for is_below in (False, True):
            hand.top.signpost.tell(sight.say(), sight.sign, is_below=is_below)
            (plate,) = seen_on(hand.top.signpost.sheet, Frame)
            lain = Rect(plate.x, plate.y, plate.width, plate.height)
            assert lain.collidelist(kept) < 0, sight.key
            assert not lain.colliderect(Rect(*sight.sign)), sight.key


def test_a_name_comes_when_the_pointer_rests_and_goes_by_itself(hand: Stagehand) -> None:
    hand.open(companies.solo(4, MOUSE), matches.climbing)
    hand.wait(30)
    point_at(hand, "floor-3")
    assert said(hand)
    hand.wait(round(SIGHT_SHOWN) + 1)
    assert not said(hand)
    point_at(hand, "seat-2")
    assert "level" in said(hand)
    hand.point(*AWAY)
    assert not said(hand)


def test_alone_a_face_says_whether_it_is_ones_own(hand: Stagehand) -> None:
    sitting = hand.open(companies.solo(4, MOUSE), matches.climbing)
    goal = sitting.shown.view(0).goal
    assert goal is not None
    yours, not_yours = (hand.backstage.say(f"look.{key}") for key in ("yours", "not_yours"))
    for character in sitting.tokens:
        words = all_lines(hand)[f"token-{character}"]
        assert (yours in words, not_yours in words) == (character in goal, character not in goal)


@pytest.mark.parametrize("people", [companies.sharing(4, MOUSE), companies.with_pads(4)])
def test_among_several_no_line_knows_a_goal_or_a_hand(hand: Stagehand, people: Company) -> None:
    twins: dict[tuple[Goal, ...], Sequence[int]] = {ONE: (3, 3, 3, 3), OTHER: (0, 1, 2, 3)}
    told: list[Mapping[str, str]] = []
    for goals, noes in twins.items():
        hand.open(people, host=dealt(people, goals, noes))
        told.append(all_lines(hand))
    assert told[0] == told[1]
    assert not {"goal", "hand"} & set(told[0])


def test_in_a_ballot_among_several_an_arrow_tells_nothing(hand: Stagehand) -> None:
    hand.open(companies.sharing(4, MOUSE), matches.voting)
    hand.wait(60)
    for key in ("seat-1", "floor-2"):
        point_at(hand, key)
        assert not said(hand)


def test_by_keys_whoever_has_the_focus_says_who_they_are(hand: Stagehand) -> None:
    hand.open(companies.solo(4), matches.climbing)
    hand.wait(30)
    assert not said(hand)
    hand.key(pygame.K_RIGHT)
    hand.wait(round(SIGHT_DWELL) + 1)
    assert said(hand) == all_lines(hand)[f"token-{hand.top.focus}"]


def test_the_reason_leaves_the_full_floor_in_sight_and_goes_by_itself(hand: Stagehand) -> None:
    sitting = hand.open(companies.sharing(4, MOUSE), matches.blocked)
    hand.wait(30)
    stuck = matches.stuck_characters(sitting.host)[0]
    hand.click(*sitting.tokens[stuck].head)
    place = Place(sitting.host.view(None).place_of(stuck) + 1)
    reason = hand.backstage.say(
        "refusal.floor_above_full",
        character=hand.backstage.say(f"cast.{stuck}"),
        place=place.word,
    )
    assert said(hand) == reason
    (plate,) = seen_on(hand.top.signpost.sheet, Frame)
    assert plate.y >= area_of_floor(place).bottom
    hand.wait(round(REASON_SHOWN) + 1)
    assert said(hand) != reason


def test_a_reason_beside_somebody_slides_down_where_that_hides_fewer(hand: Stagehand) -> None:
    hand.settings = {"text_size": 200, "language": "de"}
    sitting = hand.open(companies.sharing(4, MOUSE), matches.blocked)
    hand.wait(30)
    stuck = matches.stuck_characters(sitting.host)[0]
    hand.click(*sitting.tokens[stuck].head)
    (plate,) = seen_on(hand.top.signpost.sheet, Frame)
    lain = Rect(plate.x, plate.y, plate.width, plate.height)
    above = sitting.standing.at(Place(sitting.host.view(None).place_of(stuck) + 1))
    assert above
    for one in above:
        assert not lain.collidepoint(sitting.tokens[one].head)


def test_who_is_not_asked_learns_whose_turn_it_is(hand: Stagehand) -> None:
    sitting = hand.open(PEOPLE, matches.climbing)
    hand.wait(30)
    board = sitting.host.view(None).board
    hand.press(Intent.CONFIRM, device="pad:2")
    hand.wait(2)
    assert said(hand) == hand.backstage.say("turn.of", name="Ada")
    assert sitting.host.view(None).board == board


def test_ones_favourites_light_up_in_the_castle_while_one_points_at_their_card(
    hand: Stagehand,
) -> None:
    sitting = hand.open(companies.solo(4, MOUSE), matches.climbing)
    hand.wait(30)
    rings = (hand.top.signpost.sheet, Sprite, Layer.RING_IN_FRONT)
    assert seen_on(*rings) == []
    point_at(hand, "goal")
    goal = sitting.shown.view(0).goal
    assert goal is not None
    where = {standing_area(sitting.standing.spot(one)).middle for one in goal}
    assert {(ring.x, ring.y) for ring in seen_on(*rings)} == where
    point_at(hand, "hand")
    assert seen_on(*rings) == []
