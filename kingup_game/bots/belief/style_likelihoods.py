"""How likely each style does what was seen, for who holds a goal.

Each likelihood is a mixture: most of the time the style's first wish that can be granted, any
choice within it alike, and now and then (a slip) anything at all. Without slips one odd move would
make every goal impossible. Belief forgives more slips than play-outs make: a rival that follows no
style quite must still leave some goals more likely than others.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from kingup_game.bots.belief.seen_moment import (
    GAIN_OF_THRONE,
    OWNS,
    ClimbSeen,
    Election,
    Placing,
    lead,
)
from kingup_game.bots.belief.styles import (
    CLIMB_SLIP,
    CLIMB_STYLES,
    OWN,
    PLACE_SLIP,
    PLACE_STYLES,
    STRANGER,
    VOTE_SLIP,
    VOTE_STYLES,
    WC_SLOT,
    ClimbStyle,
    Group,
    Mood,
    When,
    Wish,
)
from kingup_game.engine.actions import Card
from kingup_game.engine.cast import CAST_INDEX, JESTER

_ACHE_BEFORE_NO: Final = {True: 3 / 16, False: 1 / 16}
"""How often a Stomachache comes from a hand that holds a No: rather for an own one than not."""


def of_placing(sight: Placing, goal: int, character: int, floor: int) -> list[float]:
    """For each style, how likely it places this character there, holding the goal."""
    owns = OWNS[goal]
    mine = sum(owns[index] for index in sight.tray)
    sizes = {
        (whose, f): count
        for whose, count in ((OWN, mine), (STRANGER, len(sight.tray) - mine))
        for f in sight.open_floors
        if count
    }
    group = (OWN if owns[character] else STRANGER, floor)
    even = 1 / (len(sight.tray) * len(sight.open_floors))
    return [
        PLACE_SLIP * even + (1 - PLACE_SLIP) * _granted(style.wishes, sizes, group, even)
        for style in PLACE_STYLES
    ]


def of_climb(sight: ClimbSeen, goal: int, seat: int, character: int) -> list[float]:
    """For each style, how likely it raises this character, holding the goal."""
    owns, board = OWNS[goal], sight.board
    sizes: dict[Group, int] = {}
    for index in sight.able:
        group = (OWN if owns[index] else STRANGER, min(board[index], WC_SLOT))
        sizes[group] = sizes.get(group, 0) + 1
    taken = (OWN if owns[character] else STRANGER, min(board[character], WC_SLOT))
    own_lead, armed = lead(goal, board) + GAIN_OF_THRONE, sight.noes[seat] > 0
    even = 1 / len(sight.able)
    return [
        CLIMB_SLIP * even
        + (1 - CLIMB_SLIP) * _granted(_wishes(style, armed, own_lead), sizes, taken, even)
        for style in CLIMB_STYLES
    ]


def of_vote(sight: Election, goal: int, seat: int, card: Card) -> list[float]:
    """For each style, how likely it plays this card, holding the goal."""
    is_own = OWNS[goal][sight.nominee]
    if card is Card.STOMACHACHE and sight.noes[seat]:
        return [_ACHE_BEFORE_NO[is_own]] * len(VOTE_STYLES)
    noes = sight.noes
    others = sum(noes) - noes[seat]
    facts = {
        When.STRANGER: not is_own,
        When.EARLY: sight.held < 2,
        When.LATE: sight.held >= 2,
        When.ALONE: not others,
        When.FEW: others < len(noes),
        When.RICH: noes[seat] * len(noes) > sum(noes),
    }
    outlook = lead(goal, sight.board)
    if sight.nominee == CAST_INDEX[JESTER]:
        outlook = -outlook
    weights = []
    for style in VOTE_STYLES:
        facts[When.BAD] = outlook < style.bar
        wishes_to = any(all(map(facts.__getitem__, when)) for when in style.vetoes)
        refusal = max(VOTE_SLIP, 0.5**style.halvings - VOTE_SLIP) if wishes_to else VOTE_SLIP
        weights.append(1 - refusal if card is Card.YES else refusal)
    return weights


def _wishes(style: ClimbStyle, armed: bool, own_lead: int) -> tuple[Wish, ...]:
    holds = {Mood.ALWAYS: True, Mood.ARMED: armed, Mood.AHEAD: own_lead >= style.bar}
    return next(wishes for mood, wishes in style.wishes if holds[mood])


def _granted(
    wishes: Iterable[Wish], sizes: Mapping[Group, int], taken: Group, even: float
) -> float:
    """How likely the group's one member is the choice of who follows the wishes."""
    for wish in wishes:
        size = sum(sizes.get(group, 0) for group in wish)
        if size:
            return 1 / size if taken in wish else 0.0
    return even
