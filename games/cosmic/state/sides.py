"""What a side shows, and who stands where: roles for what is computed side by side (`hooks.OnSide`)."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from games.cosmic.state.catalogue import KICKER, Kind, find_kind, is_encounter
from games.cosmic.state.roles import Situation, find_opponent, find_side, find_stance, is_main, list_sides
from games.cosmic.state.ships import count
from games.cosmic.state.state import BESIDE, GATE, WARP, Encounter, Side, State
from porc_royal.additions import Place
from porc_royal.facts import Seat


CROSSED: Final = "crossed"
"""The mark of an encounter whose cards have changed sides; see `are_crossed`."""


class SideSituation(Protocol):
    """A situation of one side."""

    @property
    def state(self) -> State:
        """The game."""

    @property
    def side(self) -> Side:
        """The side."""


def is_attack(side: Side) -> bool:
    """Whether a side shows an attack."""
    return bool(side.shown) and find_kind(side.shown).is_attack


def is_negotiate(side: Side) -> bool:
    """Whether a side shows a negotiate."""
    return bool(side.shown) and find_kind(side.shown).is_negotiate


def are_crossed(now: Encounter) -> bool:
    """CE-R45: whether both face-down cards have changed sides where one who laid one may say what it is."""
    return bool(now.marks.get(CROSSED))


def is_unseen(now: Encounter, side: Side) -> bool:
    """Whether nobody may look at the encounter card that lies face down on a side, before it or not (CE-R45)."""
    return are_crossed(now) and not (side.card and side.shown)


def list_more(side: Side) -> list[str]:
    """The encounter cards on a side besides its first; kickers are none (CD-41)."""
    return [card for card in side.laid if is_encounter(card)]


def list_more_kinds(state: State, side: Side) -> list[Kind]:
    """What those count as: a morph as the opponent's card (CE-136), and what a power has made of them."""
    if side.turned:
        return [find_kind(name) for name in side.turned]
    other = find_opponent(state.now, side)
    printed, hazard = find_kind(other.card or other.shown), state.now.hazard
    kinds = [find_kind(card) for card in list_more(side)]
    kinds = [kind if kind.modify is None else kind.modify(kind, printed, hazard) for kind in kinds]
    return [find_kind(other.shown) if kind.copies else kind for kind in kinds]


ELSEWHERE: Final[Place[Callable[[State], Sequence[str]]]] = Place(
    "kickers that are revealed where something else goes on amid an encounter"
)


def list_revealed_kickers(state: State) -> list[str]:
    """The kickers that have been revealed in what is fought now."""
    if state.now.suspended:
        return [card for find in state.assembly[ELSEWHERE] for card in find(state)]
    laid = [card for side in list_sides(state) for card in side.laid] if state.now.revealed else []
    return [card for card in laid if find_kind(card).type == KICKER]


def is_own_side(at: SideSituation, seat: Seat) -> bool:
    """The seat is the side's main player."""
    return at.side.seat == seat


def is_other_side(at: SideSituation, seat: Seat) -> bool:
    """The seat is the main player against this side."""
    return is_set(at.state) and find_opponent(at.state.now, at.side).seat == seat


def is_on_side(at: SideSituation, seat: Seat) -> bool:
    """The seat is the side's main player or an ally of it."""
    return seat == at.side.seat or seat in at.side.allies


def has_attack(at: SideSituation, seat: Seat) -> bool:
    """The seat is the side's main player, and shows an attack."""
    return is_own_side(at, seat) and is_attack(at.side)


def are_attacks(state: State) -> bool:
    """Whether both sides show attacks."""
    now = state.now
    return now.defense is not None and is_attack(now.offense) and is_attack(now.defense)


def is_set(state: State) -> bool:
    """Whether the encounter has both its sides."""
    return state.encounter is not None and state.now.defense is not None


def has_won(state: State, seat: Seat) -> bool:
    """Whether a seat is on the side that won."""
    side = find_side(state, seat)
    return side is not None and state.now.winner == find_stance(state, side)


def has_gained(at: Situation, seat: Seat) -> bool:
    """A main player who has won, or made a deal."""
    return is_main(at, seat) and (is_agreed(at.state) or has_won(at.state, seat))


def is_agreed(state: State) -> bool:
    """Whether the main players have made a deal."""
    return state.now.winner == "deal" and state.now.success


def has_lost(state: State, seat: Seat) -> bool:
    """Whether a seat is on a side that lost."""
    winner, side = state.now.winner, find_side(state, seat)
    return side is not None and winner not in {"", "deal"} and winner != find_stance(state, side)


def find_other_side(state: State, seat: Seat) -> Side:
    """The other side of a main player or an ally. Raises LookupError for whoever is on none."""
    side = find_side(state, seat)
    if side is None:
        raise LookupError(seat)
    return find_opponent(state.now, side)


def get_side(state: State, seat: Seat) -> Side:
    """The side that a seat is on. Raises LookupError for whoever is on none."""
    side = find_side(state, seat)
    if side is None:
        raise LookupError(seat)
    return side


def find_place(state: State, seat: Seat) -> str:
    """Where a seat's ships in the encounter are: the gate, the target planet, or beside it. Raises LookupError."""
    side = get_side(state, seat)
    if side is state.now.offense:
        return GATE
    return state.now.planet if seat == side.seat else BESIDE


def has_in_warp(at: Situation, seat: Seat) -> bool:
    """The seat has ships in the warp."""
    return count(at.state, seat, WARP) > 0


def list_negotiators(state: State) -> list[Seat]:
    """Who shows a negotiate."""
    return [side.seat for side in list_sides(state) if is_negotiate(side)]


def list_down(side: Side) -> list[str]:
    """The encounter cards that lie on a side, the one that counts first."""
    return [*([side.card] if side.card else []), *list_more(side)]


def leave_down(side: Side, cards: Sequence[str]) -> None:
    """Of the encounter cards on a side only these stay, the first counts; kickers stay, too."""
    others = [card for card in side.laid if not find_kind(card).is_encounter]
    side.card, side.laid = cards[0], [*cards[1:], *others]


def add_bonus(state: State, side: Side, number: int) -> None:
    """A side's total has so many more, or fewer."""
    stance = find_stance(state, side)
    state.now.bonus[stance] = state.now.bonus.get(stance, 0) + number
