"""What planets and chiefs of clans are called: proper names, the same in every language.

"Bolga" is the one planet that the rulebook names; the others are ours, never longer than twelve letters so that
they fit on a tile. The chiefs are the rulebook's (C-3).
"""

from collections.abc import Mapping
from typing import Final

CHIEFS: Final[Mapping[str, str]] = {
    "hylocherus": "Alco Testo",
    "pecari": "Porco Crado",
    "porcus": "Darko Valdo",
    "babiroussa": "Rale Goulo",
    "phacocherus": "Olbo Jambono",
    "scrofa": "Biero Malto",
}
"""R-6: who leads which clan, in the order printed, that of the colours: orange, blue, brown, red, green, violet.

Two clans have other colours here, as blue and red are the planets' (palette.py). No rule asks for a chief.
"""

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


def name_planet(tile: str) -> str:
    """What a tile of the box is called, whoever plays."""
    return _PLANET_OF[tile]
