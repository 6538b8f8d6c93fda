"""IP-53 to IP-56, R-43, R-44, R-99: whom an arriving pawn must fight, in which order."""

from games.interstellar_pig import facts
from games.interstellar_pig.questions.script import ask_if_any
from games.interstellar_pig.rules.combat import combat
from games.interstellar_pig.state.state import State
from games.interstellar_pig.views.speech import describe_place
from porc_royal.asks import Ask, Option, Order, Reply
from porc_royal.facts import Seat


async def fights(state: State, seat: Seat) -> None:
    """R-44: each pawn in the same place and layer, one after another, until dead or done."""
    player = state.player(seat)
    reply = await ask_if_any(state, seat, lambda: make_order_ask(state, seat))
    rivals = list_rivals(state, seat)
    if reply is not None:
        rivals = [Seat(int(name)) for name in reply.many(facts.ORDER)]
    for rival in rivals:
        if not (player.out or state.player(rival).out):
            await combat(state, seat, rival)


def list_rivals(state: State, seat: Seat) -> list[Seat]:
    """The other pawns there, in seat order from the arriving player on."""
    start = state.order.index(seat)
    there = state.at(state.player(seat).place)
    return [one for one in [*state.order[start + 1 :], *state.order[:start]] if one in there]


def make_order_ask(state: State, seat: Seat) -> Ask | None:
    """D-16: the arriving player chooses the order, where there is more than one."""
    names = tuple(str(rival) for rival in list_rivals(state, seat))
    if len(names) < 2:
        return None
    options = {"fight": Option({facts.ORDER: Order("player", names)})}
    return Ask(
        seat,
        facts.ASK_FIGHTS,
        "R-44",
        options,
        Reply("fight", {facts.ORDER: names}),
        describe_place(state, state.player(seat).place),
    )
