"""What a seat, or the public, may know: the only function that leaves things out (8.4).

Hidden: hands, aliens until they are shown and the refused ones for good, face-down cards, the order of decks, orders,
cards laid ready, and bids. The number of cards in a hand is public, and so is what lies face up. What players say
of their cards is theirs (CE-9).
"""

from dataclasses import dataclass

from games.cosmic.in_play import works
from games.cosmic.options import Options
from games.cosmic.state import Flare, Phase, Planet, Policy, Side, State, Winner
from games.table.facts import Seat


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player as everybody sees him; `works` says which of the powers work now, `zapped` which are cancelled."""

    seat: Seat
    powers: tuple[str, ...]
    works: tuple[str, ...]
    zapped: tuple[str, ...]
    hand: int
    displayed: tuple[str, ...]
    tokens: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class SideView:
    """A side of the encounter; `cards` are face up, `down` says how many lie face down."""

    seat: Seat
    invited: tuple[Seat, ...]
    allies: tuple[Seat, ...]
    shown: str
    cards: tuple[str, ...]
    down: int
    reinforcements: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EncounterView:
    """The encounter that is on."""

    number: int
    hazard: bool
    destiny: str
    planet: str
    revealed: bool
    winner: Winner
    offense: SideView
    defense: SideView | None
    flares: tuple[Flare, ...]
    flared: tuple[Seat, ...]
    marks: tuple[tuple[str, int], ...]
    notes: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class View:
    """The table as `viewer` (None: the public) may know it; `own` are cards that it has face down."""

    viewer: Seat | None
    options: Options
    phase: Phase
    turn: int
    offense: Seat
    planets: tuple[tuple[str, Planet], ...]
    ships: tuple[tuple[str, tuple[int, ...]], ...]
    seats: tuple[SeatView, ...]
    encounter: EncounterView | None
    deck: int
    discards: tuple[str, ...]
    destiny: int
    fates: tuple[str, ...]
    hand: tuple[str, ...] = ()
    dealt: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    soon: tuple[str, ...] = ()
    secrets: tuple[tuple[str, str], ...] = ()
    policy: Policy | None = None


def view(state: State, seat: Seat | None) -> View:
    """What `seat` may know."""
    player = None if seat is None else state.player(seat)
    return View(
        viewer=seat,
        options=state.options,
        phase=state.phase,
        turn=state.turn,
        offense=state.offense,
        planets=tuple(state.planets.items()),
        ships=tuple((place, tuple(there)) for place, there in state.ships.items()),
        seats=tuple(_view_seat(state, one) for one in state.seats),
        encounter=_view_encounter(state),
        deck=len(state.deck.pile),
        discards=tuple(state.deck.discards),
        destiny=len(state.destiny.pile),
        fates=tuple(state.destiny.discards),
        hand=() if player is None else tuple(player.hand),
        dealt=() if player is None else player.dealt,
        own=() if seat is None else _list_own(state, seat),
        secrets=() if player is None else tuple(player.secrets.items()),
        soon=() if player is None else tuple(player.soon),
        policy=None if player is None else player.policy,
    )


def _view_seat(state: State, seat: Seat) -> SeatView:
    player = state.player(seat)
    zapped = [] if state.encounter is None else state.encounter.zapped
    return SeatView(
        seat=seat,
        powers=tuple(player.powers),
        works=tuple(alien for alien in player.powers if works(state, seat, alien)),
        zapped=tuple(alien for alien in player.powers if f"{seat}:{alien}" in zapped),
        hand=len(player.hand),
        displayed=tuple(player.displayed),
        tokens=tuple(player.tokens.items()),
    )


def _view_encounter(state: State) -> EncounterView | None:
    now = state.encounter
    if now is None:
        return None
    return EncounterView(
        number=now.number,
        hazard=now.hazard,
        destiny=now.destiny,
        planet=now.planet,
        revealed=now.revealed,
        winner=now.winner,
        offense=_view_side(now.offense, revealed=now.revealed),
        defense=None if now.defense is None else _view_side(now.defense, revealed=now.revealed),
        flares=tuple(now.flares),
        flared=tuple(now.flared),
        marks=tuple(now.marks.items()),
        notes=tuple(now.notes.items()),
    )


def _view_side(side: Side, *, revealed: bool) -> SideView:
    laid = [card for card in (side.card, *side.laid) if card]
    up = laid if revealed else laid[:1] if side.shown else []
    return SideView(
        seat=side.seat,
        invited=tuple(side.invited),
        allies=tuple(side.allies),
        shown=side.shown,
        cards=tuple(up),
        down=len(laid) - len(up),
        reinforcements=tuple(side.reinforcements),
    )


def _list_own(state: State, seat: Seat) -> tuple[str, ...]:
    """The cards that a main player has put face down."""
    now = state.encounter
    sides = [] if now is None else [one for one in (now.offense, now.defense) if one is not None]
    return tuple([card for side in sides if side.seat == seat for card in (side.card, *side.laid) if card])
