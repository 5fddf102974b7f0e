"""The game as a whole: what lies between two matches, and how a match begins and goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from kingup_game.app.presses import KEYBOARD
from kingup_game.engine.cast import SUBJECTS
from kingup_game.engine.edition import Edition, Terms
from kingup_game.engine.record import Header
from kingup_game.preferences import keep_in
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.fetching import Fetching
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.title.doors import Unfinished, unfinished_match
from kingup_game.scenes.title.menu import Menu
from kingup_game.stage.canvas.warm_up import WarmUp
from kingup_game.stage.castle.lights import make_light_ready
from kingup_game.table.disk.archive import Archive, Keeper, OnShelf, trouble_of
from kingup_game.table.disk.lookout import MOMENT_SECONDS, Lookout
from kingup_game.table.disk.scribe import Errand
from kingup_game.table.evenings.memories import Memories
from kingup_game.unpacking import Unpacking

if TYPE_CHECKING:
    from kingup_game.bots.questions import Thinking
    from kingup_game.scenes.match.context import MatchContext
    from kingup_game.scenes.match.flow import MatchFlow
    from kingup_game.table.disk.saves import KeptMatch
    from kingup_game.table.evenings.past_matches import PastMatch
    from kingup_game.table.gathering import Gathering
    from kingup_game.table.host import Host
    from kingup_game.table.recorded import RecordedMatch
    from kingup_game.table.seats import Company

T = TypeVar("T")

SEED_BITS = 128
"""So many that nobody tries them all, to find the one that fits the almanac on the screen."""


class Game:
    """Opens matches for the screens around them, and keeps the one in progress on the disk."""

    def __init__(
        self,
        backstage: Backstage,
        thinking: Thinking | None,
        saves: Path | None,
        settings: Path | None,
        unpacking: Unpacking | None = None,
    ) -> None:
        """What is still to be loaded is `unpacking`, also who thinks; without that it is here."""
        self._unpacking = unpacking
        self._backstage = backstage
        self._thinking = thinking
        self._scribe = scribe = backstage.scribe
        scribe.listen(lambda error: backstage.tell_of(trouble_of(error)))
        self.memories = Memories(settings, saves, scribe, backstage.tell_of)
        past = self.memories.past
        self._archive = Archive(
            saves, scribe, backstage.tell_of, None if past is None else past.keep
        )
        self._lookout = Lookout(self._archive, self.memories)
        if settings is not None:
            keep_in(settings, backstage)

    # What the title shows is imported above; what lies behind its doors, by whoever opens one.
    # It has been unpacked by then.
    @cached_property
    def _flow(self) -> MatchFlow:
        from kingup_game.scenes.match.flow import MatchFlow

        return MatchFlow(lambda _: self.menu(), self.again, partial(self.lesson, aside=True))

    @property
    def is_unpacked(self) -> bool:
        """Whether everything behind the doors has been loaded."""
        return self._unpacking is None or self._unpacking.is_done

    def close(self) -> None:
        """Write whatever is left; call once, at the end."""
        self.memories.close()
        self._archive.close()
        self._scribe.close()

    def unfinished(self) -> Sequence[Unfinished]:
        """Have the disk say anew which matches can go on; `on_shelf`, within a moment."""
        self._lookout.look()
        return self.on_shelf

    @property
    def on_shelf(self) -> Sequence[Unfinished]:
        """The matches that can go on, the latest first, as the disk has said last."""
        return [unfinished_match(one) for one in self._lookout.found.values()]

    @property
    def is_looking(self) -> bool:
        """Whether the disk has not answered yet."""
        return self._lookout.is_looking

    def look_further(self) -> bool:
        """A tick in which older matches may be looked for; whether all are `on_shelf` just now."""
        return self._lookout.look_further()

    def menu(self) -> Scene:
        """The title screen."""
        return Menu(self._backstage, self)

    def prepare(self) -> Iterator[None]:
        """The castle of the first round, and the faces and signs of a match."""
        painter = self._backstage.painter
        yield from make_light_ready(1, painter.workshop)
        warm_up = WarmUp(painter.pictures, SUBJECTS)
        while True:
            warm_up.update()
            yield

    def start(self, gathering: Gathering) -> Scene:
        """A new match for those who sit at the table."""
        from kingup_game.scenes.setup.names import shown_names
        from kingup_game.table.host import Host

        company = gathering.company(shown_names(gathering, self._backstage.say))
        header = _header(gathering.terms(), company)
        keeper = self._keeper(company)
        host = Host(header, gathering.first, keeper.keep)
        return self._flow.opening(self._match(host, company, keeper))

    def resume(self, key: str, device: str) -> Scene | None:
        """A match that was left, read anew, for it may have gone on elsewhere, with `device` in
        its one person's hands; None if it is gone."""
        stack = self._backstage.stack

        def opened(found: list[OnShelf] | None) -> Scene | None:
            self._lookout.note(found or ())
            return self._resumed(key, device)

        def go_on(scene: Scene | None) -> None:
            stack.reset(scene or self.menu(), "iris")

        return self._fetched(self._archive.look(), opened, go_on, lambda: go_on(None))

    def replay(self, match: PastMatch) -> Scene | None:
        """A finished match once more, over what is there; None if its file is gone or changed."""
        from kingup_game.watching import replay_scene

        backstage = self._backstage

        def opened(recorded: RecordedMatch | None) -> Scene | None:
            return None if recorded is None else replay_scene(recorded)(backstage)

        def go_on(scene: Scene | None) -> None:
            if scene is None:
                backstage.notices.append(backstage.say("past.gone"))
                backstage.stack.pop("fade")
            else:
                backstage.stack.replace(scene, "iris")

        leave = partial(backstage.stack.pop, "fade")
        return self._fetched(self.memories.fetch(match), opened, go_on, leave)

    def _fetched(
        self,
        errand: Errand[T],
        opened: Callable[[T | None], Scene | None],
        go_on: Callable[[Scene | None], None],
        leave: Callable[[], None],
    ) -> Scene | None:
        """What can be opened once the disk has brought it, or what waits for that."""
        if errand.wait(MOMENT_SECONDS):
            return opened(errand.answer)
        return Fetching(self._backstage, errand, lambda answer: go_on(opened(answer)), leave)

    def _resumed(self, key: str, device: str) -> Scene | None:
        from kingup_game.scenes.over_match.seat_claim import Resumed
        from kingup_game.scenes.setup.names import names_in
        from kingup_game.table.host import Host

        if key not in self._lookout.found:
            return None
        kept = self._lookout.found[key].kept
        company = kept.company()
        company.rename(names_in(company, self._backstage.say))
        self.memories.recall_aids(company)
        if company.is_solo:
            company.claim(company.people[0], device)
        keeper = self._keeper(company, kept)
        host = Host.resumed(kept.reading, keeper.keep)
        return Resumed(self._match(host, company, keeper), self._flow.opening)

    def put_away(self, key: str) -> None:
        """Take a match off the shelf; it stays on the disk."""
        known = self._lookout.found.pop(key, None)
        if known is not None:
            self._archive.put_away(known.kept)

    def lesson(self, edition: Edition, *, aside: bool = False) -> Scene:
        """Half a minute in which one learns an edition by doing; nothing of it is kept. Aside of a
        match it leads back to that."""
        from kingup_game.scenes.lesson.lesson_scene import Lesson
        from kingup_game.scenes.setup.names import bot_name
        from kingup_game.table.lessons.prepared import RIVALS, prepared_match

        say = self._backstage.say
        names = say("learn.you"), *(bot_name(one.portrait, say) for one in RIVALS)
        opened = prepared_match(edition, names, KEYBOARD)
        return Lesson(self._backstage, self, edition, opened, aside=aside)

    def demonstration(self) -> Scene | None:
        """A minute of one match for whoever looks on; None where its record is damaged."""
        from kingup_game.scenes.title.demonstration import Demonstration
        from kingup_game.watching import REEL, reel_match, watched

        recorded = reel_match()
        if recorded is None:
            said = self._backstage.say("notices.part_damaged", part=REEL)
            self._backstage.notices.append(said)
            return None
        return Demonstration(self._backstage, self, *watched(recorded, renames_bots=True))

    def again(self, match: MatchContext) -> Scene:
        """The same people, other goals."""
        from kingup_game.table.host import Host

        keeper = self._keeper(match.company)
        host = Host(_header(match.terms, match.company), keep=keeper.keep)
        return self._flow.opening(self._match(host, match.company, keeper))

    def _match(self, host: Host, company: Company, keeper: Keeper) -> MatchContext:
        from kingup_game.scenes.match.context import MatchContext
        from kingup_game.table.live import LiveMatch

        def end_was_seen() -> None:
            record = host.record()
            keeper.finish(record)
            self.memories.count(record)

        thinking = self._unpacking.thinking if self._unpacking else self._thinking
        assert thinking is not None
        live = LiveMatch(host, company, thinking, end_was_seen, keeper.is_behind)
        return MatchContext(self._backstage, live.port(), company, self._flow)

    def _keeper(self, company: Company, kept: KeptMatch | None = None) -> Keeper:
        """Writes the match of this company to the disk after every change."""
        return self._archive.keeper([seat.crest for seat in company.seats], kept)


def _header(terms: Terms, company: Company) -> Header:
    """Of chance that nobody can guess: goals are secret also from those who know the program."""
    from secrets import randbits

    return Header(terms, tuple(seat.entry() for seat in company.seats), randbits(SEED_BITS))
