"""Scenarios of a reader of the original document: refuges that fall, several attackers of one tile."""

from typing import Unpack

from games.cochons import facts
from games.cochons.clans.hylocherus_flight import ASK_SLIP_AWAY
from porc_royal.facts import CHANCE
from tests.cochons.documents import fought, let_pass, rounds
from tests.cochons.scenario import Laid, Table, conserved, galaxy

H, S, P = 0, 1, 2


def two_fights(first: str, **laid: Unpack[Laid]) -> Table:
    """H defends X (O) against S and Y (A3) against P; four more of his are two tiles away from X."""
    laid.setdefault("gap_windows", False)
    tiles = ("O blue 0:3G 1:4G", "A3 red 0:2G 2:4G", "B11 yellow 0:4G")
    laid["rule_set"], laid["turn"], laid["order"], laid["alone"] = "complete", 3, first, True
    return galaxy(*tiles, chapter="attack-gap", **laid)


def test_a_refuge_that_has_fallen_is_none_any_more() -> None:
    """C-45, C-51, R-77: P fights first; afterwards H has nowhere to go and fights to the last."""
    table = two_fights("210").tell("chance: 5 2")
    assert (rounds(table), table.asked) == ([(8, 3)], [H])
    table.tell("0: pass", "chance: 5 2")
    assert (rounds(table)[1:], table.state.board["A3"].owner) == ([(8, 2)], P)
    table.tell("chance: 4 1")
    assert (rounds(table)[2:], table.troops("O"), table.asked) == ([(7, 3)], "0:2G 1:4G", [CHANCE])
    table.tell("chance: 4 1", "chance: 4 1")
    assert (table.troops("O"), table.troops("B11")) == ("1:4G", "0:4G")


def test_a_flight_into_a_fight_to_come_reinforces_it_and_its_first_round_must_be_endured() -> None:
    """C-51, R-77."""
    table = two_fights("210").tell("chance: 5 2")
    assert table.choices(H, "flee", "tile") == ["O"]
    table.tell("0: flee tile=O")
    assert (table.troops("A3"), table.troops("O"), table.asked) == ("2:4G", "0:4G 1:4G", [CHANCE])
    table.tell("chance: 4 1")
    assert (rounds(table)[1:], table.asked) == ([(7, 4)], [CHANCE])


def test_with_the_order_turned_round_the_army_flees_to_where_it_is_attacked_next() -> None:
    """C-45, C-51, R-77."""
    table = two_fights("120").tell("chance: 4 1", "0: flee tile=A3")
    assert (table.troops("O"), table.state.board["O"].owner) == ("1:4G", S)
    assert (table.troops("A3"), table.asked) == ("0:4G 2:4G", [CHANCE])
    table.tell("chance: 5 2")
    assert (rounds(table)[1:], table.asked) == ([(8, 5)], [CHANCE])


def test_before_the_first_round_the_hylocherus_alone_flee_and_once_a_turn() -> None:
    """P-6, R-135: without the power nobody is asked."""
    table = two_fights("210", clan_powers=True)
    assert (table.asked, table.question) == ([H], ASK_SLIP_AWAY)
    assert table.choices(H, "flee", "tile") == ["O"]
    table.tell("0: flee tile=O")
    assert (rounds(table), table.asked, table.troops("A3")) == ([], [CHANCE], "2:4G")
    assert two_fights("210").asked == [CHANCE]


def test_a_flight_takes_the_whole_army() -> None:
    """R-77: there is no number to choose."""
    table = two_fights("120").tell("chance: 4 1")
    assert list(table.ask(H).options["flee"].fields) == ["tile"]


# ------------------------------------------------------------ the first in play order arrives last, by Extra-Mouve

FIRST, SECOND, THIRD, HOST = range(4)
GATHERED = ("O blue 3:3G", "A3 red 0:3G", "B6 red 0:2G", "A1 red 1:3G", "A6 red 2:3G", "B11 red 1:1G")


