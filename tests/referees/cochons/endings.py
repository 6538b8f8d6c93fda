"""Reorganisation, elimination, production and victory (3B, 3E, 4A)."""

from games.cochons.views.view import View
from porc_royal.rulebook import Result
from tests.referees.cochons.board import Pigs
from tests.referees.cochons.game import Game, hears
from tests.referees.protocol import Spoken, Told


def begins(game: Game) -> None:
    """3B begins: everybody may step again, among the tiles he holds now (R-86)."""
    game.land.rested()
    game.homes = {
        seat: {id(tile) for tile in game.land.tiles.values() if tile.of(seat).size}
        for seat in range(game.players)
    }


@hears("stretched")
def a_scrofa_reorganises_at_any_distance(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """P-15, R-144."""
    game.power(told.seat(), "scrofa", "reorganisation", "P-15")
    game.stretched.add(told.seat())


@hears("reorganised")
def reorganisation_is_one_step_to_friends(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """S-24, C-53, R-86: to an adjacent tile held when the slot began; once for each piece; those pinned stay."""
    seat, origin, target = told.seat(), told.name("origin"), told.name("target")
    gorets, gruiks = told.number("gorets"), told.number("gruiks")
    tile, goal = game.land.tiles[origin], game.land.tiles[target]
    if seat not in game.stretched:
        game.must(target in game.land.map.near(origin), "S-24", f"{target} is not beside {origin}")
    game.must(
        origin != target and id(goal) in game.homes.get(seat, set()),
        "R-86",
        f"seat {seat} held nothing on {target}",
    )
    mine, held = tile.of(seat), tile.pinned(seat)
    game.must(
        0 < gorets + gruiks <= mine.size - held, "R-43", f"{gorets}+{gruiks} of {mine} leave, {held} are held"
    )
    fresh = mine.gorets - mine.tired_gorets, mine.gruiks - mine.tired_gruiks
    game.must(
        0 <= gorets <= fresh[0] and 0 <= gruiks <= fresh[1], "R-86", f"{gorets}+{gruiks} of {mine} step again"
    )
    mine.loses(gorets, gruiks)
    tile.tidy()
    goal.lands(Pigs(seat, gorets, gruiks, gorets, gruiks))


@hears("eliminated")
def one_troop_or_none_is_out(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-66, R-114, R-115: the last piece goes home; all five markers come back."""
    seat = told.seat()
    here = list(game.land.troops(seat))
    size = sum(troop.size for _, troop in here)
    game.must(size <= 1, "R-114", f"seat {seat} is out with {size} pieces")
    game.must(told.number("pieces") == size, "R-115", f"seat {seat} loses {told.number('pieces')} of {size}")
    game.must(seat not in game.out, "R-114", f"seat {seat} is out twice")
    for cell, troop in here:
        game.land.tiles[cell].here.remove(troop)
    game.out.add(seat)
    game.markers[seat] = [2, 2, 3, 3, 4]


@hears("produced", "produced-secretly")
def each_planet_possessed_gives_its_glands(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """S-25, C-57, R-67, R-96: counted afresh; whoever has one troop or none is out before (R-114)."""
    seat = told.seat()
    made = game.land.glands(seat)
    said = (told.number("red"), told.number("yellow"), told.number("blue"))
    game.must(said == made, "C-57", f"seat {seat} produces {made}, not {said}")
    size = sum(game.land.pieces(seat))
    game.must(size > 1 or seat in game.out, "R-114", f"seat {seat} has {size} pieces and is not out")
    game.made[seat] = made
    if len(game.made) == game.players and game.turn > 1:
        game.due = _covered(game)


@hears("won-too-early")
def nobody_wins_on_turn_one(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """S-7, C-58."""
    game.must(game.turn == 1, "S-7", "a victory after turn 1 does not count")


@hears("recipe-shown")
def recipes_shown_are_those_dealt(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-97."""
    recipe = (told.number("red"), told.number("yellow"), told.number("blue"))
    game.must(game.recipes[told.seat()] == recipe, "R-97", f"seat {told.seat()} shows another recipe")


def _covered(game: Game) -> int | None:
    """S-26, C-58, R-97: all glands of the recipe, at least; of several the first in play order."""
    for seat in game.order:
        if all(has >= wants for has, wants in zip(game.made[seat], game.recipes[seat], strict=True)):
            return seat
    return None


def compare(game: Game, shown: View) -> None:
    """C-57, R-96, O-8: what is shown as production is what is possessed now; nobody stands on a tile on its back."""
    for one in shown.seats:
        made = game.land.glands(int(one.seat))
        said = (one.production.red, one.production.yellow, one.production.blue)
        game.must(said == made, "C-57", f"seat {one.seat} is shown to produce {said}, not {made}")
    for cell, tile in game.land.tiles.items():
        game.must(tile.kind is not None or not tile.here, "O-8", f"{tile.here} stand on {cell} on its back")


@hears("governors", "turn")
def goes_on(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-58: who has his recipe after turn 1 wins at once; the last turn ends the game (R-122)."""
    if game.due is not None:
        game.fault("C-58", f"seat {game.due} has produced its recipe, and the game goes on")
        game.due = None
    last = int(game.settings["max_turns"])
    game.must(not last or game.turn <= last, "R-122", f"turn {game.turn} of {last}")


def ends(game: Game, result: Result) -> None:
    """C-58, C-67, R-122: by recipe; or at the last turn by glands of the recipe, then all glands, then play order."""
    if len(game.made) != game.players:
        game.fault("C-67", "the game ends without a production")
        return
    winner = game.due
    last = int(game.settings["max_turns"])
    if winner is None:
        game.must(
            last and game.turn == last,
            "C-67",
            f"nobody has his recipe on turn {game.turn}, and the game ends",
        )
        winner = max(game.order, key=lambda seat: (_score(game, seat), -game.order.index(seat)))
    game.must(tuple(result.winners) == (winner,), "R-97", f"seat {winner} wins, not {result.winners}")


def _score(game: Game, seat: int) -> tuple[int, int]:
    pairs = zip(game.made[seat], game.recipes[seat], strict=True)
    return sum(min(has, wants) for has, wants in pairs), sum(game.made[seat])
