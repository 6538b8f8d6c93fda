"""Fights: who meets whom, cards, technology, flight, and who is left (S-16 to S-23, C-43 to C-55)."""

from games.cochons.views.view import View
from tests.referees.cochons import printed
from tests.referees.cochons.board import Ground, Pack, Pigs
from tests.referees.cochons.game import Bout, Game, hears
from tests.referees.protocol import Spoken, Told


@hears("fight", "fight-extras", "extras-fight", "extras-meet")
def the_first_who_came_defends_against_the_second(
    game: Game, told: Told, spoken: Spoken, after: View
) -> None:
    """S-16, S-23, R-56, R-67, R-83, R-89: in order of arrival, all of both sides."""
    cell = told.name("tile")
    tile = game.land.tiles[cell]
    attacker = told.party("attacker") if "attacker" in told else told.name("monster")
    defender = told.party("defender") if "defender" in told else told.name("monster")
    again = game.bout is not None and game.bout.tile is tile
    game.bout = Bout(tile, cell, attacker, defender)
    # Where a table puts Extra-Cochons off until 3C, players on their tile fight one another before.
    late = game.settings["ec_attacked_in"] == "3C" and game.phase != "extras"
    here = [one.seat if isinstance(one, Pigs) else one.kind for one in (tile.pigs if late else tile.here)]
    game.must(
        here[:2] == [defender, attacker], "S-23", f"on {cell} stand {here}, and {attacker} attacks {defender}"
    )
    for who, prefix in ((attacker, "attack"), (defender, "defence")):
        party = tile.party(who)
        if isinstance(party, Pigs) and f"{prefix}_gorets" in told:
            said = (told.number(f"{prefix}_gorets"), told.number(f"{prefix}_gruiks"))
            game.must(
                said == (party.gorets, party.gruiks),
                "C-46",
                f"{who} is said to fight with {said}, has {party}",
            )
        elif isinstance(party, Pack):
            number = told.number(f"{prefix}_number" if f"{prefix}_number" in told else "number")
            game.must(number == party.number, "C-46", f"{number} {who} are said to fight, {party.number} do")
    if game.phase in ("combats", "attack-gap", "travel", "gap"):
        _slot(game, attacker, again=again)


def _slot(game: Game, attacker: int | str, *, again: bool) -> None:
    """C-45, R-69: attackers in play order; a fight may be put off until right after an earlier one on its tile."""
    if not isinstance(attacker, int):
        game.fault("C-54", f"{attacker} attack in 3A")
        return
    place = game.order.index(attacker)
    game.must(place >= game.last_attacker or again, "C-45", f"seat {attacker} attacks after his slot")
    game.last_attacker = max(place, game.last_attacker)


