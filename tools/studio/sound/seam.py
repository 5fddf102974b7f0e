"""How well the end of a loop meets its start."""

from __future__ import annotations

import numpy as np

from tools.studio.sound.waves import RATE, Signal

ORDINARY = 0.99  # of all movements in the second around the seam


def seam_roughness(loop: Signal) -> float:
    """Step and change of slope at the seam, as parts of what the sound around does anyway."""
    around = np.concatenate([loop[-RATE // 2 :], loop[: RATE // 2]])
    seam = len(around) // 2
    step = np.abs(np.diff(around, axis=0))
    bend = np.abs(np.diff(around, n=2, axis=0))
    return max(
        float(step[seam - 1].max() / np.quantile(step, ORDINARY)),
        float(bend[seam - 2 : seam].max() / np.quantile(bend, ORDINARY)),
    )
