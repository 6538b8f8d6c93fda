"""The phases of an encounter without aliens: alliances, cards, reinforcements, deals, moons, kickers."""

from games.cosmic.rulebook import RULEBOOK
from games.cosmic.rules.deals import find_partner
from games.cosmic.state.state import Policy
from porc_royal.facts import Seat
from tests.cosmic.scenario import Table, meet, position


def test_an_answer_with_a_condition_counts_clockwise() -> None:
    """CE-73, S-20 (b): Yellow would join the offense, but the defense if Green is with the offense."""
    cards = ("attack_10", "attack_12")
    table = meet("human", "human", "human", "human", cards=cards, chapter="alliance").until("invite")
    table.tell("0: invite seats=%32+%33", "1: invite seats=%32+%33")
    assert sorted(table.asked) == [2, 3]
    table.tell("3: ally side=offense ships=3-1.1+ unless=2-offense instead=defense")
    table.tell("2: ally side=offense ships=2-1.1+2-1.2").until("card")
    assert (table.ships("gate"), table.ships("beside")) == ([3, 0, 2, 0], [0, 0, 0, 1])


def test_invitations_in_order_are_seen_before_the_next() -> None:
    """CE-71, CE-72."""
    options = {"pace": "orders", "invitations": "in-order", "answers": "in-order"}
    table = meet(cards=("attack_10", "attack_12"), chapter="alliance", options=options).until("invite")
    assert table.asked == [0]
    table.tell("0: invite seats=%32+").tell("1: pass")
    assert table.asked == [2]
    assert list(table.ask(2).options["ally"].fields) == ["side", "ships"]


def test_allies_land_with_the_offense() -> None:
    """CE-104."""
    table = meet(cards=("attack_20", "attack_04"), allies={2: "offense 2", 3: "defense 1"}).finish()
    assert table.ships("1-1") == [3, 0, 2, 0]
    assert (table.lost(1), table.lost(3)) == (4, 1)


def test_an_offense_without_an_encounter_card_ends_its_turn() -> None:
    """CE-80, CE-R4."""
    table = meet(hands={0: "plague"}, allies={2: "offense 2"}, cards=("", "attack_04"), through=True).finish()
    assert table.ships("0-1") == [4, 0, 0, 0]
    assert table.ships("2-1") == [0, 0, 4, 0]
    assert table.state.offense == 1


def test_a_defense_without_one_draws_a_new_hand() -> None:
    """CE-81."""
    table = meet(cards=("attack_04", ""), hands={1: "plague quash"}).until("card")
    assert len(table.hand(1)) == 8
    assert table.said("cosmic-new-hand")


def test_a_morph_copies_the_other_card() -> None:
    """CE-136."""
    assert meet(cards=("morph", "attack_20")).finish().totals == {0: 23, 1: 24}


def test_bids_are_spent_only_where_they_change_who_wins_the_cheapest_first() -> None:
    """CE-93: 13 to 14; two would do, so three are spent, and five stay."""
    table = meet(
        cards=("attack_10", "attack_10"),
        hands={0: "reinforcement_5 reinforcement_3"},
        options={"pace": "gates"},
    ).until("gate-revealed")
    table.tell("0: bid side=offense cards=reinforcement_3_1+reinforcement_5_1").finish()
    assert table.totals == {0: 16, 1: 14}
    assert table.hand(0) == ["reinforcement_5"]


def test_bids_answer_each_other() -> None:
    """CE-93."""
    table = meet(
        cards=("attack_10", "attack_10"),
        hands={0: "reinforcement_3", 1: "reinforcement_2"},
        options={"pace": "gates"},
    ).until("gate-revealed")
    table.tell("0: bid side=offense cards=reinforcement_3_1+", "1: bid side=defense cards=reinforcement_2_1+")
    assert table.finish().totals == {0: 16, 1: 16}
    assert table.winner == "defense"


def test_back_and_forth_those_who_passed_play_no_more() -> None:
    table = meet(
        cards=("attack_10", "attack_10"),
        hands={0: "reinforcement_3", 1: "reinforcement_5"},
        options={"pace": "every"},
    ).until("reinforce")
    table.tell("0: reinforce side=offense cards=reinforcement_3_1+", "1: pass")
    assert table.asked == [0]
    assert table.finish().winner == "offense"


def test_a_deal_is_made_when_both_confirm_the_same_offer() -> None:
    """CE-110, CE-111, CE-115: a card for a colony."""
    table = meet(cards=("negotiate", "negotiate"), hands={0: "attack_40"}).until("deal")
    table.tell("0: offer give-cards=attack_40_1+ take-planet=1-1 take-ships=2", "1: accept").finish()
    assert table.hand(1) == ["attack_40"]
    assert table.ships("1-1") == [2, 4, 0, 0]
    assert table.state.now.success


