"""Hate (A17): others discard what it discards, or lose ships."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Loss, Now
from games.cosmic.questions.choices import ask_cards, ask_matches, ask_their_ships
from games.cosmic.rules.hands import discard, list_encounter, list_throwable, pick_random, show
from games.cosmic.rules.losses import lose
from games.cosmic.rules.planning import decide
from games.cosmic.rules.victory import look_around
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.roles import find_stance, is_main, is_offense
from games.cosmic.state.sides import find_other_side, get_side
from porc_royal.facts import Seat

HATE: Final = Alien("hate")
CARD: Final = HATE.choice("hate-card")
MATCH: Final = HATE.choice("hate-match")
SHIPS: Final = HATE.choice("hate-ships")


@HATE.uses(hooks.start_turn, lambda at, seat: is_offense(at, seat) and bool(at.state.player(seat).hand))
async def makes_them_suffer(at: Now, seat: Seat) -> None:
    """Mandatory: a card of the same type (an attack as high) each, or three ships of its choice."""
    state, others = at.state, [one for one in at.state.seats if one != seat]
    cards = await ask_cards(state, seat, CARD, "A17", list_throwable(state.player(seat).hand), (1, 1))
    if HATE.super.is_on(state, seat):
        await show(state, seat, cards)
    else:
        await discard(state, seat, cards)
    fitting = {one: [card for card in state.player(one).hand if matches(card, cards[0])] for one in others}
    losses: list[Loss] = []
    for one, card in (await ask_matches(state, fitting, MATCH, "A17")).items():
        await discard(state, one, [card] if card else [])
        if not card:
            ships = await ask_their_ships(state, seat, one, SHIPS, "A17", 3)
            losses.append(Loss(state, one, ships, "hate"))
    await lose(state, losses)
    await look_around(state)


def matches(card: str, shown: str) -> bool:
    """The same type, an attack of equal or higher value."""
    mine, theirs = find_kind(card), find_kind(shown)
    return mine.type == theirs.type and (mine.value >= theirs.value or not mine.is_attack)


@HATE.wild.plays(hooks.before_cards, is_main)
async def disarms(at: Now, seat: Seat) -> None:
    """The opponent discards a card at random; without an encounter card left, laid before or held, it has lost."""
    state, side = at.state, find_other_side(at.state, seat)
    await discard(state, side.seat, await pick_random(state, seat, state.player(side.seat).hand, 1))
    if not side.is_laid and not list_encounter(state, side.seat):
        decide(state, find_stance(state, get_side(state, seat)))


HATE.super.lasts(hooks.start_turn, is_offense)
