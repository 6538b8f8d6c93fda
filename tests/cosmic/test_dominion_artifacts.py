"""Cosmic Dominion: artifacts of the reward decks."""

import pytest

from games.cosmic.state.state import Policy
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from tests.cosmic.scenario import Table, meet

BOTH = {"reward_deck": "both"}


GATES = {"reward_deck": "both", "pace": "gates"}


def choose(table: Table, seat: int, *names: str, field: str = "cards", option: str = "card") -> Table:
    table.take(Seat(seat), Reply(option, {field: names}))
    return table


def start(hands: dict[int, str]) -> Table:
    """The first gate of an encounter."""
    return meet(cards=("attack_10", "attack_04"), hands=hands, chapter="encounter", options=GATES).until(
        "gate-start"
    )


def passed(table: Table, *seats: int) -> Table:
    return table.tell(*(f"{seat}: pass" for seat in seats))


# ------------------------------------------------------------------------------------------------------- artifacts


def test_hand_zap_renews_a_hand() -> None:
    table = start({2: "hand_zap", 3: "attack_06"}).tell(
        "0: pass", "1: pass", "2: play card=hand_zap_r1 more=yes", "3: pass"
    )
    table.until("choose-seat").tell("2: seat seat=%33").until("gate-start")
    assert len(table.hand(3)) == 8
    assert "attack_06" in table.discards


def test_ship_zap_reaches_ships_that_had_left_the_game() -> None:
    table = start({2: "ship_zap"})
    table.state.ships["0-1"][0] -= 1
    table.state.ships["removed"][0] += 1
    table.tell("0: pass", "1: pass", "2: play card=ship_zap_r1 more=yes", "3: pass").until(
        "choose-seat"
    ).tell("2: seat seat=%30")
    table.until("their-ships")
    choose(table, 2, "removed.1", field="ships", option="ships").until("gate-start")
    assert table.lost(0) == 1


@pytest.mark.parametrize(("seat", "found"), [(3, True), (1, False)])
def test_finder_takes_a_named_card_where_it_is(seat: int, found: bool) -> None:
    """CD-51: a variable attack by its main number."""
    table = start({2: "finder", 3: "variable_12_21"}).tell(
        "0: pass", "1: pass", "2: play card=finder_r1 more=yes", "3: pass"
    )
    choose(table.until("choose-card"), 2, "attack_12").until("choose-seat")
    table.tell(f"2: seat seat=%3{seat}").until("gate-start")
    assert ("variable_12_21" in table.hand(2)) is found
    assert bool(table.said("cosmic-finder-fails")) is not found


def test_rebirth_refounds_empty_home_planets() -> None:
    """X-20."""
    table = start({2: "rebirth"})
    table.state.ships["3-4"][3] += table.state.ships["3-5"][3]
    table.state.ships["3-5"][3] = 0
    table.tell("0: pass", "1: pass", "2: play card=rebirth_r1 more=yes", "3: pass").until("choose-seat").tell(
        "2: seat seat=%33"
    )
    table.until("choose-planet").tell("3: planet planet=3-5").until("choose-ships")
    choose(table, 3, "3-4.1", "3-4.2", field="ships", option="ships").until("gate-start")
    assert table.ships("3-5")[3] == 2


def test_omni_zap_cancels_a_power_and_is_paid_with_ships() -> None:
    policies = {1: Policy(powers=("tripler",))}
    table = meet(
        "tripler", cards=("attack_10", "attack_20"), hands={1: "omni_zap"}, policies=policies, options=BOTH
    ).finish()
    assert table.said("cosmic-zapped")
    assert table.lost(1) == 3


def test_omni_zap_cancels_a_revealed_kicker_or_card() -> None:
    for card, totals in (("kicker_4_r1", {0: 13, 1: 24}), ("attack_20_1", {})):
        table = meet(
            cards=("attack_10", "attack_20"), hands={0: "kicker_4", 2: "omni_zap"},
            policies={2: Policy(ready=("omni_zap_r1",))}, options=BOTH,
        ).until("card")  # fmt: skip
        table.take(Seat(0), Reply("card", {"card": "attack_10_1", "kicker": "kicker_4_r1"}))
        table.until("choose-card")
        choose(table, 2, card).finish()
        assert table.totals == totals
        assert table.winner == ("defense" if totals else "offense")


def test_card_zap_cancels_no_rift() -> None:
    """CD-80: a rift is no artifact; Omni-Zap cancels any card."""
    for zap, stands in (("card_zap", True), ("omni_zap", False)):
        table = meet(
            cards=("attack_10", "attack_04"), hands={0: "rift_2", 1: zap}, chapter="encounter",
            policies={1: Policy(cards=("artifact", "rift"))}, options=GATES,
        ).until("gate-start")  # fmt: skip
        passed(table.tell("0: play card=rift_2_r1 more=yes"), 1, 2, 3)
        if stands:
            table.until("choose-seat").tell("0: seat seat=%30")
        table.until("gate-start")
        assert len(table.hand(0)) == (3 if stands else 1)


def test_solar_wind_turns_the_gains_of_allies_round() -> None:
    policies = {2: Policy(ready=("solar_wind_r1",))}
    for cards, place, number in (
        (("attack_20", "attack_04"), "1-1", 0),
        (("attack_04", "attack_20"), "1-1", 1),
    ):
        table = meet(
            cards=cards, hands={2: "solar_wind"}, policies=policies, options=BOTH,
            allies={2: "offense 2", 3: "defense 1"},
        ).finish()  # fmt: skip
        won = cards[0] == "attack_20"
        assert table.ships(place)[3] == number
        assert table.ships(place)[2] == 0
        assert len(table.hand(2)) == (2 if won else 0)
        assert len(table.hand(3)) == 0


def test_victory_boon_rewards_the_defense() -> None:
    policies = {1: Policy(ready=("victory_boon_r1",))}
    table = meet(
        cards=("attack_04", "attack_20"), hands={1: "victory_boon"}, policies=policies, options=BOTH
    ).finish()
    assert len(table.hand(1)) == 4


def test_removed_ships_pay_omni_zap_too() -> None:
    table = start({2: "omni_zap"}).tell("0: pass", "1: pass", "2: play card=omni_zap_r1 more=yes", "3: pass")
    table.until("choose-yes").tell("2: yes").until("choose-seat").tell("2: seat seat=%33")
    table.until("choose-yes").tell("2: yes").until("choose-ships")
    choose(table, 2, "2-1.1", field="ships", option="ships").until("gate-start")
    assert table.ships("removed")[2] == 1
    assert len(table.hand(3)) == 8
