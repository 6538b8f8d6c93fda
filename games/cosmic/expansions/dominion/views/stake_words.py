"""What is said of the reward deck and of what is laid, from a view."""

from collections.abc import Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.dominion.state.printed_cards import INTIMIDATE, RETREAT, RIFT
from games.cosmic.expansions.dominion.state.stakes import STAKES
from games.cosmic.state.catalogue import name_card
from games.cosmic.state.options import Options
from games.cosmic.views import additions
from games.cosmic.views.view import View
from porc_royal.facts import Listing, Named, Saying, Seat, Who

ADDS: Final = facts.Adds()

DECK: Final = ADDS.keys.line("summary-reward-deck", "deck", "discards")
LAID: Final = ADDS.keys.line("summary-laid", "seats")
OWN: Final = ADDS.keys.line("summary-own-laid", "card")
BACKS: Final = ADDS.keys.line("summary-backs", "who", "number", "back")
PLAYED: Final = ADDS.keys.notice("outline-reward-deck", "deck")

ADDS.keys.thing("card-type", RETREAT, INTIMIDATE, RIFT)
ADDS.keys.thing("sort", RIFT)
ADDS.keys.thing("reward-deck", "dominion", "incursion", "both")
ADDS.enter(additions.CARD_TEXTS, RETREAT, ADDS.keys.line("does-retreat"))


def describe_stakes(view: View) -> Sequence[Saying]:
    """The deck, and who has an intimidate on the table."""
    seen = STAKES.seen(view)
    if seen is None:
        return []
    lines = [Saying(DECK, {"deck": left, "discards": len(off)}) for _, left, off in view.decks]
    if seen.laid:
        lines.append(Saying(LAID, {"seats": Listing(tuple(Who(Seat(seat)) for seat in seen.laid))}))
    return lines


def describe_backs(view: View, seat: Seat) -> Sequence[Saying]:
    """CD-34: the backs of a hand."""
    if STAKES.seen(view) is None:
        return []
    found = [(back, number) for back, number in view.seat(seat).backs if back != "cosmic"]
    return [
        Saying(BACKS, {"who": Who(seat), "number": number, "back": Named("back", back)})
        for back, number in found
    ]


def describe_own(view: View) -> Sequence[Saying]:
    """The viewer's own intimidate."""
    seen = STAKES.seen(view)
    return [Saying(OWN, {"card": name_card(seen.own)})] if seen is not None and seen.own else []


def tell_played(chosen: Options) -> Sequence[Saying]:
    """Which reward cards are played with."""
    deck = STAKES.options_of(chosen).reward_deck
    return [] if deck == "none" else [Saying(PLAYED, {"deck": Named("reward-deck", deck)})]


ADDS.add(additions.SUMMARY, describe_stakes)
ADDS.add(additions.SEAT_LINES, describe_backs)
ADDS.add(additions.PLANNED, describe_own)
ADDS.add(additions.PLAYED, tell_played)
