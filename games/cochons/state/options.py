"""What the lobby lets people choose, and the same as the rules read it."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from games.election.state.options import Voting
from porc_royal.options import Offered, make_table_options, settle
from porc_royal.rulebook import Setting, Settings, TableOption

FIRST: Final[Mapping[str, int]] = {"host": 0, "seat-2": 1, "seat-3": 2, "seat-4": 3, "seat-5": 4, "seat-6": 5}
"""Seats of those who may be named to begin; where nobody has the seat, the lot decides (R-9)."""
Galaxy: TypeAlias = Literal["rings", "twins", "galette", "freedom"]

PRESETS: Final[Mapping[str, Mapping[str, Setting]]] = {
    "by-chat": {},
    "as-written": {
        "auto_build": False,
        "placing": "in-order",
        "travel_once_per_piece": False,
        "elimination_check": "immediate",
    },
    "quick": {"auto_build": True, "auto_start": True, "gap_windows": False, "max_turns": 6},
    "full-politics": {"auto_build": False, "clan_powers": True, "everyone_candidate_by_default": False},
}
"""What a preset puts into other options.

By chat: the options' own values, in which some things are done together or by chance and save days. As written: the
letter, where the others follow a ruling: all is laid and placed in order, whoever is down to one piece is out at once
("dès que", C-66), and in the simplified game, which does not forbid it, a piece travels on while there are trips
(R-118). Quick: nobody waits for tiles, landings or cards between travellers, and the game ends. Full politics: what may
be bargained about is decided by people: tiles, powers, and who stands for election.
"""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices of one table, as the lobby shows them, each for itself (O-1, H.4).

    `max_turns` 0 is no limit (R-122), `governor_cap` 0 none (R-98). `travel_once_per_piece` is for the simplified game:
    the complete one says itself that a piece makes one trip a turn (C-40).
    """

    rule_set: Annotated[Literal["simplified", "complete"], Offered("game", decides=True)] = "simplified"
    preset: Annotated[
        Literal["by-chat", "as-written", "quick", "full-politics", "own"], Offered("game", presets=PRESETS)
    ] = "by-chat"
    first_player: Annotated[
        Literal["random", "host", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6"],
        Offered("game", seats=FIRST),
    ] = "random"
    max_turns: Annotated[int, Offered("game", (0, 3, 4, 6, 8, 10, 12), decides=True)] = 0
    # O-3 to O-8, R-127
    galaxy: Annotated[Galaxy, Offered("galaxy")] = "rings"
    building: Annotated[Literal["blind", "looking", "face-down", "exploration"], Offered("galaxy")] = "blind"
    # By chat each tile laid is a wait of its own, up to 30 of them: chance builds unless the table objects.
    auto_build: Annotated[bool, Offered("galaxy")] = True
    recipe: Annotated[Literal["321", "420", "510"], Offered("start")] = "321"
    auto_start: Annotated[bool, Offered("start")] = False
    reversed_placement: Annotated[bool, Offered("start")] = False
    # newcomers and the reorganisation; in order takes a wait for each player, twice a turn.
    placing: Annotated[Literal["together", "in-order"], Offered("travel")] = "together"
    gap_windows: Annotated[bool, Offered("travel")] = True
    travel_once_per_piece: Annotated[bool, Offered("travel")] = True
    ship_costs_trip: Annotated[bool, Offered("travel")] = True
    count_newcomers_in_order: Annotated[bool, Offered("travel")] = True
    disintegration_kills_waiting: Annotated[bool, Offered("fights")] = True
    elimination_check: Annotated[Literal["after_combats", "immediate"], Offered("fights")] = "after_combats"
    withdraw_before_tech_check: Annotated[bool, Offered("fights")] = True
    retreat_card_without_destination: Annotated[Literal["nothing", "lost"], Offered("fights")] = "nothing"
    jaret_duration: Annotated[Literal["combat", "round"], Offered("fights")] = "combat"
    worm_cap: Annotated[Literal["eaten", "appearances"], Offered("extras")] = "eaten"
    porcophage_die: Annotated[int, Offered("extras", (8, 6))] = 8
    pirate_bonus_per_extra: Annotated[int, Offered("extras", (0, 1))] = 0
    ec_hit_by_area_effects: Annotated[bool, Offered("extras")] = True
    ec_attacked_in: Annotated[Literal["3A", "3C"], Offered("extras")] = "3A"
    # O-9
    clan_powers: Annotated[bool, Offered("powers", decides=True)] = False
    p7_every_tie: Annotated[bool, Offered("powers")] = False
    p9_spends_trip: Annotated[bool, Offered("powers")] = True
    p17_any_combat: Annotated[bool, Offered("powers")] = False
    assassination_table: Annotated[Literal["0-1-2", "0-2-2"], Offered("powers")] = "0-1-2"
    ballot: Annotated[Voting, Offered("election")] = "roll-call"
    governor_cap: Annotated[int, Offered("election", (0, 10))] = 0
    pile_or_own_governors: Annotated[Literal["pile", "own"], Offered("election")] = "pile"
    everyone_candidate_by_default: Annotated[bool, Offered("election")] = True


OPTIONS: Final[tuple[TableOption, ...]] = make_table_options(Options)


def read_options(settings: Settings) -> Options:
    """The options of a table; what was not chosen takes the preset's value, else the default.

    Raises `msgspec.ValidationError`.
    """
    return msgspec.convert(settle(OPTIONS, settings), Options)
