"""sC, 3A: which fights are fought, and in which order."""

from games.cochons import facts
from games.cochons.questions.script import ask
from games.cochons.rules.combat import combat
from games.cochons.rules.elimination import eliminate_at_once
from games.cochons.state import parties
from games.cochons.state.parties import Party
from games.cochons.state.sequence import find_next_phase
from games.cochons.state.state import State, Tile, Troop
from porc_royal.asks import Ask, Option, Pick, Reply
from porc_royal.facts import Seat
from porc_royal.rulebook import Next


async def combats(state: State) -> Next:
    """S-16, S-23, C-45, R-68, R-69: in play order, each attacker fights all his attacks, on allies too (R-85).

    In the complete game each attacker's slot is preceded by a window, which finds the next slot.
    """
    state.phase = "combats"
    if not state.complete and not open_next_slot(state):
        state.slot = 0
        return find_next_phase(state, "combats")
    while cells := list_due(state):
        cell = cells[0]
        if len(cells) > 1:
            cell = (await ask(state, lambda: make_choice_ask(state))).text(facts.TILE)
        await fights_on_tile(state, cell)
    return "attack-gap" if state.complete else "combats"


def open_next_slot(state: State) -> bool:
    """Go on to the next slot with fights to fight; False when there are none left."""
    while state.slot < len(state.order) and not list_due(state):
        state.slot += 1
    return bool(list_due(state))


def list_due(state: State) -> list[str]:
    """The tiles that may be fought on next: one whose attacker's slot is past (R-69, X-19), else those of this slot."""
    late = [cell for seat in state.order[: state.slot] for cell in list_attacks(state, seat)]
    if late:
        return late[:1]
    return list_attacks(state, state.order[state.slot]) if state.slot < len(state.order) else []


def list_attacks(state: State, seat: Seat) -> list[str]:
    """The tiles where this seat is the next to attack, in the order of its landings (R-68)."""
    landings: list[tuple[int, str]] = []
    for cell, tile in sorted(state.board.items()):
        here = list_contenders(state, tile)
        if len(here) > 1 and isinstance(here[1], Troop) and here[1].seat == seat:
            landings.append((here[1].landed, cell))
    return [cell for _, cell in sorted(landings)]


def list_contenders(state: State, tile: Tile) -> list[Party]:
    """Who fights on a tile now, in order of arrival; Extra-Cochons that came upon pigs wait for 3C (R-43, R-83)."""
    pigs: list[Party] = [*tile.troops]
    stack = tile.extras
    if stack is None or stack.attacking or state.options.ec_attacked_in == "3C":
        return pigs
    return [stack, *pigs]


def make_choice_ask(state: State) -> Ask:
    """D-22: which of one's attacks comes next; the default is the earliest landing."""
    seat, cells = state.order[state.slot], list_due(state)
    options = {"fight": Option({facts.TILE: Pick("tile", cells)})}
    return Ask(seat, facts.ASK_NEXT_FIGHT, "R-68", options, Reply("fight", {facts.TILE: cells[0]}))


async def fights_on_tile(state: State, cell: str) -> None:
    """R-69, C-52: the one who possesses the tile against the one who came next; the others wait for theirs."""
    tile = state.board[cell]
    defender, attacker = (parties.find_seat(party) for party in list_contenders(state, tile)[:2])
    await combat(state, tile, defender, attacker)
    await eliminate_at_once(state)
