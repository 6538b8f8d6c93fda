"""End of sC, 3B: pieces close up on neighbouring tiles of their own."""

from collections.abc import Awaitable, Mapping, Sequence
from copy import deepcopy
from typing import TypeAlias

from games.cochons import facts, hooks
from games.cochons.asking import ask
from games.cochons.geometry import ordered
from games.cochons.hooks import Moment, Move, Step
from games.cochons.rules.trips import Pool, liftable, piece_fields
from games.cochons.sequence import after
from games.cochons.space import adjacent
from games.cochons.state import Draft, State
from games.cochons.troops import land, leave, movable, rest
from games.cochons.windows import checked
from games.table.asks import PASS, Ask, Chosen, Option, Pick, Reply
from games.table.facts import Named, Seat, Who
from games.table.rulebook import Next
from games.table.script import Told, ask_together, is_still_legal, tell, whisper

Homes: TypeAlias = Mapping[Seat, tuple[str, ...]]
"""The names of the tiles where each seat had troops when the phase began (R-86); tiles may change places."""

facts.STEPS.extend(("prepare", "carry_out"))


async def reorganisation(state: State) -> Next:
    """S-24, R-86: everybody at once, one move at a time, until all are content.

    No two seats can hinder each other in the simplified game, each moving among tiles of its own, so nobody waits
    for his place in the order; the moves of a round are carried out in play order. In the complete game cards and
    powers may move tiles: see `prepare`.
    """
    state.phase = "reorganisation"
    rest(state)
    homes = {seat: tuple(state.board[cell].name for cell in state.owned(seat)) for seat in state.order}
    moving = [] if state.complete else list(state.order)
    while moving:
        asks = [reorganising(state, seat, homes) for seat in moving if origins(state, seat, homes)]
        replies = await ask_together(asks)
        moving = [seat for seat in moving if seat in replies and replies[seat].option != PASS]
        for seat in moving:
            await slot_moves(state, seat, homes)[replies[seat].option].play(replies[seat])
    if state.complete:
        plans = await prepare(state, homes)
        for seat in state.order:
            await carry_out(state, seat, homes, plans[seat])
    rest(state)
    return after(state, "reorganisation")


async def prepare(state: State, homes: Homes) -> dict[Seat, list[Reply]]:
    """C-53: everybody at once plans his slot, step by step, each on a draft of the table of his own.

    Nothing of it is public before the plans are carried out in play order. Who has nothing to decide is not asked:
    all can see that, for whoever holds cards is asked (R-22).
    """
    drafts = {seat: Draft(deepcopy(state)) for seat in state.order}
    state.drafts = drafts
    plans: dict[Seat, list[Reply]] = {seat: [] for seat in state.order}
    planning = list(state.order)
    while planning:
        replies = await ask_together(
            reorganising(drafts[seat].table, seat, homes)
            for seat in planning
            if open_to(drafts[seat].table, seat, homes)
        )
        planning = [seat for seat in planning if seat in replies]
        for seat in list(planning):
            plans[seat].append(replies[seat])
            if replies[seat].option == PASS or not _rehearsed(drafts[seat], seat, homes, replies[seat]):
                planning.remove(seat)
    state.drafts = {}
    return plans


async def carry_out(state: State, seat: Seat, homes: Homes, plan: Sequence[Reply]) -> None:
    """R-86, R-87: one's own slot; what has become illegal is dropped with all that follows, and asked anew."""
    steps = list(plan)
    while steps or open_to(state, seat, homes):
        if steps and not is_still_legal(reorganising(state, seat, homes), steps[0]):
            steps = []
            await whisper(seat, facts.ORDER_LOST)
            continue
        reply = steps.pop(0) if steps else await ask(state, lambda: reorganising(state, seat, homes))
        if reply.option == PASS:
            return
        await slot_moves(state, seat, homes)[reply.option].play(reply)


def open_to(state: State, seat: Seat, homes: Homes) -> bool:
    """Whether a seat of the complete game may have something to do, as all can see: pieces, cards or a power."""
    if state.player(seat).hand or origins(state, seat, homes):
        return True
    return any(move.cardless for name, move in slot_moves(state, seat, homes).items() if name != "move")


