"""Names of things, of chances, of steps and of rules: what facts.py lists besides sentences with arguments."""

from collections.abc import Mapping
from typing import Final, get_args

from games.cosmic.state.state import Phase

GAME: Final = "cosmic"

CHANCE: Final = ("deck", "flares", "destiny", "hand")
"""What chance is asked for, worded by `cosmic-chance-<purpose>`; aliens add theirs."""
THINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "setting": ("powers", "sorts", "protect", "ready", "reinforce", "home", "idle"),
    "sort": ("artifact", "wild", "super", "zap"),
    "stance": ("offense", "defense", "neither"),
    "yes-no": ("yes", "no"),
    "card-type": ("attack", "negotiate", "morph", "reinforcement", "artifact", "flare", "kicker"),
    "destiny": ("most-colonies", "most-cards", "fewest-in-warp"),
    "phase": get_args(Phase),
}
"""Kinds of named things; aliens, flares, cards and choices name themselves."""
STEPS: Final = (
    "alliance",
    "answers",
    "choose_cards",
    "compensation",
    "deal",
    "dealing",
    "draw_destiny",
    "draw_new_hand",
    "encounter",
    "end",
    "ensure_cards",
    "fail",
    "has_another",
    "invitations",
    "launch",
    "lose",
    "modify",
    "negotiate",
    "planning",
    "powers",
    "quake",
    "regroup",
    "reinforcements",
    "resolution",
    "reveal",
    "rewards",
    "turn",
    "wants",
)
"""Rules in which a game may wait; worded for `/why`."""
RULES: Final = ("aim", "turn", "alliance", "cards", "outcome", "deal", "powers", "windows")
"""Paragraphs of the short rulebook (`cosmic-rules-<name>`); expansions add theirs."""
