"""Special ships (CD-20 to CD-28): where they are, what they add, how they act and are charged."""

import pytest

from games.cosmic.expansions.dominion.state.drives import DRIVES, Marked
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.ships import move, name_ships
from games.cosmic.state.state import BESIDE, GATE, REMOVED, WARP
from porc_royal.asks import Refused, Reply
from porc_royal.facts import CHANCE, Seat
from porc_royal.play import Play
from tests.cosmic.scenario import Table, meet

FLAGSHIPS = {"special_ships": "flagship"}
VESSELS = {"special_ships": "salvage"}
GATES = {"pace": "gates"}
DOUBLE = {"special_ships": "flagship", "double_ships": "same"}


def marked(table: Table, seat: int, number: int = 0) -> Marked:
    return DRIVES.of(table.state).marked[seat][number]


def orders(table: Table, seat: int, *, holds: str = "no", flees: str = "no") -> Table:
    table.take(Seat(seat), Reply("ship-orders", {"holds": holds, "flees": flees}))
    return table


def test_everybody_says_at_once_which_ship_is_special() -> None:
    """CD-20: the same kind for all."""
    play = Play.new(RULEBOOK, 3, {**FLAGSHIPS, "pace": "orders"})
    while not any(ask.key == "cosmic-ask-mark" for ask in play.asks.values()):
        seat = play.awaited[0]
        play.take(seat, play.asks[seat].default)
    assert [seat for seat, ask in play.asks.items() if ask.key == "cosmic-ask-mark"] == [0, 1, 2]
    play.take(Seat(0), Reply("mark", {"planet": "0-3"}))
    for other in (Seat(1), Seat(2)):
        play.take(other, play.asks[other].default)
    assert [one.place for one in (DRIVES.of(play.state).marked[seat][0] for seat in (0, 1, 2))] == [
        "0-3", "1-1", "2-1",
    ]  # fmt: skip
    assert CHANCE not in [seat for seat, ask in play.asks.items() if ask.key == "cosmic-ask-mark"]


@pytest.mark.parametrize(("seat", "place", "totals"), [
    (0, GATE, {0: 16, 1: 14}), (1, "1-1", {0: 13, 1: 17}), (2, GATE, {0: 14 + 3, 1: 14}), (3, "3-1", {0: 13, 1: 14}),
])  # fmt: skip
def test_a_flagship_in_the_encounter_adds_three(seat: int, place: str, totals: dict[int, int]) -> None:
    """CD-24: of a main player or an ally, on its side."""
    allies = {2: "offense 1"} if seat == 2 else {}
    table = meet(cards=("attack_10", "attack_10"), options=FLAGSHIPS, allies=allies, marked={seat: place})
    assert table.finish().totals == totals


def test_its_owner_may_hold_it_back_in_secret() -> None:
    """CD-24: "may"."""
    table = meet(cards=("attack_10", "attack_10"), options=FLAGSHIPS, marked={0: GATE}).until("card")
    orders(table, 0, holds="yes")
    seen = DRIVES.seen(table.play.view(Seat(1)))
    assert seen is not None
    assert not seen.holds
    assert table.finish().totals == {0: 13, 1: 14}


@pytest.mark.parametrize(
    ("blue", "gate", "totals"),
    [("attack_10", "gate-revealed", {0: 13, 1: 14}), ("negotiate", "gate-revealed", {})],
)
def test_no_sum_shows_what_was_ordered_before_it_counts(blue: str, gate: str, totals: dict[int, int]) -> None:
    """CD-24, BOT-4: the order is secret until totals are told, and for good where nothing is compared."""
    table = meet(cards=("attack_10", blue), options={**FLAGSHIPS, **GATES}, marked={0: GATE}).until("card")
    orders(table, 0, holds="yes").until(gate)
    now = table.play.view(Seat(1)).encounter
    orders(table, 0, holds="no")
    assert now is not None
    assert now.offense.sum is not None
    assert now.offense.sum.bonus == 3
    assert table.play.view(Seat(1)).encounter == now
    assert orders(table, 0, holds="yes").finish().totals == totals


