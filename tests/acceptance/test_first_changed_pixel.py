"""Point 9: within 50 ms of a press the picture changes, wherever a press counts.

Counted are frames of the fixed step, as the loop runs them: read the devices, one tick, draw. A
real SDL event goes in; the picture is compared with that of the same frame of a twin evening in
which nobody pressed, so that torches and flags do not count. It counts from when a press is heard:
while a scene or turn is too new to have been read, only hurrying and the pause are. A ballot is
left out on purpose: its press must change nothing that is seen, and is answered by sound and touch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pygame
import pytest

from kingup_game.app.pads import Pads
from kingup_game.motion import ticks
from kingup_game.table.seats import Company, Seat, Secrecy
from tests.acceptance.conftest import OpenStage
from tests.harness import companies
from tests.harness.moments import SCENES
from tests.harness.stagehand import Stagehand
from tests.harness.virtual_pads import A, VirtualPad, plugged

MOST_FRAMES = ticks(50)
MOST_DEAF = ticks(400)
"""No scene or turn may need longer than this until it hears."""
WATCHED = 6

ENTER, ESCAPE, TAB, PAUSE, ALMANAC = (
    pygame.K_RETURN,
    pygame.K_ESCAPE,
    pygame.K_TAB,
    pygame.K_p,
    pygame.K_F2,
)
DOWN, RIGHT = pygame.K_DOWN, pygame.K_RIGHT
HEARD_AT_ONCE = (TAB, PAUSE)
"""No scene is ever too new for these, so nothing is waited for."""

Film = list[bytes]
PRESSES: list[tuple[str, str, int]] = [
    ("menu", "title", DOWN),
    ("menu", "title", ENTER),
    ("setup", "first", DOWN),
    ("setup", "first", RIGHT),
    ("setup", "name", RIGHT),
    ("setup", "name", ENTER),
    ("setup", "person", DOWN),
    ("settings", "picture", DOWN),
    ("settings", "sound", RIGHT),
    ("settings", "buttons", ESCAPE),
    ("rules", "page-1", RIGHT),
    ("blind-test", "feel", ESCAPE),
    ("pad-lesson", "asks", ESCAPE),
    ("pause", "open", DOWN),
    ("pause", "open", ENTER),
    ("pad-gone", "asks", ENTER),
    ("curtain", "prompt", ENTER),
    ("curtain", "secret", ESCAPE),
    ("curtain", "eyes-back", ENTER),
    ("almanac", "open", ESCAPE),
    ("placement", "choose", RIGHT),
    ("placement", "choose", ENTER),
    ("placement", "held", DOWN),
    ("placement", "held", ENTER),
    ("placement", "held", ESCAPE),
    ("placement", "walk", TAB),
    ("climb", "choose", RIGHT),
    ("climb", "choose", ENTER),
    ("climb", "choose", ALMANAC),
    ("climb", "choose", PAUSE),
    ("climb", "walk", TAB),
    ("climb", "nominate", ENTER),
    ("climb", "nominate", ESCAPE),
    ("vote", "passing", PAUSE),
    ("vote", "crowned", TAB),
    ("vote", "fall", TAB),
    ("scoring", "count", TAB),
    ("scoring", "race", ENTER),
    ("coronation", "throne", TAB),
    ("coronation", "winner", ENTER),
]


def at(hand: Stagehand, scene: str, wanted: str, code: int) -> None:
    """Bring the game to a moment in which a key is heard; its first frame is drawn."""
    assert wanted in SCENES[scene](hand)
    came = hand.theatre.ticks
    if code not in HEARD_AT_ONCE:
        hand.read()
    assert hand.theatre.ticks - came <= MOST_DEAF
    hand.picture()


def frames(hand: Stagehand, press: Callable[[], None]) -> Iterator[bytes]:
    for number in range(WATCHED):
        if number == 0:
            press()
        hand.theatre.tick()
        yield pygame.image.tobytes(hand.picture(), "RGB")


def key(hand: Stagehand, code: int) -> None:
    """A real key goes down and up, through SDL's queue."""
    pygame.event.clear()
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=code, mod=0, unicode=""))
    hand.theatre.feed(pygame.event.get())


def idle(_: Stagehand) -> None:
    """Nobody presses."""


def thumb(hand: Stagehand, pad: VirtualPad) -> None:
    pad.down(A)
    hand.theatre.feed(pygame.event.get())


def first_difference(quiet: Film, pressed: Film) -> int:
    """The frame, counted from one, in which a pixel is another than without the press."""
    for number, (one, other) in enumerate(zip(quiet, pressed, strict=True), start=1):
        if one != other:
            return number
    raise AssertionError("nothing changed")


@pytest.fixture(scope="module")
def quiet() -> dict[tuple[str, str, bool], Film]:
    """What is seen where nobody presses, for all keys of a moment that are heard as soon."""
    return {}


@pytest.mark.parametrize(("scene", "moment", "code"), PRESSES)
def test_a_press_changes_the_picture_within_three_frames(
    stage: OpenStage,
    quiet: dict[tuple[str, str, bool], Film],
    scene: str,
    moment: str,
    code: int,
) -> None:
    def film(press: Callable[[Stagehand], None]) -> Film:
        hand = stage()
        at(hand, scene, moment, code)
        return list(frames(hand, partial(press, hand)))

    alike = scene, moment, code in HEARD_AT_ONCE
    if alike not in quiet:
        quiet[alike] = film(idle)
    assert first_difference(quiet[alike], film(partial(key, code=code))) <= MOST_FRAMES


def test_a_thumb_on_a_pad_is_seen_while_goals_are_felt(stage: OpenStage) -> None:
    pads = Pads()
    pads.start()
    seen = []
    for is_pressed in (False, True):
        hand, pad = stage(), VirtualPad()
        with plugged(pad):
            people = [Seat("Ada", 0, device=pad.device, secrecy=Secrecy.RUMBLE)]
            people.append(Seat("Bo", 1, device="pad:92", secrecy=Secrecy.RUMBLE))
            hand.open(Company([*people, *companies.bots_only(4).seats[2:]]))
            hand.theatre.feed(pygame.event.get())
            hand.wait_for_people()
            hand.wait(60)
            hand.picture()
            press = partial(thumb, hand, pad) if is_pressed else partial(idle, hand)
            seen.append(list(frames(hand, press)))
    pads.stop()
    assert first_difference(*seen) <= MOST_FRAMES
