"""What the planets are called. "Bolga" is the one that the rulebook names; the others are ours.

Proper names, the same in every language, never longer than twelve letters so that they fit on a tile.
"""

from typing import Final

PLANETS: Final[tuple[str, ...]] = (
    "Bolga",
    "Grouinia",
    "Jambonis",
    "Porcyon",
    "Truffalia",
    "Lardonax",
    "Couennor",
    "Glandor",
    "Andouilla",
    "Saucipolis",
    "Rillettia",
    "Boudinus",
    "Cochonia",
    "Bauge Prime",
    "Soue-les-Or",
    "Tirelire",
    "Groinzar",
    "Snoutopia",
    "Oinkara",
    "Hamalaya",
    "Porkadis",
    "Grognak",
    "Fangeville",
    "Gadoue IV",
    "Chipolatax",
    "Pâtécroûte",
    "Tortillon",
    "Groingroin",
    "Verrator",
    "Laiefar",
    "Marcassin V",
    "Salamix",
    "Mortadelle",
    "Coppatron",
    "Speckulus",
    "Baconor",
    "Auge-Majeur",
    "Gruikstar",
    "Pancettane",
    "Crépinox",
    "Lardissimo",
    "Porcelune",
)
"""More than the largest board has tiles; all different."""

_TILES: Final = (
    *(f"{colour}-{copy}" for colour in ("red", "yellow", "blue") for copy in range(1, 8)),
    *(f"double-{colour}" for colour in ("red", "yellow", "blue")),
    *(f"asteroid-{copy}" for copy in range(1, 7)),
    *("red-8", "yellow-8", "blue-8"),
    *(f"asteroid-{copy}" for copy in range(7, 10)),
)
_PLANET_OF: Final = {**dict(zip(_TILES, PLANETS, strict=False)), "sun": "Groinsol"}


def planet_of(tile: str) -> str:
    """What a tile of the box is called, whoever plays."""
    return _PLANET_OF[tile]
