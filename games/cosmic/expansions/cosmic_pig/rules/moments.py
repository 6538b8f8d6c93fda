"""Two moments of Cosmic Pig for cards: The Piggy is about to be shown; the end dice are about to be rolled."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension.hooks import Now
from games.cosmic.extension.in_play import POWERS
from games.cosmic.extension.windows import Window
from porc_royal.asks import PASS

ADDS: Final = facts.Adds()

ASK_EXPOSING, ASK_CLOSING = (
    ADDS.keys.question(f"gate-{gate}", "offense", options=(facts.PLAY, facts.LET, PASS, facts.ORDERS))
    for gate in ("exposing", "closing")
)

ADDS.orderable(
    *("gate-exposing", "gate-closing", "pig-hide", "pig-envelope", "pig-commit", "pig-support", "pig-defend")
)
exposing: Final[Window[Now]] = Window("EB", "the exposure die shows a one (CP-17)", POWERS, gate="exposing")
fighting: Final[Window[Now]] = Window("ANY", "a new hand is drawn for a Piggy Challenge (CP-42)", POWERS)
closing: Final[Window[Now]] = Window("EE", "before the end dice (CP-16)", POWERS, gate="closing")

DISGUISED: Final = "pig-disguised"
"""A mark: the place is not told in this encounter (PE-3)."""
JAMMED: Final = "pig-jammed"
"""A mark: no end dice in this encounter (PE-6)."""
