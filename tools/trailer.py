"""Film the game's own minute with its sound: `python tools/trailer.py OUT.mp4`.

The game plays one match by its own scenes (`kingup_game/theme/reel_shots.py` says which shots), as
it does at the title when nobody is there. Frames go to ffmpeg one by one, sound is mixed from the
cues at the ticks at which they were asked for: the same film every time. With `--sheet` a contact
sheet is made instead, for whoever cuts.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame  # noqa: E402
import soundfile  # noqa: E402

from kingup_game.app.loop import TICKS_PER_SECOND  # noqa: E402
from kingup_game.words import LANGUAGES  # noqa: E402
from tools.filming.film import Film  # noqa: E402
from tools.studio.sound.waves import RATE  # noqa: E402

FFMPEG = "ffmpeg"
MISSING = "Films are made by ffmpeg, which is not there. On Debian: sudo apt install ffmpeg"
COLUMNS = 8


def main(argv: Sequence[str] | None = None) -> int:
    options = _options(argv)
    if not options.sheet and shutil.which(FFMPEG) is None:
        print(MISSING)
        return 2
    width, height = (int(side) for side in options.size.lower().split("x"))
    pygame.display.init()
    pygame.font.init()
    film = Film(pygame.display.set_mode((width, height)), options.language)
    out = Path(options.out)
    out.parent.mkdir(parents=True, exist_ok=True)
    if options.sheet:
        contact_sheet(film, out, options.sheet)
    else:
        shoot(film, out, options.fps)
    for tick, event in film.shots:
        print(f"{tick / TICKS_PER_SECOND:5.1f} s  {event}")
    print(f"{film.ticks / TICKS_PER_SECOND:5.1f} s  {out}")
    return 0


def shoot(film: Film, out: Path, fps: int) -> None:
    """Picture first, then sound, then both together."""
    width, height = film.surface.get_size()
    with TemporaryDirectory() as folder:
        silent, mix = Path(folder) / "silent.mp4", Path(folder) / "mix.wav"
        raw = ("-f", "rawvideo", "-pix_fmt", "bgr0", "-s", f"{width}x{height}", "-r", str(fps))
        coded = ("-c:v", "libx264", "-crf", "17", "-preset", "medium", "-pix_fmt", "yuv420p")
        command = [FFMPEG, "-y", "-v", "error", *raw, "-i", "-", *coded, str(silent)]
        with subprocess.Popen(command, stdin=subprocess.PIPE) as coder:
            assert coder.stdin is not None
            for frame in film.frames(fps):
                coder.stdin.write(pygame.image.tobytes(frame, "BGRA"))
        soundfile.write(mix, film.sound(), RATE, subtype="PCM_16")
        both = ["-i", str(silent), "-i", str(mix), "-c:v", "copy", "-c:a", "aac", "-b:a", "192k"]
        joined = [FFMPEG, "-y", "-v", "error", *both, "-movflags", "+faststart", str(out)]
        subprocess.run(joined, check=True)


def contact_sheet(film: Film, out: Path, a_second: int) -> None:
    """So many frames a second, from left to right and downwards."""
    frames = [frame.copy() for frame in film.frames(a_second)]
    width, height = film.surface.get_size()
    rows = -(-len(frames) // COLUMNS)
    sheet = pygame.Surface((width * COLUMNS, height * rows))
    for number, frame in enumerate(frames):
        sheet.blit(frame, (number % COLUMNS * width, number // COLUMNS * height))
    pygame.image.save(sheet, out)


def _options(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("out", metavar="OUT", help="the film, or with --sheet a picture")
    parser.add_argument("--size", default="1920x1080", metavar="WxH")
    parser.add_argument("--fps", default=30, type=int, choices=(20, 30, 60))
    parser.add_argument("--language", default="en", choices=sorted(LANGUAGES))
    parser.add_argument("--sheet", type=int, metavar="N", help="a picture of N frames a second")
    return parser.parse_args(argv)


if __name__ == "__main__":
    sys.exit(main())
