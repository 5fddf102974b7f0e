"""What the coach found, in words and pictures."""

from __future__ import annotations

from typing import Final

from kingup_game.engine.actions import Action, Card, CastVote, MoveCharacter, PlaceCharacter
from kingup_game.engine.cast import Character, Place
from kingup_game.scenes.kit.speech import Speech
from kingup_game.stage.lettering.wrapping import inline
from kingup_game.stage.widgets.advice_panel import Advised
from kingup_game.table.coaching import Counsel, Suggestion
from kingup_game.theme import art

_CARDS: Final = {
    Card.NO: "actions.no",
    Card.YES: "actions.yes",
    Card.STOMACHACHE: "actions.stomach",
}


def told_counsel(counsel: Counsel, speech: Speech, nominee: Character | None) -> list[Advised]:
    """Each choice that was found, from the best on; in a vote, what it means for the nominee."""
    return [_advised(choice, speech, nominee) for choice in counsel.choices]


def _advised(choice: Suggestion, speech: Speech, nominee: Character | None) -> Advised:
    about: dict[str, object] = {} if choice.rivals is None else {"count": choice.rivals}
    if (character := _character(choice.action) or nominee) is not None:
        about["character"] = speech.character(character)
    return Advised(
        _picture(choice.action),
        _title(choice.action, speech),
        f"{inline(art.ICON_TROPHY)} {speech.say('coach.odds', percent=choice.percent)}",
        speech.say(f"coach.{choice.reason}", **about),
    )


def _title(action: Action, speech: Speech) -> str:
    match action:
        case PlaceCharacter(character=character, floor=floor):
            name = speech.character(character)
            return speech.say("coach.place", character=name, floor=int(floor))
        case MoveCharacter(character=character, to=to):
            name = speech.character(character)
            if to is Place.THRONE:
                return speech.say("coach.nominate", character=name)
            if to.is_floor:
                return speech.say("coach.move", character=name, floor=int(to))
            return speech.say("coach.move_to_wc", character=name)
        case CastVote(card=card):
            return speech.say(_CARDS[card])
    raise ValueError(f"{action!r} is no choice of a person")


def _character(action: Action) -> Character | None:
    return action.character if isinstance(action, PlaceCharacter | MoveCharacter) else None


def _picture(action: Action) -> str:
    character = _character(action)
    if character is not None:
        return art.token(character)
    assert isinstance(action, CastVote)
    return art.ballot(action.card.value)
