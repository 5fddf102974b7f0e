"""The count of an election: the drum, the cards, and the crown or the fall. Short and loud."""

from __future__ import annotations

from typing import Final

from kingup_game.engine.cast import Place
from kingup_game.engine.events import Outcome, VotesRevealed
from kingup_game.motion import ticks
from kingup_game.motion.script import Script, then, together, tween, variant
from kingup_game.motion.tween import ease_out_back, ease_out_bounce
from kingup_game.scenes import crowd, staging
from kingup_game.scenes.room import Room
from kingup_game.stage.ballot_cards import FLIP, stagger
from kingup_game.stage.item import FEET
from kingup_game.stage.sheet import Sheet
from kingup_game.stage.throne_light import ThroneLight

HUSH: Final = 0.25
"""What is left of the music under the drum."""

DRUM: Final = ticks(1200)
SUSPENSE: Final = ticks(700)
AFTER_CARDS: Final = ticks(220)
CROWNING: Final = ticks(500)
REJOICE: Final = ticks(1400)


def count(room: Room, sheet: Sheet, light: ThroneLight, revealed: VotesRevealed) -> Script:
    """From the closed box to the end of it, for whoever was up for the throne."""
    audio = room.backstage.audio
    room.line.show("")
    audio.duck(HUSH)
    audio.cue("drum-roll")
    yield together(
        light.kindle(),
        room.ballot_cards.rise(room.panels),
        then(DRUM - SUSPENSE, room.tokens[revealed.nominee].tremble(SUSPENSE)),
    )
    room.panels.show_ballots(None)
    faces = [card.value for card in revealed.cards]
    yield together(room.ballot_cards.turn(faces), _flips_heard(room, len(faces)))
    yield AFTER_CARDS
    yield _outcome(room, sheet, light, revealed)
    audio.duck(1.0)
    room.is_counting = False
    room.show_own_corner()
    sheet.clear()


def _flips_heard(room: Room, cards: int) -> Script:
    """Each card is heard as it shows its face, each a little higher than the one before."""
    yield FLIP / 2
    for _ in range(cards):
        room.backstage.audio.cue("card-flip")
        yield stagger(cards)


def _outcome(room: Room, sheet: Sheet, light: ThroneLight, revealed: VotesRevealed) -> Script:
    name = room.character_name(revealed.nominee)
    token, audio, say = room.tokens[revealed.nominee], room.backstage.audio, room.backstage.say
    if revealed.outcome is Outcome.CROWNED:
        room.line.show(say("vote.crowned", character=name))
        yield _crown(room, sheet, light, revealed)
    elif revealed.outcome is Outcome.STOMACHACHE:
        room.line.show(say("vote.stomachache", character=name))
        audio.cue("stomachache")
        token.feel("queasy")
        yield together(light.turn_away(), room.ballot_cards.lay_down(room.panels))
        yield variant(token.shake_head, lambda: ticks(400))
        yield staging.walk_back(room, revealed.nominee, revealed.to)
    else:
        room.line.show(say("vote.refused", character=name))
        audio.cue("gasp")
        token.feel("refused")
        yield together(light.turn_away(), room.ballot_cards.lay_down(room.panels))
        if revealed.to is Place.FLOOR_3:
            audio.cue("laughter")
            yield staging.walk_back(room, revealed.nominee, revealed.to)
        else:
            yield staging.fall(room, revealed.nominee, revealed.to)
    if revealed.outcome is not Outcome.CROWNED:
        yield light.brighten()


def _crown(room: Room, sheet: Sheet, light: ThroneLight, revealed: VotesRevealed) -> Script:
    audio, token = room.backstage.audio, room.tokens[revealed.nominee]
    head_x, head_y = token.head
    crown = sheet.sprite("signs/crown.webp", head_x, head_y - 40, width=120, anchor=FEET, layer=210)

    def fall(share: float) -> None:
        crown.set(y=head_y - 160 + 130 * share)

    yield together(
        variant(lambda: tween(fall, 0, 1, CROWNING, ease_out_bounce), lambda: 1),
        room.ballot_cards.lay_down(room.panels),
    )
    crown.remove()
    token.feel("crowned")
    audio.cue("crowned")
    audio.cue("cheer")
    for x in (head_x - 300, head_x, head_x + 300):
        room.particles.burst("confetti", x, head_y - 20, 50, spread_degrees=140)
    yield together(
        tween(lambda zoom: token.sprite.set(zoom=zoom), 1.3, 1.0, ticks(400), ease_out_back()),
        light.crown(),
        crowd.cheer(room, revealed.nominee),
        then(REJOICE),
    )
