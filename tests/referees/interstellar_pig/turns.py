"""Turns, rounds, owed turns, events, and the end (IP-3, IP-42, IP-43, IP-102 to IP-116, T.2)."""

from games.interstellar_pig.views.view import View
from porc_royal.rulebook import Result
from tests.referees.interstellar_pig import printed
from tests.referees.interstellar_pig.flights import nothing_is_owed
from tests.referees.interstellar_pig.game import Game, hears
from tests.referees.protocol import Spoken, Told


def _sprung_before(game: Game) -> None:
    """R-63, option `hazards`: a Trap sprung by opening before the move costs that turn's move already."""
    if game.sprung:
        game.trapped[game.mover] -= 1
        game.sprung = False


def begins(game: Game, seat: int) -> None:
    """IP-43, R-86: the next living player in order; the first of them when a round begins."""
    _sprung_before(game)
    nothing_is_owed(game)
    after = [
        one
        for one in game.living
        if game.mover not in game.order or game.order.index(one) > game.order.index(game.mover)
    ]
    due = game.living[:1] if game.mover == -1 else after[:1]
    game.must(due == [seat], "R-86", f"it is the turn of {seat} after {game.mover}, due is {due}")
    game.must(not game.eaten or game.mover in game.out, "R-71", f"{game.mover} gets no extra turn")
    game.eaten = 0
    _fresh(game, seat)


def _fresh(game: Game, seat: int) -> None:
    game.mover, game.trail, game.drawn, game.moved = seat, [], 0, False
    game.trapped_now, game.event, game.door, game.heading = False, "", False, ""


@hears("round")
def rounds_are_counted(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-3, IP-4, R-86: a round is over after the last living player."""
    _sprung_before(game)
    nothing_is_owed(game)
    game.round += 1
    game.must(
        told.number("round") == game.round <= int(game.settings["rounds"]),
        "IP-3",
        f"round {told.number('round')}",
    )
    later = [
        one
        for one in game.living
        if game.mover in game.order and game.order.index(one) > game.order.index(game.mover)
    ]
    game.must(game.mover == -1 or not later, "R-86", f"{later} have had no turn")
    game.must(not game.eaten or game.mover in game.out, "R-71", f"{game.mover} gets no extra turn")
    game.eaten, game.mover = 0, -1


@hears("extra-turn")
def food_gives_extra_turns(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-100, R-71: right after this one, one for each Food."""
    _sprung_before(game)
    nothing_is_owed(game)
    game.must(told.seat() == game.mover and game.eaten > 0, "R-71", f"seat {told.seat()} gets an extra turn")
    game.eaten -= 1
    _fresh(game, told.seat())


@hears("missed")
def an_owed_turn_is_missed(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-31, R-32, R-84: those for repairs first."""
    seat = told.seat()
    if seat != game.mover:
        begins(game, seat)
    owed = game.repair if game.repair[seat] else game.miss
    game.must(owed[seat] > 0, "R-32", f"seat {seat} misses a turn and owes none")
    owed[seat] -= 1
    said = told.number("repairs"), told.number("others")
    game.must(
        said == (game.repair[seat], game.miss[seat]),
        "R-84",
        f"seat {seat} owes {game.repair[seat]} and {game.miss[seat]}",
    )
    game.moved = True


@hears("trapped")
def a_trapped_turn_is_without_movement(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-99, R-31, R-63."""
    seat = told.seat()
    if seat != game.mover:
        begins(game, seat)
    game.trapped[seat] -= 1
    game.sprung = False
    game.must(
        told.number("left") == game.trapped[seat] >= 0,
        "R-63",
        f"seat {seat} is trapped for {game.trapped[seat]} more",
    )
    game.trapped_now = game.moved = True


def sprung(game: Game, seat: int, shown: int) -> None:
    """R-63: so it is shown as soon as the move is skipped."""
    if game.sprung and seat == game.mover and shown == game.trapped[seat] - 1:
        game.trapped[seat], game.sprung, game.trapped_now, game.moved = shown, False, True, True


def is_taken(game: Game, seat: int) -> None:
    """R-31: whoever owes turns does not take this one."""
    if seat != game.mover:
        begins(game, seat)
        game.must(
            not game.repair[seat] and not game.miss[seat], "R-31", f"seat {seat} owes turns and takes one"
        )


@hears("drew")
def a_star_calls_for_an_event(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-50, R-74: on a star, three a turn at most (or as the table chose)."""
    seat = told.seat()
    game.must(
        seat == game.mover and game.map.star(game.places[seat]),
        "IP-50",
        f"seat {seat} draws at {game.places[seat]}",
    )
    game.must(game.star_due, "R-74", "a second card is drawn for one arrival")
    game.must(not game.rivals, "R-29", "an event before the fights")
    game.star_due = False
    game.drawn += 1
    game.must(game.drawn <= int(game.settings["max_events"]), "R-74", f"card {game.drawn} of a turn")
    game.event = told.name("event")
    game.must(game.event in printed.EVENTS, "A.2", f"there is no {game.event}")


@hears("no-more-events")
def no_more_than_so_many_events(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-74."""
    game.must(
        game.drawn == int(game.settings["max_events"]) == told.number("number"),
        "R-74",
        f"{game.drawn} were drawn",
    )
    game.star_due = False


@hears("meteor-swarm", "malfunction", "solar-flare", "lost-in-nebula")
def events_cost_turns(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-102 to IP-104, IP-110, R-84."""
    repairs, others = printed.OWED[told.key]
    game.must(game.event == told.key and told.seat() == game.mover, "IP-50", f"{told.key} was not drawn")
    game.must(told.number("turns") == repairs + others, "R-84", f"{told.key} costs {repairs + others}")
    game.repair[told.seat()] += repairs
    game.miss[told.seat()] += others


@hears("repaired")
def a_kit_wipes_out_repairs(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-88, R-72: those for repairs, and no others."""
    seat = told.seat()
    if seat != game.mover and seat in game.living:
        begins(game, seat)
    game.must(told.number("number") == game.repair[seat] > 0, "R-72", f"seat {seat} owes {game.repair[seat]}")
    game.repair[seat] = 0
    game.throws(seat, [told.name("card")], "R-72")


@hears("concedes", "plays-on")
def giving_up_together(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-93."""
    if told.key == "concedes":
        game.conceding.add(told.seat())
    else:
        game.conceding.discard(told.seat())


def ends(game: Game, result: Result) -> None:
    """IP-2, IP-116, R-87 to R-93: the holder of the prize after the last round; or earlier, as the table chose."""
    living = game.living if game.started or len(game.living) < game.players else []
    if not living:
        due: tuple[int, ...] = ()
    elif set(living) <= game.conceding:
        due = ()
    elif len(living) == 1 and game.settings["sole_survivor"] == "wins":
        due = (living[0],)
    else:
        game.must(game.round == int(game.settings["rounds"]), "IP-3", f"the game ends in round {game.round}")
        due = tuple(seat for seat in living if game.hands[seat][printed.PRIZE])
    game.must(tuple(result.winners) == due, "IP-2", f"{due} wins, not {result.winners}")
