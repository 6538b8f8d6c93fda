"""End of sC, 3B: pieces close up on neighbouring tiles of their own."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.extension.hooks import CardlessMove, Departure, SeatMoment
from games.cochons.questions.bindings import locate
from games.cochons.questions.plans import Plan, Planning, prepare
from games.cochons.questions.script import ask
from games.cochons.rules.trips import Pool, make_piece_fields, refuse_pieces
from games.cochons.state.geometry import sort_labels
from games.cochons.state.sequence import find_next_phase
from games.cochons.state.space import list_adjacent
from games.cochons.state.state import State
from games.cochons.state.troops import find_movable, land, leave, rest_all
from porc_royal.additions import Additions
from porc_royal.asks import PASS, Ask, Chosen, Option, Pick, Reply
from porc_royal.facts import Named, Seat, Who
from porc_royal.moves import Move, Moves, list_options, make_check, play_chosen
from porc_royal.rulebook import Next
from porc_royal.script import tell, whisper

Homes: TypeAlias = Mapping[Seat, tuple[str, ...]]
"""The names of the tiles where each seat had troops when the phase began (R-86); tiles may change places."""

OWN: Final = Additions(facts.GAME)
PLAN_AGAIN: Final = OWN.keys.fact("plan-again")
OWN.keys.step("carry_out")


async def reorganisation(state: State) -> Next:
    """S-24, C-53, R-86: all plan at once and in secret, or in order, as the table likes; it is done in play order.

    Who has nothing to decide is not asked: all can see that, for whoever holds cards is asked (R-22).
    """
    state.phase = "reorganisation"
    rest_all(state)
    homes = {seat: tuple(state.board[cell].name for cell in state.owned(seat)) for seat in state.order}
    began = {tile.name: cell for cell, tile in state.board.items()}
    plans: dict[Seat, Plan] = {}
    if state.options.placing == "together":
        plans = await prepare(
            state, [seat for seat in state.order if is_open_to(state, seat, homes)], make_planning(homes)
        )
    for seat in state.order:
        plan = plans.get(seat)
        if plan is not None and any(state.board[began[name]].name != name for name in homes[seat]):
            if plan.steps or is_open_to(state, seat, homes):
                await whisper(seat, PLAN_AGAIN)
            plan = None
        await carry_out(state, seat, homes, plan)
    rest_all(state)
    return find_next_phase(state, "reorganisation")


def make_planning(homes: Homes) -> Planning:
    """C-53: one's own slot, step by step."""
    return Planning(
        lambda table, seat: make_reorganisation_ask(table, seat, homes),
        lambda table, seat: list_slot_moves(table, seat, homes),
        lambda table, seat: not is_open_to(table, seat, homes),
    )


async def carry_out(state: State, seat: Seat, homes: Homes, plan: Plan | None) -> None:
    """R-86, R-87: one's own slot, as planned; what has become illegal is dropped with all that follows.

    Asked, and asked anew, is whoever has no plan: because the table plays in order, because there was nothing to
    decide before an earlier slot, or because the plan was made for planets that lie elsewhere now.
    """
    for done, planned_step in enumerate(plan.steps if plan is not None else ()):
        reply = locate(state, make_reorganisation_ask(state, seat, homes), planned_step)
        if reply is None:
            await whisper(seat, facts.ORDER_LOST, done=done)
            plan = None
            break
        await play_chosen(list_slot_moves(state, seat, homes), reply)
    while plan is None and is_open_to(state, seat, homes):
        reply = await ask(state, lambda: make_reorganisation_ask(state, seat, homes))
        if reply.option == PASS:
            return
        await play_chosen(list_slot_moves(state, seat, homes), reply)


def is_open_to(state: State, seat: Seat, homes: Homes) -> bool:
    """Whether a seat may have something to do, as all can see: pieces, in the complete game cards or a power."""
    if (state.complete and state.player(seat).hand) or list_origins(state, seat, homes):
        return True
    return any(isinstance(move, CardlessMove) for move in list_slot_moves(state, seat, homes).values())


def list_slot_moves(state: State, seat: Seat, homes: Homes) -> Moves:
    """What may be done in one's own slot: a step, and in the complete game what cards and powers allow (D-33)."""
    moves = {"move": make_step(state, seat, homes)}
    return (
        hooks.moves.of(moves, SeatMoment(state, seat, 0, gap=False, sequence="3B"))
        if state.complete
        else moves
    )


def make_reorganisation_ask(state: State, seat: Seat, homes: Homes) -> Ask:
    """D-32, D-33: the next step of any number of pieces, a card or a power, or nothing more."""
    moves = list_slot_moves(state, seat, homes)

    options = {PASS: Option()} | list_options(moves)
    rule = "C-53" if state.complete else "S-24"
    return Ask(seat, facts.ASK_REORGANISE, rule, options, Reply(PASS), legal=make_check(moves))


def list_origins(state: State, seat: Seat, homes: Homes) -> list[str]:
    """The tiles from which a piece may still step to a neighbour held when the phase began (R-86).

    Whoever landed on Extra-Cochons stays for the fight, where a table puts it off until 3C (R-83).
    """
    cells = _cells(state, homes[seat])
    return [
        cell
        for cell in cells
        if find_movable(state, seat, cell).most
        and _steps(state, seat, cell, cells)
        and not must_fight(state, cell)
    ]


def must_fight(state: State, cell: str) -> bool:
    """Whether pigs stand there among Extra-Cochons that were there before them."""
    stack = state.board[cell].extras
    return stack is not None and not stack.attacking


def list_targets(state: State, seat: Seat, origin: str, homes: Homes) -> list[str]:
    """Adjacent tiles that were one's own, or farther ones by a power (R-86, R-144)."""
    if origin not in state.board:
        return []
    return list(_steps(state, seat, origin, _cells(state, homes[seat])))


def _steps(state: State, seat: Seat, origin: str, cells: Sequence[str]) -> Sequence[str]:
    """Those of these cells to which pieces of `origin` may step."""
    touching = list_adjacent(state, origin)
    near = tuple(cell for cell in cells if cell in touching)
    return hooks.steps.of(near, Departure(state, seat, origin, tuple(cells)))


def make_step(state: State, seat: Seat, homes: Homes) -> Move:
    """R-86: any number of pieces, one step for each; pieces held by Extra-Cochons stay (R-43)."""

    def near(chosen: Chosen) -> list[str]:
        return list_targets(state, seat, str(chosen.get(facts.FROM, "")), homes)

    async def move(reply: Reply) -> None:
        await close_up(state, seat, reply)

    pool = Pool(list_origins(state, seat, homes), lambda cell: find_movable(state, seat, cell))
    fields = {
        facts.FROM: Pick("tile", pool.origins),
        facts.TO: Pick("tile", near),
        **make_piece_fields(pool),
    }
    return Move(Option(fields), move, lambda reply: refuse_pieces(pool, reply))


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
    return sort_labels(cell for cell, tile in state.board.items() if tile.name in names)
