"""What the painter's work becomes: a picture for those who see, and a text for those who do not."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG, and its text for those who cannot see it: both of one moment."""

    png: bytes
    alt: str
