"""What the lobby lets people choose, and the same as the rules read it (section I)."""

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from games.interstellar_pig.starmap import Shape
from games.table.presets import settle
from games.table.rulebook import Setting, Settings, TableOption

PRESETS: Final[Mapping[str, Mapping[str, Setting]]] = {
    "seed": {},
    "quick": {"rounds": 8, "setup_loss": "orbit_start"},
}
"""What a preset puts into other options."""

OPTIONS: Final[tuple[TableOption, ...]] = (
    TableOption("preset", (*PRESETS, "own"), "seed", presets=PRESETS),
    TableOption("rounds", (16, *range(4, 16)), 16),
    TableOption("setup_loss", ("strict", "orbit_start", "redeal"), "strict"),
    TableOption("duplicates", ("stand", "reroll"), "stand"),
    TableOption("super", ("owner", "dice"), "owner"),
    TableOption("planet_gravity", (False, True), False),
    TableOption("allow_hold", (False, True), False),
    TableOption("envelope", ("exchange", "take_only"), "exchange"),
    TableOption("robot", ("best_of", "extra_die"), "best_of"),
    TableOption("hazards", ("on_landing", "on_opening"), "on_landing"),
    TableOption("max_events", (3, 1, 2), 3),
    TableOption("sole_survivor", ("play_on", "wins"), "play_on"),
    TableOption("map", ("planar", "three_nearest"), "planar"),
)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices of one table."""

    preset: Literal["seed", "quick", "own"] = "seed"
    rounds: int = 16
    setup_loss: Literal["strict", "orbit_start", "redeal"] = "strict"
    duplicates: Literal["stand", "reroll"] = "stand"
    metabolism: Literal["owner", "dice"] = msgspec.field(name="super", default="owner")
    planet_gravity: bool = False
    allow_hold: bool = False
    envelope: Literal["exchange", "take_only"] = "exchange"
    robot: Literal["best_of", "extra_die"] = "best_of"
    hazards: Literal["on_landing", "on_opening"] = "on_landing"
    max_events: int = 3
    sole_survivor: Literal["play_on", "wins"] = "play_on"
    shape: Shape = msgspec.field(name="map", default="planar")


def chosen(settings: Settings) -> Options:
    """The options of a table; what was not chosen takes the preset's value, else the default.

    Raises `msgspec.ValidationError`.
    """
    return msgspec.convert(settle(OPTIONS, settings), Options)
