"""The glass of the twins is not dark: whatever a secret is planted in, they are told apart by it.

What is planted here is in none of the twins that must be the same (`test_small_shares.py`).
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any
from zlib import crc32

import pygame
import pytest

from kingup_game.app.controls import Controls
from kingup_game.engine.actions import Action
from kingup_game.stage.sound.audio import Audio
from kingup_game.table.bot_turns import BotTurns
from kingup_game.table.disk.scramble import scrambled
from kingup_game.table.host import Host
from kingup_game.table.live import LiveMatch
from kingup_game.theatre import Theatre
from kingup_game.theme import cues
from tests.campaigns import twins
from tests.harness import companies

MOMENT, LONG = (3, 500), (1, 1500)
"""Which twins, and for how many ticks."""
PADS = companies.with_pads(8)
Plant = Callable[[pytest.MonkeyPatch], None]

played: list[Host] = []
"""The match that is played now stands last."""


def secret() -> int:
    """A number that tells goals, and that no twin shares with the other."""
    host = played[-1]
    goals = [str(host.view(seat).goal) for seat in range(host.header.terms.players)]
    return crc32("".join(goals).encode()) >> 3


def in_the_title(planting: pytest.MonkeyPatch) -> None:
    tick = Theatre.tick

    def told(theatre: Theatre) -> None:
        pygame.display.set_caption(f"King Up! {secret() % 7}")
        tick(theatre)

    planting.setattr(Theatre, "tick", told)


def in_which_sound(planting: pytest.MonkeyPatch) -> None:
    cue = Audio.cue

    def told(audio: Audio, name: str, **how: Any) -> Any:
        others = cues.TURN, cues.FOCUS, cues.BACK, cues.CONFIRM
        return cue(audio, (name, *others)[secret() % 5], **how)

    planting.setattr(Audio, "cue", told)


def in_the_log(planting: pytest.MonkeyPatch) -> None:
    submit = Host.submit

    def told(host: Host, action: Action) -> Any:
        if played:
            logging.getLogger("kingup_game").warning("%d", secret())
        return submit(host, action)

    planting.setattr(Host, "submit", told)


def in_a_pause(planting: pytest.MonkeyPatch) -> None:
    acts, asked = BotTurns.acts, set[tuple[int, int]]()

    def told(turns: BotTurns, *, hurry: bool) -> Sequence[Action]:
        moment = id(turns), played[-1].events_so_far
        if secret() % 2 and moment not in asked:
            asked.add(moment)
            return []
        return acts(turns, hurry=hurry)

    planting.setattr(BotTurns, "acts", told)


def in_a_point_of_the_picture(planting: pytest.MonkeyPatch) -> None:
    show = Theatre.show

    def told(theatre: Theatre, *how: Any) -> Any:
        done = show(theatre, *how)
        surface = pygame.display.get_surface()
        assert surface is not None
        surface.set_at((3, 3), (secret() % 256, 0, 0))
        return done

    planting.setattr(Theatre, "show", told)


def in_the_size_of_a_save(planting: pytest.MonkeyPatch) -> None:
    def told(*what: Any) -> str:
        return scrambled(*what) + " " * (secret() % 50)

    planting.setattr("kingup_game.table.disk.autosave.scrambled", told)


def in_how_strongly_a_pad_rumbles(planting: pytest.MonkeyPatch) -> None:
    rumble = Controls.rumble

    def told(controls: Controls, device: str, low: float, high: float, length: int) -> None:
        rumble(controls, device, low, high - secret() % 997 / 5000, length)

    planting.setattr(Controls, "rumble", told)


def in_a_pad_that_feels_what_others_hold(planting: pytest.MonkeyPatch) -> None:
    rumble, tick = Controls.rumble, Theatre.tick

    def told(theatre: Theatre) -> None:
        tick(theatre)
        if theatre.ticks % 60 == secret() % 60:
            for device in [seat.device for seat in PADS.seats if seat.device]:
                rumble(theatre.backstage.controls, device, 0.7, 0.9, 90)

    planting.setattr(Theatre, "tick", told)


PLANTS: dict[Plant, tuple[str, tuple[int, int]]] = {
    in_the_title: ("sharing", MOMENT),
    in_which_sound: ("solo", MOMENT),
    in_the_log: ("bots", MOMENT),
    in_a_pause: ("bots", MOMENT),
    in_a_point_of_the_picture: ("bots", MOMENT),
    in_the_size_of_a_save: ("resumed", MOMENT),
    in_how_strongly_a_pad_rumbles: ("pads", LONG),
    in_a_pad_that_feels_what_others_hold: ("pads", MOMENT),
}


@pytest.mark.parametrize(("plant", "seen"), PLANTS.items())
def test_twins_tell_a_secret_by_whatever_it_is_planted_in(
    plant: Plant, seen: tuple[str, tuple[int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    start = LiveMatch.__init__

    def begin(match: LiveMatch, host: Host, *what: Any) -> None:
        played.append(host)
        start(match, host, *what)

    monkeypatch.setattr(LiveMatch, "__init__", begin)
    plant(monkeypatch)
    kind, (seed, ticks) = seen
    monkeypatch.setattr(twins, "TICKS", ticks)
    played.clear()
    assert twins.run(kind, 1, seed).different
