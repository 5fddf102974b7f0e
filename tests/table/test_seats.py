"""Seats and the devices that speak for them."""

from __future__ import annotations

from kingup_game.engine.record import SeatEntry
from kingup_game.table.seats import Company, Seat, Secrecy, seat_of_entry

ADA = Seat("Ada", 0, device="pad:1")
BEN = Seat("Ben", 1, device="mouse")
CARA = Seat("Cara", 2, device="mouse")
DUKE = Seat("Duke", 3, level="duke")
PADS = (("Flo", "pad:1"), ("Gil", "pad:2"), ("Ida", "pad:3"))


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
