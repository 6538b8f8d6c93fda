"""Colons (EV-04): two Gorets who come along with the convoys, uninvited."""

from typing import Final

from games.cochons.extension import hooks
from games.cochons.extension.catalogue import Card, make_event_card
from games.cochons.extension.declarations import join_convoys
from games.cochons.rules.colonists import receive

CARD: Final[Card] = make_event_card(
    "colons", copies=5, when=("1B",), simplified=False, worth=7, rules=("R-33",)
)
GORETS: Final = 2


@join_convoys(CARD)
async def stow_away(owner: hooks.Owner) -> None:
    """R-33, X-25: newcomers like those of the chips."""
    await receive(owner.state, owner.seat, GORETS)
