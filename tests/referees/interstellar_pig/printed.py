"""What is printed: cards, tables of dice, what gear is good for (IP-9 to IP-20, IP-27, section A)."""

from typing import Final

CARDS: Final = {
    "keepsake": 1, "thermal-suit": 2, "heat-pump": 1, "cooling-unit": 2, "dissipator": 1, "nerve-lash": 1,
    "grenade": 2, "laser-gun": 1, "force-field": 1, "missiles": 2, "euphoric-gas": 1, "breathing-apparatus": 3,
    "rebreather": 3, "air-converter": 3, "pocket-doorway": 1, "repair-kit": 2, "temporal-vault": 1,
    "virulent-bacteria": 1, "vaccine": 1, "radiation-suit": 3, "spectrum-visor": 1, "search-light": 2,
    "hover-sled": 1, "climbing-gear": 2, "costume-trunk": 1, "guardian-robot": 2, "trap": 2,
    "dehydrated-food": 2, "scanner": 2,
}  # fmt: skip
"""A.1: 48 cards of 29 names."""

PRIZE: Final = "keepsake"

ONE_USE: Final = frozenset(
    {
        "grenade", "missiles", "euphoric-gas", "pocket-doorway", "repair-kit", "virulent-bacteria",
        "costume-trunk", "trap", "dehydrated-food", "scanner",
    }
)  # fmt: skip
"""Section 0: the ten names that carry this label."""

EVENTS: Final = {
    "meteor-swarm": 1, "malfunction": 1, "solar-flare": 1, "lost-in-space": 1, "black-hole": 1, "worm-hole": 1,
    "gravity-well": 1, "navigation-error": 1, "lost-in-nebula": 1, "space-monster": 1, "sensors": 4,
    "hyperspace-tunnel": 10,
}  # fmt: skip
"""A.2: 24 cards of 12 names."""

SPACE: Final = {"laser-gun": 1, "force-field": 1, "missiles": 2}
"""IP-80 to IP-82: dice in Space."""

GROUND: Final = {
    "laser-gun": 1,
    "nerve-lash": 1,
    "grenade": 2,
    "euphoric-gas": 0,
    "costume-trunk": 0,
    "guardian-robot": 0,
}
"""IP-78 to IP-80, IP-83, IP-97, IP-98: dice on the ground."""

GEAR: Final = {
    "hot": {"cooling-unit", "dissipator"},
    "cold": {"thermal-suit", "heat-pump"},
    "temperate": {"cooling-unit", "dissipator", "thermal-suit", "heat-pump"},
    "oxidizing": {"rebreather"},
    "reducing": {"breathing-apparatus"},
    "inert": {"air-converter"},
    "darkness": {"spectrum-visor", "search-light"},
    "radiation": {"radiation-suit"},
    "topography": {"hover-sled", "climbing-gear"},
}
"""Gear by need (A.1)."""

TEMPERATURE: Final = ("hot", "hot", "cold", "cold", "temperate", "temperate")
ATMOSPHERE: Final = ("oxidizing", "oxidizing", "reducing", "reducing", "inert", "inert")
GRAVITY: Final = ("light", "light", "moderate", "moderate", "heavy", "heavy")
TERRAIN: Final = ("darkness", "radiation", "topography", "plain", "plain", "plain")
ABILITIES: Final = (
    "infravision",
    "natural-weapons",
    "intelligence",
    "agility",
    "resistant",
    "super-metabolism",
)
IMMUNE: Final = {"infravision": "darkness", "agility": "topography", "resistant": "radiation"}
RACES: Final = ("fungus", "spider", "octopus", "mammal", "worm", "herbivore", "polyp", "hopper")
OWED: Final = {"meteor-swarm": (1, 0), "malfunction": (2, 0), "solar-flare": (0, 2), "lost-in-nebula": (0, 1)}
"""IP-102 to IP-104, IP-110: turns to miss for repairs, and others."""