def test_where_every_window_is_asked_its_owner_is_too() -> None:
    """CD-24: whoever has one in the encounter, when attacks are compared; the default is what was ordered."""
    said = {"options": {**FLAGSHIPS, "pace": "every"}, "marked": {0: GATE, 1: "1-1"}}
    table = meet(cards=("attack_10", "attack_10"), **said).until("choose-yes")  # type: ignore[arg-type]
    assert table.ask(0).rule == "CD-24"
    assert table.ask(0).default == Reply("yes")
    table.tell("0: pass").until("choose-yes").tell("1: yes").finish()
    assert table.totals == {0: 13, 1: 17}
    table = meet(cards=("attack_10", "attack_10"), **said).until("card")  # type: ignore[arg-type]
    orders(table, 0, holds="yes").until("choose-yes")
    assert table.ask(0).default == Reply("pass")
    table = meet(cards=("negotiate", "attack_10"), **said)  # type: ignore[arg-type]
    while table.play.result is None:
        assert "CD-24" not in {ask.rule for ask in table.play.asks.values()}
        table.step()


def test_ships_are_named_and_a_special_one_stays_as_long_as_it_may() -> None:
    """CD-20, CD-R20."""
    table = meet(
        cards=("attack_10", "attack_10"), options=FLAGSHIPS, chapter="launch", marked={0: "0-1"}
    ).until("launch")
    state = table.state
    assert name_ships(state, Seat(0), ["0-1"]) == ["0-1.flagship", "0-1.2", "0-1.3", "0-1.4"]
    table.tell("0: launch planet=1-1 ships=0-1.2+0-1.3").until("card")
    assert marked(table, 0).place == "0-1"
    table = meet(
        cards=("attack_10", "attack_10"), options=FLAGSHIPS, chapter="launch", marked={0: "0-1"}
    ).until("launch")
    table.tell("0: launch planet=1-1 ships=0-1.flagship+0-1.3").until("card")
    assert marked(table, 0).place == GATE


def test_where_all_ships_leave_it_leaves_too_and_out_of_the_warp_first() -> None:
    """CD-22: then it is charged again."""
    table = meet(cards=("attack_10", "attack_10"), options=FLAGSHIPS, marked={1: "1-1"})
    state, one = table.state, marked(table, 1)
    one.charged = False
    move(state, Seat(1), "1-1", WARP, 3)
    assert one.place == "1-1"
    move(state, Seat(1), "1-1", WARP, 1)
    assert (one.place, one.charged) == (WARP, False)
    move(state, Seat(1), WARP, "1-2", 1)
    assert (one.place, one.charged) == ("1-2", True)


def test_a_flagship_drives_home_beside_any_question_and_is_spent() -> None:
    """CD-25, CD-26, CD-R19, CD-R26: nobody is asked to cancel it."""
    table = meet(cards=("attack_10", "attack_10"), options=FLAGSHIPS, marked={0: GATE}).until("card")
    table.take(Seat(0), Reply("drive", {"ship": "gate.flagship", "planet": "0-4"}))
    assert table.ships("0-4")[0] == 5
    assert (marked(table, 0).place, marked(table, 0).charged) == ("0-4", False)
    assert "drive" not in table.ask(0).options
    assert table.finish().totals == {0: 12, 1: 14}


def test_it_drives_into_an_encounter_of_its_owner_until_the_cards_are_flipped() -> None:
    """CD-25, CD-R18: past the limit of the gate."""
    table = meet(cards=("attack_10", "attack_10"), ships=4, options={**FLAGSHIPS, **GATES})
    table.until("card")
    assert "drive-in" not in table.ask(2).options
    table.take(Seat(0), Reply("drive-in", {"ship": "0-5.flagship"}))
    assert table.ships(GATE)[0] == 5
    table.until("gate-revealed")
    assert "drive-in" not in table.ask(0).options
    assert table.finish().totals == {0: 18, 1: 14}


def test_a_flagship_in_the_warp_does_nothing() -> None:
    """CD-21."""
    table = meet(cards=("attack_10", "attack_10"), options=FLAGSHIPS, warp={0: 1}, marked={0: WARP})
    table.until("card")
    assert "drive" not in table.ask(0).options


def test_as_ordered_it_flees_from_an_encounter_that_is_lost() -> None:
    """CD-25: the others are lost."""
    table = meet(cards=("attack_04", "attack_20"), options=FLAGSHIPS, marked={0: GATE}).until("card")
    orders(table, 0, flees="yes").finish()
    assert table.lost(0) == 2
    assert marked(table, 0).place not in {WARP, GATE}


def test_at_gates_it_may_leave_once_the_outcome_is_known() -> None:
    """CD-R19."""
    table = meet(cards=("attack_04", "attack_20"), options={**FLAGSHIPS, **GATES}, marked={0: GATE})
    table.until("gate-resolution")
    table.take(Seat(0), Reply("drive", {"ship": "gate.flagship", "planet": "0-4"}))
    assert table.finish().lost(0) == 2


