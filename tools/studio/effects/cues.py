"""The cue sheet, `sound/cues.json`: what the game asks for, by name, and which files answer.

Every effect file has the same loudness (mix.EFFECT_LUFS); a cue's rank turns it down, and no rank
but that of what lies under the fingers, or far away, sinks below the music's -16.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from tools.studio.effects import murmur
from tools.studio.effects.ambience import HOURS
from tools.studio.effects.speakers import CAST, HOPES, MOODS, OPPONENTS, REMARKS
from tools.studio.effects.table import FLIPS
from tools.studio.music import PIECES, file_of
from tools.studio.music.form import RIM

AMBIENCE_DB = 3.0
ANNOUNCEMENT, ACTION, DETAIL = 0.0, -1.0, -2.0
UNDER_FINGERS = -5.0  # what is heard a thousand times an evening
FAR_AWAY = -9.0  # a part of the air, not of the match
MASTER_DB = -4.5  # all music layers and one effect together stay below full scale
QUIETER_DB = {"vote": -3.0}


@dataclass(frozen=True)
class Cue:
    """`takes` files, in any order (never one twice running) or rising with each repetition."""

    bus: str
    gain_db: float
    takes: int = 1
    rising: bool = False
    rare: bool = False  # loaded only when somebody asks


CUES = {
    "focus": Cue("ui", UNDER_FINGERS, takes=3),
    "confirm": Cue("ui", ACTION, takes=3),
    "back": Cue("ui", ACTION, takes=3),
    "join": Cue("ui", ANNOUNCEMENT),
    "leave": Cue("ui", ACTION),
    "pause": Cue("ui", ACTION),
    "resume": Cue("ui", ACTION),
    "undo": Cue("ui", ACTION),
    "page": Cue("ui", ACTION, takes=3),
    "pad-lost": Cue("ui", ANNOUNCEMENT),
    "pad-found": Cue("ui", ANNOUNCEMENT),
    "chime": Cue("ui", ANNOUNCEMENT, takes=3),
    "curtain-close": Cue("effects", ACTION, takes=3),
    "curtain-open": Cue("effects", ACTION, takes=3),
    "sweep-drum": Cue("effects", ANNOUNCEMENT),
    "round-begin": Cue("effects", ANNOUNCEMENT),
    "round-title": Cue("effects", ANNOUNCEMENT),
    "cock-crow": Cue("effects", FAR_AWAY),
    "turn": Cue("effects", DETAIL, takes=3),
    "lift": Cue("effects", DETAIL, takes=3),
    "place": Cue("effects", ACTION, takes=4),
    "leftover-walk": Cue("effects", DETAIL),
    "step": Cue("effects", DETAIL, takes=4),
    "climb-land": Cue("effects", ACTION, takes=4),
    "make-room": Cue("effects", DETAIL, takes=3),
    **{f"floor-{floor}": Cue("effects", ANNOUNCEMENT, takes=3) for floor in range(6)},
    "floor-throne": Cue("effects", ANNOUNCEMENT, takes=3),
    "wc-door": Cue("effects", ACTION, takes=3),
    "wc-opens": Cue("effects", ACTION, takes=3),
    "knock": Cue("effects", ACTION, takes=3),
    "relief": Cue("voice", ACTION),
    "dungeon-door": Cue("effects", ANNOUNCEMENT, takes=3),
    "nominee": Cue("effects", ANNOUNCEMENT, takes=3),
    "vote-open": Cue("effects", ANNOUNCEMENT, takes=3),
    "ballot-tick": Cue("effects", DETAIL),  # one take for all: nothing in it may differ
    "sealed": Cue("effects", ACTION, takes=3),
    "last-chance": Cue("effects", ACTION, takes=3),
    "drum-roll": Cue("effects", ANNOUNCEMENT, takes=3),
    "card-flip": Cue("effects", ACTION, takes=FLIPS, rising=True),
    "crowned": Cue("effects", ANNOUNCEMENT, takes=3),
    "jester-crowned": Cue("effects", ANNOUNCEMENT),
    "trapdoor": Cue("effects", ANNOUNCEMENT, takes=3),
    "fall": Cue("effects", ACTION, takes=3),
    "bump": Cue("effects", DETAIL, takes=4),
    "thud": Cue("effects", ANNOUNCEMENT, takes=3),
    **{f"coin-{points}": Cue("effects", ACTION, takes=3) for points in range(1, 6)},  # by worth
    **{f"coin-{points}": Cue("effects", ACTION) for points in range(6, 9)},
    **{f"loss-{points}": Cue("effects", ACTION, takes=3) for points in range(1, 6)},
    "floor-light": Cue("effects", DETAIL, takes=3),
    "race": Cue("effects", DETAIL),
    "score-total": Cue("effects", ANNOUNCEMENT),
    "tie-break": Cue("effects", ANNOUNCEMENT),
    "thirty-three": Cue("effects", ANNOUNCEMENT),
    "crest": Cue("effects", ACTION),
    "crown-lands": Cue("effects", ACTION),
    "winner": Cue("effects", ANNOUNCEMENT),
    "refuse": Cue("voice", ACTION, takes=3),
    "gasp": Cue("voice", ANNOUNCEMENT, takes=3),
    "cheer": Cue("voice", ANNOUNCEMENT, takes=3),
    "stomachache": Cue("voice", ANNOUNCEMENT, takes=3),
    "laughter": Cue("voice", ANNOUNCEMENT, takes=3),
    "raven": Cue("voice", DETAIL, takes=3),
    **{f"chatter-{face}": Cue("voice", DETAIL, takes=REMARKS) for face in OPPONENTS},
    **{
        f"voice-{letter}-{mood}": Cue("voice", ACTION, HOPES if mood == "hope" else 1, rare=True)
        for letter in CAST
        for mood in MOODS
    },
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
            **({"rare": True} if cue.rare else {}),
        }
        for name, cue in CUES.items()
    }
    music = {
        part: {
            "layers": {
                layer: [file_of(part, layer, number) for number in range(len(piece.sections))]
                for layer in piece.layers
            },
            "form": [section.name for section in piece.sections],
            "openings": list(piece.openings),
            "rim": RIM,
            "bus": "music",
            "gain_db": QUIETER_DB.get(part, 0.0),
        }
        for part, piece in PIECES.items()
    }
    ambience: dict[str, dict[str, object]] = {
        name: {"file": f"effects/ambience-{name}.ogg", "bus": "effects", "gain_db": AMBIENCE_DB}
        for name in HOURS
    }
    ambience |= {
        "murmur": {
            "layers": {layer: [f"effects/murmur-{layer}.ogg"] for layer in murmur.LAYERS},
            "bus": "effects",
            "gain_db": AMBIENCE_DB,
        }
    }
    whole = {"master_db": MASTER_DB, "music": music, "ambience": ambience, "cues": cues}
    return (json.dumps(whole, indent=1) + "\n").encode()
