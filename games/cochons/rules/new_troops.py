"""sE: new Gorets for every planet possessed."""

from dataclasses import dataclass

from games.cochons import facts
from games.cochons.sequence import after
from games.cochons.state import State
from games.cochons.troops import enlist, land
from games.table.asks import Ask, Chosen, Field, Number, Option, Pick, Reply
from games.table.facts import Named, Saying, Seat, Who
from games.table.rulebook import Next
from games.table.script import ask_together, tell


@dataclass(slots=True)
class Newcomers:
    """What a seat still has to place, on the tiles that were its own when the phase began (R-38)."""

    seat: Seat
    homes: tuple[str, ...]
    gorets: int
    gruiks: int = 0
    converted: bool = False

    @property
    def number(self) -> int:
        """How many pieces wait."""
        return self.gorets + self.gruiks


async def new_troops(state: State) -> Next:
    """S-27, R-118: everybody at once, a tile at a time, until all have placed theirs; then the turn is over.

    Nobody's newcomers stand in the way of another's, so nobody waits for his place in the order.
    """
    state.phase = "new-troops"
    waiting = [await _arrive(state, seat) for seat in state.order]
    while waiting := [one for one in waiting if one.number]:
        replies = await ask_together(placing(state, one) for one in waiting if choice(state, one))
        for one in waiting:
            await _settle(state, one, replies.get(one.seat, _everybody(state, one)))
    state.turn += 1
    return after(state, "new-troops")


async def _arrive(state: State, seat: Seat) -> Newcomers:
    """S-27, R-35: one Goret for a planet, two for a double; what the reserve does not hold is lost."""
    homes = tuple(state.owned(seat))
    due = sum(state.board[cell].glands for cell in homes)
    come = min(due, state.player(seat).gorets)
    if due:
        await tell(facts.NEWCOMERS, who=Who(seat), number=come, lost=due - come)
    return Newcomers(seat, homes, come)


def choice(state: State, one: Newcomers) -> bool:
    """Whether there is anything to decide: several tiles, or a pair that may become a Gros Gruik."""
    return len(one.homes) > 1 or convertible(state, one)


def convertible(state: State, one: Newcomers) -> bool:
    """R-34: two of these Gorets, once a turn, if a Gros Gruik is left in the reserve."""
    return not one.converted and one.gorets >= 2 and state.player(one.seat).gruiks > 0


def placing(state: State, one: Newcomers) -> Ask:
    """D-10, D-11: how many go to which tile; leaving both numbers out sends everybody there."""

    def legal(reply: Reply) -> Saying | None:
        numbers = [reply.number(name) for name in (facts.GORETS, facts.GRUIKS) if name in reply.fields]
        return Saying(facts.NO_PIECES) if numbers and not any(numbers) else None

    def gorets(chosen: Chosen) -> tuple[int, int]:
        return 0, one.gorets

    def gruiks(chosen: Chosen) -> tuple[int, int]:
        return 0, one.gruiks

    fields: dict[str, Field] = {
        facts.TILE: Pick("tile", one.homes),
        facts.GORETS: Number(gorets, optional=True),
        facts.GRUIKS: Number(gruiks, optional=True),
    }
    options = {"place": Option(fields)}
    if convertible(state, one):
        options["convert"] = Option()
    args = {"gorets": one.gorets, "gruiks": one.gruiks}
    return Ask(one.seat, facts.ASK_NEWCOMERS, "S-27", options, _everybody(state, one), args, legal=legal)


def _everybody(state: State, one: Newcomers) -> Reply:
    """The default of D-11: all on the own tile with most pieces, the first in label order if several have."""

    def pieces(cell: str) -> int:
        troop = state.board[cell].troop(one.seat)
        return troop.size if troop is not None else 0

    return Reply("place", {facts.TILE: max(one.homes, key=pieces)})


async def _settle(state: State, one: Newcomers, reply: Reply) -> None:
    if reply.option == "convert":
        one.gorets, one.gruiks, one.converted = one.gorets - 2, one.gruiks + 1, True
        await tell(facts.CONVERTED, who=Who(one.seat))
        return
    gorets, gruiks = reply.number(facts.GORETS), reply.number(facts.GRUIKS)
    if gorets + gruiks == 0:
        gorets, gruiks = one.gorets, one.gruiks
    cell = reply.text(facts.TILE)
    one.gorets, one.gruiks = one.gorets - gorets, one.gruiks - gruiks
    enlist(state, one.seat, gorets, gruiks)
    land(state, one.seat, cell, gorets, gruiks, moved=False)
    tile = Named("tile", cell)
    await tell(facts.PLACED, who=Who(one.seat), tile=tile, gorets=gorets, gruiks=gruiks)
