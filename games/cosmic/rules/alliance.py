"""CE-70 to CE-74: invitations, answers with conditions, and the alliances that come of them.

At gates whoever may be invited answers while it is decided who is, for the case that it is (BOT-2): what nobody invited
comes to nothing, and nobody learns of it. Whoever would rather see the invitations first says so, and is asked then.
"""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Now, OnSide, Sender
from games.cosmic.questions.script import ask, ask_all
from games.cosmic.rules.planning import WITHOUT_CARDS, make_cards_ahead, planning
from games.cosmic.rules.returns import go_home
from games.cosmic.rules.victory import look_around
from games.cosmic.state.roles import find_stance, list_seats, list_sides
from games.cosmic.state.ships import LIMIT, find_colonies, find_forbidden, follow, name_ships, take
from games.cosmic.state.state import BESIDE, GATE, Side, Stance, State
from porc_royal.asks import PASS, Ask, Field, Option, Pick, Reply, Several
from porc_royal.facts import Arg, Listing, Saying, Seat, Who
from porc_royal.rulebook import Next
from porc_royal.script import Answered, is_still_legal, tell
from porc_royal.traces import not_a_rule


async def alliance(state: State) -> Next:
    """CE-70 to CE-74, CE-143: allies are invited, answer, and send their ships; for a moon nobody is invited.

    Its gate is held all the same, since cards are laid ready there for planning.
    """
    state.phase = "alliance"
    await hooks.before_invitations.open(Now(state))
    if state.now.marks.get(WITHOUT_CARDS):
        return "planning"
    if state.planets[state.now.planet].kind != "moon":
        await answers(state, await invitations(state))
    await look_around(state)
    if state.options.pace == "gates":
        ahead = make_cards_ahead()
        await hooks.alliances.open(Now(state), beside=(ahead,))
        return await planning(state, ahead)
    await hooks.alliances.open(Now(state))
    return "planning"


async def invitations(state: State) -> Answered:
    """CE-71, CE-72: both main players name whom they invite, at once, or the offense first; what others say ahead."""
    sides = list_sides(state)
    for side in sides:
        await hooks.invitable.settle(OnSide(state, side))
    options = state.options
    together, ahead = options.invitations == "together", dict[Seat, Reply]()
    for group in [sides] if together else [[side] for side in sides]:
        may_join = options.pace == "gates" and together and options.answers == "together"
        make = partial(_ask_group, state, group, may_join=may_join)
        replies = await ask_all(state, make, seen=state.seats, stays=_does_stay)
        for side in group:
            side.invited = [Seat(int(name)) for name in replies[side.seat].many(facts.SEATS)]
        for side in group:
            await tell_invited(side)
        ahead = {seat: reply for seat, reply in replies.items() if may_join and seat in list_seats(state)[2:]}
    return ahead


def _ask_group(state: State, group: Sequence[Side], *, may_join: bool) -> list[Ask]:
    """Whom these sides invite, and whom those join who may be invited."""
    asks = [_ask_invitations(state, side) for side in group]
    others = list_seats(state)[2:]
    if not may_join:
        return asks
    for seat in others:
        sides: list[str] = [find_stance(state, side) for side in group if seat in list_invitable(state, side)]
        asks += [_ask_ahead(state, seat, sides, others)] if sides else []
    return asks


def _does_stay(question: Ask, reply: Reply) -> bool:
    """Ships that were named ahead are followed: an answer that fell away would say that it named them."""
    return question.key == facts.ASK_ALLY or is_still_legal(question, reply)


def _ask_ahead(state: State, seat: Seat, sides: Sequence[str], others: Sequence[Seat]) -> Ask:
    """CE-73, BOT-2: the same before it is known who is invited: which side if both, the other or none if only that.

    What a field admits hangs on no other, so that one window holds them all: the same side once more says nothing.
    """
    asked = make_answer(state, seat, sides, others)
    if not list_ships(state, seat):
        return asked
    options = {**asked.options, facts.WAIT: Option()}
    if len(sides) > 1:
        fields = asked.options["ally"].fields
        other = Pick("stance", (*sides, facts.NEITHER), optional=True)
        options["ally"] = Option({facts.SIDE: fields[facts.SIDE], facts.UNINVITED: other, **fields})
    return replace(asked, options=options, args={**asked.args, "ahead": 1})


@not_a_rule
async def tell_invited(side: Side) -> None:
    """CE-71: whom a side has invited."""
    if side.invited:
        seats = Listing(tuple(Who(seat) for seat in side.invited))
        await tell(facts.INVITES, who=Who(side.seat), seats=seats)
    else:
        await tell(facts.INVITES_NOBODY, who=Who(side.seat))


def list_invitable(state: State, side: Side) -> tuple[Seat, ...]:
    """CE-71: all but the main players, unless a power says otherwise."""
    main = [one.seat for one in list_sides(state)]
    others = tuple(seat for seat in list_seats(state) if seat not in main)
    return hooks.invitable.of(others, OnSide(state, side))


def _ask_invitations(state: State, side: Side) -> Ask:
    names = tuple(str(seat) for seat in list_invitable(state, side))
    options = {PASS: Option(), "invite": Option({facts.SEATS: Several("player", names, least=1)})}
    args: dict[str, Arg] = {
        "planet": facts.name_planet(state.now.planet),
        "stance": facts.name_stance(find_stance(state, side)),
    }
    return Ask(side.seat, facts.ASK_INVITE, "CE-71", options, Reply(PASS), args)


