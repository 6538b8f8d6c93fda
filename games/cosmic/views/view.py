"""What a seat, or the public, may know: the only function that leaves things out (BOT-4).

Hidden: hands, aliens until they are shown and the refused ones for good, face-down cards, the order of decks, orders,
cards laid ready, and bids. The number of cards in a hand is public, and so is what lies face up. What players say
of their cards is theirs (CE-9).
"""

from dataclasses import dataclass
from typing import ClassVar

from games.cosmic.extension import hooks
from games.cosmic.extension.expansion import show_all
from games.cosmic.extension.hooks import Now, Reckoning
from games.cosmic.extension.zaps import does_work
from games.cosmic.rules.reckoning import does_lower_win, find_winner, reckon
from games.cosmic.rules.techs import is_paid, list_researched
from games.cosmic.rules.victory import count_needed
from games.cosmic.state.catalogue import KICKER, find_back, find_kind
from games.cosmic.state.fates import are_hazards_heeded
from games.cosmic.state.labs import count_there
from games.cosmic.state.offers import Terms
from games.cosmic.state.options import Options
from games.cosmic.state.piles import count_backs
from games.cosmic.state.roles import list_sides
from games.cosmic.state.sides import is_unseen
from games.cosmic.state.state import Flare, Phase, Planet, Policy, Side, State, TechCard, Winner
from porc_royal.additions import NOTHING, Assembly
from porc_royal.facts import Seat


