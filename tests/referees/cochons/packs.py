"""Extra-Cochons: how many come and where, how far they go, what worms eat (1E, 3C)."""

from games.cochons.views.view import View
from tests.referees.cochons.board import Board, Ground, Pack
from tests.referees.cochons.game import Game, hears
from tests.referees.cochons.printed import BANDS, LIMITS, STEPS
from tests.referees.protocol import Spoken, Told


def hear_dice(game: Game, spoken: Spoken) -> None:
    """C-29, C-33, T-10, T-11: 1-2 nobody, 3-4 pirates, 5-6 a Porcophage, 7-8 a worm; pirates by another die."""
    if spoken.ask.key == "chance-arrivals":
        game.arrived = 0
        game.must(spoken.sides() == 8, "C-29", "the arrival is no D8")
        game.coming_pack = [
            None,
            None,
            ("pirate", 0),
            ("pirate", 0),
            ("porcophage", 1),
            ("porcophage", 1),
            ("worm", 1),
            ("worm", 1),
        ][spoken.faces()[0] - 1]
    if spoken.ask.key == "chance-pirates":
        game.coming_pack = ("pirate", BANDS[spoken.faces()[0]])


@hears("nobody-comes")
def nobody_comes_on_one_and_two(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-29."""
    game.must(game.coming_pack is None, "C-29", f"nobody comes on a {told.number('face')}")


@hears("worms-sated")
def worms_have_eaten_enough(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-35, R-45: three planets eaten; or three appearances, if the table chose so."""
    counted = game.eaten if game.settings["worm_cap"] == "eaten" else game.worms
    game.must(counted >= 3, "R-45", f"no worm comes after {counted}")
    game.must(game.coming_pack == ("worm", 1), "C-29", f"{game.coming_pack} should come")


def _room(tile: Ground, kind: str) -> int:
    """C-30 to C-32, R-40, R-128: an asteroid without others, or their like; never above the limit."""
    packs = tile.packs
    if packs:
        return LIMITS[kind] - packs[0].number if packs[0].kind == kind else 0
    sure = tile.kind == "asteroid" or (tile.kind is None and tile.family == "black")
    return LIMITS[kind] if sure else 0


def on_board(board: Board, kind: str) -> int:
    """R-42: how many tokens of a kind are out."""
    return sum(one.number for tile in board.tiles.values() for one in tile.packs if one.kind == kind)


@hears("extras-arrived", "extras-arrived-on")
def they_come_where_fewest_are_lost(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-40 to R-43: as many as come and there is room for; pigs who stand there are held."""
    kind, number, cell = told.name("monster"), told.number("number"), told.name("tile")
    if spoken.ask.key == "cochons-ask-arrival":
        game.must(spoken.seat == game.presiding, "C-30", f"seat {spoken.seat} places the {kind}")
    expected = game.coming_pack
    game.must(expected is not None and expected[0] == kind, "C-29", f"{kind} arrive, {expected} should")
    coming = min(expected[1] if expected else number, 6 - on_board(game.land, kind))
    tile = game.land.tiles[cell]
    was_black = tile.family == "black"
    rooms = {one: min(coming, _room(other, kind)) for one, other in game.land.tiles.items()}
    game.must(
        number == rooms[cell] > 0 or was_black,
        "C-31",
        f"{number} {kind} come to {cell}, room for {rooms[cell]}",
    )
    game.must(
        rooms[cell] == max(rooms.values()), "R-40", f"{kind} are lost on {cell} that {rooms} would take"
    )
    game.arrived = number
    joined = tile.party(kind)
    if isinstance(joined, Pack):
        joined.number += number
    else:
        tile.here.append(Pack(kind, number))
    game.worms += kind == "worm"
    held = tile.pinned(tile.owner) if tile.owner is not None else 0
    game.must(
        (told.number("pinned") if "pinned" in told else 0) == held, "R-43", f"{held} are held on {cell}"
    )


@hears("extras-lost")
def those_without_room_are_lost(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-32, R-40 to R-42: never on purpose."""
    kind = told.name("monster")
    wanted = game.coming_pack[1] if game.coming_pack else 0
    game.must(
        game.arrived + told.number("number") == wanted,
        "R-40",
        f"{told.number('number')} of {wanted} are lost",
    )
    if not game.arrived:
        left = 6 - on_board(game.land, kind)
        rooms = [cell for cell, tile in game.land.tiles.items() if _room(tile, kind) > 0]
        game.must(not left or not rooms, "C-32", f"{kind} are lost though {rooms} would take them")


@hears("extras-led")
def cho_boko_leads(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """EV-03, R-94: not on turn 1."""
    game.must(game.turn > 1, "R-119", "Cho Boko leads on turn 1")
    game.leader = told.seat()


@hears("extras-moved")
def one_whole_stack_moves_as_far_as_its_kind_may(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-54, R-88, R-89: over anything but the sun and tiles on their backs, to a stop within the limits."""
    kind, origin, target, board = told.name("monster"), told.name("origin"), told.name("target"), game.land
    leader = game.presiding if game.leader is None else game.leader
    game.must(game.turn > 1, "R-119", "Extra-Cochons move on turn 1")
    game.must(told.seat() == leader, "R-94", f"seat {told.seat()} leads, not {leader}")
    game.must(game.worm is None and not game.moved, "C-54", "a second stack moves")
    game.moved = True
    tile, goal = board.tiles[origin], board.tiles[target]
    pack = tile.party(kind)
    closed = {cell for cell, one in board.tiles.items() if one.kind in (None, "sun")}
    steps = board.map.steps(origin, closed).get(target, 99)
    game.must(1 <= steps <= STEPS[kind], "R-88", f"{kind} go {steps} steps from {origin} to {target}")
    if not game.must(
        isinstance(pack, Pack) and pack.number == told.number("number"), "C-54", f"{pack} moves in part"
    ):
        return
    assert isinstance(pack, Pack)
    tile.here.remove(pack)
    like = goal.party(kind)
    if isinstance(like, Pack):
        like.number += pack.number
        game.must(like.number <= LIMITS[kind], "C-31", f"{like.number} {kind} stand on {target}")
    else:
        goal.here.append(pack)
    game.worm = goal if kind == "worm" else None


@hears("planet-eaten")
def a_worm_eats_one_planet(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-35, R-45, R-90: the one it came to, once nobody defends it; it becomes an asteroid, and the worm is gone."""
    tile = game.land.tiles[told.name("tile")]
    worm = tile.party("worm")
    game.must(
        tile is game.worm and worm is not None and len(tile.here) == 1,
        "R-90",
        f"on {told.name('tile')} stand {tile.here}",
    )
    game.must(tile.kind in ("planet", "double"), "R-90", f"a worm eats a {tile.kind}")
    game.eaten += 1
    game.must(told.number("eaten") == game.eaten, "R-45", f"{game.eaten} planets are eaten")
    game.must(game.eaten <= 3 or game.settings["worm_cap"] != "eaten", "R-45", "a fourth planet is eaten")
    tile.kind, tile.colour, tile.here = "asteroid", None, []
    game.worm = None


def over(game: Game) -> None:
    """3C is over: all who met have fought (R-88, R-89), and the worm that won has eaten (R-90)."""
    for cell, tile in game.land.tiles.items():
        game.must(len(tile.here) < 2 or not tile.packs, "R-88", f"on {cell} {tile.here} have not fought")
    hungry = game.settings["worm_cap"] != "eaten" or game.eaten < 3
    won = game.worm
    if won is not None and won.party("worm") is not None and hungry:
        game.must(won.kind == "asteroid", "R-90", "the worm does not eat the planet it has won")
    game.worm, game.moved, game.leader = None, False, None
