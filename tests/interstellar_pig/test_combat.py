"""Section 6: commits, dice, gravity, single cards in fights, loot, death, the prize afloat."""

import pytest

from games.interstellar_pig import facts
from games.interstellar_pig.state.state import Character
from porc_royal.facts import CHANCE
from tests.games.telling import described
from tests.interstellar_pig.scenario import Table, cards, tetra

SPACE = "AB:2"


def meeting(one: str, other: str, **laid: object) -> Table:
    """Seat 0 flies from AB:1 onto seat 1 on AB:2."""
    table = tetra(f"{one} AB:1", f"{other} {SPACE}", **laid)  # type: ignore[arg-type]
    extra = " 1" if one == "QUILL" else ""
    return table.tell("0: one-die heading=AB>B", f"chance: 1{extra}")


def landing(one: str, other: str, planet: str = "A", **laid: object) -> Table:
    """Seat 0 comes down to where seat 1 stands."""
    table = tetra(f"{one} AB:{1 if planet == 'A' else 6}", f"{other} {planet}.s", **laid)  # type: ignore[arg-type]
    extra = " 1" if one == "QUILL" else ""
    table.tell(f"0: one-die heading=AB>{planet}", f"chance: 1{extra}")
    return table.tell(f"0: course place={planet}.s route=AB")


GEAR = "rebreather.2 thermal-suit.2 cooling-unit.2"


def test_tv14_space_battle() -> None:
    """IP-54, IP-57, IP-59, IP-67, IP-80, IP-82."""
    table = meeting("QUILL", "WISP", hands={0: "laser-gun", 1: "missiles"})
    table.tell("0: commit cards=laser-gun.1+", "1: commit cards=missiles.1+")
    table.tell("chance: 6 5 4 2 1, 3 3 2 4 5 1")
    assert [rolled["score"] for rolled in table.told("rolled")] == [17, 18]
    assert (table.player(0).out, table.player(1).out) == (True, False)
    assert (table.discards, table.hand(1)) == (["missiles"], ["laser-gun"])


def test_tv15_ground_combat_with_a_robot() -> None:
    """IP-55, IP-66, IP-79, IP-98, R-60."""
    hands = {0: "heat-pump", 1: f"grenade guardian-robot {GEAR}"}
    table = landing("BRUTE", "WISP", hands=hands)
    table.tell("0: pass", "1: commit cards=grenade.1+guardian-robot.1")
    table.tell("chance: 1 2 3 4 2 2, 6 5 1 1, 5 5 5")
    assert [rolled["score"] for rolled in table.told("rolled")] == [14, 13]
    assert table.player(0).out
    assert table.discards == ["grenade"]
    assert "guardian-robot" in table.hand(1)


def test_r60_a_robot_may_be_a_plain_extra_die() -> None:
    hands = {0: "heat-pump", 1: f"guardian-robot {GEAR}"}
    table = landing("BRUTE", "WISP", hands=hands, options={"robot": "extra_die"})
    table.tell("0: pass", "1: protect", "chance: 1 2 3 4 2 2")
    assert len(table.play.asks[CHANCE].options["rolled"].fields) == 3


def test_tv16_a_tie_kills_nobody_and_nobody_may_open_the_envelope() -> None:
    """IP-61, R-43, R-49, R-50."""
    table = landing("QUILL", "PLAIN", hands={0: "grenade", 1: "rebreather"})
    table.tell("0: commit cards=grenade.1+", "1: pass", "chance: 4 3 2 1 1 1 1, 5 4 3")
    assert table.told("tied") == [{"score": 12}]
    assert (table.place(0), table.place(1), table.discards) == ("A.s", "A.s", ["grenade"])
    assert "open" not in table.ask(0).options
    table.tell("0: pass")
    assert table.asked == [1]
    assert "open" not in table.ask(1).options
    assert not table.state.fight


def test_tv16_a_tie_of_ten() -> None:
    table = landing("QUILL", "PLAIN", hands={1: "rebreather"})
    table.tell("0: pass", "1: pass", "chance: 4 3 2 1 1, 5 4 1")
    assert table.told("tied") == [{"score": 10}]


def test_r43_only_arrivals_fight() -> None:
    table = tetra("QUILL A.s", "PLAIN A.s", hands={1: "rebreather"})
    table.tell("0: one-die heading=AD>D", "chance: 1 1")
    assert table.told("fight") == []


