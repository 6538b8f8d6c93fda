"""B.3, R-72, R-84, D-23, D-25: turns owed, what saves them, and turns that end by themselves."""

import pytest

from games.interstellar_pig.extension.catalogue import CARDS
from tests.interstellar_pig.scenario import Table, tetra

KIT = "repair-kit"


def others(table: Table) -> None:
    """Seat 1 takes its turn."""
    table.tell(f"1: one-die heading={table.choices(1, 'one-die', 'heading')[0]}", "chance: 1", "1: pass")


def struck(card: str, hand: str = "", other: str = "WISP C.s", **laid: object) -> Table:
    """In round 8 PLAIN draws an event."""
    table = tetra("PLAIN A.o", other, events=card, round=8, hands={0: hand}, **laid)  # type: ignore[arg-type]
    return table.tell("0: one-die heading=AB>B", "chance: 3")


def test_tv22_two_turns_are_missed_after_a_malfunction() -> None:
    table = struck("malfunction").tell("0: pass")
    for owed in (1, 0):
        others(table)
        table.tell("0: pass")
        assert (table.player(0).repair_owed, table.asked) == (owed, [1])
    others(table)
    assert (table.asks, table.asked, table.state.round) == ("ask-turn", [0], 11)


def test_tv22_a_kit_played_at_once() -> None:
    """IP-88, R-72, D-23."""
    table = struck("malfunction", KIT).tell("0: repair card=repair-kit.1", "0: pass")
    others(table)
    assert (table.asked, table.state.round, table.discards) == ([0], 9, [KIT])


def test_tv22_a_kit_ordered_between_two_missed_turns() -> None:
    table = struck("malfunction", KIT).tell("0: pass")
    others(table)
    table.tell("0: pass")
    assert (table.state.round, table.player(0).repair_owed) == (9, 1)
    table.tell("0: order-repair")
    assert table.view(0).standing
    assert not table.view(1).standing
    assert list(table.ask(0).options) == ["pass", "cancel-repair", "concede", "resign"]
    others(table)
    assert (table.asks, table.state.round, table.discards) == ("ask-turn", 10, [KIT])


@pytest.mark.parametrize("hand", ["", KIT])
def test_r72_at_the_start_of_a_turn_that_a_kit_would_save_its_debtor_is_asked_kit_or_not(hand: str) -> None:
    """D-23: also when nobody else moves in between."""
    table = struck("malfunction", hand, miss_owed={1: 3}).tell("0: pass")
    assert (table.asks, table.asked, table.state.round) == ("ask-repair", [0], 9)
    assert (table.ask(0).default.option, table.ask(0).window) == ("pass", True)
    table.tell("0: pass")
    assert (table.asks, table.asked, table.state.round) == ("ask-repair", [0], 10)
    if hand:
        table.tell("0: repair card=repair-kit.1")
        assert (table.asks, table.state.round, table.discards) == ("ask-turn", 10, [KIT])


def test_r72_nobody_is_asked_for_a_kit_when_all_can_see_both_discarded() -> None:
    table = tetra("PLAIN AB:3", "WISP C.s", repair_owed={0: 1}, discards="repair-kit repair-kit.2")
    assert CARDS[KIT].copies == 2
    assert (table.asked, table.player(0).repair_owed) == ([1], 0)


def test_r72_an_order_that_cannot_be_carried_out_looks_like_none() -> None:
    """D-23, section E: whoever ordered a repair without a kit is asked like everybody who owes one."""
    table = tetra("PLAIN AB:3", "WISP C.s", slot=1, repair_owed={0: 1})
    assert (sorted(table.play.asks), table.asked) == ([0, 1], [1])
    table.tell("0: order-repair", "0: cancel-repair", "0: order-repair")
    others(table)
    assert (table.asks, table.asked) == ("ask-repair", [0])
    table.tell("0: pass")
    assert (table.asked, table.player(0).repair_owed, table.player(0).standing) == ([1], 0, False)


def test_tv22_no_kit_helps_against_a_solar_flare() -> None:
    table = struck("solar-flare", KIT)
    assert "repair" not in table.ask(0).options
    table.tell("0: pass")
    others(table)
    assert table.asked == [1]


