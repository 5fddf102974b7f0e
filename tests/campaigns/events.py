"""Anybody presses anything: random events of every kind over the whole game, pads come and go."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import pygame

from kingup_game.app.faults import place_of
from kingup_game.stage.canvas.pictures import Pictures
from tests.campaigns.steering import furnish, steer
from tests.harness.disk import disk_in_time
from tests.harness.stagehand import Stagehand, open_surface
from tests.harness.thinking import InlineThinking
from tests.harness.virtual_pads import AXES, BUTTONS, VirtualPad

SIZES: Final = ((320, 180), (480, 270), (400, 400), (640, 200))
EVENTS_AN_EVENING: Final = 5_000
MOST_PADS: Final = 9
EVERY_TICK, EVERY_FRAME, EVERY_HOTPLUG, EVERY_STEERED = 3, 40, 250, 25

KEYS: Final = (
    *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT) * 4,
    *(pygame.K_RIGHT, pygame.K_f, pygame.K_j, pygame.K_TAB) * 4,
    *(pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_p, pygame.K_F11, pygame.K_a, pygame.K_0),
    *(pygame.K_LSHIFT, pygame.K_MENU, pygame.K_KP_ENTER, pygame.K_DELETE, 0, 1 << 30),
)
TEXTS: Final = ("", "a", "ß", "日", "🎲", "\x00", "⟦x⟧", "‮", "{name}", "\n", "x" * 50)


@dataclass
class Flood:
    """What became of it."""

    events: int = 0
    hotplugs: int = 0
    resizes: int = 0
    scenes: Counter[str] = field(default_factory=Counter)
    faults: dict[str, list[int]] = field(default_factory=dict)


def run(events: int, seed: int) -> Flood:
    """So many events, in one evening after another."""
    flood, evening = Flood(), 0
    loaded: Pictures | None = None
    while flood.events < events:
        source = Random(f"events/{seed}/{evening}")
        pygame.display.quit()
        with TemporaryDirectory() as name:
            most = min(events - flood.events, EVENTS_AN_EVENING)
            with disk_in_time():
                loaded = _evening(Path(name), source, flood, loaded, most)
        evening += 1
    return flood


def _evening(
    folder: Path,
    source: Random,
    flood: Flood,
    loaded: Pictures | None,
    events: int,
) -> Pictures:
    size = source.choice(SIZES)
    furnish(folder, source, source.randrange(4))
    hand = Stagehand(open_surface(size), folder=folder, loaded=loaded)
    hand.open_game(InlineThinking())
    hand.backstage.pads.start()
    pads: list[VirtualPad] = []
    try:
        for at in range(events):
            flood.events += 1
            if at % EVERY_HOTPLUG == 0:
                _hotplug(pads, source)
                flood.hotplugs += 1
            if at % EVERY_STEERED == 0:
                steer(hand, source)
            _one_event(hand, pads, source)
            if at % EVERY_TICK == 0:
                hand.theatre.tick()
            if at % EVERY_FRAME == 0:
                hand.theatre.show()
                flood.scenes[hand.scene] += 1
            if hand.backstage.stack.top is None:
                hand.theatre.open(lambda _: hand.game.menu())
    except Exception as fault:
        flood.faults.setdefault(place_of(fault), []).append(flood.events)
        traceback.print_exception(fault, limit=-6)
    finally:
        for pad in pads:
            pad.unplug()
        pygame.event.clear()
        hand.backstage.pads.stop()
        hand.game.close()
    return hand.backstage.painter.pictures


def _hotplug(pads: list[VirtualPad], source: Random) -> None:
    if pads and (len(pads) >= MOST_PADS or source.random() < 0.45):
        pads.pop(source.randrange(len(pads))).unplug()
    else:
        is_known = source.random() < 0.8
        pads.append(VirtualPad(source.choice(TEXTS) or "Pad", mapped=is_known).plug())


def _one_event(hand: Stagehand, pads: list[VirtualPad], source: Random) -> None:
    kind = source.choice((_key, _key, _key, _mouse, _mouse, _pad, _pad, _pad, _text, _odd))
    kind(hand, pads, source)


def _key(hand: Stagehand, pads: list[VirtualPad], source: Random) -> None:
    del pads
    key = source.choice(KEYS)
    down = pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=source.choice(TEXTS))
    events = [down, pygame.Event(pygame.KEYUP, key=key, mod=0)]
    hand.theatre.feed(events[: source.choice((1, 2, 2, 2))])


def _mouse(hand: Stagehand, pads: list[VirtualPad], source: Random) -> None:
    del pads
    place = source.randrange(-20, 700), source.randrange(-20, 420)
    button = source.choice((1, 1, 1, 1, 2, 3, 8, 0))
    hand.theatre.feed(
        source.choice(
            (
                [pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0))],
                [
                    pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0)),
                    pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=button),
                    pygame.Event(pygame.MOUSEBUTTONUP, pos=place, button=button),
                ],
                [pygame.Event(pygame.MOUSEWHEEL, x=0, y=source.choice((-1, 1, 40)), precise_y=0.5)],
            )
        )
    )


def _pad(hand: Stagehand, pads: list[VirtualPad], source: Random) -> None:
    if pads:
        pad = source.choice(pads)
        if source.random() < 0.8:
            source.choice((pad.down, pad.up))(source.randrange(BUTTONS))
        else:
            pad.axis(source.randrange(AXES), source.choice((-32768, 0, 0, 9000, 32767)))
    hand.pump()


def _text(hand: Stagehand, pads: list[VirtualPad], source: Random) -> None:
    del pads
    hand.theatre.feed([pygame.Event(pygame.TEXTINPUT, text=source.choice(TEXTS))])


def _odd(hand: Stagehand, pads: list[VirtualPad], source: Random) -> None:
    """Events that nobody expects, and a window of another size."""
    del pads
    if source.random() < 0.02:
        surface = pygame.Surface(source.choice(SIZES))
        hand.backstage.painter.resize(surface)
        return
    make: Callable[[], pygame.Event] = source.choice(
        (
            lambda: pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=999, button=3),
            lambda: pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=-1, axis=0, value=32767),
            lambda: pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=12345),
            lambda: pygame.Event(pygame.JOYBUTTONDOWN, instance_id=77, button=200),
            lambda: pygame.Event(pygame.USEREVENT, code=1),
            lambda: pygame.Event(pygame.WINDOWFOCUSLOST),
        )
    )
    hand.theatre.feed([make()])
