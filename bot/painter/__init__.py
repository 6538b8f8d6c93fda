"""Pictures: a game's scene becomes SVG, and the SVG a PNG file.

`Painter` is all that the rest of the bot needs; `svg` is public for the tests that compare what two
viewers are shown, byte for byte.
"""

from bot.painter.painter import FILE_NAME, Painter, PictureFailed
from bot.painter.picture import Picture
from bot.painter.svg import Unpaintable, svg

__all__ = ["FILE_NAME", "Painter", "Picture", "PictureFailed", "Unpaintable", "svg"]
