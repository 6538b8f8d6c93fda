"""1B, as chips are drawn."""

from typing import Unpack

from porc_royal.asks import Order, Reply
from porc_royal.facts import CHANCE
from tests.cochons.scenario import Laid, Table, galaxy

SETTLED = ("O red 0:3G", "A1 red 1:3G", "A2 red 2:3G", "A3 red 3:3G", "A4 red 4:3G")


def arriving(**laid: Unpack[Laid]) -> Table:
    """1B of a game at the moment when chips are drawn."""
    players = laid.setdefault("players", 5)
    laid.setdefault("royal", 0)
    laid["rule_set"], laid["alone"] = "complete", True
    return galaxy(*SETTLED[:players], chapter="colonists", **laid)


def drawing(table: Table, *values: int) -> Table:
    """Chance draws chips of these values."""
    order = table.ask(CHANCE).options["shuffled"].fields["order"]
    assert isinstance(order, Order)
    left = list(order.choices({}))
    drawn = []
    for value in values:
        chip = next(name for name in left if name.startswith(f"{value}-"))
        left.remove(chip)
        drawn.append(chip)
    table.take(CHANCE, Reply("shuffled", {"order": (*drawn, *left)}))
    return table
