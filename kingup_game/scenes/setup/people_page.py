"""Those who are remembered and are not at the table yet: picked with one press, or forgotten."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from kingup_game.app.presses import Press
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.overlay_page import OverlayPage, Page, Row
from kingup_game.scenes.setup.names import remembered_name
from kingup_game.stage.widgets.pages import WIDE_DIALOG
from kingup_game.table.evenings.guests import identities_of
from kingup_game.table.evenings.people import KnownPeople, Person
from kingup_game.table.gathering import Gathering
from kingup_game.theme import art

_SHOWN, _SHOWN_LARGE = 4, 2
"""So many at a time, the latest first; a row leads to those before."""


class PeoplePage(OverlayPage):
    """Who is it? Whoever is picked brings face, crest and aids along."""

    width = WIDE_DIALOG

    def __init__(
        self,
        backstage: Backstage,
        gathering: Gathering,
        known: KnownPeople,
        number: int,
        new_name: Callable[[Press], None],
        changed: Callable[[], None],
    ) -> None:
        super().__init__(backstage)
        self._gathering = gathering
        self._known = known
        self._number = number
        self._new_name = new_name
        self._changed = changed
        self._from = 0
        self._forgets = False

    def page(self) -> Page:
        say = self.backstage.say
        people = self._known.others(identities_of(self._gathering.guests))
        self._from = self._from if self._from < len(people) else 0
        rows = [
            Row(
                f"person-{person.name or person.avatar}",
                remembered_name(person, say),
                partial(self._pick, person),
                icon=art.person(art.PEOPLE[person.avatar]),
                value=say("people.forget") if self._forgets else "",
            )
            for person in people[self._from : self._from + self._shown]
        ]
        if len(people) > self._shown:
            rows.append(Row("more", say("people.others"), self._go_on, icon=art.ICON_REDO))
        if people:
            forget = say("people.keep" if self._forgets else "people.forget_somebody")
            rows.append(Row("forget", forget, self._turn, icon=art.ICON_CROSS))
        rows += [
            Row("new", say("people.new_name"), self._write, icon=art.ICON_SCROLL),
            Row("done", say("setup.done"), self.back, main=True),
        ]
        note = say("people.kept_here") if self._forgets else ""
        return Page(say("people.title"), rows, note=note)

    @property
    def _shown(self) -> int:
        return _SHOWN_LARGE if self.backstage.has_large_text else _SHOWN

    def _pick(self, person: Person, press: Press) -> None:
        if self._forgets:
            self._known.forget(person.identity)
            return
        self._gathering.recognise(self._number, person)
        self._changed()
        self.back(press)

    def _go_on(self, press: Press) -> None:
        del press
        self._from += self._shown

    def _turn(self, press: Press) -> None:
        """To pick somebody, or to have them forgotten."""
        del press
        self._forgets = not self._forgets

    def _write(self, press: Press) -> None:
        self.back(press)
        self._new_name(press)
