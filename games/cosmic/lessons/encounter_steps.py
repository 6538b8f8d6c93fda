"""A first encounter from its beginning: what the pupil is asked, and replies."""

from typing import Final

LUCK: Final = 15
"""What chance and partners follow from, so that they do what is to be learnt from."""
STEPS: Final = (
    "alien: keep alien=philanthropist",
    "gate-start: pass",
    "invite: pass",
    "gate-alliances: card card=attack_10_2",
    "power: use",
    "choose-card: card cards=attack_04_2+",
    "card: card card=attack_10_2",
    "gate-revealed: play card=emotion_control_1 no-more=yes",
    "answer: pass",
    "gate-start: pass",
    "ally: pass",
    "gate-alliances: through",
    "gate-revealed: through",
    "answer: pass",
    "answer: pass",
    "answer: pass",
    "gate-start: pass",
    "launch: launch planet=2-1 ships=0-1.4+",
    "invite: pass",
    "gate-alliances: card card=attack_08_5 again=yes",
    "power: use",
    "choose-card: card cards=attack_06_1+",
    "card: card card=attack_08_5",
    "gate-revealed: through",
    "deal: offer give-planet=0-1 take-planet=2-1",
    "gate-resolution: through",
    "choose-ships: ships ships=gate.1+",
    "choose-yes: yes",
)
