"""What stays of the evenings: the last matches, to be seen again, and how everybody fared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from kingup_game.app.presses import Press
from kingup_game.scenes.kit.asking import Asking, WhatIsAsked
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.choices import Choice
from kingup_game.scenes.kit.screen import Screen
from kingup_game.scenes.match.faces import faces_of
from kingup_game.scenes.setup.names import remembered_name
from kingup_game.scenes.title.doors import Doors, dated, hear_the_title
from kingup_game.scenes.title.past_match import PastMatchPage
from kingup_game.stage.area import Area
from kingup_game.stage.gathering.evenings_board import (
    CHALK,
    Fared,
    beside_the_innkeeper,
    draw_company,
    draw_fared,
    rule_below,
    say_alone,
    say_below,
)
from kingup_game.stage.lettering.wrapping import inline
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.stage.widgets.screen_buttons import GAP, reach_of
from kingup_game.stage.widgets.tabbed_board import TAB, tab_frame, tabbed_board
from kingup_game.table.evenings.fortunes import SHOWN_FROM
from kingup_game.table.evenings.past_matches import MOST_MATCHES, PastMatch
from kingup_game.table.evenings.people import Person
from kingup_game.theme import art

ROWS: Final = 5
"""So many matches, or people, on a page."""
_TABS: Final = ("matches", "people")
_CHALKED: Final = TAB.but(colour=CHALK)

_Button = tuple[str, str, Callable[[Press], None]]
"""Its key, its words, and what it does."""


class PastPage(Screen):
    """Two tabs; below, how to go on, to clear, and to go back. All of it stays on this computer."""

    overlay = True
    slides = True

    def __init__(self, backstage: Backstage, doors: Doors) -> None:
        super().__init__(backstage)
        self._doors = doors
        self._tab = _TABS[0]
        self._from = 0
        self._is_away = False
        self.choices.focus = "match-0" if doors.memories.matches() else "tab-matches"

    def update(self) -> None:
        """The title's music comes back where a match was seen again."""
        if self._is_away:
            self._is_away = False
            hear_the_title(self.backstage)
            self.rebuild()
        super().update()

    def build(self) -> None:
        say = self.backstage.say
        page = self.parchment(say("past.title"), art.SLATE)
        tabs: list[_Button] = [
            (f"tab-{tab}", say(f"past.tab_{tab}"), partial(self._open, tab)) for tab in _TABS
        ]
        entries: Sequence[object] = self._entries()
        self._from = self._from if self._from < len(entries) else 0
        feet: list[_Button] = [("done", say("setup.done"), self.back)]
        if len(entries) > ROWS:
            feet.append(("earlier", say("past.earlier"), self._go_on))
        if entries:
            feet.append(("clear", say(f"past.clear_{self._tab}"), self._clear))
        words = [[said for _, said, _ in these] for these in (tabs, feet)]
        board = tabbed_board(self.backstage.painter, page, *words)
        areas = board.tabs + board.feet
        for (key, said, choose), area in zip((*tabs, *feet), areas, strict=True):
            is_tab = area in board.tabs
            frame = tab_frame(is_open=key == f"tab-{self._tab}") if is_tab else art.BUTTON
            button = Choice(key, area, said, choose, style=TAB, centred=True, frame=frame)
            button.main = key == "done"
            self.choices.add(button)
        is_list = self._tab == "matches"
        note = say("past.kept_here", count=MOST_MATCHES) if is_list else say("people.kept_here")
        space = say_below(self.sheet, self.backstage.painter, board.rows, note)
        if is_list and not self.backstage.has_large_text:
            space = beside_the_innkeeper(self.sheet, space, len(entries))
        if not entries:
            say_alone(self.sheet, space, say("past.none" if is_list else "past.nobody"))
        elif is_list:
            self._list_matches(space)
        else:
            self._list_people(space)

    def _entries(self) -> Sequence[object]:
        memories = self._doors.memories
        return memories.matches() if self._tab == "matches" else list(memories.people)

    def _list_matches(self, space: Area) -> None:
        shown = self._doors.memories.matches()[self._from : self._from + ROWS]
        areas = space.grid(ROWS, 1, GAP)
        painter = self.backstage.painter
        rule_below(self.sheet, painter, areas[: len(shown)], GAP)
        wins = [self._won(match) for match in shown]
        reaches = [reach_of(painter, won, _CHALKED, areas[0], framed=False) for won in wins]
        reach = max(reaches, default=0.0)
        for number, (match, won, area) in enumerate(zip(shown, wins, areas, strict=False)):
            when, faces = dated(self.backstage, match.ended_at), faces_of(match.company())
            self.choices.add(
                Choice(
                    *(f"match-{number}", area, won, partial(self._open_match, match)),
                    value=when,
                    icon=faces[match.winners[0]].picture(),
                    large=True,
                    framed=False,
                    style=_CHALKED,
                )
            )
            others = [one for seat, one in enumerate(faces) if seat not in match.winners]
            draw_company(self.sheet, area, others, reach + area.height)

    def _won(self, match: PastMatch) -> str:
        """Who won, and by how much: what one remembers first of an evening."""
        names = " & ".join(match.name(seat) for seat in match.winners)
        points = str(match.totals[match.winners[0]])
        return f"{inline(art.CROWN)} {self.backstage.say('past.won', name=names, points=points)}"

    def _list_people(self, space: Area) -> None:
        say = self.backstage.say
        columns = ("matches", "wins", "fair", "best", "thirty_threes", "kings")
        people = list(self._doors.memories.people)[self._from : self._from + ROWS]
        draw_fared(
            *(self.sheet, self.backstage.painter, space),
            [say(f"past.{column}") for column in columns],
            [self._fared(person) for person in people],
            ROWS,
        )

    def _fared(self, person: Person) -> Fared:
        """Numbers say something once there are some."""
        name = remembered_name(person, self.backstage.say)
        results, face = person.results, SeatFace(name, person.crest, avatar=person.avatar)
        if results.matches < SHOWN_FROM:
            return Fared(face, note=self.backstage.say("past.not_yet", count=results.matches))
        best = "–" if results.best is None else str(results.best)
        fair = self.backstage.words.number(results.fair_wins)
        numbers = (results.matches, results.wins, fair, best)
        return Fared(face, [f"{n}" for n in (*numbers, results.thirty_threes, results.kings)])

    def _open(self, tab: str, press: Press) -> None:
        del press
        self._tab, self._from = tab, 0

    def _go_on(self, press: Press) -> None:
        del press
        self._from += ROWS

    def _open_match(self, match: PastMatch, press: Press) -> None:
        del press
        self.backstage.stack.push(
            PastMatchPage(self.backstage, self._doors, match, self._watched, self.rebuild)
        )

    def _watched(self) -> None:
        self._is_away = True

    def _clear(self, press: Press) -> None:
        del press
        say = self.backstage.say
        question = WhatIsAsked(
            *(say(f"past.clear_{self._tab}"), say("past.sure"), say("past.keep"), say("past.yes"))
        )
        self.backstage.stack.push(Asking(self.backstage, question, self._cleared))

    def _cleared(self) -> None:
        memories = self._doors.memories
        if self._tab == "matches":
            memories.clear_matches()
        else:
            memories.people.clear_results()
        self.choices.focus = f"tab-{self._tab}"
        self.rebuild()
