"""3B of the complete game, about to be planned."""

from collections.abc import Callable
from typing import Unpack

from games.cochons.state.state import State
from tests.cochons.scenario import Laid, Table, galaxy

SWAP = "deplacement-de-planetes.1"
TILES = ("O red 0:3G", "A1 blue 0:2G", "A2 red 1:2G", "A3 red 1:1G", "B1 yellow 2:4G", "B2 red 2:1G")


def nothing(state: State) -> None:
    """The table as it is."""


def regrouping(
    *tiles: str, clans: tuple[str, ...] = (), also: Callable[[State], None] = nothing, **laid: Unpack[Laid]
) -> Table:
    def arrange(state: State) -> None:
        for seat, player in enumerate(state.players):
            player.clan = clans[seat] if seat < len(clans) else "porcus"
        also(state)

    laid["rule_set"] = "complete"
    laid["alone"] = True
    laid["clan_powers"] = bool(clans)
    laid["arrange"] = arrange
    return galaxy(*tiles, chapter="reorganisation", **laid)
