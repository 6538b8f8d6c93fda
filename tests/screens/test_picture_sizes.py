"""The pictures of each game's fullest table are small files that Discord shows at once."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Any

import pytest

from bot.i18n import LANGUAGES, Language
from bot.painter import worker, write_page
from bot.tables.live import Live
from bot.wording.voice import Voice
from porc_royal.scene import Scene
from tests.screens.gallery import NAMES, Gallery, crowded
from tests.screens.games import LARGE

MOST_BYTES = 300 * 1024
SHEETS_BYTES = 340 * 1024
"""The sheets show every character of the box, those whom nobody plays too: two boards high, and looked at seldom."""
PALETTE = 3
"""PNG's own number for a file whose pixels name colours of a palette."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", NAMES)
@pytest.mark.parametrize("name", LARGE)
@pytest.mark.samples("cochons-wide-en", "interstellar_pig-marked-fr", "cosmic-wide-fr")
def test_every_picture_of_the_fullest_table_is_a_small_file(
    language: Language, names: str, name: str
) -> None:
    gallery = Gallery(language, names, name)
    live, view = crowded(gallery.table(status="playing"))
    drawn = dict(pictures(live, gallery.voices.of_table(live), view))
    assert {"board", "hand"} <= drawn.keys()
    for what, scene in drawn.items():
        file = worker.render(write_page(scene))
        assert len(file) <= (SHEETS_BYTES if what == "sheets" else MOST_BYTES), what
        assert struct.unpack_from(">IIBB", file, 16) == (scene.width, scene.height, 8, PALETTE), what


def pictures(live: Live, voice: Voice, view: Any) -> Iterator[tuple[str, Scene]]:  # noqa: ANN401 - of any game
    """Whatever a game can show of a table."""
    book = live.rulebook
    yield "board", book.board(view, None, voice.phrase)
    for what, look in book.looks.items():
        scene = look.draw(view, None, voice.phrase)
        if scene is not None:
            yield what, scene
    hand = book.hand_board(view, voice.phrase)
    if hand is not None:
        yield "hand", hand
