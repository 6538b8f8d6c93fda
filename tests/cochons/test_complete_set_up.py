"""ST of the complete game: hidden recipes, first player by dice, piles of tiles, ways of laying them, starts."""

import msgspec
import pytest

from games.cochons.extension import catalogue
from games.cochons.rulebook import RULEBOOK
from games.cochons.state.glands import make_recipes
from games.cochons.state.players import MARKERS
from games.cochons.state.setup import RECIPES, make_box, make_tiles
from games.cochons.state.state import State
from porc_royal.asks import Refused, Reply
from porc_royal.facts import CHANCE, Fact, Seat
from porc_royal.notation import read
from porc_royal.play import Play
from tests.cochons.beginnings import answer, begun, fresh
from tests.cochons.scenario import conserved
from tests.games.telling import choices, described

# -------------------------------------------------------------------------------- recipes, clans, first player


@pytest.mark.parametrize("kind", ["321", "420", "510"])
def test_the_six_recipes_are_the_orders_of_three_numbers(kind: str) -> None:
    """R-2."""
    made = make_recipes(kind)
    assert len(set(map(str, made.values()))) == 6
    assert {recipe.total for recipe in made.values()} == {6}
    assert make_recipes("321") == RECIPES


def test_a_recipe_is_whispered_to_its_owner_and_to_nobody_else() -> None:
    """C-5."""
    play = fresh(4)
    told: list[Fact] = []
    while play.position.chapter == "setup":
        told += answer(play).facts
    whispered = [fact for fact in told if fact.says.key == "cochons-recipe"]
    assert [fact.to for fact in whispered] == [(0,), (1,), (2,), (3,)]
    assert not [fact for fact in told if fact.says.key == "cochons-clan"]
    shown = play.view(Seat(1))
    assert [seat.recipe is not None for seat in shown.seats] == [seat.seat == 1 for seat in shown.seats]
    assert all(seat.recipe is None for seat in play.view(None).seats)


def test_everybody_has_twenty_gorets_three_gros_gruiks_and_five_markers() -> None:
    """C-4, T-14."""
    state = begun(6, "building").state
    assert {(one.gorets, one.gruiks, tuple(one.markers)) for one in state.players} == {(20, 3, MARKERS)}
    assert sorted(MARKERS) == [2, 2, 3, 3, 4]
    assert len({one.clan for one in state.players}) == len({str(one.recipe) for one in state.players}) == 6


def test_the_highest_die_begins_and_only_who_ties_for_it_rolls_again() -> None:
    """C-7, R-8."""
    play = fresh(4)
    answer(play)
    answer(play)
    play.take(*read("chance: rolled d1=5 d2=3 d3=5 d4=5"))
    play.take(*read("chance: rolled d1=2 d2=6 d3=6"))
    step = play.take(*read("chance: rolled d1=1 d2=4"))
    assert play.state.order == [3, 0, 1, 2]
    assert [fact.says.key for fact in step.facts].count("cochons-rolled-first") == 2


def test_the_host_may_begin_without_dice() -> None:
    assert begun(3, "building", first_player="host").state.order == [0, 1, 2]


# ------------------------------------------------------------------------------------------------- the tiles


@pytest.mark.parametrize(("players", "piles"), [(3, (5, 1)), (4, (6, 1)), (5, (8, 2)), (6, (9, 3))])
def test_the_piles_are_as_in_the_rulebook(players: int, piles: tuple[int, int]) -> None:
    """C-9, C-10, T-8: planets, a double and an asteroid of each colour; the other asteroids are black."""
    mix = make_tiles(players)
    for family in ("red", "yellow", "blue"):
        pile = [tile for tile in mix if tile.family == family]
        assert len(pile) == piles[0]
        assert sorted(tile.kind for tile in pile)[:2] == ["asteroid", "double"]
        assert {tile.colour for tile in pile} == {family, None}
    black = [tile for tile in mix if tile.family == "black"]
    assert ([tile.kind for tile in black], len(black)) == (["asteroid"] * piles[1], piles[1])


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_tiles_and_box_are_the_thirty_seven_hexagons(players: int) -> None:
    """C-2, R-5, T-14."""
    tiles = [*make_tiles(players), *make_box(players)]
    assert len({tile.name for tile in tiles}) == len(tiles) == 37
    backs = [sum(tile.family == family for tile in tiles) for family in ("red", "yellow", "blue")]
    assert backs == [10, 10, 10]
    assert sum(tile.family == "black" and tile.kind == "asteroid" for tile in tiles) == 6
    spare = make_box(6)
    assert sum(tile.kind == "planet" for tile in spare) == 3
    assert sum(tile.kind == "asteroid" for tile in spare) == 3


