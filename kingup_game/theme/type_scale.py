"""How large letters are, from the top of a d to the foot of a p, in design units at 100 %."""

from typing import Final, Literal

Face = Literal["display", "reading"]

SMALLEST = 28
SPEECH = 30
MARK = 32
BODY = 34
NOTE = 36
CONTROL = 38
CARD_TITLE = 40
NAME = 44
POINTS = 46
LESSON = 48
START = 50
HEADING = 52
QUESTION = 54
NUMERAL = 56
RACE_TITLE = 60
TOTAL = 64
WINNERS = 72
ADDRESS = 96
HERO = 110

LARGE_TEXT: Final = 150
"""From this text size on, in percent, the table is laid out for large letters."""
