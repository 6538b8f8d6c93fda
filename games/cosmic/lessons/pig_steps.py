"""Cosmic Pig: what the pupil is asked, and replies."""

from typing import Final

LUCK: Final = 13
"""What chance and partners follow from, so that they do what is to be learnt from."""
STEPS: Final = (
    "alien: keep alien=macron",
    "pig-hide: hide cards=attack_14_2+attack_23_1 planet=0-4",
    "pig-hide: hide cards=negotiate_1+ planet=0-1",
    "pig-hide: hide cards=negotiate_8+ planet=0-3",
    "pig-hide: hide cards=attack_09_1+negotiate_9 planet=0-2",
    "pig-hide: surplus",
    "gate-exposing: pass",
    "gate-start: pass",
    "pig-defend: ships ships=+",
    "invite: pass",
    "gate-alliances: play card=vacuum_capsule_1",
    "card: card card=attack_04_3",
    "gate-revealed: pass",
    "answer: pass",
    "gate-revealed: pass",
    "deal: accept",
    "gate-resolution: pass",
    "choose-ships: ships ships=0-1.1+",
    "pig-envelope: exchange put=attack_08_2+ take=the_piggy_1+",
    "answer: pass",
    "choose-yes: pass",
    "gate-closing: pass",
    "gate-exposing: pass",
    "gate-start: pass",
    "ally: pass",
    "gate-alliances: pass",
    "answer: pass",
    "gate-revealed: pass",
)
