"""Scenarios of a reader of the original document: dice rolled again and again, and ties that are won."""

from typing import Unpack

import pytest

from porc_royal.facts import CHANCE
from tests.cochons.documents import rounds
from tests.cochons.scenario import Laid, Table, galaxy

PH, PE = 3, 5
FORCE, JARET = "force-gruik.1", "jaret-pied-de-porc.1"


def duel(attacker: str = "3G", *, force: int = PH, **laid: Unpack[Laid]) -> Table:
    """Phacochérus defend against Pécari, who have laid Jaret Pied de Porc; one of them keeps Force Gruik in hand."""
    laid.setdefault("clan_powers", True)
    hands = {PH: FORCE, PE: JARET} if force == PH else {PH: "fusee.1", PE: f"{JARET} {FORCE}"}
    laid["rule_set"], laid["players"], laid["hands"] = "complete", 6, hands
    laid["gap_windows"], laid["alone"] = False, True
    table = galaxy(f"O blue {PH}:3G {PE}:{attacker}", "B1 red 0:2G", chapter="attack-gap", **laid)
    return table.tell(f"{PH}: pass", f"{PE}: lay cards={JARET}+")


def test_two_d6_take_the_place_of_the_usual_die_also_with_a_gros_gruik() -> None:
    """EV-17, R-80."""
    table = duel("2G+1GG")
    assert table.bounds(CHANCE, "rolled", "d1") == (1, 6)
    table.tell("chance: 3 1 4", f"{PH}: pass", f"{PE}: pass")
    assert rounds(table) == [(3 + 1 + 2, 4 + 2)]


def test_after_the_dice_the_defender_may_reroll_and_then_the_attacker_one_die() -> None:
    """EV-07, P-16, R-79, R-145: never both at once; the new result stands, and the tie is looked at afterwards."""
    table = duel().tell("chance: 3 1 4")
    assert (table.asked, rounds(table)) == ([PH], [])
    table.tell(f"{PH}: pass")
    assert table.asked == [PE]
    assert table.choices(PE, "banzai", "die") == ["attack-1", "attack-2", "defence"]
    table.tell(f"{PE}: banzai die=attack-2", "chance: 5")
    assert rounds(table) == [(3 + 5 + 2, 4 + 2)]
    assert table.state.players[PH].used == []


def test_a_die_rerolled_by_one_side_may_be_rerolled_by_the_other() -> None:
    """R-79: there is no choosing of the better result."""
    table = duel().tell("chance: 3 5 4", f"{PH}: reroll card={FORCE} die=attack-2", "chance: 1")
    assert table.asked == [PE]
    table.tell(f"{PE}: banzai die=attack-2", "chance: 2")
    assert rounds(table) == [(3 + 2 + 2, 4 + 2)]


def test_a_reroll_into_a_tie_wins_the_round_for_the_phacocherus_once_a_turn() -> None:
    """P-7, P-16, R-80, R-136: the next tied round has no victim; nobody rerolls for a second time."""
    table = duel().tell(
        "chance: 3 5 4", f"{PH}: reroll card={FORCE} die=attack-2", "chance: 1", f"{PE}: pass"
    )
    assert (rounds(table), table.troops("O")) == ([(6, 6)], f"{PH}:3G {PE}:2G")
    table.tell("chance: 2 1 2", f"{PE}: pass")
    assert rounds(table)[1:] == [(2 + 1 + 1, 2 + 2)]
    assert table.troops("O") == f"{PH}:3G {PE}:2G"


def test_a_power_of_the_dice_is_used_once_a_turn() -> None:
    """R-145."""
    table = duel().tell("chance: 3 1 4", f"{PH}: pass", f"{PE}: banzai die=attack-2", "chance: 5")
    table.tell("chance: 3 1 6")
    while table.asked == [PH]:
        table.tell(f"{PH}: pass")
    assert PE not in table.asked


def test_both_rerolls_of_one_side_are_for_the_same_round_if_it_likes() -> None:
    """R-79: Force Gruik and the power, one after the other."""
    table = duel(force=PE).tell("chance: 1 1 6", f"{PH}: pass")
    table.tell(f"{PE}: reroll card={FORCE} die=attack-1", "chance: 6")
    assert table.asked == [PE]
    table.tell(f"{PE}: banzai die=attack-2", "chance: 6")
    assert rounds(table) == [(6 + 6 + 2, 6 + 2)]


def test_on_the_first_turn_cards_reroll_and_powers_do_not() -> None:
    """R-119: a tied round has no victim."""
    table = duel(turn=1).tell("chance: 3 5 4", f"{PH}: reroll card={FORCE} die=attack-2", "chance: 1")
    assert (rounds(table), table.troops("O")) == ([(6, 6)], f"{PH}:3G {PE}:3G")


@pytest.mark.parametrize("tiles", [f"O asteroid pirate:1 {PH}:1G", f"O red 1:1G {PH}:1G"])
def test_ties_are_won_in_attack_and_against_monsters_too(tiles: str) -> None:
    """P-7, R-136."""
    table = galaxy(
        tiles, "B1 red 0:2G", chapter="attack-gap", rule_set="complete", players=6, gap_windows=False, alone=True,
        clan_powers=True,
    ).tell("chance: 4 4")  # fmt: skip
    assert len(table.said("cochons-tie-won")) == 1
    assert table.troops("O") == f"{PH}:1G"
