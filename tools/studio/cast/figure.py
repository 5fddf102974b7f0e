"""Puts a character together: disc, body, head in its mood, props, badge."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from kingup_game.theme.cast_colours import LIVERY
from kingup_game.theme.palette import INK
from tools.studio.cast import token
from tools.studio.cast.anatomy import Face, Look, brows, cheeks, eyes, mood_marks, skin_tones
from tools.studio.cast.curves import ellipse
from tools.studio.cast.moods import Expression, expression
from tools.studio.cast.mouths import mouth
from tools.studio.cast.pen import Pen, tones

Draw = Callable[[Pen, Look], None]
NECK = (256.0, 380.0)  # heads turn about it


def nothing(pen: Pen, look: Look) -> None:
    """For a character without this layer."""


@dataclass(frozen=True)
class Character:
    """A face and the layers around it, from the back to the front."""

    letter: str
    face: Face
    head: Draw  # skull, ears and what lies under the features
    nose: Draw
    bust: Draw
    front: Draw  # beard, hair and head-gear over the features
    crown: tuple[float, float, float, float]  # x, y, width, tilt
    behind: Draw = nothing  # moves with the head, behind the shoulders
    props: Draw = nothing
    features: Draw | None = None  # instead of the usual eyes and brows
    own: Mapping[str, Expression] = field(default_factory=dict)
    bushy: bool = False
    sway: float = 1.0  # how much of a mood's tilt the head-gear has room for


def picture(character: Character, mood: str, *, has_badge: bool = True) -> str:
    """The SVG of `character` in `mood`; where nobody has to be told apart, without a letter."""
    now = expression(mood, dict(character.own))
    now = replace(now, tilt=now.tilt * character.sway)
    livery = LIVERY[character.letter]
    face = character.face
    felt = mood.partition("-")[0]  # only the eyes know of a blink or a glance in between
    look = Look(felt, face, now, skin_tones(face, now), tones(livery.main), tones(livery.second))
    pen = Pen()
    token.base(pen, character.letter)
    with pen.shifted(0, now.drop), pen.turned(now.tilt, *NECK):
        character.behind(pen, look)
    with pen.inside(ellipse(token.X, token.Y, token.RING_INNER - 3)):
        character.bust(pen, look)
        with pen.shifted(9, 17 + now.drop):
            pen.fill(face.skull, INK, 0.3)
    with pen.shifted(0, now.drop), pen.turned(now.tilt, *NECK):
        character.head(pen, look)
        cheeks(pen, look)
        if character.features:
            character.features(pen, look)
        else:
            eyes(pen, look)
            brows(pen, look, character.bushy)
        mouth(pen, look)
        character.nose(pen, look)
        character.front(pen, look)
        if mood == "crowned":
            token.crown(pen, *character.crown)
        mood_marks(pen, look)
    character.props(pen, look)
    if has_badge:
        token.badge(pen, character.letter)
    return pen.svg()
