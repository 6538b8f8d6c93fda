"""Scenarios of a reader of the original document: chains of events, tunnels, missed turns, the monster."""

import pytest

from porc_royal.facts import CHANCE
from tests.interstellar_pig.scenario import Table, stacked, tetra


def few(table: Table, pile: str, discards: str) -> Table:
    """The same table with an Event deck of these cards, drawn in this order, and with these discards."""
    state = table.state
    state.events.pile = stacked(pile)[-len(pile.split()) :]
    state.events.discards = stacked(discards)[-len(discards.split()) :][::-1]
    return Table(table.play.rulebook, state, "turn")


def chain(*pawns: str, **laid: object) -> Table:
    """PLAIN flies from AB:1 onto the star AB:3; two events are left, Worm Hole and Navigation Error."""
    table = tetra(*(pawns or ("PLAIN AB:1", "WISP C.s")), round=3, **laid)  # type: ignore[arg-type]
    table = few(table, "worm-hole navigation-error", "sensors solar-flare")
    return table.tell("0: one-die heading=AB>B", "chance: 2")


def test_a_worm_hole_leads_to_another_star_where_the_next_event_is_drawn() -> None:
    """IP-107, R-74, R-75, R-77, R-79: then the drawer says which way is ahead, and may stop at a planet passed."""
    hands = {0: "radiation-suit"}
    table = chain(hands=hands, envelopes={"D": "trap"})
    assert "AB:3" not in table.choices(0, "jump", "place")
    assert set(table.choices(0, "jump", "place")) == {"AC:5", "AD:4", "BC:4", "BD:2", "CD:6"}
    table.tell("0: jump place=CD:6")
    assert [str(told["event"]) for told in table.told("drew")][-1].find("navigation-error") > 0
    table.tell("0: ahead heading=CD>D", "chance: 4")
    assert "D.s" in table.choices(0, "course", "place")
    table.tell("0: course place=D.s route=CD")
    assert (table.place(0), table.player(0).trapped) == ("D.s", 2)


def test_when_the_deck_runs_out_inside_a_chain_the_discards_are_shuffled() -> None:
    """IP-114, R-85: without the two cards that are still being carried out."""
    table = chain()
    table.tell("0: jump place=CD:6", "0: ahead heading=CD>C", "chance: 6", "0: course place=C.o route=CD")
    assert (len(table.told("drew")), table.state.events.pile) == (2, [])
    assert len(table.state.events.discards) == 4
    table.tell("0: pass", "1: one-die heading=CD>D", "chance: 6")
    assert CHANCE in table.play.asks
    table.draw("worm-hole")
    assert table.told("reshuffled") == [{"number": 4}]
    assert "CD:6" not in table.choices(1, "jump", "place")


def test_a_reshuffle_amid_a_chain_leaves_out_what_is_being_carried_out() -> None:
    """R-74, R-85."""
    table = chain().tell("0: jump place=BC:4", "0: ahead heading=BC>B", "chance: 6")
    table.tell("0: course place=BD:2 route=BC/BD")
    table.draw("solar-flare")
    assert table.told("reshuffled") == [{"number": 2}]
    assert (table.player(0).miss_owed, len(table.told("drew"))) == (2, 3)


def test_a_star_with_a_pawn_on_it_is_first_a_fight_and_then_an_event() -> None:
    """R-28, R-29: the dead draw nothing, and the card stays on the deck."""
    table = chain("PLAIN AB:1", "WISP CD:6").tell("0: jump place=CD:6", "0: pass", "1: pass")
    table.tell("chance: 1 1 1, 6 6 6 6")
    assert (table.player(0).out, len(table.told("drew")), len(table.state.events.pile)) == (True, 1, 1)
    table = chain("PLAIN AB:1", "WISP CD:6").tell("0: jump place=CD:6", "0: pass", "1: pass")
    table.tell("chance: 6 6 6, 1 1 1 1")
    assert (table.player(1).out, len(table.told("drew")), table.asks) == (True, 2, "ask-ahead")


