"""A Porc Royal and the Extra-Cochons: what the pupil is asked, and replies."""

from typing import Final

LUCK: Final = 112
"""What chance and partners follow from, so that they do what is to be learnt from."""
STEPS: Final = (
    "ready: pass",
    "call: order order=2+1+0",
    "vote: vote for=%30",
    "closing: pass-phase",
    "discard: pass",
    "chips: give chip-2-1=%30 chip-2-2=%32 chip-1-1=%30 chip-1-2=%32 chip-1-3=%31 cards=colons.1+",
    "newcomers: convert",
    "newcomers: all tile=O",
    "arrival: settle tile=A4",
    "marker: 2",
    "gap-first: pass-phase",
    "travel: trip from=O to=B10 gorets=2 card=transporteur.1",
    "travel: trip from=O to=A4 gorets=1 gruiks=1",
    "travel: pass",
    "attack-gap: pass-phase",
    "attack-extras: pass",
    "reroll: accept-all",
    "reorganise: pass",
    "reins: pass",
    "steer: move from=B1 to=A3",
    "next-clash: fight tile=A2",
    "defence-extras: lay cards=bombarde-a-boum.1+",
    "flee-extras: stay-to-the-end",
)
