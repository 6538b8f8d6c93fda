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
    asked,
    charting,
    course_of,
    courses,
    gear_for,
    livable_only,
    show_refused,
)
from games.interstellar_pig.rules.dice import Thrown
from games.interstellar_pig.rules.survival import livable, proposed
from games.interstellar_pig.state.places import headings, in_space, on_surface, orbit, planet_of, surface
from games.interstellar_pig.state.state import State
from games.interstellar_pig.views.speech import layer_named, place_named
from porc_royal.asks import Option, Pick, Reply, Several
from porc_royal.facts import Named, Saying, Seat, Who
from porc_royal.script import tell

DICE: Mapping[str, int] = {"one-die": 1, "two-dice": 2}


def flights(moment: Interlude) -> Mapping[str, PawnMove]:
    """IP-44, IP-45, R-19 to R-21: any line from a planet, either way from a dot; 1D6 or 2D6; no pass."""
    state, seat = moment.state, moment.seat
    among = headings(state.chart, moment.player.place)

    async def play(reply: Reply) -> None:
        await roll_and_fly(state, seat, reply.text(facts.HEADING), reply.option)

    option = Option({facts.HEADING: Pick("heading", among)})
    moves = {name: PawnMove(option, play) for name in DICE}
    return {**moves, **holding(moment)} if state.options.allow_hold else moves


def default_move(moment: Interlude) -> Reply:
    """R-92, autopilot: on a dot as last flown; on a planet the lowest line but the one arrived by; 1D6."""
    among = headings(moment.state.chart, moment.player.place)
    flown = moment.player.heading
    if flown in among and not planet_of(moment.player.place):
        return Reply("one-die", {facts.HEADING: flown})
    arrived = flown.partition(">")[0]
    onward = [one for one in among if one.partition(">")[0] != arrived] if arrived else among
    return Reply("one-die", {facts.HEADING: (onward or among)[0]})


async def roll_and_fly(state: State, seat: Seat, direction: str, purpose: str) -> None:
    """IP-45, R-20, R-48: the roll, which of its results counts, and the flight."""
    thrown = await dice.throw(state, seat, "move", DICE[purpose])
    await threw(seat, purpose, thrown)
    place = in_space(state.player(seat).place)
    await choose_and_fly(
        state, seat, {total: courses(state.chart, place, direction, total) for total in thrown.sums}
    )


async def threw(seat: Seat, purpose: str, thrown: Thrown) -> None:
    """Dice for a flight are rolled in the open."""
    await tell(facts.THREW, who=Who(seat), purpose=Named("throw", purpose), dice=dice.shown(thrown.dice))


async def choose_and_fly(state: State, seat: Seat, found: Courses) -> None:
    """R-23: one decision for the whole way."""
    open_ways = {total: livable_only(state, seat, ways) for total, ways in found.items()}
    (first, *_) = open_ways[max(open_ways)]
    shown: tuple[str, ...] = ()
    if asked(found):
        reply = await ask(state, lambda: charting(state, seat, open_ways))
        first, shown = course_of(open_ways, reply), reply.many(facts.SHOW)
    await fly(state, seat, first, shown)


async def fly(state: State, seat: Seat, course: Course, shown: tuple[str, ...]) -> None:
    """T.3, R-27: space after space is entered, then the pawn arrives. On the last space the prize waits (step 5)."""
    player = state.player(seat)
    if on_surface(course.end) and not shown:
        shown = proposed(state, seat, planet_of(course.end))
    await tell(
        facts.FLEW,
        who=Who(seat),
        spaces=len(course.spaces),
        place=place_named(state, course.end),
        layer=layer_named(state, course.end),
    )
    if state.turn is not None and not state.turn.trail:
        state.turn.trail.append(in_space(player.place))
    last = len(course.spaces) - 1
    for number, (place, direction) in enumerate(zip(course.spaces, course.headings, strict=True)):
        player.place, player.heading = place, direction
        if state.turn is not None:
            state.turn.trail.append(place)
        if number < last or on_surface(course.end):
            await offer_prize(state, seat, shown)
    await arrive(state, seat, course.end, shown, announced=True)


def holding(moment: Interlude) -> Mapping[str, PawnMove]:
    """Option `allow_hold`: stay, or change between orbit and surface without moving (R-26)."""
    state, seat, place = moment.state, moment.seat, moment.player.place
    planet = planet_of(place)

    async def hold(reply: Reply) -> None:
        await tell(
            facts.HELD, who=Who(seat), place=place_named(state, place), layer=layer_named(state, place)
        )

    async def land(reply: Reply) -> None:
        shown = reply.many(facts.SHOW) or proposed(state, seat, planet)
        await arrive(state, seat, surface(planet), shown)

    async def lift(reply: Reply) -> None:
        await arrive(state, seat, orbit(planet), (), entered=False)

    def legal(reply: Reply) -> Saying | None:
        return show_refused(state, seat, Reply("land", {**reply.fields, facts.PLACE: surface(planet)}))

    moves = {"hold": PawnMove(Option(), hold)}
    if on_surface(place):
        moves["lift"] = PawnMove(Option(), lift)
    elif planet and livable(state, seat, planet):
        gear = Several("card", gear_for(state, seat, surface(planet)), optional=True)
        moves["land"] = PawnMove(Option({facts.SHOW: gear}), land, legal)
    return moves
