"""Standing orders: what each kind of them replies, from its owner's view (D-52), and plans of one's own turn."""

from typing import Final

import pytest

from games.interstellar_pig.orders.kinds import ORDERS
from porc_royal.asks import Answer, Refused, Reply
from porc_royal.facts import Seat
from tests.games import ordering
from tests.interstellar_pig.scenario import Table, tetra

AUTO: Final = "one-die"
SIX: Final = "laser-gun dissipator scanner repair-kit dehydrated-food temporal-vault"


def replied(table: Table, seat: int, name: str, **terms: Answer) -> Reply | None:
    return ordering.replied(ORDERS, table, seat, name, **terms)


# ------------------------------------------------------------------------------------------------ flights


def test_an_order_to_fly_to_a_planet_takes_the_line_towards_it() -> None:
    """IP-44: A and B are the ends of one line."""
    table = tetra("QUILL A.o", "PLAIN D.o")
    there: dict[str, Answer] = {"planet": "B", "layer": "orbit", "dice": "two-dice"}
    assert replied(table, 0, "fly-to", **there) == Reply("two-dice", {"heading": "AB>B"})


def test_an_order_to_fly_ends_the_flight_on_the_planet_where_it_is_within_reach() -> None:
    """R-23: the clever one can live on A."""
    table = tetra("QUILL AB:1", "PLAIN D.o").tell("0: one-die heading=AB>A", "chance: 1 1")
    assert table.asks == "ask-course"
    ends = {
        layer: replied(table, 0, "fly-to", planet="A", layer=layer, dice=AUTO)
        for layer in ("surface", "orbit")
    }
    assert {layer: reply and reply.text("place") for layer, reply in ends.items()} == {
        "surface": "A.s",
        "orbit": "A.o",
    }


def test_a_flight_by_order_starts_no_fight_that_nobody_wanted() -> None:
    """IP-53."""
    table = tetra("QUILL AB:1", "PLAIN A.s").tell("0: one-die heading=AB>A", "chance: 1 1")
    assert replied(table, 0, "fly-to", planet="A", layer="surface", dice=AUTO) is None
    assert replied(table, 0, "fly-to", planet="A", layer="orbit", dice=AUTO) is not None


def test_whoever_has_arrived_where_an_order_led_is_asked_again() -> None:
    table = tetra("QUILL A.o", "PLAIN D.o")
    assert replied(table, 0, "fly-to", planet="A", layer="orbit", dice=AUTO) is None


def test_the_autopilot_flies_ends_turns_and_leaves_envelopes_as_for_the_absent() -> None:
    """R-92."""
    table = tetra("QUILL A.o", "PLAIN D.o")
    assert replied(table, 0, "usual", questions=("turn", "course")) == table.ask(0).default
    assert replied(table, 0, "usual", questions=("course",)) is None, "another question than was named"


# ------------------------------------------------------------------------------------------------- fights


def fighting(hand: str = "laser-gun dissipator") -> Table:
    """Seat 0 comes upon seat 1 in Space."""
    table = tetra("QUILL AB:1", "BRUTE AB:2", "PLAIN D.o", hands={0: hand})
    table.tell("0: one-die heading=AB>B", "chance: 1 1")
    assert table.asks == "ask-commit"
    return table


@pytest.mark.parametrize("stance", ["protect", "reusable", "pass"])
def test_an_order_says_how_one_fights(stance: str) -> None:
    """D-17."""
    assert replied(fighting(), 0, "fight", stance=stance) == Reply(stance)


def test_an_order_commits_the_cards_it_names_that_may_be_used_there() -> None:
    table = fighting()
    (usable, *_) = table.choices(0, "commit", "cards")
    assert replied(table, 0, "fight", stance="cards", cards=(usable,)) == Reply(
        "commit", {"cards": (usable,)}
    )


def test_an_order_for_fights_spares_one_whom_its_owner_wants_to_decide_about() -> None:
    assert replied(fighting(), 0, "fight", stance="pass", but="1") is None
    assert replied(fighting(), 0, "fight", stance="pass", but="2") == Reply("pass")


def test_of_several_enemies_the_one_named_is_fought_first() -> None:
    """R-44, D-16."""
    table = tetra("QUILL AB:1", "BRUTE AB:2", "PLAIN AB:2").tell("0: one-die heading=AB>B", "chance: 1 1")
    assert table.asks == "ask-fights"
    assert replied(table, 0, "first", target="2") == Reply("fight", {"order": ("2", "1")})


# --------------------------------------------------------------------------------------- what is met there


def drifting(hand: str = "") -> Table:
    """The prize floats where seat 0 comes by."""
    table = tetra("QUILL AB:1", "BRUTE D.o", hands={0: hand}, afloat="AB:2")
    table.tell("0: one-die heading=AB>B", "chance: 1 1")
    assert table.asks == "ask-prize"
    return table


def test_the_prize_is_taken_or_left_by_order() -> None:
    """R-55."""
    assert replied(drifting(), 0, "prize", do="take") == Reply("take")
    assert replied(drifting(), 0, "prize", do="leave") == Reply("pass")


def test_a_full_hand_gives_up_the_card_named_else_the_least_useful() -> None:
    table = drifting(SIX)
    assert replied(table, 0, "prize", do="take", card="scanner.1") == Reply("take", {"card": "scanner.1"})
    assert replied(table, 0, "prize", do="take") == table.ask(0).default


def owing(hand: str) -> Table:
    table = tetra("QUILL AB:1", "BRUTE D.o", hands={0: hand}, repair_owed={0: 1})
    assert table.asks == "ask-repair"
    return table