async def answers(state: State, ahead: Answered) -> None:
    """CE-73: the invited answer clockwise from the offense's left, or all at once with conditions, or have answered."""
    others = list_seats(state)[2:]
    invited = [seat for seat in others if any(seat in side.invited for side in list_sides(state))]
    for seat in invited:
        await hooks.ship_limit.settle(Sender(state, seat))
    given = {seat: _fit(state, seat, ahead[seat], others) for seat in invited if seat in ahead}
    known = {seat: reply for seat, reply in given.items() if reply is not None}
    at_once = [seat for seat in invited if seat not in known] if state.options.answers == "together" else []

    def make() -> list[Ask]:
        return [_ask_answer(state, seat, others) for seat in at_once]

    sealed = {**known, **await ask_all(state, make, seen=state.seats, stays=_does_stay)}
    for seat in others:
        if seat in invited:
            await join(
                state,
                seat,
                sealed.get(seat) or await ask(state, partial(_ask_answer, state, seat, ()), seen=True),
            )
        await hooks.joining.open(Sender(state, seat))


def _ask_answer(state: State, seat: Seat, others: Sequence[Seat]) -> Ask:
    """CE-73: a side that invited it, the ships, and for answers at once: unless who is where, and then what instead."""
    sides: list[str] = [find_stance(state, side) for side in list_sides(state) if seat in side.invited]
    return make_answer(state, seat, sides, others)


def _fit(state: State, seat: Seat, reply: Reply, others: Sequence[Seat]) -> Reply | None:
    """An answer given ahead, now that it is known who is invited; None where that has to be asked."""
    question = _ask_answer(state, seat, others)
    idle = {facts.UNINVITED, *(() if facts.UNLESS in reply.fields else (facts.INSTEAD,))}
    fields = {name: one for name, one in reply.fields.items() if name not in idle}
    wanted, sides = reply.text(facts.UNINVITED), question.options["ally"].fields[facts.SIDE]
    if isinstance(sides, Pick) and fields.get(facts.SIDE, "") not in {"", *sides.choices({})}:
        if wanted == facts.NEITHER:
            return Reply(PASS)
        if fields.get(facts.INSTEAD) == wanted:
            return None  # that was to be the way out of the side which has not invited it
        fields[facts.SIDE] = wanted
    fitted = Reply(reply.option, fields)
    return fitted if is_still_legal(question, fitted) else None


def list_ships(state: State, seat: Seat) -> list[str]:
    """CE-73: the ships that a seat may send as an ally."""
    limit = hooks.ship_limit.of(LIMIT, Sender(state, seat))
    return name_ships(state, seat, find_colonies(state, seat), limit)


def make_answer(state: State, seat: Seat, sides: Sequence[str], others: Sequence[Seat] = ()) -> Ask:
    """The question by which a seat joins one of these sides; `others` are those whom a condition may name."""
    limit = hooks.ship_limit.of(LIMIT, Sender(state, seat))
    ships = list_ships(state, seat)
    fields: dict[str, Field] = {
        facts.SIDE: Pick("stance", tuple(sides)),
        facts.SHIPS: Several("ship", tuple(ships), 1, limit),
    }
    unless = [f"{one}-{stance}" for one in others if one != seat for stance in ("offense", "defense")]
    if unless:
        fields[facts.UNLESS] = Pick("joined", tuple(unless), optional=True)
        fields[facts.INSTEAD] = Pick("stance", (*sides, facts.NEITHER), optional=True)
    now = state.now
    args: dict[str, Arg] = {
        "offense": Who(now.offense.seat),
        "defense": Who(list_sides(state)[-1].seat),
        "planet": facts.name_planet(now.planet),
        "ahead": 0,
    }
    options = {PASS: Option(), "ally": Option(fields)}

    def check(reply: Reply) -> Saying | None:
        sent = name_ships(state, seat, (GATE, BESIDE))  # with the other side, if it is on both (A55)
        return find_forbidden(state, seat, [*sent, *reply.many(facts.SHIPS)])

    return Ask(seat, facts.ASK_ALLY, "CE-73", options, Reply(PASS), args, check)


@not_a_rule
async def join(state: State, seat: Seat, reply: Reply) -> None:
    """CE-73: an answer is carried out, when those before it have been."""
    name = reply.text(facts.SIDE)
    unless = reply.text(facts.UNLESS)
    if unless and _has_joined(state, unless):
        name = reply.text(facts.INSTEAD)
    stances: dict[str, Stance] = {"offense": "offense", "defense": "defense"}
    if name not in stances:
        await tell(facts.DECLINES, who=Who(seat))
        return
    await enter(state, seat, stances[name], follow(state, seat, reply.many(facts.SHIPS)))


@not_a_rule
async def enter(state: State, seat: Seat, stance: Stance, ships: Sequence[str]) -> None:
    """CE-73: a seat joins a side with these ships ("2-4.1"), in the gate or beside the planet."""
    sides = list_sides(state)
    side = sides[0] if stance == "offense" else sides[1]
    if seat not in side.allies:
        side.allies.append(seat)
        side.joined.append(seat)
    take(state, seat, ships, GATE if stance == "offense" else BESIDE)
    await tell(facts.ALLIES, who=Who(seat), stance=facts.name_stance(stance), number=len(ships))


@not_a_rule
async def leave(state: State, seat: Seat) -> None:
    """CE-74: an ally leaves the sides it is on; its ships go home."""
    for side in list_sides(state):
        if seat in side.allies:
            side.allies.remove(seat)
            await go_home(state, [(seat, GATE if side is state.now.offense else BESIDE)])


def _has_joined(state: State, condition: str) -> bool:
    """Whether a seat is on a side: "2-offense"."""
    seat, _, stance = condition.partition("-")
    return any(
        find_stance(state, side) == stance and Seat(int(seat)) in side.allies for side in list_sides(state)
    )
