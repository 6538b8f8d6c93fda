"""What the lobby lets people choose, and the same as the rules read it."""

from typing import Final, Literal

import msgspec

from games.table.rulebook import Settings, TableOption

OPTIONS: Final[tuple[TableOption, ...]] = (
    TableOption("rule_set", ("simplified",), "simplified"),
    TableOption("first_player", ("random", "host"), "random"),
    # By chat each tile laid is a wait of its own, up to 30 of them: chance builds unless the table objects.
    TableOption("auto_build", (True, False), True),
    TableOption("auto_start", (False, True), False),
    TableOption("gap_windows", (True, False), True),
    TableOption("travel_once_per_piece", (True, False), True),
    TableOption("ship_costs_trip", (True, False), True),
    TableOption("disintegration_kills_waiting", (True, False), True),
    TableOption("elimination_check", ("after_combats", "immediate"), "after_combats"),
    TableOption("max_turns", (0, 6, 8, 10, 12), 0),
)
"""H.4; `max_turns` 0 is no limit (R-122)."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices of one table."""

    rule_set: Literal["simplified"] = "simplified"
    first_player: Literal["random", "host"] = "random"
    auto_build: bool = True
    auto_start: bool = False
    gap_windows: bool = True
    travel_once_per_piece: bool = True
    ship_costs_trip: bool = True
    disintegration_kills_waiting: bool = True
    elimination_check: Literal["after_combats", "immediate"] = "after_combats"
    max_turns: int = 0


def chosen(settings: Settings) -> Options:
    """The options of a table; what was left open takes its default. Raises `msgspec.ValidationError`."""
    return msgspec.convert(dict(settings), Options)
