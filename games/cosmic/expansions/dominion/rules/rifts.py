"""CD-80 to CD-82, CD-R11, CD-R12: rifts, played for their benefit, or taken: then they detonate."""

from collections.abc import Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.dominion.state.printed_cards import RIFT, TEARS, Tear
from games.cosmic.expansions.dominion.state.stakes import STAKES
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Card
from games.cosmic.extension.hooks import CardsOfSeat, Loss, Now
from games.cosmic.questions.choices import (
    ask_cards,
    ask_number,
    ask_one_seat,
    ask_planet,
    ask_seat,
    ask_ships,
)
from games.cosmic.rules.hands import discard, draw, list_throwable
from games.cosmic.rules.losses import found, list_places, lose, lose_chosen, retrieve
from games.cosmic.rules.victory import look_around
from games.cosmic.state.catalogue import find_kind, name_card
from games.cosmic.state.roles import Role, is_anyone, is_offense, list_others
from games.cosmic.state.ships import count, find_colonies, find_owners
from games.cosmic.state.state import WARP, State
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

ADDS: Final = STAKES.part()

WHOM, FREE, NUMBER, PLANET, SHIPS = ADDS.choices("rift", "whom", "free", "number", "planet", "ships")
LOSE, CARDS, LEAVE, ORDER = ADDS.choices("rift", "lose", "cards", "leave", "order")
ADDS.keys.thing(facts.LOSS, LOSE)
DETONATES: Final = ADDS.keys.fact("rift-detonates", "who", "card")


def _declare(name: str, tear: Tear) -> None:
    role: Role = is_offense if tear.is_offense else is_anyone

    @Card(name, ADDS).plays(hooks.regroup, role)
    async def tears_space(at: Now, seat: Seat) -> None:
        """CD-80: at the start of an encounter."""
        match tear.of:
            case "colony":
                await found_anywhere(at.state, await _ask_whom(at.state, seat))
            case "cards":
                await draw(at.state, await _ask_whom(at.state, seat), tear.number)
            case "ships":
                await free_ships(at.state, seat, tear.number)


for _name, _tear in TEARS.items():
    _declare(_name, _tear)


@not_a_rule
async def _ask_whom(state: State, seat: Seat) -> Seat:
    return await ask_one_seat(state, seat, WHOM, "CD-80", [seat, *list_others(state, seat)])


def list_empty(state: State) -> list[str]:
    """X-17: planets on which nobody has a colony, in whatever system; moons are none."""
    return [
        name for name, one in state.planets.items() if one.kind != "moon" and not find_owners(state, name)
    ]


@not_a_rule
async def found_anywhere(state: State, seat: Seat) -> None:
    """CD-80: one colony where there is none, with any number of ships from other colonies."""
    planet = (
        await ask_planet(state, seat, PLANET, "CD-80", list_empty(state))
        if find_colonies(state, seat)
        else ""
    )
    if planet:
        places = find_colonies(state, seat)
        most = sum(count(state, seat, place) for place in places)
        await found(state, seat, await ask_ships(state, seat, SHIPS, "CD-80", places, (1, most)), planet)
        await look_around(state)


@not_a_rule
async def free_ships(state: State, seat: Seat, number: int) -> None:
    """CD-80: so many ships leave the warp, whoever's they are."""
    left = number
    freed: list[Seat] = []
    while left > 0:
        stuck = [
            one for one in (seat, *list_others(state, seat)) if count(state, one, WARP) and one not in freed
        ]
        whose = await ask_seat(state, seat, FREE, "CD-80", stuck, may=True) if stuck else None
        if whose is None:
            return
        most = min(left, count(state, whose, WARP))
        wanted = await ask_number(state, seat, NUMBER, "CD-80", (1, most), most)
        left -= wanted
        freed.append(whose)
        await retrieve(state, whose, wanted, RIFT)


@ADDS.acts(hooks.taken)
@not_a_rule
async def detonate_all(at: CardsOfSeat) -> None:
    """CD-81, CD-R11: rifts that were taken and are kept detonate one after the other, as their taker says."""
    left = [card for card in at.cards if find_kind(card).type == RIFT]
    while left:
        order = (
            await ask_cards(at.state, at.seat, ORDER, "CD-R11", left, (1, 1)) if len(left) > 1 else left[:1]
        )
        left.remove(order[0])
        if order[0] in at.state.player(at.seat).hand:
            await detonate(at.state, at.seat, order[0])
    await look_around(at.state)


@not_a_rule
async def detonate(state: State, seat: Seat, card: str) -> None:
    """CD-81, CD-R12, CP-R3: it is discarded, and whoever took it loses what it says, or what there is."""
    await tell(DETONATES, reveals=True, who=Who(seat), card=name_card(card))
    await discard(state, seat, [card])
    tear = TEARS[find_kind(card).name]
    match tear.of:
        case "colony":
            await abandon(state, seat)
        case "cards":
            hand = list_throwable(state.player(seat).hand)
            bounds = (min(tear.number, len(hand)),) * 2
            chosen = await ask_cards(state, seat, CARDS, "CD-81", hand, bounds)
            rest = [card for card in state.player(seat).hand if card not in chosen]
            await discard(state, seat, [*chosen, *rest[: tear.number - len(chosen)]])
        case "ships":
            await lose_chosen(state, {seat: tear.number}, LOSE, "CD-81")


@not_a_rule
async def abandon(state: State, seat: Seat) -> None:
    """CD-81: a colony of its own choice is given up; its ships go to its other colonies."""
    held: Sequence[str] = list_places(state, seat)
    given = [place for place in find_colonies(state, seat) if place in held]
    planet = await ask_planet(state, seat, LEAVE, "CD-81", given)
    if planet:
        await lose(state, [Loss(state, seat, {planet: count(state, seat, planet)}, RIFT, to="home")])
