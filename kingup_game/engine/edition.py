"""The two editions and the house rules, as data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cached_property
from typing import Final

from kingup_game.engine.cast import CAST, SUBJECTS


class Edition(StrEnum):
    """The printed games: with thirteen subjects, or with the Jester as the fourteenth."""

    CLASSIC = "classic"
    JESTER = "jester"


EDITIONS: Final = tuple(edition.value for edition in Edition)
"""By name, as records, settings and the command line have them."""


class TermsError(ValueError):
    """A table that cannot be played at, with a sentence that says why."""


@dataclass(frozen=True, slots=True)
class Share:
    """What one seat gets in a round: No cards to vote with, and characters to place."""

    no_cards: int
    characters: int


_SHARES: Final = {
    Edition.CLASSIC: {3: Share(4, 4), 4: Share(3, 3), 5: Share(2, 2), 6: Share(2, 2)},
    Edition.JESTER: {
        2: Share(4, 6),
        3: Share(4, 4),
        4: Share(3, 3),
        5: Share(2, 2),
        6: Share(2, 2),
        7: Share(2, 1),
        8: Share(2, 1),
    },
}

_FIRST_TOTAL: Final = {Edition.CLASSIC: 0, Edition.JESTER: 20}


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The switches of a match besides its number of rounds.

    `random_placement` has chance place the characters, `open_ballots` lets past votes be looked up,
    and `zero_is_33` scores 33 points for exactly nothing in the third round. The others belong to
    the Jester edition: `wcs` beside floors 3 and 4, three `dungeons`, and a `stomachache` card a
    seat.
    """

    random_placement: bool = False
    open_ballots: bool = False
    zero_is_33: bool = False
    wcs: bool = False
    dungeons: bool = False
    stomachache: bool = False


_HOUSE_RULES: Final = tuple(rule.name for rule in fields(HouseRules))
_PRINTED_RULES: Final = {
    Edition.CLASSIC: HouseRules(zero_is_33=True),
    Edition.JESTER: HouseRules(wcs=True, dungeons=True, stomachache=True),
}
_JESTER_ONLY: Final = ("wcs", "dungeons", "stomachache")


@dataclass(frozen=True)
class Terms:
    """Everything about a match that never changes while it is played.

    Make them with `terms_of`, which starts from the printed rules of the edition.

    >>> terms = terms_of("classic", 4, house={"open_ballots": True})
    >>> terms.share
    Share(no_cards=3, characters=3)
    >>> terms.placements, terms.leftovers
    (12, 1)
    >>> terms.house_differences()
    {'open_ballots': True}
    >>> terms_of("classic", 8)
    Traceback (most recent call last):
    ...
    kingup_game.engine.edition.TermsError: the classic edition is for 3 to 6 players, not 8
    """

    edition: Edition
    players: int
    rounds: int = 3
    house: HouseRules = HouseRules(zero_is_33=True)
    more_nos: frozenset[int] = frozenset()
    """The seats that get a No more than the edition gives, to be a match for the others."""

    def __post_init__(self) -> None:
        sizes = table_sizes(self.edition)
        if self.players not in sizes:
            raise TermsError(
                f"the {self.edition} edition is for {sizes[0]} to {sizes[-1]} players, "
                f"not {self.players}"
            )
        if self.rounds not in (1, 3):
            raise TermsError(f"a match has 1 or 3 rounds, not {self.rounds}")
        if not self.more_nos <= set(range(self.players)):
            raise TermsError(f"no seat among {sorted(self.more_nos)} may be beyond the table")

    @cached_property
    def share(self) -> Share:
        """What each seat gets in a round of this edition at a table of this size."""
        return _SHARES[self.edition][self.players]

    def no_cards(self, seat: int) -> int:
        """How many Nos a seat gets in a round.

        >>> terms = terms_of("classic", 4, more_nos=[2])
        >>> [terms.no_cards(seat) for seat in range(4)]
        [3, 3, 4, 3]
        """
        return self.share.no_cards + (seat in self.more_nos)

    @cached_property
    def characters(self) -> str:
        """The characters of this edition, in the order of the board."""
        return CAST if self.has_jester else SUBJECTS

    @cached_property
    def has_jester(self) -> bool:
        """Whether the Jester plays along, as the last character of every board."""
        return self.edition is Edition.JESTER

    @cached_property
    def placements(self) -> int:
        """How many characters the seats place between them in a round."""
        return self.players * self.share.characters

    @cached_property
    def leftovers(self) -> int:
        """How many subjects nobody places: they start on floor 0."""
        return len(SUBJECTS) - self.placements

    @property
    def stomachaches(self) -> int:
        """How many Stomachache cards a full hand holds."""
        return int(self.house.stomachache)

    @property
    def first_total(self) -> int:
        """The points that every seat has before the first round."""
        return _FIRST_TOTAL[self.edition]

    def house_differences(self) -> dict[str, bool]:
        """The house rules that differ from the edition's own, by name."""
        printed = _switches(_PRINTED_RULES[self.edition])
        own = _switches(self.house)
        return {rule: on for rule, on in own.items() if on is not printed[rule]}


def table_sizes(edition: Edition) -> tuple[int, ...]:
    """How many may play, in rising order."""
    return tuple(_SHARES[edition])


def house_rules_of(edition: Edition) -> dict[str, bool]:
    """The house rules that there are in an edition, each on or off as printed."""
    switches = _switches(_PRINTED_RULES[edition])
    is_jester = edition is Edition.JESTER
    return {rule: on for rule, on in switches.items() if is_jester or rule not in _JESTER_ONLY}


def terms_of(
    edition: Edition | str,
    players: int,
    rounds: int = 3,
    house: Mapping[str, object] | None = None,
    more_nos: Iterable[int] = (),
) -> Terms:
    """The printed rules of an edition, with the house rules that differ from them."""
    try:
        known = Edition(edition)
    except ValueError:
        raise TermsError(
            f"there is no edition {edition!r}; choose {' or '.join(EDITIONS)}"
        ) from None
    switches = _switches(_PRINTED_RULES[known])
    for name, value in (house or {}).items():
        if name not in switches:
            raise TermsError(f"there is no house rule {name!r}")
        if not isinstance(value, bool):
            raise TermsError(f"the house rule {name} is on or off (true or false), not {value!r}")
        if value and name in _JESTER_ONLY and known is not Edition.JESTER:
            raise TermsError(f"the house rule {name} belongs to the Jester edition")
        switches[name] = value
    return Terms(known, players, rounds, HouseRules(**switches), frozenset(more_nos))


def _switches(house: HouseRules) -> dict[str, bool]:
    return {rule: getattr(house, rule) for rule in _HOUSE_RULES}