def test_a_counter_offer_takes_the_place_of_the_offer() -> None:
    """CE-110."""
    table = meet(cards=("negotiate", "negotiate"), hands={0: "attack_40"}).until("deal")
    table.tell("0: offer give-random=1", "1: offer take-planet=0-1", "0: accept").finish()
    assert table.hand(0) == ["attack_40"]
    assert table.ships("0-1")[1] == 1


def test_nothing_is_no_deal_and_nobody_promises_what_is_not_there() -> None:
    """CE-112."""
    table = meet(cards=("negotiate", "negotiate")).until("deal")
    assert table.refused("0: offer") == "cosmic-refused-no-terms"
    table.tell("0: offer take-types=morph+")
    assert table.refused("1: accept") == "cosmic-refused-cannot-deliver"


def test_a_failed_deal_costs_three_ships_each_of_their_choice() -> None:
    """CE-114, CE-R1: after the ships at the gate went home."""
    table = meet(cards=("negotiate", "negotiate")).until("deal").tell("0: refuse")
    table.tell("1: ships ships=1-5.1+1-5.2+1-5.3", "0: ships ships=0-1.1+0-1.2+0-1.3").finish()
    assert (table.lost(0), table.lost(1)) == (3, 3)
    assert table.ships("1-5") == [0, 1, 0, 0]
    assert not table.state.now.success


def test_kickers_multiply_the_card_and_compensation() -> None:
    """CD-42, TV-1 in small: 10 times 2 and 3 ships."""
    table = meet(
        cards=("attack_10", "attack_08"), hands={0: "kicker_2"}, options={"kickers": "old", "pace": "orders"}
    )
    table.until("card").tell("0: card card=attack_10_1 kicker=kicker_2_1").finish()
    assert table.totals[0] == 23


def test_an_empty_moon_is_taken_without_a_fight_and_counts_for_nothing() -> None:
    """CE-141, CE-142, CE-144."""
    table = meet(
        cards=("attack_10", "attack_08"),
        chapter="launch",
        options={"moons": True, "pace": "orders"},
        through=True,
    ).until("launch")
    table.tell("0: launch planet=1-6 ships=0-1.1+0-1.2").finish()
    assert table.ships("1-6") == [2, 0, 0, 0]


def test_an_occupied_moon_is_fought_for_without_allies() -> None:
    """CE-143."""
    table = meet(
        cards=("attack_10", "attack_04"),
        chapter="launch",
        options={"moons": True, "pace": "orders"},
        placed={1: ["1-6 2"]},
    ).until("launch")
    table.tell("0: launch planet=1-6 ships=0-1.1+0-1.2")
    assert table.question == "cosmic-ask-card"
    assert table.finish().totals == {0: 12, 1: 6}


def test_a_one_shot_flare_is_discarded_once_used() -> None:
    """CE-131."""
    table = meet(
        "human",
        cards=("attack_10", "attack_08"),
        hands={0: "flare_human"},
        policies={0: Policy(ready=("flare_human",))},
        options={"flares": "one-shot", "pace": "orders"},
    ).finish()
    assert table.totals[0] == 21
    assert "flare_human" in table.discards


def test_a_gate_asks_everybody_alike_whatever_they_hold() -> None:
    """BOT-1: the no-leak rule."""
    table = meet(cards=("attack_10", "attack_08"), hands={2: "emotion_control"}, options={"pace": "gates"})
    table.until("gate-revealed")
    assert sorted(table.play.asks) == [0, 1, 2, 3]
    assert {tuple(ask.options) for ask in (table.ask(2), table.ask(3))} == {("pass", "let", "play", "orders")}


def test_a_card_may_be_laid_ready_at_a_gate_for_a_later_window() -> None:
    """BOT-2: Sorcerer's wild, chosen at the second gate, is played before the cards."""
    table = meet(
        "tripler",
        "virus",
        cards=("attack_10", "attack_08"),
        hands={3: "flare_sorcerer"},
        options={"pace": "gates"},
        chapter="alliance",
    ).until("gate-alliances")
    table.tell("3: play card=flare_sorcerer").until("card")
    assert table.state.players[0].powers == ["virus"]


def test_an_encounter_in_between_is_against_the_offense_and_the_turn_goes_on_after_it() -> None:
    """What Warrior's wild flare asks of the rules: no destiny card, and then play goes on as before."""
    state = position(hands={0: "attack_08 attack_06", 1: "attack_30 attack_40"}, chapter="launch")
    state.now.counter = Seat(1)
    table = Table(RULEBOOK, state, "end").until("launch")
    assert table.state.offense == 1
    assert table.choices(1, "launch", "planet")[0] == "0-1"
    table.tell("1: launch planet=0-5 ships=1-1.1+")
    while table.state.offense == 1 and table.play.result is None and table.state.interrupted is not None:
        table.step()
    assert table.state.offense == 1
    assert table.state.now.number == 1


def test_standing_orders_reinforce_the_own_side_where_that_decides() -> None:
    table = meet(
        cards=("attack_10", "attack_10"),
        hands={0: "reinforcement_5 reinforcement_2"},
        policies={0: Policy(reinforce=True)},
    ).finish()
    assert table.totals == {0: 15, 1: 14}


