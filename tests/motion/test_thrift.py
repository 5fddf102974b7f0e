"""On a slow machine the stage gives up what is missed least, and takes it back when it can."""

from __future__ import annotations

from kingup_game.motion.thrift import Luxury, Thrift

LATE, EASY = 0.03, 0.002
MANY = 10_000


def given_up(thrift: Thrift) -> list[Luxury]:
    return [luxury for luxury in Luxury if thrift.gives_up(luxury)]


def told(thrift: Thrift, seconds: float, frames: int) -> list[list[Luxury]]:
    """What was given up, each time that it changed."""
    seen: list[list[Luxury]] = []
    for _ in range(frames):
        thrift.note(seconds)
        if not seen or seen[-1] != given_up(thrift):
            seen.append(given_up(thrift))
    return seen


def test_things_are_given_up_in_a_fixed_order_and_taken_back_in_the_other() -> None:
    thrift, order = Thrift(), list(Luxury)
    steps = [order[:number] for number in range(len(order) + 1)]
    assert told(thrift, LATE, MANY) == steps
    assert told(thrift, EASY, MANY) == steps[::-1]


def test_a_few_late_frames_cost_nothing() -> None:
    thrift = Thrift()
    for number in range(MANY):
        thrift.note(LATE if number % 30 == 0 else EASY)
    assert not given_up(thrift)


def test_what_people_want_counts_whatever_the_machine_can_do() -> None:
    thrift = Thrift()
    thrift.is_fixed = True
    assert told(thrift, LATE, MANY) == [[]]
    thrift.least = len(Luxury)
    assert told(thrift, EASY, MANY) == [list(Luxury)]


def test_no_two_ticks_pass_without_a_picture() -> None:
    thrift = Thrift()
    assert thrift.draws_after(1)
    told(thrift, LATE, MANY)
    assert not thrift.draws_after(1)
    assert thrift.draws_after(2)


def test_a_dear_frame_now_and_then_holds_up_what_comes_back_but_does_not_forbid_it() -> None:
    thrift = Thrift()
    told(thrift, LATE, MANY)
    for number in range(2 * MANY):
        thrift.note(LATE if number % 300 == 0 else EASY)
    assert not given_up(thrift)
    told(thrift, LATE, MANY)
    for number in range(2 * MANY):
        thrift.note(LATE if number % 30 == 0 else EASY)
    assert given_up(thrift) == list(Luxury), "so many dear frames are no room"
