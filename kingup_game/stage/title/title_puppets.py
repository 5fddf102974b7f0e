"""Faces as large as two fifths of the screen before the castle of the title, and a short play,
again and again: somebody would be king, and two look on.

These two stand at both sides as long as the title does. Between them one after the other comes up
over the lower edge, hopes, and gets it or not; whoever looks on takes it to heart. In calm motion
nobody moves, and the two stand there alone.
"""

from __future__ import annotations

from itertools import cycle
from typing import Final

from kingup_game.engine.cast import Character
from kingup_game.motion.director import ScriptRunner
from kingup_game.motion.script import Beat, Script, together, tween
from kingup_game.motion.tween import Ease, ease_in, ease_out, ease_out_back
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import FEET
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.life.eyes import eyes_at
from kingup_game.theme import art, durations
from kingup_game.theme.layers import Layer

_WIDTH: Final = 430.0
_FEET_Y: Final = layout.HEIGHT + 34.0
_BELOW: Final = _WIDTH + 10.0
_DROOP: Final = 34.0
_OVERSHOOT: Final = 0.06
_CLEAR: Final = 0.35
"""Of the width: so much of it, left of the middle, must be seen."""
_BLINKS_LATER: Final = 97
_MIDDLE: Final = 975.0
"""On the castle's picture, where whoever would be king comes up."""
_AT_THE_SIDES: Final = (("C", 574.0, "refused"), ("N", 1380.0, "queasy"))
"""Who looks on, where, and how they take it if another one is crowned."""
_ACTS: Final = (
    ("A", "refused"),
    ("M", "crowned"),
    ("B", "refused"),
    ("L", "queasy"),
    ("O", "crowned"),
    ("F", "refused"),
    ("I", "crowned"),
    ("E", "refused"),
)
"""Who would be king, and how it ends."""


class TitlePuppets:
    """Two who look on, and between them one or nobody."""

    def __init__(self, sheet: Sheet, pictures: Pictures) -> None:
        self._pictures = pictures
        self._onlookers = [_Puppet(sheet, who, x) for who, x, _ in _AT_THE_SIDES]
        self._star = _Puppet(sheet, _ACTS[0][0], _MIDDLE)
        self._is_calm = False
        self._ticks = 0
        self._play = ScriptRunner(self._evening())

    def update(self, *, calm: bool) -> None:
        """One tick; in calm motion whoever was playing is gone."""
        if not calm:
            self._play.advance()
            self._ticks += 1
            for number, puppet in enumerate(self._onlookers):
                puppet.open_eyes(self._ticks + number * _BLINKS_LATER)
        elif not self._is_calm:
            self._star.leave()
            for puppet in self._onlookers:
                puppet.stand()
            self._look_on("hopeful", "hopeful")
            self._play = ScriptRunner(self._acts())
        self._is_calm = calm

    def keep_clear_of(self, right: float) -> None:
        """Whoever would be half behind something that reaches so far from the left stays away."""
        for puppet in self._onlookers:
            puppet.keep_away(puppet.x - _CLEAR * _WIDTH < right)

    @property
    def star(self) -> Character | None:
        """Who plays now, and is not at home."""
        return self._star.character if self._star.is_there else None

    def _evening(self) -> Script:
        """Whoever looks on comes first."""
        wait = durations.BEFORE_PUPPETS
        moods = "hopeful", "hopeful-blink", "hopeful-glance"
        looks = (puppet.looks(mood) for mood in moods for puppet in self._onlookers)
        yield self._make_ready(wait, *looks)
        for puppet in self._onlookers:
            puppet.hide_below()
        yield together(*(puppet.rise(_BELOW) for puppet in self._onlookers))
        yield self._acts()

    def _acts(self) -> Script:
        envious = [mood for _, _, mood in _AT_THE_SIDES]
        for character, end in cycle(_ACTS):
            self._star.character = character
            moods = [self._star.looks(mood) for mood in ("hopeful", "fear", end)]
            others = ["fear", "fear"], envious if end == "crowned" else ["hopeful", "hopeful"]
            for feelings in others:
                pairs = zip(self._onlookers, feelings, strict=True)
                moods += [puppet.looks(mood) for puppet, mood in pairs]
            yield self._make_ready(durations.BETWEEN_PUPPETS, *moods)
            yield self._act(end)

    def _make_ready(self, ticks: float, *pictures: str) -> Script:
        """Waits so long; meanwhile all is decoded and scaled beside the game, and taken one after
        the other."""
        self._pictures.make_ahead(dict.fromkeys(pictures, (_WIDTH,)))
        for picture in pictures:
            yield ticks / len(pictures)
            if self._pictures.is_at_hand(picture):
                self._pictures.get(picture, _WIDTH)

    def _act(self, end: str) -> Script:
        star, is_happy = self._star, end == "crowned"
        star.feel("hopeful")
        star.hide_below()
        yield star.rise(_BELOW)
        self._look_on("fear", "hopeful")
        yield durations.PUPPET_HOPES
        star.feel("fear")
        self._look_on("fear", "fear")
        yield durations.PUPPET_FEARS
        star.feel(end)
        self._look_on(*(mood if is_happy else "hopeful" for _, _, mood in _AT_THE_SIDES))
        up, down = [star], self._onlookers
        if not is_happy:
            up, down = down, up
        yield together(
            *(puppet.rise(_DROOP) for puppet in up), *(puppet.sink(_DROOP) for puppet in down)
        )
        yield durations.PUPPET_HOPES
        self._look_on("hopeful", "hopeful")
        yield together(
            star.go(), *(puppet.rise(_DROOP) for puppet in self._onlookers if puppet in down)
        )
        star.leave()

    def _look_on(self, *moods: str) -> None:
        for puppet, mood in zip(self._onlookers, moods, strict=True):
            puppet.feel(mood)


