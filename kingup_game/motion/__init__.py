"""Time as ticks: easings and scripts. Sixty ticks are a second, and nothing here reads a clock."""

TICKS_PER_SECOND = 60


def ticks(milliseconds: float) -> int:
    """The whole number of ticks nearest to a time, never less than one.

    >>> ticks(250), ticks(3)
    (15, 1)
    """
    return max(1, round(milliseconds * TICKS_PER_SECOND / 1000))
