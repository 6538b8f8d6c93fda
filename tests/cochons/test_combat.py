"""One fight, K0 to K9. Dice are written in the order in which they fall: attacker, defender (R-121)."""

from typing import Unpack

import pytest

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.extension.hooks import Round, Striker
from games.cochons.rulebook import BASE
from games.cochons.state.state import Side
from porc_royal.additions import Additions
from porc_royal.assembly import assemble
from porc_royal.facts import Seat
from tests.cochons.fights import rounds, strength
from tests.cochons.scenario import Laid, Table, conserved, galaxy

ATTACKER, DEFENDER = 0, 1


def fight(attacker: str, defender: str, *more: str, **laid: Unpack[Laid]) -> Table:
    """Seat 0 has landed on seat 1's planet in the middle; no cards unless given by `hands`."""
    laid.setdefault("alone", True)
    return galaxy(f"O blue 1:{defender} 0:{attacker}", *more, chapter="combats", **laid)


# ------------------------------------------------------------------------------------------- strength


@pytest.mark.parametrize(
    ("troops", "expected"),
    [("2G+1GG", (8, 2)), ("4G", (6, 3)), ("1G", (6, 0)), ("1GG", (8, 0)), ("3GG", (8, 2))],
)
def test_the_die_follows_the_best_pig_and_every_further_pig_adds_one(
    troops: str, expected: tuple[int, int]
) -> None:
    """S-18, T-1, T-2."""
    assert strength(fight(troops, "5G"), ATTACKER) == expected


def test_attrition_without_cards() -> None:
    table = fight("3G", "2G").tell("chance: 2 5")
    assert table.troops("O") == "1:2G 0:2G"
    table.tell("chance: 4 4")
    assert table.troops("O") == "1:2G 0:2G"
    table.tell("chance: 6 1")
    assert table.troops("O") == "1:1G 0:2G"
    table.tell("chance: 3 2")
    assert table.troops("O") == "0:2G"
    totals = [(told["attack_total"], told["defence_total"]) for told in rounds(table)]
    assert totals == [(4, 6), (5, 5), (7, 2), (4, 2)]
    conserved(table.state)


def test_a_gros_gruik_is_the_last_to_fall() -> None:
    """S-21, R-76."""
    table = fight("3G", "1G+1GG").tell("chance: 6 1")
    assert table.troops("O") == "1:1GG 0:3G"
    assert strength(table, DEFENDER) == (8, 0)


def test_the_attackers_die_falls_before_the_defenders() -> None:
    table = fight("1GG", "1G")
    (roll,) = table.play.asks.values()
    assert roll.key == "chance-attack"
    table.tell("chance: 8")
    assert [ask.key for ask in table.play.asks.values()] == ["chance-defence"]


# ------------------------------------------------------------------------------------------------ cards

WORKED = {1: "porcherie-blindee.1 jamboneuse.1", 0: "char-krabouille.1"}


def test_the_worked_combat_of_bolga_without_its_event_card() -> None:
    table = fight("4G", "1G+1GG", "A1 red 1:1G", hands=WORKED)
    assert strength(table, ATTACKER) == (6, 3)
    assert strength(table, DEFENDER) == (8, 1)
    table.tell("1: lay cards=porcherie-blindee.1+jamboneuse.1", "0: lay cards=char-krabouille.1+")
    assert strength(table, ATTACKER) == (6, 6)
    assert strength(table, DEFENDER) == (8, 4)
    assert table.said("cochons-technology") == [{"technology": 4}]
    table.tell("chance: 6 3")
    assert [(told["attack_total"], told["defence_total"]) for told in rounds(table)] == [(12, 7)]
    assert table.choices(1, "flee", "tile") == ["A1"]
    assert strength(table, DEFENDER) == (8, 3)
    table.tell("1: flee tile=A1")
    assert (table.troops("O"), table.troops("A1")) == ("0:4G", "1:1G+1GG")
    assert sorted(table.state.deck.discards) == ["char-krabouille.1", "jamboneuse.1", "porcherie-blindee.1"]
    conserved(table.state)


