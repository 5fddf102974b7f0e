"""All faces there are, large: whoever is asked takes one that nobody at the table has."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from kingup_game.app.presses import Press
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.choices import Choice
from kingup_game.scenes.kit.screen import Screen
from kingup_game.scenes.setup.names import shown_names
from kingup_game.stage.gathering.face_wall import draw_face, face_wall
from kingup_game.stage.lettering.wrapping import inline
from kingup_game.table.gathering import Gathering
from kingup_game.theme import art

FACE: Final = "face-"


def mark_of_face(avatar: int) -> str:
    """A face, small, for use in a text."""
    return inline(art.person(art.PEOPLE[avatar]))


class FacesPage(Screen):
    """One press takes a face and goes back."""

    overlay = True
    slides = True

    def __init__(
        self,
        backstage: Backstage,
        gathering: Gathering,
        number: int,
        changed: Callable[[], None],
    ) -> None:
        super().__init__(backstage)
        self._gathering = gathering
        self._number = number
        self._changed = changed
        self.choices.focus = f"{FACE}{gathering.guests[number].face}"

    def build(self) -> None:
        say, gathering = self.backstage.say, self._gathering
        names = shown_names(gathering, say)
        page = self.parchment(say("setup.whose_face", name=names[self._number]))
        taken = {
            gathering.guests[person].face: names[person]
            for person in gathering.people
            if person != self._number
        }
        for avatar, area in enumerate(face_wall(page, len(art.PEOPLE))):
            is_free = avatar not in taken
            draw_face(self.sheet, area, art.person(art.PEOPLE[avatar]), is_free=is_free)
            take = partial(self._take, avatar)
            choice = Choice(f"{FACE}{avatar}", area, "", take, framed=False)
            if not is_free:
                choice.why_not = say("setup.face_taken", name=taken[avatar])
            self.choices.add(choice)

    def _take(self, avatar: int, press: Press) -> None:
        self._gathering.wear(self._number, avatar)
        self._changed()
        self.back(press)
