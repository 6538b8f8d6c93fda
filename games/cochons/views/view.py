"""What a seat, or the public, may know: the only function that leaves things out (section F).

Hidden: hands, laid cards until they are turned up, the order of the draw pile and of the piles of tiles, and
what is sealed. In the complete game also recipes, the values of colonist chips until they are turned in, cards
that are traded, and the faces of tiles that lie on their backs.
"""

from dataclasses import replace

from games.cochons.rules.senate import find_caller, is_nameless
from games.cochons.state import parties
from games.cochons.state.geometry import CELLS
from games.cochons.state.glands import make_recipes
from games.cochons.state.names import name_planet
from games.cochons.state.options import Options
from games.cochons.state.sequence import find_builder, find_starter
from games.cochons.state.state import Extras, Family, Fight, Side, State, Tile
from games.cochons.state.troops import count_pinned
from games.cochons.views.shapes import (
    BallotView,
    ExtrasView,
    FightView,
    PileView,
    SeatView,
    SideView,
    TileView,
    TradeView,
    TrailView,
    TroopView,
    View,
)
from games.election.state.ballot import Ballot
from games.election.state.tally import count_votes
from porc_royal.facts import Seat

__all__ = [
    "BallotView",
    "ExtrasView",
    "FightView",
    "PileView",
    "SeatView",
    "SideView",
    "TileView",
    "TradeView",
    "TrailView",
    "TroopView",
    "View",
    "view",
]


def view(state: State, seat: Seat | None) -> View:
    """What this seat may know, whoever has taken it over (R-123).

    Who plans a reorganisation sees the table as the plan leaves it (C-53).
    """
    draft = state.drafts.get(seat) if seat is not None else None
    if draft is None:
        return _view(state, seat)
    return replace(_view(_bind_plan(state, draft.table), seat), plan=tuple(draft.told))


def _bind_plan(state: State, table: State) -> State:
    """A planned table that was read back knows as little of any assembly as any other plain data."""
    if type(table) is type(state):
        return table
    return type(state)(**{name: getattr(table, name) for name in table.__struct_fields__})


def _view(state: State, seat: Seat | None) -> View:
    order = state.order or [Seat(number) for number in range(len(state.players))]
    return state.assembly.bind(View)(
        viewer=seat,
        phase=state.phase,
        turn=state.turn,
        max_turns=state.options.max_turns,
        current=_current(state),
        seats=tuple(_seat(state, one, seat) for one in order),
        tiles=tuple(_tile(state.options, cell, state.board[cell]) for cell in state.cells()),
        hand=tuple(state.player(seat).hand) if seat is not None else (),
        pile=len(state.deck.pile),
        discards=tuple(state.deck.discards),
        fight=_fight(state, state.fight, seat) if state.fight is not None else None,
        trails=_trails(state),
        complete=state.complete,
        royal=state.royal,
        presiding=state.presiding if state.order else None,
        left=_left(state),
        stock=tuple(state.stock) if seat is not None and seat == _keeper(state) else (),
        eaten=state.eaten,
        ballot=_ballot(state, state.ballot) if state.ballot is not None else None,
        coalitions=tuple(tuple(allies) for allies in state.coalitions),
        trades=tuple(
            TradeView(one.by, one.to, tuple(one.cards)) for one in state.trades if seat in (one.by, one.to)
        ),
        bans=tuple((victim, state.cell_of(state.tile_named(name))) for victim, name in state.bans),
        stirred=state.stirred,
        unnamed=state.options.ballot == "tally",
        recipes=tuple(make_recipes(state.options.recipe).values()),
    )


def _keeper(state: State) -> Seat | None:
    """Who draws the colonist chips and gives them out: the Porc Royal (C-25)."""
    return state.royal


def _left(state: State) -> tuple[tuple[Family, int], ...]:
    """Which tile lies on top of a pile is known to nobody; how many lie there, to all (C-11)."""
    families: tuple[Family, ...] = ("red", "yellow", "blue", "black")
    counted = [(family, sum(tile.family == family for tile in state.supply)) for family in families]
    return tuple((family, number) for family, number in counted if number and state.complete)