def test_the_defender_lays_first_and_the_attacker_sees_only_how_many() -> None:
    table = fight("4G", "2G", hands=WORKED)
    assert table.asked == [1]
    assert table.ask(1).key == facts.ASK_DEFENCE
    assert table.choices(1, "lay", "cards") == ["porcherie-blindee.1", "jamboneuse.1"]
    table.tell("1: lay cards=jamboneuse.1+")
    assert table.asked == [0]
    assert table.ask(0).args["laid"] == 1
    view = table.play.view(Seat(0))
    assert view.fight is not None
    assert (view.fight.defender.number, view.fight.defender.laid) == (1, None)
    mine = table.play.view(Seat(1)).fight
    assert mine is not None
    assert mine.defender.laid == ("jamboneuse.1",)
    assert [args["number"] for args in table.said("cochons-laid")] == [1]
    assert table.said("cochons-revealed") == []


def test_cards_are_turned_up_together_and_what_was_hidden_is_then_known() -> None:
    table = fight("4G", "2G", hands=WORKED)
    table.tell("1: lay cards=jamboneuse.1+", "0: lay cards=char-krabouille.1+")
    revealed = [fact for fact in table.facts if fact.says.key == "cochons-revealed"]
    assert [fact.says.args["bonus"] for fact in revealed] == [1, 3]
    assert all(fact.reveals and fact.to is None for fact in revealed)


def test_only_combat_cards_may_be_laid_and_none_is_allowed() -> None:
    table = fight("4G", "2G", hands={1: "extra-mouve.1 jamboneuse.1", 0: "transporteur.1"})
    assert table.choices(1, "lay", "cards") == ["jamboneuse.1"]
    assert table.ask(1).default.option == "pass"
    table.tell("1: pass")
    assert table.choices(0, "lay", "cards") == []
    table.tell("0: pass")
    assert len(table.said("cochons-no-cards-laid")) == 1


def test_who_holds_no_card_is_not_asked_for_any() -> None:
    assert fight("4G", "2G").asked == [-1]


def test_the_attack_figure_counts_for_the_attacker_and_the_defence_figure_for_the_defender() -> None:
    table = fight("1G", "1G", hands={0: "bunker-kosto.1", 1: "missile-eklatou.1"})
    table.tell("1: lay cards=missile-eklatou.1+", "0: lay cards=bunker-kosto.1+")
    assert (strength(table, ATTACKER), strength(table, DEFENDER)) == ((6, 0), (6, 0))


# -------------------------------------------------------------------------------------- disintegration

HEAVY = {1: "bunker-kosto.1", 0: "destroyer-de-cochon-noir.1 vibro-massue.1"}


def three_on_a_tile(**laid: Unpack[Laid]) -> Table:
    laid.setdefault("hands", HEAVY)
    laid.setdefault("alone", True)
    return galaxy("O blue 1:5G 0:3G 2:2G", chapter="combats", **laid)


def test_technology_six_destroys_every_pig_on_the_tile_and_no_die_is_rolled() -> None:
    table = three_on_a_tile()
    table.tell("1: lay cards=bunker-kosto.1+", "0: lay cards=destroyer-de-cochon-noir.1+")
    assert table.troops("O") == ""
    assert table.said("cochons-disintegrated")[0]["pieces"] == 10
    assert rounds(table) == []
    assert table.state.board["O"].owner is None
    conserved(table.state)


def test_technology_five_does_not() -> None:
    table = three_on_a_tile()
    table.tell("1: lay cards=bunker-kosto.1+", "0: lay cards=vibro-massue.1+")
    assert strength(table, DEFENDER) == (6, 8)
    assert strength(table, ATTACKER) == (6, 4)


def test_a_table_may_spare_those_who_wait_for_their_fight() -> None:
    table = three_on_a_tile(disintegration_kills_waiting=False)
    table.tell("1: lay cards=bunker-kosto.1+", "0: lay cards=destroyer-de-cochon-noir.1+")
    assert table.troops("O") == "2:2G"


# ----------------------------------------------------------------------------------------------- flight


def test_the_first_round_must_be_endured() -> None:
    table = fight("3G", "3G", "A1 red 1:1G", "A2 red 0:1G")
    assert table.asked == [-1]
    table.tell("chance: 4 4")
    assert (table.asked, table.question) == ([0, 1], "cochons-ask-flee")


