"""Quartermaster (A80): hands out the rewards of others."""

from collections.abc import Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import CardsOfSeat, Delivery, Ships
from games.cosmic.practice.uses import CONSENTS, has_cards_enough
from games.cosmic.questions.choices import ask_cards, ask_one_seat, ask_planet, ask_yes
from games.cosmic.rules.hands import draw, draw_further, hand_over
from games.cosmic.rules.losses import can_retrieve, retrieve
from games.cosmic.rules.victory import look_around
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.roles import Situation, is_anyone
from games.cosmic.state.ships import count, find_colonies, move
from games.cosmic.state.state import WARP, State
from porc_royal.facts import Saying, Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

QUARTERMASTER: Final = Alien("quartermaster", printed="dominion", is_late=True)
SHARE, COLONY, SHIP, WHOM, INSTEAD = QUARTERMASTER.choices(
    "quartermaster", "share", "colony", "ship", "whom", "instead"
)
DUE: Final = QUARTERMASTER.keys.line("quartermaster-due", "number")


def list_receivers(at: Delivery, seat: Seat) -> list[Seat]:
    """Others who are due rewards (CE-R64)."""
    return [one for one in at.cards if one != seat and one not in at.delivered]


def is_due(at: Delivery, seat: Seat) -> bool:
    """Whether it is due any itself."""
    return seat in at.cards


@QUARTERMASTER.uses(hooks.delivering, lambda at, seat: bool(list_receivers(at, seat)))
async def hands_out(at: Delivery, seat: Seat) -> None:
    """Mandatory, in any role: it says where the ships of others land, looks at their cards, and shares them out."""
    state, receivers = at.state, list_receivers(at, seat)
    for one in receivers:
        await land_ships(state, seat, one, at.ships[one])
    pool = await draw_pool(at, seat, receivers)
    for one in receivers:
        due = at.cards[one] + sum(at.further[one].values())
        pool = [card for card in pool if card in state.player(seat).hand]
        cards = await choose_share(state, seat, pool, due)
        await hand_over(state, seat, one, cards, how="given")
        at.delivered.append(one)
        if cards:
            await hooks.rewarded.open(CardsOfSeat(state, one, list(cards)))


@not_a_rule
async def land_ships(state: State, seat: Seat, one: Seat, ships: int) -> None:
    """The ships of one receiver leave the warp for one of its colonies."""
    number = min(ships, count(state, one, WARP))
    colonies = find_colonies(state, one)
    if number and colonies:
        planet = await ask_planet(state, seat, COLONY, "A80", colonies) if len(colonies) > 1 else colonies[0]
        move(state, one, WARP, planet, number)
        await tell(facts.RETRIEVES, who=Who(one), number=number)
        await hooks.retrieved.open(Ships(state, one, number, "reward"))
        await look_around(state)


@not_a_rule
async def draw_pool(at: Delivery, seat: Seat, receivers: Sequence[Seat]) -> list[str]:
    """All their cards; due none itself, it has a ship of its own, or one card more of a deck that is drawn from.

    With the super flare, due some itself, its hand and its own cards join them.
    """
    state = at.state
    mixes = QUARTERMASTER.super.is_on(state, seat) and is_due(at, seat)
    drawing = [*receivers, *([seat] if mixes else [])]
    cosmic = sum(at.cards[one] for one in drawing)
    further = {back: sum(at.further[one].get(back, 0) for one in drawing) for back in state.decks}
    if mixes:
        await retrieve(state, seat, at.ships[seat], "reward")
        at.delivered.append(seat)
    elif not is_due(at, seat):
        wants = can_retrieve(state, seat) and await ask_yes(state, seat, SHIP, "A80")
        if wants:
            await retrieve(state, seat, 1, "reward")
        elif cosmic:
            cosmic += 1
        else:
            further = {back: number + 1 if number else 0 for back, number in further.items()}
    hand = list(state.player(seat).hand) if mixes else []
    pool = await draw(state, seat, cosmic, by="reward")
    for back, number in further.items():
        drawn = await draw_further(state, seat, back, number)
        pool = [*pool, *drawn]
    return [*hand, *pool]


def _say_due(number: int) -> Saying:
    """Their reward, without the ships that they have of it."""
    return Saying(DUE, {"number": number})


@not_a_rule
async def choose_share(state: State, seat: Seat, pool: Sequence[str], due: int) -> list[str]:
    """So many cards of the pool, by default those that were drawn first."""
    number = min(due, len(pool))
    return await ask_cards(
        state, seat, SHARE, "A80", pool, (number, number), list(pool)[:number], due=_say_due
    )


QUARTERMASTER.enter(CONSENTS, SHIP, has_cards_enough)
QUARTERMASTER.super.lasts(hooks.resolution, is_anyone)


def list_served(at: Delivery, seat: Seat) -> list[Seat]:
    """Others who are due cards of the cosmic deck."""
    return [one for one in list_receivers(at, seat) if at.cards[one]]


def list_wares(at: Situation, seat: Seat) -> list[str]:
    """The cards of its hand but for this flare."""
    hand = at.state.player(seat).hand
    return [card for card in hand if card != QUARTERMASTER.wild.flare and not find_kind(card).stays]


def may_serve(at: Delivery, seat: Seat) -> bool:
    """There is somebody to serve, and something to hand over."""
    return bool(list_served(at, seat) and list_wares(at, seat))


@QUARTERMASTER.wild.plays(hooks.delivering, may_serve)
async def serves_its_own(at: Delivery, seat: Seat) -> None:
    """Cards of its hand, of its own choice, go to one of them instead of so many that would be drawn."""
    whom = await ask_one_seat(at.state, seat, WHOM, "A80", list_served(at, seat))
    given = await ask_cards(at.state, seat, INSTEAD, "A80", list_wares(at, seat), (1, at.cards[whom]))
    await hand_over(at.state, seat, whom, given, how="given")
    at.cards[whom] -= len(given)
