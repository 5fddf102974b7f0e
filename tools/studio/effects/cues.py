"""The cue sheet, `sound/cues.json`: what the game asks for, by name, and which files answer.

Every effect file has the same loudness (mix.EFFECT_LUFS); a cue's rank turns it down, and no rank
sinks below the music's -16.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from tools.studio.music import PARTS

ANNOUNCEMENT, ACTION, DETAIL = 0.0, -1.0, -2.0
MASTER_DB = -4.5  # all music layers and one effect together stay below full scale
MUSIC_DB = {"menu": 0.0, "placing": 0.0, "climb": 0.0, "vote": -3.0, "winner": 0.0}


@dataclass(frozen=True)
class Cue:
    """`takes` files, in any order (never one twice running) or rising with each repetition."""

    bus: str
    gain_db: float
    takes: int = 1
    rising: bool = False


CUES = {
    "focus": Cue("ui", DETAIL),
    "confirm": Cue("ui", ACTION),
    "back": Cue("ui", ACTION),
    "join": Cue("ui", ANNOUNCEMENT),
    "leave": Cue("ui", ACTION),
    "pause": Cue("ui", ACTION),
    "resume": Cue("ui", ACTION),
    "undo": Cue("ui", ACTION),
    "page": Cue("ui", ACTION),
    "pad-lost": Cue("ui", ANNOUNCEMENT),
    "pad-found": Cue("ui", ANNOUNCEMENT),
    "chime": Cue("ui", ANNOUNCEMENT),
    "curtain-close": Cue("effects", ACTION),
    "curtain-open": Cue("effects", ACTION),
    "sweep-drum": Cue("effects", ANNOUNCEMENT),
    "round-begin": Cue("effects", ANNOUNCEMENT),
    "lift": Cue("effects", DETAIL),
    "place": Cue("effects", ACTION),
    "leftover-walk": Cue("effects", DETAIL),
    "step": Cue("effects", DETAIL, takes=4),
    "climb-land": Cue("effects", ACTION),
    "make-room": Cue("effects", DETAIL),
    **{f"floor-{floor}": Cue("effects", ANNOUNCEMENT) for floor in range(6)},
    "floor-throne": Cue("effects", ANNOUNCEMENT),
    "wc-door": Cue("effects", ACTION),
    "dungeon-door": Cue("effects", ANNOUNCEMENT),
    "nominee": Cue("effects", ANNOUNCEMENT),
    "vote-open": Cue("effects", ANNOUNCEMENT),
    "ballot-tick": Cue("effects", DETAIL),
    "sealed": Cue("effects", ACTION),
    "last-chance": Cue("effects", ACTION),
    "drum-roll": Cue("effects", ANNOUNCEMENT),
    "card-flip": Cue("effects", ACTION, takes=3, rising=True),
    "crowned": Cue("effects", ANNOUNCEMENT),
    "trapdoor": Cue("effects", ANNOUNCEMENT),
    "fall": Cue("effects", ACTION),
    "thud": Cue("effects", ANNOUNCEMENT),
    "coin": Cue("effects", ACTION, takes=8, rising=True),
    **{f"coin-{points}": Cue("effects", ACTION) for points in range(1, 9)},  # or by worth
    "score-total": Cue("effects", ANNOUNCEMENT),
    "thirty-three": Cue("effects", ANNOUNCEMENT),
    "winner": Cue("effects", ANNOUNCEMENT),
    "refuse": Cue("voice", ACTION),
    "gasp": Cue("voice", ANNOUNCEMENT),
    "cheer": Cue("voice", ANNOUNCEMENT),
    "stomachache": Cue("voice", ANNOUNCEMENT),
    "laughter": Cue("voice", ANNOUNCEMENT),
    "chatter": Cue("voice", DETAIL, takes=5),
    "cat": Cue("voice", DETAIL),
}


def files_of(name: str, cue: Cue) -> list[str]:
    stems = [name] if cue.takes == 1 else [f"{name}-{take + 1}" for take in range(cue.takes)]
    return [f"effects/{stem}.ogg" for stem in stems]


def sheet() -> bytes:
    """Paths are below `assets/sound/`; gains in dB."""
    cues = {
        name: {
            "files": files_of(name, cue),
            "bus": cue.bus,
            "gain_db": cue.gain_db,
            "order": "rising" if cue.rising else "any",
        }
        for name, cue in CUES.items()
    }
    music = {
        part: {
            "layers": {layer: f"music/{part}-{layer}.ogg" for layer in layers},
            "bus": "music",
            "gain_db": MUSIC_DB[part],
        }
        for part, layers in PARTS.items()
    }
    ambience = {"castle": {"file": "effects/ambience.ogg", "bus": "effects", "gain_db": 0.0}}
    whole = {"master_db": MASTER_DB, "music": music, "ambience": ambience, "cues": cues}
    return (json.dumps(whole, indent=1) + "\n").encode()
