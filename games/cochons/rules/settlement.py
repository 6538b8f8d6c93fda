"""Placing newcomers: those of sE, and those of 1B in 1D. One rule serves both games.

They are placed in play order (C-28, R-38). Either all prepare it together and in secret, and nothing is told before
everybody is content; or each places in his slot, having seen what those before him did: the table's choice.
"""

from typing import Final

from games.cochons import facts
from games.cochons.questions.bindings import locate
from games.cochons.questions.plans import Plan, Planning, prepare
from games.cochons.questions.script import ask
from games.cochons.state.state import State
from games.cochons.state.troops import land
from porc_royal.additions import Additions
from porc_royal.asks import Ask, Chosen, Field, Number, Option, Pick, Reply
from porc_royal.facts import Named, Saying, Seat, Who
from porc_royal.moves import Move, Moves, list_options, make_check, play_chosen
from porc_royal.script import tell, whisper

OWN: Final = Additions(facts.GAME)
HOMELESS: Final = OWN.keys.fact("newcomers-homeless", "who", "number")
OWN.keys.step("settle_all", "settle_one")


async def settle_all(state: State) -> None:
    """R-38: newcomers go where their seat has troops; with no such tile (R-117) they go home."""
    for seat in state.order:
        if not list_homes(state, seat):
            await _send_home(state, seat)
    plans: dict[Seat, Plan] = {}
    if state.options.placing == "together":
        choosing = [seat for seat in state.order if not is_settled(state, seat)]
        plans = await prepare(state, choosing, Planning(make_settling_ask, list_placings, is_settled))
    for seat in state.order:
        await settle_one(state, seat, plans.get(seat))
    for player in state.players:
        player.newcomers.converted = False


async def settle_one(state: State, seat: Seat, plan: Plan | None) -> None:
    """C-28: one seat places everybody, as it has planned or as it answers now; where there is no choice, at once."""
    for done, step in enumerate(plan.steps if plan is not None else ()):
        reply = locate(state, make_settling_ask(state, seat), step)
        if reply is None:
            await whisper(seat, facts.ORDER_LOST, done=done)
            break
        await play_chosen(list_placings(state, seat), reply)
    while not is_settled(state, seat):
        reply = await ask(state, lambda: make_settling_ask(state, seat))
        await play_chosen(list_placings(state, seat), reply)
    if state.player(seat).newcomers.size:
        await _place(state, seat, _everybody(state, seat))


def is_settled(state: State, seat: Seat) -> bool:
    """Whether there is nothing to decide any more: nobody is left, or there is one tile and no Gros Gruik to become."""
    left = state.player(seat).newcomers.size
    return not left or not (len(list_homes(state, seat)) > 1 or is_convertible(state, seat))


def list_homes(state: State, seat: Seat) -> list[str]:
    """R-38: the tiles where a seat has troops, those that it shares with Extra-Cochons included."""
    return [cell for cell, _ in state.troops_of(seat)]


def is_convertible(state: State, seat: Seat) -> bool:
    """R-34: two of these Gorets, once a turn, if a Gros Gruik is left in the reserve."""
    player = state.player(seat)
    return not player.newcomers.converted and player.newcomers.gorets >= 2 and player.gruiks > 0


def list_placings(state: State, seat: Seat) -> Moves:
    """D-10, D-11: all go to one tile, or how many to which; or two of them become one Gros Gruik."""
    newcomers = state.player(seat).newcomers

    def legal(reply: Reply) -> Saying | None:
        numbers = [reply.number(name) for name in (facts.GORETS, facts.GRUIKS) if name in reply.fields]
        return Saying(facts.NO_PIECES) if numbers and not any(numbers) else None

    def gorets(chosen: Chosen) -> tuple[int, int]:
        return 0, newcomers.gorets

    def gruiks(chosen: Chosen) -> tuple[int, int]:
        return 0, newcomers.gruiks

    async def place(reply: Reply) -> None:
        await _place(state, seat, reply)

    async def convert(reply: Reply) -> None:
        await _convert(state, seat)

    tile = Pick("tile", list_homes(state, seat))
    fields: dict[str, Field] = {
        facts.TILE: tile,
        facts.GORETS: Number(gorets, optional=True),
        facts.GRUIKS: Number(gruiks, optional=True),
    }
    moves = {
        "all": Move(Option({facts.TILE: tile}), place, legal),
        "place": Move(Option(fields), place, legal),
    }
    if is_convertible(state, seat):
        moves["convert"] = Move(Option(), convert, legal)
    return moves


def make_settling_ask(state: State, seat: Seat) -> Ask:
    """D-10, D-11: leaving both numbers out sends everybody there."""
    newcomers = state.player(seat).newcomers
    moves = list_placings(state, seat)
    return Ask(
        seat,
        facts.ASK_NEWCOMERS,
        "C-28" if state.complete else "S-27",
        list_options(moves),
        _everybody(state, seat),
        {facts.GORETS: newcomers.gorets, facts.GRUIKS: newcomers.gruiks},
        legal=make_check(moves),
    )


def _everybody(state: State, seat: Seat) -> Reply:
    """The default of D-11: all on the own tile with most pieces, the first in label order if several have."""

    def pieces(cell: str) -> int:
        troop = state.board[cell].troop(seat)
        return troop.size if troop is not None else 0

    return Reply("place", {facts.TILE: max(list_homes(state, seat), key=pieces)})


async def _convert(state: State, seat: Seat) -> None:
    """R-34: the Gorets are back in the reserve, which gives a Gros Gruik."""
    player, newcomers = state.player(seat), state.player(seat).newcomers
    newcomers.gorets, newcomers.gruiks, newcomers.converted = newcomers.gorets - 2, newcomers.gruiks + 1, True
    player.gorets, player.gruiks = player.gorets + 2, player.gruiks - 1
    await tell(facts.CONVERTED, who=Who(seat))


async def _place(state: State, seat: Seat, reply: Reply) -> None:
    newcomers = state.player(seat).newcomers
    gorets, gruiks = reply.number(facts.GORETS), reply.number(facts.GRUIKS)
    if gorets + gruiks == 0:
        gorets, gruiks = newcomers.gorets, newcomers.gruiks
    lent = min(newcomers.lent, gruiks)
    newcomers.gorets, newcomers.gruiks = newcomers.gorets - gorets, newcomers.gruiks - gruiks
    newcomers.lent -= lent
    cell = reply.text(facts.TILE)
    land(state, seat, cell, gorets, gruiks, moved=False, lent=lent)
    tile = Named("tile", cell)
    await tell(facts.PLACED, who=Who(seat), tile=tile, gorets=gorets, gruiks=gruiks)


async def _send_home(state: State, seat: Seat) -> None:
    """Newcomers who find no friend on the board are back in the reserve, a lent Gros Gruik with the Emperor."""
    player = state.player(seat)
    newcomers = player.newcomers
    if not newcomers.size:
        return
    number = newcomers.size
    player.gorets += newcomers.gorets
    player.gruiks += newcomers.gruiks - newcomers.lent
    newcomers.gorets = newcomers.gruiks = newcomers.lent = 0
    await tell(HOMELESS, who=Who(seat), number=number)
