"""Scenarios of a reader of the original document: bacteria, traps, the black hole, the prize afloat."""

import pytest

from porc_royal.facts import Seat
from tests.interstellar_pig.scenario import Table, tetra

SUIT = "radiation-suit"


def landing(hand: str, envelope: str, **laid: object) -> Table:
    """Round 4: PLAIN comes down on D, where these cards lie; another PLAIN is one space away from it."""
    hands = {0: f"{SUIT} {hand}", 1: "radiation-suit.2"}
    envelopes = {"D": envelope}
    table = tetra("PLAIN AD:9", "PLAIN BD:8", hands=hands, envelopes=envelopes, round=4, **laid)  # type: ignore[arg-type]
    return table.tell("0: one-die heading=AD>D", "chance: 1", "0: course place=D.s route=AD")


def away(table: Table, seat: int) -> None:
    """A seat flies one space along its first line and ends its turn."""
    heading = table.choices(seat, "one-die", "heading")[0]
    table.tell(f"{seat}: one-die heading={heading}", "chance: 1", f"{seat}: pass")


BOTH = "virulent-bacteria trap keepsake"


def test_a_vaccine_saves_the_lander_who_is_trapped_and_may_take_the_prize_at_once() -> None:
    """IP-90, IP-91, IP-99, R-31, R-63 to R-65: both fire before anything is opened, both are spent."""
    table = landing("vaccine scanner", BOTH)
    assert (table.player(0).trapped, table.discards) == (2, ["trap", "virulent-bacteria"])
    assert "vaccine" in str([fact for fact in table.facts if fact.to is None])
    table.tell("0: open", "0: divide cards=keepsake.1+radiation-suit.1+vaccine.1+scanner.1")
    assert table.hand(0) == ["keepsake", "radiation-suit", "scanner", "vaccine"]
    table.tell("0: pass")
    away(table, 1)
    for round_ in (5, 6):
        assert (table.state.round, table.asks) == (round_, "ask-end")
        table.tell("0: pass")
        away(table, 1)
    assert (table.state.round, table.asks) == (7, "ask-turn")


def test_without_a_vaccine_the_first_dies_and_the_trap_waits_for_the_second() -> None:
    """R-54, R-64, R-66: the hand goes into the envelope, the prize never onto the discards."""
    table = landing("keepsake.1", "virulent-bacteria trap")
    assert (table.player(0).out, table.told("opened")) == (True, [])
    assert (table.discards, table.envelope("D")) == (
        ["virulent-bacteria"],
        ["keepsake", "radiation-suit", "trap"],
    )
    table.tell("1: one-die heading=BD>D", "chance: 1", "1: course place=D.s route=BD")
    assert (table.player(1).out, table.player(1).trapped) == (False, 2)


def test_whoever_left_bacteria_there_lives_on_and_dies_of_landing_anew() -> None:
    """R-64, R-67: first character, whoever it is; but standing there is no landing."""
    table = tetra("QUILL A.s", "PLAIN D.o", hands={0: "virulent-bacteria"})
    table.tell("0: open", "0: divide cards=+")
    assert not table.player(0).out
    table.tell("0: one-die heading=AB>B", "chance: 1 1", "0: pass")
    away(table, 1)
    table.tell("0: one-die heading=AB>A", "chance: 1 1", "0: course place=A.s route=AB")
    assert table.player(0).out


def test_orbit_and_a_scanner_stir_nothing() -> None:
    """R-70, R-98."""
    hands = {0: "radiation-suit scanner"}
    table = tetra("PLAIN AD:9", "WISP C.s", hands=hands, envelopes={"D": BOTH})
    table.tell("0: scan planet=D", "0: one-die heading=AD>D", "chance: 1", "0: course place=D.o route=AD")
    assert (table.player(0).out, table.player(0).trapped) == (False, 0)
    assert (table.discards, table.envelope("D")) == (["scanner"], ["keepsake", "trap", "virulent-bacteria"])


def test_bacteria_and_a_trap_in_the_hand_do_nothing() -> None:
    """IP-90, IP-99, R-64."""
    table = landing("virulent-bacteria trap", "scanner")
    assert (table.player(0).out, table.player(0).trapped, table.discards) == (False, 0, [])


def test_gas_and_disguise_are_no_help_against_bacteria() -> None:
    """R-61, R-62, R-64: they are for fights on the ground, and are not lost."""
    table = landing("euphoric-gas costume-trunk", "virulent-bacteria")
    assert table.player(0).out
    assert table.envelope("D") == ["costume-trunk", "euphoric-gas", "radiation-suit"]


def trapped(
    hand: str = "pocket-doorway dehydrated-food grenade keepsake", envelope: str = "trap trap.2"
) -> Table:
    """Round 5, D: PLAIN has sprung a trap; the other flies to within two spaces."""
    hands = {0: f"{SUIT} {hand}", 1: "radiation-suit.2"}
    table = tetra("PLAIN AD:9", "PLAIN BD:6", hands=hands, envelopes={"D": envelope})
    table.tell("0: one-die heading=AD>D", "chance: 1", "0: course place=D.s route=AD", "0: pass")
    table.tell("1: one-die heading=BD>D", "chance: 1", "1: pass")
    assert (table.state.round, table.asked, table.player(0).trapped) == (6, [0], 1)
    return table


def attack(table: Table) -> Table:
    table.tell("0: pass", "1: one-die heading=BD>D", "chance: 2")
    return table.tell("1: course place=D.s route=BD")


