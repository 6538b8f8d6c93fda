"""The table, a hand and a title in words, from a view."""

from collections.abc import Sequence

from games.cosmic import facts
from games.cosmic.catalogue import title as card_title
from games.cosmic.views.view import View
from games.table.facts import Listing, Named, Saying, Seat, Who
from games.table.rulebook import CardShown


def summary(view: View) -> Sequence[Saying]:
    """One line a seat, one a planet with ships of others than its owner."""
    places = dict(view.ships)
    lines: list[Saying] = []
    for one in view.seats:
        owned = [name for name, _ in view.planets if places[name][one.seat]]
        aliens = Listing(tuple(facts.name_alien(alien) for alien in one.powers))
        args = {"colonies": len(owned), "hand": one.hand, "warp": places["warp"][one.seat]}
        lines.append(Saying(facts.SUMMARY_SEAT, {"who": Who(one.seat), "aliens": aliens, **args}))
    return lines


def hand(view: View) -> Sequence[CardShown]:
    """The viewer's cards."""
    return [
        CardShown(card, card_title(card), Saying(facts.EFFECT_CARD, {"card": card_title(card)}))
        for card in view.hand
    ]


def title(view: View, seat: Seat) -> Named | None:
    """The alien that a seat plays, once it is shown."""
    powers = view.seats[seat].powers
    return facts.name_alien(powers[0]) if powers else None


def progress(view: View) -> Saying:
    """How far the game is."""
    return Saying(
        facts.PROGRESS, {"turn": view.turn, "who": Who(view.offense), "phase": Named("phase", view.phase)}
    )
