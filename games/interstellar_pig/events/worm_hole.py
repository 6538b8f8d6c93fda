"""Worm Hole (IP-107): go to another star."""

from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import make_event
from games.interstellar_pig.questions.script import ask
from games.interstellar_pig.rules.jumps import relocate
from games.interstellar_pig.state.places import find_line, name_star
from games.interstellar_pig.state.state import State
from porc_royal.additions import Additions
from porc_royal.asks import Ask, Option, Pick, Reply
from porc_royal.facts import Seat

OWN: Final = Additions(facts.GAME)
ASK: Final = OWN.keys.question("worm-hole", options=("jump",))


@make_event("worm-hole", "IP-107", 1)
async def worm_hole(state: State, seat: Seat) -> None:
    """R-79: compulsory; the star of any other line, where a card is drawn again (R-74)."""
    place = (await ask(state, lambda: make_fall_ask(state, seat))).text(facts.PLACE)
    await relocate(state, seat, place)


def make_fall_ask(state: State, seat: Seat) -> Ask:
    """D-21; the default is the star of the lowest-numbered other line."""
    here = find_line(state.chart, state.player(seat).place)
    stars = [name_star(line) for line in state.chart.lines if line.id != here.id]
    options = {"jump": Option({facts.PLACE: Pick("place", stars)})}
    return Ask(seat, ASK, "R-79", options, Reply("jump", {facts.PLACE: stars[0]}))
