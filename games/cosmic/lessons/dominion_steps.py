"""Reward cards: what the pupil is asked, and replies."""

from typing import Final

LUCK: Final = 18316
"""What chance and partners follow from, so that they do what is to be learnt from."""
STEPS: Final = (
    "alien: keep alien=tripler",
    "gate-start: pass",
    "launch: launch planet=1-1 ships=0-1.1+",
    "invite: pass",
    "gate-alliances: card card=attack_30_1 again=yes let=yes",
    "gate-revealed: play card=emotion_control_1 let=yes",
    "deal: offer give-planet=0-1 take-planet=1-5",
    "gate-resolution: let",
    "choose-ships: ships ships=gate.1+",
    "gate-start: pass",
    "launch: launch planet=2-1 ships=0-2.1+",
    "invite: pass",
    "gate-alliances: card card=attack_13_1 let=yes",
    "card: card card=attack_13_1",
    "gate-revealed: bid side=offense cards=reinforcement_2_2+ let=yes",
    "gate-resolution: let",
    "gate-start: pass",
    "ally: pass",
    "gate-alliances: let",
    "gate-revealed: let",
)
