"""Twin matches that differ in nothing but secrets: whoever has no right to one must see them same.

Compared are the pixels, the sounds, the window's title, notices, logs, what is written to the
terminal, sizes of the saves and when they are written, and what pads feel whose owners have the
same secrets in both. People are hinted at, read captions, are advised and point at everything; what
the raven says is made of every byte of its question, so that whatever leaks into one shows here.

In a *story* the twins have a first round in common, with its count, votes and awards, and differ in
what comes after it. In a *lesson* the goals of the rivals differ.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import logging
import pickle
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final
from unittest.mock import patch
from zlib import crc32

import pygame

from kingup_game.app.presses import BINDABLE, KEYBOARD, MOUSE, Intent, Press
from kingup_game.bots.advice import COUNTED, Advice, Grounds, Why
from kingup_game.bots.questions import Question
from kingup_game.engine.actions import Card, Deal
from kingup_game.engine.edition import Edition, table_sizes
from kingup_game.engine.events import Event
from kingup_game.engine.goals import GOALS, Goal
from kingup_game.engine.record import read_record
from kingup_game.engine.state import Hand, Phase
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.lesson.learning import Ask
from kingup_game.scenes.lesson.lesson_scene import Lesson
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.table.disk.scramble import scrambled
from kingup_game.table.evenings.aids import Aids
from kingup_game.table.host import Host
from kingup_game.table.lessons.prepared import LESSONS
from kingup_game.table.seats import Company
from tests.harness import companies
from tests.harness.decoding import decoded_when_asked
from tests.harness.disk import disk_in_time
from tests.harness.learner import KEYS
from tests.harness.matches import host_at, new_host, scored
from tests.harness.other_hands import with_hands
from tests.harness.recording import Recording
from tests.harness.stagehand import NothingLeft, Stagehand, open_surface
from tests.harness.thinking import Electors

SIZE: Final = (480, 270)
TICKS: Final = 1500
EVERY: Final = 7
REVEALS: Final = ("Scoring", "Coronation")
"""Here everybody's goals are shown, by the rules."""
SECRETS_SHOW: Final = ("Curtain",)
"""Here one person looks, and is meant to."""

COMPANIES: Final[dict[str, Callable[[int], Company]]] = {
    "solo": companies.solo,
    "pads": companies.with_pads,
    "sharing": companies.sharing,
    "bots": companies.bots_only,
    "resumed": companies.sharing,
    "story": companies.with_pads,
    "lesson": companies.solo,
}
PRESSES: Final = (*(Intent.CONFIRM,) * 16, *(Intent.NO, Intent.YES) * 4, *BINDABLE)
ASIDE: Final = ("Pause", "SettingsPage", "BindingsPage", "AboutPage", "RulesPage", "Asking")
"""From here people go back to the match, most of the time."""
BACK_FROM_ASIDE: Final = 0.8
PRESSED, POINTED = 0.2, 0.1
"""So often in a tick."""
ANSWERED_AFTER: Final = 40
SETTINGS: Final = {
    "speed": 400,
    "fast_bots": True,
    "hints": True,
    "captions": True,
    "coach": True,
}


@dataclass
class Seen:
    """All that can be seen, heard, felt and found of one match."""

    samples: list[tuple[object, ...]] = field(default_factory=list)
    sounds: list[str] = field(default_factory=list)
    felt: list[tuple[str, float, float, int]] = field(default_factory=list)
    said: str = ""


class Whisperer(Electors):
    """A raven whose advice is made of every byte of what it is asked."""

    def advise(self, question: Question) -> tuple[Advice, ...]:
        number = crc32(pickle.dumps(replace(question, ticket=0)))
        source = Random(number)
        options = source.sample(question.options, min(3, len(question.options)))
        reasons = source.sample(sorted(set(Why) - COUNTED), len(options))
        return tuple(
            Advice(option, source.random(), source.random() / 9, Grounds(reason))
            for option, reason in zip(options, reasons, strict=True)
        )


class LaterHost(Host):
    """A host whose next deal is settled."""

    later: tuple[Goal, ...] = ()

    def draw_lot(self) -> tuple[Event, ...]:
        if self.phase is not Phase.DEAL:
            return super().draw_lot()
        return self.submit(Deal(self.view(None).first, self.later))


