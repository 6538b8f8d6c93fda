"""Ships that an alien holds captive, and other things on sheets: pieces that several aliens share."""

from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Sender
from games.cosmic.rules.captured import capture, list_captives, lose_captives, name_hold, set_free
from games.cosmic.rules.losses import list_places
from games.cosmic.rules.sheets import lay_down
from games.cosmic.rules.transfers import trade_powers
from games.cosmic.rules.unused import draw_flares
from games.cosmic.state.state import WARP, State
from porc_royal.facts import Seat
from tests.cosmic.prepared import carry_out

RED, BLUE, GREEN = Seat(0), Seat(1), Seat(2)
HOLD = name_hold("human")


def test_captured_ships_are_on_no_colony_and_in_no_warp_and_nobody_is_said_to_have_lost_them() -> None:
    """CE-R15."""
    table = carry_out(lambda state: capture(state, "human", RED, BLUE, {"1-2": 3}), "human", "vacuum")
    assert list_captives(table.state, "human") == {BLUE: 3}
    assert (table.ships("1-2")[1], table.lost(1), table.ships(HOLD)) == (1, 0, [0, 3, 0, 0])
    assert not any(table.said("cosmic-loses"))


def test_their_owner_cannot_name_captives() -> None:
    table = carry_out(lambda state: capture(state, "human", RED, BLUE, {"1-2": 3}), "human")
    assert HOLD in hooks.held.of((), Sender(table.state, BLUE))
    assert HOLD not in list_places(table.state, BLUE)


def test_captives_that_are_set_free_go_to_colonies_of_their_owners() -> None:
    async def act(state: State) -> None:
        await capture(state, "human", RED, BLUE, {"1-2": 2})
        await capture(state, "human", RED, GREEN, {"2-2": 1})
        await set_free(state, "human", {BLUE: 5})

    table = carry_out(act, "human")
    assert list_captives(table.state, "human") == {GREEN: 1}
    assert sum(table.ships(place)[1] for place in table.state.planets) == 20


def test_captives_that_are_sent_to_the_warp_are_lost_then() -> None:
    """DV-53: whatever sees losses sees them."""

    async def act(state: State) -> None:
        await capture(state, "human", RED, BLUE, {"1-2": 3})
        await lose_captives(state, "human", {BLUE: 3}, "human")

    table = carry_out(act, "human")
    assert (table.lost(1), list_captives(table.state, "human")) == (3, {})
    assert [args["number"] for args in table.said("cosmic-loses")] == [3]


def test_what_lies_on_a_sheet_goes_with_it() -> None:
    """CE-R16: captives lie in the place of the alien, cards on its sheet."""

    async def act(state: State) -> None:
        await capture(state, "human", RED, BLUE, {"1-2": 1})
        state.player(RED).face_up["human"] = [state.deck.pile.pop()]
        state.player(RED).face_down["human"] = [state.deck.pile.pop()]
        await trade_powers(state, RED, GREEN)

    table = carry_out(act, "human", "", "fido")
    red, green = table.state.player(RED), table.state.player(GREEN)
    assert (red.face_up, red.face_down) == ({}, {})
    assert [len(sheet["human"]) for sheet in (green.face_up, green.face_down)] == [1, 1]
    assert list_captives(table.state, "human") == {BLUE: 1}


def test_captives_go_home_and_cards_to_the_discards_when_a_sheet_leaves_the_game() -> None:
    """CE-R15."""

    async def act(state: State) -> None:
        await capture(state, "human", RED, BLUE, {"1-2": 1})
        state.player(RED).face_up["human"] = [state.deck.pile.pop()]
        await lay_down(state, RED, "human")

    table = carry_out(act, "human")
    assert (list_captives(table.state, "human"), len(table.discards), table.ships(WARP)[1]) == ({}, 1, 0)


def test_no_more_flares_are_drawn_than_lie_unused() -> None:
    """CE-R26: and where there are none nothing is drawn."""

    async def act(state: State) -> None:
        state.unused = ["flare_human", "flare_fido"]
        await draw_flares(state, RED, 3)
        await draw_flares(state, RED, 1)

    table = carry_out(act)
    assert sorted(table.hand(0)) == ["flare_fido", "flare_human"]


def test_a_seat_knows_what_lies_face_down_on_its_sheet_and_others_how_much() -> None:
    async def act(state: State) -> None:
        state.player(RED).face_down["human"] = ["attack_40_1", "flare_fido"]

    table = carry_out(act, "human")
    mine, theirs = (table.play.view(seat) for seat in (RED, BLUE))
    assert mine.sheets == (("human", ("attack_40_1", "flare_fido")),)
    assert (theirs.sheets, dict(theirs.seat(RED).face_down)) == ((), {"human": (("cosmic", 2),)})
