"""The hand of a practice player: what its cards are worth, what it throws away, trades, steals and swaps."""

from collections.abc import Sequence
from typing import Final

from games.cochons import facts
from games.cochons.cards.seduction_de_la_princesse_piga import CARD as PIGA
from games.cochons.cards.seduction_de_la_princesse_piga import GIVE, TAKE
from games.cochons.clans.hylocherus_theft import VICTIM
from games.cochons.extension.catalogue import CARDS
from games.cochons.practice.chart import Chart
from games.cochons.practice.choices import find_copy, make_play
from games.cochons.practice.patience import weigh_daring
from games.cochons.rules.senate import TARGET
from games.cochons.rules.trades import ALLY
from games.cochons.views.shapes import View
from porc_royal.asks import Ask, Reply, Several, list_picks
from porc_royal.cards import get_title
from porc_royal.facts import Seat
from porc_royal.practice import choose_best

USELESS: Final = 2
UNUSED: Final = 2
"""So many cards are thrown away for others while nothing happens."""


def weigh_card(card: str) -> int:
    """What a card is worth in the hand, as its file says."""
    return CARDS[get_title(card)].worth


def discard(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """1A: combat cards that add next to nothing, and in the complete game what is of no use, or too many."""
    weak = [card for card in view.hand if weigh_card(card) < USELESS]
    if view.complete:
        weak.extend(card for card in list_surplus(view.hand) if card not in weak)
    if weigh_daring(view) > 0:
        weak.extend(list_worst([card for card in view.hand if card not in weak], UNUSED))
    return Reply("discard", {facts.CARDS: tuple(weak)}) if weak else None


def list_surplus(hand: Sequence[str]) -> list[str]:
    """The copies of cards of which fewer are kept."""
    found: list[str] = []
    for title in dict.fromkeys(map(get_title, hand)):
        copies = [card for card in hand if get_title(card) == title]
        found.extend(copies[CARDS[title].keep :] if CARDS[title].keep is not None else ())
    return found


def trade(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """C-20: accept an offer that is worth more than what one would give for it, refuse the others."""
    for offer in view.trades:
        name = str(offer.by)
        if offer.to != seat or name not in list_picks(asked, "refuse", ALLY):
            continue
        mine = list_worst(list(view.hand), len(offer.cards))
        if len(mine) == len(offer.cards) and sum(map(weigh_card, offer.cards)) > sum(map(weigh_card, mine)):
            return Reply("accept", {ALLY: name, facts.CARDS: tuple(mine)})
        return Reply("refuse", {ALLY: name})
    return None


def seduce(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """Princesse Piga: on the most dangerous rival who holds cards, with two cards to give."""
    names = list_picks(asked, PIGA.title, TARGET)
    if not find_copy(asked, PIGA.title) or len(view.hand) < 3 or view.turn < 2:
        return None
    full = [name for name in names if _holder(view, name) > 1]
    if not full:
        return None
    return make_play(
        asked, PIGA.title, {TARGET: choose_best(full, lambda name: _danger(view, seat, name), luck)}
    )


def swap_hands(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """R-29: one's worst cards for the best ones, if they are better."""
    wanted = asked.options["swap"].fields[GIVE]
    number = wanted.least if isinstance(wanted, Several) else 0
    mine, theirs = (
        list_worst(list_picks(asked, "swap", GIVE), number),
        list_finest(list_picks(asked, "swap", TAKE), number),
    )
    if sum(map(weigh_card, theirs)) <= sum(map(weigh_card, mine)):
        return None
    return Reply("swap", {GIVE: tuple(mine), TAKE: tuple(theirs)})


def steal(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """P-4: from the most dangerous rival."""
    names = list_picks(asked, "steal", VICTIM)
    return Reply("steal", {VICTIM: choose_best(names, lambda name: _danger(view, seat, name), luck)})


def list_worst(cards: Sequence[str], number: int) -> list[str]:
    """The cards that are worth least."""
    return sorted(cards, key=weigh_card)[:number]


def list_finest(cards: Sequence[str], number: int) -> list[str]:
    """The cards that are worth most."""
    return sorted(cards, key=weigh_card, reverse=True)[:number]


def _holder(view: View, name: str) -> int:
    return view.seat(Seat(int(name))).hand


def _danger(view: View, seat: Seat, name: str) -> int:
    return Chart(view, seat).danger(view.seat(Seat(int(name))))