@dataclass
class Twins:
    """How many pairs of each kind were the same, and which were not."""

    pairs: int = 0
    scenes: Counter[str] = field(default_factory=Counter)
    frames: int = 0
    different: list[str] = field(default_factory=list)


def run(kind: str, pairs: int, seed: int) -> Twins:
    """So many pairs of one kind, of both editions and all sizes."""
    twins, surface = Twins(), open_surface(SIZE)
    loaded: Pictures | None = None
    tables = [(edition, size) for edition in Edition for size in table_sizes(edition)]
    for number in range(pairs):
        edition, size = tables[number % len(tables)]
        name = f"{kind}/{seed}/{number}: {edition}, {size} seats"
        one, other = (
            _Film(surface, kind, edition, size, name, is_other=is_other, loaded=loaded)
            for is_other in (False, True)
        )
        seen, seen_else = one.seen(), other.seen()
        loaded = other.hand.loaded
        twins.pairs += 1
        twins.frames += len(seen.samples)
        twins.scenes.update(str(sample[0]) for sample in seen.samples)
        if seen != seen_else:
            twins.different.append(name)
    return twins


class _Film:
    """One of two twins."""

    def __init__(
        self,
        surface: pygame.Surface,
        kind: str,
        edition: str,
        size: int,
        name: str,
        *,
        is_other: bool,
        loaded: Pictures | None,
    ) -> None:
        self._kind = kind
        self._name = name
        self.hand = Stagehand(surface, edition, size, settings=SETTINGS, loaded=loaded)
        self.hand.electors = Whisperer(Card.YES)
        self._company = COMPANIES[kind](size)
        if Random(name).random() < 0.5:  # what helps somebody is for their eyes alone
            for seat in self._company.people:
                self._company.favour(seat, Aids(worths=True, raven=True, own_card=True))
        # Whoever plays alone sees their own; with pads the second person has the same in both.
        self._fixed = {"solo": {0}, "pads": {1}, "story": {1}}.get(kind, set())
        self._is_other = is_other
        self._written: dict[Path, int] = {}
        self._in_common: Scene | None = None
        """The first count of a story, with all that can be looked at after it."""
        self._host = self._story() if kind == "story" else self._match()

    def _goals(self, free: list[Goal], source: Random) -> tuple[Goal, ...]:
        """Of one twin these, of the other those; nobody sees a difference in their own."""
        size = len(self._company.seats)
        mine = list(source.sample(free, size))
        if self._is_other:
            free = [goal for goal in free if goal not in mine]
            mine = [goal if seat in self._fixed else free.pop() for seat, goal in enumerate(mine)]
        return tuple(mine)

    def _match(self) -> Host:
        """At its beginning, with other hands in half of all pairs."""
        source, seats = Random(self._name), self._company.seats
        host = new_host(self.hand.table, self._company)
        host.submit(Deal(0, self._goals(list(GOALS), source)))
        nos = [source.randrange(1, 4) for _ in seats]
        if self._is_other:  # of people it shows sooner or later, by a card that counts as a Yes
            people = self._company.people
            nos = [no if seat in people else 4 - no for seat, no in enumerate(nos)]
        stomachs = int(host.view(None).terms.house.stomachache)
        if self._kind == "resumed" or source.random() < 0.5:
            return host
        return with_hands(host, [Hand(no, stomachs) for no in nos])

    def _story(self) -> Host:
        """Both have counted the same round, and differ in the next deal."""
        source = Random(self._name)
        host = host_at(self.hand.table, self._company, scored)
        later = LaterHost.resumed(read_record(host.record().encode()))
        assert isinstance(later, LaterHost)
        dealt = [goal for event in host.seen_since(None, 0) for goal in getattr(event, "goals", ())]
        later.later = self._goals([goal for goal in GOALS if goal not in dealt], source)
        return later

    def seen(self) -> Seen:
        """Play it, and write down everything."""
        seen, said, heard = Seen(), io.StringIO(), io.StringIO()
        handler = logging.StreamHandler(heard)
        logging.getLogger("kingup_game").addHandler(handler)
        try:
            with (
                TemporaryDirectory() as name,
                disk_in_time(),
                decoded_when_asked(),
                contextlib.redirect_stdout(said),
                contextlib.redirect_stderr(said),
            ):
                self._open(Path(name))
                self._play(seen, Path(name))
        finally:
            logging.getLogger("kingup_game").removeHandler(handler)
        seen.said = said.getvalue() + heard.getvalue()
        return seen

    def _open(self, folder: Path) -> None:
        hand, host, company = self.hand, self._host, self._company
        hand.sink = Recording()
        if self._kind == "resumed":
            hand.folder = folder
            hand.saves.mkdir()
            text = scrambled(host.record(), range(len(company.seats)))
            (hand.saves / "it.kingup").write_text(text, encoding="utf-8")
            hand.open_game()
            hand.key(pygame.K_RETURN)
        elif self._kind == "lesson":
            game, edition = hand.open_game(), Edition(hand.edition)
            prepared = LESSONS[edition]
            free = [goal for goal in GOALS if goal not in prepared.goals]
            rivals = Random(self._name).sample(free, len(prepared.goals) - 1)
            goals = (prepared.goals[0], *rivals) if self._is_other else prepared.goals
            with patch.dict(LESSONS, {edition: replace(prepared, goals=goals)}):
                hand.enter(game.lesson(edition))
        else:
            hand.open(company, host=host, scene=lambda sitting: sitting.flow.opening(sitting.match))

    def _play(self, seen: Seen, folder: Path) -> None:
        hand, source = self.hand, Random(f"{self._name}/presses")
        own = {self._company.seats[seat].device for seat in self._fixed}

        def feel(device: str, low: float, high: float, length: int) -> None:
            if device in own:
                seen.felt.append((device, low, high, length))

        hand.backstage.pads.rumble_door = feel
        for tick in range(TICKS):
            hand.wait()
            if self._is_over():
                break
            if self._is_shown_to_all() and tick % EVERY == 0:
                seen.samples.append(self._sample(folder))
            if self._kind != "bots":
                self._press(tick, source)
        assert hand.sink is not None
        seen.sounds = hand.sink.lines
        if self._kind == "resumed":
            hand.game.close()

    def _press(self, tick: int, source: Random) -> None:
        devices = [seat.device for seat in self._company.seats if seat.device] or [KEYBOARD]
        is_aside = self.hand.scene in ASIDE and source.random() < BACK_FROM_ASIDE
        press = Press(source.choice(devices), Intent.BACK if is_aside else source.choice(PRESSES))
        x, y = source.uniform(0, 1920), source.uniform(0, 1080)
        is_pressed, is_pointed = source.random() < PRESSED, source.random() < POINTED
        if is_pointed:
            self.hand.theatre.press(Press(MOUSE, Intent.POINT, x, y))
        step = self.hand.top.step if isinstance(self.hand.top, Lesson) else None
        if self._kind != "lesson":
            if is_pressed:
                self.hand.theatre.press(press)
        elif isinstance(step, Ask) and tick % ANSWERED_AFTER == 0:
            self.hand.key(KEYS[step.button])

    def _is_over(self) -> bool:
        """Where goals lie open, but for those of the round that a story has in common."""
        top = self.hand.top
        if type(top).__name__ in REVEALS and top is not self._in_common:
            if self._kind != "story" or self._in_common is not None:
                return True
            self._in_common = top
        return top is None or isinstance(top, NothingLeft)

    def _is_shown_to_all(self) -> bool:
        scenes = self.hand.backstage.stack.scenes
        return not any(type(scene).__name__ in SECRETS_SHOW for scene in scenes)

    def _sample(self, folder: Path) -> tuple[object, ...]:
        pixels = pygame.image.tobytes(self.hand.picture(), "RGB")
        if self._kind == "resumed":
            self.hand.game.unfinished()  # looks once everything is written
        files = [path for path in folder.rglob("*") if path.is_file()]
        before, self._written = self._written, {path: path.stat().st_mtime_ns for path in files}
        sizes = sorted(
            (path.stat().st_size, self._written[path] != before.get(path)) for path in files
        )
        return (
            self.hand.scene,
            hashlib.sha1(pixels, usedforsecurity=False).digest(),
            pygame.display.get_caption(),
            tuple(self.hand.told),
            tuple(sizes),
        )
