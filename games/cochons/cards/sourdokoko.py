"""Les Sourdokoko de la force impériale (EV-21): the Emperor lends a Gros Gruik for this turn (R-66)."""

from typing import Final

from games.cochons import facts, hooks
from games.cochons.catalogue import Card, event_card
from games.cochons.declaring import in_the_convoys
from games.table.facts import Who
from games.table.script import tell

CARD: Final[Card] = event_card("sourdokoko", copies=1, when=("1B",), simplified=False, worth=6)
LENT: Final = facts.KEYS.fact("lent", "who")


@in_the_convoys(CARD)
async def lend(owner: hooks.Owner) -> None:
    """R-66: a newcomer that needs no reserve (R-35); it goes home at the end of the turn."""
    newcomers = owner.state.player(owner.seat).newcomers
    newcomers.gruiks += 1
    newcomers.lent += 1
    await tell(LENT, who=Who(owner.seat))