def test_a_repair_kit_is_used_by_order_where_there_is_one() -> None:
    """R-72, D-23."""
    used = replied(owing("repair-kit"), 0, "repair", do="use")
    assert used is not None
    assert used.option == "repair"
    assert replied(owing(""), 0, "repair", do="use") == Reply("pass")
    assert replied(owing("repair-kit"), 0, "repair", do="miss") == Reply("pass")


def event(title: str, **settings: str) -> Table:
    """Seat 0 flies to the star of its line and draws this event."""
    star = next(line for line in tetra("QUILL A.o").state.chart.lines if line.id == "AB").star
    table = tetra(f"QUILL AB:{star - 1}", "BRUTE D.o", "PLAIN C.o", events=title)
    return table.tell("0: one-die heading=AB>B", "chance: 1 1")


def test_sensors_look_at_the_hand_that_was_named() -> None:
    """R-83, D-19."""
    table = event("sensors")
    assert table.asks == "ask-sensors"
    assert replied(table, 0, "look", target="2") == Reply("look", {"target": "2"})


def test_a_tunnel_leads_where_it_was_ordered_to() -> None:
    """R-80, D-20."""
    table = event("hyperspace-tunnel")
    assert table.asks == "ask-tunnel"
    assert replied(table, 0, "tunnel", planet="C", layer="orbit") == Reply("jump", {"place": "C.o"})
    assert replied(table, 0, "usual", questions=("tunnel",)) == table.ask(0).default


def test_a_worm_hole_leaves_at_the_star_that_was_named() -> None:
    """R-79, D-21."""
    table = event("worm-hole")
    assert table.asks == "ask-worm-hole"
    (first, *_) = table.choices(0, "jump", "place")
    assert replied(table, 0, "star", place=first) == Reply("jump", {"place": first})


def test_of_too_many_cards_those_named_are_kept() -> None:
    """R-41: the others as they would be kept for the absent."""
    table = tetra("QUILL AB:1", "BRUTE AB:2", hands={0: SIX.replace("scanner", "trap"), 1: "scanner vaccine"})
    given = ordering.give(ORDERS, table, 0, "keep", cards=("trap.1", "laser-gun.1"))
    table.tell("0: one-die heading=AB>B", "chance: 1 1", "0: pass", "1: pass")
    table.tell("chance: 6 6 6 6", "chance: 1 1")
    assert table.asks == "ask-keep"
    kept = ordering.follow(ORDERS, table, 0, given)
    assert kept is not None
    assert {"trap.1", "laser-gun.1"} <= set(kept.many("keep"))
    assert replied(table, 0, "usual", questions=("keep",)) == table.ask(0).default


# -------------------------------------------------------------------------------------------------- plans


def test_a_plan_of_ones_own_turn_is_the_reply_to_the_question_when_it_comes() -> None:
    table = tetra("QUILL A.s", "PLAIN D.o")
    assert replied(table, 0, "fly", dice="two-dice", heading="AB>B") == Reply("two-dice", {"heading": "AB>B"})
    assert replied(table, 0, "open") == Reply("open")


def test_a_plan_that_is_no_legal_move_any_more_is_not_played() -> None:
    table = tetra("QUILL A.o", "PLAIN D.o")
    given = ordering.give(ORDERS, table, 0, "fly", dice="two-dice", heading="CD>D")
    assert ordering.is_dropped(ORDERS, table, 0, given), "no line of this place"
    assert ordering.is_dropped(ORDERS, table, 0, ordering.give(ORDERS, table, 0, "open")), (
        "on the ground only"
    )


def test_a_card_that_is_planned_needs_no_naming_where_there_is_one_of_it() -> None:
    table = tetra("QUILL A.o", "PLAIN D.o", hands={0: "dehydrated-food scanner"})
    assert replied(table, 0, "eat") == Reply("eat", {"card": "dehydrated-food.1"})
    assert replied(table, 0, "scan", planet="B") == Reply("scan", {"planet": "B"})
    bare = tetra("QUILL A.o", "PLAIN D.o")
    assert ordering.is_dropped(ORDERS, bare, 0, ordering.give(ORDERS, bare, 0, "eat"))


def test_a_jump_to_where_somebody_has_come_meanwhile_is_asked_about_again() -> None:
    """IP-53: it would be a fight."""
    table = tetra("QUILL A.o", "PLAIN D.o", hands={0: "pocket-doorway"})
    given = ordering.give(ORDERS, table, 0, "jump", planet="C", layer="orbit")
    assert ordering.follow(ORDERS, table, 0, given) == Reply("jump", {"place": "C.o"})
    table.state.players[1].place = "C.o"
    assert ordering.follow(ORDERS, table, 0, given) is None


# -------------------------------------------------------------------------------------------------- terms


def test_the_form_refuses_what_is_not_there_and_ready_orders_are_such_as_it_takes() -> None:
    table = tetra("QUILL A.o", "PLAIN D.o")
    form = ordering.make_sheet(ORDERS, table, 0)
    with pytest.raises(Refused):
        form.check(Reply("fly-to", {"planet": "Z", "layer": "orbit", "dice": AUTO, **ordering.NOW}))
    with pytest.raises(Refused):
        form.check(Reply("fight", {"stance": "cards", "cards": ("laser-gun.1",), **ordering.NOW}))
    assert "hold" not in form.options, "an option of the table"
    ready = ORDERS.list_ready(table.play.view(Seat(0)), form)
    assert len({str(one.label) for one in ready}) == len(ready) >= 6
