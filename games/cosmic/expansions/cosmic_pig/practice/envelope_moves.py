"""Whole moves at an envelope: which card is taken out of it (CP-33 b), each kind once, the best first."""

from collections.abc import Iterator
from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.cosmic_pig.practice.pig_practice import rate
from games.cosmic.state.catalogue import find_kind, name_card
from games.cosmic.views import additions
from games.cosmic.views.view import View
from porc_royal.asks import Ask, Reply, list_picks
from porc_royal.facts import Seat
from porc_royal.suggestions import Suggested

ADDS: Final = facts.Adds()


def suggest_taken(_view: View, _seat: Seat, asked: Ask) -> Iterator[Suggested]:
    """Copies of a card are one choice."""
    kinds = {find_kind(card).name: card for card in sorted(list_picks(asked, "take", facts.CARD), key=rate)}
    for card in reversed(kinds.values()):
        yield Suggested(Reply("take", {facts.CARD: card}), name_card(card))


ADDS.enter(additions.MAKERS, "take", suggest_taken)
