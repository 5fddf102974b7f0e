"""Both faces can write every language of the game, and those that may come next."""

from __future__ import annotations

import pytest

from tools.wording.letters import missing_letters

LETTERS = {
    "French, Italian, German": "àâäæçèéêëìîïòôöœùûüÿßÀÂÄÆÇÈÉÊËÌÎÏÒÔÖŒÙÛÜŸ",
    "Spanish and Portuguese": "áàâãçéêíñóôõúüÁÀÂÃÇÉÊÍÑÓÔÕÚÜ",
    "Polish": "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ",
    "Czech": "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ",
    "Hungarian": "áéíóöőúüűÁÉÍÓÖŐÚÜŰ",
    "Turkish": "çğıİöşüÇĞÖŞÜ",
    "Nordic": "åäöæøðþÅÄÖÆØÐÞ",
    "signs": "«»„“”‘’‚‹›–…¡¿×·°\u00a0%&",
}


@pytest.mark.parametrize("language", LETTERS)
def test_both_faces_have_the_letters(language: str) -> None:
    assert missing_letters(LETTERS[language]) == {}


def test_a_letter_that_no_face_has_is_named() -> None:
    assert missing_letters("a王") == {"Caladea": ["王"], "Larkstair": ["王"]}
