"""What the painter makes: a PNG and its alternative text."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PaintedPicture:
    """A PNG and its alternative text, both of one moment.

    place  where it is to be seen, and as what; "" where nobody asks
    mark   what it is known by there: equal for equal pictures
    """

    png: bytes
    alt: str
    place: str = ""
    mark: str = ""
