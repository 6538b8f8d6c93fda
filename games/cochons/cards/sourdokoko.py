"""Les Sourdokoko de la force impériale (EV-21): the Emperor lends a Gros Gruik for this turn (R-66)."""

from typing import Final

from games.cochons.extension import hooks
from games.cochons.extension.catalogue import Card, make_event_card
from games.cochons.extension.declarations import join_convoys
from porc_royal.facts import Who
from porc_royal.script import tell

CARD: Final[Card] = make_event_card(
    "sourdokoko", copies=1, when=("1B",), simplified=False, worth=6, rules=("R-66",)
)
LENT: Final = CARD.additions.keys.fact("lent", "who")


@join_convoys(CARD)
async def lend(owner: hooks.Owner) -> None:
    """R-66: a newcomer that needs no reserve (R-35); it goes home at the end of the turn."""
    newcomers = owner.state.player(owner.seat).newcomers
    newcomers.gruiks += 1
    newcomers.lent += 1
    await tell(LENT, who=Who(owner.seat))
