"""Tick-Tock wins when its time has run out."""

from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.state import WARP, Policy
from porc_royal.facts import Seat
from tests.cosmic.scenario import Table, meet, position, ready
from tests.games.telling import alone


def clock(table: Table, left: int, seat: int = 3) -> Table:
    """So many tokens are left."""
    table.state.player(Seat(seat)).tokens["tick-tock"] = left
    return table


def left(table: Table, seat: int = 3) -> int:
    return table.state.player(Seat(seat)).tokens["tick-tock"]


def test_a_victory_of_the_defense_takes_a_token() -> None:
    """A43: in any role; here as a bystander."""
    assert left(clock(meet("", "", "", "tick_tock", cards=("attack_04", "attack_08")), 10).finish()) == 9


def test_a_victory_of_the_offense_takes_none() -> None:
    assert left(clock(meet("", "", "", "tick_tock", cards=("attack_20", "attack_08")), 10).finish()) == 10


def test_a_deal_takes_one_and_a_failed_one_none() -> None:
    made = clock(meet("", "", "", "tick_tock", cards=("negotiate", "negotiate"), hands={0: "morph"}), 10)
    made.until("deal").tell("0: offer give-random=1").until("deal").tell("1: accept").finish()
    assert left(made) == 9
    assert left(clock(meet("", "", "", "tick_tock", cards=("negotiate", "negotiate")), 10).finish()) == 10


def test_without_a_token_left_it_wins_at_once() -> None:
    table = clock(meet("", "", "", "tick_tock", cards=("attack_04", "attack_08")), 1).finish()
    assert table.play.result is not None
    assert table.play.result.winners == (3,)


def test_a_zapped_tick_tock_keeps_its_token() -> None:
    table = meet(
        *("", "", "", "tick_tock"),
        cards=("attack_04", "attack_08"),
        hands={0: "cosmic_zap"},
        policies={0: Policy(powers=("tick_tock",))},
    )
    assert left(clock(table, 1).finish()) == 1


def test_its_tokens_go_with_its_power() -> None:
    """S-11."""
    state = position(
        *("tick_tock", "virus"),
        cards=("attack_04", "attack_08"),
        hands={3: "flare_sorcerer"},
        policies={3: ready("sorcerer")},
    )
    state.players[0].tokens["tick-tock"] = 5
    table = Table(alone(RULEBOOK, "planning", "reveal", "resolution"), state, "planning").finish()
    assert table.state.players[0].tokens == {}
    assert left(table, 1) == 4


def test_its_super_drops_one_more_for_a_ship() -> None:
    table = meet(
        *("tick_tock", ""),
        cards=("attack_20", "attack_08"),
        hands={0: "flare_tick_tock"},
        policies={0: ready("tick_tock")},
    )
    clock(table, 7, 0).finish()
    assert (left(table, 0), table.lost(0)) == (6, 1)


def shuffle_anew(table: Table) -> Table:
    """The deck is empty when the reward of a defensive ally is drawn."""
    state = table.state
    state.deck.discards, state.deck.pile = state.deck.pile, []
    return table


def test_its_wild_founds_a_colony_when_the_deck_is_shuffled() -> None:
    table = meet(
        cards=("attack_04", "attack_08"),
        allies={2: "defense 1"},
        hands={3: "flare_tick_tock"},
        policies={3: ready("tick_tock")},
    )
    shuffle_anew(table).until("choose-planet").tell("3: planet planet=0-4").until("choose-ships")
    table.tell("3: ships ships=3-1.1+3-2.1").finish()
    assert table.ships("0-4") == [4, 0, 0, 2]
    assert table.state.ships[WARP] == [3, 0, 0, 0]


def test_it_begins_with_ten_tokens() -> None:
    table = meet("", "", "", "tick_tock", chapter="dealing").finish()
    assert left(table) == 10


def test_it_begins_with_eight_with_four_planets_each() -> None:
    """A43, CE-2."""
    table = meet("", "", "", "tick_tock", chapter="dealing", options={"planets": 4}).finish()
    assert left(table) == 8