def test_going_back_counts_a_planet_as_a_dot_and_onto_a_pawn_is_a_fight() -> None:
    """IP-47, IP-105, R-28, R-76."""
    for die, places in ((3, ["A.o"]), (2, None)):
        table = tetra("PLAIN AB:1", "WISP C.s", events="lost-in-space")
        table.tell("0: one-die heading=AB>B", f"chance: 2, {die}")
        if places is None:
            assert table.place(0) == "AB:1"
        else:
            assert table.choices(0, "course", "place") == places
    table = tetra("PLAIN AB:1", "WISP AB:2", events="lost-in-space")
    table.tell("0: one-die heading=AB>B", "chance: 2, 1")
    assert table.asks == "ask-commit"


def through_a_tunnel(hand: str = "") -> Table:
    """QUILL on the star AB:3 draws a tunnel; on C WISP stands on the ground and BRUTE is in orbit."""
    hands = {0: hand, 1: "breathing-apparatus.2 keepsake"}
    pawns = ("QUILL AB:1", "WISP C.s", "BRUTE C.o")
    table = tetra(*pawns, hands=hands, envelopes={"C": "nerve-lash"}, events="hyperspace-tunnel", round=9)
    return table.tell("0: one-die heading=AB>B", "chance: 2 2")


def test_without_the_gear_a_tunnel_leads_into_orbit_and_to_a_battle_in_space_only() -> None:
    """IP-54, IP-69, IP-113, R-80, R-99: the gear in somebody else's hand does not help."""
    table = through_a_tunnel()
    assert "C.s" not in table.choices(0, "jump", "place")
    table.tell("0: jump place=C.o")
    assert (table.asks, table.asked) == ("ask-commit", [0, 2])


GEAR = "breathing-apparatus thermal-suit"


def test_with_the_gear_it_is_shown_and_the_fight_is_on_the_ground_with_that_one_only() -> None:
    """IP-55, IP-62, IP-70, R-33, R-51, R-99: the winner opens the envelope in the same turn."""
    table = through_a_tunnel(GEAR).tell("0: jump place=C.s")
    assert (table.asked, len(table.told("showed"))) == ([0, 1], 1)
    table.tell("0: pass", "1: pass", "chance: 6 6 6 6 6, 1 1")
    assert (table.player(1).out, table.player(2).out) == (True, False)
    table.tell("0: open")
    table.tell("0: divide cards=breathing-apparatus.1+thermal-suit.1+keepsake.1+nerve-lash.1")
    assert table.hand(0) == ["breathing-apparatus", "keepsake", "nerve-lash", "thermal-suit"]


def test_after_a_tie_nobody_opens_and_nobody_attacks_again_by_staying() -> None:
    """IP-51, R-19, R-26, R-43, R-49: the ship in orbit cannot simply come down on them either."""
    table = through_a_tunnel(GEAR).tell("0: jump place=C.s", "0: pass", "1: pass", "chance: 1 1 1 3 5, 5 5")
    assert len(table.told("tied")) == 1
    table.tell("0: pass")
    for seat, line in ((1, "CD>D"), (2, "BC>B")):
        assert not {"open", "attack", "hold", "land"} & set(table.ask(seat).options)
        table.tell(f"{seat}: one-die heading={line}", "chance: 1", f"{seat}: pass")
    assert (table.asked, "open" in table.ask(0).options) == ([0], True)


def test_a_tunnel_to_a_star_draws_again_and_one_to_the_same_place_does_not() -> None:
    """R-74, R-80."""
    table = tetra("PLAIN AB:1", "WISP C.s", events="hyperspace-tunnel solar-flare")
    table.tell("0: one-die heading=AB>B", "chance: 2", "0: jump place=AC:5")
    assert (len(table.told("drew")), table.player(0).miss_owed) == (2, 2)
    table = tetra("PLAIN AB:1", "WISP C.s", events="hyperspace-tunnel solar-flare")
    table.tell("0: one-die heading=AB>B", "chance: 2", "0: jump place=AB:3")
    assert (len(table.told("drew")), table.player(0).miss_owed) == (1, 0)


def test_nobody_answers_an_attack_with_a_doorway() -> None:
    """R-68: in somebody else's turn only cards of the fight are asked for."""
    table = tetra("PLAIN AB:1", "WISP AB:2", hands={1: "pocket-doorway laser-gun"})
    table.tell("0: one-die heading=AB>B", "chance: 1")
    assert table.choices(1, "commit", "cards") == ["laser-gun.1"]
    assert not {"jump", "course"} & set(table.ask(1).options)


