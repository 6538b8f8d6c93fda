"""Fights that begin, and what they have come to."""

from typing import Unpack

from games.cochons.extension import hooks
from games.cochons.rules.strength import count_bonus
from games.cochons.state.parties import list_dice
from porc_royal.facts import Arg, Who
from tests.cochons.scenario import Laid, Table, galaxy

COWARDS, TRAITOR, JARET, RUN, YODO = (
    "gros-laches.1",
    "gros-traitre.1",
    "jaret-pied-de-porc.1",
    "sauve-qui-peut.1",
    "yodo-lardo.1",
)
SWAP, SWAP_2, RAIN, GORRUPTION = (
    "deplacement-de-planetes.1",
    "deplacement-de-planetes.2",
    "pluie-de-cailloux.1",
    "gorruption.1",
)


def fight(attacker: str, defender: str, *more: str, **laid: Unpack[Laid]) -> Table:
    """Seat 0 has landed on seat 1's planet in the middle, in the complete game without windows."""
    laid.setdefault("alone", True)
    laid.setdefault("rule_set", "complete")
    laid.setdefault("gap_windows", False)
    tiles = (f"O blue 1:{defender} 0:{attacker}", *more)
    return galaxy(*tiles, chapter="attack-gap", **laid)


def attacking(*tiles: str, **laid: Unpack[Laid]) -> Table:
    laid.setdefault("alone", True)
    laid.setdefault("rule_set", "complete")
    return galaxy(*tiles, chapter="attack-gap", **laid)


def pairs(table: Table) -> list[tuple[int, int]]:
    """Attacker and defender of every fight so far."""
    found = []
    for told in table.said("cochons-fight"):
        attacker, defender = told["attacker"], told["defender"]
        assert isinstance(attacker, Who)
        assert isinstance(defender, Who)
        found.append((int(attacker.seat), int(defender.seat)))
    return found


def strength(table: Table, seat: int) -> tuple[int, int]:
    """The die of a side and what is added to it."""
    fight = table.state.fight
    assert fight is not None
    tile = table.state.tile_named(fight.tile)
    bout = hooks.Bout(table.state, fight, tile)
    side = fight.attacker if fight.attacker.seat == seat else fight.defender
    party = bout.party(side)
    assert party is not None
    (die,) = list_dice(table.state.options, party)
    return die, count_bonus(bout, side)


def rounds(table: Table) -> list[dict[str, Arg]]:
    told = ("cochons-round-won", "cochons-round-tied")
    return [fact.says.args for fact in table.facts if fact.says.key in told]
