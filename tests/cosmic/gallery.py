"""Every picture to look at. `python -m tests.cosmic.gallery FOLDER` draws them, and as a telephone shows them."""

import asyncio
import io
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from PIL import Image

from bot.i18n import LANGUAGES, Language, Words
from bot.painter import Painter
from games.cosmic.picture.board import draw_board
from games.cosmic.picture.emblem import draw_emblem
from games.cosmic.picture.encounter import draw_encounter
from games.cosmic.picture.faces import draw_aliens, draw_hand
from porc_royal.facts import Named, Saying
from porc_royal.picture.palette import WHITE
from porc_royal.picture.shown import collect_words
from porc_royal.rulebook import Phrase
from porc_royal.scene import Group, Layer, Scene, Shape, Text
from tests.cosmic.positions import (
    aliens_of,
    board_of,
    calm,
    different,
    discovered,
    encounter_of,
    expanded,
    guarded,
    hand_of,
    holding,
    researching,
    texts,
)
from tests.cosmic.printed import names

PHONE: Final = 400
READERS: Final = Words.load(("games.cosmic",), strict=True)


def phrase_of(language: Language) -> Phrase:
    """Whatever the pictures say, in one language."""
    reader = READERS.of(language)

    def called(seat: int) -> str:
        return f"Rosalinde {seat}"

    def phrase(thing: Saying | Named) -> str:
        return (
            reader.say(thing, called, "cosmic")
            if isinstance(thing, Saying)
            else reader.arg(thing, called, "cosmic")
        )

    return phrase


def gallery(words: Callable[[str], str]) -> Iterator[tuple[str, Scene]]:
    """Every picture with its name."""
    for players in (3, 4, 5, 6, 7, 8):
        yield f"board-{players}", draw_board(board_of(players), words)
    yield "board-far", draw_board(replace(board_of(8), aim="5-2"), words)
    yield "board-expanded", draw_board(expanded(), words)
    yield "board-expanded-8", draw_board(expanded(8), words)
    yield "board-calm", draw_board(calm(), words)
    yield "board-discovered", draw_board(discovered(), words)
    yield "board-techs", draw_board(researching(), words)
    yield "board-guarded", draw_board(guarded(), words)
    yield "board-captives", draw_board(holding(8), words)
    for cards in (0, 8, 16):
        yield f"hand-{cards}", draw_hand(hand_of(cards), words)
    yield "hand-texts", draw_hand(texts(), words)
    yield "hand-31", draw_hand(hand_of(31), words)
    yield "hand-full", draw_hand(different(80), words)
    yield "encounter", draw_encounter(encounter_of(), words)
    yield "encounter-hidden", draw_encounter(encounter_of(done=False), words)
    yield "encounter-many", draw_encounter(encounter_of(3), words)
    yield "alien", draw_aliens(aliens_of(1), words)
    yield "aliens-4", draw_aliens(aliens_of(4), words)
    yield "aliens-8", draw_aliens(aliens_of(8), words)


def emblems(words: Callable[[str], str]) -> Scene:
    """All emblems with their names."""
    shapes: list[Shape] = []
    everybody = names("alien")
    for place, alien in enumerate(everybody):
        x, y = 68 + 135 * (place % 8), 64 + 150 * (place // 8)
        title = Text(x, y + 72, words(f"cosmic-alien-{alien}"), 20, WHITE, max_width=128)
        shapes += [Group(draw_emblem(alien.replace("-", "_")), x, y, 54), title]
    height = 150 * -(-len(everybody) // 8) + 10
    return Scene(1080, height, "#11162f", "", (Layer("emblems", tuple(shapes)),))


async def draw(folder: Path) -> None:
    """All pictures in both languages, as files."""
    painter = Painter()
    for language in LANGUAGES:
        words = collect_words(phrase_of(language))
        for name, made in (*gallery(words), ("emblems", emblems(words))):
            png = await painter.png(made)
            (folder / f"{name}-{language}.png").write_bytes(png)
            whole = Image.open(io.BytesIO(png)).convert("RGB")
            small = whole.resize((PHONE, whole.height * PHONE // whole.width), Image.Resampling.LANCZOS)
            small.save(folder / f"{name}-{language}-phone.png")
    await painter.close()


if __name__ == "__main__":
    Path(sys.argv[1]).mkdir(parents=True, exist_ok=True)
    asyncio.run(draw(Path(sys.argv[1])))
