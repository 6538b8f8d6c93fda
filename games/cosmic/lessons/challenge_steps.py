"""A Piggy Challenge: what the pupil is asked, and replies."""

from typing import Final

LUCK: Final = 17611
"""What chance and partners follow from, so that they do what is to be learnt from."""
STEPS: Final = (
    "alien: keep alien=vacuum",
    "pig-hide: hide cards=attack_20_2+ planet=0-2",
    "pig-hide: surplus",
    "gate-start: pass",
    "launch: launch planet=1-1 ships=0-1.1+",
    "invite: pass",
    "gate-alliances: play card=neural_amplifier_1",
    "card: card card=attack_05_1",
    "gate-revealed: pass",
    "choose-seat: seat seat=%32",
    "gate-closing: pass",
    "gate-exposing: pass",
    "gate-start: pass",
    "pig-commit: commit ships=0-2.2+0-3.2+0-4.2 card=attack_06_1",
    "pig-support: pass",
    "ally: pass",
    "gate-alliances: pass",
    "gate-revealed: pass",
    "gate-closing: pass",
    "gate-start: pass",
    "pig-defend: ships ships=0-1.2+0-2.2+0-3.2",
    "choose-yes: pass",
    "pig-commit: commit ships=0-1.2+0-2.2+0-5.2 card=attack_08_2",
    "pig-support: pass",
)
