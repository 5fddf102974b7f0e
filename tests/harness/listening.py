"""A whole match, listened to: how often each sound was heard, and all that went on."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random

from kingup_game.app.presses import DIRECTIONS, KEYBOARD, Intent
from kingup_game.bots.questions import Thinking
from kingup_game.stage.sound.sound_library import CueBook
from kingup_game.table.seats import Company
from tests.harness.matches import new_host
from tests.harness.recording import Recording
from tests.harness.stagehand import Stagehand

MOST_TICKS = 200_000
LONGEST_END = 900
"""By then all have come before the throne."""
A_THOUGHT = 20
"""Ticks between two presses of whoever plays."""
PRESSES = (*DIRECTIONS, *(Intent.CONFIRM,) * 8, Intent.YES, Intent.YES, Intent.NO, Intent.SKIP)


@dataclass
class Listened:
    """What was heard of a match, at the usual speed."""

    lines: list[str]
    files: Counter[str]
    cues: Counter[str]
    book: CueBook


def listen(hand: Stagehand, company: Company, seed: int, thinking: Thinking | None) -> Listened:
    """From the first deal to the end; whoever sits there presses what comes to mind."""
    hand.sink = heard = Recording()
    hand.open(company, host=new_host(hand.table, company, seed), thinking=thinking)
    book = hand.backstage.audio.book
    chance, has_people = Random(seed), bool(company.people)
    for _ in range(MOST_TICKS):
        if hand.scene == "Coronation" and not hand.sitting.director.busy:
            break
        hand.wait(A_THOUGHT if has_people else 1)
        if has_people:
            hand.press_in_haste(chance.choice(PRESSES), device=KEYBOARD)
    else:
        raise TimeoutError(f"the match never ends: {hand.scene}")
    hand.wait(LONGEST_END)
    cue_of = {file: name for name, cue in book.cues.items() for file in cue.files}
    files = Counter(line.split()[1] for line in heard.lines if line.startswith("cue "))
    cues: Counter[str] = Counter()
    for file, times in files.items():
        cues[cue_of[file]] += times
    return Listened(heard.lines, files, cues, book)
