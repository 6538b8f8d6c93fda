"""Special ships interrupt play beside whatever is asked (CD-21, CD-25, CD-27; S2 9, 32, 44)."""

from typing import Any

import pytest

from games.cosmic.expansions.dominion.state.drives import DRIVES
from games.cosmic.state.state import GATE
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from tests.cosmic.scenario import Table, meet, ready

FLAGSHIPS = {"special_ships": "flagship"}
VESSELS = {"special_ships": "salvage"}
ATTACKS = ("attack_10", "attack_10")


def begin(until: str, **said: Any) -> Table:
    return meet(**{"cards": ATTACKS, "chapter": "launch", "options": FLAGSHIPS, **said}).until(until)


def drive(table: Table, seat: int, ship: str, planet: str) -> None:
    table.take(Seat(seat), Reply("drive", {"ship": ship, "planet": planet}))


@pytest.mark.parametrize("until", ["launch", "invite", "ally", "card"])
def test_a_flagship_drives_while_others_are_asked(until: str) -> None:
    """CD-25 (S2 32): a button beside the question that is open for all, or for others; it stays open."""
    table = begin("launch")
    if until != "launch":
        table.until("invite")
    if until in {"ally", "card"}:
        table.tell("0: invite seats=%32+", "1: pass").until(until)
    drive(table, 3, "3-5.flagship", "3-2")
    assert (table.ships("3-2")[3], table.question) == (5, f"cosmic-ask-{until}")
    assert "drive" not in table.ask(3).options


def test_a_launch_names_ships_where_they_are_after_a_drive() -> None:
    """CD-25: the offense moves its flagship before it launches, and launches it from there."""
    table = begin("launch", marked={0: "0-1"})
    drive(table, 0, "0-1.flagship", "0-2")
    assert "0-1.4" not in table.choices(0, "launch", "ships")
    table.tell("0: launch planet=1-1 ships=0-2.flagship+0-2.2").until("card")
    assert (table.ships("0-1")[0], table.ships("0-2")[0], table.ships(GATE)[0]) == (3, 3, 2)


def test_where_whoever_was_to_be_met_has_gone_another_card_is_drawn() -> None:
    """CD-25, CE-52a: Yellow's last ship leaves Red's system while Red is asked to drive it out."""
    table = begin(
        "launch", destiny="colour_0_1 colour_1_1", placed={3: ["0-4 1"]}, marked={3: "0-4"}, options=FLAGSHIPS
    )
    assert table.choices(0, "launch", "planet") == ["0-4"]
    drive(table, 3, "0-4.flagship", "3-1")
    assert "launch" not in table.ask(0).options
    table.tell("0: redraw")
    assert len(table.choices(0, "launch", "planet")) == 5


def test_a_flagship_named_in_a_sealed_answer_is_followed() -> None:
    """CD-25, CE-73: Green answers, then drives; the answer stands, so that nobody can tell what it said."""
    table = begin("invite", marked={2: "2-1"}).tell("0: invite seats=%32+3", "1: pass").until("ally")
    table.tell("2: ally side=offense ships=2-1.flagship+2-1.2")
    drive(table, 2, "2-1.flagship", "2-3")
    assert list(table.play.sealed) == [2]
    table.tell("3: pass").until("card")
    assert (table.ships(GATE)[2], table.ships("2-1")[2], table.ships("2-3")[2]) == (2, 2, 4)
    assert DRIVES.of(table.state).marked[2][0].place == GATE


def test_it_drives_into_the_encounter_while_allies_are_invited() -> None:
    """CD-25, CD-R18: past the limit of the gate."""
    table = begin("launch", marked={0: "0-5"})
    assert "drive-in" not in table.ask(0).options
    table.tell("0: launch planet=1-1 ships=0-1.1+0-1.2+0-1.3+0-1.4").until("invite")
    table.take(Seat(0), Reply("drive-in", {"ship": "0-5.flagship"}))
    assert table.ships(GATE)[0] == 5


def test_it_leaves_for_a_colony_while_a_deal_is_made_and_what_may_be_granted_is_seen_anew() -> None:
    """CD-25, CE-111: Blue's flagship was alone on 1-5."""
    table = meet(cards=("negotiate", "negotiate"), options=FLAGSHIPS, marked={1: "1-5"})
    table.state.ships["1-5"][1], table.state.ships["1-4"][1] = 1, 7
    table.until("deal")
    assert "1-5" in table.choices(0, "offer", "take-planet")
    drive(table, 1, "1-5.flagship", "1-4")
    assert (table.asked, "1-5" in table.choices(0, "offer", "take-planet")) == ([0], False)


