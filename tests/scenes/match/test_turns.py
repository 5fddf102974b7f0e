"""Taking back, being refused, being told one's cards, and the almanac, at the table."""

from __future__ import annotations

import pytest

from kingup_game.app.presses import Intent
from kingup_game.engine.cast import Place
from kingup_game.engine.state import Phase
from kingup_game.scenes.private.pulses import LONG_MS, PULSE_MS
from kingup_game.stage.canvas.items import Sprite
from kingup_game.table.seats import Company, Seat
from kingup_game.theme import art
from kingup_game.theme.durations import MEANING_SETTLES
from kingup_game.theme.layers import Layer
from tests.harness import companies, matches
from tests.harness.looking import seen_on, words_on
from tests.harness.stagehand import Stagehand
from tests.scenes.match.stage_kit import frame

Felt = list[tuple[str, int]]


def people() -> Company:
    """Others at each table: whoever claims a seat would sit there in every test after it."""
    names = enumerate(companies.NAMES[:4])
    return Company([Seat(name, crest, device=f"pad:{crest}") for crest, name in names])


def feel(hand: Stagehand) -> Felt:
    felt: Felt = []
    pads = hand.backstage.pads
    pads.rumble_door = lambda device, _low, _high, length: felt.append((device, length))
    return felt


def board(hand: Stagehand) -> bytes:
    return hand.sitting.host.view(None).board


def place_somebody(hand: Stagehand, device: str) -> None:
    hand.press(Intent.CONFIRM, Intent.CONFIRM, device=device)
    hand.wait_for_people()
    hand.wait(2)


def test_a_placement_can_be_taken_back_until_the_next_person_acts(hand: Stagehand) -> None:
    hand.open(people(), matches.placing)
    hand.wait(10)
    before = board(hand)
    place_somebody(hand, "pad:0")
    placed = board(hand)
    assert placed != before
    hand.press(Intent.BACK, device="pad:0")
    assert board(hand) == before
    assert hand.sitting.host.seats_to_act == (0,)
    place_somebody(hand, "pad:0")
    place_somebody(hand, "pad:1")
    later = board(hand)
    hand.press(Intent.BACK, device="pad:0")
    assert board(hand) == later


def test_nobody_takes_back_what_another_did(hand: Stagehand) -> None:
    hand.open(people(), matches.placing)
    hand.wait(10)
    place_somebody(hand, "pad:0")
    placed = board(hand)
    hand.press(Intent.BACK, device="pad:2")
    assert board(hand) == placed


def test_a_climb_can_be_taken_back_but_a_nomination_cannot(hand: Stagehand) -> None:
    sitting = hand.open(people(), matches.nominating)
    hand.wait(10)
    before = board(hand)
    host = sitting.host
    climber = matches.small_move(host)
    king = next(m.character for m in matches.moves(host) if m.to is Place.THRONE)
    sitting.company.claim(0, "mouse")
    hand.click_on(climber)
    hand.wait_for_people()
    hand.wait(2)
    assert board(hand) != before
    hand.press(Intent.BACK, device="mouse")
    assert board(hand) == before
    hand.wait(2 + round(MEANING_SETTLES))
    hand.click_on(king)
    hand.wait(round(MEANING_SETTLES))
    assert host.phase is Phase.MOVE
    hand.click_on(king)
    hand.wait_for_people()
    nominated = board(hand)
    hand.press(Intent.BACK, device="mouse")
    assert board(hand) == nominated
    assert hand.scene == "Vote"


def test_the_step_to_the_throne_can_be_thought_better_of(hand: Stagehand) -> None:
    sitting = hand.open(companies.sharing(4, "mouse"), matches.nominating)
    hand.wait(10)
    king = next(m.character for m in matches.moves(sitting.host) if m.to is Place.THRONE)
    hand.click_on(king)
    hand.press(Intent.BACK, device="mouse")
    hand.wait(30)
    assert sitting.host.phase is Phase.MOVE
    assert sitting.host.seats_to_act == (0,)


@pytest.mark.parametrize("language", ["en", "de"])
def test_whoever_cannot_climb_says_why(hand: Stagehand, language: str) -> None:
    hand.settings = {"language": language}
    sitting = hand.open(companies.sharing(4, "mouse"), matches.blocked)
    hand.wait(10)
    before = board(hand)
    stuck = matches.stuck_characters(sitting.host)[0]
    hand.click_on(stuck)
    hand.wait(2)
    assert board(hand) == before
    name = hand.backstage.say(f"cast.{stuck}")
    above = int(sitting.host.view(None).place_of(stuck)) + 1
    said = words_on(hand.top.signpost.sheet)
    told = hand.backstage.say("refusal.floor_above_full", character=name, place=Place(above).word)
    assert told in said


