"""Scoring: the castle lights up floor by floor, points fly, goals lie open, totals race."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.engine.cast import Character, Place
from kingup_game.engine.events import Event, RoundScored
from kingup_game.engine.scoring import PERFECT_ZERO, PLACE_VALUES, jester_reigns
from kingup_game.engine.state import Phase
from kingup_game.motion import ticks
from kingup_game.motion.script import Script, call, glide, then, together, tween, variant
from kingup_game.motion.tween import ease_in_out, ease_out_back
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.match.match_scene import REST, MatchScene
from kingup_game.scenes.match.teller import Follow
from kingup_game.scenes.telling.wanted import Wishes
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.items import Label, Sprite
from kingup_game.stage.lettering.text import TextStyle
from kingup_game.stage.widgets.goal_card import HEIGHT, WIDTH, GoalCard
from kingup_game.stage.widgets.seat_panels import panel_box, shortened
from kingup_game.stage.widgets.totals_race import Race, Runner
from kingup_game.theme import art
from kingup_game.theme.crests import SEAT_CRESTS
from kingup_game.theme.layers import Layer

FLIGHT: Final = ticks(420)
BETWEEN_FLOORS: Final = ticks(240)
BETWEEN_TOKENS: Final = ticks(170)
JOKE: Final = ticks(1500)
RACE: Final = ticks(1400)
UNATTENDED: Final = ticks(4000)

COUNTED: Final = (
    *(Place.DUNGEON_1, Place.DUNGEON_2, Place.DUNGEON_3),
    *(Place.FLOOR_0, Place.FLOOR_1, Place.FLOOR_2),
    *(Place.FLOOR_3, Place.FLOOR_4, Place.FLOOR_5),
    Place.THRONE,
)
POINTS: Final = TextStyle(size=46, face="display", colour="#2B1A12", fit=(50, 60))

_COINS: Final = 8
_NAME_WIDTH: Final = 164.0
_CORNER: Final = 42.0


class Scoring(MatchScene):
    """Counts one round, from the bottom to the throne."""

    tells = (RoundScored,)
    waits_in = (Phase.DEAL,)
    leaves_by = "fade"

    def __init__(self, match: MatchContext, scored: RoundScored) -> None:
        super().__init__(match)
        self._scored = scored
        self._counted = [0] * len(scored.points)
        self._labels: list[Label] = []
        self._next_light: Iterator[None] = iter(())
        self._waiting_ticks = 0
        self._is_shown = False
        self._is_seen = False
        self._round = match.view.round
        self._is_last = self._round == match.terms.rounds
        self._board = match.view.board
        self._sign = -1 if jester_reigns(self._board) else 1

    def enter(self) -> None:
        self.backstage.audio.play_part("menu", ["base"])
        self.match.own_corner.hide()
        self.picture.ballot_cards.take_away()
        self.picture.castle.set_light(self._round)
        self.picture.panels.show_turn(None)
        if not self._is_last:
            pictures = self.backstage.painter.pictures
            self._next_light = self.picture.castle.make_ready(self._round + 1, pictures)
        super().enter()

    @property
    def lets_go(self) -> bool:
        return self._is_seen

    def script_of(self, event: Event, follow: Follow) -> Script:
        assert isinstance(event, RoundScored)
        yield from self._count()
        follow()

    def live(self) -> None:
        super().live()
        next(self._next_light, None)

    def idle(self) -> None:
        if self._is_seen:
            # Not `let_others_act`, which clears the page: it stays until it is covered.
            self.match.port.go_on(True)
            self.tell_on()
            return
        if not self._is_shown and self._waiting_ticks >= REST:
            self._is_shown = True
            if self.match.company.people:
                key = "scoring.to_the_end" if self._is_last else "scoring.next_round"
                self.voice.line.show(self.voice.hint(Intent.CONFIRM, key))
        self._waiting_ticks += 1
        if not self.match.company.people and self._waiting_ticks >= UNATTENDED:
            self._leave()

    def retell(self) -> None:
        self._is_shown = False

    def act(self, press: Press) -> None:
        wants_on = press.intent in (Intent.CONFIRM, Intent.PRESS, Intent.SKIP)
        if self._is_shown and wants_on:
            self._leave()

    def leave(self) -> None:
        self.picture.castle.dim()
        self.picture.panels.show_totals(self._scored.totals)
        self.picture.panels.vanish(False)

    def _leave(self) -> None:
        """People have seen enough: on to the next round, or to the end."""
        self.backstage.audio.cue("confirm")
        self._is_seen = True
        if self.tell_on():
            self.idle()

    def _count(self) -> Script:
        self.voice.line.show("")
        yield self._open_goals()
        for place in COUNTED:
            standing = self.picture.standing.at(place)
            if place.is_floor or place is Place.THRONE:
                glow = int(place)
                yield self.picture.castle.light_floor(glow)
            for character in standing:
                yield from self._count_one(character, place)
            yield BETWEEN_FLOORS if standing else ticks(60)
        yield FLIGHT
        yield from self._joke()
        yield from Wishes(self.picture, self.voice, self._crests, self._scored.goals).show()
        yield from self._race()

    def _open_goals(self) -> Script:
        """Every panel turns into the goal of its seat."""
        for seat, goal in enumerate(self._scored.goals):
            self.backstage.audio.cue("card-flip")
            self.picture.panels[seat].vanish(True)
            x, y = panel_box(seat, len(self._scored.goals))
            left = x + (layout.SEAT_WIDTH - WIDTH) / 2
            top = y + (layout.SEAT_HEIGHT - HEIGHT) / 2
            card = GoalCard(self.sheet, left, top, Layer.OPEN_GOAL)
            card.show(goal, shortened(self.match.name(seat)), self._board, _NAME_WIDTH)
            self._mark_corners(seat, top + _CORNER)
            yield ticks(120)
        yield ticks(400)

    def _mark_corners(self, seat: int, y: float) -> None:
        """Whose goal it is on the outer corner of the card, what it is worth on the inner one."""
        panel = self.picture.panels[seat]
        coin_x, crest_x = panel.from_inner_edge(12), panel.from_inner_edge(layout.SEAT_WIDTH - 30)
        crest = SEAT_CRESTS[self.match.company.seats[seat].crest]
        self.sheet.sprite(art.crest(crest.key), crest_x, y, width=66, layer=Layer.GOAL_CORNER)
        self.sheet.sprite(art.COIN_BLANK, coin_x, y, width=92, layer=Layer.GOAL_CORNER)
        self._labels.append(
            self.sheet.text("0", coin_x, y, POINTS, anchor=CENTRE, layer=Layer.GOAL_CORNER)
        )

    def _count_one(self, character: Character, place: Place) -> Script:
        value = self._sign * PLACE_VALUES[place]
        wanted_by = [seat for seat, goal in enumerate(self._scored.goals) if character in goal]
        token = self.picture.tokens[character]
        if value and wanted_by:
            self.backstage.audio.cue(f"coin-{min(_COINS, abs(value))}")
            flights = [self._fly(seat, token.head, value) for seat in wanted_by]
            yield together(self._bounce(character), *flights)
        else:
            yield BETWEEN_TOKENS

    def _bounce(self, character: Character) -> Script:
        sprite = self.picture.tokens[character].sprite
        yield tween(lambda zoom: sprite.set(zoom=zoom), 1.16, 1.0, BETWEEN_TOKENS, ease_out_back())

    def _fly(self, seat: int, start: tuple[float, float], value: int) -> Script:
        """A coin from a character to a seat; the points count when it lands."""
        end = self._labels[seat].x, self._labels[seat].y
        coin = self.sheet.sprite(art.COIN, *start, width=44, layer=Layer.COIN)
        yield variant(
            lambda: glide(coin.move, start, end, FLIGHT, ease_in_out), lambda: BETWEEN_TOKENS
        )
        coin.remove()
        self._counted[seat] += value
        self._labels[seat].words = str(self._counted[seat])

    @property
    def _crests(self) -> list[int]:
        return [seat.crest for seat in self.match.company.seats]

    def _joke(self) -> Script:
        """Exactly nothing in the third round: thirty-three."""
        for seat, points in enumerate(self._scored.points):
            self._labels[seat].words = str(points)
            if points != PERFECT_ZERO or self._counted[seat] != 0:
                continue
            badge = self.sheet.sprite(
                art.BADGE_33,
                *(self._labels[seat].x, self._labels[seat].y),
                layer=Layer.COIN,
            )
            self.backstage.audio.cue("thirty-three")
            self.voice.line.show(self.backstage.say("scoring.thirty_three"))
            x, y = self._labels[seat].x, self._labels[seat].y
            self.picture.particles.burst("riches", x, y, 40)
            yield together(self._pop(badge), JOKE)

    def _pop(self, badge: Sprite) -> Script:
        yield tween(lambda zoom: badge.set(zoom=zoom), 0.3, 1.3, ticks(420), ease_out_back(0.2))

    def _race(self) -> Script:
        runners = [
            Runner(shortened(seat.name), seat.crest, total - points, total)
            for seat, points, total in zip(
                self.match.company.seats, self._scored.points, self._scored.totals, strict=True
            )
        ]
        title = self.backstage.say("scoring.title", round=self._round)
        race = Race(self.sheet, title, runners)
        yield then(
            ticks(300), race.run(RACE), call(lambda: self.backstage.audio.cue("score-total"))
        )
