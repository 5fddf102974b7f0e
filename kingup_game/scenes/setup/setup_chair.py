"""What a chair shows of who sits there: a person with a device, or a bot with its level."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from kingup_game.app.bindings import Family
from kingup_game.app.presses import Intent, Press
from kingup_game.app.sources import Capability
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.choices import Choice
from kingup_game.scenes.kit.screen import Screen
from kingup_game.scenes.setup.aids_page import marks_of
from kingup_game.scenes.setup.names import shown_names
from kingup_game.scenes.setup.newcomers import ANOTHER_CHAIR, Newcomers
from kingup_game.stage.area import Area
from kingup_game.stage.gathering.rules_column import OPTION
from kingup_game.stage.gathering.table_chairs import (
    Sitting,
    draw_arrows,
    draw_chair,
    draw_free_chair,
    on_chest,
)
from kingup_game.stage.lettering.wrapping import inline
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.table.evenings.aids import NO_AIDS
from kingup_game.table.gathering import Gathering
from kingup_game.table.opponents import rank_of
from kingup_game.theme import art

MARKS: Final[dict[Family, str]] = {
    "keyboard": art.KEY_ENTER,
    "mouse": art.MOUSE_MOVE,
    "pad": art.PAD_DPAD,
}
"""A small picture of what somebody plays with."""


def add_chairs(
    screen: Screen,
    gathering: Gathering,
    newcomers: Newcomers,
    areas: Sequence[Area],
    open_chair: Callable[[int, Press], None],
) -> Iterator[None]:
    """Every chair there is, one a step, with whoever sits there; each can be opened."""
    backstage, names = screen.backstage, shown_names(gathering, screen.backstage.say)
    for number, area in enumerate(areas):
        open_it = partial(open_chair, number)
        screen.choices.add(Choice(f"chair-{number}", area, "", open_it, framed=False))
        if number >= len(names):
            empty = backstage.say("setup.empty_seat")
            draw_free_chair(screen.sheet, backstage.painter, area, empty)
            yield
            continue
        sitting = _who_sits(backstage, gathering, newcomers, number, names)
        draw_chair(screen.sheet, backstage.painter, area, sitting)
        device = newcomers.device_at(number)
        if device is not None:
            _add_arrows(screen, gathering, number, area, sitting.chooses)
            if sitting.chooses:
                _add_new_chair(screen, newcomers, device, area)
        yield


def _add_arrows(
    screen: Screen, gathering: Gathering, number: int, area: Area, chooses: bool
) -> None:
    """Whoever chooses with a pointer clicks beside the face."""
    both = draw_arrows(screen.sheet, screen.backstage.painter, area, chooses)
    for by, arrow in zip((-1, 1), both, strict=True):

        def turn(press: Press, by: int = by) -> None:
            del press
            gathering.look_otherwise(number, by)

        key = f"face-{number}-{'next' if by > 0 else 'last'}"
        screen.choices.add(Choice(key, arrow, "", turn, framed=False))


def _add_new_chair(screen: Screen, newcomers: Newcomers, device: str, area: Area) -> None:
    """Whoever has a bot's chair may leave it to the bot: a button, with that of their device."""
    backstage = screen.backstage
    words = backstage.say("setup.new_chair")
    if not backstage.controls.can(device, Capability.POINT):
        words = f"{backstage.button(ANOTHER_CHAIR, device)} {words}"

    def leave_it_to_the_bot(press: Press) -> None:
        del press
        newcomers.take_another_chair(device)

    chest = on_chest(backstage.painter, area)
    choice = Choice(f"own-{device}", chest, words, leave_it_to_the_bot, style=OPTION, centred=True)
    screen.choices.add(choice)


def _who_sits(
    backstage: Backstage,
    gathering: Gathering,
    newcomers: Newcomers,
    number: int,
    names: Sequence[str],
) -> Sitting:
    """What a chair that is taken shows."""
    guest = gathering.guests[number]
    face = SeatFace(names[number], guest.crest, gathering.faces[number], guest.face)
    device = newcomers.device_at(number)
    if device is None:
        detail = _detail(backstage, gathering, number)
        short = backstage.say("setup.who") if _is_unknown(gathering, number) else ""
    else:
        detail, short = _how_to_choose(backstage, newcomers, device)
    return Sitting(
        face,
        detail,
        short,
        mood="neutral" if device is None else "joy",
        is_person=guest.device is not None,
        is_lit=device is not None,
        is_first=gathering.first == number,
        names=() if backstage.has_large_text else tuple(names),
        chooses=device is not None and newcomers.has_choice_of_chairs(device),
    )


def _how_to_choose(backstage: Backstage, newcomers: Newcomers, device: str) -> tuple[str, str]:
    """The buttons of somebody who has just joined: other faces, other people, another chair. Large
    letters and a narrow chair leave the arrows to the face, which has some at its sides."""

    def button(intent: Intent) -> str:
        return backstage.button(intent, device)

    ready = f"{button(Intent.CONFIRM)} {backstage.say('setup.ready')}"
    if backstage.controls.can(device, Capability.POINT):
        return ready, ready
    short = f"{button(Intent.UP)} {ready}" if newcomers.offered(device) else ready
    if backstage.has_large_text:
        return short, short
    return f"{button(Intent.LEFT)} {button(Intent.RIGHT)} {short}", short


def _is_unknown(gathering: Gathering, number: int) -> bool:
    """Whether somebody is asked who they are: nobody knows yet that a chair can be opened."""
    guest = gathering.guests[number]
    is_new = guest.device is not None and not guest.name and guest.aids == NO_AIDS
    return is_new and not gathering.shares(number)


def _detail(backstage: Backstage, gathering: Gathering, number: int) -> str:
    """How strong a bot is, or what a person plays with and whether others share it."""
    guest = gathering.guests[number]
    if guest.level is not None:
        level = backstage.say("setup.level", number=rank_of(guest.level))
        return f"{inline(art.ICON_MACHINE)} {level}"
    if guest.device is None:
        return backstage.say("setup.not_here")
    marks = [inline(MARKS[backstage.controls.device(guest.device).family])]
    if _is_unknown(gathering, number):
        marks.append(backstage.say("setup.who"))
    if gathering.shares(number):
        marks.append(backstage.say("setup.shared"))
    if guest.aids.more_no:
        marks.append(backstage.say("setup.plus_no"))
    return " ".join([*marks, marks_of(replace(guest.aids, more_no=False))]).strip()
