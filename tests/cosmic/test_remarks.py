"""What is said of an encounter besides its facts: why an attack has won, and which planet was given up."""

import pytest

from games.cosmic.rulebook import RULEBOOK
from games.cosmic.views.remarks import BEATS_NEGOTIATE, GIVES_UP, list_remarks
from games.cosmic.views.view import View
from porc_royal.asks import Reply
from porc_royal.facts import Saying, Who
from tests.cosmic.scenario import Table, meet


def list_public(table: Table) -> list[Saying]:
    """What everybody has been told."""
    return [fact.says for fact in table.facts if fact.to is None]


def remark(table: Table, before: View) -> list[tuple[str, Saying]]:
    """What is remarked of all that was told since this view, each with the key of what it is said behind."""
    told = list_public(table)
    after = RULEBOOK.view(table.state, None)
    return [(told[place].key, said) for place, said in list_remarks(before, after, told)]


@pytest.mark.parametrize("cards", [("attack_08", "negotiate"), ("negotiate", "attack_00")])
def test_that_an_attack_beats_a_negotiate_is_said_behind_who_wins(cards: tuple[str, str]) -> None:
    """CE-101."""
    table = meet(cards=cards)
    before = RULEBOOK.view(table.state, None)
    beaten = cards.index("negotiate")
    ((behind, said),) = remark(table.finish(), before)
    assert behind == "cosmic-wins"
    assert said == Saying(BEATS_NEGOTIATE, {"who": Who(table.state.seats[beaten])})


def test_of_two_attacks_the_sums_say_enough() -> None:
    table = meet(cards=("attack_08", "attack_10"))
    before = RULEBOOK.view(table.state, None)
    assert remark(table.finish(), before) == []


def test_a_negotiate_that_wins_by_a_power_is_not_called_beaten() -> None:
    """A34."""
    table = meet("pacifist", cards=("negotiate", "attack_08"))
    before = RULEBOOK.view(table.state, None)
    assert remark(table.finish(), before) == []


def test_a_planet_that_the_last_ship_leaves_is_said_to_be_given_up() -> None:
    """CE-22, CE-61."""
    table = meet(ships=0, chapter="launch", options={"pace": "orders"}).until("launch")
    before = RULEBOOK.view(table.state, None)
    ships = tuple(f"0-1.{number}" for number in range(1, before.there("0-1")[0] + 1))
    table.take(table.play.awaited[0], Reply("launch", {"planet": "1-1", "ships": ships}))
    given = [said for _, said in remark(table, before) if said.key == GIVES_UP]
    assert [said.args["who"] for said in given] == [Who(table.state.seats[0])]


def test_a_planet_that_keeps_a_ship_is_not_given_up() -> None:
    table = meet(ships=0, chapter="launch", options={"pace": "orders"}).until("launch")
    before = RULEBOOK.view(table.state, None)
    table.take(table.play.awaited[0], Reply("launch", {"planet": "1-1", "ships": ("0-1.1",)}))
    assert remark(table, before) == []
