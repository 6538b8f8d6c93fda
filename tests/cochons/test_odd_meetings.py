"""Where rules of the first two phases meet: cards, powers, monsters and options that seldom come together."""

from collections.abc import Callable
from typing import Unpack

import pytest

from games.cochons.state.geometry import LABELS
from games.cochons.state.sequence import COMPLETE, NOT_ON_TURN_1, find_next_phase
from games.cochons.state.space import list_adjacent, list_rim
from games.cochons.state.state import Extras, Phase, State, Tile
from games.cochons.views.summary import SUMMARY_BAN, SUMMARY_FEAST, summary
from porc_royal.facts import CHANCE, Seat
from tests.cochons.scenario import Laid, Table, conserved, deck_of, galaxy
from tests.cochons.skies import filled

PIGA = "seduction-de-la-princesse-piga"
SWAP = "deplacement-de-planetes.1"


def nothing(state: State) -> None:
    """The table as it is."""


def meeting(
    *tiles: str,
    chapter: str = "travel",
    clans: tuple[str, ...] = (),
    also: Callable[[State], None] = nothing,
    **laid: Unpack[Laid],
) -> Table:
    """A complete game; with clans, their powers are played."""

    def arrange(state: State) -> None:
        for seat, player in enumerate(state.players):
            player.clan, player.marker = (clans[seat] if seat < len(clans) else "porcus"), 3
        also(state)

    laid["rule_set"], laid["clan_powers"], laid["arrange"] = "complete", bool(clans), arrange
    return galaxy(*tiles, chapter=chapter, **laid)


TILES = ("O red 0:4G", "A1 blue 1:3G", "A3 yellow 2:3G", "B1 red")


# ------------------------------------------------------------------------------------- the course of a turn


@pytest.mark.parametrize("turn", [1, 2])
def test_each_sequence_is_over_for_everybody_before_the_next_begins(turn: int) -> None:
    """C-15, C-16: once round, every sequence of the turn comes once and in its place."""
    table = meeting(*TILES, chapter="order", turn=turn)
    phase: Phase = "draw"
    course = [phase]
    while (phase := find_next_phase(table.state, phase)) != "draw":
        course.append(phase)
    assert course == [one for one in COMPLETE if turn > 1 or one not in NOT_ON_TURN_1]


def test_a_sequence_of_the_travels_is_not_left_while_somebody_has_not_travelled() -> None:
    """C-15, C-37: with a fight waiting, it is fought only when all three have made their trips."""
    table = meeting(*TILES, hands=dict.fromkeys(range(3), ""), gap_windows=False)
    table.tell("0: trip from=O to=A1 gorets=4")
    seen = []
    while table.state.phase in ("travel", "gap"):
        assert not table.said("cochons-fight")
        seen.append(table.asked[0])
        table.default(table.asked[0])
    assert {1, 2} <= set(seen)


# --------------------------------------------------------------------------------------------- draw, chips


def test_the_discards_of_everybody_lie_in_the_pile_made_anew() -> None:
    """R-17, R-19: the last to draw finds what was thrown away before; with nothing left he draws fewer."""
    table = galaxy(*TILES, chapter="draw", rule_set="complete", hands={0: "fusee.1", 1: SWAP}, alone=True)
    deck = table.state.deck
    deck.pile = deck.pile[:16]
    left = [card for card in deck_of(table.state) if card not in (*deck.pile, "fusee.1", SWAP)]
    assert len(left) == 62
    table.tell("0: discard cards=fusee.1+", "1: discard cards=deplacement-de-planetes.1+", "2: pass")
    assert table.asked == [CHANCE]
    table.default(CHANCE)
    assert [len(table.hand(seat)) for seat in range(3)] == [6, 6, 6]
    assert table.state.deck.pile == []
    assert {"fusee.1", SWAP} <= {card for seat in range(3) for card in table.hand(seat)}


