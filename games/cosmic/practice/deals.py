"""How a practice player deals: a colony for a colony, else a card for a card; nothing that lets the other win alone."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import product

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
    gains = {take: value_gift(view, seat, Gift(planet=take)) for take in takes}
    losses = {give: value_gift(view, other, Gift(planet=give)) for give in gives}

    def weigh(pair: tuple[str, str]) -> float:
        """What one gains, less for what the other does: nothing by which the other would win alone."""
        gain, loss = gains[pair[1]], losses[pair[0]]
        home = HOME if view.planet(pair[0]).system == seat else 0.0
        return gain - SHARE * loss - home if loss < WINS or gain >= WINS else -loss

    pairs = sorted(product(gives, takes), key=weigh, reverse=True)
    colonies = [
        Rated(
            Reply("offer", {facts.GIVE_PLANET: give, facts.TAKE_PLANET: take}),
            weigh((give, take)),
            partial(_explain, view, seat, other, give, take),
        )
        for give, take in pairs
        if give == pairs[0][0] or take == pairs[0][1]
    ]
    return sort_rated([*colonies, *_rate_cards(view, other, asked)])


def _rate_cards(view: View, other: Seat, asked: Ask) -> Iterator[Rated]:
    """The card that is worth least for one at random; as many at random each."""
    held, lower = view.seat(other).hand, is_lower(view)
    cards = sorted(list_picks(asked, "offer", facts.GIVE_CARDS), key=lambda one: keep_worth(one, lower=lower))
    fields: dict[str, Answer] = {facts.GIVE_CARDS: tuple(cards[:1]), facts.TAKE_RANDOM: min(1, held)}
    if cards or held:
        yield Rated(Reply("offer", {name: value for name, value in fields.items() if value}), CARD / 2)
    for number in range(1, min(len(view.hand), held, SWAPPED) + 1):
        swap: dict[str, Answer] = {facts.GIVE_RANDOM: number, facts.TAKE_RANDOM: number}
        yield Rated(Reply("offer", swap), CARD / (2 + number))


def _explain(view: View, seat: Seat, other: Seat, give: str, take: str) -> Sequence[Saying]:
    """Who wins by it, and what it brings."""
    winners = [other] if would_win(view, other, give) else []
    return (*explain_gift(winners, sure=True), *explain_landing(view, seat, take))
