"""Planetoids: what the pupil is asked, and replies."""

from typing import Final

LUCK: Final = 21
"""What chance and partners follow from, so that they do what is to be learnt from."""
STEPS: Final = (
    "alien: keep alien=macron",
    "choose-ships: ships ships=0-1.1+0-2.1",
    "gate-start: pass",
    "ally: pass",
    "gate-alliances: pass",
    "gate-revealed: pass",
    "answer: pass",
    "gate-revealed: pass",
    "gate-resolution: pass",
    "gate-start: pass",
    "launch: launch planet=2-1 ships=0-1.1+",
    "invite: pass",
    "gate-alliances: pass",
    "answer: pass",
    "gate-alliances: pass",
    "card: card card=attack_20_2",
    "gate-revealed: bid side=offense cards=reinforcement_5_1+",
    "answer: cancel card=flare_healer",
    "choose-yes: yes",
    "drift: drift planetoid=p1 bump-1=p3",
    "gate-start: pass",
    "launch: launch planet=2-2 ships=0-1.1+",
    "invite: pass",
    "gate-alliances: pass",
)
