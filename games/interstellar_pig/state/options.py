"""What the lobby lets people choose (D-1), and the same as the rules read it: I-1, I-2, I-4 to I-12, H-9."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal

import msgspec

from games.interstellar_pig.state.starmap import Shape
from porc_royal.options import Offered, make_table_options, settle
from porc_royal.rulebook import Setting, Settings, TableOption

PRESETS: Final[Mapping[str, Mapping[str, Setting]]] = {
    "seed": {},
    "quick": {"rounds": 8, "setup_loss": "orbit_start"},
}
"""What a preset puts into other options."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices of one table."""

    preset: Annotated[Literal["seed", "quick", "own"], Offered(presets=PRESETS, decides=True)] = "seed"
    rounds: Annotated[int, Offered(values=(16, *range(4, 16)), decides=True)] = 16
    setup_loss: Annotated[Literal["strict", "orbit_start", "redeal"], Offered()] = "strict"
    duplicates: Annotated[Literal["stand", "reroll"], Offered()] = "stand"
    metabolism: Annotated[Literal["owner", "dice"], Offered()] = msgspec.field(name="super", default="owner")
    planet_gravity: Annotated[bool, Offered()] = False
    allow_hold: Annotated[bool, Offered()] = False
    envelope: Annotated[Literal["exchange", "take_only"], Offered()] = "exchange"
    robot: Annotated[Literal["best_of", "extra_die"], Offered()] = "best_of"
    hazards: Annotated[Literal["on_landing", "on_opening"], Offered()] = "on_landing"
    max_events: Annotated[int, Offered(values=(3, 1, 2))] = 3
    sole_survivor: Annotated[Literal["play_on", "wins"], Offered()] = "play_on"
    shape: Annotated[Shape, Offered()] = msgspec.field(name="map", default="planar")


OPTIONS: Final[tuple[TableOption, ...]] = make_table_options(Options)


def read_options(settings: Settings) -> Options:
    """The options of a table; what was not chosen takes the preset's value, else the default.

    Raises `msgspec.ValidationError`.
    """
    return msgspec.convert(settle(OPTIONS, settings), Options)
