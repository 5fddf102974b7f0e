"""Who sits at the staged tables: one person alone, a mixed sofa, or bots among themselves."""

from __future__ import annotations

from kingup_game.app.presses import KEYBOARD
from kingup_game.table.evenings.aids import Aids
from kingup_game.table.seats import Company, Seat, Secrecy

NAMES = ("Ada", "Brunhilde", "Duke", "Cosimo", "Elsa", "Franz", "Giselle", "Hanno")
PADS = ("pad:91", "pad:92")
EVERY_AID = Aids(worths=True, raven=True, own_card=True)
QUICK_LEVELS = ("cook", "sergeant", "merchant", "page")
"""Bots with faces of their own who need no time to think."""


def solo(players: int, device: str = KEYBOARD, level: str = "") -> Company:
    """One person against bots."""
    return Company([Seat(NAMES[0], 0, device=device), *_bots(1, players, level)])


def sharing(players: int, device: str = KEYBOARD) -> Company:
    """Two people with one device between them, and bots."""
    people = [Seat(name, crest, device=device) for crest, name in enumerate(NAMES[:2])]
    return Company([*people, *_bots(2, players)])


def helped(players: int, aids: Aids = EVERY_AID, device: str = KEYBOARD) -> Company:
    """The same two, of whom the first has it easier."""
    company = sharing(players, device)
    company.favour(0, aids)
    return company


def with_pads(players: int) -> Company:
    """Two people who each have a pad that tells them their address, and bots."""
    people = [
        Seat(name, crest, device=pad, secrecy=Secrecy.RUMBLE)
        for crest, (name, pad) in enumerate(zip(NAMES, PADS, strict=False))
    ]
    return Company([*people, *_bots(2, players)])


def bots_only(players: int, level: str = "") -> Company:
    return Company(_bots(0, players, level))


def _bots(first: int, players: int, level: str = "") -> list[Seat]:
    return [
        Seat(NAMES[number], number, level=level or QUICK_LEVELS[number % len(QUICK_LEVELS)])
        for number in range(first, players)
    ]
