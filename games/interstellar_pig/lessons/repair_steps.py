"""A turn that is owed: what the pupil is asked, and replies."""

from typing import Final

LUCK: Final = 6
"""What chance and partners follow from, so that they do what is to be learnt from."""
STEPS: Final = (
    "favour: favour favour=cold+",
    "pick: pick planet=P05",
    "pick: pick planet=P15",
    "pick: pick planet=P16",
    "pick: pick planet=P13",
    (
        "stash: stash keep=thermal-suit.1+dissipator.1+grenade.1+missiles.1+missiles.2+"
        "breathing-apparatus.1 envelope-1=heat-pump.1+air-converter.3+"
        "radiation-suit.1 envelope-2=breathing-apparatus.2+repair-kit.2+"
        "search-light.1 envelope-3=rebreather.2+temporal-vault.1+hover-sled.1 "
        "| stash | auto"
    ),
    "place: start planet=P05",
    "turn: open",
    "divide: divide cards=thermal-suit.1+dissipator.1+grenade.1+missiles.1+missiles.2+breathing-apparatus.1",
    "turn: two-dice heading=L09>P04",
    "end: pass",
    "repair: pass",
)
