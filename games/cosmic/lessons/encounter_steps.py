"""A first encounter from its beginning: what the pupil is asked, and replies."""

from typing import Final

LUCK: Final = 39755
"""What chance and partners follow from, so that they do what is to be learnt from."""
STEPS: Final = (
    "alien: keep alien=philanthropist",
    "gate-start: pass",
    "ally: pass",
    "gate-alliances: pass",
    "gate-revealed: pass",
    "gate-start: pass",
    "invite: pass",
    "gate-alliances: card card=attack_20_1",
    "power: use",
    "choose-card: card cards=attack_04_1+",
    "card: card card=attack_20_1",
    "gate-revealed: pass",
    "gate-start: pass",
    "launch: redraw",
    "launch: launch planet=1-3 ships=regrouped.1+",
    "invite: pass",
    "gate-alliances: card card=attack_06_7 again=yes",
    "power: use",
    "choose-card: card cards=attack_04_2+",
    "card: card card=attack_06_7",
    "gate-revealed: play card=emotion_control_1",
    "deal: offer give-planet=0-1 take-planet=1-1",
    "gate-resolution: pass",
    "choose-ships: ships ships=gate.1+",
    "choose-yes: yes",
)
