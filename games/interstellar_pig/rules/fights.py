"""IP-53 to IP-56, R-43, R-44, R-99: whom an arriving pawn must fight, in which order."""

from games.interstellar_pig import facts
from games.interstellar_pig.rules.combat import combat
from games.interstellar_pig.speech import where
from games.interstellar_pig.state import State
from games.table.asks import Ask, Option, Order, Reply
from games.table.facts import Seat
from games.table.script import ask


async def fights(state: State, seat: Seat) -> None:
    """R-44: each pawn in the same place and layer, one after another, until dead or done."""
    player = state.player(seat)
    rivals = rivals_of(state, seat)
    if len(rivals) > 1:
        rivals = [Seat(int(name)) for name in (await ask(ordering(state, seat))).many(facts.ORDER)]
    for rival in rivals:
        if not player.out:
            await combat(state, seat, rival)


def rivals_of(state: State, seat: Seat) -> list[Seat]:
    """The other pawns there, in seat order from the arriving player on."""
    start = state.order.index(seat)
    there = state.at(state.player(seat).place)
    return [one for one in [*state.order[start + 1 :], *state.order[:start]] if one in there]


def ordering(state: State, seat: Seat) -> Ask:
    """D-16: the arriving player chooses the order."""
    names = tuple(str(rival) for rival in rivals_of(state, seat))
    options = {"fight": Option({facts.ORDER: Order("player", names)})}
    return Ask(
        seat,
        facts.ASK_FIGHTS,
        "R-44",
        options,
        Reply("fight", {facts.ORDER: names}),
        where(state, state.player(seat).place),
    )