def test_in_a_trapped_turn_one_does_everything_but_move() -> None:
    """R-31, R-63, R-66, R-68, R-72: no doorway, no repair; of two traps one has sprung, the other waits."""
    table = trapped("pocket-doorway dehydrated-food repair-kit keepsake")
    options = set(table.ask(0).options)
    assert {"open", "eat", "scan"} <= options
    assert not {"jump", "one-die", "two-dice", "repair"} & options
    assert "pocket-doorway" in table.hand(0)
    assert table.envelope("D") == ["trap.2"]


def test_an_extra_turn_is_the_second_trapped_turn() -> None:
    """R-32, R-71: turns are counted, not rounds."""
    table = trapped().tell("0: eat card=dehydrated-food.1", "0: pass")
    assert (table.state.round, table.asks, table.player(0).trapped) == (6, "ask-end", 0)
    table.tell("0: pass")
    away(table, 1)
    assert (table.state.round, table.asks) == (7, "ask-turn")


def test_whoever_is_trapped_fights_with_everything_and_the_next_lander_meets_the_second_trap() -> None:
    """IP-55, R-32, R-66: one trap for one landing, so the second is still there for the second lander."""
    table = attack(trapped())
    assert table.player(1).trapped == 2
    table.tell("1: pass", "0: commit cards=grenade.1+", "chance: 1 1 1, 2 2 2 2 2")
    assert (table.player(1).out, table.discards) == (True, ["grenade", "trap", "trap.2"])


def test_a_trap_that_has_sprung_catches_nobody_else() -> None:
    """IP-99, R-63: whoever lands next is not the first."""
    table = attack(trapped(envelope="trap"))
    assert (table.player(0).trapped, table.player(1).trapped, table.asks) == (1, 0, "ask-commit")


def test_the_killer_of_a_trapped_player_opens_at_once_and_inherits_no_trapped_turn() -> None:
    """IP-51, IP-60, IP-62, R-96."""
    hands = {0: f"{SUIT} keepsake", 1: "radiation-suit.2"}
    pawns = ("PLAIN D.s", "PLAIN BD:8")
    table = tetra(*pawns, hands=hands, slot=1, trapped={0: 1}, envelopes={"D": "scanner"})
    table.tell("1: one-die heading=BD>D", "chance: 1", "1: course place=D.s route=BD")
    table.tell("0: pass", "1: pass", "chance: 6 6 6, 1 1 1")
    assert (table.player(0).out, table.player(1).trapped) == (True, 0)
    table.tell("1: open", "1: divide cards=radiation-suit.2+keepsake.1+scanner.1")
    assert table.hand(1) == ["keepsake", "radiation-suit.2", "scanner"]


HOLE = "keepsake rebreather thermal-suit repair-kit laser-gun temporal-vault"


def after_the_hole(first: str = "BRUTE A.o", hand: str = "") -> Table:
    """Round 8: PLAIN has drawn the Black Hole at AB:3 with six cards; then seat 1 has its turn."""
    hands = {0: HOLE, 1: hand or "force-field missiles scanner trap heat-pump hover-sled"}
    pawns = ("PLAIN AB:1", first)
    table = tetra(*pawns, hands=hands, events="black-hole solar-flare", round=8)
    return table.tell("0: one-die heading=AB>B", "chance: 2")


def test_a_black_hole_takes_everything_at_once_but_the_prize_floats_in_sight_of_all() -> None:
    """R-56, R-69, R-82: the vault goes with the hand, and nobody is asked before."""
    table = after_the_hole()
    assert table.discards == ["laser-gun", "rebreather", "repair-kit", "temporal-vault", "thermal-suit"]
    assert (table.hand(0), table.state.afloat, table.asks) == ([], "AB:3", "ask-end")
    assert len(table.told("afloat")) == 1
    assert table.choices(0, "recover", "card") == []


@pytest.mark.parametrize("taken", [True, False])
def test_a_passing_ship_with_six_cards_may_take_the_prize_for_another_card(taken: bool) -> None:
    """R-27, R-55: no fight with whoever floats there; what is not taken goes on floating."""
    table = after_the_hole().tell("0: pass", "1: one-die heading=AB>B", "chance: 5")
    assert (table.asks, table.asked) == ("ask-prize", [1])
    table.tell("1: take card=trap.1" if taken else "1: pass")
    assert (table.place(1), table.told("fight")) == ("AB:5", [])
    assert ("keepsake" in table.hand(1), "trap" in table.discards) == (taken, taken)
    assert table.state.afloat == ("" if taken else "AB:3")


def test_pawn_prize_and_star_in_one_place_are_met_in_that_order() -> None:
    """R-29, T.3: the fight, then the prize, then the event."""
    table = after_the_hole().tell("0: pass", "1: one-die heading=AB>B", "chance: 3")
    assert table.asks == "ask-commit"
    table.tell("0: pass", "1: pass", "chance: 6 6, 1 1 1")
    assert (table.player(0).out, table.asks) == (True, "ask-prize")
    table.tell("1: take card=trap.1")
    assert (table.player(1).miss_owed, len(table.told("drew"))) == (2, 2)


def test_a_dead_attacker_takes_no_prize_and_draws_no_event() -> None:
    """R-29, R-56: and whoever stands there already does not take it either."""
    table = after_the_hole().tell("0: pass", "1: one-die heading=AB>B", "chance: 3")
    table.tell("0: pass", "1: pass", "chance: 1 1, 6 6 6")
    assert (table.player(1).out, len(table.told("drew")), table.state.afloat) == (True, 1, "AB:3")
    assert len(table.hand(0)) == 6


def test_with_the_gear_gone_only_orbit_is_left() -> None:
    """IP-69, IP-70, R-25."""
    table = after_the_hole().tell("0: pass", "1: one-die heading=AB>B", "chance: 1", "1: pass")
    table.tell("0: one-die heading=AB>A", "chance: 3")
    assert table.choices(0, "course", "place") == ["A.o"]
    assert Seat(0) in table.play.asks
