"""What people and bots at the table are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kingup_game.table.evenings.guests import Guest
from kingup_game.table.evenings.people import Person
from kingup_game.table.gathering import Gathering
from kingup_game.table.opponents import portraits
from kingup_game.table.seats import Company
from kingup_game.theme.crests import SEAT_CRESTS
from kingup_game.words import Say

MOST_LETTERS = 12


def bot_name(portrait: int, say: Say) -> str:
    """What the bot with this portrait is called."""
    return say(f"bots.name_{portrait}")


def person_name(guest: Guest, say: Say) -> str:
    """The name that a person gave, else that of the crest."""
    return guest.name or crest_name(guest.crest, say)


def remembered_name(person: Person, say: Say) -> str:
    """What somebody is called who has played here: by their crest if they gave no name."""
    return person.name or crest_name(person.crest, say)


def crest_name(crest: int, say: Say) -> str:
    """What the bearer of a crest is called who gave no name."""
    return say(f"crests.{SEAT_CRESTS[crest].key}")


def shown_names(gathering: Gathering, say: Say) -> list[str]:
    """Everybody's name in the order of the chairs; namesakes are numbered."""
    faces = zip(gathering.guests, gathering.faces, strict=True)
    return numbered(
        [person_name(guest, say) if face is None else bot_name(face, say) for guest, face in faces]
    )


def names_in(company: Company, say: Say, was: Say | None = None) -> list[str]:
    """The company's names in the language of `say`: bots are called by their faces, and people who
    gave no name by their crest, as `was` said it so far."""
    names = []
    faces = portraits(seat.level for seat in company.seats)
    for seat, face in zip(company.seats, faces, strict=True):
        crest = f"crests.{SEAT_CRESTS[seat.crest].key}"
        if face is not None:
            names.append(bot_name(face, say))
        else:
            names.append(say(crest) if was and seat.name == was(crest) else seat.name)
    return numbered(names)


def numbered(names: Sequence[str]) -> list[str]:
    """The names, with namesakes told apart by numbers."""
    total, so_far = Counter(names), Counter[str]()
    shown = []
    for name in names:
        so_far[name] += 1
        shown.append(f"{name} {so_far[name]}" if total[name] > 1 else name)
    return shown
