"""End of sC: pieces close up on neighbouring tiles of their own."""

from games.cochons import facts
from games.cochons.sequence import after
from games.cochons.space import adjacent
from games.cochons.state import State
from games.cochons.troops import land, leave, movable, rest
from games.table.asks import PASS, Ask, Chosen, Number, Option, Pick, Reply
from games.table.facts import Named, Saying, Seat, Who
from games.table.rulebook import Next
from games.table.script import ask_together, tell


async def reorganisation(state: State) -> Next:
    """S-24, R-86: everybody at once, one move at a time, until all are content.

    No two seats can hinder each other here, each moving among tiles of its own, so nobody waits for his
    place in the order; the moves of a round are carried out in play order.
    """
    state.phase = "reorganisation"
    rest(state)
    homes = {seat: tuple(state.owned(seat)) for seat in state.order}
    moving = list(state.order)
    while moving:
        asks = [
            reorganising(state, seat, homes[seat]) for seat in moving if origins(state, seat, homes[seat])
        ]
        replies = await ask_together(asks)
        moving = [seat for seat in moving if seat in replies and replies[seat].option != PASS]
        for seat in moving:
            await _move(state, seat, replies[seat])
    rest(state)
    return after(state, "reorganisation")


def origins(state: State, seat: Seat, homes: tuple[str, ...]) -> list[str]:
    """The tiles from which a piece may still step to a neighbour held when the phase began (R-86)."""
    return [
        cell
        for cell in homes
        if movable(state, seat, cell).most and any(near in homes for near in adjacent(state, cell))
    ]


def reorganising(state: State, seat: Seat, homes: tuple[str, ...]) -> Ask:
    """D-32: one step of any number of pieces, or nothing more."""

    def targets(chosen: Chosen) -> list[str]:
        origin = str(chosen.get(facts.FROM, ""))
        return [cell for cell in homes if origin in state.board and cell in adjacent(state, origin)]

    def gorets(chosen: Chosen) -> tuple[int, int]:
        return 0, movable(state, seat, str(chosen.get(facts.FROM, ""))).gorets

    def gruiks(chosen: Chosen) -> tuple[int, int]:
        return 0, movable(state, seat, str(chosen.get(facts.FROM, ""))).gruiks

    def legal(reply: Reply) -> Saying | None:
        if reply.option != PASS and reply.number(facts.GORETS) + reply.number(facts.GRUIKS) == 0:
            return Saying(facts.NO_PIECES)
        return None

    move = Option(
        {
            facts.FROM: Pick("tile", origins(state, seat, homes)),
            facts.TO: Pick("tile", targets),
            facts.GORETS: Number(gorets, optional=True),
            facts.GRUIKS: Number(gruiks, optional=True),
        }
    )
    options = {PASS: Option(), "move": move}
    return Ask(seat, facts.ASK_REORGANISE, "S-24", options, Reply(PASS), legal=legal)


async def _move(state: State, seat: Seat, reply: Reply) -> None:
    """R-86: one step for each piece; a tile may be emptied and so given up."""
    origin, target = reply.text(facts.FROM), reply.text(facts.TO)
    gorets, gruiks = reply.number(facts.GORETS), reply.number(facts.GRUIKS)
    leave(state, seat, origin, gorets, gruiks)
    land(state, seat, target, gorets, gruiks, moved=True)
    await tell(
        facts.REORGANISED,
        who=Who(seat),
        origin=Named("tile", origin),
        target=Named("tile", target),
        gorets=gorets,
        gruiks=gruiks,
    )
