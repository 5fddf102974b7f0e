"""What the screens outside of a match may ask for; the game behind them provides it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Protocol

from kingup_game.engine.edition import Edition
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.scene import Scene
from kingup_game.table.disk.archive import OnShelf
from kingup_game.table.evenings.memories import Memories
from kingup_game.table.evenings.past_matches import PastMatch
from kingup_game.table.gathering import Gathering
from kingup_game.theme import cues

_PARTS: Final = {"year": "%Y", "hour": "%H", "minute": "%M"}


@dataclass(frozen=True)
class Unfinished:
    """A match that can go on, as people know it again."""

    key: str
    people: tuple[str, ...]
    bots: int
    round: int
    rounds: int
    when: datetime | None
    """None for a time that no calendar has, as files may bear it."""
    is_elsewhere: bool
    """Another game that runs on this computer plays it now."""


def unfinished_match(found: OnShelf) -> Unfinished:
    """What people read about a match on the shelf."""
    kept, company = found.kept, found.kept.company()
    people = tuple(company.seats[seat].name for seat in company.people)
    return Unfinished(
        kept.path.name,
        people,
        len(company.seats) - len(people),
        *kept.rounds(),
        _date_of(kept.saved_at),
        found.is_elsewhere,
    )


def _date_of(seconds: float) -> datetime | None:
    try:
        return datetime.fromtimestamp(seconds)
    except (OverflowError, ValueError, OSError):
        return None


def hear_the_title(backstage: Backstage) -> None:
    """Its piece, the air of its hour, and no court: nobody is called there."""
    backstage.audio.play_part(cues.MENU_PART)
    backstage.audio.play_ambience(cues.MENU_HOUR)
    backstage.audio.swell({})


def dated(backstage: Backstage, moment: datetime | None) -> str:
    """Date and hour as they are written in the language of the screen."""
    if moment is None:
        return ""
    parts = {part: moment.strftime(code) for part, code in _PARTS.items()}
    month = backstage.say("past.months").split(", ")[moment.month - 1]
    return backstage.say("past.date", day=moment.day, month=month, **parts)


class Doors(Protocol):
    """Opens matches. Scenes know this much of the game and no more."""

    memories: Memories
    """Who plays here, and the last finished matches."""

    def unfinished(self) -> Sequence[Unfinished]:
        """Have the disk say anew which matches can go on; `on_shelf`, within a moment."""
        ...

    @property
    def on_shelf(self) -> Sequence[Unfinished]:
        """The matches that can go on, the latest first, as the disk has said last."""
        ...

    @property
    def is_looking(self) -> bool:
        """Whether the disk has not answered yet."""
        ...

    def look_further(self) -> bool:
        """A tick in which older matches may be looked for; whether all are `on_shelf` just now."""
        ...

    @property
    def is_unpacked(self) -> bool:
        """Whether everything behind the doors has been loaded."""
        ...

    def menu(self) -> Scene:
        """The title screen."""

    def prepare(self) -> Iterator[None]:
        """Makes ready what a match shows first, a step a tick."""
        ...

    def start(self, gathering: Gathering) -> Scene:
        """A new match for those who sit at the table."""
        ...

    def resume(self, key: str, device: str) -> Scene | None:
        """A match that was left, with `device` in its one person's hands; None if it is gone.

        Where the disk takes its time, a scene that waits for it.
        """
        ...

    def put_away(self, key: str) -> None:
        """Take a match off the shelf; it stays on the disk."""

    def lesson(self, edition: Edition, *, aside: bool = False) -> Scene:
        """Half a minute in which one learns an edition by doing; aside of a match, or not."""
        ...

    def replay(self, match: PastMatch) -> Scene | None:
        """A finished match once more, as `resume` does; None if its file is gone or changed."""
        ...

    def demonstration(self) -> Scene | None:
        """A minute of a match, for whoever looks on; None where it cannot be shown."""
        ...
