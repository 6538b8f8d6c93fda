"""Reward cards: what the pupil is asked, and replies."""

from typing import Final

LUCK: Final = 95660
"""What chance and partners follow from, so that they do what is to be learnt from."""
STEPS: Final = (
    "alien: keep alien=philanthropist",
    "gate-start: pass",
    "invite: pass",
    "gate-alliances: card card=attack_13_1",
    "power: use",
    "choose-card: card cards=attack_04_2+",
    "card: card card=attack_13_1",
    "gate-revealed: bid side=defense cards=reinforcement_3_2+",
    "deal: accept",
    "deal: offer give-planet=0-1 take-planet=1-1",
    "whole-deal: accept",
    "gate-resolution: pass",
    "choose-ships: ships ships=0-1.1+",
    "choose-ships: ships ships=0-2.1+",
    "gate-start: pass",
    "ally: pass",
    "gate-alliances: pass",
    "answer: pass",
    "gate-revealed: pass",
    "gate-start: pass",
    "launch: redraw",
    "launch: launch planet=1-2 ships=0-3.4+",
    "invite: pass",
    "gate-alliances: card card=negotiate_12 again=yes",
    "answer: pass",
    "power: use",
)