def test_a_home_planet_where_others_live_is_not_refounded() -> None:
    """CE-52 (a), (b): it is met; only an empty one is re-founded."""
    table = meet(chapter="launch", placed={0: ["2-1 4"], 2: ["0-5 1"]}, destiny="colour_0_1").until("launch")
    assert table.choices(0, "launch", "planet") == ["0-5"]
    assert "refound" not in table.ask(0).options


def test_a_moon_of_ones_own_is_no_target() -> None:
    """CE-142, CE-143: it is neither empty nor fought for."""
    options: dict[str, str | int | bool] = {"pace": "orders", "moons": True}
    table = meet(chapter="launch", placed={0: ["1-6 1"]}, options=options).until("launch")
    assert "1-6" not in table.choices(0, "launch", "planet")
    assert "1-7" in table.choices(0, "launch", "planet")


def test_ships_without_a_colony_are_said_to_go_to_the_warp() -> None:
    """CE-29: the allies of a deal, one of which has nothing left but what it sent."""
    cards = ("negotiate", "negotiate")
    table = meet(cards=cards, allies={2: "offense 2"}, warp={2: 18}).until("deal")
    assert table.lost(2) == 20
    assert [args["number"] for args in table.said("cosmic-loses")] == [2]
    assert not table.said("cosmic-goes-home")


def test_a_retrieved_ship_lands_before_the_others_of_its_colony_leave() -> None:
    """CE-42, CE-61: four ships at most, where all others of the only colony are launched."""
    table = meet(chapter="encounter", warp={0: 16}, destiny="colour_1_1").until("launch")
    table.tell("0: launch planet=1-1 ships=0-1.1+0-1.2+0-1.3+0-1.4 colony=0-1").until("invite")
    assert (table.ships("gate")[0], table.ships("0-1")[0]) == (4, 1)


def test_a_colony_founded_where_a_power_was_lost_wins_at_once() -> None:
    """CE-20, A35: Yellow's fifth, by Parasite's flare, when Red's launch costs it its power."""
    table = meet(
        "tripler",
        "",
        "",
        "human",
        chapter="launch",
        hands={3: "flare_parasite"},
        policies={3: Policy(ready=("flare_parasite",))},
        placed={0: ["2-1 4", "2-2 4", "3-1 3"], 3: ["1-1 1", "1-2 1", "1-3 1", "2-3 1"]},
    ).until("launch")
    table.tell("0: launch planet=1-1 ships=0-1.1+0-1.2+0-3.1").until("choose-planet")
    table.tell("3: planet planet=0-3").until("choose-ships").tell("3: ships ships=3-2.1+")
    assert table.play.result is not None
    assert table.play.result.winners == (3,)


def test_who_has_no_ship_in_the_warp_is_not_asked_what_its_rewards_are() -> None:
    """CE-105: only cards are left to take; the others say their mix."""
    allies = {2: "defense 2", 3: "defense 1"}
    table = meet(
        "human", "human", "human", "human", cards=("attack_04", "attack_20"), allies=allies, warp={3: 1}
    )
    table.until("reward")
    assert table.asked == [3]
    table.tell("3: reward ships=1").finish()
    assert (len(table.hand(2)), len(table.hand(3))) == (2, 0)


def test_the_question_of_a_launch_says_whether_one_may_choose_whom_to_meet() -> None:
    """CE-51 to CE-53: the colour of another, a wild, one's own colour with a planet of one's own to settle."""
    asked = {}
    for card in ("colour_1_1", "wild_1", "colour_0_1"):
        table = meet(destiny=card, placed={0: ["0-1 4"]}, chapter="launch", warp={0: 4})
        asked[card] = table.until("launch").ask(0).args["how"]
    assert asked == {"colour_1_1": 1, "wild_1": 3, "colour_0_1": 2}


def test_whoever_is_to_answer_an_offer_reads_it_with_the_question() -> None:
    """CE-110: what is on the table, part by part; before the first offer there is nothing."""
    table = meet(cards=("negotiate", "negotiate"), hands={0: "attack_40"}).until("deal")
    assert table.ask(0).about == ()
    table.tell("0: offer give-cards=attack_40_1+ take-planet=1-1 take-ships=2")
    keys = [one.key for one in table.ask(1).about]
    assert keys == ["cosmic-offer-stands", "cosmic-offers-cards", "cosmic-offers-colony"]
    assert find_partner(table.ask(1)) == 0


def test_counter_offers_share_the_time_of_the_first_answer() -> None:
    """CE-110: the first offer and the first answer have their time each; a deal lasts no longer than that."""
    table = meet(cards=("negotiate", "negotiate"), hands={0: "attack_40"}).until("deal")
    goes_on = [table.ask(0).goes_on]
    for number, seat in enumerate((0, 1, 0), 1):
        table.tell(f"{seat}: offer take-planet={1 - seat}-{number}")
        goes_on.append(table.ask(1 - seat).goes_on)
    assert goes_on == [False, False, True, True]