def test_r84_repairs_are_served_first() -> None:
    table = tetra("PLAIN AB:3", "WISP C.s", repair_owed={0: 1}, miss_owed={0: 1}).tell("0: pass")
    assert (table.player(0).repair_owed, table.player(0).miss_owed) == (0, 1)


# ------------------------------------------------------------------------ turns that end by themselves (D-25)


def test_d25_turns_may_end_by_themselves() -> None:
    table = tetra("PLAIN A.o", "WISP C.s")
    table.tell("0: auto-end", "0: one-die heading=AB>B", "chance: 1")
    assert table.asked == [1]


def test_d25_whoever_owes_a_repair_is_asked_all_the_same_and_then_the_turn_ends() -> None:
    """R-72: at once is when the event is drawn, kit or not."""
    table = struck_alone("")
    assert (table.asks, table.asked) == ("ask-end", [0])
    assert "repair" in table.ask(0).options
    table = struck_alone(KIT).tell("0: repair card=repair-kit.1")
    assert (table.asked, table.player(0).repair_owed) == ([1], 0)


def struck_alone(hand: str) -> Table:
    """A swarm strikes PLAIN, whose turns end by themselves."""
    table = tetra("PLAIN A.o", "WISP C.s", events="meteor-swarm", hands={0: hand})
    return table.tell("0: auto-end", "0: one-die heading=AB>B", "chance: 3")


def trapped(hand: str) -> Table:
    """QUILL comes to be trapped on A with turns that end by themselves."""
    table = tetra("QUILL AB:1", "PLAIN D.o", hands={0: hand}, envelopes={"A": "trap missiles"})
    table.tell("0: auto-end", "0: one-die heading=AB>A", "chance: 1 1", "0: course place=A.s route=AB")
    assert (table.asked, table.player(0).trapped) == ([1], 2)
    others(table)
    return table


def test_d25_a_trapped_player_is_asked_in_both_turns() -> None:
    """R-31, R-63: envelope, food, scanner and vault may be used in a trap, one after another."""
    table = trapped("dehydrated-food scanner temporal-vault")
    assert (table.asks, table.asked, table.player(0).trapped) == ("ask-end", [0], 1)
    assert {"open", "eat", "scan", "recover"} <= set(table.ask(0).options)
    table.tell("0: scan planet=B", "0: open")
    table.default(0)
    assert (table.asks, table.asked) == ("ask-end", [0])
    table.tell("0: pass")
    others(table)
    assert (table.asks, table.asked, table.player(0).trapped) == ("ask-end", [0], 0)


def test_d25_in_a_trap_the_switch_can_be_turned_off() -> None:
    table = trapped("").tell("0: auto-end")
    assert (table.asks, table.player(0).auto_end) == ("ask-end", False)


def test_d25_a_trap_sprung_by_opening_leaves_the_turn_open() -> None:
    """R-31, option `hazards`: the move is lost, the rest of the turn is not."""
    options = {"hazards": "on_opening"}
    table = tetra("QUILL A.s", "PLAIN D.o", hands={0: "scanner"}, envelopes={"A": "trap"}, options=options)
    table.tell("0: auto-end", "0: open")
    table.default(0)
    assert (table.asks, table.asked) == ("ask-end", [0])


def test_r31_a_trap_sprung_before_the_move_says_that_it_cost_the_turn() -> None:
    """R-63, T.2, option `hazards`."""
    options = {"hazards": "on_opening"}
    table = tetra("QUILL A.s", "PLAIN D.o", envelopes={"A": "trap"}, options=options).tell("0: open")
    table.default(0)
    (said,) = table.told("trapped")
    assert (said["left"], table.asks) == (1, "ask-end")


def test_r32_turns_owed_to_two_traps_add_up() -> None:
    """Option `hazards`: one Trap for each opening, and one may be opened in a trap."""
    options = {"hazards": "on_opening"}
    table = tetra("QUILL A.s", "PLAIN D.o", envelopes={"A": "trap trap.2"}, options=options).tell("0: open")
    table.default(0)
    table.tell("0: open")
    table.default(0)
    assert table.player(0).trapped == 3
