"""IP-31 to IP-33: players take turns in picking four planets each."""

from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import CARDS, Gear
from games.interstellar_pig.questions.script import ask_or_default
from games.interstellar_pig.rules.roll_off import list_seats_from, roll_off
from games.interstellar_pig.rules.survival import find_needs_at
from games.interstellar_pig.state.state import State
from games.interstellar_pig.views.speech import name_planet
from porc_royal.asks import Ask, Option, Pick, Reply
from porc_royal.facts import Seat, Who
from porc_royal.rulebook import Next
from porc_royal.script import tell

PICKS: Final = 4


async def pick_order(state: State) -> Next:
    """IP-31, TV-6: high roll picks first, the others follow round the table."""
    state.phase = "pick-order"
    first = await roll_off(state, state.order)
    state.order = list_seats_from(state, first)
    await tell(facts.PICKS_FIRST, who=Who(first))
    return "picks"


async def picks(state: State) -> Next:
    """IP-32, R-11: one pick, in a plain cycle until each has four; the envelope comes along (IP-33)."""
    state.phase = "picks"
    seat = min(state.order, key=lambda one: len(state.player(one).picks))
    replies = await ask_or_default(state, lambda: [make_pick_ask(state, seat)])
    planet = replies[seat].text(facts.PLANET)
    state.player(seat).picks.append(planet)
    await tell(facts.PICKED, who=Who(seat), planet=name_planet(state, planet))
    complete = all(len(state.player(one).picks) == PICKS for one in state.order)
    return "attributes" if complete else "picks"


def make_pick_ask(state: State, seat: Seat) -> Ask:
    """D-6: any planet that nobody has picked."""
    taken = [planet for player in state.players for planet in player.picks]
    among = [planet for planet in state.planets if planet not in taken]
    default = Reply("pick", {facts.PLANET: min(among, key=lambda planet: _trouble(state, seat, planet))})
    options = {"pick": Option({facts.PLANET: Pick("planet", among)})}
    left = PICKS - len(state.player(seat).picks)
    return Ask(seat, facts.ASK_PICK, "IP-32", options, default, {"left": left})


def _trouble(state: State, seat: Seat, planet: str) -> tuple[int, int]:
    """D-6: fewest needs first, then the needs that most copies of gear cover."""
    wanted = find_needs_at(state, seat, planet)
    copies = sum(
        card.copies
        for card in state.assembly.table(CARDS).values()
        if isinstance(card, Gear) and any(need in card.covers for need in wanted)
    )
    return len(wanted), -copies
