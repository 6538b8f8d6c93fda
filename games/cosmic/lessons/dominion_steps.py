"""Reward cards: what the pupil is asked, and replies."""

from typing import Final

LUCK: Final = 5
"""What chance and partners follow from, so that they do what is to be learnt from."""
STEPS: Final = (
    "alien: keep alien=philanthropist",
    "gate-start: pass",
    "invite: pass",
    "gate-alliances: pass",
    "power: use",
    "answer: pass",
    "card: card card=attack_08_6",
    "gate-revealed: pass",
    "gate-start: pass",
    "invite: pass",
    "gate-alliances: pass",
    "card: card card=attack_10_4",
    "gate-revealed: bid side=defense cards=reinforcement_2_2+",
    "answer: pass",
    "gate-revealed: pass",
    "deal: accept",
    "gate-resolution: pass",
    "choose-ships: ships ships=0-1.1+",
    "gate-start: pass",
    "launch: launch planet=2-2 ships=0-2.4+",
    "invite: pass",
    "gate-alliances: pass",
    "power: use",
    "choose-card: card cards=attack_04_1+",
    "card: card card=attack_08_1",
    "gate-revealed: bid side=offense cards=reinforcement_2_2+",
)
