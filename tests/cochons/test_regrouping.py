"""3B in the complete game: planned at once, carried out in play order (C-53, R-43, R-86, R-87, P-12, P-15)."""

from collections.abc import Callable

import pytest

from games.cochons import facts
from games.cochons.rules.reorganisation import PLAN_AGAIN
from games.cochons.state.state import State
from porc_royal.facts import Seat
from tests.cochons.regroupings import SWAP, TILES, regrouping
from tests.cochons.scenario import conserved
from tests.games.telling import described


def test_everybody_plans_at_once_and_nothing_is_public_before_the_plans_are_made() -> None:
    """C-53."""
    table = regrouping(*TILES)
    assert table.asked == [0, 1, 2]
    table.tell("0: move from=O to=A1 gorets=2", "1: pass", "2: move from=B1 to=B2 gorets=1")
    assert table.asked == [0, 2]
    assert table.troops("A1") == "0:2G"
    assert table.said("cochons-reorganised") == []
    table.tell("2: pass", "0: pass")
    assert (table.troops("A1"), table.troops("B2")) == ("0:4G", "2:2G")
    conserved(table.state)


def test_plans_are_carried_out_in_play_order() -> None:
    """R-86: all of one seat, then all of the next."""
    table = regrouping(*TILES, order="210")
    table.tell(
        "0: move from=O to=A1 gorets=1", "1: move from=A2 to=A3 gorets=1", "2: move from=B1 to=B2 gorets=1"
    )
    table.tell("2: move from=B1 to=B2 gorets=2", "0: pass", "1: pass", "2: pass")
    done = [str(args["who"]) for args in table.said("cochons-reorganised")]
    assert done == ["Who(seat=2)", "Who(seat=2)", "Who(seat=1)", "Who(seat=0)"]


def test_each_piece_makes_one_step() -> None:
    """R-86: the plan counts what has been planned."""
    table = regrouping(*TILES).tell("0: move from=O to=A1 gorets=3", "1: pass", "2: pass")
    assert table.bounds(0, "move", "gorets", from_="A1") == (1, 2)
    table.tell("0: move from=A1 to=O gorets=2")
    assert (table.troops("O"), table.troops("A1")) == ("0:2G", "0:3G")


def test_a_tile_may_be_given_up_and_is_a_home_still() -> None:
    """R-86: it was one's own at the start of the slot."""
    table = regrouping(*TILES).tell("0: move from=O to=A1 gorets=3", "1: pass", "2: pass")
    assert table.choices(0, "move", "to", from_="A1") == ["O"]
    table.tell("0: pass")
    assert table.state.owned(Seat(0)) == ["A1"]


def test_pieces_held_by_extra_cochons_stay() -> None:
    """R-43, R-86."""
    table = regrouping("O asteroid 0:3G pirate:2", "A1 blue 0:1G", "B1 red")
    assert table.bounds(0, "move", "gorets", from_="O") == (1, 1)
    assert regrouping("O asteroid 0:2G pirate:2", "A1 blue 0:1G", "B1 red").choices(0, "move", "from") == [
        "A1"
    ]


def test_a_lent_gros_gruik_is_still_lent_where_it_steps() -> None:
    """R-66."""

    def lent(state: State) -> None:
        state.board["O"].troops[0].lent = 1
        state.players[0].gruiks += 1

    table = regrouping("O red 0:1GG", "A1 blue 0:1G", "B1 red", also=lent)
    table.tell("0: move from=O to=A1 gruiks=1", "0: pass")
    assert table.state.board["A1"].troops[0].lent == 1
    conserved(table.state)


def test_who_has_nothing_to_decide_is_not_asked() -> None:
    """All can see it: no card, no power, no two tiles side by side."""
    table = regrouping("O red 0:3G", "A1 blue 0:2G", "B4 red 1:2G", "B8 red 2:2G")
    assert table.asked == [0]


def test_who_holds_cards_is_asked_whatever_they_are() -> None:
    """R-22."""
    for card in (SWAP, "jamboneuse.1"):
        table = regrouping("O red 0:3G", "B4 red 1:2G", "B8 red 2:2G", hands={1: card})
        assert table.asked == [1]


