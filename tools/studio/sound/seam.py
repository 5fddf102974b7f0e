"""How well the end of a loop meets its start."""

from __future__ import annotations

import numpy as np

from tools.studio.sound.waves import RATE, Signal

LEAST = 1e-4  # movements below this are silence
ORDINARY = 0.99  # of all movements in the second around the seam


def seam_roughness(loop: Signal, ordinary: float = ORDINARY) -> float:
    """Step and change of slope at the seam, as parts of what the sound around does anyway.

    With `ordinary` 1 the largest movement of that second is the measure.
    """
    around = np.concatenate([loop[-RATE // 2 :], loop[: RATE // 2]])
    seam = len(around) // 2
    step = np.abs(np.diff(around, axis=0))
    bend = np.abs(np.diff(around, n=2, axis=0))
    at_seam = float(step[seam - 1].max()), float(bend[seam - 2 : seam].max())
    step[seam - 1], bend[seam - 2 : seam] = 0.0, 0.0
    return max(
        here / max(float(np.quantile(all_of_it, ordinary)), LEAST)
        for here, all_of_it in zip(at_seam, (step, bend), strict=True)
    )
