"""CP-31, CP-32: the destiny card names a system; any base there may be attacked, whoever's it is. CP-R11: defenders."""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from games.cosmic import facts
from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIG
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Aim, Now, Sender
from games.cosmic.questions.choices import make_ships_question
from games.cosmic.questions.script import ask
from games.cosmic.rules.destiny import find_met
from games.cosmic.rules.launch import ANYWHERE, NAMED, SYSTEM
from games.cosmic.rules.victory import look_around
from games.cosmic.state.ships import (
    count,
    find_colonies,
    find_forbidden,
    find_owners,
    list_system,
    name_ships,
    take,
)
from games.cosmic.state.state import BESIDE, GATE, State
from porc_royal.asks import Reply
from porc_royal.facts import Saying, Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

ADDS: Final = PIG.part()

EVERYWHERE: Final = "pig-everywhere"
"""A mark: the gate may be aimed at any base (PE-2)."""
ASK_DEFEND: Final = ADDS.keys.question(
    "pig-defend", "planet", "offense", "defense", options=("ships", facts.ORDERS)
)
JOINS: Final = ADDS.keys.fact("pig-joins", "who", "number")


def list_bases(state: State, systems: Iterable[Seat]) -> list[Aim]:
    """CP-31, CP-R13, CP-R14: every base but the offense's own; an empty planet against the owner of the system."""
    found: list[Aim] = []
    for host in systems:
        for planet in list_system(state, host):
            there = find_owners(state, planet)
            found += [Aim(planet, one) for one in there if one != state.offense]
            if not there and host != state.offense:
                found.append(Aim(planet, host))
    return found


@ADDS.changes(hooks.targets)
def aim_at_any_base(targets: tuple[Aim, ...], at: Now) -> tuple[Aim, ...]:
    """CP-31, CP-R15: of the system named, by a wild of any other's; the own colour as in the base game (CE-52)."""
    state, named = at.state, find_met(at.state)
    if state.now.marks.get(EVERYWHERE):
        return tuple(list_bases(state, state.seats))
    if named == state.offense:
        return targets
    found = list_bases(state, [named] if named is not None else list_hosts(state))
    against = state.now.against  # who strikes back meets that player there, and nobody else (A53)
    return tuple(one for one in found if against is None or one.defense == against)


@ADDS.changes(hooks.reach)
def tell_systems(how: int, at: Now) -> int:
    """CP-31, PE-2: a system is named, and not a player; or none."""
    if at.state.now.marks.get(EVERYWHERE):
        return ANYWHERE
    return SYSTEM if how == NAMED and at.state.now.against is None else how


def list_hosts(state: State) -> list[Seat]:
    """All others, whose systems a wild may lead to."""
    return [seat for seat in state.seats if seat != state.offense]


@ADDS.changes(hooks.own_colour)
def forget_the_card(own: bool, at: Now) -> bool:
    """PE-2: the destiny card is ignored."""
    return own and not at.state.now.marks.get(EVERYWHERE)


@ADDS.acts(hooks.launched)
@not_a_rule
async def add_defenders(at: Now) -> None:
    """CP-25, CP-R11: the defense may add ships of other bases beside the planet, as many as powers allow."""
    state, defense = at.state, at.state.now.defense
    if defense is None or not PIG.options_of(state.options).pig_defense:
        return
    seat = defense.seat
    places = [place for place in find_colonies(state, seat) if place != state.now.planet]
    await hooks.ship_limit.settle(Sender(state, seat))
    number = sum(count(state, seat, place) for place in places)
    most = min(number, hooks.ship_limit.of(number, Sender(state, seat)))
    form = make_ships_question(state, seat, "", "CP-R11", places, (0, most))
    if form is None:
        return

    def check(reply: Reply) -> Saying | None:
        """X-15, CD-28: no ship is sent to another one with which it may not be."""
        sent, there = reply.many(facts.SHIPS), name_ships(state, seat, [state.now.planet])
        together = find_forbidden(state, seat, [*sent, *there])
        return find_forbidden(state, seat, sent) or (None if find_forbidden(state, seat, there) else together)

    args = {"planet": facts.name_planet(state.now.planet), "offense": count(state, state.offense, GATE)}
    args |= {"defense": count(state, seat, state.now.planet)}
    reply = await ask(state, replace(form, key=ASK_DEFEND, args=args, legal=check))
    take(state, seat, reply.many(facts.SHIPS), BESIDE)
    if reply.many(facts.SHIPS):
        await tell(JOINS, who=Who(seat), number=len(reply.many(facts.SHIPS)))
        await look_around(state)