def test_the_default_moves_nobody() -> None:
    """D-32."""
    table = regrouping(*TILES)
    assert {ask.default.option for ask in table.play.asks.values()} == {"pass"}


def test_everybody_is_rested_afterwards() -> None:
    table = regrouping(*TILES).tell("0: move from=O to=A1 gorets=3", "1: pass", "2: pass", "0: pass")
    assert all(troop.moved_gorets == 0 for tile in table.state.board.values() for troop in tile.troops)


# --------------------------------------------------------------------------------------- planet swaps


def test_a_swap_is_planned_like_a_step_before_or_after_steps() -> None:
    """EV-10, R-60, R-87."""
    table = regrouping("O red 0:3G", "A1 blue", "B1 red 0:1G", hands={0: SWAP})
    assert table.choices(0, "move", "from") == []
    table.tell(f"0: swap card={SWAP} one=B1 other=A1")
    assert table.hand(0) == [SWAP]
    assert table.choices(0, "move", "to", from_="O") == ["A1"]
    table.tell("0: move from=O to=A1 gorets=3", "0: pass")
    assert table.troops("A1") == "0:4G"
    assert table.state.deck.discards == [SWAP]
    conserved(table.state)


def test_a_swap_in_an_earlier_slot_makes_a_plan_impossible_and_its_owner_alone_is_told() -> None:
    """R-25, R-86, R-87: there is nothing left to be asked."""
    table = regrouping("O red 1:3G", "A1 blue 1:1G", "B5 red", "B1 red 0:1G", hands={0: SWAP})
    table.tell(f"0: swap card={SWAP} one=A1 other=B5", "1: move from=O to=A1 gorets=2", "1: pass")
    (lost,) = [fact for fact in table.facts if fact.says.key == PLAN_AGAIN]
    assert lost.to == (Seat(1),)
    assert table.troops("O") == "1:3G"


def test_what_has_become_impossible_is_dropped_with_all_that_follows_and_its_owner_is_asked_again() -> None:
    """R-25, R-86: two tiles of others touched when they were planned to change places."""
    tiles = ("O red 1:3G", "A1 blue 1:1G", "B5 red 2:2G", "B6 red 2:1G", "B10 red 0:1G")
    table = regrouping(*tiles, hands={0: SWAP}, clans=("porcus", "scrofa"))
    table.tell(f"0: swap card={SWAP} one=B6 other=B9", "2: pass")
    table.tell("1: nudge one=B5 other=B6", "1: move from=O to=A1 gorets=2", "1: pass")
    assert [fact.to for fact in table.facts if fact.says.key == facts.ORDER_LOST] == [(Seat(1),)]
    assert (table.asked, table.troops("O"), "nudge" in table.ask(1).options) == ([1], "1:3G", True)


def test_a_swap_in_an_earlier_slot_gives_another_something_to_decide() -> None:
    """R-86: his homes are tiles, wherever they lie."""
    table = regrouping("O red 1:3G", "B5 blue 1:1G", "B1 red 0:1G", hands={0: SWAP})
    assert table.asked == [0]
    table.tell(f"0: swap card={SWAP} one=B5 other=A1")
    assert table.asked == [1]
    table.tell("1: move from=O to=A1 gorets=2", "1: pass")
    assert table.troops("A1") == "1:3G"


def test_a_planned_swap_moves_no_tile_before_all_plans_are_made() -> None:
    """R-87: and the plans of others know nothing of it."""
    table = regrouping(*TILES, hands={0: SWAP})
    table.tell(f"0: swap card={SWAP} one=A1 other=B1", "1: pass", "2: move from=B1 to=B2 gorets=1")
    assert (table.troops("A1"), table.troops("B1")) == ("0:2G", "2:4G")
    assert table.choices(2, "move", "to", from_="B1") == ["B2"]
    table.tell("2: pass")
    assert (table.troops("A1"), table.troops("B1")) == ("2:4G", "0:2G")
    assert (table.asked, table.choices(2, "move", "to", from_="A1")) == ([2], ["B2"])


# --------------------------------------------------------------------------------------------- powers


def fallen(number: int) -> Callable[[State], None]:
    def also(state: State) -> None:
        state.players[0].fallen = number

    return also


