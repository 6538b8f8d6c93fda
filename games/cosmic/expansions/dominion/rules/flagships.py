"""CD-24, CD-25, CD-R18, CD-R19, CD-R26: flagships, and special ships that act at any time."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.dominion.state.drives import DRIVES, FLAGSHIP, Marked, list_marked
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Now, OnSide, Reckoning
from games.cosmic.questions.choices import ask_yes
from games.cosmic.questions.script import FREE
from games.cosmic.rules.reckoning import does_lower_win, reckon
from games.cosmic.rules.techs import LAB, list_researched, put_on
from games.cosmic.rules.victory import look_around
from games.cosmic.state.labs import find_lab, name_lab
from games.cosmic.state.roles import find_side, list_seats, list_sides
from games.cosmic.state.ships import find_colonies, find_home, move, note_named
from games.cosmic.state.sides import are_attacks, find_place, has_lost
from games.cosmic.state.state import BESIDE, GATE, WARP, Side, State, TechCard
from games.cosmic.views import additions
from porc_royal.asks import Field, Option, Pick, Reply
from porc_royal.facts import Seat, Who
from porc_royal.script import tell, whisper
from porc_royal.traces import not_a_rule

ADDS: Final = DRIVES.part()

BONUS: Final = 3
KEYS: Final = (
    *(f"{facts.ASK_GATE}*", facts.ASK_LAUNCH, facts.ASK_INVITE, facts.ASK_ALLY),
    *(facts.ASK_CARD, facts.ASK_REINFORCE, facts.ASK_DEAL, facts.ASK_REWARD),
)
"""Questions beside which special ships may act ("may interrupt play"): nothing else is being done then (CD-R19)."""
DRIVE: Final = ADDS.keys.offer("drive", *KEYS, facts.ASK_ORDERS)
DRIVE_IN: Final = ADDS.keys.offer("drive-in", *KEYS, facts.ASK_ORDERS)
DRIVE_ONTO: Final = ADDS.keys.offer("drive-onto", *KEYS, facts.ASK_ORDERS)
SHIP_ORDERS: Final = ADDS.keys.offer("ship-orders", *KEYS, facts.ASK_ORDERS)
SHIP: Final = ADDS.keys.field("ship")
HOLDS: Final = ADDS.keys.field("holds")
FLEES: Final = ADDS.keys.field("flees")
ADD: Final = ADDS.choice("flagship-adds", helps=True)
HELD: Final = "flagship-held"
ADDS.keys.step("ask_flagships")
DRIVES_HOME: Final = ADDS.keys.fact("drives", "who", "planet")
DRIVES_IN: Final = ADDS.keys.fact("drives-in", "who")


def are_beside(asked: Sequence[str]) -> bool:
    """Whether ships may be driven while these questions are asked: any gate, and those of `KEYS`."""
    return all(key in KEYS or key.startswith(facts.ASK_GATE) for key in asked)


def list_places(state: State, side: Side, seat: Seat) -> list[str]:
    """Where the ships of a seat on a side are."""
    if side is state.now.offense:
        return [GATE]
    return [BESIDE, state.now.planet] if seat == side.seat else [BESIDE]


def list_present(state: State, side: Side, seat: Seat, kind: str) -> list[Marked]:
    """The special ships of a kind that a seat has in the encounter, on a side."""
    places = list_places(state, side, seat)
    return [one for one in list_marked(state, seat, kind) if one.place in places]


@ADDS.changes(hooks.total)
def add_three(sum_: Reckoning, at: OnSide) -> Reckoning:
    """CD-24: three for each flagship of a main player or ally on this side, unless its owner has held it back.

    For its own side: CP-R23, X-15, where all is taken off the card it is, too. Where it would only harm (A2) it is not
    added unasked.
    """
    state = at.state
    if not is_asked(state) and not sum_.less and does_lower_win(state):
        return sum_
    seats = [seat for seat in (at.side.seat, *at.side.allies) if not state.now.marks.get(f"{HELD}-{seat}")]
    number = sum(len(list_present(state, at.side, seat, FLAGSHIP)) for seat in seats)
    return replace(sum_, bonus=sum_.bonus + BONUS * number)


def is_asked(state: State) -> bool:
    """Where every window is asked, so is each owner; else orders say it."""
    return state.options.pace == "every"


@ADDS.acts(hooks.revealed, after=True)
async def ask_flagships(at: Now) -> None:
    """CD-24: an owner, main player or ally, may leave the three out of an attack that is compared with another.

    BOT-4: what was ordered counts from here on; sums that all see before, or that are never compared, know no orders.
    """
    state = at.state
    if not are_attacks(state):
        return
    for seat in list_seats(state):
        side = find_side(state, seat)
        if side is None or not list_present(state, side, seat, FLAGSHIP):
            continue
        adds = seat not in DRIVES.of(state).holds
        if is_asked(state):
            helps = adds and (reckon(state, side).less or not does_lower_win(state))
            adds = await ask_yes(state, seat, ADD, "CD-24", default=helps)
        if not adds:
            state.now.marks[f"{HELD}-{seat}"] = 1


def list_ready(state: State, seat: Seat) -> list[Marked]:
    """The flagships of a seat whose marker lies face up."""
    return [one for one in list_marked(state, seat, FLAGSHIP) if one.charged]


def list_outside(state: State, seat: Seat) -> list[Marked]:
    """CD-R18: flagships that may still join the encounter in which their owner is: until the cards are flipped."""
    side = find_side(state, seat) if state.encounter is not None and len(list_sides(state)) > 1 else None
    if side is None or state.now.revealed:
        return []
    return [one for one in list_ready(state, seat) if one.place not in list_places(state, side, seat)]


class Driving:
    """CD-25, CD-R26: a flagship moves to a colony of its owner, or into the encounter; nobody can cancel it."""

    options: Sequence[str] = (DRIVE, DRIVE_IN, DRIVE_ONTO, SHIP_ORDERS)

    def list_options(self, state: State, seat: Seat, asked: Sequence[str]) -> dict[str, Option]:
        """By what all can see: where flagships are, and their markers; orders to whoever has a flagship at all."""
        if not DRIVES.is_on(state) or state.encounter is None or not are_beside(asked):
            return {}
        options: dict[str, Option] = {}
        ready, homes = list_ready(state, seat), tuple(find_colonies(state, seat))
        if ready and homes:
            fields: dict[str, Field] = {SHIP: _pick(ready), facts.PLANET: Pick("planet", homes)}
            options[DRIVE] = Option(fields, free=True)
        researched = list_researched(state, seat)
        if ready and researched:
            labs = tuple(name_lab(seat, one) for one in researched)
            options[DRIVE_ONTO] = Option({SHIP: _pick(ready), LAB: Pick("lab", labs)}, free=True)
        outside = list_outside(state, seat)
        if outside:
            options[DRIVE_IN] = Option({SHIP: _pick(outside)}, free=True)
        if any(one.kind == FLAGSHIP for one in DRIVES.of(state).marked.get(seat, [])):
            kept = {HOLDS: Pick("yes-no", ("yes", "no")), FLEES: Pick("yes-no", ("yes", "no"))}
            options[SHIP_ORDERS] = Option(dict(kept), part=True)
        return options

    @not_a_rule
    async def act(self, state: State, seat: Seat, reply: Reply) -> None:
        """It is done at once."""
        if reply.option == SHIP_ORDERS:
            await order(state, seat, reply)
            return
        places = {f"{one.place}.{one.name}": one for one in list_ready(state, seat)}
        one = places.get(reply.text(SHIP))
        if one is None:
            return
        found = find_lab(state, reply.text(LAB))
        if reply.option == DRIVE_ONTO and found is not None and not found[1].is_up:
            await send_to_research(state, seat, one, found[1])
        elif reply.option == DRIVE and reply.text(facts.PLANET) in find_colonies(state, seat):
            await drive(state, seat, one, reply.text(facts.PLANET))
        elif reply.option == DRIVE_IN and one in list_outside(state, seat):
            await drive(state, seat, one, find_place(state, seat))


@not_a_rule
async def send_to_research(state: State, seat: Seat, one: Marked, tech: TechCard) -> None:
    """TD-8: its drive takes it onto a tech that its owner researches, where it can do nothing else."""
    one.charged = False
    await put_on(state, seat, tech, [f"{one.place}.{one.name}"])


def _pick(marked: Sequence[Marked]) -> Pick:
    return Pick("ship", tuple(f"{one.place}.{one.name}" for one in marked))


ADDS.add(FREE, Driving())
ADDS.add(additions.ASIDE, SHIP_ORDERS)
ADDS.add(additions.RARE, SHIP_ORDERS)


@not_a_rule
async def order(state: State, seat: Seat, reply: Reply) -> None:
    """What its owner wishes where it is not asked; kept in secret."""
    kept = DRIVES.of(state)
    for name, seats in ((HOLDS, kept.holds), (FLEES, kept.flees)):
        if seat in seats:
            seats.remove(seat)
        if reply.text(name) == "yes":
            seats.append(seat)
    await whisper(seat, facts.ORDERED)


@not_a_rule
async def drive(state: State, seat: Seat, one: Marked, target: str) -> None:
    """CD-22, CD-25: the ship moves, past the limit of the gate, and its marker is turned down."""
    if one.place == target:
        return
    note_named(state, seat, [f"{one.place}.{one.name}"])
    move(state, seat, one.place, target, 1)
    one.charged = False
    if target in {GATE, BESIDE} or (state.encounter is not None and target == state.now.planet):
        await tell(DRIVES_IN, who=Who(seat))
    else:
        await tell(DRIVES_HOME, who=Who(seat), planet=facts.name_planet(target))
    await look_around(state)


def may_flee(at: Now) -> bool:
    """CD-25, CD-R19: a flagship that can act is in an encounter that its side has lost; the gate is held for it."""
    sides = list_sides(at.state) if DRIVES.is_on(at.state) else []
    return any(
        one.charged
        for side in sides
        for seat in (side.seat, *side.allies)
        if has_lost(at.state, seat)
        for one in list_present(at.state, side, seat, FLAGSHIP)
    )


ADDS.add(hooks.resolution.held, may_flee)


@ADDS.acts(hooks.resolution, after=True)
@not_a_rule
async def flee(at: Now) -> None:
    """CD-25: as ordered, a flagship leaves an encounter that its side has lost, for a colony elsewhere."""
    state = at.state
    for seat in list_seats(state):
        side = find_side(state, seat)
        if side is None or seat not in DRIVES.of(state).flees or not has_lost(state, seat):
            continue
        for one in list_present(state, side, seat, FLAGSHIP):
            home = find_home(state, seat)
            if one.charged and home not in {WARP, one.place}:
                await drive(state, seat, one, home)
