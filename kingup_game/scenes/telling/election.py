"""The count of an election: the drum, the cards, and the crown or the fall. Short and loud."""

from __future__ import annotations

from typing import Final

from kingup_game.engine.cast import Place
from kingup_game.engine.events import Outcome, VotesRevealed
from kingup_game.motion import ticks
from kingup_game.motion.script import Script, then, together, tween, variant
from kingup_game.motion.tween import ease_out_back, ease_out_bounce
from kingup_game.scenes.match.picture import MatchPicture
from kingup_game.scenes.match.teller import Follow
from kingup_game.scenes.match.voice import MatchVoice
from kingup_game.scenes.telling import crowd, event_scripts
from kingup_game.stage.canvas.item import FEET
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.throne_light import ThroneLight
from kingup_game.stage.widgets.ballot_cards import stagger
from kingup_game.theme import art
from kingup_game.theme.durations import BALLOT_FLIPS
from kingup_game.theme.layers import Layer

HUSH: Final = 0.25
"""What is left of the music under the drum."""

DRUM: Final = ticks(1200)
SUSPENSE: Final = ticks(700)
AFTER_CARDS: Final = ticks(220)
CROWNING: Final = ticks(500)
REJOICE: Final = ticks(1400)


def count(
    picture: MatchPicture,
    voice: MatchVoice,
    sheet: Sheet,
    light: ThroneLight,
    revealed: VotesRevealed,
    follow: Follow,
) -> Script:
    """From the closed box to the end of it, for whoever was up for the throne."""
    audio = picture.audio
    voice.line.show("")
    audio.duck(HUSH)
    audio.cue("drum-roll")
    yield together(
        light.kindle(),
        picture.ballot_cards.rise(picture.panels),
        then(DRUM - SUSPENSE, picture.tokens[revealed.nominee].tremble(SUSPENSE)),
    )
    picture.panels.show_ballots(None)
    faces = [card.value for card in revealed.cards]
    yield together(picture.ballot_cards.turn(faces), _flips_heard(picture, len(faces)))
    yield AFTER_CARDS
    yield _outcome(picture, voice, sheet, light, revealed)
    audio.duck(1.0)
    follow()
    sheet.clear()


def _flips_heard(picture: MatchPicture, cards: int) -> Script:
    """Each card is heard as it shows its face, each a little higher than the one before."""
    yield BALLOT_FLIPS / 2
    for _ in range(cards):
        picture.audio.cue("card-flip")
        yield stagger(cards)


def _outcome(
    picture: MatchPicture,
    voice: MatchVoice,
    sheet: Sheet,
    light: ThroneLight,
    revealed: VotesRevealed,
) -> Script:
    name = voice.character(revealed.nominee)
    token, audio = picture.tokens[revealed.nominee], picture.audio
    if revealed.outcome is Outcome.CROWNED:
        voice.line.show(voice.say("vote.crowned", character=name))
        yield _crown(picture, sheet, light, revealed)
    elif revealed.outcome is Outcome.STOMACHACHE:
        voice.line.show(voice.say("vote.stomachache", character=name))
        audio.cue("stomachache")
        token.feel("queasy")
        yield together(light.turn_away(), picture.ballot_cards.lay_down(picture.panels))
        yield variant(token.shake_head, lambda: ticks(400))
        yield event_scripts.walk_back(picture, revealed.nominee, revealed.to)
    else:
        voice.line.show(voice.say("vote.refused", character=name))
        audio.cue("gasp")
        token.feel("refused")
        yield together(light.turn_away(), picture.ballot_cards.lay_down(picture.panels))
        if revealed.to is Place.FLOOR_3:
            audio.cue("laughter")
            yield event_scripts.walk_back(picture, revealed.nominee, revealed.to)
        else:
            yield event_scripts.fall(picture, revealed.nominee, revealed.to)
    if revealed.outcome is not Outcome.CROWNED:
        yield light.brighten()


def _crown(
    picture: MatchPicture, sheet: Sheet, light: ThroneLight, revealed: VotesRevealed
) -> Script:
    audio, token = picture.audio, picture.tokens[revealed.nominee]
    head_x, head_y = token.head
    crown = sheet.sprite(
        art.CROWN, head_x, head_y - 40, width=120, anchor=FEET, layer=Layer.FALLING_CROWN
    )

    def fall(share: float) -> None:
        crown.set(y=head_y - 160 + 130 * share)

    yield together(
        variant(lambda: tween(fall, 0, 1, CROWNING, ease_out_bounce), lambda: 1),
        picture.ballot_cards.lay_down(picture.panels),
    )
    crown.remove()
    token.feel("crowned")
    audio.cue("crowned")
    audio.cue("cheer")
    for x in (head_x - 300, head_x, head_x + 300):
        picture.particles.burst("confetti", x, head_y - 20, 50, spread_degrees=140)
    yield together(
        tween(lambda zoom: token.sprite.set(zoom=zoom), 1.3, 1.0, ticks(400), ease_out_back()),
        light.crown(),
        crowd.cheer(picture, revealed.nominee),
        then(REJOICE),
    )