def test_the_piles_are_shuffled_and_who_looks_at_the_table_sees_only_how_many_lie_there() -> None:
    """C-11, F: which tile lies on top is known to nobody."""
    play = fresh(3, first_player="host")
    while play.asks.keys() != {CHANCE} or play.asks[CHANCE].key != "chance-piles":
        answer(play)
    names = play.asks[CHANCE].default.many("order")
    play.take(CHANCE, Reply("shuffled", {"order": tuple(reversed(names))}))
    assert [tile.name for tile in play.state.supply] == list(reversed(names))
    assert dict(play.view(Seat(0)).left) == {"red": 5, "yellow": 5, "blue": 5, "black": 1}


@pytest.mark.parametrize("building", ["blind", "looking", "face-down", "exploration"])
def test_nobody_could_tell_how_the_tiles_lie_in_their_piles(building: str) -> None:
    """F: before it is turned over, the same for every order of the piles."""
    play = begun(3, "building", first_player="host", building=building)
    state = msgspec.json.decode(play.position.state, type=State)
    state.supply.reverse()
    other = Play(RULEBOOK, msgspec.structs.replace(play.position, state=msgspec.json.encode(state)))
    assert state.supply != play.state.supply
    for viewer in (None, Seat(0), Seat(1)):
        assert other.view(viewer) == play.view(viewer)
    assert described(other.asks[Seat(0)]) == described(play.asks[Seat(0)])


def test_one_lays_the_top_of_a_pile_without_having_seen_it() -> None:
    """C-11, C-12, D-1: family and cell are chosen, then it is turned over."""
    play = begun(3, "building", first_player="host")
    ask = play.asks[Seat(0)]
    assert choices(ask, "lay", "kind") == ["back-red", "back-yellow", "back-blue", "back-black"]
    assert choices(ask, "lay", "cell") == ["O"]
    top = next(tile.name for tile in play.state.supply if tile.family == "blue")
    step = play.take(*read("0: lay kind=back-blue cell=O"))
    assert play.state.board["O"].name == top
    assert [fact.reveals for fact in step.facts] == [True]
    with pytest.raises(Refused):
        play.take(*read("1: lay kind=back-blue cell=B1"))
    for seat, cell in ((1, "A1"), (2, "A4"), (0, "A2")):
        play.take(*read(f"{seat}: lay kind=back-red cell={cell}"))
    assert "back-black" in choices(play.asks[Seat(1)], "lay", "kind")


def test_one_may_look_at_the_tile_before_one_lays_it() -> None:
    """O-6, D-2: the pile is public, the face is for the builder alone."""
    play = begun(3, "building", first_player="host", building="looking")
    step = play.take(*read("0: look kind=back-yellow"))
    seen = [(fact.says.key, fact.to) for fact in step.facts]
    assert seen == [("cochons-looked", None), ("cochons-saw-tile", (0,))]
    assert play.state.board == {}
    play.take(*read("0: lay cell=O"))
    assert play.state.board["O"].family == "yellow"
    assert play.state.board["O"].explored


def test_tiles_laid_face_down_are_all_turned_over_when_the_last_one_lies() -> None:
    """O-7, R-127."""
    play = begun(3, "building", first_player="host", building="face-down")
    step = play.take(*read("0: lay kind=back-red cell=O"))
    assert "back-red" in str(step.facts[0].says.args["kind"])
    tile = play.view(Seat(0)).tile("O")
    assert (tile.kind, tile.planet, tile.family) == (None, "", "red")
    while play.position.chapter == "building":
        assert not any(tile.explored for tile in play.state.board.values())
        step = answer(play)
    assert all(tile.explored for tile in play.state.board.values())
    assert [fact.says.key for fact in step.facts][1] == "cochons-turned-up"


