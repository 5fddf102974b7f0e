"""What the screens outside of a match may ask for; the game behind them provides it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Protocol

from kingup_game.engine.edition import Edition
from kingup_game.scenes.kit.scene import Scene
from kingup_game.table.evenings.memories import Memories
from kingup_game.table.evenings.past_matches import PastMatch
from kingup_game.table.gathering import Gathering
from kingup_game.table.seats import Company

_DATE: Final = "%Y-%m-%d %H:%M"


@dataclass(frozen=True)
class Unfinished:
    """A match that can go on, as people know it again."""

    key: str
    people: tuple[str, ...]
    bots: int
    round: int
    rounds: int
    when: str
    is_elsewhere: bool
    """Another game that runs on this computer plays it now."""


def unfinished_match(
    key: str, company: Company, rounds: tuple[int, int], saved_at: float, *, is_elsewhere: bool
) -> Unfinished:
    """What people read about a match on the shelf, which is in the first of so many rounds."""
    people = tuple(company.seats[seat].name for seat in company.people)
    return Unfinished(
        key,
        people,
        len(company.seats) - len(people),
        *rounds,
        datetime.fromtimestamp(saved_at).strftime(_DATE),
        is_elsewhere,
    )


class Doors(Protocol):
    """Opens matches. Scenes know this much of the game and no more."""

    memories: Memories
    """Who plays here, and the last finished matches."""

    def unfinished(self) -> Sequence[Unfinished]:
        """The matches that were left and can go on, the latest first."""
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
        """A match that was left, with `device` in its one person's hands; None if it is gone."""
        ...

    def put_away(self, key: str) -> None:
        """Take a match off the shelf; it stays on the disk."""

    def lesson(self, edition: Edition, *, aside: bool = False) -> Scene:
        """Half a minute in which one learns an edition by doing; aside of a match, or not."""
        ...

    def replay(self, match: PastMatch) -> Scene | None:
        """A finished match once more; None if its file is gone or changed."""
        ...

    def demonstration(self) -> Scene:
        """Bots play among themselves, for whoever looks on."""
        ...
