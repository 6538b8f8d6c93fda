"""Pictures: a game's scene becomes a page of paths, and the page a PNG file.

`Painter` is all that the rest of the bot needs; `write_page` is public for the tests that compare what two
viewers are shown, byte for byte.
"""

from bot.painter.calm import wait_for_calm
from bot.painter.page import write_page
from bot.painter.painter import FILE_NAME, Painter, PictureFailed
from bot.painter.paths import Unpaintable
from bot.painter.picture import PaintedPicture

__all__ = [
    "FILE_NAME",
    "PaintedPicture",
    "Painter",
    "PictureFailed",
    "Unpaintable",
    "wait_for_calm",
    "write_page",
]
