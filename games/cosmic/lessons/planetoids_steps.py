"""Planetoids: what the pupil is asked, and replies."""

from typing import Final

LUCK: Final = 33936
"""What chance and partners follow from, so that they do what is to be learnt from."""
STEPS: Final = (
    "alien: keep alien=mirror",
    "choose-ships: ships ships=0-1.1+0-2.1",
    "gate-start: pass",
    "invite: pass",
    "gate-alliances: card card=attack_14_2",
    "power: pass",
    "gate-revealed: play card=emotion_control_1",
    "deal: accept",
    "gate-resolution: pass",
    "choose-ships: ships ships=0-3.1+",
    "gate-start: pass",
    "ally: pass",
    "gate-alliances: pass",
    "gate-revealed: pass",
    "answer: pass",
    "gate-resolution: pass",
    "answer: pass",
    "drift: drift planetoid=p1",
    "gate-start: pass",
    "launch: launch planet=2-2 ships=0-4.1+",
    "invite: pass",
    "gate-alliances: card card=attack_20_2 again=yes",
    "power: pass",
    "gate-revealed: bid side=offense cards=reinforcement_3_3+",
)
