"""3C: the Extra-Cochons move, and fight whomever they find (C-54)."""

from functools import partial
from typing import Final

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.extension.hooks import SeatMoment
from games.cochons.questions.script import ask, open_window
from games.cochons.rules.arrivals import MEALS
from games.cochons.rules.combat import combat
from games.cochons.rules.elimination import eliminate_at_once
from games.cochons.rules.hands import spend
from games.cochons.state.geometry import sort_labels
from games.cochons.state.parties import find_seat, list_parties
from games.cochons.state.sequence import find_next_phase
from games.cochons.state.space import find_reach
from games.cochons.state.stacks import STEPS, count_room, eat, move
from games.cochons.state.state import State, Tile
from porc_royal.additions import Additions
from porc_royal.asks import PASS, Ask, Chosen, Option, Pick, Reply
from porc_royal.cards import say_card
from porc_royal.facts import Arg, Named, Seat, Who
from porc_royal.rulebook import Next
from porc_royal.script import tell

OWN: Final = Additions(facts.GAME)
ASK_REINS: Final = OWN.keys.question("reins", "who", "leads", options=(PASS, "lead"))
ASK_STEER: Final = OWN.keys.question("steer", options=(PASS, "move"))
ASK_NEXT_CLASH: Final = OWN.keys.question("next-clash", options=("fight",))
LED: Final = OWN.keys.fact("extras-led", "who", "card")
MOVED: Final = OWN.keys.fact("extras-moved", "who", "monster", "number", "origin", "target")
EATEN: Final = OWN.keys.fact("planet-eaten", "tile", "eaten")
OWN.keys.step("extras", "leader", "stack_move", "clash")


async def extras(state: State) -> Next:
    """R-88, X-29: who leads a stack, its move, then every fight, in an order chosen by the Porc Royal."""
    state.phase = "extras"
    if any(tile.extras is not None for tile in state.board.values()):
        lead = await leader(state)
        prey = await stack_move(state, lead)
        while cells := list_contested(state):
            cell = cells[0]
            if len(cells) > 1:
                cell = (await ask(state, partial(make_choice_ask, state))).text(facts.TILE)
            await clash(state, state.board[cell], prey)
    return find_next_phase(state, "extras")


# ------------------------------------------------------------------------------------------------- moving


async def leader(state: State) -> Seat:
    """3C.0: the Porc Royal, unless a card takes the reins from him (R-94).

    Everybody with cards in hand is asked alike, whatever they are (R-22); the first in play order has them.
    """
    asked = [seat for seat in state.order if state.player(seat).hand]
    replies = await open_window(state, lambda: [make_reins_ask(state, seat) for seat in asked])
    for seat in asked:
        card = replies[seat].text(facts.CARD)
        if card not in state.player(seat).hand:
            continue
        spend(state, seat, [card])
        await tell(LED, reveals=True, who=Who(seat), card=say_card(card))
        return seat
    return state.presiding


def make_reins_ask(state: State, seat: Seat) -> Ask:
    """D-34: the default passes. Who leads anyway is asked like all others: a card of theirs may come first (R-94)."""
    cards = hooks.reins.of((), SeatMoment(state, seat, 0, gap=True, sequence="3C"))
    options = {PASS: Option(), "lead": Option({facts.CARD: Pick("card", cards)})}
    royal = state.presiding
    args: dict[str, Arg] = {"who": Who(royal), "leads": "yes" if seat == royal else "no"}
    return Ask(seat, ASK_REINS, "R-94", options, Reply(PASS), args)


async def stack_move(state: State, lead: Seat) -> str:
    """3C.1; C-54, R-88: one whole stack may move; the name of the tile a worm has come to, "" when none has."""
    if not list_stacks(state):
        return ""
    reply = await ask(state, partial(make_steering_ask, state, lead))
    if reply.option == PASS:
        return ""
    origin, target = state.board[reply.text(facts.FROM)], state.board[reply.text(facts.TO)]
    if origin.extras is None:
        raise LookupError(origin.name)
    await tell(
        MOVED,
        who=Who(lead),
        monster=origin.extras.kind,
        number=origin.extras.number,
        origin=Named("tile", reply.text(facts.FROM)),
        target=Named("tile", reply.text(facts.TO)),
    )
    prey = target.name if origin.extras.kind == "worm" else ""
    move(origin, target)
    await devour(state, target, prey)
    return prey


def make_steering_ask(state: State, lead: Seat) -> Ask:
    """D-35: a stack and where it goes; by default none moves."""

    def targets(chosen: Chosen) -> list[str]:
        return list_stops(state, str(chosen.get(facts.FROM, "")))

    options = {
        PASS: Option(),
        "move": Option({facts.FROM: Pick("tile", list_stacks(state)), facts.TO: Pick("tile", targets)}),
    }
    return Ask(lead, ASK_STEER, "C-54", options, Reply(PASS))


def list_stacks(state: State) -> list[str]:
    """The tiles from which a stack may move."""
    return [
        cell for cell in state.cells() if state.board[cell].extras is not None and list_stops(state, cell)
    ]


def list_stops(state: State, start: str) -> list[str]:
    """R-88, R-89: where the stack may go: in range, and not upon more of its kind than may stand together.

    It overflies anything but the sun and tiles that lie on their backs (R-125, R-128).
    """
    here = state.board[start].extras if start in state.board else None
    if here is None:
        return []

    def fits(tile: Tile) -> bool:
        alike = tile.extras is not None and tile.extras.kind == here.kind
        return not alike or count_room(tile, here.kind) >= here.number

    there = sort_labels(find_reach(state, start, STEPS[here.kind], extras=True))
    return [cell for cell in there if fits(state.board[cell])]


# ----------------------------------------------------------------------------------------------- fighting


def list_contested(state: State) -> list[str]:
    """The tiles with Extra-Cochons and somebody else, in label order (R-88)."""
    return [
        cell
        for cell in state.cells()
        if state.board[cell].extras is not None and len(list_parties(state.board[cell])) > 1
    ]


def make_choice_ask(state: State) -> Ask:
    """D-36: the Porc Royal says which fight is next, whoever led the stack (R-94)."""
    cells = list_contested(state)
    options = {"fight": Option({facts.TILE: Pick("tile", cells)})}
    return Ask(state.presiding, ASK_NEXT_CLASH, "R-88", options, Reply("fight", {facts.TILE: cells[0]}))


async def clash(state: State, tile: Tile, prey: str) -> None:
    """R-89: all who stand here fight in order of arrival, the survivor against the next, until one is left."""
    while len(here := list_parties(tile)) > 1:
        await combat(state, tile, find_seat(here[0]), find_seat(here[1]))
        await eliminate_at_once(state)
    await devour(state, tile, prey)


async def devour(state: State, tile: Tile, prey: str) -> None:
    """R-90, X-6: the worm that came here eats the planet once nobody defends it, and is gone; on an asteroid it stays.

    After the third planet of the game it fights, and eats no more (R-45).
    """
    worm = tile.extras is not None and tile.extras.kind == "worm" and len(list_parties(tile)) == 1
    hungry = state.options.worm_cap == "appearances" or state.eaten < MEALS
    if worm and hungry and tile.name == prey and tile.kind != "asteroid":
        eat(state, tile)
        await tell(EATEN, tile=Named("tile", state.cell_of(tile)), eaten=state.eaten)
