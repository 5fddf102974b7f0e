"""How hard the stage works: a quiet table, the busiest moment there can be, and whole matches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import quantiles
from time import thread_time

import pygame

from kingup_game.engine.record import Reading, read_record
from kingup_game.motion.script import Script, then, together
from kingup_game.stage import layout
from kingup_game.stage.castle.standing import Spot
from kingup_game.table.ballots import GATE_TICKS
from tests.harness import companies, matches
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand
from tools.loads.replay import RecordedHost, RecordedSeats

WALK_TICKS = 30
REVEAL_TICKS = 5 * WALK_TICKS  # a little more than eight cards need to come, turn and go
BURST_TICKS = 20
WARM_UP = 720  # long enough for everybody to have blinked: each picture has been made
FLOOR_EVERY = 3

Costs = list[float]
"""Processor seconds of each frame."""


def quiet(surface: pygame.Surface) -> Callable[[], None]:
    """Flags and torches live, and the table waits for a person. The answer makes one frame."""
    hand = _hand(surface)
    hand.open(companies.solo(hand.players), matches.with_a_past(matches.climbing))
    hand.wait(30)
    return lambda: one_frame(hand)


def busy(surface: pygame.Surface) -> Callable[[], None]:
    """Fourteen tokens walk, the air is full of paper, and the cards of a vote come and go.

    All at the same time; but as in a match, no two of them begin on the very same tick.
    """
    hand = _hand(surface, "jester", 8)
    sitting = hand.open(companies.with_pads(hand.players), matches.voting)
    hand.wait(GATE_TICKS)
    sitting.director.finish()
    sitting.director.play(_cards_turn(sitting))
    chance = Random("busy")
    ticks = 0

    def frame() -> None:
        nonlocal ticks
        if ticks % WALK_TICKS == 0:
            sitting.picture.gesture(_everybody_walks(sitting, chance))
        if ticks % BURST_TICKS == BURST_TICKS // 2:
            sitting.particles.burst("confetti", chance.uniform(400, 1500), 200, 60)
        if ticks % REVEAL_TICKS == WALK_TICKS // 2:
            sitting.director.finish()
            sitting.director.play(_cards_turn(sitting))
        ticks += 1
        one_frame(hand)

    return frame


def _cards_turn(sitting: Sitting) -> Script:
    yield sitting.picture.ballot_cards.deal(sitting.panels)
    yield together(*(then(4.0 * seat, _card_turns(sitting, seat)) for seat in range(8)))
    yield sitting.picture.ballot_cards.lay_down(sitting.panels)
    yield REVEAL_TICKS  # until the next begins


def _card_turns(sitting: Sitting, seat: int) -> Script:
    face = "no" if seat % 2 else "yes"
    cards = sitting.picture.ballot_cards
    yield cards.turn(seat, face, lambda: None, lambda _: None, is_alone=True)


def recorded(surface: pygame.Surface, record: Path) -> Iterator[Callable[[], None]]:
    """A recorded match from its deal to its coronation, a frame at a time."""
    reading = read_record(record.read_bytes())
    hand = open_recorded(surface, reading)
    while hand.scene != "Coronation":
        yield lambda: one_frame(hand)


def open_recorded(surface: pygame.Surface, reading: Reading) -> Stagehand:
    """The game at the beginning of a recorded match."""
    terms = reading.header.terms
    hand = _hand(surface, terms.edition, terms.players, speed=400)
    company = companies.bots_only(terms.players)
    hand.open(company, host=RecordedHost(reading), thinking=RecordedSeats(reading))
    return hand


def one_frame(hand: Stagehand) -> None:
    hand.theatre.tick()
    hand.theatre.show()


def costs_of(
    surface: pygame.Surface, frame: Callable[[], None], frames: int
) -> tuple[Costs, Costs]:
    """The work of each frame once every picture has been made, and of the floor between them.

    The floor is what any game pays: one copy of the whole background, and showing it.
    """
    for _ in range(WARM_UP):
        frame()
    background, canvas = surface.copy(), surface.copy()
    work, floor = [], []
    for number in range(frames):
        work.append(timed(frame))
        if number % FLOOR_EVERY == 0:
            floor.append(timed(lambda: copy_and_show(canvas, background)))
    return work, floor


def copy_and_show(canvas: pygame.Surface, background: pygame.Surface) -> None:
    """The floor: what a frame costs that redraws nothing but its background."""
    canvas.blit(background, (0, 0))
    pygame.display.update()


def timed(frame: Callable[[], None]) -> float:
    start = thread_time()
    frame()
    return thread_time() - start


def percentile(costs: Costs, percent: int) -> float:
    return quantiles(costs, n=100)[percent - 1]


def _hand(
    surface: pygame.Surface, edition: str = "classic", players: int = 4, speed: int = 100
) -> Stagehand:
    settings = {"speed": speed}
    present = pygame.display.update
    return Stagehand(surface, edition, players, settings, present=present)


def _everybody_walks(sitting: Sitting, chance: Random) -> Script:
    def way(start: Spot) -> list[tuple[float, float]]:
        x = chance.uniform(layout.ROOM_LEFT, layout.ROOM_RIGHT)
        y = chance.choice([*layout.FLOOR_FEET_Y.values()])
        return [start.point, (x, start.y), (x, y)]

    yield together(
        *(token.walk(way(token.spot), layout.TOKEN_SIZE) for token in sitting.tokens.values())
    )