def test_the_chips_of_a_turn_go_back_before_those_of_the_next_are_drawn() -> None:
    """R-31: each draw is from all twelve."""
    table = meeting(*TILES, chapter="colonists", royal=0)
    drawn: list[list[str]] = []
    while len(drawn) < 2:
        (first, *_) = table.asked
        if table.ask(first).key == "chance-chips":
            drawn.append(sorted(table.ask(CHANCE).default.many("order")))
            assert table.state.stock == []
            assert all(player.chips == [] for player in table.state.players)
        table.default(first)
    assert table.state.turn == 3
    assert drawn[0] == drawn[1]
    assert len(drawn[0]) == 12


# ------------------------------------------------------------------------------------------------ arrivals


def test_extra_cochons_that_arrive_leave_those_on_the_board_where_they_are() -> None:
    """R-44, X-17: "déplacement" in the title of 1E moves nobody."""
    tiles = ("O red 0:3G", "A1 asteroid porcophage:1", "A3 asteroid pirate:2", "B1 red")
    table = meeting(*tiles, chapter="arrivals", royal=0)
    table.tell("chance: 5")
    assert "move" not in table.ask(0).options
    table.tell("0: settle tile=A1")
    assert table.state.board["A1"].extras == Extras("porcophage", 2, attacking=False)
    assert table.state.board["A3"].extras == Extras("pirate", 2, attacking=False)


# ------------------------------------------------------------------------------------------------- travels


def test_one_stack_towards_two_tiles_is_two_trips_and_two_stacks_to_one_tile_as_well() -> None:
    """R-48: one origin and one destination each; nobody travels with no pig."""
    tiles = ("O red 0:3G+1GG", "A2 red 0:2G", "A3 yellow 2:3G", "B1 red")
    table = meeting(*tiles, hands={0: "jamboneuse.1"})
    assert table.refused("0: trip from=O to=A1") == "cochons-refused-no-pieces"
    table.tell("0: trip from=O to=A1 gorets=2")
    assert table.ask(0).args["trips"] == 2
    table.tell("0: trip from=A2 to=A1 gorets=1", "0: trip from=O to=A4 gorets=1")
    assert table.ask(0).args["trips"] == 0
    assert table.troops("A1") == "0:3G"


def test_several_trips_against_one_tile_arrive_as_one_force_at_the_rank_of_the_first() -> None:
    """R-50: seat 1 came between them and still fights after seat 0."""
    tiles = ("A1 blue 2:3G 0:1G 1:1G", "O red 0:2G", "A3 yellow 1:2G", "B1 red")
    table = meeting(*tiles, hands={0: "jamboneuse.1"})
    table.tell("0: trip from=O to=A1 gorets=2")
    assert table.troops("A1") == "2:3G 0:3G 1:1G"
    assert table.view(None).tile("A1").troops[0].pinned == 3
    assert not table.said("cochons-attacked")


def test_a_feast_stops_every_player_who_is_not_its_host_allies_of_the_caster_too() -> None:
    """X-20, R-57: not one player, as a line of the rules has it, but all, as the card says."""
    tiles = ("O red 0:2G", "A1 blue 1:3G", "A2 red 2:3G", "B1 red")
    table = meeting(*tiles, hands={0: "fete-du-gland.1"}, gap_windows=False)
    table.tell("0: feast card=fete-du-gland.1 tile=A1")
    assert "A1" not in table.choices(0, "trip", "to", from_="O")
    table.tell("0: pass", "0: pass", "1: pass", "2: pass", "1: pass", "0: pass", "1: pass", "2: pass")
    assert table.asked == [2]
    assert "A1" not in table.choices(2, "trip", "to", from_="A2")


def test_where_one_may_not_land_is_said_to_everybody_who_looks() -> None:
    """R-57, R-140: feasts and bans stand in the summary, and go with their tiles."""
    table = meeting(*TILES, clans=("babiroussa",), hands={0: f"fete-du-gland.1 {SWAP}"}, gap_windows=False)
    table.tell("0: feast card=fete-du-gland.1 tile=A1", "0: forbid player=%31 tile=O")
    table.tell(f"0: swap card={SWAP} one=O other=A2")
    for viewer in (None, 0, 1, 2):
        lines = {line.key: str(line.args) for line in summary(table.view(viewer))}
        assert "A1" in lines[SUMMARY_FEAST]
        assert "A2" in lines[SUMMARY_BAN]


