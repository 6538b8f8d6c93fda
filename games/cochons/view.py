"""What a seat, or the public, may know: the only function that leaves things out (section F).

Hidden in the simplified game: hands, laid cards until they are turned up, the order of the draw pile, and
what is sealed. Everything else lies on the table.
"""

from dataclasses import dataclass
from typing import Final

from games.cochons.geometry import CELLS
from games.cochons.names import PLANETS
from games.cochons.setup import tile_mix
from games.cochons.state import Colour, Fight, Glands, Kind, Phase, Side, State, Tile
from games.cochons.troops import pinned
from games.table.facts import Seat

_PLANETS: Final = {tile.name: PLANETS[place] for place, tile in enumerate(tile_mix(6))}
"""Each tile of the box has its name, whoever plays."""


@dataclass(frozen=True, slots=True)
class TroopView:
    """One seat's pieces on a tile; `pinned` of them may not leave, `moved` of them have made their trip."""

    seat: Seat
    gorets: int
    gruiks: int
    moved: int
    pinned: int

    @property
    def size(self) -> int:
        """How many pieces."""
        return self.gorets + self.gruiks


@dataclass(frozen=True, slots=True)
class TileView:
    """A tile on its cell, with the troops in order of arrival."""

    cell: str
    q: int
    r: int
    planet: str
    kind: Kind
    colour: Colour | None
    owner: Seat | None
    troops: tuple[TroopView, ...]

    @property
    def glands(self) -> int:
        """What it produces."""
        return {"planet": 1, "double": 2, "asteroid": 0}[self.kind]

    def troop(self, seat: Seat) -> TroopView | None:
        """The pieces of a seat here."""
        return next((troop for troop in self.troops if troop.seat == seat), None)


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player as everybody sees him; `hand` is a number, `gorets` and `gruiks` are his reserve."""

    seat: Seat
    clan: str
    recipe: Glands
    production: Glands
    hand: int
    gorets: int
    gruiks: int
    out: bool


@dataclass(frozen=True, slots=True)
class SideView:
    """A side of the fight; `laid` is None while the viewer may only know how many cards it laid."""

    seat: Seat
    number: int
    laid: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class FightView:
    """The fight that is on."""

    cell: str
    round: int
    attacker: SideView
    defender: SideView


@dataclass(frozen=True, slots=True)
class TrailView:
    """A trip made this turn, from cell to cell."""

    seat: Seat
    start: str
    end: str
    pieces: int


@dataclass(frozen=True, slots=True)
class View:
    """The table as `viewer` (None: the public) may know it; `seats` stand in play order."""

    viewer: Seat | None
    phase: Phase
    turn: int
    max_turns: int
    current: Seat | None
    seats: tuple[SeatView, ...]
    tiles: tuple[TileView, ...]
    hand: tuple[str, ...]
    pile: int
    discards: tuple[str, ...]
    fight: FightView | None
    trails: tuple[TrailView, ...]

    def seat(self, seat: Seat) -> SeatView:
        """One player."""
        return next(one for one in self.seats if one.seat == seat)

    def tile(self, cell: str) -> TileView:
        """The tile on a cell."""
        return next(tile for tile in self.tiles if tile.cell == cell)


def view(state: State, seat: Seat | None) -> View:
    """What this seat may know."""
    order = state.order or [Seat(number) for number in range(len(state.players))]
    return View(
        viewer=seat,
        phase=state.phase,
        turn=state.turn,
        max_turns=state.options.max_turns,
        current=_current(state),
        seats=tuple(_seat(state, one) for one in order),
        tiles=tuple(_tile(cell, state.board[cell]) for cell in state.cells()),
        hand=tuple(state.player(seat).hand) if seat is not None else (),
        pile=len(state.deck.pile),
        discards=tuple(state.deck.discards),
        fight=_fight(state, state.fight, seat) if state.fight is not None else None,
        trails=_trails(state),
    )


def _current(state: State) -> Seat | None:
    """Whose turn it is, where there is one at a time."""
    if state.phase == "building" and state.order and not state.options.auto_build:
        return state.order[len(state.board) % len(state.order)]
    if state.phase in ("placement", "travel", "combats") and state.slot < len(state.order):
        return state.order[state.slot]
    return None


def _seat(state: State, seat: Seat) -> SeatView:
    player = state.player(seat)
    return SeatView(
        seat,
        player.clan,
        player.recipe,
        state.production(seat),
        len(player.hand),
        player.gorets,
        player.gruiks,
        player.out,
    )


def _tile(cell: str, tile: Tile) -> TileView:
    q, r = CELLS[cell]
    troops = tuple(
        TroopView(
            troop.seat,
            troop.gorets,
            troop.gruiks,
            troop.moved_gorets + troop.moved_gruiks,
            pinned(tile, troop.seat),
        )
        for troop in tile.troops
    )
    return TileView(cell, q, r, _PLANETS[tile.name], tile.kind, tile.colour, tile.owner, troops)


def _fight(state: State, fight: Fight, viewer: Seat | None) -> FightView:
    def side(one: Side) -> SideView:
        known = fight.revealed or one.seat == viewer
        return SideView(one.seat, len(one.laid), tuple(one.laid) if known else None)

    cell = state.cell_of(state.tile_named(fight.tile))
    return FightView(cell, fight.round, side(fight.attacker), side(fight.defender))


def _trails(state: State) -> tuple[TrailView, ...]:
    """A swap carries the arrows along: what was walked was walked between tiles (R-60)."""
    cells = {tile.name: cell for cell, tile in state.board.items()}
    return tuple(
        TrailView(trail.seat, cells[trail.start], cells[trail.end], trail.pieces) for trail in state.trails
    )
