"""Aura (A3): what others hold of a type lies before all."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.choices import ask_cards
from games.cosmic.rules.destiny import list_targets
from games.cosmic.rules.hands import lay_out
from games.cosmic.state.catalogue import find_kind, name_all_cards
from games.cosmic.state.roles import is_anyone, is_defense, is_offense
from games.cosmic.state.ships import find_owners, list_system
from porc_royal.facts import Seat, Who
from porc_royal.script import tell

AURA: Final = Alien("aura", printed="other", alert="green")
CARD: Final = AURA.choice("aura-card")
SECOND: Final = AURA.choice("aura-second")
LAYS: Final = AURA.keys.fact("aura-lays", "who", "number", "cards")
PEEKS: Final = AURA.keys.fact("aura-peeks", "who", "cards")


def is_meant(at: Now, seat: Seat) -> bool:
    """The offense, and whom alone it can meet, before the launch; whoever else it met, after. With a card in hand."""
    alone = {target.defense for target in list_targets(at.state)} == {seat}
    has_launched = at.state.now.defense is not None
    meant = is_defense(at, seat) and not alone if has_launched else is_offense(at, seat) or alone
    return meant and bool(at.state.player(seat).hand)


@AURA.uses(hooks.launched, is_meant, optional=True, once=True)
@AURA.uses(hooks.destiny, is_meant, optional=True, once=True)
async def shows_types(at: Now, seat: Seat) -> None:
    """Before the launch: a card, or with the super flare two of different types; out of the hands until planning."""
    state = at.state
    shown = await ask_cards(state, seat, CARD, "A3", list(state.player(seat).hand), (1, 1))
    if AURA.super.is_on(state, seat):
        types = [find_kind(card).type for card in shown]
        others = [card for card in state.player(seat).hand if find_kind(card).type not in types]
        shown.extend(await ask_cards(state, seat, SECOND, "A3", others, (0, 1)))
    types = [find_kind(card).type for card in shown]
    guests = [one for planet in list_system(state, seat) for one in find_owners(state, planet) if one != seat]
    laid = {seat: shown}
    for guest in dict.fromkeys(guests):
        laid[guest] = [card for card in state.player(guest).hand if find_kind(card).type in types]
    for one, cards in laid.items():
        lay_out(state, one, cards)
        await tell(LAYS, reveals=True, who=Who(one), number=len(cards), cards=name_all_cards(cards))


async def shows_the_deck(at: Now, seat: Seat) -> None:
    """The top four cards of the deck, for everybody; they stay where they are."""
    await tell(PEEKS, reveals=True, who=Who(seat), cards=name_all_cards(at.state.deck.pile[:-5:-1]))


for _window in (hooks.regroup, hooks.alliances, hooks.revealed, hooks.resolution):
    AURA.wild.plays(_window, is_anyone)(shows_the_deck)
AURA.super.lasts(hooks.regroup, is_anyone)
AURA.super.lasts(hooks.destiny, is_meant)
