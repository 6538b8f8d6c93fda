"""sC: which fights are fought, and in which order."""

from games.cochons import facts
from games.cochons.rules.combat import combat
from games.cochons.rules.elimination import eliminate
from games.cochons.sequence import after
from games.cochons.state import State
from games.table.asks import Ask, Option, Pick, Reply
from games.table.facts import Seat
from games.table.rulebook import Next
from games.table.script import ask


async def combats(state: State) -> Next:
    """S-16, S-23, R-68, R-69: in play order, each attacker fights all his attacks."""
    state.phase = "combats"
    while state.slot < len(state.order) and not attacks(state, state.order[state.slot]):
        state.slot += 1
    if state.slot == len(state.order):
        state.slot = 0
        return after(state, "combats")
    seat = state.order[state.slot]
    while due := attacks(state, seat):
        cell = due[0]
        if len(due) > 1:
            cell = (await ask(choosing(seat, due))).text(facts.TILE)
        await fights_on_tile(state, cell)
    return "combats"


def attacks(state: State, seat: Seat) -> list[str]:
    """The tiles where this seat is the next to attack the possessor, in the order of its landings (R-68)."""
    landings = [
        (tile.troops[1].landed, cell)
        for cell, tile in sorted(state.board.items())
        if len(tile.troops) > 1 and tile.troops[1].seat == seat
    ]
    return [cell for _, cell in sorted(landings)]


def choosing(seat: Seat, due: list[str]) -> Ask:
    """D-22: which of one's attacks comes next; the default is the earliest landing."""
    options = {"fight": Option({facts.TILE: Pick("tile", due)})}
    return Ask(seat, facts.ASK_NEXT_FIGHT, "R-68", options, Reply("fight", {facts.TILE: due[0]}))


async def fights_on_tile(state: State, cell: str) -> None:
    """R-69: a fight put off because an earlier arriver had not fought yet follows at once."""
    tile = state.board[cell]
    late = True
    while late:
        await combat(state, tile)
        if state.options.elimination_check == "immediate":
            await eliminate(state)
        late = len(tile.troops) > 1 and state.order.index(tile.troops[1].seat) < state.slot
