"""What the options of the lobby change, one by one; and principles that every game follows."""

import pytest

from games.cosmic.extension.zaps import does_work
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.catalogue import FLARE, find_kind, list_deck
from games.cosmic.state.options import read_options
from porc_royal.facts import Seat, Who
from tests.cosmic.scenario import meet, ready

ATTACKS = ("attack_10", "attack_08")


def test_four_planets_make_sixteen_ships_and_two_homes_are_enough_for_a_power() -> None:
    """CE-2, CE-23: option planets."""
    state = RULEBOOK.setup(3, {"planets": 4})
    assert sum(there[0] for there in state.ships.values()) == 16
    two = {0: ["removed 8"]}
    table = meet("human", cards=ATTACKS, placed=two, options={"pace": "orders", "planets": 4})
    assert does_work(table.state, Seat(0), "human")
    fewer = meet("human", cards=ATTACKS, placed={0: ["removed 12"]}, options={"pace": "orders", "planets": 4})
    assert not does_work(fewer.state, Seat(0), "human")


def test_moons_are_blank_two_a_system_and_nobodys_at_first() -> None:
    """CE-140, CE-145: option moons; nothing is printed on them, so there is nothing to look at."""
    state = RULEBOOK.setup(3, {"moons": True})
    moons = [name for name, one in state.planets.items() if one.kind == "moon"]
    assert len(moons) == 6
    assert all(not any(state.ships[one]) for one in moons)
    assert not [one for one in RULEBOOK.setup(3, {}).planets.values() if one.kind == "moon"]


def test_the_older_deck_has_no_morph_and_no_zero() -> None:
    """Option deck: 17 negotiates, 55 attacks of the older challenges."""
    kinds = [
        find_kind(card).name
        for card in list_deck(RULEBOOK.assembly, read_options(RULEBOOK.assembly, {"deck": "old"}), 4)
    ]
    assert "morph" not in kinds
    assert "attack_00" not in kinds
    assert kinds.count("negotiate") == 17


@pytest.mark.parametrize(("flares", "kept"), [("retained", True), ("one-shot", False)])
def test_a_flare_returns_to_the_hand_or_is_discarded(flares: str, *, kept: bool) -> None:
    """CE-130, CE-131: option flares."""
    table = meet(
        "virus",
        cards=ATTACKS,
        hands={0: "flare_chosen"},
        policies={0: ready("chosen")},
        options={"pace": "orders", "flares": flares},
    ).finish()
    assert table.said("cosmic-played")
    assert ("flare_chosen" in table.hand(0)) is kept
    assert ("flare_chosen" in table.discards) is not kept


@pytest.mark.parametrize(("kickers", "fields"), [("none", False), ("old", True)])
def test_a_kicker_may_be_laid_where_there_are_kickers(kickers: str, *, fields: bool) -> None:
    """CE-82, CE-137: option kickers; that there is one all can see, and which nobody."""
    options = {"pace": "orders", "kickers": kickers}
    hands = {0: "kicker_2"} if fields else {}
    table = meet(cards=ATTACKS, ships=3, hands=hands, options=options).until("card")
    assert ("kicker" in table.ask(0).options["card"].fields) is fields
    if fields:
        table.tell("0: card card=attack_10_1 kicker=kicker_2_1", "1: card card=attack_08_1")
        assert [one["who"] for one in table.said("cosmic-announces-kicker")] == [Who(Seat(0))]
        assert table.finish().totals[0] == 23


@pytest.mark.parametrize(
    ("players", "large", "more"),
    [(6, "by-number", 0), (7, "by-number", 24), (8, "by-number", 24), (4, "always", 24), (8, "never", 0)],
)
def test_large_groups_shuffle_in_their_cards(players: int, large: str, more: int) -> None:
    """CE-1: option large_group."""
    cards = [
        card
        for card in list_deck(
            RULEBOOK.assembly, read_options(RULEBOOK.assembly, {"large_group": large}), players
        )
        if find_kind(card).type != FLARE
    ]
    assert len(cards) == 72 + more


def test_several_colonies_share_a_planet_and_do_not_fight() -> None:
    """CE-21, CE-104: Green's colony on the target is untouched when the defense is driven out."""
    table = meet(cards=("attack_40", "attack_00"), ships=2, placed={3: ["1-1 2"]}).finish()
    assert table.ships("1-1") == [2, 0, 0, 2]


def test_cards_put_down_are_no_part_of_the_hand() -> None:
    """CE-27."""
    table = meet(cards=ATTACKS, hands={0: "plague"}).until("card")
    table.tell("0: card card=attack_10_1", "1: card card=attack_08_1")
    assert "attack_10" not in table.hand(0)


def test_nobody_is_eliminated() -> None:
    """CE-31, CE-42: without a colony, the ship that comes back goes straight into the gate."""
    table = meet(cards=ATTACKS, warp={0: 20}, chapter="encounter").until("launch")
    assert table.ships("gate")[0] == 1
    table.default(0)
    assert table.until("card").state.now.planet


def test_a_deal_is_made_of_cards_and_colonies_alone() -> None:
    """CE-32, CE-112: a promise is no part of an offer."""
    table = meet(cards=("negotiate", "negotiate")).until("deal")
    fields = table.ask(0).options["offer"].fields
    assert {name.partition("-")[2] for name in fields} == {"cards", "random", "planet", "ships", "types"}


def test_a_power_acts_before_allies_are_invited() -> None:
    """CE-70, A28."""
    table = meet("mind", cards=ATTACKS, chapter="alliance").until("power")
    assert not table.said("cosmic-invites-nobody")
    table.tell("0: use").until("invite")
    assert table.said("cosmic-mind-looks")


def test_a_power_acts_between_the_choice_and_the_reveal() -> None:
    """CE-84, A40: both cards lie there, and none is shown."""
    table = meet("sorcerer", cards=ATTACKS).until("power")
    assert len(table.said("cosmic-chose-card")) == 2
    assert not table.said("cosmic-reveals")


def test_an_empty_planet_with_colonies_of_third_parties_is_met_all_the_same() -> None:
    """CE-60, CE-R8: its owner defends with no ship of its own there, and the others stay."""
    table = meet(cards=("attack_10", "attack_08"), ships=1, placed={1: ["removed 4"], 3: ["1-1 2"]})
    table.state.ships["1-1"][1], table.state.ships["1-5"][1] = 0, 4
    table.finish()
    assert table.totals == {0: 11, 1: 8}
    assert table.ships("1-1") == [1, 0, 0, 2]
