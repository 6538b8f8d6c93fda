"""IP-44 to IP-49: the compulsory move. A line and a number of dice are named, then rolled, then flown."""

from collections.abc import Mapping

from games.interstellar_pig import facts
from games.interstellar_pig.extension.hooks import Interlude, PawnMove
from games.interstellar_pig.questions.script import ask
from games.interstellar_pig.rules import dice
from games.interstellar_pig.rules.afloat import offer_prize
from games.interstellar_pig.rules.arrival import arrive
from games.interstellar_pig.rules.courses import (
    Course,
    Courses,
    keep_livable,
    list_courses,
    list_gear,
    make_course_ask,
    must_ask,
    read_course,
    refuse_shown,
)
from games.interstellar_pig.rules.dice import Thrown
from games.interstellar_pig.rules.survival import is_livable, propose_gear
from games.interstellar_pig.state.places import (
    find_planet,
    find_space,
    is_on_surface,
    list_headings,
    name_orbit,
    name_surface,
)
from games.interstellar_pig.state.state import State
from games.interstellar_pig.views.speech import name_layer, name_place
from porc_royal.asks import Option, Pick, Reply, Several
from porc_royal.facts import Named, Saying, Seat, Who
from porc_royal.script import tell

DICE: Mapping[str, int] = {"one-die": 1, "two-dice": 2}


def list_flights(moment: Interlude) -> Mapping[str, PawnMove]:
    """IP-44, IP-45, R-19 to R-21: any line from a planet, either way from a dot; 1D6 or 2D6; no pass."""
    state, seat = moment.state, moment.seat
    among = list_headings(state.chart, moment.player.place)

    async def play(reply: Reply) -> None:
        await roll_and_fly(state, seat, reply.text(facts.HEADING), reply.option)

    option = Option({facts.HEADING: Pick("heading", among)})
    moves = {name: PawnMove(option, play) for name in DICE}
    return {**moves, **list_holding_moves(moment)} if state.options.allow_hold else moves


def choose_default_move(moment: Interlude) -> Reply:
    """R-92, autopilot: on a dot as last flown; on a planet the lowest line but the one arrived by; 1D6."""
    among = list_headings(moment.state.chart, moment.player.place)
    flown = moment.player.heading
    if flown in among and not find_planet(moment.player.place):
        return Reply("one-die", {facts.HEADING: flown})
    arrived = flown.partition(">")[0]
    onward = [one for one in among if one.partition(">")[0] != arrived] if arrived else among
    return Reply("one-die", {facts.HEADING: (onward or among)[0]})


async def roll_and_fly(state: State, seat: Seat, direction: str, purpose: str) -> None:
    """IP-45, R-20, R-48: the roll, which of its results counts, and the flight."""
    thrown = await dice.throw(state, seat, "move", DICE[purpose])
    await tell_throw(seat, purpose, thrown)
    place = find_space(state.player(seat).place)
    await choose_and_fly(
        state, seat, {total: list_courses(state.chart, place, direction, total) for total in thrown.sums}
    )


async def tell_throw(seat: Seat, purpose: str, thrown: Thrown) -> None:
    """Dice for a flight are rolled in the open; of those that an ability adds it is said that they may be dropped."""
    rolled, fallen = Named("throw", purpose), dice.write_dice(thrown.dice)
    if thrown.spare:
        await tell(facts.THREW_SPARE, who=Who(seat), purpose=rolled, dice=fallen, spare=thrown.spare)
    else:
        await tell(facts.THREW, who=Who(seat), purpose=rolled, dice=fallen)


async def choose_and_fly(state: State, seat: Seat, found: Courses) -> None:
    """R-23: one decision for the whole way."""
    open_ways = {total: keep_livable(state, seat, ways) for total, ways in found.items()}
    (first, *_) = open_ways[max(open_ways)]
    shown: tuple[str, ...] = ()
    if must_ask(found):
        reply = await ask(state, lambda: make_course_ask(state, seat, open_ways))
        first, shown = read_course(open_ways, reply), reply.many(facts.SHOW)
    await fly(state, seat, first, shown)


async def fly(state: State, seat: Seat, course: Course, shown: tuple[str, ...]) -> None:
    """T.3, R-27: space after space is entered, then the pawn arrives. On the last space the prize waits (step 5)."""
    player = state.player(seat)
    if is_on_surface(course.end) and not shown:
        shown = propose_gear(state, seat, find_planet(course.end))
    await tell(
        facts.FLEW,
        who=Who(seat),
        spaces=len(course.spaces),
        place=name_place(state, course.end),
        layer=name_layer(state, course.end),
    )
    if state.turn is not None and not state.turn.trail:
        state.turn.trail.append(find_space(player.place))
    last = len(course.spaces) - 1
    for number, (place, direction) in enumerate(zip(course.spaces, course.headings, strict=True)):
        player.place, player.heading = place, direction
        if state.turn is not None:
            state.turn.trail.append(place)
        if number < last or is_on_surface(course.end):
            await offer_prize(state, seat, shown)
    await arrive(state, seat, course.end, shown, announced=True)


def list_holding_moves(moment: Interlude) -> Mapping[str, PawnMove]:
    """Option `allow_hold`: stay, or change between orbit and surface without moving (R-26)."""
    state, seat, place = moment.state, moment.seat, moment.player.place
    planet = find_planet(place)

    async def hold(reply: Reply) -> None:
        await tell(facts.HELD, who=Who(seat), place=name_place(state, place), layer=name_layer(state, place))

    async def land(reply: Reply) -> None:
        shown = reply.many(facts.SHOW) or propose_gear(state, seat, planet)
        await arrive(state, seat, name_surface(planet), shown)

    async def lift(reply: Reply) -> None:
        await arrive(state, seat, name_orbit(planet), (), entered=False)

    def legal(reply: Reply) -> Saying | None:
        return refuse_shown(state, seat, Reply("land", {**reply.fields, facts.PLACE: name_surface(planet)}))

    moves = {"hold": PawnMove(Option(), hold)}
    if is_on_surface(place):
        moves["lift"] = PawnMove(Option(), lift)
    elif planet and is_livable(state, seat, planet):
        gear = Several("card", list_gear(state, seat, name_surface(planet)), optional=True)
        moves["land"] = PawnMove(Option({facts.SHOW: gear}), land, legal)
    return moves
