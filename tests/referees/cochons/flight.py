"""Flight and withdrawals: who may leave a fight, when, and where to (S-22, C-51, R-77, R-78)."""

from games.cochons.views.view import View
from tests.referees.cochons.board import Pigs
from tests.referees.cochons.fights import was_laid
from tests.referees.cochons.game import Game, hears
from tests.referees.protocol import Spoken, Told


@hears("run")
def a_side_runs_before_the_fight(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """EV-28, R-78: all own troops withdraw."""
    if game.bout is not None:
        game.bout.running = True
    was_laid(game, told)


@hears("slipped-away")
def a_hylocherus_flees_before_the_first_round(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """P-6, R-135."""
    game.power(told.seat(), "hylocherus", "flight", "P-6")
    if game.bout is not None:
        game.must(game.bout.rounds == 0 and not game.bout.laid, "P-6", "the fight has begun")
        game.bout.slipping = True


@hears("cowards")
def half_of_the_enemy_withdraws(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """EV-15, R-78, R-105, H-12: half, rounded up."""
    was_laid(game, told)
    if game.bout is not None:
        size = game.bout.tile.of(told.seat("loser")).size
        number = told.number("number")
        game.must(number == -(-size // 2), "R-105", f"{number} of {size} withdraw")
        game.bout.withdrawing = number


@hears("cut-off")
def those_without_a_refuge_are_lost_if_the_table_chose_so(
    game: Game, told: Told, spoken: Spoken, after: View
) -> None:
    """R-78."""
    tile = game.land.tiles[told.name("tile")]
    game.must(
        game.settings["retreat_card_without_destination"] == "lost",
        "R-78",
        "pieces without a refuge are lost",
    )
    game.must(not refuges(game, told.name("tile"), told.seat()), "R-78", f"seat {told.seat()} had a refuge")
    game.falls(tile, told.seat(), told.number("gorets"), told.number("gruiks"))


def refuges(game: Game, cell: str, seat: int) -> set[str]:
    """S-22, R-77: adjacent tiles where the player has a troop now."""
    return {near for near in game.land.map.near(cell) if game.land.tiles[near].of(seat).size}


@hears("fled")
def flight_is_to_a_friend_next_door(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """S-22, C-51, R-77: from round 2 on, everybody, to one adjacent tile of one's own; cards may hasten it (R-78)."""
    seat, bout = told.seat(), game.bout
    origin, target, gone = (
        told.name("origin"),
        told.name("target"),
        (told.number("gorets"), told.number("gruiks")),
    )
    tile = game.land.tiles[origin]
    game.must(target in refuges(game, origin, seat), "S-22", f"seat {seat} flees from {origin} to {target}")
    troop = tile.of(seat)
    if game.must(
        bout is not None and seat in bout.sides and bout.tile is tile,
        "S-22",
        f"seat {seat} flees from no fight",
    ):
        assert bout is not None
        early = bout.withdrawing is not None or bout.running or bout.slipping
        game.must(bout.rounds >= 1 or early, "C-51", f"seat {seat} flees before the first round")
        wanted = troop.size if bout.withdrawing is None else bout.withdrawing
        game.must(sum(gone) == wanted, "R-77", f"{gone} of {troop} flee, {wanted} must")
        bout.over = bout.withdrawing is None
        bout.withdrawing, bout.running, bout.slipping = None, False, False
    troop.loses(*gone)
    tile.tidy()
    game.land.tiles[target].lands(Pigs(seat, *gone))