def test_cards_sealed_in_a_gap_do_not_change_hands_before_they_are_played() -> None:
    """R-27, R-29, R-61: neither princess nor trade comes while the Frémono's cell is awaited there."""

    def box(state: State) -> None:
        state.box.append(Tile("red-x", "planet", "red", family="red"))
        state.coalitions = [[Seat(1), Seat(2)]]

    hands = {0: "fremono.1", 1: "extra-mouve.1 fusee.1", 2: f"{PIGA}.1 muado-dibo.1 lardoneuse.1"}
    table = meeting(*TILES, chapter="gap", slot=1, hands=hands, also=box)
    table.tell("0: fremono card=fremono.1", "1: trip extra=extra-mouve.1 from=A1 to=O gorets=1", "2: pass")
    table.tell("1: pass", "chance: 1")
    assert list(table.play.asks) == [0]
    table.tell("0: lay cell=C1")
    assert table.troops("O") == "0:4G 1:1G"
    own = meeting(*TILES, hands=hands, also=box).tell("0: fremono card=fremono.1", "chance: 1")
    assert PIGA in own.ask(2).options
    assert "offer" in own.ask(1).options


def test_a_lent_gros_gruik_put_down_by_boots_is_lent_there() -> None:
    """R-52, R-66: one is lent, wherever it stands."""

    def lent(state: State) -> None:
        state.board["O"].troops[0].lent = 1
        state.players[0].gruiks += 1

    table = meeting("O red 0:2G+2GG", "B1 red", hands={0: "bottes-a-reaction.1"}, also=lent)
    boots = "0: boots card=bottes-a-reaction.1 from=O first=A2 second=A1 gorets=2 gruiks=2"
    table.tell(f"{boots} gorets-first=1 gruiks-first=1")
    assert (table.troops("A2"), table.troops("A1")) == ("0:1G+1GG", "0:1G+1GG")
    assert sum(table.state.board[cell].troops[0].lent for cell in ("A1", "A2")) == 1
    conserved(table.state)


def test_those_who_have_just_landed_are_found_again_where_their_tile_has_gone() -> None:
    """R-60, R-138: a swap carries them along, and from there they move again."""
    table = meeting(*TILES, clans=("phacocherus",), hands={0: SWAP})
    table.tell("0: trip from=O to=A2 gorets=3", f"0: swap card={SWAP} one=A2 other=B1")
    assert table.choices(0, "again", "from") == ["B1"]
    table.tell("0: again from=B1 to=A1 gorets=1")
    assert (table.troops("B1"), table.troops("A1")) == ("0:2G", "1:3G 0:1G")


def test_those_who_had_not_moved_are_none_the_wiser_when_others_move_again() -> None:
    """R-49, R-138: two Gorets and a Gros Gruik stood there before; one of those who came stays, and has moved."""
    table = meeting("O red 0:3G+1GG", "A2 red 0:2G+1GG", "B1 red 1:2G 2:2G", clans=("phacocherus",))
    table.tell("0: trip from=O to=A2 gorets=3 gruiks=1")
    assert table.bounds(0, "again", "gruiks", from_="A2", gorets=3) == (0, 1)
    table.tell("0: again from=A2 to=B3 gorets=2 gruiks=1")
    assert (table.troops("A2"), table.troops("B3")) == ("0:3G+1GG", "0:2G+1GG")
    assert table.choices(0, "trip", "from") == ["A2"]
    assert table.bounds(0, "trip", "gorets", from_="A2") == (0, 2)
    assert table.bounds(0, "trip", "gruiks", from_="A2", gorets=2) == (0, 1)


