"""Single cards: hazards, food, repairs, vault, scanner, doorway; envelopes; ends and absences."""

import pytest

from games.interstellar_pig import facts
from porc_royal.facts import Seat
from tests.interstellar_pig.scenario import Table, tetra


def trap(round_: int = 5, **laid: object) -> Table:
    """PLAIN comes down on D, where a Trap lies."""
    hands = {0: "radiation-suit dehydrated-food", 1: ""}
    table = tetra("PLAIN AD:9", "WISP C.s", hands=hands, envelopes={"D": "trap trap.2"}, round=round_, **laid)  # type: ignore[arg-type]
    return table.tell("0: one-die heading=AD>D", "chance: 1", "0: course place=D.s route=AD")


def others(table: Table) -> None:
    """Seat 1 takes its turn."""
    table.tell(f"1: one-die heading={table.choices(1, 'one-die', 'heading')[0]}", "chance: 1", "1: pass")


def test_tv21_a_trap_costs_two_own_turns_of_movement() -> None:
    """IP-99, R-32, R-63, R-66."""
    table = trap()
    assert (table.player(0).trapped, table.discards) == (2, ["trap"])
    table.tell("0: pass")
    others(table)
    for left in (1, 0):
        assert (table.asks, table.player(0).trapped) == ("ask-end", left)
        assert "jump" not in table.ask(0).options
        table.tell("0: pass")
        others(table)
    assert (table.asks, table.state.round) == ("ask-turn", 8)


def test_tv21_food_buys_a_turn_that_pays_one_off() -> None:
    """IP-100, R-71."""
    table = trap().tell("0: eat card=dehydrated-food.1", "0: pass")
    assert (table.player(0).trapped, table.state.round, table.asked) == (1, 5, [0])
    table.tell("0: pass")
    others(table)
    assert (table.player(0).trapped, table.state.round) == (0, 6)
    table.tell("0: pass")
    others(table)
    assert (table.asks, table.state.round) == ("ask-turn", 7)


def bacteria(hand: str, **laid: object) -> Table:
    envelopes = {"D": "trap virulent-bacteria scanner"}
    hands = {0: f"radiation-suit {hand}"}
    table = tetra("PLAIN AD:9", "WISP C.s", hands=hands, envelopes=envelopes, **laid)  # type: ignore[arg-type]
    return table.tell("0: one-die heading=AD>D", "chance: 1", "0: course place=D.s route=AD")


def test_r64_bacteria_kill_the_first_lander_and_traps_stay_armed() -> None:
    """IP-90, R-54, R-66."""
    table = bacteria("keepsake")
    assert table.player(0).out
    assert table.discards == ["virulent-bacteria"]
    assert table.envelope("D") == ["keepsake", "radiation-suit", "scanner", "trap"]


def test_r65_a_vaccine_saves_and_the_bacteria_are_spent_all_the_same() -> None:
    """IP-91, R-73."""
    table = bacteria("vaccine")
    assert not table.player(0).out
    assert table.discards == ["trap", "virulent-bacteria"]
    assert "vaccine" in table.hand(0)


def test_hazards_may_wait_for_the_opening_instead() -> None:
    table = bacteria("", options={"hazards": "on_opening"})
    assert (table.player(0).out, table.discards) == (False, [])
    table.tell("0: open")
    assert table.player(0).out


def test_a_trap_sprung_by_opening_before_the_move_costs_the_move() -> None:
    hands = {0: "radiation-suit"}
    options = {"hazards": "on_opening"}
    table = tetra("PLAIN D.s", "WISP C.s", hands=hands, envelopes={"D": "trap"}, options=options)
    table.tell("0: open")
    table.default(0)
    assert (table.asks, table.player(0).trapped, table.place(0)) == ("ask-end", 1, "D.s")


def test_tv29_vault_and_food_make_three_extra_turns() -> None:
    """IP-89, R-69, R-71."""
    hands = {0: "dehydrated-food dehydrated-food.2 temporal-vault"}
    table = tetra("PLAIN A.o", "WISP C.s", hands=hands)
    table.tell("0: eat card=dehydrated-food.1", "0: eat card=dehydrated-food.2")
    table.tell("0: recover card=dehydrated-food.1", "0: eat card=dehydrated-food.1")
    assert table.discards == ["dehydrated-food", "dehydrated-food.2", "temporal-vault"]
    assert (table.hand(0), table.state.turn and table.state.turn.bought) == ([], 3)
    for extra in (2, 1, 0):
        table.tell("0: one-die heading=AD>D", "chance: 1", "0: pass")
        assert (table.state.extra, table.asked) == (extra, [0])
    table.tell("0: one-die heading=AD>A", "chance: 1", "0: pass")
    assert (table.asked, table.state.round) == ([1], 5)


