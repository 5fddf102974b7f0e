"""The count of an election: the drum, the cards, and the crown or the fall. Short and loud."""

from __future__ import annotations

from typing import Final

from kingup_game.engine.cast import Place
from kingup_game.engine.events import Outcome, VotesRevealed
from kingup_game.motion import ticks
from kingup_game.motion.script import Script, then, together, tween, variant
from kingup_game.motion.tween import ease_out_back, ease_out_bounce
from kingup_game.scenes import staging
from kingup_game.scenes.room import Room
from kingup_game.stage.item import FEET
from kingup_game.stage.sheet import Sheet

DRUM: Final = ticks(1200)
AFTER_CARDS: Final = ticks(350)


def count(room: Room, sheet: Sheet, revealed: VotesRevealed) -> Script:
    """From the closed box to the end of it, for whoever was up for the throne."""
    audio = room.backstage.audio
    room.say_line("")
    audio.duck(0.25)
    audio.cue("drum-roll")
    yield DRUM
    room.panels.show_ballots(None)
    faces = [card.value for card in revealed.cards]
    audio.cue("card-flip")
    yield room.ballot_cards.turn(room.panels, faces)
    yield AFTER_CARDS
    yield _outcome(room, sheet, revealed)
    audio.duck(1.0)
    room.show_own_corner()
    sheet.clear()


def _outcome(room: Room, sheet: Sheet, revealed: VotesRevealed) -> Script:
    name = room.character_name(revealed.nominee)
    token, audio, say = room.tokens[revealed.nominee], room.backstage.audio, room.backstage.say
    if revealed.outcome is Outcome.CROWNED:
    room.is_counting = False
        room.say_line(say("vote.crowned", character=name))
        yield _crown(room, sheet, revealed)
    elif revealed.outcome is Outcome.STOMACHACHE:
        room.say_line(say("vote.stomachache", character=name))
        audio.cue("stomachache")
        token.feel("queasy")
        yield variant(token.shake_head, lambda: ticks(400))
        yield staging.walk_back(room, revealed.nominee, revealed.to)
    else:
        room.say_line(say("vote.refused", character=name))
        audio.cue("gasp")
        if revealed.to is Place.FLOOR_3:
            audio.cue("laughter")
            yield staging.walk_back(room, revealed.nominee, revealed.to)
        else:
            yield staging.fall(room, revealed.nominee, revealed.to)


def _crown(room: Room, sheet: Sheet, revealed: VotesRevealed) -> Script:
    audio, token = room.backstage.audio, room.tokens[revealed.nominee]
    head_x, head_y = token.head
    crown = sheet.sprite("signs/crown.webp", head_x, head_y - 40, width=120, anchor=FEET, layer=210)

    def fall(share: float) -> None:
        crown.set(y=head_y - 160 + 130 * share)

    yield variant(lambda: tween(fall, 0, 1, ticks(500), ease_out_bounce), lambda: 1)
    crown.remove()
    token.feel("crowned")
    audio.cue("crowned")
    audio.cue("cheer")
    for x in (head_x - 300, head_x, head_x + 300):
        room.particles.burst("confetti", x, head_y - 20, 50, spread_degrees=140)
    yield together(
        tween(lambda zoom: token.sprite.set(zoom=zoom), 1.3, 1.0, ticks(400), ease_out_back()),
        then(ticks(1400)),
    )