def slot_moves(state: State, seat: Seat, homes: Homes) -> Mapping[str, Move]:
    """What may be done in one's own slot: a step, and in the complete game what cards and powers allow (D-33)."""
    moves = {"move": step(state, seat, homes)}
    return (
        hooks.moves.of(moves, Moment(state, seat, 0, gap=False, sequence="3B")) if state.complete else moves
    )


def reorganising(state: State, seat: Seat, homes: Homes) -> Ask:
    """D-32, D-33: the next step of any number of pieces, a card or a power, or nothing more."""
    moves = slot_moves(state, seat, homes)

    options = {PASS: Option()} | {name: move.option for name, move in moves.items()}
    return Ask(seat, facts.ASK_REORGANISE, "S-24", options, Reply(PASS), legal=checked(moves))


def origins(state: State, seat: Seat, homes: Homes) -> list[str]:
    """The tiles from which a piece may still step to a neighbour held when the phase began (R-86).

    Whoever landed on Extra-Cochons stays for the fight, where a table puts it off until 3C (R-83).
    """
    return [
        cell
        for cell in _cells(state, homes[seat])
        if movable(state, seat, cell).most and targets(state, seat, cell, homes) and not owes(state, cell)
    ]


def owes(state: State, cell: str) -> bool:
    """Whether pigs stand there among Extra-Cochons that were there before them."""
    stack = state.board[cell].extras
    return stack is not None and not stack.attacking


def targets(state: State, seat: Seat, origin: str, homes: Homes) -> list[str]:
    """Adjacent tiles that were one's own, or farther ones by a power (R-86, R-144)."""
    if origin not in state.board:
        return []
    cells = _cells(state, homes[seat])
    near = tuple(cell for cell in cells if cell in adjacent(state, origin))
    return list(hooks.steps.of(near, Step(state, seat, origin, tuple(cells))))


def step(state: State, seat: Seat, homes: Homes) -> Move:
    """R-86: any number of pieces, one step for each; pieces held by Extra-Cochons stay (R-43)."""

    def near(chosen: Chosen) -> list[str]:
        return targets(state, seat, str(chosen.get(facts.FROM, "")), homes)

    async def move(reply: Reply) -> None:
        await close_up(state, seat, reply)

    pool = Pool(origins(state, seat, homes), lambda cell: movable(state, seat, cell))
    fields = {
        facts.FROM: Pick("tile", pool.origins),
        facts.TO: Pick("tile", near),
        **piece_fields(pool),
    }
    return Move(Option(fields), lambda reply: liftable(pool, reply), move)


async def close_up(state: State, seat: Seat, reply: Reply) -> None:
    """R-86: a tile may be emptied and so given up."""
    origin, target = reply.text(facts.FROM), reply.text(facts.TO)
    gorets, gruiks = reply.number(facts.GORETS), reply.number(facts.GRUIKS)
    lent = leave(state, seat, origin, gorets, gruiks)
    land(state, seat, target, gorets, gruiks, moved=True, lent=lent)
    await tell(
        facts.REORGANISED,
        who=Who(seat),
        origin=Named("tile", origin),
        target=Named("tile", target),
        gorets=gorets,
        gruiks=gruiks,
    )


def _cells(state: State, names: Sequence[str]) -> list[str]:
    return ordered(cell for cell, tile in state.board.items() if tile.name in names)


def _rehearsed(draft: Draft, seat: Seat, homes: Homes, reply: Reply) -> bool:
    """Carry out a step on a draft, which keeps what will be told of it; nobody is told yet.

    False for a step that would ask, and so cannot be planned.
    """
    deed: Awaitable[None] = slot_moves(draft.table, seat, homes)[reply.option].play(reply)
    for request in deed.__await__():
        if not isinstance(request, Told):
            return False
        if request.fact.is_known_to(seat):
            draft.told.append(request.fact.says)
    return True