def gathering(*, two: bool = False) -> Table:
    """Until the gap after the third: two have landed on the host's tile, and the first has moved two pigs elsewhere."""

    def markers(table_state: object) -> None:
        for player in getattr(table_state, "players"):  # noqa: B009
            player.marker = 3

    hands = {FIRST: "extra-mouve.1"} | ({SECOND: "extra-mouve.2"} if two else {})
    table = galaxy(
        *GATHERED, chapter="travel", rule_set="complete", turn=3, players=4, hands=hands, gap_windows=False,
        arrange=markers,
    )  # fmt: skip
    table.tell("0: trip from=B6 to=A4 gorets=2", "0: pass")
    let_pass(table)
    table.tell("1: trip from=A1 to=O gorets=3", "1: pass")
    let_pass(table)
    table.tell("2: trip from=A6 to=O gorets=3")
    if table.state.phase == "travel":
        table.tell("2: pass")
    assert (table.state.phase, table.state.slot) == ("gap", 3)
    return table


def test_an_extra_trip_comes_after_whom_one_likes_with_pigs_that_have_not_moved() -> None:
    """EV-06, C-40, C-42, R-49, R-54, R-55: those who travel later find all their pigs held."""
    table = gathering()
    assert table.choices(FIRST, "trip", "from", extra="extra-mouve.1") == ["A3"]
    table.tell("0: trip extra=extra-mouve.1 from=A3 to=O gorets=3")
    let_pass(table)
    assert table.troops("O") == "3:3G 1:3G 2:3G 0:3G"
    assert table.view(None).tile("O").troops[0].pinned == 3


def test_two_extra_trips_at_the_same_moment_are_made_in_play_order() -> None:
    """C-42, R-24: whoever answers first."""
    table = gathering(two=True)
    table.tell("1: trip extra=extra-mouve.2 from=B11 to=A6 gorets=1")
    table.tell("0: trip extra=extra-mouve.1 from=A3 to=O gorets=3")
    let_pass(table)
    trips = [fact.says.args for fact in table.facts if fact.says.key == facts.EXTRA_TRIP]
    assert [str(args["who"]) for args in trips] == ["Who(seat=0)", "Who(seat=1)"]


def crowded(**laid: Unpack[Laid]) -> Table:
    """The same in 3A; the first in play order has another attack elsewhere, and the host a refuge."""
    laid.setdefault("gap_windows", False)
    tiles = ("O blue 3:3G 1:3G 2:3G 0:3G", "B5 yellow 2:1G 0:4G", "A1 red 3:1G")
    laid["rule_set"], laid["turn"], laid["players"], laid["alone"] = "complete", 3, 4, True
    return galaxy(*tiles, chapter="attack-gap", **laid)


def test_on_one_tile_the_order_of_arrival_counts_and_elsewhere_play_order() -> None:
    """C-52, R-69, X-19: always two at a time, and those who wait lose nothing."""
    table = crowded().tell("chance: 6 1")
    assert fought(table) == [(0, 2), (1, 3)]
    table.tell("chance: 1 6", "3: pass", "chance: 1 6", "3: pass", "chance: 1 6")
    assert (table.troops("O"), fought(table)[2:]) == ("3:3G 2:3G 0:3G", [(2, 3)])
    table.tell("chance: 1 6", "3: pass", "chance: 1 6", "3: pass", "chance: 1 6")
    assert (table.troops("O"), fought(table)[3:]) == ("3:3G 0:3G", [(0, 3)])
    conserved(table.state)


def test_when_the_defender_flees_the_attacker_defends_with_new_cards_and_endures_a_first_round() -> None:
    """C-52, R-82: nothing of the fight before is left."""
    hands = {1: "jamboneuse.1 super-couenne.1"}
    table = crowded(hands=hands).tell("chance: 6 1", "1: lay cards=jamboneuse.1+", "chance: 6 1")
    table.tell("1: accept-all")
    assert rounds(table)[1:] == [(9, 3)]
    table.tell("3: flee tile=A1")
    assert (table.troops("O"), table.question, table.asked) == ("1:3G 2:3G 0:3G", facts.ASK_DEFENCE, [1])
    assert table.choices(1, "lay", "cards") == ["super-couenne.1"]
    table.tell("1: lay cards=super-couenne.1+", "chance: 3 3")
    assert (fought(table)[1:], rounds(table)[2:], table.asked) == (
        [(1, 3), (2, 1)],
        [(5, 6)],
        [CHANCE],
    )
