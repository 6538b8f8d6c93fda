"""A Piggy Challenge: what the pupil is asked, and replies."""

from typing import Final

LUCK: Final = 159
"""What chance and partners follow from, so that they do what is to be learnt from."""
STEPS: Final = (
    "alien: keep alien=love",
    "pig-hide: hide cards=attack_20_1+ planet=0-1",
    "pig-hide: hide cards=negotiate_11+ planet=0-4",
    "pig-hide: hide cards=negotiate_8+ planet=0-1",
    "pig-hide: hide cards=attack_11_1+ planet=0-1",
    "pig-hide: hide cards=attack_08_1+attack_08_6 planet=0-5",
    "pig-hide: hide cards=finder_1+quash_1 planet=0-1",
    "pig-hide: keep",
    "choose-card: card cards=flare_healer+",
    "gate-start: pass",
    "launch: launch planet=1-1 ships=0-1.1+",
    "invite: pass",
    "gate-alliances: pass",
    "card: card card=attack_05_1 again=yes",
    "gate-revealed: pass",
    "gate-closing: pass",
    "gate-start: pass",
    "pig-defend: ships ships=+",
    "invite: pass",
    "gate-alliances: pass",
    "card: card card=attack_06_4",
    "gate-revealed: pass",
    "gate-closing: pass",
    "gate-start: pass",
    "pig-defend: ships ships=0-2.2+0-3.2+0-4.2",
    "invite: pass",
    "gate-alliances: pass",
    "pig-commit: commit ships=0-1.2+0-2.2+0-5.2 card=attack_04_1",
    "pig-support: pass",
    "card: card card=attack_07_1",
    "gate-revealed: pass",
    "gate-closing: pass",
    "choose-card: card cards=negotiate_12+",
    "choose-planet: planet planet=1-1",
)
