"""Scenarios of a reader of the original document: dice, disguise, gas and the vault against each other."""

import msgspec

from porc_royal.facts import CHANCE
from tests.interstellar_pig.scenario import Table, tetra

HEAVY = "nerve-lash missiles"
LIGHT = "force-field grenade"


def heavy_against_light(place: str, hands: dict[int, str]) -> Table:
    """Seat 0 favours Heavy and is intelligent; seat 1, WISP, favours Light and is landed upon."""
    table = tetra("BRUTE AB:1", f"WISP {place}", hands=hands)
    state = table.state
    character = state.players[0].character
    assert character is not None
    state.players[0].character = msgspec.structs.replace(
        character, temperature="temperate", abilities=("intelligence", "agility", "agility")
    )
    table = Table(table.play.rulebook, state, "turn")
    if place == "A.s":
        table.tell("0: one-die heading=AB>A", "chance: 1 1")
        return table.tell("0: course place=A.s route=AB")
    return table.tell("0: one-die heading=AB>B", "chance: 1 1")


def test_gravity_intelligence_and_cards_make_five_dice_of_which_four_count() -> None:
    """IP-17, IP-66, IP-67, R-46, R-48: the lowest is thrown out once the dice lie; the tie kills nobody."""
    table = heavy_against_light("AB:2", {0: HEAVY, 1: LIGHT})
    assert table.choices(0, "commit", "cards") == ["missiles.1"]
    assert table.choices(1, "commit", "cards") == ["force-field.1"]
    table.tell("0: protect", "1: protect", "chance: 6 5 4 3 1, 5 4 4 3 2")
    assert table.told("tied") == [{"score": 18}]
    assert (table.discards, CHANCE in table.play.asks) == (["missiles"], False)
    assert table.hand(1) == ["force-field", "grenade"]


GEAR = "rebreather.2 thermal-suit.2"


def test_on_the_ground_gravity_counts_the_other_way_round() -> None:
    """IP-66, IP-67, R-8: what the fighter favours, not what the planet is like."""
    table = heavy_against_light("A.s", {0: HEAVY, 1: f"{LIGHT} {GEAR}"})
    table.tell("0: commit cards=nerve-lash.1+", "1: commit cards=grenade.1+")
    assert len(table.play.asks[CHANCE].options["rolled"].fields) == 5 + 1
    table.tell("chance: 6 6 6 6 6 6, 1 1 1 1")
    assert [told["score"] for told in table.told("rolled")] == [30, 4]


def test_a_laser_gun_counts_in_both_kinds_of_fight() -> None:
    """IP-80."""
    for place, gear in (("AB:2", ""), ("A.s", GEAR)):
        table = heavy_against_light(place, {1: f"laser-gun {gear}"})
        assert table.choices(1, "commit", "cards") == ["laser-gun.1"]


def test_intelligence_is_in_every_roll() -> None:
    """IP-17, R-10, R-48: in flights, in events that move, and in the roll-off for the first turn."""
    table = tetra("QUILL AB:1", "PLAIN C.o", events="navigation-error")
    table.tell("0: two-dice heading=AB>B", "chance: 1 1 1")
    assert (table.place(0), len(table.play.asks[CHANCE].options["rolled"].fields)) == ("AB:3", 2)
    table = tetra("QUILL AB:2", "PLAIN C.o", events="lost-in-space")
    table.tell("0: one-die heading=AB>B", "chance: 1 1")
    assert len(table.play.asks[CHANCE].options["rolled"].fields) == 2


def disguised(plays: str, hand: str = "costume-trunk euphoric-gas grenade.2") -> Table:
    """QUILL with a Grenade and a Robot lands where PLAIN stands; the prize lies there."""
    hands = {0: "grenade guardian-robot", 1: f"{hand} rebreather"}
    pawns = ("QUILL AB:1", "PLAIN A.s", "QUILL AC:1")
    table = tetra(*pawns, hands=hands, envelopes={"A": "keepsake"})
    table.tell("0: one-die heading=AB>A", "chance: 1 1", "0: course place=A.s route=AB")
    return table.tell("0: commit cards=grenade.1+guardian-robot.1", f"1: {plays}")


def test_a_disguise_spends_itself_and_nothing_else_and_no_dice_are_thrown() -> None:
    """IP-97, R-50, R-61."""
    table = disguised("commit cards=costume-trunk.1+")
    assert (table.discards, table.hand(0), table.told("rolled")) == (
        ["costume-trunk"],
        ["grenade", "guardian-robot"],
        [],
    )


def test_two_on_one_planet_open_nothing_until_one_has_left_and_the_others_turn_has_come() -> None:
    """IP-51, R-37, R-38, R-43: nor can the one who stays attack again."""
    table = disguised("commit cards=costume-trunk.1+")
    assert "open" not in table.ask(0).options
    table.tell("0: pass")
    assert "open" not in table.ask(1).options
    table.tell("1: one-die heading=AD>D", "chance: 1")
    assert 0 not in table.play.asks or "open" not in table.ask(0).options
    table.tell("1: pass", "2: one-die heading=AC>C", "chance: 1 1", "2: pass")
    assert "open" in table.ask(0).options


