"""Flights and jumps: dice, ways, where one may stop, what one meets (IP-44 to IP-50, T.3)."""

from itertools import combinations

from games.interstellar_pig.views.view import View
from tests.referees.interstellar_pig.chart import Way
from tests.referees.interstellar_pig.game import Game, hears, place_of, site
from tests.referees.interstellar_pig.printed import GEAR
from tests.referees.protocol import Spoken, Told

NUMBER = {"one-die": 1, "two-dice": 2, "forward": 1, "back": 1}


@hears("threw")
def so_many_dice_as_were_said(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-45, R-20: one or two."""
    game.must(
        game.spare(told.seat()) == 0, "IP-17", f"seat {told.seat()} is not told which dice are to spare"
    )
    _throw(game, told, spoken)


@hears("threw-spare")
def those_of_intelligence_are_said_to_be_spare(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-17, R-48: so many more are rolled than count."""
    spare = game.spare(told.seat())
    game.must(
        told.number("spare") == spare > 0, "IP-17", f"{told.number('spare')} to spare instead of {spare}"
    )
    _throw(game, told, spoken)


def _throw(game: Game, told: Told, spoken: Spoken) -> None:
    seat, purpose = told.seat(), told.name("purpose")
    dice = [int(one) for one in told.name("dice").split(",")]
    game.must(seat == game.mover, "IP-43", f"seat {seat} rolls in the turn of {game.mover}")
    game.must(dice == spoken.faces(), "R-94", f"{spoken.faces()} were rolled")
    game.must(
        len(dice) == NUMBER[purpose] + game.spare(seat), "IP-45", f"seat {seat} rolls {dice} for {purpose}"
    )
    game.thrown = (purpose, dice)


@hears("flew")
def a_flight_goes_along_lines(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-44 to IP-49, R-22 to R-26: the count exactly, or an early landing where the character lives."""
    seat, end, spaces = told.seat(), place_of(told), told.number("spaces")
    _own(game, seat)
    ways = [way for way in _ways(game, seat, spaces, end) if way.spaces[-1] == end.replace(".s", ".o")]
    if not game.must(
        ways,
        "R-22",
        f"seat {seat} flies {spaces} from {game.places[seat]} by {game.heading} {game.thrown} to {end}",
    ):
        ways = [Way((end,), ("",))]
    if end.endswith(".s"):
        _lands(game, seat, end)
    route = (
        spoken.reply.text("route")
        if "route" in spoken.reply.fields and spoken.ask.key.endswith("course")
        else ""
    )
    way = next((one for one in ways if one.route == route), ways[0])
    if not game.trail:
        game.trail = [game.places[seat].replace(".s", ".o")]
    before = game.trail[-1]
    game.trail += way.spaces
    _come(game, seat, end, way.spaces)
    game.line_flown = game.map.towards(([before, *way.spaces])[-2], way.spaces[-1])
    game.thrown = None


def _ways(game: Game, seat: int, spaces: int, end: str) -> list[Way]:
    """Every way that the dice, or an event, allow; a surface may be reached before the count is up."""
    chart, here = game.map, game.places[seat]
    if game.thrown is None:
        if not game.must(game.event == "gravity-well", "IP-45", f"seat {seat} flies without dice"):
            return []
        return [
            way
            for line, goal in _ahead(game)
            for way in [_to_the_end(game, here, line, goal)]
            if len(way.spaces) == spaces
        ]
    purpose, dice = game.thrown
    totals = {sum(kept) for kept in combinations(dice, NUMBER[purpose])}
    if purpose == "back":
        return [way for way in _back(game) if len(way.spaces) == spaces and _reaches(game, way, totals, end)]
    found: list[Way] = []
    for line, goal in _ahead(game):
        for total in sorted(totals):
            if total == spaces:
                found += chart.ways(here, line, goal, total)
            elif total > spaces and end.endswith(".s"):
                found += chart.ways(here, line, goal, spaces)
    return found


def _ahead(game: Game) -> list[tuple[str, str]]:
    """IP-44, R-21, R-75: the heading that was named, or the direction of the last step flown."""
    if game.heading:
        line, _, goal = game.heading.partition(">")
        return [(line, goal)]
    return [game.line_flown] if game.line_flown[0] else []


def _to_the_end(game: Game, here: str, line: str, goal: str) -> Way:
    run = game.map.run(here, line, goal)
    return Way(tuple(run), (line,) * len(run))


def _back(game: Game) -> list[Way]:
    """R-76: along this turn's own path, beyond its start straight on to the next planet at the latest."""
    here, *path = reversed(game.trail)
    line, goal = "", ""
    spaces: list[str] = []
    for place in path:
        line, goal = game.map.towards(here, place)
        spaces.append(place)
        here = place
    if not spaces:
        for flown, end in _ahead(game):
            a, b, _, _ = game.map.lines[flown]
            spaces = game.map.run(here, flown, a if end == b else b)
    elif "." not in here:
        spaces += game.map.run(here, line, goal)
    return [Way(tuple(spaces[:number]), ("",) * number) for number in range(1, len(spaces) + 1)]


def _reaches(game: Game, way: Way, totals: set[int], end: str) -> bool:
    """R-76: the whole count, or where the way ends; or an early landing on a planet."""
    longest = max(len(one.spaces) for one in _back(game))
    return len(way.spaces) in {min(total, longest) for total in totals} or end.endswith(".s")


def _lands(game: Game, seat: int, end: str) -> None:
    """IP-48, IP-69, R-24: on a surface only where the character survives."""
    planet = end.partition(".")[0]
    game.must(
        game.lives(seat, planet), "IP-69", f"seat {seat} cannot live on {planet}: {game.needs(seat, planet)}"
    )
    game.unshown = {seat: planet} if game.needs(seat, planet) else {}


def _own(game: Game, seat: int) -> None:
    """IP-43: in one's own turn; once a turn, unless an event carries one farther."""
    game.must(seat == game.mover, "IP-43", f"seat {seat} moves in the turn of {game.mover}")
    game.must(not game.trapped_now, "R-63", f"seat {seat} moves though trapped")
    game.must(not game.moved or game.event, "IP-45", f"seat {seat} moves a second time")
    game.moved = True


def _come(game: Game, seat: int, place: str, spaces: tuple[str, ...]) -> None:
    """T.3, IP-53, R-43, R-99: whoever is in the same place and layer must be fought."""
    game.passed = set(spaces)
    game.places[seat] = place
    game.rivals = {
        one for one, where in game.places.items() if where == place and one != seat and one not in game.out
    }
    game.star_due = game.map.star(place)
    game.event = ""
    game.hazards = (
        place.partition(".")[0] if place.endswith(".s") and game.settings["hazards"] == "on_landing" else ""
    )
    game.heading = ""


@hears("arrived")
def a_jump_goes_anywhere_one_can_live(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-87, IP-107, IP-113, R-26, R-79, R-80: hole, door, tunnel; or a change of layer if the table allows it."""
    seat, place = told.seat(), place_of(told)
    here = game.places[seat]
    _own(game, seat)
    game.must(place != here, "R-80", f"seat {seat} arrives where it is")
    game.must(place in game.map.places(), "R-80", f"there is no {place}")
    if game.event == "worm-hole":
        game.must(
            game.map.star(place) and place.partition(":")[0] != here.partition(":")[0], "R-79", f"to {place}"
        )
    layer = place.partition(".")[0] == here.partition(".")[0] and "." in place
    tunnel = game.event in ("worm-hole", "hyperspace-tunnel") or game.door
    game.must(
        tunnel or (layer and game.settings["allow_hold"]), "R-26", f"seat {seat} goes from {here} to {place}"
    )
    if place.endswith(".s"):
        _lands(game, seat, place)
    game.line_flown = game.line_flown if layer and not tunnel else ("", "")
    game.trail = [place.replace(".s", ".o")] if tunnel else game.trail
    game.door = False
    _come(game, seat, place, (place.replace(".s", ".o"),))
    game.star_due = game.map.star(place)


@hears("held")
def holding_is_for_tables_that_allow_it(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-19."""
    game.must(game.settings["allow_hold"], "R-19", f"seat {told.seat()} does not move")
    game.must(place_of(told) == game.places[told.seat()], "R-19", "it is said to be elsewhere")
    game.moved = True


@hears("bacteria", "bacteria-immune")
def bacteria_kill_the_first_who_lands(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-90, IP-91, R-64 to R-66: from the envelope alone; a Vaccine in hand saves; spent all the same."""
    seat, planet = told.seat(), site(told.name("planet"))
    _hazard(game, seat, planet, "virulent-bacteria", "R-64")
    immune = game.hands[seat]["vaccine"] > 0
    game.must(immune == (told.key == "bacteria-immune"), "R-65", f"seat {seat} holds a Vaccine: {immune}")


@hears("trap")
def a_trap_holds_for_two_turns(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-99, R-63, R-66: one for each landing."""
    seat, planet = told.seat(), site(told.name("planet"))
    _hazard(game, seat, planet, "trap", "R-63")
    game.trapped[seat] = 2
    game.sprung = game.settings["hazards"] == "on_opening" and not game.moved


def _hazard(game: Game, seat: int, planet: str, title: str, ids: str) -> None:
    game.must(game.places[seat] == f"{planet}.s", ids, f"seat {seat} is not on {planet}")
    game.must(game.envelopes[planet][title] > 0, ids, f"there is no {title} on {planet}")
    game.envelopes[planet][title] -= 1
    game.discards[title] += 1


def nothing_is_owed(game: Game) -> None:
    """What an arrival brings about is done before anybody goes on (T.3)."""
    alive = game.mover not in game.out
    game.must(not game.rivals or not alive, "IP-53", f"{sorted(game.rivals)} were not fought by {game.mover}")
    game.must(not (game.unshown and alive), "R-33", f"{game.unshown} shows no gear")
    game.must(not game.star_due or not alive, "IP-50", f"seat {game.mover} draws no event on a star")
    game.rivals, game.unshown, game.star_due, game.hazards = set(), {}, False, ""


def hazards_are_over(game: Game) -> None:
    """IP-90, R-29, R-64: Bacteria where one lands work at once, before anything else is asked."""
    if game.hazards and game.settings["hazards"] == "on_landing":
        left = game.envelopes[game.hazards]["virulent-bacteria"]
        game.must(not left or game.mover in game.out, "R-64", f"the Bacteria on {game.hazards} do nothing")
        game.hazards = ""


def may_stay(game: Game) -> None:
    """INV-4, R-34: whoever stands on a surface can live there with the hand he has."""
    for seat, place in game.places.items():
        if place.endswith(".s") and seat not in game.out:
            planet = place.partition(".")[0]
            missing = [
                one
                for one in game.needs(seat, planet)
                if not any(game.hands[seat][card] > 0 for card in GEAR[one])
            ]
            game.must(not missing, "R-34", f"seat {seat} stands on {planet} without help against {missing}")
