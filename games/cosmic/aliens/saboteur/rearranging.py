"""Saboteur moves its tokens when an encounter begins."""

from games.cosmic import facts
from games.cosmic.aliens.saboteur.saboteur_parts import (
    KINDS,
    PLACES,
    PLANETS,
    REARRANGE,
    SABOTEUR,
    SWAPS,
    TOKEN,
    hide,
    list_hidden,
    list_planets,
)
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.script import ask
from porc_royal.asks import PASS, Ask, Option, Pick, Reply, Several
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule


@not_a_rule
async def ask_what(at: Now, seat: Seat) -> Reply:
    """A used token under another planet, or two that change places; nothing where there are none."""
    state, hidden = at.state, list_hidden(at.state, seat)
    options = {PASS: Option(), "swap": Option({PLANETS: Several("planet", hidden, 2, 2)})}
    used = [kind for kind in KINDS if state.player(seat).tokens.get(f"saboteur-{kind}")]
    free = [planet for planet in list_planets(state) if planet not in hidden]
    if used:
        options["place"] = Option({TOKEN: Pick("token", used), facts.PLANET: Pick("planet", free)})
    return await ask(state, Ask(seat, REARRANGE, "A42", options, Reply(PASS)), seen=True)


@SABOTEUR.asks(hooks.regroup, lambda at, seat: bool(list_hidden(at.state, seat)), ask_what)
async def rearranges(at: Now, seat: Seat, reply: Reply) -> None:
    """When an encounter begins it may lay a used token under another planet, or swap two."""
    state, tokens = at.state, at.state.player(seat).tokens
    if reply.option == "place":
        tokens[f"saboteur-{reply.text(TOKEN)}"] -= 1
        hide(state, seat, reply.text(facts.PLANET), reply.text(TOKEN))
        await tell(PLACES, who=Who(seat), planet=facts.name_planet(reply.text(facts.PLANET)))
    elif reply.option == "swap":
        one, other = reply.many(PLANETS)
        secrets = state.player(seat).secrets
        first, second = f"saboteur-{one}", f"saboteur-{other}"
        secrets[first], secrets[second] = secrets[second], secrets[first]
        await tell(SWAPS, who=Who(seat), planet=facts.name_planet(one), other_planet=facts.name_planet(other))
