"""Every course that there is: one for each edition."""

from __future__ import annotations

from typing import Final

from kingup_game.engine.edition import Edition
from kingup_game.scenes.lesson.first_course import FIRST_COURSE
from kingup_game.scenes.lesson.jesters_course import JESTERS_COURSE

COURSES: Final = {Edition.CLASSIC: FIRST_COURSE, Edition.JESTER: JESTERS_COURSE}
