"""Names of things, of chances, of steps and of rules: what facts.py lists besides sentences with arguments."""

from typing import Final, get_args

from games.interstellar_pig.state.state import Atmosphere, Gravity, Phase, Stance, Temperature, Terrain

GAME: Final = "interstellar_pig"

RACES: Final = ("fungus", "spider", "octopus", "mammal", "worm", "herbivore", "polyp", "hopper")
THINGS: Final[dict[str, tuple[str, ...]]] = {
    "race": RACES,
    "temperature": get_args(Temperature),
    "atmosphere": get_args(Atmosphere),
    "gravity": get_args(Gravity),
    "terrain": get_args(Terrain),
    "need": (*get_args(Temperature), *get_args(Atmosphere), *get_args(Terrain)[:-1]),
    "layer": ("surface", "orbit", "dot", "star"),
    "fight-kind": ("space", "ground"),
    "throw": ("one-die", "two-dice", "forward", "back"),
    "how": ("stashed", "left", "scanned", "added"),
    "mode": (),
    "sure": ("yes",),
    "leave": ("concede", "play-on", "resign"),
    "stance": get_args(Stance),
    "fighter": ("monster",),
    "phase": get_args(Phase),
}
"""Kinds of named things; abilities, cards and events name themselves by their titles."""

CHANCE: Final[list[str]] = [
    "character",
    "planet",
    "map",
    "planet-names",
    "seats",
    "characters",
    "favour",
    "roll-off",
    "attributes",
    "deck",
    "move",
    "fight",
]
"""What chance is asked for; each is worded by `<game>-chance-<purpose>`. Card files add theirs."""

STEPS: Final = (
    "after",
    "arrive",
    "attributes",
    "character",
    "characters",
    "chart",
    "choose_and_fly",
    "combat",
    "commits",
    "dealing",
    "direction_ahead",
    "draw_event",
    "favours",
    "fights",
    "fights_along",
    "first_turn",
    "fly",
    "gravity_well",
    "hold",
    "hyperspace_tunnel",
    "interlude",
    "jump",
    "keep_six",
    "land",
    "lift",
    "loot",
    "lost_in_space",
    "navigation_error",
    "offer_prize",
    "open_envelope",
    "outcome",
    "pick_order",
    "picks",
    "placement",
    "planets",
    "play",
    "relocate",
    "roll_and_fly",
    "roll_off",
    "roll_side",
    "rolled_favours",
    "repairs_at_the_start",
    "sensors",
    "space_monster",
    "stash",
    "throw",
    "turn",
    "worm_hole",
)
"""The rules in which a game may be waiting, as `Play.where` names them."""
