"""Short clauses of the document on Cosmic Dominion (S2), each by its line, that no other test plays."""

import pytest

from games.cosmic.expansions.dominion.state.drives import DRIVES
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.state import GATE, WARP, Policy
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from tests.cosmic.scenario import Table, meet

BOTH = {"reward_deck": "both"}
FLAGSHIPS = {"special_ships": "flagship"}
GATES = {"pace": "gates"}


def lay(table: Table, *seats: int) -> Table:
    """These seats lay the intimidates that they hold."""
    for seat in seats:
        card = next(one for one in table.state.players[seat].hand if find_kind(one).type == "intimidate")
        table.take(Seat(seat), Reply("lay", {"card": card}))
    return table


def ally(table: Table, seat: int, side: str) -> None:
    table.take(Seat(seat), Reply("ally", {"side": side, "ships": (f"{seat}-1.1",)}))


def test_a_flagship_is_charged_whenever_it_leaves_the_warp() -> None:
    """CD-22 (S2 16): "whenever the special ship is retrieved", not in a regroup of its owner alone."""
    table = meet(
        cards=("attack_10", "attack_04"), hands={0: "mobius_tubes"}, warp={3: 1}, marked={3: WARP},
        policies={0: Policy(ready=("mobius_tubes_1",))}, chapter="encounter", options=FLAGSHIPS,
    ).until("launch")  # fmt: skip
    (one,) = DRIVES.of(table.state).marked[3]
    assert one.place not in {WARP, ""}
    assert one.charged


def test_a_marker_that_lost_its_ship_waits_for_its_owners_own_regroup() -> None:
    """CD-23 (S2 20 to 24): a ship that is freed in Red's regroup does not take Yellow's marker."""
    table = meet(
        cards=("attack_10", "attack_04"), hands={0: "mobius_tubes"}, warp={3: 1}, marked={3: ""},
        policies={0: Policy(ready=("mobius_tubes_1",))}, chapter="encounter", options=FLAGSHIPS,
    ).until("launch")  # fmt: skip
    assert table.lost(3) == 0
    assert DRIVES.of(table.state).marked[3][0].place == ""


def test_both_special_ships_defend_a_planet_on_which_they_are() -> None:
    """CD-28 (S2 53): neither is sent there; each adds its three."""
    options = {**FLAGSHIPS, "double_ships": "same"}
    table = meet(cards=("attack_10", "attack_10"), options=options, marked={1: "1-1"})
    DRIVES.of(table.state).marked[1][1].place = "1-1"
    assert table.finish().totals[1] == 10 + 4 + 6


def test_a_defense_that_has_laid_its_intimidate_draws_no_new_hand() -> None:
    """CD-71 (S2 246 to 248), though it holds no encounter card."""
    table = meet(
        cards=("attack_10", ""), hands={1: "intimidate_29 plague"}, chapter="alliance", options=BOTH
    ).until("invite")
    lay(table, 1).finish()
    assert not table.said("cosmic-new-hand")
    assert table.totals[1] == 29 + 4
    assert table.hand(1) == ["plague"]


def test_a_laid_intimidate_may_be_replaced_by_that_of_an_ally() -> None:
    """CD-72 (S2 255: "regardless of how that card was selected"): Red's own goes back to its hand."""
    table = meet(
        cards=("attack_04", "attack_08"), hands={0: "intimidate_19", 2: "intimidate_39"}, chapter="alliance",
        options=BOTH,
    ).until("invite")  # fmt: skip
    lay(table, 0, 2).tell("0: invite seats=2+", "1: pass").until("ally")
    ally(table, 2, "offense")
    table.until("swap").tell("0: swap seat=%32").finish()
    assert table.totals[0] == 39 + 3 + 1
    assert "intimidate_19" in table.hand(0)


def test_intimidates_of_those_who_are_no_allies_go_back_when_planning_begins() -> None:
    """CD-74 (S2 273: "as soon as it is clear that they are not being used")."""
    table = meet(
        cards=("attack_04", "attack_08"), hands={3: "intimidate_39"}, chapter="alliance", options=BOTH
    ).until("invite")
    lay(table, 3).until("card")
    assert table.hand(3) == ["intimidate_39"]
    assert "intimidate-39" not in str([fact.says for fact in table.facts])


def test_fido_offers_a_reward_card_that_was_just_discarded() -> None:
    """CD-32 (S2 303 to 306)."""
    table = meet("", "", "fido", cards=("variable_12_21", "attack_20"), options=BOTH, through=True)
    table.until("power").tell("2: use")
    table.tell("2: card cards=variable_12_21_r1+", "2: seat seat=%33").until("choose-yes").tell(
        "2: yes", "3: yes"
    ).finish()
    assert table.hand(3) == ["variable_12_21"]


def test_vulch_takes_a_reward_artifact_that_was_just_played() -> None:
    """CD-32 (S2 303 to 306): it was on its way to the reward discards."""
    table = meet(
        "", "", "", "vulch", cards=("attack_10", "attack_04"), hands={0: "ship_zap"}, chapter="encounter",
        policies={0: Policy(ready=("ship_zap_r1",))}, options=BOTH,
    ).until("choose-seat")  # fmt: skip
    table.tell("0: seat seat=%31").until("launch")
    assert table.hand(3) == ["ship_zap"]


@pytest.mark.parametrize("ships", [1, 4])
def test_rift_1_takes_any_number_of_ships_from_other_colonies(ships: int) -> None:
    """CD-80 (S2 515 to 519): of whomever Red has chosen, who says so itself."""
    table = meet(
        cards=("attack_10", "attack_04"), hands={0: "rift_1"}, chapter="encounter", options={**BOTH, **GATES}
    ).until("gate-start")
    table.state.ships["3-5"][3] -= 4
    table.state.ships["3-4"][3] += 4
    table.tell("0: play card=rift_1_r1", "1: pass", "2: pass", "3: pass").until("choose-seat")
    table.tell("0: seat seat=%32").until("choose-ships")
    assert table.asked == [2]
    named = tuple(f"2-1.{number}" for number in range(1, ships + 1))
    table.take(Seat(2), Reply("ships", {"ships": named}))
    assert (table.ships("3-5")[2], table.ships("2-1")[2]) == (ships, 4 - ships)


def test_whoever_has_one_colony_and_takes_rift_1_loses_its_ships_to_the_warp() -> None:
    """CD-81, CE-29 (S2 521 to 526): there are no other colonies to which they could go."""
    table = meet(
        cards=("negotiate", "attack_04"),
        ships=1,
        hands={1: "rift_1"},
        options=BOTH,
        placed={0: ["removed 16"]},
    )
    there = [place for place in ("0-1", "0-2", "0-3", "0-4", "0-5") if table.ships(place)[0]]
    assert len(there) == 1
    table.finish()
    assert (table.ships(there[0])[0], table.lost(0)) == (0, 1 + 3)


def test_self_destruct_is_no_reason_to_compensate() -> None:
    """CD-46 (S2 386 to 389): a card's text stands before the rules for kickers."""
    table = meet(
        cards=("negotiate", "attack_04"),
        hands={0: "kicker_self_destruct", 1: "attack_06 attack_08"},
        options=BOTH,
    ).until("card")
    kicker = next(card for card in table.state.players[0].hand if find_kind(card).type == "kicker")
    table.tell(f"0: card card=negotiate_1 kicker={kicker}", "1: card card=attack_04_1").finish()
    assert (table.winner, table.hand(0)) == ("nobody", [])
    assert table.ships(GATE)[0] == 0
