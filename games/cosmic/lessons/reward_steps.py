"""An encounter after which one is rewarded: what the pupil is asked, and replies."""

from typing import Final

LUCK: Final = 50
"""What chance and partners follow from, so that they do what is to be learnt from."""
STEPS: Final = (
    "alien: keep alien=love",
    "choose-card: card cards=attack_06_2+",
    "gate-start: pass",
    "launch: launch planet=2-1 ships=0-1.4+",
    "invite: pass",
    "gate-alliances: play card=flare_sorcerer",
    "card: card card=attack_12_1",
    "gate-revealed: bid side=offense cards=reinforcement_3_2+",
    "choose-yes: yes",
    "gate-start: pass",
    "launch: launch planet=1-1 ships=0-2.4+",
    "invite: pass",
    "gate-alliances: pass",
    "card: card card=attack_08_4",
    "gate-revealed: pass",
    "gate-resolution: pass",
    "choose-number: number number=0",
    "choose-card: card card=attack_07_1",
    "gate-start: pass",
    "invite: pass",
    "gate-alliances: pass",
    "card: card card=attack_23_1",
    "gate-revealed: pass",
    "gate-resolution: pass",
    "choose-card: card cards=+",
    "gate-start: pass",
    "invite: pass",
    "gate-alliances: play card=flare_love",
    "reward: reward ships=0",
)
