"""Hyperspace Tunnel (IP-113): go to any location on the board."""

from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import make_event
from games.interstellar_pig.questions.script import ask
from games.interstellar_pig.rules.jumps import jump, list_destinations, offer_gear, refuse_jump
from games.interstellar_pig.state.state import State
from porc_royal.additions import Additions
from porc_royal.asks import Ask, Field, Option, Pick, Reply, Several
from porc_royal.facts import Saying, Seat

OWN: Final = Additions(facts.GAME)
ASK: Final = OWN.keys.question("tunnel", options=("jump",))


@make_event("hyperspace-tunnel", "IP-113", 10)
async def hyperspace_tunnel(state: State, seat: Seat) -> None:
    """R-80: the present place may be named, and then nothing more happens."""
    await jump(state, seat, await ask(state, lambda: make_tunnel_ask(state, seat)))


def make_tunnel_ask(state: State, seat: Seat) -> Ask:
    """D-20; the default stays."""

    def legal(reply: Reply) -> Saying | None:
        return refuse_jump(state, seat, reply)

    fields: dict[str, Field] = {
        facts.PLACE: Pick("place", list_destinations(state, seat)),
        facts.SHOW: Several("card", offer_gear(state, seat), optional=True),
    }
    options = {"jump": Option(fields)}
    default = Reply("jump", {facts.PLACE: state.player(seat).place})
    return Ask(seat, ASK, "R-80", options, default, legal=legal)