def test_tv19_loot_on_the_ground() -> None:
    """IP-62, R-34, R-51, R-52, D-15."""
    hands = {0: "dissipator trap trap.2 scanner laser-gun missiles", 1: "cooling-unit keepsake rebreather"}
    hands[1] += " search-light"
    table = tetra("PLAIN AB:6", "QUILL B.s", hands={1: hands[0], 0: hands[1]})
    table.tell("0: one-die heading=AB>B", "chance: 1", "0: course place=B.s route=AB", "0: pass", "1: pass")
    table.tell("chance: 1 1 1, 6 6 6 6 6")
    assert table.player(0).out
    assert table.asks == "ask-keep"
    bad = "trap.1+trap.2+scanner.1+laser-gun.1+missiles.1+keepsake.1"
    assert table.refused(f"1: keep keep={bad}") == facts.NEEDED_HERE
    table.tell(f"1: keep keep={bad.replace('trap.1', 'cooling-unit.1')}")
    assert len(table.hand(1)) == 6
    assert table.envelope("B") == ["dissipator", "rebreather", "search-light", "trap"]
    assert table.discards == []
    assert [note.how for note in table.player(1).notes["B"]] == ["added"]


def test_tv34_a_disguise_makes_every_commit_void() -> None:
    """IP-97, R-50, R-61."""
    hands = {0: "grenade laser-gun heat-pump", 1: f"costume-trunk {GEAR}"}
    table = landing("BRUTE", "WISP", hands=hands)
    table.tell("0: commit cards=grenade.1+laser-gun.1", "1: commit cards=costume-trunk.1+")
    assert table.discards == ["costume-trunk"]
    assert "grenade" in table.hand(0)
    assert table.told("committed") == table.told("rolled") == []
    assert (table.place(0), table.place(1)) == ("A.s", "A.s")
    assert CHANCE not in table.play.asks


def test_r45_both_are_always_asked_the_same_question_whatever_they_hold() -> None:
    one = meeting("PLAIN", "WISP", hands={1: "missiles laser-gun"})
    other = meeting("PLAIN", "WISP", hands={1: "trap scanner"})
    assert one.asked == other.asked == [0, 1]
    assert described(one.ask(0)) == described(other.ask(0))
    assert list(one.ask(1).options) == list(other.ask(1).options)
    assert one.ask(1).sealed


def test_d17_protect_uses_everything_but_a_disguise_alone() -> None:
    table = landing("BRUTE", "WISP", hands={0: "heat-pump", 1: f"costume-trunk laser-gun grenade {GEAR}"})
    table.tell("0: protect", "1: protect")
    assert (table.discards, "grenade" in table.hand(1)) == (["costume-trunk"], True)
    table = meeting("PLAIN", "WISP", hands={1: "missiles laser-gun grenade trap"})
    table.tell("0: protect", "1: protect")
    assert table.told("committed")[1]["number"] == 2
    table = meeting("PLAIN", "WISP", hands={1: "missiles laser-gun force-field"})
    table.tell("0: protect", "1: reusable")
    assert table.told("committed")[1]["dice"] == 3 + 1 + 2


def gas(mode: str, *dice: str) -> Table:
    """The defender has Euphoric Gas."""
    hands = {0: "heat-pump", 1: f"euphoric-gas {GEAR}"}
    table = landing("BRUTE", "WISP", hands=hands)
    return table.tell("0: pass", f"1: commit cards=euphoric-gas.1+ mode={mode}", *dice)


def test_r62_gas_if_losing_saves_its_owner() -> None:
    """IP-83."""
    table = gas("if-losing", "chance: 6 6 6 6 6 6, 1 1")
    assert not table.player(1).out
    assert table.discards == ["euphoric-gas"]
    assert table.told("committed")[1]["number"] == 0


def test_r62_gas_that_was_not_needed_stays_unseen() -> None:
    table = gas("if-losing", "chance: 1 1 1 1 1 1, 6 6")
    assert table.player(0).out
    assert "euphoric-gas" in table.hand(1)
    assert "euphoric-gas" not in str([fact for fact in table.facts if fact.to is None])


def test_r62_gas_always_spares_the_other_too() -> None:
    table = gas("always", "chance: 1 1 1 1 1 1, 6 6")
    assert not table.player(0).out
    assert table.discards == ["euphoric-gas"]


def test_r46_gravity_and_the_smallest_pool() -> None:
    """IP-57, IP-66 to IP-68, R-47."""
    table = landing("BRUTE", "WISP", hands={0: "heat-pump", 1: GEAR})
    assert (table.ask(1).args["dice"], table.ask(1).args["enemy_dice"]) == (2, 6)
    table = meeting("PLAIN", "WISP")
    assert (table.ask(1).args["dice"], table.ask(1).args["enemy_dice"]) == (4, 3)


def test_h9_the_gravity_of_the_planet_may_count() -> None:
    """R-8."""
    hands = {0: "spectrum-visor", 1: f"search-light {GEAR}"}
    on = landing("BRUTE", "WISP", "B", hands=hands, options={"planet_gravity": True})
    assert (on.ask(0).args["dice"], on.ask(0).args["enemy_dice"]) == (7, 1)


