"""What the painter's work becomes: a picture for those who see, and a text for those who do not."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG, and its text for those who cannot see it: both of one moment.

    place  where it is to be seen, and as what; "" where nobody asks
    mark   what it is known by there: equal for equal pictures
    """

    png: bytes
    alt: str
    place: str = ""
    mark: str = ""
