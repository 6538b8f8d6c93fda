"""Two turns of the complete game: what the pupil is asked, and replies."""

from typing import Final

LUCK: Final = 41
"""What chance and partners follow from, so that they do what is to be learnt from."""
STEPS: Final = (
    "start: start tile=A6",
    "arrival: settle tile=B7",
    "marker: 4",
    "gap-first: pass-phase",
    "travel: trip from=A6 to=B11 gorets=1",
    "travel: trip from=A6 to=B10 gorets=1",
    "travel: trip from=A6 to=A1 gorets=1",
    "travel: trip from=A6 to=A5 gorets=1",
    "travel: pass",
    "attack-gap: pass-phase",
    "defence: lay cards=base-du-groin-noir.1+",
    "reroll: accept-all",
    "reorganise: pass",
    "ready: pass",
    "call: order order=2+1+0",
    "vote: vote for=%32",
    "closing: pass-phase",
    "discard: pass",
    "convoy: play cards=colons.1+",
    "newcomers: place tile=B10 gorets=3 gruiks=0",
    "newcomers: all tile=A6",
    "marker: 2",
    "gap-first: pass-phase",
    "travel: trip from=A6 to=A4 gorets=1 card=fusee.1",
    "travel: pass",
    "attack-gap: pass-phase",
    "defence: lay cards=porcherie-blindee.1+goret-santonium.1",
    "reroll: accept-all",
    "flee: stay-to-the-end",
    "attack: pass",
    "reroll: accept-all",
    "reorganise: move from=B10 to=B11 gorets=2",
    "reorganise: pass",
    "reins: pass",
    "defence-extras: pass",
)
