"""What the scenarios read out of the original document ask of a table: who fought whom, how strong, when."""

from games.cochons import facts
from porc_royal.facts import Arg, Who
from tests.cochons.scenario import Table


def rounds(table: Table) -> list[tuple[Arg, Arg]]:
    """The totals of each round fought so far, attacker's first."""
    told = [fact.says.args for fact in table.facts if fact.says.key.startswith("cochons-round-")]
    return [(args["attack_total"], args["defence_total"]) for args in told]


def fought(table: Table) -> list[tuple[int, int]]:
    """Attacker and defender of each fight so far."""
    return [(seat_of(told["attacker"]), seat_of(told["defender"])) for told in table.said(facts.FIGHT)]


def seat_of(who: Arg) -> int:
    assert isinstance(who, Who)
    return int(who.seat)


def let_pass(table: Table) -> None:
    """Nobody does anything more in the gap that is open."""
    slot = table.state.slot
    while (table.state.phase, table.state.slot) == ("gap", slot):
        table.default(table.asked[0])