@pytest.mark.parametrize("party", ["gorets=1", "gruiks=1"])
def test_one_pig_is_enough_for_boots_and_none_is_too_few(party: str) -> None:
    """R-48, R-52: nobody can be left on the way if nobody of that kind travels."""
    table = meeting("O red 0:2G+1GG", "B1 red", hands={0: "bottes-a-reaction.1"})
    boots = "0: boots card=bottes-a-reaction.1 from=O first=A2 second=B3"
    assert table.refused(boots) == "cochons-refused-no-pieces"
    assert table.bounds(0, "boots", "gorets-first", from_="O", gruiks=1) == (0, 0)
    table.tell(f"{boots} {party}")
    assert table.troops("B3") in ("0:1G", "0:1GG")


def test_extra_cochons_whose_pigs_were_converted_are_first_on_their_tile() -> None:
    """R-43, R-139: whoever lands there now attacks them, and is held by nobody."""
    tiles = ("O red 0:2G", "A1 asteroid 1:2G pirate:2", "B1 red 2:2G")
    table = meeting(*tiles, clans=("babiroussa",))
    table.tell("0: preach tile=A1 player=%31 number=2 to=O")
    table.dice(5, 6)
    table.tell("0: trip from=O to=A1 gorets=1")
    assert table.state.board["A1"].extras == Extras("pirate", 2, attacking=False)
    assert table.view(None).tile("A1").troops[0].pinned == 0
    assert len(table.said("cochons-attacked-extras")) == 1


def test_pirates_hired_on_a_banned_tile_do_not_land() -> None:
    """R-62, R-140: a ban is for trips; who changes sides is there already."""

    def banned(state: State) -> None:
        state.bans.append((Seat(0), state.board["A2"].name))

    tiles = ("O red 0:2G", "A2 asteroid pirate:3", "B1 red 1:2G", "A4 red 2:2G")
    table = meeting(*tiles, hands={0: "van-soulo.1"}, also=banned)
    assert "A2" not in table.choices(0, "trip", "to", from_="O")
    table.tell("0: hire card=van-soulo.1 tile=A2")
    assert table.troops("A2") == "0:3G"
    assert [fact.reveals for fact in table.facts if fact.says.key == "cochons-hired"] == [True]


def test_an_extra_mouve_used_before_ones_own_turn_is_not_there_any_more_in_it() -> None:
    """O-9, R-143: the Scrofa's free trip, once a turn, in whichever window."""
    table = meeting(*TILES, chapter="gap", slot=1, order="102", clans=("scrofa",))
    table.tell("1: pass", "0: trip extra=extra-mouve-scrofa.0 from=O to=A2 gorets=1", "2: pass", "0: pass")
    assert table.asked == [0]
    assert table.ask(0).args["trips"] == 3
    assert table.choices(0, "extra", "card") == []


# ------------------------------------------------------------------------------------------------ galaxies


def test_a_planet_laid_beside_the_passage_is_no_edge_of_a_twin() -> None:
    """R-61, R-125: it is reached over the passage alone; one laid against a twin joins that twin's edge."""
    state = filled("twins", 16)
    beyond, beside = LABELS[1, -3], LABELS[-4, 0]
    assert beyond not in state.board
    assert beside not in state.board
    for cell in (beyond, beside):
        state.board[cell] = Tile(f"new {cell}", "planet", "red")
    assert set(list_adjacent(state, beyond)) == {LABELS[0, -2], LABELS[1, -2]}
    assert beside in list_rim(state)
    assert LABELS[-1, 0] in list_adjacent(state, beside)
    assert LABELS[1, 0] not in list_adjacent(state, beside)


@pytest.mark.parametrize("galaxy_", ["rings", "galette"])
def test_a_hole_that_is_closed_makes_no_edge_and_an_incomplete_ring_leaves_one(galaxy_: str) -> None:
    """R-12: the edge is counted anew after every change."""
    state = filled("rings" if galaxy_ == "rings" else "galette", 19)
    before = list_rim(state)
    assert "O" not in before
    del state.board["O"]
    assert list_rim(state) == before
    gone = before[0]
    del state.board[gone]
    assert set(before) - {gone} < set(list_rim(state))
