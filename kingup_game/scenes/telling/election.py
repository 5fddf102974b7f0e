"""The count of an election: the drum, the cards, and the crown or the fall. Short and loud."""

from __future__ import annotations

from typing import Final

from kingup_game.engine.cast import Character, Place
from kingup_game.engine.events import Outcome, VotesRevealed
from kingup_game.motion.script import Script, then, together, variant
from kingup_game.scenes.match.picture import MatchPicture
from kingup_game.scenes.match.teller import Follow
from kingup_game.scenes.match.voice import MatchVoice
from kingup_game.scenes.telling import crowd, event_scripts
from kingup_game.stage.canvas.appearing import pop
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.crowning import lower_crown, throw_confetti
from kingup_game.stage.castle.throne_light import ThroneLight
from kingup_game.stage.seats.ballot_cards import stagger
from kingup_game.theme import cues, durations

HUSH: Final = 0.25
"""What is left of the music under the drum."""

KING_POPS: Final = 1.3


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
    audio.cue(cues.DRUM_ROLL)
    yield together(
        light.kindle(),
        picture.ballot_cards.rise(picture.panels),
        then(
            durations.DRUM - durations.SUSPENSE,
            picture.tokens[revealed.nominee].tremble(durations.SUSPENSE),
        ),
    )
    picture.panels.show_ballots(None)
    faces = [card.value for card in revealed.cards]
    yield together(picture.ballot_cards.turn(faces), _flips_heard(picture, len(faces)))
    yield durations.AFTER_BALLOTS
    yield _outcome(picture, voice, sheet, light, revealed)
    audio.duck(1.0)
    follow()
    sheet.clear()


def _flips_heard(picture: MatchPicture, cards: int) -> Script:
    """Each card is heard as it shows its face, each a little higher than the one before."""
    yield durations.BALLOT_FLIPS / 2
    for _ in range(cards):
        picture.audio.cue(cues.CARD_FLIP)
        yield stagger(cards)


def _outcome(
    picture: MatchPicture,
    voice: MatchVoice,
    sheet: Sheet,
    light: ThroneLight,
    revealed: VotesRevealed,
) -> Script:
    outcome, nominee = revealed.outcome, revealed.nominee
    voice.line.show(voice.say(f"vote.{outcome}", character=voice.character(nominee)))
    if outcome is Outcome.CROWNED:
        yield _crown(picture, sheet, light, nominee)
        return
    token, is_sick = picture.tokens[nominee], outcome is Outcome.STOMACHACHE
    picture.audio.cue(cues.STOMACHACHE if is_sick else cues.GASP)
    token.feel("queasy" if is_sick else "refused")
    yield together(light.turn_away(), picture.ballot_cards.lay_down(picture.panels))
    if is_sick:
        yield variant(token.shake_head, lambda: durations.STOMACHACHE)
    elif revealed.to is Place.FLOOR_3:
        picture.audio.cue(cues.LAUGHTER)
    if is_sick or revealed.to is Place.FLOOR_3:
        yield event_scripts.walk_back(picture, nominee, revealed.to)
    else:
        yield event_scripts.fall(picture, nominee, revealed.to)
    yield light.brighten()


def _crown(picture: MatchPicture, sheet: Sheet, light: ThroneLight, nominee: Character) -> Script:
    audio, token = picture.audio, picture.tokens[nominee]
    yield lower_crown(sheet, token, picture.ballot_cards.lay_down(picture.panels))
    audio.cue(cues.CROWNED)
    audio.cue(cues.CHEER)
    throw_confetti(picture.particles, token)
    yield together(
        pop(token.sprite, KING_POPS, durations.KING_GROWS),
        light.crown(),
        crowd.cheer(picture, nominee),
        durations.REJOICING,
    )
