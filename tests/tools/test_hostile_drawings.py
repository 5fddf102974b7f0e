"""A drawing that would end or hold up whoever draws it is refused in a sentence, in seconds."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.studio.drawings import own_file
from tools.studio.drawings.own_file import FaultyDrawingError, read

VIEW = (0.0, 0.0, 64.0, 64.0)
PAGE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{}</svg>'
SQUARE = '<path d="M8 8h48v48h-48z" fill="#ff0000"/>'
BLUR = '<filter id="f"><feGaussianBlur stdDeviation="9"/></filter>'
CLOUDS = '<filter id="f"><feTurbulence baseFrequency="9" numOctaves="{}"/></filter>'
SHADED = '<g filter="url(#f)">'


def in_each_other(kind: str, count: int) -> str:
    """Each is filled with the one before."""
    size = 'width="9" height="9" patternUnits="userSpaceOnUse"'
    lists = (
        f'<{kind} id="p{number}" {size}><path d="M0 0h9v9z" fill="url(#p{number - 1})"/></{kind}>'
        for number in range(1, count)
    )
    first = f'<{kind} id="p0" {size}>{SQUARE}</{kind}>'
    return f'<defs>{first}{"".join(lists)}</defs><path d="M0 0h64v64z" fill="url(#p{count - 1})"/>'


HOSTILE = {
    "filters within each other": (BLUR + SHADED * 400 + SQUARE + "</g>" * 400, "breaks"),
    "patterns within each other": (in_each_other("pattern", 600), "breaks"),
    "clouds without end": (CLOUDS.format("2000000000") + SHADED + SQUARE + "</g>", "takes longer"),
    "copies of copies": (
        f'<g id="a0">{SQUARE}</g>'
        + "".join(f'<g id="a{n}">' + f'<use href="#a{n - 1}"/>' * 10 + "</g>" for n in range(1, 9)),
        "cannot be drawn",
    ),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_drawing_that_breaks_whatever_draws_it_is_refused(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_file, "TRIAL_SECONDS", 3.0)
    content, said = HOSTILE[name]
    (tmp_path / "it.svg").write_text(PAGE.format(content), encoding="utf-8")
    with pytest.raises(FaultyDrawingError, match=f"^it.svg {said}"):
        read(tmp_path / "it.svg", VIEW)


def test_a_file_larger_than_any_drawing_is_not_read(tmp_path: Path) -> None:
    with (tmp_path / "it.svg").open("wb") as file:
        file.truncate(1 << 28)
    with pytest.raises(FaultyDrawingError, match="larger than 16 MB"):
        read(tmp_path / "it.svg", VIEW)


def test_a_drawing_of_many_copies_is_taken(tmp_path: Path) -> None:
    """Tried apart, and sound."""
    many = f'<g id="a">{SQUARE}</g>' + '<use href="#a"/>' * 200
    (tmp_path / "it.svg").write_text(PAGE.format(many), encoding="utf-8")
    assert read(tmp_path / "it.svg", VIEW).count("<use") == 200
