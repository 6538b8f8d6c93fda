"""A first flight: what the pupil is asked, and replies."""

from typing import Final

LUCK: Final = 1
"""What chance and partners follow from, so that they do what is to be learnt from."""
STEPS: Final = (
    "favour: favour favour=temperate+",
    "pick: pick planet=P04",
    "pick: pick planet=P08",
    "pick: pick planet=P16",
    "pick: pick planet=P09",
    (
        "stash: stash keep=cooling-unit.1+grenade.1+grenade.2+missiles.1+euphoric-gas.1+rebreather.1 "
        "envelope-1=rebreather.3+radiation-suit.2+guardian-robot.2+scanner.2 "
        "envelope-2=air-converter.2+spectrum-visor.1+dehydrated-food.1 "
        "envelope-3=air-converter.3+hover-sled.1+dehydrated-food.2"
    ),
    "place: start planet=P04",
    "turn: open",
    "divide: divide cards=cooling-unit.1+grenade.1+grenade.2+missiles.1+euphoric-gas.1+rebreather.1",
    "turn: two-dice heading=L07>P03",
    "course: course place=L08:2 route=L07/L08",
    "end: pass",
    "turn: two-dice heading=L08>P06",
    "course: course place=L10:6 route=L08/L10",
    "end: pass",
    "turn: two-dice heading=L10>P05",
    "course: course place=P05.s route=L10",
    "end: open",
    "divide: divide cards=thermal-suit.2+cooling-unit.1+grenade.1+grenade.2+missiles.1+euphoric-gas.1",
    "end: pass",
    "turn: two-dice heading=L10>P06",
    "end: pass",
    "turn: two-dice heading=L10>P05",
    "course: course place=P05.s route=L10",
    "end: open",
    "divide: divide cards=thermal-suit.2+cooling-unit.1+grenade.1+grenade.2+missiles.1+euphoric-gas.1",
    "end: pass",
    "turn: two-dice heading=L05>P02",
    "course: course place=L01:7 route=L05/L01",
    "end: pass",
    "turn: two-dice heading=L01>P02",
    "course: course place=L05:4 route=L01/L05",
    "tunnel: jump place=P04.s",
    "commit: protect",
)