@hears("no-cards-laid")
def nobody_laid_a_card(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-48."""
    if game.bout is not None:
        game.must(not any(game.bout.laid.values()), "C-48", "cards were laid, and none are turned up")
        game.bout.technology = 0


@hears("revealed")
def all_cards_laid_are_turned_up(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """S-19, C-48: the attacker's attack figures, the defender's defence figures, everybody's technology."""
    bout, seat, titles = game.bout, told.seat(), told.names("cards")
    if bout is None:
        return
    game.must(
        sorted(titles) == sorted(bout.laid.get(seat, [])),
        "C-48",
        f"seat {seat} turns up {titles}, laid {bout.laid}",
    )
    more = printed.bonus(titles, attacking=seat == bout.attacker)
    game.must(
        told.number("bonus") == more,
        "C-48",
        f"the cards of seat {seat} add {more}, not {told.number('bonus')}",
    )
    figure = printed.technology(titles)
    game.must(told.number("technology") == figure, "C-49", f"the technology of seat {seat} is {figure}")
    for title in titles:
        game.discards[title] += 1


@hears("technology")
def technology_is_added_up(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """S-20, C-49, R-74: of both sides of this fight."""
    if game.bout is not None:
        total = sum(printed.technology(titles) for titles in game.bout.laid.values())
        game.must(told.number("technology") == total, "C-49", f"the technology is {total}")
        game.bout.technology = total


@hears("tweaked")
def a_pecari_changes_technology_by_one(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """P-17, R-146: in his own combats, or in any if the table chose so."""
    seat, bout = told.seat(), game.bout
    game.power(seat, "pecari", "technology", "P-17")
    if bout is None or bout.technology is None:
        return
    game.must(
        seat in bout.sides or game.settings["p17_any_combat"],
        "R-146",
        f"seat {seat} has no part in this fight",
    )
    game.must(
        abs(told.number("technology") - bout.technology) == 1, "P-17", "technology changes by other than one"
    )
    bout.technology = told.number("technology")


@hears("disintegrated")
def six_or_more_destroy_all(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """S-20, C-49, R-74: every pig on the tile, those who wait included (unless the table chose otherwise)."""
    bout = game.bout
    if bout is None:
        return
    game.must((bout.technology or 0) >= 6, "C-49", f"a technology of {bout.technology} destroys {bout.cell}")
    game.must(told.number("technology") == bout.technology, "C-49", f"the technology is {bout.technology}")
    doomed = [
        one
        for one in bout.tile.pigs
        if game.settings["disintegration_kills_waiting"] or one.seat in bout.sides
    ]
    pieces = sum(one.size for one in doomed)
    game.must(
        told.number("pieces") == pieces,
        "R-74",
        f"{pieces} pigs stand on {bout.cell}, {told.number('pieces')} die",
    )
    for one in doomed:
        game.falls(bout.tile, one.seat, one.gorets, one.gruiks)
    bout.over = True


@hears("extras-perished")
def extras_are_destroyed_too(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-84: unless the table chose otherwise."""
    game.must(game.settings["ec_hit_by_area_effects"], "R-84", "Extra-Cochons are hit by technology")
    game.falls(game.land.tiles[told.name("tile")], told.name("monster"), told.number("number"))


@hears("betrayed")
def traitors_are_counted_by_dice(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """EV-16, R-81: a die for each enemy of this fight; a Goret goes on 1-3, a Gros Gruik on 1-2."""
    was_laid(game, told)
    bout, loser = game.bout, told.seat("loser")
    if bout is None:
        return
    troop, dice = bout.tile.of(loser), [int(one) for one in told.name("dice").split()]
    game.must(
        len(dice) == troop.size and dice == spoken.faces(),
        "R-81",
        f"{len(dice)} dice for {troop.size} pieces",
    )
    gorets = sum(die <= 3 for die in dice[: troop.gorets])
    gruiks = sum(die <= 2 for die in dice[troop.gorets :])
    said = told.number("gorets"), told.number("gruiks")
    game.must(said == (gorets, gruiks), "EV-16", f"dice {dice} remove {gorets}+{gruiks}, not {said}")
    game.falls(bout.tile, loser, *said)


@hears("jaret")
def two_dice_for_the_usual_one(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """EV-17, R-80."""
    was_laid(game, told)
    if game.bout is not None:
        game.bout.jaret.add(told.seat())


def was_laid(game: Game, told: Told) -> None:
    """R-73: events at K5 are those that were laid."""
    bout = game.bout
    if game.must(bout is not None, "R-73", f"{told.key} without a fight"):
        assert bout is not None
        game.must(
            told.name("card") in bout.laid.get(told.seat(), []),
            "R-73",
            f"{told.name('card')} was not laid by {told.seat()}",
        )


@hears("fight-won")
def the_side_that_is_left_possesses_the_tile(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-82."""
    tile = game.land.tiles[told.name("tile")]
    troop = tile.of(told.seat())
    game.must(
        (told.number("gorets"), told.number("gruiks")) == (troop.gorets, troop.gruiks),
        "R-82",
        f"{troop} is left",
    )
    _won(game, told.seat(), tile)


@hears("extras-won")
def the_pack_that_is_left_holds_the_tile(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-82."""
    tile = game.land.tiles[told.name("tile")]
    pack = tile.party(told.name("monster"))
    game.must(isinstance(pack, Pack) and pack.number == told.number("number"), "R-82", f"{pack} is left")
    _won(game, told.name("monster"), tile)


def _won(game: Game, winner: int | str, tile: Ground) -> None:
    bout = game.bout
    if bout is not None and game.must(winner in bout.sides, "R-82", f"{winner} wins a fight of others"):
        loser = bout.enemy(winner)
        game.must(
            bout.tile is tile and tile.party(loser) is None, "R-82", f"{winner} wins though {loser} stands"
        )
        game.must(
            (bout.technology or 0) < 6 or bout.rounds == 0,
            "C-49",
            f"{bout.cell} was not destroyed at {bout.technology}",
        )
        bout.over = True


def none_is_left(game: Game) -> None:
    """C-43, R-85: before the reorganisation every tile with two players on it has seen its fight."""
    for cell, tile in game.land.tiles.items():
        game.must(len(tile.pigs) < 2, "C-43", f"on {cell} {[one.seat for one in tile.pigs]} have not fought")
        first = bool(tile.here) and isinstance(tile.here[0], Pack)
        late = game.settings["ec_attacked_in"] == "3C"
        game.must(
            not (first and tile.pigs) or late, "R-83", f"on {cell} the Extra-Cochons have not been fought"
        )
