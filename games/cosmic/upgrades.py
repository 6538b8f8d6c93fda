"""The steps from one version of the rules of Cosmic Encounter to the next."""

from typing import Final

from porc_royal.upgrades import Plain, Upgrade

FIFTH: Final = (
    *("aristocrat", "bride", "engineer", "explorer", "gambler", "greenhorn", "host"),
    *("lizard", "mesmer", "miser", "pentaform", "pirate", "reactor", "voyager"),
)
"""Aliens that came with version 5."""


def _get_options(state: Plain) -> Plain:
    """What a table has chosen. Raises TypeError where that is no object."""
    options = state["options"]
    if not isinstance(options, dict):
        raise TypeError("options are no object")
    return options


def leave_out_the_fifth(state: Plain) -> Plain:
    """A table goes on with the aliens of which its own were dealt: they are drawn from and named again (CE-4, A82)."""
    return {**state, "options": {**_get_options(state), "unknown": [*FIFTH]}}


def keep_the_pool(state: Plain) -> Plain:
    """A table goes on with the aliens of which its own were dealt (CE-4): Whirligig counted as yellow, Host was dealt.

    Only among those of Cosmic Dominion that are not red so few flares may be left over that Host is barred now.
    """
    options = _get_options(state)
    unknown = options.get("unknown", [])
    if not isinstance(unknown, list):
        raise TypeError("unknown aliens are no list")
    if options.get("alert") == "green":
        return {**state, "options": {**options, "unknown": [*unknown, "whirligig"]}}
    if (options.get("aliens"), options.get("alert")) == ("dominion", "to-yellow"):
        return {**state, "options": {**options, "spared": ["host"]}}
    return state


# 1: corrected rules tell the same of some replies and mean another game. 2: at gates several questions are one.
# 3: who is through with a gate is waited for again. 4: there are more aliens. 5: what a card asks is asked while it may
# be cancelled, and the first gate with the destiny card by which the offense aims. 6: Usurper acts first of all once
# cards are chosen, and a ship with two marks is one ship. 7: Whirligig is green as printed, and few unused flares bar
# Host. 8: what Mesmer plays is told, and cancelled, as what it was named; Lizard and Joker, for whom something is laid
# out, come into no game late; what lies at a stage that Pentaform has left stays there and does nothing; citadels leave
# the game with their sheet; a loan that is refused costs no ship, and parts no stage from Pentaform.
UPGRADES: Final = (
    Upgrade(1, replays=False),
    Upgrade(2),
    Upgrade(3),
    Upgrade(4, leave_out_the_fifth),
    Upgrade(5),
    Upgrade(6),
    Upgrade(7, keep_the_pool),
    Upgrade(8),
)
