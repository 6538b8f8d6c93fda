"""Destiny cards: what they are called, and whom they name (CE-10, CE-11).

"colour_2_1" is the first card of seat 2, "colour_2_hazard" the one with the warning, "wild_1", and specials by what
they count: "special_colonies", "special_cards", "special_warp".
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from games.cosmic.state.catalogue import find_kind, list_all
from games.cosmic.state.options import Options
from games.cosmic.state.roles import list_seats
from games.cosmic.state.ships import count_in_warp, find_foreign_colonies
from games.cosmic.state.state import State
from porc_royal.additions import Assembly, Place
from porc_royal.facts import Named, Seat

SPECIALS: Final[dict[str, Callable[[State, Seat], int]]] = {
    "special_colonies": lambda state, seat: len(find_foreign_colonies(state, seat)),
    "special_cards": lambda state, seat: len(state.player(seat).hand),
    "special_warp": lambda state, seat: -count_in_warp(state, seat),
}
"""CE-11: whoever has most of this."""
NAMES: Final[dict[str, str]] = {
    "special_colonies": "most-colonies",
    "special_cards": "most-cards",
    "special_warp": "fewest-in-warp",
}
HEEDING: Final[Place[Callable[[State], bool]]] = Place(
    "whether something at a table reads hazard warnings besides its cards"
)


def are_hazards_heeded(state: State) -> bool:
    """CE-50, CD-50: whether anything at this table reads a warning, so that all need be told of it."""
    if any(heeds(state) for heeds in state.assembly[HEEDING]):
        return True
    return _have_second_values(state.assembly, state.options, len(state.players))


@lru_cache(maxsize=64)
def _have_second_values(assembly: Assembly, options: Options, players: int) -> bool:
    """Whether a card in the decks is another one while a warning stands."""
    kinds = [find_kind(card) for card in list_all(assembly, options, players)]
    changing = [(one, one.modify) for one in kinds if one.modify is not None]
    return any(modify(one, one, True) != modify(one, one, False) for one, modify in changing)


def build_destiny(players: int) -> list[str]:
    """CE-10: three of each colour, one with a hazard warning, two wilds, three specials."""
    colours = [f"colour_{seat}_{copy}" for seat in range(players) for copy in ("1", "2", "hazard")]
    return [*colours, "wild_1", "wild_2", *SPECIALS]


def is_hazard(card: str) -> bool:
    """CE-50: whether it bears a hazard warning."""
    return card.endswith("_hazard")


def is_wild(card: str) -> bool:
    """CE-53: whether the offense chooses."""
    return card.startswith("wild")


def find_named(state: State, card: str) -> Seat | None:
    """CE-51, CE-54: the seat that a card names; None for a wild. A tie: nearest to the offense's left (CE-11)."""
    if card.startswith("colour"):
        return Seat(int(card.split("_")[1]))
    if is_wild(card):
        return None
    others = [seat for seat in list_seats(state) if seat != state.offense]
    return max(others, key=lambda seat: SPECIALS[card](state, seat))


def name_special(card: str) -> Named | None:
    """What a special counts, as it is spoken of; None for any other card."""
    return Named("destiny", NAMES[card]) if card in SPECIALS else None
