"""CE-12, CE-50 to CE-55: the destiny card, and where it lets the offense aim."""

from collections.abc import Awaitable, Callable, Sequence

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Aim, Drawing, Now
from games.cosmic.state.fates import are_hazards_heeded, find_named, is_hazard, name_special
from games.cosmic.state.ships import find_colonies, find_owners, list_system
from games.cosmic.state.state import State
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule


async def draw_destiny(state: State, gate: Callable[[], Awaitable[None]] | None = None) -> None:
    """CE-50: one card, face up, and another one as long as somebody has it drawn anew.

    gate  what is asked of all once it lies there
    """
    drawing = Drawing(state, again=True)
    while drawing.again:
        drawing = Drawing(state)
        await turn_up(state)
        await hooks.drawn.open(drawing)
    if gate is not None:
        await gate()
    await hooks.destiny.open(Now(state))


@not_a_rule
async def turn_up(state: State) -> None:
    """CE-12, CE-50: the next card; the last one is shuffled with the discards. A warning stands."""
    now = state.now
    if len(state.destiny.pile) == 1:
        cards = [*state.destiny.pile, *state.destiny.discards]
        await state.destiny.shuffle(cards)
        state.destiny.discards = []
    await hooks.before_destiny.open(Now(state))
    now.destiny = state.destiny.pile.pop()
    state.destiny.discard([now.destiny])
    named, special = find_named(state, now.destiny), name_special(now.destiny)
    now.named = named
    if named is None:
        await tell(facts.DESTINY_WILD, reveals=True)
    elif special is None:
        await tell(facts.DESTINY, reveals=True, who=Who(named))
    else:
        await tell(facts.DESTINY_SPECIAL, reveals=True, card=special, who=Who(named))
    if is_hazard(now.destiny):
        now.hazard = True
        if are_hazards_heeded(state):
            await tell(facts.HAZARD)


def find_met(state: State) -> Seat | None:
    """CE-51: whom the offense meets by the destiny card, or without one; None where it may choose."""
    now = state.now
    return now.named if now.against is None else now.against


def list_targets(state: State) -> tuple[Aim, ...]:
    """CE-51 to CE-55: where the gate may be aimed by the destiny card that was drawn."""
    named, offense = find_met(state), state.offense
    if named == offense:
        found = list_in_system(state, offense)
    else:
        seats = [seat for seat in state.seats if seat != offense] if named is None else [named]
        found = [target for seat in seats for target in list_in_system(state, seat)]
    return hooks.targets.of(tuple(found), Now(state))


def list_in_system(state: State, seat: Seat) -> list[Aim]:
    """A system's planets, each against its owner, or against others where the owner of the system aims (CE-52a).

    CE-R8: where its owner has no ships it is met all the same, and third parties there are not involved.
    CE-142: a moon that the offense alone occupies is no target: it is neither empty nor fought for; an empty one is,
    in the own system, too (CE-141).
    """
    found: list[Aim] = []
    for planet in list_system(state, seat):
        others = [one for one in find_owners(state, planet) if one != state.offense]
        if state.planets[planet].kind == "moon":
            found += [Aim(planet, one) for one in (others or ([] if find_owners(state, planet) else [seat]))]
        elif seat == state.offense:
            found += [Aim(planet, one) for one in others]
        else:
            found.append(Aim(planet, seat))
    return found


def list_anywhere(state: State, seats: Sequence[Seat]) -> list[Aim]:
    """The planets of these seats' systems, and their colonies wherever they are."""
    everywhere = [Aim(planet, seat) for seat in seats for planet in find_colonies(state, seat)]
    return list(dict.fromkeys([*(one for seat in seats for one in list_in_system(state, seat)), *everywhere]))
