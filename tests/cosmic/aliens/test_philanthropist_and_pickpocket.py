"""Philanthropist gives cards away, Pickpocket takes them."""

import pytest

from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.state import Policy
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from tests.cosmic.scenario import Table, count_uses, meet, ready

GIFT = {0: "attack_40 attack_10", 1: "negotiate attack_15 flare_philanthropist"}


def give(*aliens: str, policies: dict[int, Policy]) -> Table:
    table = meet(*aliens, hands=GIFT, policies=policies, chapter="alliance").until("power")
    table.cards = ("attack_40", "attack_15")
    return table.tell("1: use", "1: card cards=negotiate_1+")


def test_philanthropist_gives_a_card_that_nobody_else_sees() -> None:
    """A36, S-6."""
    table = give("oracle", "philanthropist", policies={})
    told = [fact.to for fact in table.facts if "negotiate" in str(fact.says)]
    assert told == [(1, 0)]
    assert table.finish().totals == {0: 43, 1: 19}


def test_philanthropists_super_makes_the_gift_be_played() -> None:
    """S-6 (b): Red shows the negotiate that it was given."""
    table = give("oracle", "philanthropist", policies={1: ready("philanthropist")})
    table.until("card")
    assert table.asked == [1]
    table.step()
    assert table.choices(0, "card", "card") == ["negotiate_1"]
    table.cards = ("negotiate", "attack_15")
    assert table.finish().winner == "defense"
    assert (table.lost(0), table.hand(1)) == (3, [])


def test_an_allied_philanthropist_picks_a_main_player() -> None:
    hands = {0: "attack_10", 1: "attack_04", 2: "morph"}
    table = meet("", "", "philanthropist", hands=hands, allies={2: "offense 1"}, chapter="alliance")
    table.until("power").tell("2: use", "2: seat seat=%31")
    assert table.hand(1) == ["attack_04", "morph"]


def test_philanthropist_outside_the_encounter_is_not_asked() -> None:
    hands = {0: "attack_10", 1: "attack_04", 2: "morph"}
    table = meet("", "", "philanthropist", hands=hands, chapter="alliance").until("card")
    assert count_uses(table, "philanthropist") == 0


def lend(launched: str) -> Table:
    """S-16: Yellow lends Virus to Red, who launches these ships."""
    table = meet(
        "",
        "",
        "",
        "virus",
        chapter="encounter",
        hands={0: "attack_08", 1: "attack_20", 3: "flare_philanthropist"},
        policies={3: ready("philanthropist")},
    )
    table.cards = ("attack_08", "attack_20")
    table.until("choose-seat").tell("3: seat seat=%30", "3: ships ships=3-5.1+").until("launch")
    return table.tell(f"0: launch planet=1-1 ships={launched}")


def test_philanthropists_wild_lends_the_power() -> None:
    """S-16."""
    table = lend("0-1.1+0-1.2+0-1.3").finish()
    assert table.totals == {0: 24, 1: 24}
    assert (table.winner, table.lost(3)) == ("defense", 1)
    assert table.state.players[3].powers == []


def test_four_ships_of_a_lent_virus_win() -> None:
    """S-16 (b)."""
    assert lend("0-1.1+0-1.2+0-1.3+0-2.1").finish().totals == {0: 32, 1: 24}


VISITS = {2: ["1-3 1"], 3: ["1-4 1"]}


POCKETS = {0: "attack_10 morph", 1: "attack_04", 2: "plague quash", 3: "force_field ionic_gas"}


def test_pickpocket_takes_a_card_from_a_guest_once_an_encounter() -> None:
    """A37."""
    table = (
        meet("", "pickpocket", hands=POCKETS, through=True, chapter="launch", placed=VISITS)
        .until("power")
        .tell("1: use")
    )
    assert table.choices(1, "seat", "seat") == ["2", "3"]
    table.tell("1: seat seat=%32").finish()
    assert len(table.hand(2)) == 1
    assert len(table.hand(1)) == 1, "its 04 has been played; what it took is kept unless it says otherwise"
    assert count_uses(table, "pickpocket") == 1


def test_pickpocket_may_wait_until_the_encounter_ends() -> None:
    table = (
        meet("", "pickpocket", hands=POCKETS, through=True, chapter="launch", placed=VISITS)
        .until("power")
        .tell("1: pass")
    )
    table.until("power").tell("1: use", "1: seat seat=%32").finish()
    assert len(table.hand(2)) == 1


def test_pickpocket_without_guests_is_not_asked() -> None:
    table = meet("", "pickpocket", hands=POCKETS, chapter="launch").until("card")
    assert count_uses(table, "pickpocket") == 0


