"""Muckraker (A77): winning allies pay, or go home with nothing."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now
from games.cosmic.practice.uses import USES, has_little_to_give
from games.cosmic.questions.choices import ask_cards, ask_matches, ask_one_seat, ask_seat, ask_seats
from games.cosmic.rules.alliance import leave
from games.cosmic.rules.hands import discard, hand_over, list_throwable
from games.cosmic.rules.returns import go_home, withdraw
from games.cosmic.rules.victory import look_around
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.roles import Situation, is_involved, list_others, list_sides
from games.cosmic.state.ships import count, find_colonies
from games.cosmic.state.state import BESIDE, GATE, Side, State
from porc_royal.facts import Listing, Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

MUCKRAKER: Final = Alien("muckraker", printed="dominion", is_late=True)
PRICE, ACCUSED, EXEMPT, BRIBE, LEAVES = MUCKRAKER.choices(
    "muckraker", "price", "accused", "exempt", "bribe", "leaves"
)
ACCUSES: Final = MUCKRAKER.keys.fact("muckraker-accuses", "who", "seats")
DISGRACED: Final = MUCKRAKER.keys.fact("muckraker-disgraced", "who")
MUCKRAKER.enter(USES, MUCKRAKER.name, has_little_to_give)


def find_winner(state: State) -> Side | None:
    """The side that has won."""
    offense, *rest = list_sides(state)
    return {"offense": offense, "defense": rest[0] if rest else None}.get(state.now.winner)


def list_accusable(state: State, seat: Seat) -> list[Seat]:
    """Winning allies but itself; with the super flare the winning main player, too (CE-R59)."""
    side = find_winner(state)
    if side is None:
        return []
    mains = [side.seat] if MUCKRAKER.super.is_on(state, seat) else []
    return [one for one in (*mains, *side.allies) if one != seat]


def may_accuse(at: Now, seat: Seat) -> bool:
    """As a main player or an ally, with a card for it, where there is somebody to accuse."""
    return is_involved(at, seat) and bool(at.state.player(seat).hand and list_accusable(at.state, seat))


@MUCKRAKER.uses(hooks.resolution, may_accuse, optional=True)
async def accuses(at: Now, seat: Seat) -> None:
    """It discards a card, and accuses winning allies; each may bribe it, or goes home without any benefit (CE-R11)."""
    state = at.state
    cards = list_throwable(state.player(seat).hand)
    price = await ask_cards(state, seat, PRICE, "A77", cards, (1, 1))
    await discard(state, seat, price)
    accused = list_accusable(state, seat)
    if len(accused) > 1:
        accused = await ask_seats(state, seat, ACCUSED, "A77", accused)
    accused = await spare(state, seat, accused)
    if not accused:
        return
    await tell(ACCUSES, who=Who(seat), seats=Listing(tuple(Who(one) for one in accused)))
    bribes = await ask_matches(
        state, {one: list_bribes(state, one, price[0]) for one in accused}, BRIBE, "A77"
    )
    for one in accused:
        if bribes[one]:
            await hand_over(state, one, seat, [bribes[one]], how="given")
        else:
            await tell(DISGRACED, who=Who(one))
            await drive_out(state, one)
    await look_around(state)


@not_a_rule
async def spare(state: State, seat: Seat, accused: list[Seat]) -> list[Seat]:
    """Where it is a winning ally itself, its main player may exempt any of them, one by one."""
    side = find_winner(state)
    if side is None or seat not in side.allies:
        return accused
    left = [one for one in accused if one != side.seat]
    while left and (spared := await ask_seat(state, side.seat, EXEMPT, "A77", left, may=True)) is not None:
        left.remove(spared)
        accused = [one for one in accused if one != spared]
    return accused


def list_bribes(state: State, seat: Seat, price: str) -> list[str]:
    """What is no encounter card, or of the type of the card that was discarded, an attack a higher one."""
    paid = find_kind(price)
    return [
        card
        for card in state.player(seat).hand
        if not find_kind(card).stays
        and (
            not find_kind(card).is_encounter
            or (
                find_kind(card).type == paid.type
                and (not paid.is_attack or find_kind(card).value > paid.value)
            )
        )
    ]


@not_a_rule
async def drive_out(state: State, seat: Seat) -> None:
    """Its ships go to its other colonies; a main player wins without landing, or without the planet (CE-R60)."""
    side = find_winner(state)
    if side is None:
        return
    is_offense = side is state.now.offense
    if seat != side.seat:
        side.allies.remove(seat)
        await go_home(state, [(seat, GATE if is_offense else BESIDE)])
    elif is_offense:
        await go_home(state, [(seat, GATE)])
        state.now.again = "no"
    else:
        planet = state.now.planet
        others = [one for one in find_colonies(state, seat) if one != planet]
        ships = {place: number for place in (planet, BESIDE) if (number := count(state, seat, place))}
        if others:
            await withdraw(state, seat, ships, others)


def list_allies(at: Situation) -> list[Seat]:
    """The allies of both sides."""
    return [ally for side in list_sides(at.state) for ally in side.allies]


@MUCKRAKER.wild.plays(hooks.alliances, lambda at, seat: is_involved(at, seat) and bool(list_allies(at)))
async def drives_one_out(at: Now, seat: Seat) -> None:
    """One ally of either side leaves the encounter; its ships go home."""
    allies = [one for one in (*list_others(at.state, seat), seat) if one in list_allies(at)]
    await leave(at.state, await ask_one_seat(at.state, seat, LEAVES, "A77", allies))


MUCKRAKER.super.lasts(hooks.revealed, is_involved)
MUCKRAKER.super.lasts(hooks.resolution, is_involved)
