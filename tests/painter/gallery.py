"""Writes sample pictures into a folder, to be looked at: `python -m tests.painter.gallery FOLDER`."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

from bot.painter import Painter
from games.cochons.picture.board import draw_board
from games.cochons.picture.faces import draw_hand
from porc_royal.scene import Scene
from tests.painter.samples import EN, FR, hand_picture, picture, words


def scenes() -> Iterator[tuple[str, Scene]]:
    """Every picture of the gallery with its name."""
    for french, language in ((True, FR), (False, EN)):
        code = "fr" if french else "en"
        for players in (3, 4, 5, 6):
            yield f"board-{players}-{code}", draw_board(picture(players, french=french), words(language))
        yield f"board-37-{code}", draw_board(picture(6, 37, french=french), words(language))
        yield f"crowded-37-{code}", draw_board(picture(6, 37, french=french, crowded=True), words(language))
        yield f"crowded-16-{code}", draw_board(picture(5, 16, french=french, crowded=True), words(language))
        yield f"lit-{code}", draw_board(picture(5, french=french, lit=True), words(language))
        for count in (0, 4, 8):
            yield f"hand-{count}-{code}", draw_hand(hand_picture(count, french=french), words(language))


async def draw() -> list[tuple[str, bytes]]:
    """Draw them all."""
    painter = Painter()
    drawn = [(name, await painter.png(scene)) for name, scene in scenes()]
    await painter.close()
    return drawn


def main(folder: Path) -> None:
    """Draw them all into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, png in asyncio.run(draw()):
        (folder / f"{name}.png").write_bytes(png)
        print(f"{name}.png: {len(png) // 1024} KiB")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
