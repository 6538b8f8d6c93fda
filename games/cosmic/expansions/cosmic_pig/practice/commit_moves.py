"""Whole moves of a Piggy Challenge (CP-43): a card of each kind, the lowest first, with no ships, some, or many."""

from collections.abc import Iterator
from typing import Final

from games.cosmic import facts
from games.cosmic.practice.map import take_ships
from games.cosmic.state.catalogue import find_kind, name_card
from games.cosmic.views import additions
from games.cosmic.views.view import View
from porc_royal.asks import Ask, Reply, list_picks
from porc_royal.facts import Saying, Seat
from porc_royal.suggestions import Suggested

ADDS: Final = facts.Adds()

MOVE: Final = ADDS.keys.line("move-pig-commit", "card", "number")
NUMBERS: Final = (0, 4, 8)
"""Ships that are proposed; any other number is a form away."""


def suggest_committed(view: View, seat: Seat, asked: Ask) -> Iterator[Suggested]:
    """Ships that hold no base first: a base that is lost counts no more."""
    names = tuple(list_picks(asked, "commit", facts.SHIPS))
    kinds = {find_kind(card).name: card for card in list_picks(asked, "commit", facts.CARD)}
    cards = sorted(kinds.values(), key=lambda card: (not find_kind(card).is_attack, find_kind(card).value))
    for number in NUMBERS:
        ships = take_ships(view, seat, names, (0, number))
        for card in cards:
            said = Saying(MOVE, {"card": name_card(card), "number": len(ships)})
            yield Suggested(Reply("commit", {facts.SHIPS: ships, facts.CARD: card}), said)


ADDS.enter(additions.MAKERS, "commit", suggest_committed)
