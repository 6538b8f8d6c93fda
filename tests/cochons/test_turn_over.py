"""4A in the complete game and the end of the turn (C-5, C-57, C-58, C-65, H-5, H-6, H-8, R-27, R-66, R-122)."""

from typing import Unpack

from games.cochons import facts
from games.cochons.rules import end_of_turn, production
from games.cochons.state.players import Newcomers
from games.cochons.state.state import State, Trade
from games.election.state.ballot import open_ballot
from games.election.state.ballot import vote as cast
from porc_royal.facts import Seat, Who
from tests.cochons.scenario import Laid, Table, conserved, galaxy

WINNING = (
    "O red 0:3G",
    "A1 double-red 0:1G",
    "A2 yellow 0:1G",
    "A3 yellow 0:1G",
    "A4 blue 0:1G",
    "A5 asteroid 0:1G",
    "A6 asteroid 0:1G",
    "B1 blue",
    "B6 asteroid 1:4G",
    "B9 asteroid 2:4G",
)
"""H-5: with recipe 321, seat 0 has all its glands; an emptied planet gives none."""


def counting(*tiles: str, **laid: Unpack[Laid]) -> Table:
    laid["rule_set"] = "complete"
    return galaxy(*tiles, chapter="production", **laid)


# ----------------------------------------------------------------------------------------- 4A, production


def test_six_glands_of_the_recipe_win_from_the_second_turn() -> None:
    """H-5, C-57, C-58, R-96: the empty planet produces nothing."""
    table = counting(*WINNING)
    assert table.said(production.PRODUCED)[0] == {"who": Who(Seat(0)), "red": 3, "yellow": 2, "blue": 1}
    assert table.play.result is not None
    assert table.play.result.winners == (0,)


def test_on_the_first_turn_nobody_wins_and_nobody_hears_that_a_recipe_is_complete() -> None:
    """C-17, C-5: a hidden recipe stays hidden."""
    table = counting(*WINNING, turn=1)
    assert table.play.result is None
    assert table.said(facts.TOO_EARLY) == table.said(production.RECIPE) == []


def test_six_glands_of_the_wrong_colours_do_not_win() -> None:
    """H-5, the near miss: red 4, yellow 2, blue 0."""
    table = counting(*WINNING[:4], "A4 red 0:1G", *WINNING[5:])
    assert table.play.result is None


def test_recipes_are_hidden_until_the_game_is_won_and_then_all_are_shown() -> None:
    """C-5, R-97, section F: the winner's first; every telling discloses."""
    table = counting(*WINNING, turn=1)
    assert [one.recipe is None for one in table.view(1).seats] == [True, False, True]
    table = counting(*WINNING)
    shown = [fact for fact in table.facts if fact.says.key == production.RECIPE]
    assert [fact.says.args["who"] for fact in shown] == [Who(Seat(seat)) for seat in range(3)]
    assert all(fact.reveals and fact.to is None for fact in shown)


def test_at_the_end_the_table_also_reads_which_recipes_lay_under_no_trotter() -> None:
    """Section F: those that nobody was dealt, of the sort that is played with (O-8)."""
    table = counting(*WINNING, recipes=("321", "312", "123"))
    ended = [fact for fact in table.facts if fact.says.key == production.UNCLAIMED]
    left = [tuple(fact.says.args[colour] for colour in ("red", "yellow", "blue")) for fact in ended]
    assert left == [(2, 3, 1), (2, 1, 3), (1, 3, 2)]
    assert all(fact.reveals and fact.to is None for fact in ended)


def test_of_two_who_complete_their_recipe_the_first_in_play_order_wins() -> None:
    """H-6: play order 3, 1, 2, 0; seats 2 and 1 are done, seat 1 comes first."""
    table = counting(
        "O double-red 1:1G",
        "A1 red 1:1G",
        "A2 double-yellow 1:1G",
        "A3 blue 1:1G",
        "A4 double-red 2:1G",
        "A5 red 2:1G",
        "A6 double-yellow 2:1G",
        "B1 blue 2:1G",
        "B6 asteroid 0:4G",
        "B9 asteroid 3:4G",
        players=4,
        order="3120",
        turn=4,
        recipes=("321", "321", "321", "321"),
    )
    assert table.play.result is not None
    assert table.play.result.winners == (1,)
    assert [said["who"] for said in table.said(production.RECIPE)] == [
        Who(Seat(seat)) for seat in (1, 3, 2, 0)
    ]


def test_the_last_turn_is_counted_after_production_and_turns_the_recipes_up() -> None:
    """R-122, the flag `max_turns`: the nearest to his recipe."""
    table = counting("O red 0:3G", "A1 blue 0:1G", "A2 asteroid 1:4G", "A3 red 2:4G", turn=6, max_turns=6)
    assert table.play.result is not None
    assert table.play.result.winners == (0,)
    assert len(table.said(production.RECIPE)) == 3
    assert counting("O red 0:3G", turn=5, max_turns=6).play.result is None