class _Puppet:
    """One large face on its stick; so far below its place as it was moved last."""

    def __init__(self, sheet: Sheet, character: Character, x: float) -> None:
        self.character = character
        self.x = x
        self._down = 0.0
        self._mood = "hopeful"
        self._is_on, self._is_kept_away = False, False
        self._face = sheet.sprite(
            *(self.looks("hopeful"), x, _FEET_Y),
            anchor=FEET,
            width=_WIDTH,
            layer=Layer.CLOSE_UP,
            visible=False,
        )

    @property
    def is_there(self) -> bool:
        """Whether it may be seen."""
        return self._face.visible

    def keep_away(self, is_away: bool) -> None:
        """Whether it must not be seen, wherever it is."""
        self._is_kept_away = is_away
        self._be_there(self._is_on)

    def looks(self, mood: str) -> str:
        """The picture of a mood."""
        return art.close_up(self.character, mood)

    def feel(self, mood: str) -> None:
        self._mood = mood
        self._face.picture = self.looks(mood)

    def open_eyes(self, tick: int) -> None:
        """Whoever hopes blinks; and looks over there, if the middle is there."""
        if self._mood != "hopeful":
            return
        eyes = eyes_at(tick)
        is_aside = eyes == "-glance" and self.x > _MIDDLE
        self._face.picture = self.looks("hopeful" if is_aside else f"hopeful{eyes}")

    def stand(self) -> None:
        """At its place, at once."""
        self._be_there(True)
        self._lower(0)

    def hide_below(self) -> None:
        """Ready to come, below the edge of the screen."""
        self._be_there(True)
        self._lower(_BELOW)

    def leave(self) -> None:
        """Nobody is there."""
        self._be_there(False)

    def rise(self, out_of: float) -> Beat:
        """Up to its place, a little beyond it and back."""
        return self._glide(out_of, 0, durations.PUPPET_RISES, ease_out_back(_OVERSHOOT))

    def sink(self, by: float) -> Beat:
        """All hope is gone."""
        return self._glide(0, by, durations.PUPPET_FEARS, ease_out)

    def go(self) -> Beat:
        """Away, below the edge, from wherever it is."""
        return self._glide(self._down, _BELOW, durations.PUPPET_GOES, ease_in)

    def _be_there(self, is_on: bool) -> None:
        self._is_on = is_on
        self._face.visible = is_on and not self._is_kept_away

    def _glide(self, start: float, end: float, ticks: float, ease: Ease) -> Beat:
        return tween(self._lower, start, end, ticks, ease)

    def _lower(self, down: float) -> None:
        self._down = down
        self._face.y = _FEET_Y + down
