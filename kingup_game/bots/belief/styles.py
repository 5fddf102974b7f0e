"""Ways of playing, as data: what belief weighs and what lanes play out.

A style is a list of wishes, the dearest first. Each wish names groups of characters or of votes by
what the seat that acts can see: whether a character is its own favourite or a stranger, and where
it stands. The first wish that can be granted is; within a wish every choice is equally likely.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

OWN: Final = 0
STRANGER: Final = 1
WC_SLOT: Final = 6
"""Where groups of characters keep those in a WC, beside the floors 0 to 5."""

Group = tuple[int, int]
"""Own or stranger, and the floor (or `WC_SLOT`)."""

Wish = frozenset[Group]

FAIR_LEAD: Final = -2
"""The lead of one's own six over the seven others that is worth an average round."""


class Mood(StrEnum):
    """When a list of wishes holds."""

    ALWAYS = "always"
    AHEAD = "ahead"
    """Crowning one of the own favourites now would pass the style's bar."""
    ARMED = "armed"
    """A No is left to refuse with."""


class When(StrEnum):
    """What may be true of an election, for the seat that votes."""

    STRANGER = "stranger"
    FRIEND = "friend"
    BAD = "bad"
    """If crowned, the round ends below the style's bar."""
    EARLY = "early"
    """One of the first two elections of the round."""
    LATE = "late"
    """Two elections or more have been held in this round."""
    ALONE = "alone"
    """Nobody else holds a No any more."""
    FEW = "few"
    """The others hold fewer Nos than there are seats."""
    RICH = "rich"
    """The seat holds more Nos than an average one."""


@dataclass(frozen=True, slots=True)
class ClimbStyle:
    """A way of climbing: lists of wishes by mood. The first list whose mood holds is followed."""

    name: str
    wishes: tuple[tuple[Mood, tuple[Wish, ...]], ...]
    bar: int = FAIR_LEAD
    """The lead that it wants to end the round with."""


@dataclass(frozen=True, slots=True)
class VoteStyle:
    """Votes No where all of one of `vetoes` holds."""

    name: str
    vetoes: tuple[frozenset[When], ...]
    bar: int = FAIR_LEAD
    halvings: int = 0
    """It gives way to its wish to refuse once in 2 ** `halvings` times only."""
    rescues: bool = False
    """Saves its own with a Stomachache, mostly, while others can refuse them."""


@dataclass(frozen=True, slots=True)
class PlaceStyle:
    """A way of placing: its wishes, the dearest first."""

    name: str
    wishes: tuple[Wish, ...]


def _wishes(words: str) -> tuple[Wish, ...]:
    """`o43 s5` is: one of the own from floor 4 or 3; or else a stranger from floor 5.

    `o5+s5` is anyone from floor 5.
    """
    return tuple(_wish(word) for word in words.split())


def _wish(word: str) -> Wish:
    return frozenset(
        (OWN if part[0] == "o" else STRANGER, WC_SLOT if slot == "w" else int(slot))
        for part in word.split("+")
        for slot in part[1:]
    )


def _climber(
    name: str, always: str, ahead: str = "", armed: str = "", bar: int = FAIR_LEAD
) -> ClimbStyle:
    moods: Iterable[tuple[Mood, str]] = (
        (Mood.AHEAD, ahead),
        (Mood.ARMED, armed),
        (Mood.ALWAYS, always),
    )
    wishes = tuple((mood, _wishes(words + _LAST)) for mood, words in moods if words)
    return ClimbStyle(name, wishes, bar)


def _voter(
    name: str,
    *vetoes: Iterable[When],
    bar: int = FAIR_LEAD,
    halvings: int = 0,
    rescues: bool = False,
) -> VoteStyle:
    return VoteStyle(name, tuple(frozenset(veto) for veto in vetoes), bar, halvings, rescues)


_LAST: Final = " s0 s1 s2 s3 s4 ow sw o5 s5"
_MODEST: Final = -8
_GREEDY: Final = 5