def test_both_sides_say_at_once_each_round_whether_they_flee() -> None:
    table = fight("3G", "3G", "A1 red 1:1G", "A2 red 0:1G").tell("chance: 4 4", "0: pass")
    assert table.asked == [1]
    table.tell("1: pass", "chance: 4 4")
    assert table.asked == [0, 1]


def test_where_the_defender_flees_the_attacker_stays_whatever_it_said() -> None:
    """R-77: it is asked for the case that the defender stays."""
    table = fight("3G", "3G", "A1 red 1:1G", "A2 red 0:1G").tell("chance: 4 4")
    table.tell("0: flee tile=A2", "1: flee tile=A1")
    assert (table.troops("O"), table.troops("A1"), table.troops("A2")) == ("0:3G", "1:4G", "0:1G")


def test_where_the_defender_stays_the_attacker_flees_if_it_said_so() -> None:
    table = fight("3G", "3G", "A1 red 1:1G", "A2 red 0:1G").tell("chance: 4 4")
    table.tell("0: flee tile=A2", "1: pass")
    assert (table.troops("O"), table.troops("A2")) == ("1:3G", "0:4G")


def test_where_both_are_absent_both_stay_to_the_end() -> None:
    table = fight("3G", "3G", "A1 red 1:1G", "A2 red 0:1G").tell("chance: 4 4")
    table.default(0)
    table.default(1)
    table.tell("chance: 4 4")
    assert table.asked == [-1]


def test_who_stays_to_the_end_is_not_asked_again() -> None:
    table = fight("3G", "3G", "A1 red 1:1G", "A2 red 0:1G")
    table.tell("chance: 4 4", "1: stay-to-the-end", "0: pass", "chance: 4 4")
    assert table.asked == [0]


def test_one_flees_only_to_an_adjacent_tile_of_ones_own_troops_with_the_whole_force() -> None:
    table = fight("3G", "2G+1GG", "A1 red 1:1G", "A2 red", "B1 red 1:4G").tell("chance: 4 4")
    assert table.choices(1, "flee", "tile") == ["A1"]
    table.tell("1: flee tile=A1")
    assert (table.troops("A1"), table.troops("O")) == ("1:3G+1GG", "0:3G")


def test_without_a_refuge_nobody_is_asked_and_one_fights_to_the_last() -> None:
    table = fight("3G", "2G", "B1 red 1:1G").tell("chance: 4 4")
    assert table.asked == [-1]


def test_one_may_flee_into_a_fight_of_ones_own_and_count_there() -> None:
    table = fight("3G", "2G", "A1 red 2:3G 1:1G", order="012").tell("chance: 4 5", "1: flee tile=A1")
    assert table.troops("A1") == "2:3G 1:3G"


def test_the_attacker_may_flee_too() -> None:
    table = fight("3G", "3G", "A1 red 0:1G").tell("chance: 4 4")
    table.tell("0: flee tile=A1")
    assert (table.troops("O"), table.troops("A1")) == ("1:3G", "0:4G")


def test_an_absent_seat_does_not_hold_up_every_round() -> None:
    table = fight("3G", "3G", "A1 red 1:1G").tell("chance: 4 4")
    assert table.ask(1).default.option == "stay-to-the-end"


# ------------------------------------------------------------------------------------------------ hooks


def test_a_card_may_change_dice_strength_and_who_wins_a_tie() -> None:
    card = Additions("cochons")

    @card.adds(hooks.dice)
    def two(dice: tuple[int, ...], striker: Striker) -> tuple[int, ...]:
        return (6, 6) if striker.side.attacking else dice

    @card.adds(hooks.strength)
    def stronger(more: int, striker: Striker) -> int:
        return more + (2 if striker.side.attacking else 0)

    @card.adds(hooks.winner.cards)
    def defender(best: Side | None, fought: Round) -> Side | None:
        return best or fought.bout.fight.defender

    table = fight("1G", "3G", book=assemble(BASE, [card])).tell("chance: 1 1 2")
    assert [(told["attack_total"], told["defence_total"]) for told in rounds(table)] == [(4, 4)]
    assert table.troops("O") == "1:3G"
