"""Travels: who goes, how far, from where, and where one may land (S-14 to S-17, C-36 to C-44)."""

from games.cochons.views.view import View
from tests.referees.cochons.board import Ground, Pack, Pigs
from tests.referees.cochons.game import Game, hears
from tests.referees.cochons.printed import ANYWHERE, SHIPS
from tests.referees.protocol import Spoken, Told


@hears("marker-chosen")
def a_marker_is_spent(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-36, R-46, R-47: one of those not spent yet; it says how many trips there are."""
    seat, trips = told.seat(), told.number("trips")
    mine = game.markers.setdefault(seat, [2, 2, 3, 3, 4])
    if game.must(trips in mine, "C-36", f"seat {seat} spends a {trips} among {mine}"):
        mine.remove(trips)
    game.travel.allowed[seat] = trips


@hears("markers-back")
def markers_come_back_when_all_are_spent(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-46: at the end of the turn in which the fifth is spent."""
    game.must(not game.markers.get(told.seat()), "R-46", f"seat {told.seat()} has markers left and gets all")
    game.markers[told.seat()] = [2, 2, 3, 3, 4]


@hears("extra-trip")
def a_card_gives_a_trip_in_a_window(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-54: right after somebody's travels."""
    game.travel.ticket = told.seat()
    if told.name("card").endswith("scrofa"):
        game.power(told.seat(), "scrofa", "extra", "P-14")


@hears("extra")
def a_card_gives_a_trip_in_ones_own_turn(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-54: one more; what is left is said."""
    seat = told.seat()
    _own_turn(game, seat)
    game.travel.allowed[seat] += 1
    left = game.travel.allowed[seat] - game.travel.used
    game.must(
        told.number("trips") == left,
        "R-54",
        f"seat {seat} is said to have {told.number('trips')} trips, not {left}",
    )
    if told.name("card").endswith("scrofa"):
        game.power(seat, "scrofa", "extra", "P-14")


def _own_turn(game: Game, seat: int) -> None:
    """C-37: in play order, each finishing before the next begins; whoever is out has cards at most (R-115)."""
    waiting = [
        one for one in game.order if one not in game.travel.over and (one == seat or one not in game.out)
    ]
    game.must(waiting[:1] == [seat], "C-37", f"seat {seat} travels in the turn of {waiting[:1]}")


@hears("trips-over")
def travels_end_in_play_order(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-37, S-14: what is left is lost."""
    seat = told.seat()
    _own_turn(game, seat)
    game.must(seat not in game.out, "R-115", f"seat {seat} is out, and has trips")
    left = game.travel.allowed.get(seat, 0) - game.travel.used
    game.must(
        told.number("left") == left >= 0,
        "S-14",
        f"seat {seat} has {told.number('left')} trips left, by count {left}",
    )
    game.travel.over.append(seat)
    game.travel.used = 0


@hears("trip", "trip-ship")
def a_trip_goes_as_far_as_it_may(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """S-15, C-38, R-48, R-51: one origin, one destination, one step or as far as the ship goes over existing tiles."""
    seat, origin, target = told.seat(), told.name("origin"), told.name("target")
    card = told.name("card") if "card" in told else ""
    again = spoken.seat == seat and spoken.reply.option == "again"
    if again:
        game.power(seat, "phacocherus", "again", "P-9")
    if card == "teleportation-pecari":
        game.power(seat, "pecari", "teleportation", "P-18")
    pays_trip(game, seat, free=bool(card) and not game.settings["ship_costs_trip"], again=again)
    reach = SHIPS.get(card, 1)
    steps = game.land.map.steps(origin).get(target, ANYWHERE)
    game.must(
        1 <= steps <= reach or reach == ANYWHERE,
        "R-51",
        f"seat {seat} goes {steps} steps, {origin} to {target}, by {card or 'foot'}",
    )
    gone = leaves(game, told, origin, told.number("gorets"), told.number("gruiks"), again=again)
    arrives(game, seat, target, *gone)


def pays_trip(game: Game, seat: int, *, free: bool, again: bool = False) -> None:
    """S-14, C-36, R-54, R-138: a trip costs one, in a window the card that gives it."""
    travel = game.travel
    if travel.ticket == seat:
        travel.ticket = None
        return
    _own_turn(game, seat)
    if not free and not (again and not game.settings["p9_spends_trip"]):
        travel.used += 1
    allowed = travel.allowed.get(seat, 0)
    game.must(travel.used <= allowed, "S-14", f"seat {seat} makes trip {travel.used} of {allowed}")


def leaves(
    game: Game, told: Told, origin: str, gorets: int, gruiks: int, *, again: bool = False
) -> tuple[int, int]:
    """R-48, R-49, R-55: at least one piece, which has not travelled this turn and is not pinned."""
    seat, tile = told.seat(), game.land.tiles[origin]
    mine, held = tile.of(seat), tile.pinned(seat)
    game.must(
        gorets >= 0 and gruiks >= 0 and gorets + gruiks > 0,
        "R-48",
        f"seat {seat} travels with {gorets}+{gruiks}",
    )
    game.must(
        gorets + gruiks <= mine.size - held,
        "R-55",
        f"{gorets + gruiks} of {mine.size} leave {origin}, {held} are pinned",
    )
    fresh = mine.gorets - mine.tired_gorets, mine.gruiks - mine.tired_gruiks
    if again:
        fresh = mine.gorets, mine.gruiks
    game.must(
        gorets <= fresh[0] and gruiks <= fresh[1],
        "R-49",
        f"{gorets}+{gruiks} leave {origin} of {fresh} that may",
    )
    if again:
        mine.tired_gorets -= gorets
        mine.tired_gruiks -= gruiks
    mine.loses(gorets, gruiks)
    tile.tidy()
    return gorets, gruiks


def arrives(game: Game, seat: int, target: str, gorets: int, gruiks: int) -> None:
    """C-40, R-57, R-125, R-140: anywhere but on the sun, at a feast of others, or where one is banned."""
    tile = game.land.tiles[target]
    game.must(tile.kind != "sun", "R-125", f"seat {seat} lands on the sun")
    game.must(tile.host in (None, seat), "R-57", f"seat {seat} lands at the feast on {target}")
    game.must(seat not in tile.banned, "R-140", f"seat {seat} lands on {target}, which was forbidden")
    once = game.tires
    fresh = tile.lands(Pigs(seat, gorets, gruiks, gorets * once, gruiks * once))
    if fresh:
        game.landings.append((seat, target))


def _is_new(game: Game, seat: int, cell: str) -> None:
    """R-50: an attack begins when somebody comes who was not there."""
    game.must((seat, cell) in game.landings, "R-50", f"seat {seat} has not just come to {cell}")
    game.landings = [one for one in game.landings if one != (seat, cell)]


@hears("attacked")
def the_possessor_is_attacked_and_pinned(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """S-16, S-17, R-55: the first who came defends; one piece is held for each that came upon him."""
    tile = game.land.tiles[told.name("tile")]
    _is_new(game, told.seat(), told.name("tile"))
    owner = tile.owner if tile.here and isinstance(tile.here[0], Pigs) else None
    game.must(told.seat("defender") == owner, "S-16", f"{told.name('tile')} belongs to {owner}")
    held = tile.pinned(told.seat("defender"))
    game.must(
        told.number("pinned") == held,
        "S-17",
        f"{held} are pinned on {told.name('tile')}, not {told.number('pinned')}",
    )


@hears("attacked-extras")
def extras_that_were_first_are_attacked(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-59, R-83: who lands on Extra-Cochons attacks them."""
    tile = game.land.tiles[told.name("tile")]
    _is_new(game, told.seat(), told.name("tile"))
    first = tile.here[0] if tile.here else None
    fits = isinstance(first, Pack) and (first.kind, first.number) == (
        told.name("monster"),
        told.number("number"),
    )
    game.must(fits, "R-83", f"on {told.name('tile')} stands {first}")


@hears("boots")
def boots_go_three_steps(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-52: a path of one to three adjacent tiles; the last takes all who are left."""
    seat, origin, path = told.seat(), told.name("origin"), told.names("path")
    pays_trip(game, seat, free=not game.settings["ship_costs_trip"])
    game.must(1 <= len(path) <= 3, "R-52", f"the boots go {len(path)} steps")
    for one, two in zip([origin, *path], path, strict=False):
        game.must(two in game.land.map.near(one), "R-52", f"{two} is not beside {one}")
    gone = leaves(game, told, origin, told.number("gorets"), told.number("gruiks"))
    game.travel.boots = (seat, *gone)


@hears("boots-dropped")
def boots_drop_whom_they_carry(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-52: each landing among enemies is an attack of its own."""
    seat, gorets, gruiks = told.seat(), told.number("gorets"), told.number("gruiks")
    if game.must(game.travel.boots is not None, "R-52", "pieces land that did not leave"):
        assert game.travel.boots is not None
        left = (seat, game.travel.boots[1] - gorets, game.travel.boots[2] - gruiks)
        game.must(min(left[1:]) >= 0, "R-52", "more land than left")
        game.travel.boots = None if left[1:] == (0, 0) else left
        game.drops.append((seat, told.name("tile"), gorets, gruiks))
        if game.travel.boots is None:
            for drop in game.drops:
                arrives(game, *drop)
            game.drops.clear()


@hears("landing-banned")
def a_landing_is_forbidden(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """P-11, R-140: one player, one tile, for this turn; it is the tile that is forbidden, wherever it lies."""
    game.power(told.seat(), "babiroussa", "ban", "P-11")
    game.land.tiles[told.name("tile")].banned.add(told.seat("victim"))


def bans(board: dict[str, Ground]) -> list[tuple[int, str]]:
    """Who may not land where."""
    return sorted((seat, cell) for cell, tile in board.items() for seat in tile.banned)


def over(game: Game) -> None:
    """What was begun in a step is finished in it: a landing among others is said to be an attack (S-16)."""
    for seat, cell in game.landings:
        game.fault("S-16", f"seat {seat} lands among others on {cell}, and attacks nobody")
    game.landings.clear()
    game.must(game.travel.boots is None, "R-52", "not all who left by boots have landed")
    game.travel.boots = None
