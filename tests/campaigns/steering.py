"""A hand that finds its way: chance alone leaves the title too seldom, and learns no lesson."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Final

import pygame

from kingup_game.engine.record import SeatEntry
from kingup_game.scenes.kit.screen import Screen
from kingup_game.scenes.lesson.learning import Ask
from kingup_game.scenes.lesson.lesson_scene import Lesson
from kingup_game.table.disk.scramble import scrambled
from kingup_game.table.evenings.fortunes import Results
from kingup_game.table.evenings.past_matches import PAST_NAME
from kingup_game.table.evenings.people import Person, save_people
from kingup_game.table.settings import Settings, save_settings
from tests.harness.learner import KEYS
from tests.harness.stagehand import Stagehand
from tests.harness.tables import lines_of_a_match

RECORDS: Final = Path(__file__).parent.parent / "records" / "foreign"
SEATS: Final = (
    SeatEntry("Ada", "human"),
    SeatEntry("Ben", "bot:random"),
    SeatEntry("Cy", "bot:random"),
)
LINES: Final = lines_of_a_match(SEATS)
LEAVES_THE_GAME: Final = "quit"
AT_THE_END: Final = 0.3
"""So many of the matches that were left have been counted to the end, and wait for the crown."""


def furnish(folder: Path, source: Random, saves: int) -> None:
    """A home where people have played: some known, some matches left, some over."""
    past = folder / "saves" / PAST_NAME
    past.mkdir(parents=True)
    for number in range(saves):
        is_over = source.random() < AT_THE_END
        lines = len(LINES) if is_over else source.randrange(2, len(LINES) + 1)
        save = folder / "saves" / f"left{number}.kingup"
        save.write_text(scrambled("".join(LINES[:lines]), (0, 1, 2)), encoding="utf-8")
    for number, record in enumerate(source.sample(sorted(RECORDS.glob("*.kingup")), 2)):
        (past / f"2026-11-1{number} 21-14-00.kingup").write_bytes(record.read_bytes())
    names = source.sample(("Ada", "Ben", "Cleo", "Dan", "Elsa", "Opa Wilhelm"), 4)
    people = [Person(name, 3 * n, n, results=Results(2 * n)) for n, name in enumerate(names)]
    save_people(folder, people)
    lessons = source.choice(([], ["classic"], ["classic", "jester"]))
    chosen = Settings(speed=400, fast_bots=True, hints=source.random() < 0.5, lessons=lessons)
    save_settings(folder, chosen)
    assert json.loads((folder / "settings.json").read_text(encoding="utf-8"))


def steer(hand: Stagehand, source: Random) -> None:
    """Take any button that the screen offers, or do as the raven asks."""
    top = hand.backstage.stack.top
    if hand.backstage.stack.changing:
        return
    if isinstance(top, Lesson) and isinstance(top.step, Ask):
        hand.key(KEYS[top.step.button])
    elif isinstance(top, Screen):
        keys = [choice.key for choice in top.choices if choice.key != LEAVES_THE_GAME]
        if keys:
            top.choices.focus = source.choice(keys)
            top.rebuild()
            hand.key(pygame.K_RETURN)
