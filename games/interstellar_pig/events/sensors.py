"""Sensors (IP-112): look at one player's hand."""

from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import list_cards, make_event
from games.interstellar_pig.questions.script import ask_if_any
from games.interstellar_pig.state.state import State
from porc_royal.additions import Additions
from porc_royal.asks import Ask, Option, Pick, Reply
from porc_royal.facts import Seat, Who
from porc_royal.script import tell, whisper

OWN: Final = Additions(facts.GAME)
ASK: Final = OWN.keys.question("sensors", options=("look",))
LOOKED: Final = OWN.keys.fact("sensors", "who", "target", strikes="target")
SEEN: Final = OWN.keys.fact("sensors-hand", "target", "number", "cards")


@make_event("sensors", "IP-112", 4)
async def sensors(state: State, seat: Seat) -> None:
    """R-83: a living opponent, if there is any; who looked at whom is public, the hand is not."""
    reply = await ask_if_any(state, seat, lambda: make_look_ask(state, seat))
    others = list_opponents(state, seat)
    if not others:
        return
    target = others[0] if reply is None else Seat(int(reply.text(facts.TARGET)))
    hand = state.player(target).hand
    await tell(LOOKED, who=Who(seat), target=Who(target))
    await whisper(seat, SEEN, target=Who(target), number=len(hand), cards=list_cards(hand))


def list_opponents(state: State, seat: Seat) -> list[Seat]:
    """The others who live, the next player first."""
    start = state.order.index(seat)
    return [one for one in [*state.order[start + 1 :], *state.order[:start]] if one in state.living]


def make_look_ask(state: State, seat: Seat) -> Ask | None:
    """D-19; the default is the next player in order. None where there is no choice."""
    names = [str(one) for one in list_opponents(state, seat)]
    if len(names) < 2:
        return None
    options = {"look": Option({facts.TARGET: Pick("player", names)})}
    return Ask(seat, ASK, "R-83", options, Reply("look", {facts.TARGET: names[0]}))