def away(table: Table, seat: int) -> None:
    heading = table.choices(seat, "one-die", "heading")[0]
    table.tell(f"{seat}: one-die heading={heading}", "chance: 1", f"{seat}: pass")
    let_miss(table)


def let_miss(table: Table) -> None:
    """Whoever is asked for a repair at the beginning of a missed turn makes none (R-72)."""
    while table.asked and table.asks == "ask-repair":
        table.default(table.asked[0])


@pytest.mark.parametrize("event", ["solar-flare", "lost-in-nebula"])
def test_a_kit_is_no_help_where_no_repairs_are_named_and_is_kept(event: str) -> None:
    """IP-88, IP-104, IP-110, R-72."""
    table = tetra("PLAIN A.o", "WISP C.s", events=event, hands={0: "repair-kit"})
    table.tell("0: one-die heading=AB>B", "chance: 3")
    assert "repair" not in table.ask(0).options
    table.tell("0: pass")
    away(table, 1)
    assert (table.asked, table.hand(0)) == ([1], ["repair-kit"])


def test_whoever_misses_turns_kills_the_attacker_takes_the_kit_and_plays_the_next_turn() -> None:
    """R-32, R-51, R-72, R-84: of two turns one was missed and does not come back."""
    pawns = ("PLAIN A.o", "WISP AB:2", "BRUTE D.o")
    table = tetra(*pawns, events="malfunction", round=3, hands={0: "missiles", 1: "repair-kit"})
    table.tell("0: one-die heading=AB>B", "chance: 3", "0: pass", "1: one-die heading=AB>A", "chance: 1")
    table.tell("1: pass", "2: one-die heading=AD>A", "chance: 1", "2: pass")
    let_miss(table)
    assert (table.state.round, table.player(0).repair_owed, table.asked) == (4, 1, [1])
    table.tell("1: one-die heading=AB>B", "chance: 2", "0: commit cards=missiles.1+", "1: pass")
    table.tell("chance: 1 1 1 1, 6 6 6 6 6")
    assert (table.player(1).out, table.hand(0)) == (True, ["repair-kit"])
    table.tell("0: order-repair", "2: one-die heading=AD>A", "chance: 1", "2: pass")
    assert (table.state.round, table.asked, table.asks, table.discards) == (
        5,
        [0],
        "ask-turn",
        ["missiles", "repair-kit"],
    )


def test_in_a_missed_turn_nobody_eats_and_it_counts_as_had() -> None:
    """R-31, R-71, R-86."""
    table = tetra("PLAIN AB:2", "WISP C.s", miss_owed={0: 1}, hands={0: "dehydrated-food"})
    assert (table.asked, table.hand(0)) == ([1], ["dehydrated-food"])
    away(table, 1)
    assert (table.asked, table.state.round) == ([0], 6)


def test_a_malfunction_in_an_extra_turn_costs_the_next_two_rounds() -> None:
    """R-32, R-71."""
    table = tetra("PLAIN A.o", "WISP C.s", events="malfunction", round=3, hands={0: "dehydrated-food"})
    table.tell("0: eat card=dehydrated-food.1", "0: one-die heading=AB>B", "chance: 1", "0: pass")
    table.tell("0: one-die heading=AB>B", "chance: 2", "0: pass")
    missed = []
    while table.asked == [1]:
        missed.append(table.state.round)
        away(table, 1)
    assert (missed, table.state.round) == ([3, 4, 5], 6)


def test_a_missed_last_turn_wins_with_the_prize_all_the_same() -> None:
    """IP-2, R-31, R-86."""
    table = tetra("PLAIN A.o", "WISP C.s", events="malfunction", round=15, hands={0: "keepsake"})
    table.tell("0: one-die heading=AB>B", "chance: 3", "0: pass")
    away(table, 1)
    away(table, 1)
    assert table.play.result is not None
    assert table.play.result.winners == (0,)


def test_missed_turns_vanish_with_whoever_owed_them() -> None:
    """IP-60, R-86, R-96."""
    table = tetra("PLAIN AB:1", "WISP AB:2", "BRUTE D.o", repair_owed={1: 2})
    table.tell(
        "0: one-die heading=AB>B", "chance: 1", "0: pass", "1: pass", "chance: 6 6 6, 1 1 1 1", "0: pass"
    )
    assert (table.player(1).repair_owed, table.asked) == (0, [2])
