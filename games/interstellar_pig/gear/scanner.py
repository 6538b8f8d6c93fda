"""Scanner (IP-101, R-70): look into any one envelope, taking nothing."""

from typing import Final

from games.interstellar_pig import facts, hooks
from games.interstellar_pig.catalogue import Card, card, held, listed, named
from games.interstellar_pig.rules.hands import discard, note
from games.interstellar_pig.speech import planet_named
from games.table.asks import Option, Pick, Reply
from games.table.facts import Named, Who
from games.table.script import tell, whisper

CARD: Final[Card] = card("scanner", "IP-101", 2, "utility", one_use=True)
SCAN: Final = facts.KEYS.offer("scan", facts.ASK_TURN, facts.ASK_END)
SCANNED: Final = facts.KEYS.fact("scanned", "who", "card", "planet")


@hooks.moves.add(rank=20)
def looks_from_afar(moves: hooks.Moves, moment: hooks.Interlude) -> hooks.Moves:
    """Any planet at any distance; the use and the target are public, what lies there is not."""
    state, seat = moment.state, moment.seat

    async def play(reply: Reply) -> None:
        target = reply.text(facts.PLANET)
        planet, one = planet_named(state, target), held(moment.player.hand, CARD.title)[0]
        await tell(SCANNED, reveals=True, who=Who(seat), card=named(one), planet=planet)
        discard(state, seat, [one])
        cards = list(state.planets[target].envelope)
        note(state, seat, target, "scanned", cards)
        await whisper(
            seat, facts.FOUND, planet=Named("planet", target), number=len(cards), cards=listed(cards)
        )

    planets = [site.id for site in state.chart.planets] if held(moment.player.hand, CARD.title) else []
    return {**moves, SCAN: hooks.Move(Option({facts.PLANET: Pick("planet", planets)}), play)}
