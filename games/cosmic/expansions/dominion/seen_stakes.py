"""What is said of the reward deck and of what is laid, from a view."""

from collections.abc import Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.dominion.printed_cards import INTIMIDATE, RETREAT, RIFT
from games.cosmic.expansions.dominion.stakes import STAKES
from games.cosmic.extension import additions
from games.cosmic.extension.catalogue import title
from games.cosmic.views.summary import CARD_TYPES
from games.cosmic.views.view import View
from porc_royal.facts import Listing, Named, Saying, Seat, Who
from porc_royal.rulebook import Settings

DECK: Final = facts.KEYS.line("summary-reward-deck", "deck", "discards")
LAID: Final = facts.KEYS.line("summary-laid", "seats")
OWN: Final = facts.KEYS.line("summary-own-laid", "card")
BACKS: Final = facts.KEYS.line("summary-backs", "who", "number", "back")
PLAYED: Final = facts.KEYS.notice("outline-reward-deck", "deck")

facts.THINGS["card-type"] = (*facts.THINGS["card-type"], RETREAT, INTIMIDATE, RIFT)
facts.THINGS["sort"] = (*facts.THINGS["sort"], RIFT)
facts.THINGS["reward-deck"] = ("dominion", "incursion", "both")
CARD_TYPES[RETREAT] = facts.KEYS.line("does-retreat")


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
    return [Saying(OWN, {"card": title(seen.own)})] if seen is not None and seen.own else []


def tell_played(settings: Settings) -> Sequence[Saying]:
    """Which reward cards are played with."""
    deck = str(settings.get("reward_deck", "none"))
    return [] if deck == "none" else [Saying(PLAYED, {"deck": Named("reward-deck", deck)})]


additions.SUMMARY.append(describe_stakes)
additions.SEAT_LINES.append(describe_backs)
additions.PLANNED.append(describe_own)
additions.PLAYED.append(tell_played)
