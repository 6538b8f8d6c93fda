"""An encounter in which two deal: what the pupil is asked, and replies."""

from typing import Final

LUCK: Final = 11
"""What chance and partners follow from, so that they do what is to be learnt from."""
STEPS: Final = (
    "alien: keep alien=fido",
    "gate-start: pass",
    "launch: launch planet=1-1 ships=0-1.4+",
    "invite: pass",
    "gate-alliances: pass",
    "card: card card=attack_10_3",
    "gate-revealed: play card=flare_visionary",
    "choose-card: card cards=attack_40+",
    "gate-revealed: pass",
    "deal: offer give-planet=0-5 take-planet=1-1",
    "deal: offer give-planet=0-5 take-planet=2-1",
    "whole-deal: accept",
    "gate-resolution: pass",
    "choose-ships: ships ships=gate.1+",
    "choose-ships: ships ships=0-2.1+",
    "power: use",
    "choose-card: card cards=attack_10_3+",
    "choose-seat: seat seat=%31",
    "choose-yes: yes",
    "choose-yes: yes",
    "gate-start: pass",
    "launch: launch planet=2-2 ships=0-3.4+",
    "invite: pass",
    "gate-alliances: play card=flare_visionary",
    "choose-card: card cards=attack_40+",
    "gate-alliances: pass",
    "answer: pass",
    "choose-seat: seat seat=%30",
    "gate-alliances: pass",
    "gate-resolution: pass",
)