def test_babiroussa_recovers_one_goret_killed_in_combat() -> None:
    """P-12, R-141."""
    table = regrouping("O red 0:3G", "B1 blue 0:1G", clans=("babiroussa",), also=fallen(2))
    assert table.choices(0, "recover", "tile") == ["O", "B1"]
    table.tell("0: recover tile=B1")
    assert table.troops("B1") == "0:2G"
    assert table.state.players[0].gorets == 15
    assert table.state.players[0].used == ["recovery"]
    conserved(table.state)


@pytest.mark.parametrize(("dead", "reserve"), [(0, 5), (2, 0)])
def test_nobody_is_recovered_without_a_loss_or_without_a_reserve(dead: int, reserve: int) -> None:
    """R-35, R-141."""

    def also(state: State) -> None:
        state.players[0].fallen, state.players[0].gorets = dead, reserve

    table = regrouping("O red 0:3G", "A1 blue 0:1G", clans=("babiroussa",), also=also)
    assert table.choices(0, "recover", "tile") == []


def test_the_recovered_goret_steps_no_farther() -> None:
    """R-141."""
    table = regrouping("O red 0:1G", "A1 blue 0:1G", clans=("babiroussa",), also=fallen(1))
    table.tell("0: recover tile=A1")
    assert table.bounds(0, "move", "gorets", from_="A1") == (1, 1)


def test_scrofa_reorganises_regardless_of_distance() -> None:
    """P-15, R-144: for this whole reorganisation."""
    table = regrouping("O red 0:3G", "B1 blue 0:2G", "B7 red 0:1G", clans=("scrofa",))
    assert table.choices(0, "move", "from") == []
    table.tell("0: stretch", "0: move from=O to=B7 gorets=2", "0: move from=B1 to=O gorets=2", "0: pass")
    assert (table.troops("O"), table.troops("B1"), table.troops("B7")) == ("0:3G", "", "0:3G")
    assert len(table.said("cochons-stretched")) == 1


def test_scrofa_may_swap_two_neighbours_here() -> None:
    """P-13, R-142."""
    table = regrouping("O red 0:3G", "A1 blue 1:1G", "B1 blue 0:1G", clans=("scrofa",))
    table.tell("0: nudge one=A1 other=B1", "0: move from=O to=A1 gorets=3", "0: pass")
    assert (table.troops("A1"), table.troops("B1")) == ("0:4G", "1:1G")


def test_a_clan_with_a_power_left_is_asked_even_without_cards() -> None:
    """Known to all; nobody else is asked."""
    assert regrouping("O red 0:3G", "B4 red 1:2G", clans=("scrofa",)).asked == [0]
    assert regrouping("O red 0:3G", "B4 red 1:2G", clans=("babiroussa",), also=fallen(1)).asked == [0]


def test_without_clan_powers_there_are_steps_and_cards_only() -> None:
    assert not {"stretch", "recover", "nudge"} & set(regrouping(*TILES).ask(0).options)


def test_the_plans_of_one_seat_change_nothing_for_the_others() -> None:
    """Section F: neither what another holds nor what it plans is to be seen."""
    one, other = (regrouping(*TILES, hands={0: card}) for card in (SWAP, "jamboneuse.1"))
    one.tell(f"0: swap card={SWAP} one=A1 other=B1", "1: move from=A2 to=A3 gorets=1")
    other.tell("0: move from=O to=A1 gorets=1", "1: move from=A2 to=A3 gorets=1")
    for seat in (1, 2):
        assert described(one.ask(seat)) == described(other.ask(seat))
    assert one.view(None) == other.view(None)


def test_whoever_landed_on_extra_cochons_stays_for_the_fight_that_is_put_off() -> None:
    """R-83, flag ec_attacked_in: nobody steps out of it in 3B."""
    table = regrouping("O asteroid pirate:1 0:2G", "A1 red 0:1G", options={"ec_attacked_in": "3C"})
    assert 0 not in table.asked or list(table.choices(0, "move", "from")) == ["A1"]
    held = regrouping("O asteroid 0:2G", "A1 red 0:1G", options={"ec_attacked_in": "3C"})
    assert list(held.choices(0, "move", "from")) == ["O", "A1"]
