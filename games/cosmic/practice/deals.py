"""How a practice player deals: a colony for a colony, else a card for a card; nothing that lets the other win alone."""

from collections.abc import Sequence
from functools import partial

from games.cosmic import facts
from games.cosmic.practice.odds import count_lacking, is_lower
from games.cosmic.practice.reasons import explain_gift, explain_landing, would_win
from games.cosmic.rules.worth import keep_worth
from games.cosmic.state.offers import Gift, Terms
from games.cosmic.views.view import View
from porc_royal.asks import Answer, Ask, Reply, list_picks
from porc_royal.facts import Saying, Seat, Who
from porc_royal.practice import Rated, choose_rated, sort_rated

FAILURE = 0.6
"""What three ships in the warp cost."""
CARD = 0.2
WINS = 10.0
HOME = 0.1
"""What it costs to have others on a home planet."""
SHARE = 0.5
"""How much what the other gains counts against it."""
SWAPPED = 3
"""Cards that are offered at random, at most."""


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
    """What is worth most to both."""
    return choose_rated(rate_offers(view, seat, other, asked), luck) or Reply("refuse")


def rate_offers(view: View, seat: Seat, other: Seat, asked: Ask) -> list[Rated]:
    """CE-111: the best colony for each and each for the best, a card for one, cards at random; the best first."""
    gives, takes = (list_picks(asked, "offer", name) for name in (facts.GIVE_PLANET, facts.TAKE_PLANET))
    colonies = [(Gift(planet=give), Gift(planet=take)) for give in gives for take in takes]
    held, lower = view.seat(other).hand, is_lower(view)
    worst = sorted(
        list_picks(asked, "offer", facts.GIVE_CARDS), key=lambda card: keep_worth(card, lower=lower)
    )[:1]
    cards = [(Gift(cards=tuple(worst)), Gift(random=min(1, held)))] if worst or held else []
    swapped = min(len(view.hand), held, SWAPPED)
    cards += [(Gift(random=number), Gift(random=number)) for number in range(1, swapped + 1)]

    def rate(one: Gift, two: Gift) -> Rated:
        fields: dict[str, Answer] = {
            facts.GIVE_CARDS: one.cards,
            facts.GIVE_RANDOM: one.random,
            facts.GIVE_PLANET: one.planet,
            facts.TAKE_RANDOM: two.random,
            facts.TAKE_PLANET: two.planet,
        }
        fields = {name: value for name, value in fields.items() if value}
        reasons = partial(_explain, view, seat, other, (one, two))
        return Rated(Reply("offer", fields), _rate(view, seat, other, (one, two)), reasons)

    swaps = sort_rated(rate(*pair) for pair in colonies)
    best = {swaps[0].reply.text(name) for name in (facts.GIVE_PLANET, facts.TAKE_PLANET)} if swaps else set()
    few = [
        one for one in swaps if best & {one.reply.text(facts.GIVE_PLANET), one.reply.text(facts.TAKE_PLANET)}
    ]
    return sort_rated([*few, *(rate(*pair) for pair in cards)])


def _rate(view: View, seat: Seat, other: Seat, gifts: tuple[Gift, Gift]) -> float:
    """What one gains, less for what the other does: nothing by which the other would win alone."""
    given, taken = gifts
    gain, loss = value_gift(view, seat, taken), value_gift(view, other, given)
    if not given.planet:
        return CARD / 2 if given.cards else CARD / (2 + given.number)
    home = HOME if view.planet(given.planet).system == seat else 0.0
    return gain - SHARE * loss - home if loss < WINS or gain >= WINS else -loss


def _explain(view: View, seat: Seat, other: Seat, gifts: tuple[Gift, Gift]) -> Sequence[Saying]:
    """Who wins by it, and what it brings."""
    given, taken = gifts
    ends = bool(given.planet) and would_win(view, other, given.planet)
    landing = explain_landing(view, seat, taken.planet) if taken.planet else ()
    return (*explain_gift([other] if ends else [], sure=True), *landing)
