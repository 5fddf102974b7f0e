"""Seats and the devices that speak for them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kingup_game.engine.edition import terms_of
from kingup_game.engine.record import Header, SeatEntry, read_header, read_record
from kingup_game.table.gathering import Gathering
from kingup_game.table.host import Host
from kingup_game.table.seats import (
    AVATARS,
    Company,
    Seat,
    Secrecy,
    crests_of,
    seat_of_entry,
    usual_avatar,
)
from kingup_game.theme import art

ADA = Seat("Ada", 0, device="pad:1")
BEN = Seat("Ben", 1, device="mouse")
CARA = Seat("Cara", 2, device="mouse")
DUKE = Seat("Duke", 3, level="duke")
TERMS = terms_of("classic", 3)
PADS = (("Flo", "pad:1"), ("Gil", "pad:2"), ("Ida", "pad:3"))


def test_there_are_as_many_faces_as_seats_know_of() -> None:
    assert len(art.PEOPLE) == AVATARS


def test_a_device_of_ones_own_is_not_shared() -> None:
    company = Company([ADA, BEN, CARA, DUKE])
    assert [company.has_own_device(seat) for seat in range(4)] == [True, False, False, False]


def test_a_device_speaks_only_for_its_seats() -> None:
    company = Company([ADA, BEN, CARA, DUKE])
    assert company.may_act_for(0, "pad:1")
    assert not company.may_act_for(0, "mouse")
    assert company.may_act_for(1, "mouse")
    assert not company.may_act_for(3, "mouse")


def test_keyboard_and_mouse_on_one_lap_speak_for_each_other() -> None:
    company = Company([ADA, BEN])
    lap = ("keyboard", "mouse")
    assert company.may_act_for(1, "keyboard", lap)
    assert not company.may_act_for(0, "keyboard", lap)


def test_keyboard_and_mouse_are_two_where_two_people_took_one_each() -> None:
    company = Company([Seat("Eve", 4, device="keyboard"), BEN])
    lap = ("keyboard", "mouse")
    assert [company.may_act_for(0, device, lap) for device in lap] == [True, False]
    assert [company.may_act_for(1, device, lap) for device in lap] == [False, True]


def test_a_goal_is_felt_only_on_a_device_that_can_be_felt_and_is_not_shared() -> None:
    felt = [Seat(name, 0, device, secrecy=Secrecy.RUMBLE) for name, device in PADS]
    company = Company(felt)
    assert [company.feels_the_goal(seat) for seat in range(3)] == [True, True, True]
    company.claim(2, "pad:2")
    assert [company.feels_the_goal(seat) for seat in range(3)] == [True, False, False]
    company.claim(0, "keyboard", can_rumble=False)
    assert not company.feels_the_goal(0)


def test_alone_any_device_will_do() -> None:
    company = Company([ADA, DUKE])
    assert company.is_solo
    assert company.may_act_for(0, "keyboard")
    assert not company.may_act_for(1, "keyboard")


def test_a_seat_without_its_pad_is_claimed_by_another() -> None:
    company = Company([ADA, BEN])
    assert not company.may_act_for(0, "pad:7")
    company.claim(0, "pad:7")
    assert company.may_act_for(0, "pad:7")
    assert not company.may_act_for(0, "pad:1")


def test_seats_come_back_from_a_record_without_their_devices() -> None:
    assert seat_of_entry(DUKE.entry(), 3) == DUKE
    assert seat_of_entry(SeatEntry("Ada", "human"), 0) == Seat("Ada", 0)


def test_a_face_that_was_chosen_stands_in_the_record_and_comes_back() -> None:
    gathering = Gathering()
    gathering.join("keyboard")
    gathering.wear(0, 27)
    gathering.fill_up()
    company = gathering.company(["Ada", "Ben", "Cy", "Di"])
    header = Header(gathering.terms(), tuple(seat.entry() for seat in company.seats), seed=7)
    host = Host(header)
    read = read_record(host.record().encode()).header
    again = [seat_of_entry(entry, crest) for crest, entry in enumerate(read.seats)]
    assert again[0].face == 27
    assert [seat.crest for seat in company.seats] == list(crests_of(read.seats))


@pytest.mark.parametrize("avatar", [-1, AVATARS, "walrus", True, None, 10**30])
def test_a_face_that_nobody_knows_is_the_one_that_goes_with_the_crest(avatar: object) -> None:
    line: dict[str, Any] = Header(TERMS, (SeatEntry("Ada", "human"),) * 3, seed=7).line()
    line["seats"][0]["avatar"] = avatar
    entry = read_header(json.dumps(line).encode()).seats[0]
    assert seat_of_entry(entry, 3).face == usual_avatar(3)


def test_a_table_that_was_kept_before_people_had_faces_is_kept_on() -> None:
    gathering = Gathering()
    gathering.join("keyboard")
    gathering.fill_up()
    kept = json.loads(json.dumps(gathering.as_json()))
    for guest in kept["guests"]:
        guest.pop("avatar", None)
    assert Gathering.from_json(kept).guests[0].face == usual_avatar(0)


def test_no_two_people_look_alike_however_often_one_changes() -> None:
    gathering = Gathering()
    for number in range(4):
        gathering.join(f"pad:{number}")
    others = [guest.face for guest in gathering.guests[1:]]
    seen = []
    for _ in range(AVATARS - len(others)):
        gathering.look_otherwise(0, 1)
        seen.append(gathering.guests[0].face)
    assert sorted([*seen, *others]) == list(range(AVATARS))