@pytest.mark.parametrize("winner", ["offense", "defense"])
def test_a_salvage_vessel_brings_two_rewards_when_it_wins(winner: str) -> None:
    """CD-26, CD-R23: to an offensive winner, too, on top of the rest."""
    cards = ("attack_20", "attack_04") if winner == "offense" else ("attack_04", "attack_20")
    marked = {0: GATE, 1: "1-1", 2: GATE, 3: BESIDE}
    table = meet(
        cards=cards, options=VESSELS, allies={2: "offense 1", 3: "defense 1"}, marked=marked
    ).finish()
    got = [len(table.hand(seat)) for seat in range(4)]
    assert got == ([2, 0, 2, 0] if winner == "offense" else [0, 2, 0, 3])


def test_the_tractor_beam_takes_a_card_from_the_cosmic_discards() -> None:
    """CD-27, CD-32: not from the reward discards."""
    options = {**VESSELS, "reward_deck": "both"}
    table = meet(cards=("attack_10", "attack_10"), options=options)
    state = table.state
    state.deck.discards.append("plague_1")
    state.deck.pile.remove("plague_1")
    state.decks["reward"].discards.append(state.decks["reward"].pile.pop())
    table.until("card").take(Seat(2), Reply("orders", {}))
    assert table.choices(3, "beam", "card") == ["plague_1"]
    table.tell("3: beam card=plague_1")
    assert "plague" in table.hand(3)
    assert not marked(table, 3).charged


def test_a_turn_of_one_encounter_charges_markers_again() -> None:
    """CD-22."""
    table = meet(cards=("attack_04", "attack_10"), options=FLAGSHIPS, through=True)
    marked(table, 0).charged = False
    marked(table, 1).charged = False
    table.finish()
    assert (marked(table, 0).charged, marked(table, 1).charged) == (True, False)


def test_the_marker_of_a_ship_that_is_gone_goes_onto_another_at_the_regroup() -> None:
    """CD-23: face up."""
    options = {**FLAGSHIPS, **GATES}
    table = meet(
        cards=("attack_04", "attack_10"), options=options, warp={0: 1}, chapter="encounter", marked={0: ""}
    )
    assert (marked(table, 0).place, marked(table, 0).charged) == ("regrouped", True)
    gone = meet(cards=("attack_04", "attack_10"), options=FLAGSHIPS)
    gone.state.ships["0-5"][0], gone.state.ships["0-4"][0] = 1, 7
    move(gone.state, Seat(0), "0-5", REMOVED, 1)
    assert marked(gone, 0).place == ""


def test_both_special_ships_are_not_sent_into_one_encounter() -> None:
    """CD-28, CD-R27: looked at when ships are sent, and then only."""
    table = meet(cards=("attack_10", "attack_10"), options=DOUBLE, chapter="launch", marked={0: "0-1"}).until(
        "launch"
    )
    with pytest.raises(Refused) as refused:
        table.tell("0: launch planet=1-1 ships=0-1.flagship+0-2.flagship-2")
    assert refused.value.says.key == "cosmic-refused-both-ships"
    table.tell("0: launch planet=1-1 ships=0-1.flagship+0-2.2").until("card")
    table.take(Seat(0), Reply("drive-in", {"ship": "0-2.flagship-2"}))
    assert table.finish().totals[0] == 10 + 3 + 6


def test_a_second_ship_each_is_for_four_at_most() -> None:
    """CD-28."""
    assert RULEBOOK.refuse(4, DOUBLE) is None
    why = RULEBOOK.refuse(5, DOUBLE)
    assert why is not None
    assert why.key == "cosmic-refused-double-ships"


def test_a_second_ship_may_be_of_the_other_kind() -> None:
    """CD-28."""
    table = meet(options={"special_ships": "salvage", "double_ships": "other"})
    assert [one.kind for one in DRIVES.of(table.state).marked[2]] == ["salvage", "flagship"]


def test_whoever_takes_ships_of_others_may_name_a_special_one() -> None:
    """CD-R20."""
    table = meet(
        cards=("attack_10", "attack_04"), hands={2: "ship_zap"}, chapter="encounter",
        options={**FLAGSHIPS, **GATES, "reward_deck": "both"}, marked={0: "0-1"},
    ).until("gate-start")  # fmt: skip
    table.tell("0: pass", "1: pass", "2: play card=ship_zap_r1", "3: pass").until("choose-seat")
    table.tell("2: seat seat=%30").until("their-ships")
    table.take(Seat(2), Reply("ships", {"ships": ("0-1.flagship",)}))
    assert marked(table, 0).place == WARP
