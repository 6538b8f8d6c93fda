"""Extra-Cochons that arrive, stand in the way, and prowl."""

from typing import Unpack

from tests.cochons.scenario import Laid, Table, galaxy

NOBODY, BAND, PACK, WORM = "chance: 1", "chance: 3", "chance: 5", "chance: 7"
PLANETS = ("O red", "A1 red", "A2 red", "A3 red", "A4 red", "A5 red")
"""With A6 the only asteroid of this small galaxy."""


def arriving(*tiles: str, **laid: Unpack[Laid]) -> Table:
    """Seat 1 is the Porc Royal, unless another is."""
    laid.setdefault("royal", 1)
    laid.setdefault("alone", True)
    laid.setdefault("rule_set", "complete")
    return galaxy(*(tiles or PLANETS), chapter="arrivals", **laid)


def stack(table: Table, cell: str) -> str:
    extras = table.state.board[cell].extras
    return f"{extras.kind}:{extras.number}{'!' if extras.attacking else ''}" if extras else ""


def prowling(*tiles: str, **laid: Unpack[Laid]) -> Table:
    """Seat 1 is the Porc Royal; the cells not named are asteroids."""
    laid.setdefault("royal", 1)
    laid.setdefault("alone", True)
    laid.setdefault("rule_set", "complete")
    return galaxy(*tiles, chapter="extras", **laid)


def targets(table: Table, start: str) -> list[str]:
    return table.choices(1, "move", "to", from_=start)


def raided(*tiles: str, **laid: Unpack[Laid]) -> Table:
    """3C: Extra-Cochons stand on pigs of seat 0; seat 1 is the Porc Royal and moves none."""
    laid.setdefault("royal", 1)
    laid.setdefault("alone", True)
    laid.setdefault("rule_set", "complete")
    table = galaxy(*tiles, "B7 red", chapter="extras", **laid)
    return table.tell(*(f"{seat}: pass" for seat in laid.get("hands", {})), "1: pass")
