"""How voters are told apart: a number, a form and a colour each, so that colour is never the only code."""

from typing import Final

from porc_royal.facts import Seat
from porc_royal.picture.palette import CIRCLE, DIAMOND, NIGHT, PENTAGON, SQUARE, WHITE, SeatLook
from porc_royal.scene import Colour

GROUND_TOP: Final[Colour] = "#141a36"
GROUND_FOOT: Final[Colour] = "#241a3f"
PANEL_LEADING: Final[Colour] = "#353f74"
TROUGH: Final[Colour] = "#10142a"

_FORMS: Final = (CIRCLE, SQUARE, DIAMOND, PENTAGON)

_COLOURS: Final[tuple[tuple[Colour, Colour], ...]] = (
    ("#ff9233", NIGHT),
    ("#3c7be0", WHITE),
    ("#3fb765", NIGHT),
    ("#ff9fcb", NIGHT),
    ("#8a4fd0", WHITE),
    ("#f6f0dd", NIGHT),
    ("#d8434f", WHITE),
    ("#e3b02a", NIGHT),
    ("#1f8a8a", WHITE),
    ("#a5673a", WHITE),
    ("#9bd3ff", NIGHT),
    ("#8d93a8", NIGHT),
)


def find_voter_look(seat: Seat) -> SeatLook:
    """The looks of the voter on this seat."""
    colour, ink = _COLOURS[seat % len(_COLOURS)]
    return SeatLook(str(seat + 1), colour, ink, _FORMS[seat % len(_FORMS)])
