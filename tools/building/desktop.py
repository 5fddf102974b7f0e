"""How desktops on Linux know the game: its entry, its page in a shop of software, its icons."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from kingup_game.words import LANGUAGES
from tools.building.source import IDENTITY, MAKER, NAME, SUMMARY, UNOFFICIAL, Commit
from tools.studio.signs.sign import picture
from tools.studio.title import app_icons

SHARE: Final = "share"
"""Where it lies in the folder, as below `/usr`, for whoever makes packages of it."""

ICON_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
SCREENSHOTS: Final = {
    "one-no": "Three said Yes. One No is enough",
    "your-turn": "Push anybody one floor up. Six of them are secretly yours",
    "the-jester-reigns": "The Jester is king: now floors cost, and dungeons pay",
    "stomach": "Everybody wanted him. One stomach objected",
    "thrown-out": "Down through the house, with all neighbours at home",
    "the-winner": "Nobody had suspected Rosa",
}
"""What each of the pictures in `docs/shop/` shows, as `tools/shop.py` names them."""
SCREENSHOT_SIZE: Final = (1920, 1080)

SUMMARIES: Final = {
    "de": "Das Brettspiel voller Bluff, für Sofa, Fernseher und Freunde",
    "es": "El juego de mesa de faroles, para sofá, televisor y amigos",
    "fr": "Le jeu de bluff, pour un canapé, une télé et des amis",
    "it": "Il gioco da tavolo del bluff, per divano, televisore e amici",
    "pt-BR": "O jogo de tabuleiro de blefe, para sofá, televisão e amigos",
}
DESCRIPTION: Final = (
    "Push thirteen subjects up a castle, secretly back six of them, and vote on whoever reaches "
    "the throne. One No is enough to throw a candidate out.",
    "For one to eight people on one screen, with controllers, a mouse or a keyboard, also shared; "
    "bots take the empty seats. Secrets stay secret without anybody looking away.",
    UNOFFICIAL,
)


def desktop_entry() -> str:
    """What menus show, and start."""
    names = [f"Comment[{tag.replace('-', '_')}]={words}" for tag, words in SUMMARIES.items()]
    return "\n".join(
        [
            "[Desktop Entry]",
            "Type=Application",
            f"Name={NAME}",
            f"Comment={SUMMARY}",
            *names,
            "Exec=kingup",
            f"Icon={IDENTITY}",
            "Terminal=false",
            "Categories=Game;BoardGame;",
            "Keywords=bluff;couch;party;controller;gamepad;",
            "StartupWMClass=kingup",
            "",
        ]
    )


def metainfo(commit: Commit, changelog: str, address: str | None) -> str:
    """What shops of software show. Pictures and links need the project's public address."""
    links, pictures = "", ""
    if address:
        links = (
            f'  <url type="homepage">{escape(address)}</url>\n'
            f'  <url type="bugtracker">{escape(address)}/issues</url>\n'
            f'  <url type="vcs-browser">{escape(address)}</url>\n'
        )
        pictures = _screenshots(f"{address}/raw/{commit.name}/docs/shop")
    summaries = "".join(
        f'  <summary xml:lang="{language}">{escape(words)}</summary>\n'
        for language, words in SUMMARIES.items()
    )
    paragraphs = "".join(f"    <p>{escape(words)}</p>\n" for words in DESCRIPTION)
    languages = "".join(f"    <lang>{language}</lang>\n" for language in sorted(LANGUAGES))
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>{IDENTITY}</id>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>MIT AND CC-BY-4.0</project_license>
  <name>{escape(NAME)}</name>
  <summary>{escape(SUMMARY)}</summary>
{summaries}  <developer id="{IDENTITY.rpartition(".")[0]}">
    <name>{escape(MAKER)}</name>
  </developer>
  <description>
{paragraphs}  </description>
  <launchable type="desktop-id">{IDENTITY}.desktop</launchable>
{links}{pictures}  <categories>
    <category>Game</category>
    <category>BoardGame</category>
  </categories>
  <supports>
    <control>gamepad</control>
    <control>keyboard</control>
    <control>pointing</control>
  </supports>
  <requires>
    <display_length compare="ge">768</display_length>
  </requires>
  <languages>
{languages}  </languages>
  <branding>
    <color type="primary" scheme_preference="light">#c9a0ec</color>
    <color type="primary" scheme_preference="dark">#54306e</color>
  </branding>
  <content_rating type="oars-1.1">
    <content_attribute id="violence-cartoon">mild</content_attribute>
    <content_attribute id="drugs-alcohol">mild</content_attribute>
    <content_attribute id="language-humor">mild</content_attribute>
  </content_rating>
  <releases>
{_releases(commit, changelog)}  </releases>
</component>
"""


def _screenshots(folder: str) -> str:
    shown, (wide, high) = "", SCREENSHOT_SIZE
    for number, (name, words) in enumerate(SCREENSHOTS.items()):
        first = "" if number else ' type="default"'
        shown += (
            f"    <screenshot{first}>\n      <caption>{escape(words)}</caption>\n"
            f'      <image type="source" width="{wide}" height="{high}">'
            f"{escape(f'{folder}/{name}.webp')}</image>\n    </screenshot>\n"
        )
    return f"  <screenshots>\n{shown}  </screenshots>\n"


def _releases(commit: Commit, changelog: str) -> str:
    """The changelog's versions; one that has no day yet bears that of its commit."""
    told = []
    for version, day in re.findall(r"^## (\S+) — (\S+)$", changelog, re.MULTILINE):
        if version == commit.version and not day[0].isdigit():
            day = datetime.fromtimestamp(commit.epoch, UTC).date().isoformat()
        if day[0].isdigit():
            told.append(f'    <release version="{escape(version)}" date="{escape(day)}"/>\n')
    return "".join(told)


def icons() -> Iterator[tuple[str, bytes]]:
    """Each icon by its path below `share/`."""
    for size in ICON_SIZES:
        path = f"icons/hicolor/{size}x{size}/apps/{IDENTITY}.png"
        yield path, app_icons.png_of(size)
    drawn = picture(256, 256, app_icons.detailed())
    yield f"icons/hicolor/scalable/apps/{IDENTITY}.svg", drawn.encode("utf-8")


def write_share(share: Path, commit: Commit, changelog: str, address: str | None) -> None:
    """Everything for desktops, as it lies below a system's `share/`."""
    files = {
        f"applications/{IDENTITY}.desktop": desktop_entry().encode("utf-8"),
        f"metainfo/{IDENTITY}.metainfo.xml": metainfo(commit, changelog, address).encode("utf-8"),
        **dict(icons()),
    }
    for name, held in files.items():
        path = share / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(held)