@dataclass(frozen=True, slots=True)
class TechView:
    """A tech as everybody sees it: its name once it is turned up, "" before; the ships that research it.

    note  where its token is, or what it has brought
    charged  whether a card lies under it
    """

    lab: int
    name: str
    ships: int
    note: str
    charged: bool


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player as everybody sees him; `works` says which of the powers work now, `zapped` which are cancelled.

    wins  how many foreign colonies it needs
    laid_by  how many of its cards lie face down, out of its hand, until the encounter ends
    face_up  cards that lie face up on the sheets of its aliens, by alien
    face_down  with which backs how many lie face down there, by alien
    """

    seat: Seat
    powers: tuple[str, ...]
    works: tuple[str, ...]
    zapped: tuple[str, ...]
    hand: int
    backs: tuple[tuple[str, int], ...]
    displayed: tuple[str, ...]
    tokens: tuple[tuple[str, int], ...]
    wins: int
    laid_by: int = 0
    techs: tuple[TechView, ...] = ()
    face_up: tuple[tuple[str, tuple[str, ...]], ...] = ()
    face_down: tuple[tuple[str, tuple[tuple[str, int], ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class SideView:
    """A side of the encounter; `cards` are face up, `down` says how many lie face down, `backs` with which.

    kickers  how many of those that lie face down are kickers, which was announced (CD-40)
    sum  how its total stands once both cards are revealed, None before
    """

    seat: Seat
    invited: tuple[Seat, ...]
    allies: tuple[Seat, ...]
    shown: str
    cards: tuple[str, ...]
    down: int
    backs: tuple[str, ...]
    kickers: int
    reinforcements: tuple[str, ...]
    sum: Reckoning | None


@dataclass(frozen=True, slots=True)
class EncounterView:
    """The encounter that is on.

    hazard  whether a warning stands that something at this table reads
    ahead  who would win as it stands, "" before the cards are revealed
    lower  whether the lower total wins
    dealers  who deals, once that is known
    """

    number: int
    hazard: bool
    destiny: str
    planet: str
    revealed: bool
    winner: Winner
    lower: bool
    ahead: Winner
    success: bool
    offense: SideView
    defense: SideView | None
    flares: tuple[Flare, ...]
    flared: tuple[Seat, ...]
    marks: tuple[tuple[str, int], ...]
    notes: tuple[tuple[str, str], ...]
    dealers: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """The table as `viewer` (None: the public) may know it; `own` are cards that it has face down.

    decks  decks with a back of their own: that back, how many cards are left, the discards
    offer  the last offer of a deal, for the two who deal
    standing  cards that lie face up beside planets, by planet
    laid_by  its cards that lie face down, out of its hand, until the encounter ends
    sheets  its cards that lie face down on the sheets of its aliens, by alien
    unused  how many flares lie ready that nobody was dealt
    bid  the reinforcements that the viewer has bid
    techs  how many techs are left in their deck, and the discards; None where nobody plays with them
    own_techs  the viewer's techs by the numbers of their places: which each is, and the card under it
    paid  the places of those of them that enough ships research
    expansions  what each expansion that is played shows, by its name (`Expansion.seen`)
    colonies_win  whether foreign colonies win the game
    assembly  what all add by whose rules it is played
    """

    assembly: ClassVar[Assembly] = NOTHING
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
    decks: tuple[tuple[str, int, tuple[str, ...]], ...]
    destiny: int
    fates: tuple[str, ...]
    standing: tuple[tuple[str, tuple[str, ...]], ...] = ()
    hand: tuple[str, ...] = ()
    dealt: tuple[str, ...] = ()
    packet: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    laid_by: tuple[str, ...] = ()
    sheets: tuple[tuple[str, tuple[str, ...]], ...] = ()
    unused: int = 0
    soon: tuple[str, ...] = ()
    secrets: tuple[tuple[str, str], ...] = ()
    policy: Policy | None = None
    colonies_win: bool = True
    offer: Terms | None = None
    bid: tuple[str, ...] = ()
    techs: tuple[int, tuple[str, ...]] | None = None
    own_techs: tuple[tuple[int, str, str], ...] = ()
    paid: tuple[int, ...] = ()
    expansions: tuple[tuple[str, object], ...] = ()

    def seat(self, seat: Seat) -> SeatView:
        """A player."""
        return self.seats[seat]

    def there(self, place: str) -> tuple[int, ...]:
        """The ships in a place, by seat."""
        return next((ships for name, ships in self.ships if name == place), (0,) * len(self.seats))

    def list_foreign(self, seat: Seat) -> list[str]:
        """CE-22: the foreign colonies of a seat; moons are none. On a planet in the warp its owner has one (A85)."""
        return [name for name, one in self._find_colonies(seat) if (one.system == seat) is one.away]

    def list_home(self, seat: Seat) -> list[str]:
        """CE-22: the colonies of a seat in its own system."""
        return [name for name, one in self._find_colonies(seat) if one.system == seat]

    def list_colonies(self, seat: Seat) -> list[str]:
        """CE-21: all of them."""
        return [name for name, _ in self._find_colonies(seat)]

    def _find_colonies(self, seat: Seat) -> list[tuple[str, Planet]]:
        ships = dict(self.ships)
        return [(name, one) for name, one in self.planets if one.kind != "moon" and ships[name][seat]]

    def planet(self, name: str) -> Planet:
        """A planet. Raises LookupError for what is none."""
        for one, planet in self.planets:
            if one == name:
                return planet
        raise LookupError(name)


def make_view(state: State, seat: Seat | None) -> View:
    """What `seat` may know."""
    player = None if seat is None else state.player(seat)
    return state.assembly.bind(View)(
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
        decks=tuple((back, len(one.pile), tuple(one.discards)) for back, one in state.decks.items()),
        destiny=len(state.destiny.pile),
        fates=tuple(state.destiny.discards),
        standing=tuple((planet, tuple(cards)) for planet, cards in state.standing.items()),
        hand=() if player is None else tuple(player.hand),
        dealt=() if player is None else player.dealt,
        packet=() if player is None else player.packet,
        own=() if seat is None else _list_own(state, seat),
        laid_by=() if player is None else tuple(player.laid_by),
        sheets=() if player is None else tuple((name, tuple(own)) for name, own in player.face_down.items()),
        unused=len(state.unused),
        secrets=() if player is None else tuple(player.secrets.items()),
        soon=() if player is None else tuple(player.soon),
        policy=None if player is None else player.policy,
        colonies_win=bool(hooks.winners.of(tuple(state.seats), Now(state))),
        offer=_find_offer(state, seat),
        bid=_list_bid(state, seat),
        techs=None if state.techs is None else (len(state.techs.pile), tuple(state.techs.discards)),
        own_techs=() if player is None else tuple((one.lab, one.name, one.under) for one in player.techs),
        paid=()
        if seat is None
        else tuple(one.lab for one in list_researched(state, seat) if is_paid(state, seat, one)),
        expansions=show_all(state, seat),
    )


def _find_offer(state: State, seat: Seat | None) -> Terms | None:
    """CE-110: the terms are for the two who deal."""
    offer = None if state.encounter is None else state.encounter.offer
    return offer if offer is not None and seat in (offer.one, offer.other) else None


def _list_bid(state: State, seat: Seat | None) -> tuple[str, ...]:
    bid = None if state.encounter is None else state.encounter.bids.get(str(seat))
    return () if bid is None else bid.cards


def _view_seat(state: State, seat: Seat) -> SeatView:
    player = state.player(seat)
    zapped = [] if state.encounter is None else state.encounter.zapped
    return SeatView(
        seat=seat,
        powers=tuple(player.powers),
        works=tuple(alien for alien in player.powers if does_work(state, seat, alien)),
        zapped=tuple(alien for alien in player.powers if alien in zapped),
        hand=len(player.hand),
        backs=tuple(count_backs(player.hand).items()),
        displayed=tuple(player.displayed),
        tokens=tuple(player.tokens.items()),
        wins=count_needed(state, seat),
        laid_by=len(player.laid_by),
        techs=tuple(_view_tech(state, seat, one) for one in player.techs),
        face_up=tuple((name, tuple(cards)) for name, cards in player.face_up.items()),
        face_down=tuple((name, tuple(count_backs(own).items())) for name, own in player.face_down.items()),
    )


def _view_tech(state: State, seat: Seat, tech: TechCard) -> TechView:
    """TD-2: the face of one that lies face down is its owner's secret."""
    name = tech.name if tech.is_up else ""
    return TechView(tech.lab, name, count_there(state, seat, tech), tech.note, bool(tech.under))


