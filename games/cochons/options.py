"""What the lobby lets people choose, and the same as the rules read it."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

import msgspec

from games.table.presets import settle
from games.table.rulebook import Setting, Settings, TableOption

FIRST: Final[Mapping[str, int]] = {"host": 0, "seat-2": 1, "seat-3": 2, "seat-4": 3, "seat-5": 4, "seat-6": 5}
"""Seats of those who may be named to begin; where nobody has the seat, the lot decides (R-9)."""
Galaxy: TypeAlias = Literal["rings", "twins", "galette", "freedom"]

PRESETS: Final[Mapping[str, Mapping[str, Setting]]] = {
    "by-chat": {},
    "as-written": {"auto_build": False, "placing": "in-order"},
    "quick": {"auto_build": True, "auto_start": True, "gap_windows": False, "max_turns": 6},
    "full-politics": {"auto_build": False, "clan_powers": True, "everyone_candidate_by_default": False},
}
"""What a preset puts into other options.

By chat: the options' own values, in which some things are done together or by chance and save days. As written: all is
done as the rulebook has it. Quick: nobody waits for tiles, landings or cards between travellers, and the game ends.
Full politics: what may be bargained about is decided by people: tiles, powers, and who stands for election.
"""

OPTIONS: Final[tuple[TableOption, ...]] = (
    TableOption("rule_set", ("simplified", "complete"), "simplified", "game"),
    TableOption("preset", (*PRESETS, "own"), "by-chat", "game", PRESETS),
    TableOption("first_player", ("random", *FIRST), "random", "game", seats=FIRST),
    TableOption("max_turns", (0, 6, 8, 10, 12), 0, "game"),
    # O-3 to O-8
    TableOption("galaxy", ("rings", "twins", "galette", "freedom"), "rings", "galaxy"),
    TableOption("building", ("blind", "looking", "face-down", "exploration"), "blind", "galaxy"),
    # By chat each tile laid is a wait of its own, up to 30 of them: chance builds unless the table objects.
    TableOption("auto_build", (True, False), True, "galaxy"),
    TableOption("recipe", ("321", "420", "510"), "321", "start"),
    TableOption("auto_start", (False, True), False, "start"),
    TableOption("reversed_placement", (False, True), False, "start"),
    # newcomers and the reorganisation; in order takes a wait for each player, twice a turn.
    TableOption("placing", ("together", "in-order"), "together", "travel"),
    TableOption("gap_windows", (True, False), True, "travel"),
    TableOption("travel_once_per_piece", (True, False), True, "travel"),
    TableOption("ship_costs_trip", (True, False), True, "travel"),
    TableOption("count_newcomers_in_order", (True, False), True, "travel"),
    TableOption("disintegration_kills_waiting", (True, False), True, "fights"),
    TableOption("elimination_check", ("after_combats", "immediate"), "after_combats", "fights"),
    TableOption("withdraw_before_tech_check", (True, False), True, "fights"),
    TableOption("retreat_card_without_destination", ("nothing", "lost"), "nothing", "fights"),
    TableOption("jaret_duration", ("combat", "round"), "combat", "fights"),
    TableOption("worm_cap", ("eaten", "appearances"), "eaten", "extras"),
    TableOption("porcophage_die", (8, 6), 8, "extras"),
    TableOption("pirate_bonus_per_extra", (0, 1), 0, "extras"),
    TableOption("ec_hit_by_area_effects", (True, False), True, "extras"),
    TableOption("ec_attacked_in", ("3A", "3C"), "3A", "extras"),
    # O-9
    TableOption("clan_powers", (False, True), False, "powers"),
    TableOption("p7_every_tie", (False, True), False, "powers"),
    TableOption("p9_spends_trip", (True, False), True, "powers"),
    TableOption("p17_any_combat", (False, True), False, "powers"),
    TableOption("assassination_table", ("0-1-2", "0-2-2"), "0-1-2", "powers"),
    TableOption("ballot", ("roll-call", "sealed"), "roll-call", "election"),
    TableOption("governor_cap", (0, 10), 0, "election"),
    TableOption("pile_or_own_governors", ("pile", "own"), "pile", "election"),
    TableOption("everyone_candidate_by_default", (True, False), True, "election"),
)
"""H.4 and section 3; `max_turns` 0 is no limit (R-122), `governor_cap` 0 none (R-98)."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices of one table."""

    rule_set: Literal["simplified", "complete"] = "simplified"
    preset: Literal["by-chat", "as-written", "quick", "full-politics", "own"] = "by-chat"
    placing: Literal["together", "in-order"] = "together"
    first_player: Literal["random", "host", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6"] = "random"
    auto_build: bool = True
    auto_start: bool = False
    galaxy: Galaxy = "rings"
    building: Literal["blind", "looking", "face-down", "exploration"] = "blind"
    reversed_placement: bool = False
    clan_powers: bool = False
    recipe: Literal["321", "420", "510"] = "321"
    gap_windows: bool = True
    travel_once_per_piece: bool = True
    ship_costs_trip: bool = True
    count_newcomers_in_order: bool = True
    p9_spends_trip: bool = True
    worm_cap: Literal["eaten", "appearances"] = "eaten"
    porcophage_die: int = 8
    pirate_bonus_per_extra: int = 0
    ec_hit_by_area_effects: bool = True
    ec_attacked_in: Literal["3A", "3C"] = "3A"
    disintegration_kills_waiting: bool = True
    withdraw_before_tech_check: bool = True
    retreat_card_without_destination: Literal["nothing", "lost"] = "nothing"
    jaret_duration: Literal["combat", "round"] = "combat"
    p7_every_tie: bool = False
    p17_any_combat: bool = False
    elimination_check: Literal["after_combats", "immediate"] = "after_combats"
    ballot: Literal["roll-call", "sealed"] = "roll-call"
    governor_cap: int = 0
    pile_or_own_governors: Literal["pile", "own"] = "pile"
    everyone_candidate_by_default: bool = True
    assassination_table: Literal["0-1-2", "0-2-2"] = "0-1-2"
    max_turns: int = 0


def chosen(settings: Settings) -> Options:
    """The options of a table; what was not chosen takes the preset's value, else the default.

    Raises `msgspec.ValidationError`.
    """
    return msgspec.convert(settle(OPTIONS, settings), Options)
