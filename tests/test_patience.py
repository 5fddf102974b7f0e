"""A test that waits for what never comes is ended by a sentence, not by whoever runs the suite."""

from __future__ import annotations

import signal
from threading import Event

import pytest

from tests.patience import HAS_TIMERS, WAIT_SECONDS, WORK_SECONDS, patience

pytestmark = pytest.mark.skipif(not HAS_TIMERS, reason="there are no timers on Windows")


def work_for_ever() -> None:
    while True:
        pass


def test_a_loop_that_never_ends_is_left_with_a_sentence_that_says_where() -> None:
    with (
        pytest.raises(pytest.fail.Exception, match=r"of work, at .*test_patience\.py:\d+"),
        patience(work=0.05),
    ):
        work_for_ever()


def test_a_wait_that_nobody_ends_is_left_with_a_sentence() -> None:
    never = Event()
    with pytest.raises(pytest.fail.Exception, match="by the clock"), patience(wait=0.05):
        never.wait()


def test_every_test_has_so_much_patience_and_no_more() -> None:
    with patience(work=1, wait=1):
        pass
    assert signal.getitimer(signal.ITIMER_VIRTUAL)[0] == pytest.approx(WORK_SECONDS, abs=5)
    assert signal.getitimer(signal.ITIMER_REAL)[0] == pytest.approx(WAIT_SECONDS, abs=60)