def test_r44_several_pawns_are_fought_in_the_order_chosen_until_dead() -> None:
    """IP-60, R-53, D-16."""
    table = tetra("PLAIN AB:1", f"WISP {SPACE}", f"BRUTE {SPACE}", hands={1: "missiles"})
    table.tell("0: one-die heading=AB>B", "chance: 1")
    assert table.choices(0, "fight", "order") == ["1", "2"]
    table.tell("0: fight order=%32+%31", "0: pass", "2: pass", "chance: 6 6 6, 1 1")
    assert table.player(2).out
    assert table.asked == [0, 1]
    table.tell("0: pass", "1: pass", "chance: 1 1 1, 6 6 6 6")
    assert (table.player(0).out, table.asked) == (True, [1])


def test_r99_the_layer_decides_whom_one_meets() -> None:
    """IP-56."""
    table = tetra("QUILL AB:1", "PLAIN A.s", "WISP A.o", hands={1: "rebreather"})
    table.tell("0: one-die heading=AB>A", "chance: 1 1", "0: course place=A.o route=AB")
    assert table.asked == [0, 2]


def test_ip63_excess_in_space_is_discarded_and_the_prize_may_be_left_afloat() -> None:
    """IP-64, IP-65, R-58, D-15."""
    hands = {0: "trap scanner grenade laser-gun", 1: "keepsake rebreather vaccine missiles"}
    table = meeting("PLAIN", "WISP", hands=hands)
    table.tell("0: pass", "1: pass", "chance: 6 6 6, 1 1 1 1")
    keep = "trap.1+scanner.1+grenade.1+laser-gun.1+rebreather.1+vaccine.1"
    assert table.refused("0: keep keep=trap.1+keepsake.1") == "refused-number"
    table.tell(f"0: keep keep={keep}")
    assert (table.discards, table.state.afloat) == (["missiles"], SPACE)
    assert table.asks == "ask-end"


def test_r56_what_came_afloat_in_this_arrival_is_not_offered() -> None:
    table = meeting("PLAIN", "WISP", hands={1: "keepsake"})
    table.state.players[1].hand = cards("keepsake")
    table.tell("0: pass", "1: pass", "chance: 6 6 6, 1 1 1 1")
    assert table.hand(0) == ["keepsake"]


def test_r55_a_passing_ship_may_take_the_prize() -> None:
    """IP-65."""
    table = tetra("PLAIN AB:1", "WISP D.o", afloat="AB:3", hands={0: "laser-gun"})
    table.tell("0: one-die heading=AB>B", "chance: 4")
    assert (table.asks, table.place(0)) == ("ask-prize", "AB:3")
    table.tell("0: take")
    assert (table.place(0), table.hand(0), table.state.afloat) == ("AB:5", ["keepsake", "laser-gun"], "")


def test_r55_with_six_cards_another_is_discarded() -> None:
    six = "laser-gun missiles grenade trap scanner vaccine"
    table = tetra("PLAIN AB:1", "WISP D.o", afloat="AB:3", hands={0: six})
    table.tell("0: one-die heading=AB>B", "chance: 4")
    assert table.refused("0: take") == "refused-missing"
    assert table.ask(0).default.text("card") == "scanner.1"
    table.tell("0: take card=trap.1")
    assert (len(table.hand(0)), table.discards) == (6, ["trap"])


def test_r57_at_a_planet_the_prize_is_in_orbit_and_gear_about_to_be_shown_stays() -> None:
    six = "dissipator laser-gun missiles grenade trap scanner"
    table = tetra("QUILL AB:6", "PLAIN D.o", afloat="B.o", hands={0: six})
    table.tell("0: one-die heading=AB>B", "chance: 1 1", "0: course place=B.s route=AB")
    assert "dissipator.1" not in table.choices(0, "take", "card")
    table.tell("0: take card=trap.1")
    assert table.place(0) == "B.s"
    table = tetra("QUILL A.s", "PLAIN D.o", afloat="A.o")
    table.tell("0: one-die heading=AB>B", "chance: 1 1")
    assert table.told("took-prize") == []


def test_r54_a_resignation_leaves_the_hand_where_the_pawn_is() -> None:
    """IP-60, IP-65, R-90, D-26."""
    table = tetra("QUILL A.s", "PLAIN D.o", hands={0: "keepsake trap"})
    table.tell("0: resign sure=yes+")
    assert (table.envelope("A"), table.player(0).out) == (["keepsake", "trap"], True)
    table = tetra("QUILL AB:1", "PLAIN D.o", "WISP C.o", hands={0: "keepsake trap"})
    table.tell("0: resign sure=yes+")
    assert (table.discards, table.state.afloat) == (["trap"], "AB:1")


@pytest.mark.parametrize("ability", ["natural-weapons"])
def test_natural_weapons_count_on_the_ground_only(ability: str) -> None:
    """IP-16, R-1, R-47."""
    table = meeting("BRUTE", "PLAIN")
    character = table.player(0).character
    assert isinstance(character, Character)
    assert ability in character.abilities
    assert table.ask(0).args["dice"] == 2
