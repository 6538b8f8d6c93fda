"""Those who come: colonists, new troops, whoever was out; and the order of play (1B to 1D, sE)."""

from games.cochons.views.view import View
from tests.referees.cochons.board import Pigs
from tests.referees.cochons.game import Game, hears
from tests.referees.cochons.printed import CHIPS
from tests.referees.protocol import Spoken, Told


@hears("convoys")
def so_many_chips_are_drawn(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-23, R-119: by the number of players, for the Porc Royal, never on turn 1."""
    game.must(game.turn > 1, "R-119", "colonists come on turn 1")
    game.must(
        told.number("number") == CHIPS[game.players], "C-23", f"{told.number('number')} chips are drawn"
    )
    game.must(told.seat() == game.presiding, "C-25", f"seat {told.seat()} deals out the colonists")
    game.chips = {}


@hears("chips-drawn")
def only_the_porc_royal_sees_them(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-32, C-24."""
    game.must(told.to == (game.presiding,), "R-32", "others see the chips")
    game.drawn = sorted(int(one) for one in told.names("chips"))
    stock = all(game.drawn.count(value) <= number for value, number in {1: 5, 2: 4, 3: 3}.items())
    game.must(stock, "C-24", f"there are not so many chips as {game.drawn}")


@hears("chips-given", "chips-kept")
def nobody_gets_more_than_two(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-25."""
    game.chips[told.seat()] = told.number("number")
    game.must(told.number("number") <= 2, "C-25", f"seat {told.seat()} gets {told.number('number')} chips")
    if len(game.chips) == game.players:
        game.must(
            sum(game.chips.values()) == CHIPS[game.players], "R-30", f"not all chips are given: {game.chips}"
        )


@hears("chips-turned")
def chips_become_gorets(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-24, C-25: as many as they are worth."""
    values = [int(one) for one in told.names("chips")]
    game.must(len(values) == game.chips.get(told.seat(), 0), "R-32", f"seat {told.seat()} turns in {values}")
    for value in values:
        if game.must(value in game.drawn, "R-30", f"a chip of {value} was not drawn"):
            game.drawn.remove(value)
    game.coming.setdefault(told.seat(), []).append(sum(values))


@hears("newcomers")
def newcomers_are_as_many_as_the_reserve_holds(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """S-27, C-24, R-35: one for each gland, chip or card; what the reserve does not hold is lost."""
    seat = told.seat()
    if game.complete:
        waiting = game.coming.get(seat, [])
        if not game.must(waiting, "C-24", f"newcomers for seat {seat} from nowhere"):
            return
        wanted = waiting.pop(0)
    else:
        wanted = sum(game.land.glands(seat))
    come = min(wanted, game.reserve(seat))
    said = told.number("number"), told.number("lost")
    game.must(said == (come, wanted - come), "R-35", f"{come} of {wanted} come to seat {seat}, not {said}")
    game.waiting.setdefault(seat, [0, 0])[0] += said[0]


@hears("lent")
def the_emperor_lends_one(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """EV-21, R-66: a Gros Gruik of his own, for this turn."""
    game.waiting.setdefault(told.seat(), [0, 0])[1] += 1
    game.lent = 1


@hears("lent-back")
def the_emperor_takes_it_back(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-66: at the end of the turn, if it is alive."""
    seat = told.seat()
    game.must(told.number("number") == 1 == game.lent, "R-66", "the Emperor takes what he has not lent")
    game.lent = 0
    for cell in game.lent_on.get(seat, []):
        troop = game.land.tiles[cell].of(seat)
        troop.loses(0, 1)
        game.land.tiles[cell].tidy()
        return
    if game.waiting.get(seat, [0, 0])[1]:
        game.waiting[seat][1] -= 1
    else:
        game.fault("R-66", f"seat {seat} has no Gros Gruik of the Emperor's")


@hears("converted")
def two_newcomers_become_a_gros_gruik(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-26, S-27, R-34: of these newcomers, once a turn, never on turn 1."""
    seat = told.seat()
    waiting = game.waiting.setdefault(seat, [0, 0])
    game.must(waiting[0] >= 2, "R-34", f"seat {seat} transforms two of {waiting[0]}")
    game.must(seat not in game.converted, "R-34", f"seat {seat} transforms a second time")
    game.must(game.turn > 1 or not game.complete, "R-119", "a transformation on turn 1")
    game.converted.add(seat)
    waiting[0], waiting[1] = waiting[0] - 2, waiting[1] + 1


@hears("placed")
def newcomers_join_friends(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-28, R-38, R-118: where one has troops."""
    seat, tile = told.seat(), game.land.tiles[told.name("tile")]
    gorets, gruiks = told.number("gorets"), told.number("gruiks")
    waiting = game.waiting.setdefault(seat, [0, 0])
    game.must(tile.of(seat).size, "C-28", f"seat {seat} has nobody on {told.name('tile')}")
    enough = 0 <= gorets <= waiting[0] and 0 <= gruiks <= waiting[1] and gorets + gruiks > 0
    game.must(enough, "C-28", f"seat {seat} places {gorets}+{gruiks} of {waiting}")
    waiting[0], waiting[1] = waiting[0] - gorets, waiting[1] - gruiks
    tile.lands(Pigs(seat, gorets, gruiks))


@hears("newcomers-homeless")
def newcomers_without_friends_go_home(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-117."""
    seat = told.seat()
    game.must(
        not any(game.land.troops(seat)), "R-38", f"seat {seat} has troops, and its newcomers find no home"
    )
    game.must(told.number("number") == sum(game.waiting.get(seat, [0, 0])), "R-38", "other newcomers go home")
    game.waiting[seat] = [0, 0]


@hears("returned")
def who_was_out_comes_back_with_five(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-66, R-116, R-117: on an empty tile of the rim; failing that inside; failing that among Extra-Cochons."""
    seat, cell, board = told.seat(), told.name("tile"), game.land
    game.must(seat in game.out, "C-66", f"seat {seat} comes back and was not out")
    free = {one for one, tile in board.tiles.items() if not tile.pigs and tile.kind != "sun"}
    empty = {one for one in free if not board.tiles[one].packs}
    game.must(
        cell in ((empty & board.map.rim) or empty or free), "R-116", f"seat {seat} comes back on {cell}"
    )
    game.must(
        told.number("gorets") == min(5, game.reserve(seat)), "C-66", f"{told.number('gorets')} come back"
    )
    board.tiles[cell].lands(Pigs(seat, told.number("gorets")))
    game.out.discard(seat)


@hears("return-later")
def who_finds_no_tile_waits(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-117."""
    free = [one for one, tile in game.land.tiles.items() if not tile.pigs and tile.kind != "sun"]
    game.must(not free, "R-117", f"seat {told.seat()} waits though {free} are free")


@hears("counted")
def troops_are_counted_for_the_order(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-27, R-36: Gorets one, Gros Gruiks two, newcomers too (or as the table chose), five for who returns."""
    seat = told.seat()
    gorets, gruiks = game.land.pieces(seat)
    number = gorets + 2 * gruiks + 5 * (seat in game.out)
    if game.settings["count_newcomers_in_order"]:
        waiting = game.waiting.get(seat, [0, 0])
        number += waiting[0] + 2 * waiting[1]
    game.must(
        told.number("number") == number, "R-36", f"seat {seat} counts {number}, not {told.number('number')}"
    )
    game.counted[seat] = number


@hears("rolled-order")
def ties_are_rolled_for(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-37."""
    game.order_dice.setdefault(told.seat(), []).append(told.number("die"))


@hears("ordered")
def most_troops_go_first(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-27, R-37: of those with as many, the higher die; on turn 1 clockwise."""
    order = told.seats("order")
    if game.turn > 1:
        ranks = [
            (-game.counted.get(seat, 0), [-die for die in game.order_dice.get(seat, [])]) for seat in order
        ]
        game.must(
            ranks == sorted(ranks), "C-27", f"order {order} with {game.counted}, dice {game.order_dice}"
        )
        game.must(len(game.counted) == game.players, "C-27", "not everybody is counted")
    else:
        game.must(order == game.order, "R-119", "the order of turn 1 is not clockwise")
    game.order = order
    game.counted, game.order_dice = {}, {}
