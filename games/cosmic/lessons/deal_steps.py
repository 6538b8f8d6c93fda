"""An encounter in which two deal: what the pupil is asked, and replies."""

from typing import Final

LUCK: Final = 62468
"""What chance and partners follow from, so that they do what is to be learnt from."""
STEPS: Final = (
    "alien: keep alien=visionary",
    "choose-card: card cards=+",
    "gate-start: pass",
    "ally: pass",
    "gate-alliances: pass",
    "gate-revealed: pass",
    "answer: pass",
    "gate-start: pass",
    "launch: launch planet=1-1 ships=0-1.4+",
    "invite: pass",
    "gate-alliances: card card=attack_10_3 again=yes",
    "power: use",
    "answer: pass",
    "card: card card=attack_13_1",
    "gate-revealed: pass",
    "gate-start: pass",
    "ally: pass",
    "gate-alliances: pass",
    "gate-revealed: pass",
    "gate-resolution: pass",
    "gate-start: pass",
    "invite: pass",
    "gate-alliances: card card=attack_10_3",
    "power: pass",
    "card: card card=attack_10_3",
    "gate-revealed: pass",
    "answer: pass",
    "deal: accept",
    "gate-resolution: pass",
    "choose-ships: ships ships=0-2.1+",
)
