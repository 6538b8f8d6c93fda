"""What Cosmic Dominion hides: its deck, intimidates on the table (CD-70), orders for flagships (CD-24, CD-25)."""

from collections.abc import Iterable, Iterator
from typing import Final

from games.cosmic.expansions.dominion.state.drives import DRIVES
from games.cosmic.expansions.dominion.state.printed_cards import DECKS, LETTER
from games.cosmic.expansions.dominion.state.stakes import STAKES
from games.cosmic.state.catalogue import list_cards
from games.cosmic.state.state import State
from porc_royal.facts import Seat
from porc_royal.secrets import Hidden, Luck, Path, Secrets, Things


def _list_decks(state: State, _viewer: Seat | None) -> Iterator[Path]:
    return (("decks", back, "pile") for back in state.decks)


def _list_intimidates(state: State, viewer: Seat | None) -> Iterator[Path]:
    laid = STAKES.of(state).laid if STAKES.is_on(state) else {}
    return (("expansions", STAKES.name, "laid", seat) for seat in laid if seat != viewer)


def _list_ship_orders(state: State, _viewer: Seat | None) -> Iterable[Path]:
    kept = ("expansions", DRIVES.name)
    return ((*kept, "holds"), (*kept, "flees")) if DRIVES.is_on(state) else ()


def _change_ship_orders(state: State, viewer: Seat | None, luck: Luck) -> None:
    if not DRIVES.is_on(state):
        return
    kept = DRIVES.of(state)
    for ordered in (kept.holds, kept.flees):
        own = [seat for seat in ordered if seat == viewer]
        others = [seat for seat in state.seats if seat != viewer and luck.random() < 0.5]
        ordered[:] = [*own, *others]


SECRETS: Final[Secrets[State]] = Secrets(
    hidden=(
        Hidden("further decks", _list_decks),
        Hidden("intimidates", _list_intimidates),
        Hidden("orders for flagships", _list_ship_orders, _change_ship_orders),
    ),
    things=Things(names=lambda: list_cards(DECKS["both"], LETTER)),
    own=(
        f"expansions.{STAKES.name}.own",
        f"expansions.{DRIVES.name}.holds",
        f"expansions.{DRIVES.name}.flees",
    ),
)
