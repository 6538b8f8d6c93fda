"""What stays where it is on another deal while somebody may draw an alien that nobody has (CE-R27)."""

import pytest

from games.cosmic.state.state import State, TechCard
from porc_royal.facts import Seat
from tests.cosmic.prepared import prepare
from tests.promises.secrets_cosmic import steady

GONE, UNUSED = "flare_angler", "flare_fido"


def lay(hands: dict[int, str] | None = None, sheets: dict[int, dict[str, str]] | None = None) -> State:
    """Blue is Host; one flare has left the game, one lies unused."""
    table = prepare("", "host", hands=hands or {}, sheets=sheets, unused=(UNUSED,))
    table.state.gone.append(GONE)
    return table.state


@pytest.mark.parametrize("viewer", [None, Seat(0), Seat(1), Seat(2)])
@pytest.mark.parametrize(
    "state",
    [lay({1: "flare_pentaform"}), lay(sheets={1: {"host": "flare_pentaform"}})],
    ids=["from the hand", "from Host's sheet"],
)
def test_the_flares_that_pentaforms_may_bring_into_the_deck_stay_for_whoever_looks(
    state: State, viewer: Seat | None
) -> None:
    """A78: the flares of the aliens drawn join the deck by their names, and how many do all can see."""
    assert {UNUSED, GONE} <= steady(state, viewer)


@pytest.mark.parametrize("viewer", [None, Seat(1), Seat(2)])
def test_flares_that_have_left_the_game_stay_where_a_seed_may_awake(viewer: Seat | None) -> None:
    """CE-R26: whose flare has left the game is not drawn, by a tech neither."""
    state = lay()
    assert not {UNUSED, GONE} & steady(state, viewer)
    state.players[1].techs.append(TechCard("precursor_seed", 0))
    assert GONE in steady(state, viewer)
    assert UNUSED not in steady(state, viewer)
