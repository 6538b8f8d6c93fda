"""Set-up: clans and recipes, first player, tiles, the hands dealt, where everybody starts."""

from collections import Counter
from itertools import permutations

from games.cochons.views.view import View
from tests.referees.cochons.board import Board, Pigs
from tests.referees.cochons.game import Game, hears
from tests.referees.cochons.hexes import PASSAGE
from tests.referees.cochons.printed import COLOURS, TILES
from tests.referees.protocol import Spoken, Told


@hears("clan", "clan-drawn")
def every_clan_is_drawn_once(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """S-2, C-4: each player draws a clan."""
    clan = told.name("clan")
    game.must(clan not in game.clans.values(), "S-2", f"clan {clan} is drawn twice")
    game.clans[told.seat()] = clan
    if "red" in told:
        _recipe(game, told, told.seat())


@hears("recipe")
def recipes_are_secret(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-5: in the complete game a recipe is told to its owner alone."""
    if game.must(
        told.to is not None and len(told.to) == 1, "C-5", "a recipe is told to others than its owner"
    ):
        assert told.to is not None
        _recipe(game, told, int(told.to[0]))


def _recipe(game: Game, told: Told, seat: int) -> None:
    """R-2: six glands; three, two and one of the colours (or as the table chose), and no recipe twice."""
    recipe = (told.number("red"), told.number("yellow"), told.number("blue"))
    figures = tuple(int(one) for one in str(game.settings["recipe"]))
    game.must(recipe in set(permutations(figures)), "R-2", f"there is no recipe {recipe}")
    game.must(recipe not in game.recipes.values(), "R-2", f"recipe {recipe} is dealt twice")
    game.recipes[seat] = recipe


@hears("first-player")
def play_runs_clockwise_at_first(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """S-6, C-7, R-119: from the first player on, clockwise."""
    first = told.seat()
    order = [(first + place) % game.players for place in range(game.players)]
    game.must(told.seats("order") == order, "C-7", f"the order is not clockwise from seat {first}")
    game.order = told.seats("order")
    game.placing = order[::-1] if game.settings["reversed_placement"] else list(order)


@hears("dealt")
def four_cards_are_dealt(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """S-5: four cards each."""
    assert told.to is not None
    game.must(len(told.names("cards")) == 4, "S-5", "other than four cards are dealt")
    game.hands[int(told.to[0])] = Counter(told.names("cards"))


@hears("started")
def five_gorets_start_apart_on_the_rim(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """S-11, O-2, R-10 to R-13: five Gorets on a free tile of the rim, a gap from others while there is one."""
    if game.board is None:
        game.board = Board(after, str(game.settings["galaxy"]))
        for tile in game.board.tiles.values():
            tile.here = []
    if len(game.placing) == game.players:
        tiles_are_those_of_the_box(game, after)
    seat, cell, board = told.seat(), told.name("tile"), game.land
    if game.must(game.placing[:1] == [seat], "O-2", f"seat {seat} starts before seat {game.placing[:1]}"):
        game.placing.pop(0)
    game.must(told.number("gorets") == 5, "S-11", "other than five Gorets start")
    free = {one for one in board.map.rim if not board.tiles[one].here}
    apart = {one for one in free if not any(board.tiles[near].pigs for near in board.map.touching(one))}
    anywhere = {one for one, tile in board.tiles.items() if not tile.here and tile.kind != "sun"}
    game.must(cell in (apart or free or anywhere), "R-11", f"seat {seat} starts on {cell}")
    board.tiles[cell].lands(Pigs(seat, 5))


def tiles_are_those_of_the_box(game: Game, shown: View) -> None:
    """S-8, C-9: so many planets of each colour, a double of each, asteroids; all hang together."""
    planets, asteroids = TILES[game.players]
    kinds = Counter(f"{tile.kind} {tile.colour}" for tile in shown.tiles if tile.kind != "sun")
    if all(tile.explored for tile in shown.tiles):
        wanted = Counter({"asteroid None": asteroids})
        for colour in COLOURS:
            wanted.update({f"planet {colour}": planets, f"double {colour}": 1})
        game.must(kinds == wanted, "C-9", f"the tiles are {dict(kinds)}")
    else:
        families = Counter(tile.family for tile in shown.tiles if tile.kind != "sun")
        backs = Counter(dict.fromkeys(COLOURS, planets + 2) | {"black": asteroids - 3})
        game.must(families == backs, "C-9", f"the backs are {dict(families)}")
    suns = sum(tile.kind == "sun" for tile in shown.tiles)
    game.must(suns == (game.settings["galaxy"] == "twins"), "O-3", f"there are {suns} suns")
    game.must(game.land.map.whole(), "S-10", "the tiles do not hang together")
    if game.settings["galaxy"] == "rings":
        _rings(game)
    if game.settings["galaxy"] == "galette":
        game.must(len({r for _, r in game.land.at.values()}) == 3, "O-4", "the band is not three tiles thick")
    if game.settings["galaxy"] == "twins":
        game.must(set(PASSAGE) <= set(game.land.at.values()), "G.6", "there is no passage between the twins")


def _rings(game: Game) -> None:
    """S-10, C-13: a circle is complete before the next is begun."""
    counted = Counter(max(abs(q), abs(r), abs(q + r)) for q, r in game.land.at.values())
    for ring in range(max(counted)):
        game.must(counted[ring] == max(1, 6 * ring), "S-10", f"circle {ring} has {counted[ring]} tiles")


@hears("explored")
def a_tile_turned_up_keeps_its_family(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-9, R-128: red backs are red planets or asteroids, black ones asteroids."""
    kind, family = told.name("kind"), game.land.tiles[told.name("tile")].family
    colour = kind.removeprefix("double-")
    tile = game.land.tiles[told.name("tile")]
    game.must(tile.kind is None, "O-8", f"{told.name('tile')} is turned up twice")
    game.must(kind == "asteroid" or colour == family, "C-9", f"under a {family} back lies {kind}")
    tile.kind = "asteroid" if kind == "asteroid" else "double" if kind != colour else "planet"
    tile.colour = None if kind == "asteroid" else colour


@hears("turn")
def turns_are_counted(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """S-12, C-15: what holds for a turn is over (R-49, R-57, R-129, R-140)."""
    game.must(told.number("turn") == game.turn + 1, "S-12", f"turn {told.number('turn')} follows {game.turn}")
    game.must(not game.placing, "S-11", f"{game.placing} have not started")
    game.turn += 1
    game.land.rested()
    for tile in game.land.tiles.values():
        tile.feast = None
        tile.banned.clear()
    game.travel = type(game.travel)(allowed={} if game.complete else dict.fromkeys(game.order, 3))
    game.used.clear()
    game.fallen.clear()
    game.converted.clear()
    game.stretched.clear()
    game.made.clear()
    game.ballot = None
    game.tally, game.tally_left = {}, 0
    game.bout, game.last_attacker, game.leader, game.worm = None, -1, None, None
    game.last_drawn, game.chair = -1, None
