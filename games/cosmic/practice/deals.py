"""How a practice player deals: a colony for a colony, else a card for a card; nothing that lets the other win alone."""

from games.cosmic import facts
from games.cosmic.practice.odds import count_lacking, is_lower
from games.cosmic.rules.worth import keep_worth
from games.cosmic.state.offers import Gift, Terms
from games.cosmic.views.view import View
from porc_royal.asks import Answer, Ask, Reply, list_picks
from porc_royal.facts import Seat, Who
from porc_royal.practice import choose_best

FAILURE = 0.6
"""What three ships in the warp cost."""
CARD = 0.2
WINS = 10.0


def deal(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """Take what is fair; else offer what is."""
    other = asked.args.get("other")
    if not isinstance(other, Who):
        return None
    if "accept" in asked.options and view.offer is not None and is_fair(view, seat, view.offer):
        return Reply("accept")
    return offer(view, seat, other.seat, asked, luck)


def accept(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """What two of three have agreed: failing costs ships, so it is refused only by whoever another then beats to it.

    That is seen where a colony goes to somebody who needs one alone; then nothing is accepted that brings oneself none.
    """
    granted = [one for one in asked.about if one.key == facts.OFFERS_COLONY]
    takers = [one.args["other"] for one in granted]
    rivals = [
        one
        for one in takers
        if isinstance(one, Who) and one.seat != seat and count_lacking(view, one.seat) <= 1
    ]
    wins = any(isinstance(one, Who) and one.seat == seat and count_lacking(view, seat) <= 1 for one in takers)
    return Reply("refuse" if rivals and not wins else "accept")


def is_fair(view: View, seat: Seat, terms: Terms) -> bool:
    """Whether what one gets, and no ships lost, outweighs what the other gets."""
    mine, theirs = (terms.gives, terms.takes) if terms.other == seat else (terms.takes, terms.gives)
    other = terms.one if terms.other == seat else terms.other
    gain, loss = value_gift(view, seat, mine), value_gift(view, other, theirs)
    return gain + FAILURE >= 0.7 * loss and (loss < WINS or gain >= WINS)


def value_gift(view: View, taker: Seat, gift: Gift) -> float:
    """What a gift is worth to whoever takes it."""
    worth = CARD * gift.number
    if gift.planet and view.planet(gift.planet).system != taker:
        worth += WINS if count_lacking(view, taker) <= 1 else 1.0
    elif gift.planet:
        worth += 0.4
    return worth


def offer(view: View, seat: Seat, other: Seat, asked: Ask, luck: int) -> Reply:
    """A colony against a colony where both can and nobody wins alone, else a card against a card."""
    gives, takes = (
        list_picks(asked, "offer", facts.GIVE_PLANET),
        list_picks(asked, "offer", facts.TAKE_PLANET),
    )
    fields: dict[str, Answer] = {}
    alone = (count_lacking(view, other) <= 1) != (count_lacking(view, seat) <= 1)
    if gives and takes and not (alone and count_lacking(view, other) <= 1):
        own = [one for one in gives if view.planet(one).system == seat] or list(gives)
        fields[facts.GIVE_PLANET] = choose_best(own, lambda one: view.there(one)[seat], luck)
        foreign = [one for one in takes if view.planet(one).system != seat] or list(takes)
        fields[facts.TAKE_PLANET] = foreign[luck % len(foreign)]
        return Reply("offer", fields)
    cards = sorted(
        list_picks(asked, "offer", facts.GIVE_CARDS), key=lambda one: keep_worth(one, lower=is_lower(view))
    )
    if cards:
        fields[facts.GIVE_CARDS] = (cards[0],)
    if view.seat(other).hand:
        fields[facts.TAKE_RANDOM] = 1
    return Reply("offer", fields) if fields else Reply("refuse")