def test_after_the_reveal_none_drives_in_and_the_rules_say_so() -> None:
    """CD-R18: our reading."""
    table = meet(cards=ATTACKS, options={**FLAGSHIPS, "pace": "gates"}, marked={0: "0-5"}).until(
        "gate-revealed"
    )
    assert "drive-in" not in table.ask(0).options
    assert "drive" in table.ask(0).options


@pytest.mark.parametrize("until", ["launch", "invite", "ally", "card", "deal", "reward"])
def test_the_tractor_beam_works_beside_every_question_of_an_encounter(until: str) -> None:
    """CD-27 (S2 44): "may interrupt play"."""
    said: dict[str, Any] = {"options": VESSELS}
    if until == "deal":
        said |= {"cards": ("negotiate", "negotiate"), "chapter": "planning"}
    if until == "reward":
        said |= {
            "cards": ("attack_04", "attack_20"),
            "allies": {2: "defense 1"},
            "warp": {2: 1},
            "chapter": "planning",
        }
    table = begin("launch" if until in {"invite", "ally"} else until, **said)
    if until in {"invite", "ally"}:
        table.until("invite")
    if until == "ally":
        table.tell("0: invite seats=%32+", "1: pass").until("ally")
    state = table.state
    state.deck.discards.append(state.deck.pile.pop())
    (top,) = state.deck.discards
    table.play.take(Seat(2), Reply("orders", {}))
    table.take(Seat(3), Reply("beam", {"card": top}))
    assert top in table.state.player(Seat(3)).hand
    assert table.question == f"cosmic-ask-{until}"


def test_a_beamed_attack_may_be_put_down_at_once() -> None:
    """CD-27, CE-83: the question that is open offers it."""
    table = meet(cards=ATTACKS, options=VESSELS)
    table.state.deck.discards.append("attack_40_1")
    table.state.deck.pile.remove("attack_40_1")
    table.until("card").take(Seat(2), Reply("orders", {}))
    table.take(Seat(0), Reply("beam", {"card": "attack_40_1"}))
    assert "attack_40_1" in table.choices(0, "card", "card")


def hold_hostage(kind: dict[str, Any], **said: Any) -> Table:
    """Red's flare holds Blue's ships on 1-3, a special one among them, where Red has a colony as well."""
    return begin(
        "launch",
        hands={0: "flare_saboteur"},
        policies={0: ready("saboteur")},
        placed={0: ["1-3 1"]},
        marked={1: "1-3"},
        options=kind,
        **said,
    ).until("card")


def test_a_hostage_flagship_cannot_drive_away() -> None:
    """CD-21 (S2 9): whoever uses it must control it; A42: it cannot leave. Free again, it is charged still."""
    table = hold_hostage(FLAGSHIPS, through=True)
    assert "drive" not in table.ask(1).options
    assert "drive-in" not in table.ask(1).options
    table.state.now.notes.clear()
    table.take(Seat(3), Reply("orders", {}))
    assert "drive" in table.ask(1).options


def test_a_hostage_vessel_beams_nothing() -> None:
    """CD-21: not in its owner's control."""
    table = hold_hostage(VESSELS)
    table.state.deck.discards.append(table.state.deck.pile.pop())
    table.take(Seat(2), Reply("orders", {}))  # whereupon all is asked anew
    assert "beam" not in table.ask(1).options
    assert "beam" in table.ask(3).options


def test_hostages_are_not_sent_to_the_warp_by_their_owner() -> None:
    """A42 ("cannot leave"): Blue's Kamikaze flare takes ships that are not in the encounter, and not held either."""
    table = meet(
        cards=ATTACKS,
        hands={0: "flare_saboteur", 1: "flare_kamikaze"},
        policies={0: ready("saboteur"), 1: ready("kamikaze")},
        placed={0: ["1-3 1"]},
        chapter="launch",
    ).until("choose-ships")
    assert not any(ship.startswith("1-3.") for ship in table.choices(1, "ships", "ships"))