def _view_encounter(state: State) -> EncounterView | None:
    now = state.encounter
    if now is None:
        return None
    return EncounterView(
        number=now.number,
        hazard=now.hazard and are_hazards_heeded(state),
        destiny=now.destiny,
        planet=now.planet,
        revealed=now.revealed,
        winner=now.winner,
        lower=does_lower_win(state),
        ahead=find_winner(state) if _is_revealed(state) else "",
        success=now.success,
        offense=_view_side(state, now.offense),
        defense=None if now.defense is None else _view_side(state, now.defense),
        flares=tuple(now.flares),
        flared=tuple(now.flared),
        marks=tuple(now.marks.items()),
        notes=tuple(now.notes.items()),
        dealers=tuple(now.dealers),
    )


def _view_side(state: State, side: Side) -> SideView:
    laid = [card for card in (side.card, *side.laid) if card]
    if state.now.revealed:
        up = [card for card in laid if card != side.card or side.shown]  # A68: it may stay face down
    else:
        up = laid[:1] if side.shown and not side.concealed else []
    down = [*(card for card in laid if card not in up), *([side.concealed] if side.concealed else [])]
    return SideView(
        seat=side.seat,
        invited=tuple(side.invited),
        allies=tuple(side.allies),
        shown=side.shown,
        cards=tuple(up),
        down=len(down),
        backs=tuple(map(find_back, down)),
        kickers=sum(find_kind(card).type == KICKER for card in down),
        reinforcements=tuple(side.reinforcements),
        sum=_view_sum(state, side) if _is_revealed(state) else None,
    )


def _view_sum(state: State, side: Side) -> Reckoning:
    """CE-94: once it is known who wins the sum stands as it was told, wherever the ships have gone since."""
    if not side.told or not state.now.winner:
        return reckon(state, side)
    card, own, allies, reinforcements, bonus, bases, less = side.told
    return Reckoning(card, own, allies, reinforcements, bonus, bases, bool(less))


def _is_revealed(state: State) -> bool:
    """Whether both cards are shown."""
    sides = list_sides(state)
    return state.now.revealed and len(sides) > 1 and all(side.shown for side in sides)


def _list_own(state: State, seat: Seat) -> tuple[str, ...]:
    """The cards that lie face down before a main player, but for those that it has not seen itself (CD-72, CE-R45)."""
    now = state.encounter
    if now is None:
        return ()
    sides = [one for one in (now.offense, now.defense) if one is not None and one.seat == seat]
    own = [(side, is_unseen(now, side)) for side in sides]
    laid = [
        card
        for side, unseen in own
        for card in ("" if unseen else side.card, *side.laid, "" if unseen else side.concealed)
        if card
    ]
    return tuple(card for card in laid if card not in now.unseen or now.revealed)
