"""Twin matches that differ in nothing but secrets: whoever has no right to one must see them same.

Compared are the pixels, the sounds, the window's title, notices, logs, what is written to the
terminal, the sizes of the saves, and what pads feel whose owners have the same secrets in both.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import pygame

from kingup_game.app.presses import KEYBOARD, Intent, Press
from kingup_game.engine.actions import Card, Deal
from kingup_game.engine.edition import Edition, table_sizes, terms_of
from kingup_game.engine.goals import GOALS
from kingup_game.engine.state import Hand
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.match.flow import MatchFlow
from kingup_game.scenes.title.demonstration import Demonstration
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.table.disk.scramble import scrambled
from kingup_game.table.live import LiveMatch
from kingup_game.table.seats import Company
from tests.harness import companies
from tests.harness.disk import disk_in_time
from tests.harness.matches import new_host
from tests.harness.other_hands import with_hands
from tests.harness.recording import Recording
from tests.harness.stagehand import Stagehand, open_surface
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
    "attract": companies.bots_only,
    "resumed": companies.sharing,
}
PRESSES: Final = (
    *(Intent.CONFIRM,) * 10, *(Intent.NO, Intent.YES) * 3, Intent.UP, Intent.DOWN, Intent.LEFT,
    Intent.RIGHT, Intent.COUNT, Intent.ALMANAC, Intent.PAUSE, Intent.SKIP, Intent.BACK,
)  # fmt: skip


@dataclass
class Seen:
    """All that can be seen, heard, felt and found of one match."""

    samples: list[tuple[object, ...]] = field(default_factory=list)
    sounds: list[str] = field(default_factory=list)
    felt: list[tuple[str, int]] = field(default_factory=list)
    said: str = ""


@dataclass
class Twins:
    """How many pairs of each kind were the same, and which were not."""

    pairs: int = 0
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
        self.hand = Stagehand(
            surface, edition, size, settings={"speed": 400, "fast_bots": True}, loaded=loaded
        )
        self.hand.electors = Electors(Card.YES)
        self._company = COMPANIES[kind](size)
        source = Random(name)
        mine = list(source.sample(GOALS, size))
        free = [goal for goal in GOALS if goal not in mine]
        # Whoever plays alone sees their own; with pads the second person has the same in both.
        self._fixed = {"solo": {0}, "pads": {1}}.get(kind, set())
        if is_other:
            mine = [goal if seat in self._fixed else free.pop() for seat, goal in enumerate(mine)]
        nos = [source.randrange(1, 4) for _ in range(size)]
        if is_other:  # of people it shows sooner or later, by a card that counts as a Yes
            people = self._company.people
            nos = [no if seat in people else 4 - no for seat, no in enumerate(nos)]
        host = new_host(terms_of(edition, size), self._company)
        host.submit(Deal(0, tuple(mine)))
        stomachs = int(host.view(None).terms.house.stomachache)
        with_other_hands = kind != "resumed" and source.random() < 0.5
        self._host = (
            with_hands(host, [Hand(no, stomachs) for no in nos]) if with_other_hands else host
        )

    def seen(self) -> Seen:
        """Play it, and write down everything."""
        seen, said, heard = Seen(), io.StringIO(), io.StringIO()
        handler = logging.StreamHandler(heard)
        logging.getLogger("kingup_game").addHandler(handler)
        try:
            with (
                TemporaryDirectory() as name,
                disk_in_time(),
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
        elif self._kind == "attract":
            game = hand.open_game()

            def play(backstage: Backstage) -> Scene:
                again = MatchFlow(menu=lambda _: Scene(), again=lambda _: Scene())
                live = LiveMatch(host, company, hand.electors)
                return again.opening(MatchContext(backstage, live.port(), company, again))

            hand.enter(Demonstration(hand.backstage, game, play))
        else:
            hand.open(company, host=host, scene=lambda sitting: sitting.flow.opening(sitting.match))

    def _play(self, seen: Seen, folder: Path) -> None:
        hand, source = self.hand, Random(f"{self._name}/presses")
        own = {self._company.seats[seat].device for seat in self._fixed}

        def feel(device: str, _low: float, _high: float, length: int) -> None:
            if device in own:
                seen.felt.append((device, length))

        hand.backstage.pads.rumble_door = feel
        devices = [seat.device for seat in self._company.seats if seat.device] or [KEYBOARD]
        for tick in range(TICKS):
            hand.wait()
            # A busy machine decodes pictures later than another: that is no secret.
            hand.backstage.painter.pictures.finish_decoding()
            if self._is_over():
                break
            if self._is_shown_to_all() and tick % EVERY == 0:
                seen.samples.append(self._sample(folder))
            press = Press(source.choice(devices), source.choice(PRESSES))
            if source.random() < 0.2 and self._kind != "attract":
                hand.theatre.press(press)
        assert hand.sink is not None
        seen.sounds = hand.sink.lines
        if self._kind == "resumed":
            hand.game.close()

    def _is_over(self) -> bool:
        top = self.hand.top
        within = top.within.stack.top if isinstance(top, Demonstration) else top
        return top is None or type(within).__name__ in REVEALS

    def _is_shown_to_all(self) -> bool:
        scenes = self.hand.backstage.stack.scenes
        return not any(type(scene).__name__ in SECRETS_SHOW for scene in scenes)

    def _sample(self, folder: Path) -> tuple[object, ...]:
        pixels = pygame.image.tobytes(self.hand.picture(), "RGB")
        if self._kind == "resumed":
            self.hand.game.unfinished()  # looks once everything is written
        sizes = sorted(path.stat().st_size for path in folder.rglob("*") if path.is_file())
        return (
            self.hand.scene,
            hashlib.sha1(pixels, usedforsecurity=False).digest(),
            pygame.display.get_caption(),
            tuple(self.hand.told),
            tuple(sizes),
        )
