"""Colons (EV-04): two Gorets who come along with the convoys, uninvited."""

from functools import partial
from typing import Final

from games.cochons import hooks
from games.cochons.catalogue import Card, event_card, held
from games.cochons.rules.colonists import receive

CARD: Final[Card] = event_card("colons", copies=5, when=("1B",), simplified=False)
GORETS: Final = 2


@hooks.convoys.add()
def stow_away(cards: hooks.Convoys, owner: hooks.Owner) -> hooks.Convoys:
    """R-33: newcomers like those of the chips; several may be played."""
    play = partial(receive, owner.state, owner.seat, GORETS)
    return {**cards, **dict.fromkeys(held(owner.hand, CARD.title), play)}
