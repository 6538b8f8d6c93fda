"""Cosmic Pig: what the pupil is asked, and replies."""

from typing import Final

LUCK: Final = 32834
"""What chance and partners follow from, so that they do what is to be learnt from."""
STEPS: Final = (
    "alien: keep alien=remora",
    "pig-hide: hide cards=attack_20_1+ planet=0-5",
    "pig-hide: hide cards=negotiate_12+ planet=0-2",
    "pig-hide: hide cards=attack_08_5+attack_11_1 planet=0-2",
    "pig-hide: hide cards=attack_08_7+ planet=0-2",
    "pig-hide: hide cards=reinforcement_3_1+ planet=0-1",
    "pig-hide: hide cards=reinforcement_3_3+ planet=0-5",
    "pig-hide: keep",
    "gate-exposing: pass",
    "gate-start: pass",
    "launch: launch planet=1-5 ships=0-1.1+",
    "invite: pass",
    "gate-alliances: play card=neural_amplifier_1",
    "card: card card=attack_01_1 again=yes",
    "answer: pass",
    "gate-revealed: play card=emotion_control_1",
    "deal: offer give-planet=0-4 take-planet=1-1",
    "gate-resolution: play card=vacuum_capsule_1",
    "choose-ships: ships ships=gate.1+",
    "pig-envelope: pass",
    "gate-closing: play card=clock_jammer_1",
    "gate-start: pass",
    "launch: launch planet=1-2 ships=0-2.1+",
    "invite: pass",
    "gate-alliances: play card=vacuum_capsule_1",
)