def test_pickpockets_super_takes_from_all_guests() -> None:
    hands = POCKETS | {1: "attack_04 flare_pickpocket"}
    table = meet(
        "", "pickpocket", hands=hands, policies={1: ready("pickpocket")}, chapter="launch", placed=VISITS
    )
    table.until("power").tell("1: use").until("card")
    assert (len(table.hand(1)), len(table.hand(2)), len(table.hand(3))) == (4, 1, 1)


def test_pickpockets_wild_takes_a_card_for_each_ship_in_the_gate() -> None:
    hands = POCKETS | {1: "attack_04 flare_pickpocket", 0: "attack_10 morph negotiate"}
    hands[2] = ""
    table = meet(hands=hands, policies={1: ready("pickpocket")}, chapter="launch").until("launch")
    table.tell("0: launch planet=1-1 ships=0-1.1+0-2.1").until("choose-number")
    table.default(1)
    table.until("ally")
    assert (len(table.hand(0)), len(table.hand(1)), table.said("cosmic-new-hand")) == (1, 4, [])


def test_an_offense_robbed_of_its_last_encounter_card_draws_a_new_hand() -> None:
    """CC-2, DV-67: two cards, three ships in the gate; its turn goes on."""
    hands = {0: "attack_10 morph", 1: "attack_04 flare_pickpocket"}
    table = meet(hands=hands, policies={1: ready("pickpocket")}, chapter="launch").until("launch")
    table.tell("0: launch planet=1-1 ships=0-1.1+0-2.1+0-3.1").until("choose-number").default(1)
    table.until("ally")
    assert (len(table.hand(0)), len(table.hand(1))) == (8, 4)
    assert table.finish().winner


def test_who_has_an_intimidate_on_the_table_needs_no_new_hand() -> None:
    """CD-71: Red gives its last encounter card away, and its intimidate is its card."""
    options = {"reward_deck": "both"}
    hands = {0: "attack_40 intimidate_29 plague", 1: "attack_04"}
    table = meet("philanthropist", hands=hands, chapter="alliance", options=options).until("invite")
    table.tell("0: lay card=intimidate_29_r1").until("power").tell("0: use", "0: card cards=attack_40_1+")
    assert table.finish().hand(0) == ["plague"]


@pytest.mark.parametrize(("thrown", "lost"), [("", 3), ("rift_3_r1", 0)])
def test_pickpocket_sees_what_it_took_and_keeps_or_discards_it(thrown: str, lost: int) -> None:
    """CC-1, DV-66: a rift that is taken and discarded at once does not detonate (CD-82)."""
    hands = {0: "attack_10", 1: "attack_04", 2: "rift_3"}
    options = {"pace": "orders", "reward_deck": "both"}
    table = meet("", "pickpocket", hands=hands, chapter="launch", placed=VISITS, options=options)
    table.until("power").tell("1: use").until("choose-card")
    assert (table.asked, table.choices(1, "card", "cards")) == ([1], ["rift_3_r1"])
    table.take(Seat(1), Reply("card", {"cards": (thrown,) if thrown else ()}))
    table.until("card")
    assert (table.lost(1), table.hand(1)) == (lost, ["attack_04"])
    assert [find_kind(card).name for card in table.state.decks["reward"].discards] == ["rift_3"]


def test_pickpockets_super_takes_from_those_it_likes_and_discards_what_it_likes() -> None:
    """CC-1: of Green and Yellow it robs Yellow alone."""
    hands = POCKETS | {1: "attack_04 flare_pickpocket"}
    table = meet(
        "", "pickpocket", hands=hands, policies={1: ready("pickpocket")}, chapter="launch", placed=VISITS
    )
    table.until("power").tell("1: use")
    assert table.choices(1, "seat", "seats") == ["2", "3"]
    table.take(Seat(1), Reply("seat", {"seats": ("3",)}))
    table.until("choose-card")
    (taken,) = table.choices(1, "card", "cards")
    table.take(Seat(1), Reply("card", {"cards": (taken,)}))
    assert (len(table.hand(1)), len(table.hand(2)), len(table.hand(3))) == (2, 2, 1)
    assert table.discards == [find_kind(taken).name]


def test_pickpockets_wild_takes_none_or_some_and_discards_what_it_likes() -> None:
    """CC-2: from none up to one for each ship in the gate."""
    hands = {0: "attack_10 attack_12 morph plague", 1: "attack_04 flare_pickpocket"}
    table = meet(hands=hands, policies={1: ready("pickpocket")}, chapter="launch").until("launch")
    table.tell("0: launch planet=1-1 ships=0-1.1+0-2.1").until("choose-number")
    assert table.refused("1: number number=3") == "refused-number"
    assert table.ask(1).check(Reply("number", {"number": 0})).number("number") == 0
    table.tell("1: number number=2").until("choose-card")
    first, second = table.choices(1, "card", "cards")
    table.take(Seat(1), Reply("card", {"cards": (first,)}))
    assert find_kind(second).name in table.hand(1)
    assert table.discards == [find_kind(first).name]
