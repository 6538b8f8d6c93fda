"""Cosmic Pig: what the pupil is asked, and replies."""

from typing import Final

LUCK: Final = 29984
"""What chance and partners follow from, so that they do what is to be learnt from."""
STEPS: Final = (
    "alien: keep alien=vacuum",
    "pig-hide: hide cards=attack_13_1+ planet=0-4",
    "pig-hide: surplus",
    "gate-exposing: pass",
    "gate-start: pass",
    "launch: launch planet=1-1 ships=0-1.1+",
    "invite: pass",
    "gate-alliances: play card=vacuum_capsule_1",
    "answer: pass",
    "card: card card=attack_05_1",
    "gate-revealed: play card=emotion_control_1",
    "deal: offer give-planet=0-4 take-planet=1-1",
    "gate-resolution: pass",
    "choose-ships: ships ships=gate.1+",
    "pig-envelope: exchange put=attack_12_2+ take=the_piggy_1+",
    "gate-closing: pass",
    "choose-yes: yes",
    "gate-start: play card=envelope_scanner_1",
    "choose-planet: planet planet=1-3",
)
