"""A first flight: what the pupil is asked, and replies."""

from typing import Final

LUCK: Final = 41950
"""What chance and partners follow from, so that they do what is to be learnt from."""
STEPS: Final = (
    "favour: favour favour=reducing+",
    "pick: pick planet=P01",
    "pick: pick planet=P12",
    "pick: pick planet=P13",
    "pick: pick planet=P06",
    (
        "stash: stash keep=cooling-unit.1+grenade.1+grenade.2+laser-gun.1+missiles.2+rebreather.3 "
        "envelope-1=dissipator.1+search-light.1+guardian-robot.1 "
        "envelope-2=repair-kit.1+search-light.2 "
        "envelope-3=spectrum-visor.1+hover-sled.1 "
        "| stash keep=cooling-unit.1+grenade.1+grenade.2+laser-gun.1+missiles.2+rebreather.3 | auto"
    ),
    "place: start planet=P01",
    "turn: open",
    "divide: divide cards=cooling-unit.1+grenade.1+grenade.2+laser-gun.1+missiles.2+rebreather.3",
    "turn: one-die heading=L01>P02",
    "tunnel: jump place=P05.s",
    "end: open",
    "divide: divide cards=cooling-unit.1+grenade.1+grenade.2+laser-gun.1+missiles.2+rebreather.2",
    "end: pass",
    "turn: one-die heading=L05>P02",
    "end: pass",
    "turn: two-dice heading=L05>P05",
    "end: pass",
    "turn: one-die heading=L05>P05",
    "course: course place=P05.s route=L05",
    "end: open",
    "divide: divide cards=cooling-unit.1+grenade.1+grenade.2+laser-gun.1+missiles.2+rebreather.2",
    "end: pass",
    "commit: protect",
    "keep: keep keep=cooling-unit.1+laser-gun.1+force-field.1+missiles.2+breathing-apparatus.3+rebreather.1",
)
