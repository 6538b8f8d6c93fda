"""Names of things, of chances, of steps and of rules: what facts.py lists besides sentences with arguments."""

from typing import Final, get_args

from games.interstellar_pig.state.state import Atmosphere, Gravity, Phase, Stance, Temperature, Terrain
from porc_royal.additions import Additions

GAME: Final = "interstellar_pig"
OWN: Final = Additions(GAME)

STANCES: Final = get_args(Stance)
RACES: Final = ("fungus", "spider", "octopus", "mammal", "worm", "herbivore", "polyp", "hopper")
OWN.keys.thing("race", *RACES)
OWN.keys.thing("temperature", *get_args(Temperature))
OWN.keys.thing("atmosphere", *get_args(Atmosphere))
OWN.keys.thing("gravity", *get_args(Gravity))
OWN.keys.thing("terrain", *get_args(Terrain))
OWN.keys.thing("need", *get_args(Temperature), *get_args(Atmosphere), *get_args(Terrain)[:-1])
OWN.keys.thing("layer", "surface", "orbit", "dot", "star")
OWN.keys.thing("fight-kind", "space", "ground")
OWN.keys.thing("throw", "one-die", "two-dice", "forward", "back")
OWN.keys.thing("how", "stashed", "left", "scanned", "added")
OWN.keys.thing("mode")
OWN.keys.thing("sure", "yes")
OWN.keys.thing("leave", "concede", "play-on", "resign")
OWN.keys.thing("stance", *STANCES)
OWN.keys.thing("fighter", "monster")
OWN.keys.thing("phase", *get_args(Phase))

OWN.keys.chance(
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
)

OWN.keys.step(
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
