"""The count of an election: the drum, the cards, and the crown or the fall. Short and loud."""

from __future__ import annotations

from typing import Final

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import DUNGEONS, JESTER, Character
from kingup_game.engine.events import Outcome, VotesRevealed
from kingup_game.engine.scoring import PLACE_VALUES
from kingup_game.motion.script import Script, call, then, together
from kingup_game.scenes.match.picture import MatchPicture
from kingup_game.scenes.match.teller import Follow
from kingup_game.scenes.match.voice import MatchVoice
from kingup_game.scenes.telling import crowd, refused
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
    if outcome is Outcome.STOMACHACHE:
        cards = enumerate(revealed.cards)
        sick = [seat for seat, card in cards if card is Card.STOMACHACHE]
        yield picture.ballot_cards.point_out(sick)
    is_jester = nominee == JESTER and outcome is not Outcome.STOMACHACHE
    voice.line.show(_result(voice, revealed))
    if outcome is Outcome.CROWNED:
        yield (_turn_the_world if is_jester else _crown)(picture, sheet, light, nominee)
        return
    if outcome is Outcome.REFUSED and not is_jester:
        picture.audio.cue(cues.GASP)
        picture.tokens[nominee].feel("refused")
    yield together(
        light.turn_away(),
        picture.ballot_cards.lay_down(picture.panels),
        picture.castle.reign.relent(),
        light.brighten(),
    )
    yield _leave_the_throne(picture, sheet, revealed)


def _result(voice: MatchVoice, revealed: VotesRevealed) -> str:
    """What has been decided, in words."""
    name, outcome, to = voice.character(revealed.nominee), revealed.outcome, revealed.to
    if to in DUNGEONS:
        return voice.say("vote.cell", character=name, worth=PLACE_VALUES[to])
    is_jester = revealed.nominee == JESTER and outcome is not Outcome.STOMACHACHE
    return voice.say(f"vote.jester_{outcome}" if is_jester else f"vote.{outcome}", character=name)


def _leave_the_throne(picture: MatchPicture, sheet: Sheet, revealed: VotesRevealed) -> Script:
    if revealed.outcome is Outcome.STOMACHACHE:
        return refused.run_for_it(picture, sheet, revealed.nominee)
    if revealed.nominee == JESTER:
        return refused.step_down(picture, JESTER, revealed.to)
    return refused.fall(picture, revealed.nominee, revealed.to)


def _crown(picture: MatchPicture, sheet: Sheet, light: ThroneLight, nominee: Character) -> Script:
    audio, token = picture.audio, picture.tokens[nominee]
    yield lower_crown(sheet, token, picture.ballot_cards.lay_down(picture.panels))
    audio.cue(cues.CROWNED)
    audio.cue(cues.CHEER)
    audio.cue(cues.voice(nominee, cues.PRIDE))
    throw_confetti(picture.particles, token)
    yield together(
        pop(token.sprite, KING_POPS, durations.KING_GROWS),
        light.crown(),
        crowd.cheer(picture, nominee),
        durations.REJOICING,
    )


def _turn_the_world(
    picture: MatchPicture, sheet: Sheet, light: ThroneLight, jester: Character
) -> Script:
    """Crowned like any other, but then every sign turns, and nobody is sure what to feel."""
    audio, token = picture.audio, picture.tokens[jester]
    yield lower_crown(sheet, token, picture.ballot_cards.lay_down(picture.panels))
    audio.cue(cues.JESTER_CROWNED)
    audio.cue(cues.voice(jester, cues.PRIDE))
    yield together(
        pop(token.sprite, KING_POPS, durations.KING_GROWS),
        light.crown(),
        picture.castle.reign.begin(),
        crowd.wonder(picture, jester),
        then(durations.BEWILDERED, call(lambda: throw_confetti(picture.particles, token))),
        durations.REJOICING,
    )
    audio.play_part(cues.JESTER_PART)