def test_gas_lets_both_live_after_the_dice_and_what_was_thrown_is_spent() -> None:
    """IP-83, R-50, R-62: taking the hand is bound to killing."""
    table = disguised("commit cards=euphoric-gas.1+grenade.2 mode=always")
    table.tell("chance: 6 6 6 5 1 1 1, 6 6 5, 4 4 4 4 1")
    scores = [told["score"] for told in table.told("rolled")]
    assert scores == [25, 17]
    assert (table.player(1).out, table.discards) == (False, ["euphoric-gas", "grenade", "grenade.2"])
    assert (table.hand(0), "open" in table.ask(0).options) == (["guardian-robot"], False)
    assert table.envelope("A") == ["keepsake"]


def test_after_the_dice_nobody_is_asked_for_gas_any_more() -> None:
    """R-62: it was declared with the other cards, or not at all."""
    table = disguised("commit cards=grenade.2+").tell("chance: 6 6 6 5 1 1 1, 6 6 5, 4 4 4 4 1")
    assert table.player(1).out
    assert "euphoric-gas" in table.hand(0)


def test_whoever_comes_upon_two_fights_them_one_after_another_and_a_spent_disguise_helps_no_more() -> None:
    """R-43, R-44, R-61: the two do not fight each other again."""
    table = disguised("commit cards=costume-trunk.1+").tell("0: pass", "1: auto-end")
    table.state.slot = 2
    table = Table(table.play.rulebook, table.state, "turn")
    table.tell("2: one-die heading=AC>A", "chance: 1 1", "2: course place=A.s route=AC")
    assert table.choices(2, "fight", "order") == ["0", "1"]
    table.tell("2: fight order=%31+%30")
    assert "costume-trunk.1" not in table.choices(1, "commit", "cards")
    table.tell("2: pass", "1: commit cards=euphoric-gas.1+ mode=always", "chance: 1 1 1 1 1, 6 6 6")
    assert (table.player(2).out, table.asked) == (False, [0, 2])


SIX = "temporal-vault dehydrated-food missiles rebreather laser-gun trap"


def test_the_vault_is_spent_so_that_food_makes_no_endless_chain() -> None:
    """R-69, R-71: and a hand of six stays one of six."""
    table = tetra("PLAIN A.o", "WISP C.s", hands={0: SIX}, discards="grenade")
    table.tell("0: eat card=dehydrated-food.1", "0: recover card=dehydrated-food.1")
    assert (len(table.hand(0)), table.discards) == (5, ["grenade", "temporal-vault"])
    table.tell("0: eat card=dehydrated-food.1")
    assert table.choices(0, "recover", "card") == []
    table = tetra("PLAIN A.o", "WISP C.s", hands={0: SIX}, discards="grenade rebreather.2 force-field")
    assert table.choices(0, "recover", "card") == ["grenade.1"]
    table.tell("0: recover card=grenade.1")
    assert len(table.hand(0)) == 6


def test_the_losers_grenade_is_gone_before_the_hand_is_taken_and_the_vault_fetches_it() -> None:
    """IP-58, IP-62, R-50, R-69: anybody's discarded card, but not in the fight itself."""
    hands = {0: "temporal-vault", 1: "grenade keepsake rebreather"}
    table = tetra("QUILL AB:1", "PLAIN A.s", hands=hands)
    table.tell("0: one-die heading=AB>A", "chance: 1 1", "0: course place=A.s route=AB")
    assert "recover" not in table.ask(0).options
    table.tell("0: pass", "1: commit cards=grenade.1+", "chance: 6 6 6 6 6, 1 1 1 1 1")
    assert (table.hand(0), table.discards) == (["keepsake", "rebreather", "temporal-vault"], ["grenade"])
    table.tell("0: recover card=grenade.1")
    assert table.hand(0) == ["grenade", "keepsake", "rebreather"]


def test_a_fetched_trap_lies_idle_in_the_hand_until_it_is_left_in_an_envelope() -> None:
    """R-39, R-64, R-69, IP-99."""
    table = tetra("QUILL AB:1", "PLAIN C.o", hands={0: "temporal-vault"}, discards="trap")
    table.tell("0: recover card=trap.1", "0: one-die heading=AB>A", "chance: 1 1")
    table.tell("0: course place=A.s route=AB")
    assert (table.player(0).trapped, table.hand(0)) == (0, ["trap"])
    table.tell("0: open", "0: divide cards=+")
    assert table.envelope("A") == ["trap"]


def test_the_killer_takes_the_vault_too_and_envelopes_stay_where_they_are() -> None:
    """IP-62, R-96, R-97: what the dead put away belongs to nobody."""
    hands = {0: "", 1: "temporal-vault laser-gun"}
    table = tetra("PLAIN AB:1", "PLAIN AB:2", hands=hands, envelopes={"C": "keepsake scanner"})
    table.state.players[1].picks = ["C"]
    table.tell("0: one-die heading=AB>B", "chance: 1", "0: pass", "1: pass", "chance: 6 6 6, 1 1 1")
    assert (table.hand(0), table.envelope("C")) == (["laser-gun", "temporal-vault"], ["keepsake", "scanner"])
