"""IP-40, IP-41: pawns start on one of the own planets; who can live on none has lost."""

from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.questions.script import ask_or_default
from games.interstellar_pig.rules.death import take_out
from games.interstellar_pig.rules.end import find_result
from games.interstellar_pig.rules.hands import put_down, show
from games.interstellar_pig.rules.survival import (
    find_needs_at,
    is_livable,
    list_eligible,
    propose_gear,
    refuse_show,
)
from games.interstellar_pig.state.places import name_orbit, name_surface
from games.interstellar_pig.state.state import State
from games.interstellar_pig.views.speech import name_layer, name_place, name_planet
from porc_royal.asks import PASS, Ask, Chosen, Field, Option, Pick, Reply, Several
from porc_royal.facts import Saying, Seat, Who
from porc_royal.rulebook import Next
from porc_royal.script import tell

DEALS: Final = 4


async def placement(state: State) -> Next:
    """R-16: all choose in secret, then all is shown; starting is no landing, so no hazard stirs."""
    state.phase = "placement"
    replies = await ask_or_default(state, lambda: [make_placement_ask(state, seat) for seat in state.order])
    stranded = [seat for seat in state.staying if not list_homes(state, seat)]
    if stranded and state.options.setup_loss == "redeal" and state.deals < DEALS:
        return await redeal(state, stranded[0])
    for seat in state.order:
        if state.player(seat).leaving or replies[seat].option == PASS:
            await stay_out(state, seat)
        else:
            await start(state, seat, replies[seat])
    return await find_result(state) or "first-turn"


def list_homes(state: State, seat: Seat) -> list[str]:
    """IP-40: the own planets on which the character survives, gear in hand included, in pick order."""
    return [planet for planet in state.player(seat).picks if is_livable(state, seat, planet)]


def make_placement_ask(state: State, seat: Seat) -> Ask:
    """D-8: everybody is asked; who cannot live anywhere can only let it pass, or starts in orbit (R-17)."""
    player = state.player(seat)
    planets = list_homes(state, seat)
    grounded = bool(planets)
    if not planets and state.options.setup_loss == "orbit_start":
        planets = list(player.picks)
    if not planets:
        return Ask(seat, facts.ASK_PLACE, "IP-41", {PASS: Option()}, Reply(PASS))

    def gear(chosen: Chosen) -> list[str]:
        planet = str(chosen.get(facts.PLANET, planets[0]))
        return list_eligible(find_needs_at(state, seat, planet), player.hand) if grounded else []

    def legal(reply: Reply) -> Saying | None:
        wanted = find_needs_at(state, seat, reply.text(facts.PLANET))
        return refuse_show(wanted, reply.many(facts.SHOW))

    fields: dict[str, Field] = {
        facts.PLANET: Pick("planet", planets),
        facts.SHOW: Several("card", gear, optional=True),
    }
    easiest = min(planets, key=lambda planet: len(find_needs_at(state, seat, planet)))
    default = Reply("start", {facts.PLANET: easiest})
    return Ask(seat, facts.ASK_PLACE, "IP-40", {"start": Option(fields)}, default, legal=legal)


async def start(state: State, seat: Seat, reply: Reply) -> None:
    """The pawn stands on the surface, and the gear that is needed there is shown (IP-70)."""
    planet = reply.text(facts.PLANET)
    player = state.player(seat)
    if is_livable(state, seat, planet):
        shown = reply.many(facts.SHOW) or propose_gear(state, seat, planet)
        player.place = name_surface(planet)
    else:
        shown = ()
        player.place = name_orbit(planet)
    await tell(
        facts.STARTS,
        who=Who(seat),
        place=name_place(state, player.place),
        layer=name_layer(state, player.place),
    )
    await show(state, seat, shown, planet)


async def stay_out(state: State, seat: Seat) -> None:
    """R-17: out before round 1; the hand goes face down into the envelope of the first planet picked."""
    player = state.player(seat)
    planet = player.picks[0]
    key = facts.LEFT_HAND if player.leaving else facts.NOWHERE
    put_down(state, seat, list(player.hand), planet)
    await tell(key, who=Who(seat), planet=name_planet(state, planet))
    await take_out(state, seat)


async def redeal(state: State, seat: Seat) -> Next:
    """Option `setup_loss`: all cards are dealt anew; after the last deal the loss stands."""
    for planet in state.planets.values():
        planet.envelope = []
    for player in state.players:
        player.hand = []
        player.notes = {}
    await tell(facts.REDEALT, reveals=True, who=Who(seat))
    return "attributes"