CLIMB_STYLES: Final = (
    _climber("eager", "o5 o4 o3 o2 o1 o0 ow"),
    _climber("top", "ow o4 o3 o2 o1 o0", ahead="o5 ow o4 o3 o2 o1 o0"),
    _climber("patient top", "ow o4 o3 o2 o1 o0 o5"),
    _climber("patient rider", "ow o43210 o5"),
    _climber("greedy top", "ow o4 o3 o2 o1 o0", ahead="o5 s5 ow o4 o3 o2 o1 o0", bar=_GREEDY),
    _climber("lowest", "ow o0 o1 o2 o3 o4"),
    _climber("pusher", "o5 o4 o3 o2 o1 o0", armed="s5 s4 s3 s2 s1 s0 sw ow o43210 o5"),
    _climber("stubborn pusher", "s5 s4 s3 s2 s1 s0 sw ow o43210 o5"),
    _climber("rider", "ow o43210", ahead="o5 ow o43210"),
    _climber("greedy rider", "ow o43210", ahead="o5 ow o43210", bar=_GREEDY),
    _climber("waster", "s0 s1 s2 ow o43210", ahead="o5 s0 s1 s2 o43210"),
    _climber("any own", "o543210w"),
    _climber("anyone", "o543210w+s543210w"),
    _climber("killer", "ow o4 o3 o2 o1 o0", ahead="o5 s5 o43210", armed="s5 ow o4 o3 o2 o1 o0"),
)

VOTE_STYLES: Final = (
    _voter("picky", {When.STRANGER}),
    _voter("hasty", {When.EARLY}),
    _voter("hasty with strangers", {When.EARLY, When.STRANGER}),
    _voter("saver", {When.STRANGER, When.ALONE}),
    _voter("saver while others have some", {When.STRANGER, When.FEW}),
    _voter("late", {When.STRANGER, When.LATE}),
    _voter("sensible", {When.STRANGER, When.BAD}),
    _voter("strict", {When.BAD}),
    _voter("modest", {When.BAD}, bar=_MODEST),
    _voter("greedy", {When.BAD}, bar=_GREEDY),
    _voter("rich", {When.BAD, When.RICH}),
    _voter("rider", {When.BAD, When.ALONE}),
    _voter("moody", {When.STRANGER}, halvings=1),
    _voter("moody but strict", {When.BAD}, halvings=1),
    _voter("seldom against", {When.STRANGER}, halvings=2),
    _voter("friend of all"),
)

PLACE_STYLES: Final = (
    PlaceStyle("own high", _wishes("o4 o3 o2 o1 s1 s2 s3 s4")),
    PlaceStyle("own on three", _wishes("o3 o4 o2 o1 s1 s2 s3 s4")),
    PlaceStyle("own low", _wishes("o21 o34 s1234")),
    PlaceStyle("own anywhere", _wishes("o1234 s1234")),
    PlaceStyle("strangers low", _wishes("s1 s2 s3 o1234 s4")),
    PlaceStyle("strangers high", _wishes("s4 s3 s2 s1 o1234")),
    PlaceStyle("anything", _wishes("o1234+s1234")),
)

SEARCHING_CLIMB: Final = _climber("searching", "ow+o01235 o4 s5", armed="ow+o012+s45 o3 o4+s3")
SEARCHING_VOTE: Final = _voter("searching", {When.STRANGER}, halvings=1, rescues=True)
SEARCHING_PLACE: Final = PlaceStyle("searching", _wishes("o234+s14 o1+s23"))
"""How whoever follows no style but searches is played out, as near as wishes come to it."""

DARING_CLIMB: Final = _climber("daring", "o5 o4 o3 o2 o1 ow s01234 o0")
DARING_VOTE: Final = _voter("daring", {When.FRIEND})
DARING_PLACE: Final = PlaceStyle("daring", _wishes("o4 o3 o2 o1 s1234"))
"""For the zero that counts 33: send one's own up and refuse them, until none is left."""

CLIMB_SLIP: Final = 1 / 8
"""How often a climb is believed to follow no wish at all."""
VOTE_SLIP: Final = 1 / 16
PLACE_SLIP: Final = 1 / 4

CLIMB_SLIP_HALVINGS: Final = 4
"""Played out, a climb follows no wish once in 2 ** 4 times: belief must forgive more than that."""
VOTE_SLIP_HALVINGS: Final = 6
RESCUE_SLIP_HALVINGS: Final = 2
PLACE_SLIP_HALVINGS: Final = 2
