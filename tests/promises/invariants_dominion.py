"""What is never out of its place in Cosmic Encounter with reward cards and special ships (CD-20, CD-70, CD-74)."""

from games.cosmic.expansions.dominion.state.drives import DRIVES
from games.cosmic.expansions.dominion.state.printed_cards import INTIMIDATE
from games.cosmic.expansions.dominion.state.stakes import STAKES
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.state import State
from tests.promises import invariants_cosmic


def fair(state: State) -> None:
    """At every seam: a special ship is where its owner has ships; intimidates alone lie laid, and before planning."""
    invariants_cosmic.fair(state)
    if DRIVES.is_on(state):
        for seat in state.seats:
            places = [one.place for one in DRIVES.of(state).marked[seat] if one.place]
            assert all(places.count(place) <= state.ships[place][seat] for place in places), "CD-20"
    if STAKES.is_on(state):
        kept = STAKES.of(state)
        assert all(find_kind(card).type == INTIMIDATE for card in kept.laid.values()), "CD-70"
        assert set(kept.laid) <= set(kept.placed), "CD-70"
        if state.phase in {"turn", "resolution", "end"}:
            assert not kept.laid, "CD-74"