def test_in_an_exploration_tiles_stay_on_their_backs_but_where_one_starts() -> None:
    """O-8, R-128."""
    for auto_build in (False, True):
        play = begun(3, "placement", first_player="host", building="exploration", auto_build=auto_build)
        assert not any(tile.explored for tile in play.state.board.values())
        cell = choices(play.asks[Seat(0)], "start", "tile")[0]
        step = play.take(*read(f"0: start tile={cell}"))
        assert [name for name, tile in play.state.board.items() if tile.explored] == [cell]
        assert step.facts[-1].reveals


def test_chance_builds_face_down_only_where_tiles_are_explored() -> None:
    """R-15, O-7: what chance lays is turned over at once."""
    play = begun(3, "placement", building="face-down", auto_build=True)
    assert all(tile.explored for tile in play.state.board.values())


@pytest.mark.parametrize("auto_build", [True, False])
@pytest.mark.parametrize("shape", ["rings", "twins", "galette", "freedom"])
@pytest.mark.parametrize("rule_set", ["simplified", "complete"])
@pytest.mark.parametrize("players", [3, 6])
def test_every_galaxy_is_built_by_everybody_in_turn_or_by_chance(
    players: int, rule_set: str, shape: str, *, auto_build: bool
) -> None:
    """O-3 to O-5, C-12, R-15: all tiles of the mix lie, and those who choose lay as many as they should."""
    play = begun(players, "building", rule_set=rule_set, galaxy=shape, auto_build=auto_build)
    laid = [0] * players
    while play.position.chapter == "building":
        (seat,) = play.awaited
        if seat != CHANCE:
            laid[play.state.order.index(seat)] += 1
        answer(play)
    state = play.state
    assert sum(tile.kind != "sun" for tile in state.board.values()) == len(make_tiles(players))
    assert any(tile.kind == "sun" for tile in state.board.values()) == (shape == "twins")
    assert laid == [0] * players if auto_build else laid == ([6, 5, 5] if players == 3 else [5] * 6)
    conserved(state)


# ------------------------------------------------------------------------------------------- starts, cards


def test_all_start_in_play_order_with_five_gorets_on_one_rim_tile() -> None:
    """C-14, R-10, R-13: nothing is placed in 1D of the first turn."""
    play = begun(4, "placement", first_player="host")
    assert play.awaited == (0,)
    state = begun(4, "draw", first_player="host").state
    assert [[troop.gorets for _, troop in state.troops_of(Seat(seat))] for seat in range(4)] == [[5]] * 4
    assert all(player.newcomers.size == 0 for player in state.players)


def test_in_reversed_placement_the_last_to_land_plays_first() -> None:
    """O-2, R-124: only the order of the start is reversed."""
    play = begun(4, "placement", first_player="host", reversed_placement=True)
    landed = []
    while play.position.chapter == "placement":
        assert play.view(None).current == play.awaited[0]
        landed.append(int(play.awaited[0]))
        answer(play)
    assert landed == [3, 2, 1, 0]
    assert play.state.order == [0, 1, 2, 3]


@pytest.mark.parametrize(("players", "left"), [(3, 62), (4, 56), (5, 50), (6, 44)])
def test_six_cards_each_are_drawn_on_the_first_turn_with_nothing_to_discard(players: int, left: int) -> None:
    """C-19, T-13."""
    play = begun(players, "order", auto_build=True, auto_start=True)
    state = play.state
    assert [len(player.hand) for player in state.players] == [6] * players
    assert len(catalogue.build_complete_deck(RULEBOOK.assembly)) == 80
    assert len(state.deck.pile) == left


def test_two_and_seven_players_are_too_few_and_too_many() -> None:
    """C-1."""
    for number in (2, 7):
        with pytest.raises(ValueError):
            RULEBOOK.setup(number, {"rule_set": "complete"})
