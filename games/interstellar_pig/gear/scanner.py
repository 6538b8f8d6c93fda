"""Scanner (IP-101, R-70): look into any one envelope, taking nothing."""

from collections.abc import Mapping
from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import Card, list_cards, make_card
from games.interstellar_pig.extension.declarations import offer_card
from games.interstellar_pig.extension.hooks import Interlude
from games.interstellar_pig.rules.hands import note
from games.interstellar_pig.views.speech import name_planet
from porc_royal.asks import Reply
from porc_royal.declarations import Declaration, Target
from porc_royal.facts import Arg, Named
from porc_royal.script import whisper

CARD: Final[Card] = make_card("scanner", "IP-101", 2, "utility", one_use=True)
SCAN: Final = CARD.additions.keys.offer("scan", facts.ASK_TURN, facts.ASK_END)
SCANNED: Final = CARD.additions.keys.fact("scanned", "who", "card", "planet")


def list_planets(moment: Interlude) -> list[str]:
    """Any planet at any distance."""
    return [site.id for site in moment.state.chart.planets]


def name_target(moment: Interlude, reply: Reply) -> Mapping[str, Arg]:
    """The use and the target are public."""
    return {"planet": name_planet(moment.state, reply.text(facts.PLANET))}


@offer_card(
    CARD, SCAN, Declaration({facts.PLANET: Target("planet", list_planets)}, SCANNED, name_target), rank=20
)
async def looks_from_afar(moment: Interlude, reply: Reply) -> None:
    """What lies there is not public."""
    state, seat, planet = moment.state, moment.seat, reply.text(facts.PLANET)
    cards = list(state.planets[planet].envelope)
    note(state, seat, planet, "scanned", cards)
    await whisper(
        seat, facts.FOUND, planet=Named("planet", planet), number=len(cards), cards=list_cards(cards)
    )