def test_the_number_of_no_cards_is_felt_on_the_own_pad_only(hand: Stagehand) -> None:
    hand.open(companies.with_pads(4), matches.climbing)
    hand.wait(10)
    felt, before = feel(hand), frame(hand)
    hand.press(Intent.COUNT, device=companies.PADS[1])
    hand.wait(100)
    view = hand.sitting.host.view(1)
    assert view.hand is not None
    assert felt == [(companies.PADS[1], PULSE_MS)] * view.hand.no
    assert len(before) == len(frame(hand))


def test_no_no_cards_left_is_one_long_buzz(hand: Stagehand) -> None:
    sitting = hand.open(companies.with_pads(4), matches.climbing)
    felt = feel(hand)
    sitting.voice.pulses.count(companies.PADS[0], 0)
    hand.wait(100)
    assert felt == [(companies.PADS[0], LONG_MS)]


def test_a_keyboard_or_somebody_elses_pad_feels_nothing(hand: Stagehand) -> None:
    hand.open(companies.sharing(4), matches.climbing)
    felt = feel(hand)
    for device in ("keyboard", "mouse", "pad:77"):
        hand.press(Intent.COUNT, device=device)
    hand.wait(100)
    assert felt == []


@pytest.mark.parametrize("device", ["keyboard", "mouse", companies.PADS[1], "pad:77"])
def test_the_almanac_opens_by_one_press_of_anybody_and_names_nobody(
    hand: Stagehand, device: str
) -> None:
    hand.open(companies.with_pads(4), matches.climbing)
    hand.wait(10)
    hand.press(Intent.ALMANAC, device=device)
    hand.wait(14)
    assert hand.scene == "AlmanacScene"
    opened = frame(hand)
    hand.press(Intent.BACK, device=device)
    assert hand.scene == "Climb"
    hand.press(Intent.ALMANAC, device=companies.PADS[0])
    hand.wait(14)
    assert frame(hand) == opened


def beside_the_castle(hand: Stagehand) -> str | None:
    """Whose large face stands there."""
    face: str | None = hand.top.match.chosen.character
    return face


def test_whoever_is_about_to_be_chosen_stands_large_beside_the_castle(hand: Stagehand) -> None:
    hand.open(companies.solo(4), matches.climbing)
    hand.wait_for_people()
    hand.wait(2)
    first = hand.top.focus
    assert first is not None
    assert beside_the_castle(hand) == first
    hand.press(Intent.RIGHT)
    hand.wait(2)
    assert hand.top.focus != first
    assert beside_the_castle(hand) == hand.top.focus
    hand.click_on(matches.small_move(hand.sitting.host))
    hand.wait(2)
    assert beside_the_castle(hand) is None, "nobody chooses now"


def large_picture(hand: Stagehand) -> str:
    """What is shown of whoever stands large beside the castle."""
    character = beside_the_castle(hand)
    assert character is not None
    tokens = {art.token(character, mood) for mood in ("neutral", "hopeful")}
    (face,) = {
        one.picture
        for one in seen_on(hand.sitting.sheet, Sprite, Layer.OWN_CORNER)
        if one.picture in tokens
    }
    return face


def test_whoever_is_led_to_the_throne_hopes_beside_the_castle_until_it_is_settled(
    hand: Stagehand,
) -> None:
    hand.open(companies.sharing(4), matches.nominating)
    hand.wait(20)
    king = next(m.character for m in matches.moves(hand.sitting.host) if m.to is Place.THRONE)
    hand.click_on(king)
    hand.wait(4)
    assert beside_the_castle(hand) == king
    assert large_picture(hand) == art.token(king, "hopeful")
    hand.press(Intent.BACK)
    hand.wait(2)
    assert beside_the_castle(hand) == king
    assert large_picture(hand) == art.token(king)


@pytest.mark.parametrize(("players", "has_room"), [(2, True), (4, True), (5, True), (6, False)])
def test_a_large_face_has_room_where_the_seats_leave_it(
    hand: Stagehand, players: int, has_room: bool
) -> None:
    hand.players = players
    hand.edition = "jester"
    hand.open(companies.solo(players), matches.climbing)
    hand.wait_for_people()
    hand.wait(2)
    assert (beside_the_castle(hand) is not None) is has_room
