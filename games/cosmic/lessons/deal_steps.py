"""An encounter in which two deal: what the pupil is asked, and replies."""

from typing import Final

LUCK: Final = 81050
"""What chance and partners follow from, so that they do what is to be learnt from."""
STEPS: Final = (
    "alien: keep alien=pickpocket",
    "gate-start: pass",
    "invite: pass",
    "gate-alliances: play card=force_field_1",
    "choose-seat: seat seats=2+",
    "card: card card=attack_20_1",
    "gate-revealed: pass",
    "gate-start: pass",
    "ally: pass",
    "gate-alliances: pass",
    "gate-revealed: pass",
    "gate-start: pass",
    "invite: pass",
    "gate-alliances: card card=attack_01_1",
    "gate-revealed: play card=emotion_control_1",
    "deal: accept",
    "gate-resolution: pass",
    "choose-ships: ships ships=0-1.1+",
    "power: use",
    "choose-card: card cards=+",
    "gate-start: pass",
    "launch: launch planet=1-3 ships=0-2.1+",
    "power: use",
    "choose-card: card cards=+",
    "invite: pass",
    "gate-alliances: card card=negotiate_5 again=yes",
    "gate-revealed: pass",
)