def test_r70_a_scanner_shows_its_user_alone_what_lies_there_now() -> None:
    """IP-101, D-11."""
    table = tetra("PLAIN A.o", "WISP C.s", hands={0: "scanner"}, envelopes={"B": "keepsake"})
    table.tell("0: scan planet=B")
    assert table.discards == ["scanner"]
    (found,) = [fact for fact in table.facts if fact.says.key == facts.FOUND]
    assert found.to == (Seat(0),)
    assert [(note.how, note.cards) for note in table.view(0).notes("B")] == [("scanned", ("keepsake.1",))]
    assert table.view(1).notes("B") == ()


def test_r68_a_doorway_takes_the_place_of_the_move() -> None:
    """IP-87, D-20."""
    table = tetra("QUILL A.s", "WISP C.s", hands={0: "pocket-doorway"}, events="solar-flare")
    table.tell("0: jump place=CD:6")
    assert (table.place(0), table.asks, table.discards) == ("CD:6", "ask-end", ["pocket-doorway"])
    assert table.player(0).miss_owed == 2


def test_every_card_is_an_option_for_everybody_and_empty_without_it() -> None:
    table = tetra("QUILL A.s", "WISP C.s")
    assert {"jump", "scan", "recover", "eat"} <= set(table.ask(0).options)
    assert table.choices(0, "jump", "place") == table.choices(0, "scan", "planet") == []


def test_r39_cards_may_be_left_and_only_the_divider_knows() -> None:
    """IP-52, IP-117, R-67, D-10."""
    table = tetra("QUILL A.s", "WISP C.s", hands={0: "keepsake trap"}, envelopes={"A": "scanner"})
    table.tell("0: open", "0: divide cards=scanner.1+")
    assert (table.hand(0), table.envelope("A")) == (["scanner"], ["keepsake", "trap"])
    assert table.player(0).trapped == 0
    assert "keepsake" not in str([fact for fact in table.facts if fact.to is None])
    assert "keepsake" not in str(table.view(1))


def test_r39_taking_only_is_an_option() -> None:
    options = {"envelope": "take_only"}
    table = tetra("QUILL A.s", "WISP C.s", hands={0: "trap"}, envelopes={"A": "scanner"}, options=options)
    table.tell("0: open")
    assert table.refused("0: divide cards=scanner.1+") == facts.MUST_KEEP
    table.tell("0: divide cards=scanner.1+trap.1")


def test_d10_a_full_hand_that_can_only_be_kept_is_not_asked_about() -> None:
    full = "trap scanner laser-gun vaccine repair-kit pocket-doorway"
    options = {"envelope": "take_only"}
    table = tetra("QUILL A.s", "WISP C.s", hands={0: full}, envelopes={"A": "keepsake"}, options=options)
    table.tell("0: open")
    assert table.asks != "ask-divide"
    assert (len(table.hand(0)), table.envelope("A")) == (6, ["keepsake"])


def test_r37_an_orbiting_ship_spoils_nothing_and_r40_an_empty_envelope_opens_alike() -> None:
    """IP-51, D-9."""
    table = tetra("QUILL A.s", "WISP A.o")
    table.tell("0: open")
    assert table.asks == "ask-divide"
    assert "open" not in tetra("QUILL A.o", "WISP C.s").ask(0).options


@pytest.mark.parametrize(
    ("hand", "envelope", "afloat", "key", "winners"),
    [
        ("keepsake", "", "", facts.WON_PRIZE, (0,)),
        ("", "keepsake", "", facts.NOBODY, ()),
        ("", "", "AB:3", facts.NOBODY, ()),
    ],
)
def test_tv31_the_end(hand: str, envelope: str, afloat: str, key: str, winners: tuple[int, ...]) -> None:
    """IP-2, IP-3, IP-73, IP-116, R-59, R-86, R-87."""
    table = tetra(
        *("PLAIN A.o", "WISP C.s", "QUILL D.o", "BRUTE"),
        chapter="after",
        order="2013",
        slot=2,
        round=16,
        hands={0: hand},
        envelopes={"A": envelope},
        afloat=afloat,
    )
    table.tell("1: pass")
    assert table.play.result is not None
    assert (table.play.result.why.key, table.play.result.winners) == (key, winners)


def test_tv31_extra_turns_of_the_last_round_are_still_played() -> None:
    hands = {1: "dehydrated-food"}
    table = tetra("PLAIN A.o", "WISP C.s", chapter="after", slot=1, round=16, hands=hands)
    table.tell("1: eat card=dehydrated-food.1", "1: pass")
    assert (table.asked, table.asks) == ([1], "ask-turn")


def test_r91_everything_is_shown_at_the_end() -> None:
    """IP-116."""
    table = tetra("PLAIN A.o", "WISP C.s", chapter="after", slot=1, round=16, envelopes={"D": "trap"})
    table.tell("1: pass")
    assert len(table.told("last-hand")) == 2
    assert [told["planet"] for told in table.told("last-envelope")] == ["Dorf (D)"]
