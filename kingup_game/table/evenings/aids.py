"""What is done for one person alone: help that makes a mixed table fair, and their language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final

from kingup_game.words import LANGUAGES


@dataclass(frozen=True, slots=True)
class Aids:
    """Everybody may know who has which; what they show is for the eyes of their owner.

    >>> Aids(more_no=True, language="de").as_json()
    {'more_no': True, 'language': 'de'}
    >>> Aids(worths=True, raven=True).helps, Aids(language="de").helps
    (('worths', 'raven'), ())
    """

    more_no: bool = False
    """A No more than others get: a rule of the match."""
    worths: bool = False
    """Sees behind the curtain what each favourite is worth, and what a vote would make of it."""
    raven: bool = False
    """May ask the raven behind the curtain, also where others play."""
    own_card: bool = False
    """Sees where in the almanac the own card lies."""
    language: str = ""
    """What hints, advice and the curtain are said in; empty for the language of the screen."""

    @property
    def helps(self) -> tuple[str, ...]:
        """What of it makes the game easier."""
        return tuple(key for key in HELPS if getattr(self, key))

    @property
    def are_asked_for(self) -> bool:
        """Whether there is something to look at alone, in the middle of a round."""
        return self.worths or self.raven or self.own_card

    def turned(self, key: str) -> Aids:
        """One of the helps on instead of off, or off."""
        return read_aids(self.as_json() | {key: key not in self.helps})

    def as_json(self) -> dict[str, object]:
        """As kept: only what is on."""
        values = {one.name: getattr(self, one.name) for one in fields(self)}
        return {key: value for key, value in values.items() if value}


HELPS: Final = tuple(one.name for one in fields(Aids) if one.type == "bool")
"""The keys of those that are on or off."""

NO_AIDS: Final = Aids()


def read_aids(found: Mapping[str, object]) -> Aids:
    """What was kept of somebody; whatever makes no sense is as at first."""
    language = found.get("language")
    return Aids(
        **{key: found.get(key) is True for key in HELPS},
        language=language if isinstance(language, str) and language in LANGUAGES else "",
    )
