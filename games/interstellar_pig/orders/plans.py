"""Plans of one's own turn: the next flight, landing, envelope and card, each played when its turn comes."""

from collections.abc import Mapping
from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.gear import dehydrated_food, pocket_doorway, scanner, temporal_vault
from games.interstellar_pig.state.places import name_heading, name_orbit, name_surface
from games.interstellar_pig.views.view import View
from porc_royal.additions import Additions
from porc_royal.asks import Ask, Field, Pick, Reply
from porc_royal.facts import Named
from porc_royal.orders import Basis, Standing
from porc_royal.plans import complete, make_plan

ADDITIONS: Final = Additions(facts.GAME)
DICE: Final = ADDITIONS.keys.field("dice")
LAYER: Final = ADDITIONS.keys.field("layer")
LAYERS: Final = ("surface", "orbit")

TURN: Final = frozenset({facts.ASK_TURN})
OWN: Final = frozenset({facts.ASK_TURN, facts.ASK_END})


def place_named_by(terms: Reply) -> str:
    """The surface or the orbit of the planet that was named."""
    there = name_surface if terms.text(LAYER) == "surface" else name_orbit
    return there(terms.text(facts.PLANET))


def _nothing(_view: View) -> Mapping[str, Field]:
    return {}


def _flight(view: View) -> Mapping[str, Field]:
    """IP-44: a line with its direction is the same from wherever one flies."""
    ways = [name_heading(line, end) for line in view.chart.lines for end in (line.a, line.b)]
    near = [one for one in ways if _is_near(view, one)]
    return {
        DICE: Pick("throw", ("one-die", "two-dice")),
        facts.HEADING: Pick("heading", [*near, *(one for one in ways if one not in near)]),
    }


def _is_near(view: View, way: str) -> bool:
    """Whether it is a line of the place where the viewer is now."""
    if view.viewer is None:
        return False
    here, line = view.seat(view.viewer).place, view.chart.line(way.partition(">")[0])
    return here.partition(":")[0] == line.id or here.rpartition(".")[0] in (line.a, line.b)


def _flies(_view: View, _ask: Ask, terms: Reply) -> Reply:
    return Reply(terms.text(DICE), {facts.HEADING: terms.text(facts.HEADING)})


def _planet(view: View) -> Mapping[str, Field]:
    return {facts.PLANET: Pick("planet", [one.id for one in view.planets])}


def _place(view: View) -> Mapping[str, Field]:
    return {**_planet(view), LAYER: Pick("layer", LAYERS)}


def _jumps(_view: View, ask: Ask, terms: Reply) -> Reply:
    return complete(ask, Reply(pocket_doorway.JUMP, {facts.PLACE: place_named_by(terms)}))


def _company(view: View, terms: Reply) -> Basis:
    """IP-53: who stands where one means to come down: a fight that nobody planned is asked about."""
    place = place_named_by(terms)
    there = [str(one.seat) for one in view.seats if one.place == place and one.seat != view.viewer]
    return [(Named("place", place), " ".join(there))]


FLIGHTS: Final[tuple[Standing[View], ...]] = (
    Standing("fly", TURN, _flight, _flies, once=True),
    make_plan("land", TURN, _nothing),
    make_plan("open", OWN, _nothing),
)
"""Where most turns go."""

PLANS: Final[tuple[Standing[View], ...]] = (
    make_plan("lift", TURN, _nothing),
    make_plan("hold", TURN, _nothing, is_offered=lambda view: view.allow_hold),
    make_plan(scanner.SCAN, OWN, _planet),
    make_plan(dehydrated_food.EAT, OWN, _nothing),
    make_plan(temporal_vault.RECOVER, OWN, lambda view: {facts.CARD: Pick("card", view.discards)}),
    Standing("jump", TURN, _place, _jumps, basis=_company, once=True),
)