def _ballot(state: State, ballot: Ballot) -> BallotView:
    """What a ballot remembers is public: sealed votes lie in their replies until they are revealed.

    Where only the tally is published, its counts are all that is ever shown of them.
    """
    if is_nameless(state):
        return _tally(state, ballot)
    return BallotView(
        tuple(
            (Seat(seat), tuple(PileView(lot.owner, lot.number) for lot in pile))
            for seat, pile in enumerate(ballot.piles)
        ),
        tuple(ballot.standing),
        tuple(ballot.banned),
        tuple(sorted(ballot.votes.items())),
        find_caller(state),
        tuple(state.calling),
        sealed=state.options.ballot != "roll-call" and state.phase == "voting" and not ballot.votes,
    )


def _tally(state: State, ballot: Ballot) -> BallotView:
    """As many governors in front of each candidate as there are, and whose they are is not to be seen."""
    counts = tuple(count_votes(ballot))
    totals = {one.seat: one.number for one in counts}
    piles = ((seat, totals.get(seat, 0)) for seat in ballot.voters)
    return BallotView(
        tuple((seat, (PileView(seat, number),) if number else ()) for seat, number in piles),
        tuple(ballot.standing),
        tuple(ballot.banned),
        (),
        find_caller(state),
        (),
        counts=counts,
    )


def _current(state: State) -> Seat | None:
    """Whose turn it is, where there is one at a time."""
    if state.phase == "building" and state.order and not state.options.auto_build:
        return find_builder(state)
    if state.slot >= len(state.order):
        return None
    if state.phase == "placement":
        return find_starter(state)
    if state.phase in ("travel", "combats"):
        return state.order[state.slot]
    return None


def _seat(state: State, seat: Seat, viewer: Seat | None) -> SeatView:
    player = state.player(seat)
    recipe = player.recipe if viewer == seat or not state.complete else None
    told = state.phase != "colonists" or viewer in (seat, _keeper(state))
    return SeatView(
        seat,
        player.clan,
        recipe,
        state.production(seat),
        len(player.hand),
        player.gorets,
        player.gruiks,
        player.out,
        len(player.chips),
        tuple(player.chips) if told else None,
        (player.newcomers.gorets, player.newcomers.gruiks),
        tuple(player.markers),
        player.marker,
    )


def _tile(options: Options, cell: str, tile: Tile) -> TileView:
    """A tile that lies on its back shows its family and what stands on it (O-7, O-8)."""
    q, r = CELLS[cell]
    troops = tuple(
        TroopView(
            troop.seat,
            troop.gorets,
            troop.gruiks,
            troop.moved_gorets + troop.moved_gruiks,
            count_pinned(tile, troop.seat),
            troop.lent,
        )
        for troop in tile.troops
    )
    return TileView(
        cell,
        q,
        r,
        name_planet(tile.name) if tile.explored else "",
        tile.kind if tile.explored else None,
        tile.colour if tile.explored else None,
        tile.owner,
        troops,
        tile.family,
        _stack(options, tile.extras),
        tile.host,
        _stack(options, tile.intruders),
    )


def _stack(options: Options, stack: Extras | None) -> ExtrasView | None:
    if stack is None:
        return None
    thrown, more = parties.list_dice(options, stack), parties.count_more(options, stack)
    return ExtrasView(stack.kind, stack.number, stack.attacking, thrown, more)


def _fight(state: State, fight: Fight, viewer: Seat | None) -> FightView:
    def side(one: Side) -> SideView:
        known = fight.revealed or one.seat == viewer
        return SideView(one.seat, len(one.laid), tuple(one.laid) if known else None, one.began)

    cell = state.cell_of(state.tile_named(fight.tile))
    return FightView(cell, fight.round, side(fight.attacker), side(fight.defender))


def _trails(state: State) -> tuple[TrailView, ...]:
    """A swap carries the arrows along: what was walked was walked between tiles (R-60)."""
    cells = {tile.name: cell for cell, tile in state.board.items()}
    return tuple(
        TrailView(trail.seat, cells[trail.start], cells[trail.end], trail.pieces) for trail in state.trails
    )
