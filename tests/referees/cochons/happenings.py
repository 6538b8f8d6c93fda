"""What cards and powers do to tiles and troops (EV-08 to EV-33, P-5, P-10, P-12, P-13)."""

from games.cochons.views.view import View
from tests.referees.cochons.board import Ground, Pack, Pigs
from tests.referees.cochons.game import Game, hears
from tests.referees.cochons.printed import TRAVELS, WHEN
from tests.referees.protocol import Spoken, Told


@hears(*WHEN)
def cards_act_in_their_sequences(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-21, C-18, S-13: never outside the sequences printed on them; swaps of the simplified game in sB alone."""
    when = WHEN[told.key] if game.complete or told.key != "swapped" else TRAVELS
    ids = "R-93" if game.phase == "extras" else "C-18"
    game.must(game.phase in when, ids, f"{told.key} in {game.phase}")


@hears("swapped", "nudged")
def two_tiles_change_places(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """EV-10, R-60, R-142: with all that stands on them; never the sun; by the power, only neighbours."""
    one, two, board = told.name("one"), told.name("other"), game.land
    game.must(one != two, "R-60", f"{one} is swapped with itself")
    if told.key == "nudged":
        game.power(told.seat(), "scrofa", "swap", "P-13")
        game.must(two in board.map.touching(one), "R-142", f"{one} and {two} do not touch")
    board.tiles[one], board.tiles[two] = board.tiles[two], board.tiles[one]
    game.must("sun" not in (board.tiles[one].kind, board.tiles[two].kind), "R-60", "the sun is swapped")
    if game.bout is not None:
        game.bout.cell = next(cell for cell, tile in board.tiles.items() if tile is game.bout.tile)


@hears("rain", "famine")
def something_comes_over_a_tile(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """EV-26, R-64; P-5, R-134."""
    if told.key == "famine":
        game.power(told.seat(), "hylocherus", "famine", "P-5")
    tile = game.land.tiles[told.name("tile")]
    game.tolls = (told.key, tile)
    game.owed = [one.seat if isinstance(one, Pigs) else one.kind for one in tile.here]
    if told.key == "famine" or not game.settings["ec_hit_by_area_effects"]:
        game.owed = [one for one in game.owed if isinstance(one, int)]


@hears("rain-toll", "famine-toll")
def a_die_is_rolled_for_each_pig(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-64, R-134: meteors hit on 5-6; hunger kills Gorets on 5-6, Gros Gruiks on 6."""
    if game.tolls is None:
        game.fault("R-64", "dice are rolled for nothing")
        return
    (what, tile), seat = game.tolls, told.seat()
    troop, dice = tile.of(seat), [int(one) for one in told.name("dice").split()]
    game.must(len(dice) == troop.size, "R-64", f"{len(dice)} dice for {troop}")
    gorets = sum(die >= 5 for die in dice[: troop.gorets])
    gruiks = sum(die >= (5 if what == "rain" else 6) for die in dice[troop.gorets :])
    said = told.number("gorets"), told.number("gruiks")
    game.must(said == (gorets, gruiks), "R-64", f"dice {dice} hit {gorets}+{gruiks} of {troop}, not {said}")
    _paid(game, seat)
    game.falls(tile, seat, *said)


@hears("rain-toll-extras")
def meteors_hit_extras_too(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-64, R-84."""
    if game.tolls is None:
        return
    tile, kind = game.tolls[1], told.name("monster")
    pack, dice = tile.party(kind), [int(one) for one in told.name("dice").split()]
    game.must(isinstance(pack, Pack) and len(dice) == pack.number, "R-84", f"{len(dice)} dice for {pack}")
    hit = sum(die >= 5 for die in dice)
    game.must(told.number("number") == hit, "R-64", f"dice {dice} hit {hit}")
    _paid(game, kind)
    game.falls(tile, kind, told.number("number"))


def _paid(game: Game, who: int | str) -> None:
    if game.must(who in game.owed, "R-64", f"dice are rolled twice for {who}"):
        game.owed.remove(who)


@hears("bribed", "bribe-refused")
def a_lone_goret_is_bribed(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """EV-08, R-35, R-63: exactly one Goret of exactly one other player; on 1-4 it changes sides, in its place."""
    seat, victim, face = told.seat(), told.seat("victim"), told.number("face")
    tile = game.land.tiles[told.name("tile")]
    others = [one for one in tile.pigs if one.seat != seat]
    alone = len(others) == 1 and (others[0].seat, others[0].gorets, others[0].gruiks) == (victim, 1, 0)
    if not game.must(alone, "R-63", f"on {told.name('tile')} stand {others}"):
        return
    game.must(face == spoken.faces()[0], "R-63", f"the die shows {spoken.faces()}")
    game.must((face <= 4) == (told.key == "bribed"), "EV-08", f"a {face}, and the Goret is {told.key}")
    if told.key == "bribed":
        game.must(game.reserve(seat) > 0, "R-35", f"seat {seat} has no Goret in reserve")
        game.must(seat not in game.out, "R-115", f"seat {seat} is out, and gains a Goret")
        _defects(tile, others[0], seat)


def _defects(tile: Ground, lone: Pigs, seat: int) -> None:
    """R-63: its place in the order of arrival, or the caster's own, whichever is earlier."""
    mine = tile.of(seat)
    lone.seat = seat
    if mine.size:
        first, second = (one for one in tile.pigs if one is lone or one is mine)
        first.joined(second)
        tile.here = [one for one in tile.here if one is not second]


@hears("promoted")
def a_goret_becomes_a_gros_gruik(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """EV-23, R-65: one of one's own, one that has not travelled if there is any."""
    troop = game.land.tiles[told.name("tile")].of(told.seat())
    if game.must(troop.gorets > 0, "R-65", f"seat {told.seat()} has no Goret on {told.name('tile')}"):
        if troop.tired_gorets == troop.gorets:
            troop.tired_gorets, troop.tired_gruiks = troop.tired_gorets - 1, troop.tired_gruiks + 1
        troop.gorets, troop.gruiks = troop.gorets - 1, troop.gruiks + 1


@hears("hired")
def pirates_become_gorets(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """EV-33, R-35, R-62: as many as the reserve holds, where the pirates stood in the order of arrival."""
    seat, tile = told.seat(), game.land.tiles[told.name("tile")]
    pack = tile.party("pirate")
    if not game.must(isinstance(pack, Pack), "R-62", f"there are no pirates on {told.name('tile')}"):
        return
    assert isinstance(pack, Pack)
    game.must(seat not in game.out, "R-115", f"seat {seat} is out, and hires pirates")
    come = min(pack.number, game.reserve(seat))
    said = told.number("gorets"), told.number("lost")
    game.must(said == (come, pack.number - come), "R-62", f"{come} of {pack.number} pirates come, not {said}")
    place, mine = tile.here.index(pack), tile.of(seat)
    if not come:
        tile.here.remove(pack)
    elif not mine.size:
        tile.here[place] = Pigs(seat, come)
        if place:
            tile.here.insert(1, tile.here.pop(place))
    else:
        first = min(place, tile.here.index(mine))
        mine.gorets += come
        tile.here = [one for one in tile.here if one is not mine and one is not pack]
        tile.here.insert(first if first == 0 else min(1, len(tile.here)), mine)


@hears("feast")
def nobody_else_may_land_at_the_feast(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """EV-11, R-57: but the possessor, or the caster where there is none."""
    tile = game.land.tiles[told.name("tile")]
    host = told.seat() if tile.owner is None else tile.owner
    game.must(told.seat("host") == host, "R-57", f"the feast is {host}'s")
    tile.feast = told.seat()


@hears("fremono-settled")
def the_fremono_add_a_planet(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """EV-19, R-61: red on 1-2, yellow on 3-4, blue on 5-6; on an empty cell beside a tile other than the sun."""
    cell, die, board = told.name("cell"), told.number("die"), game.land
    colour = ("red", "red", "yellow", "yellow", "blue", "blue")[die - 1]
    game.must(told.name("kind") == colour, "EV-19", f"a {die} brings {colour}")
    new = next(tile for tile in after.tiles if tile.cell == cell)
    game.must(cell not in board.tiles, "R-61", f"{cell} is not empty")
    board.tiles[cell] = Ground(new.family, "planet", colour)
    board.at[cell] = (new.q, new.r)
    near = board.map.touching(cell) - board.map.suns
    game.must(near, "R-61", f"{cell} is beside no tile")


@hears("recovered")
def a_fallen_goret_comes_back(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """P-12, R-141: if one of his died in this turn's 3A, where he has troops."""
    seat = told.seat()
    game.power(seat, "babiroussa", "recovery", "P-12")
    game.must(game.fallen[seat] > 0, "R-141", f"seat {seat} has lost no Goret")
    tile = game.land.tiles[told.name("tile")]
    game.must(tile.of(seat).size, "R-141", f"seat {seat} has nobody on {told.name('tile')}")
    tile.lands(Pigs(seat, 1, 0, 1, 0))


@hears("preached")
def gorets_are_converted_on_five_and_six(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """P-10, R-139: as many dice as were said, Gorets only; converts join own troops and have travelled."""
    seat, victim = told.seat(), told.seat("victim")
    game.power(seat, "babiroussa", "conversion", "P-10")
    tile, target = game.land.tiles[told.name("tile")], game.land.tiles[told.name("target")]
    dice = [int(one) for one in told.name("dice").split()]
    game.must(0 < len(dice) <= tile.of(victim).gorets, "R-139", f"{len(dice)} dice for {tile.of(victim)}")
    converts = min(sum(die >= 5 for die in dice), game.reserve(seat))
    game.must(told.number("gorets") == converts, "P-10", f"dice {dice} convert {converts}")
    game.must(target.of(seat).size, "R-139", f"seat {seat} has nobody on {told.name('target')}")
    if told.number("gorets"):
        game.falls(tile, victim, told.number("gorets"))
        tired = told.number("gorets") * game.tires
        if target.lands(Pigs(seat, told.number("gorets"), 0, tired)):
            game.landings.clear()