# ---------------------------------------------------------------------------------------- the end of a turn


def ending(*tiles: str, votes: str = "000", **laid: Unpack[Laid]) -> Table:
    """The end of a turn in which the seats have voted for these, in turn."""
    wanted = laid.get("arrange")

    def arrange(state: State) -> None:
        state.ballot = open_ballot([1] * len(votes))
        state.ballot.standing = [Seat(seat) for seat in range(len(votes))]
        for seat, candidate in enumerate(votes):
            cast(state.ballot, Seat(seat), Seat(int(candidate)))
        if wanted is not None:
            wanted(state)

    laid["arrange"] = arrange
    laid["rule_set"] = "complete"
    laid.setdefault("alone", True)
    board = tiles or ("O red 0:3G", "A1 blue 1:3G", "A2 red 2:3G")
    return galaxy(*board, chapter="end-of-turn", **laid)


def test_coalitions_of_the_last_turn_close_and_new_ones_open() -> None:
    """C-65, R-26, R-27: pending offers die with the alliance."""

    def before(state: State) -> None:
        state.coalitions = [[Seat(0), Seat(1)]]
        state.trades = [Trade(Seat(0), Seat(1), ["fusee.1"])]

    table = ending(votes="022", arrange=before, hands={0: "fusee.1"})
    assert table.state.coalitions == [[1, 2]]
    assert table.state.trades == []
    assert len(table.said(end_of_turn.ALLIES)) == 1


def test_a_turn_in_which_nobody_agreed_has_no_coalition() -> None:
    """C-65: whoever votes for himself alone is solitary."""
    table = ending(votes="012")
    assert table.state.coalitions == []
    assert len(table.said(end_of_turn.NO_ALLIES)) == 1


def test_the_emperor_takes_back_what_he_lent_and_one_piece_is_not_enough() -> None:
    """R-66, R-114: the second test of elimination; C-66, R-115: all five markers at once."""

    def lent(state: State) -> None:
        state.board["A1"].troops[0].lent = 1
        state.players[1].gruiks += 1
        state.players[1].markers = [4]

    table = ending("O red 0:3G", "A1 blue 1:1G+1GG", "A2 red 2:3G", arrange=lent)
    assert table.said(end_of_turn.LENT_BACK) == [{"who": Who(Seat(1)), "number": 1}]
    assert table.state.players[1].out
    assert table.troops("A1") == ""
    assert table.state.players[1].markers == [2, 2, 3, 3, 4]
    conserved(table.state)


def test_a_lent_gros_gruik_that_never_landed_goes_home_too() -> None:
    """R-66, R-117: it waits among the newcomers of somebody who found no room."""

    def waits(state: State) -> None:
        state.players[0].newcomers = Newcomers(gorets=2, gruiks=1, lent=1, converted=True)
        state.players[0].gorets -= 2

    table = ending(arrange=waits)
    waiting = table.state.players[0].newcomers
    assert (waiting.gorets, waiting.gruiks, waiting.lent, waiting.converted) == (2, 0, 0, False)
    conserved(table.state)


def test_markers_come_back_when_the_fifth_is_spent() -> None:
    """R-46, H-8."""

    def spent(state: State) -> None:
        state.players[0].markers, state.players[0].marker = [], 2
        state.players[1].markers, state.players[1].marker = [2], 3

    table = ending(arrange=spent)
    assert [player.markers for player in table.state.players[:2]] == [[2, 2, 3, 3, 4], [2]]
    assert [player.marker for player in table.state.players] == [0, 0, 0]


def test_what_held_for_one_turn_is_over_and_the_next_begins() -> None:
    """R-57, R-140, O-9, P-12: feasts, landing bans, powers used, the fallen, the chips, the votes."""

    def held(state: State) -> None:
        state.board["O"].feast = Seat(0)
        state.bans = [(Seat(1), state.board["O"].name)]
        state.players[0].used, state.players[0].fallen, state.players[0].chips = ["x"], 2, [3]
        state.caller, state.calling, state.passing, state.slot = Seat(1), [Seat(0)], [Seat(2)], 2

    table = ending(arrange=held)
    state, player = table.state, table.state.players[0]
    assert (state.board["O"].feast, state.bans, state.ballot, state.caller) == (None, [], None, None)
    assert (player.used, player.fallen, player.chips) == ([], 0, [])
    assert (state.calling, state.passing, state.slot, state.turn) == ([], [], 0, 3)


def test_the_next_turn_begins_with_the_draw() -> None:
    """H.1."""
    assert ending(alone=False, hands={0: "fusee.1"}).question == facts.ASK_DISCARD
