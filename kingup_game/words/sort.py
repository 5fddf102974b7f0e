"""`python -m kingup_game.words.sort` puts the catalogues' sections and keys in order."""

from __future__ import annotations

from kingup_game.words.catalogue import LANGUAGES, catalogue_file, load, written


def main() -> None:
    """Write every catalogue again, its sections and keys in order."""
    for language in LANGUAGES:
        catalogue_file(language).write_text(written(load(language)), encoding="utf-8")


if __name__ == "__main__":
    main()
