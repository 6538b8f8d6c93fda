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
