"""What planets and characters are called until their owners rename them (IP-21, IP-28, IP-118).

Proper names, the same in every language. The rules draw sixteen of the planets' names by chance.
"""

from collections.abc import Mapping
from typing import Final

LONGEST: Final = 24
"""Characters in a name that a player chooses (D-3, D-4)."""

PLANETS: Final[tuple[str, ...]] = (
    "Ambrisk",
    "Boltuna",
    "Cobblune",
    "Drumask",
    "Ebbulon",
    "Fennoch",
    "Gorstay",
    "Hollomar",
    "Ixapund",
    "Jurbeck",
    "Kelpwick",
    "Luntavo",
    "Mubbrick",
    "Nubrost",
    "Ochrelle",
    "Pellagoon",
    "Quibbenay",
    "Rindlow",
    "Sprindal",
    "Tavviter",
    "Umberlaw",
    "Voskamble",
    "Wuthra",
    "Yondelay",
)
"""IP-28: more than a map has planets, no two with the same initial, at most nine letters each."""

CHARACTERS: Final[Mapping[int, tuple[str, ...]]] = {
    1: ("Mumbletop", "Sporrin Velm"),
    2: ("Ottavine", "Crannick"),
    3: ("Skelterwing", "Updraft Nine"),
    4: ("Dovry Two-Minds", "Hessander"),
    5: ("Loomba Strand", "Writhelby"),
    6: ("Bastu Dome", "Graze-Captain Tolk"),
    7: ("Limpid Ulo", "Blubessa"),
    8: ("Plick", "Brackwater Jut"),
}
"""IP-21: by race (IP-9), in the order in which they are given."""
