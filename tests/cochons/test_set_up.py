import msgspec
import pytest

from games.cochons.extension import catalogue
from games.cochons.rulebook import RULEBOOK
from games.cochons.state.glands import Glands
from games.cochons.state.setup import RECIPES, make_tiles
from games.cochons.state.state import State
from games.cochons.views.view import View
from porc_royal.asks import Refused
from porc_royal.cards import get_title
from porc_royal.facts import CHANCE, Seat
from porc_royal.notation import read
from porc_royal.play import Play
from porc_royal.replies import draw_reply
from tests.cochons.scenario import conserved
from tests.games.telling import choices


def begun(players: int, until: str, **settings: str | bool | int) -> Play[State, View]:
    """A fresh game, chance answering the same way each time, until a chapter that asks somebody."""
    play = Play.new(RULEBOOK, players, settings)
    while play.position.chapter != until:
        seat = play.awaited[0]
        play.take(
            seat, play.asks[seat].default if seat == CHANCE else draw_reply(play.asks[seat], lambda _: 0)
        )
    return play


@pytest.mark.parametrize(("players", "tiles", "glands"), [(3, 16, 5), (4, 19, 6), (5, 26, 8), (6, 30, 9)])
def test_the_mix_of_tiles_follows_the_number_of_players(players: int, tiles: int, glands: int) -> None:
    mix = make_tiles(players)
    assert len(mix) == tiles
    for colour in ("red", "yellow", "blue"):
        assert sum(tile.glands for tile in mix if tile.colour == colour) == glands
    assert sum(tile.kind == "double" for tile in mix) == 3
    assert sum(tile.kind == "asteroid" for tile in mix) == {3: 4, 4: 4, 5: 5, 6: 6}[players]


def test_the_six_recipes_are_the_orders_of_three_two_and_one() -> None:
    assert len(set(map(str, RECIPES.values()))) == 6
    assert all(sorted((it.red, it.yellow, it.blue)) == [1, 2, 3] for it in RECIPES.values())


def test_the_simplified_deck_has_thirty_combat_cards_and_fifteen_events() -> None:
    deck = simplified()
    assert (len(deck), len(set(deck))) == (45, 45)
    fights = [card for card in deck if catalogue.find_combat_card(card) is not None]
    assert len(fights) == 30
    assert sorted({get_title(card) for card in deck if card not in fights}) == [
        "bottes-a-reaction",
        "deplacement-de-planetes",
        "extra-mouve",
        "fusee-dorsale",
        "transporteur",
    ]


def simplified() -> list[str]:
    return catalogue.build_simplified_deck(RULEBOOK.assembly)


def test_the_figures_of_the_combat_cards_sum_up_as_printed() -> None:
    cards = [
        card
        for card in RULEBOOK.assembly.table(catalogue.CARDS).values()
        if isinstance(card, catalogue.CombatCard)
    ]
    assert len(cards) == 23
    assert sum(card.copies for card in cards) == 30
    assert sum(card.copies * card.attack for card in cards) == 44
    assert sum(card.copies * card.technology for card in cards) == 53
    assert sum(card.copies * card.defence for card in cards) == 48
    histogram = {n: sum(card.copies for card in cards if card.technology == n) for n in (1, 2, 3)}
    assert histogram == {1: 12, 2: 13, 3: 5}


@pytest.mark.parametrize(("players", "left"), [(3, 33), (4, 29), (5, 25), (6, 21)])
def test_four_cards_each_leave_the_rest_as_the_draw_pile(players: int, left: int) -> None:
    state = begun(players, "building", auto_build=False).state
    assert [len(player.hand) for player in state.players] == [4] * players
    assert len(state.deck.pile) == left
    conserved(state)


def test_everyone_has_a_clan_and_a_recipe_of_his_own_twenty_gorets_and_three_gros_gruiks() -> None:
    state = begun(6, "building", auto_build=False).state
    assert len({player.clan for player in state.players}) == 6
    assert len({str(player.recipe) for player in state.players}) == 6
    assert {(player.gorets, player.gruiks) for player in state.players} == {(20, 3)}


def test_the_first_player_is_drawn_and_play_runs_clockwise() -> None:
    play = Play.new(RULEBOOK, 4, {"auto_build": False})
    for line in ("chance: shuffled", "chance: shuffled"):
        play.take(*read(f"{line} order={'+'.join(play.asks[CHANCE].default.many('order'))}"))
    play.take(*read("chance: rolled d1=3"))
    assert play.state.order == [2, 3, 0, 1]


def test_the_host_may_begin() -> None:
    assert begun(3, "building", auto_build=False, first_player="host").state.order == [0, 1, 2]


def test_recipes_lie_face_up_and_hands_do_not() -> None:
    play = begun(3, "building", auto_build=False)
    public = play.view(None)
    assert [seat.recipe and seat.recipe.total for seat in public.seats] == [6, 6, 6]
    assert public.hand == ()
    assert len(play.view(Seat(1)).hand) == 4
    dealt = [fact for fact in _facts(3) if fact[0] == "cochons-dealt"]
    assert [to for _, to in dealt] == [(0,), (1,), (2,)]


def _facts(players: int) -> list[tuple[str, tuple[Seat, ...] | None]]:
    play = Play.new(RULEBOOK, players, {"first_player": "host", "auto_build": False})
    told = []
    while play.position.chapter == "setup":
        step = play.take(CHANCE, play.asks[CHANCE].default)
        told += [(fact.says.key, fact.to) for fact in step.facts]
    return told


def test_each_in_turn_lays_a_tile_of_the_kinds_left_on_the_ring_being_built() -> None:
    play = begun(3, "building", auto_build=False, first_player="host")
    ask = play.asks[Seat(0)]
    assert choices(ask, "lay", "kind") == [
        *("red", "yellow", "blue"),
        *("double-red", "double-yellow", "double-blue", "asteroid"),
    ]
    assert choices(ask, "lay", "cell") == ["O"]
    play.take(*read("0: lay kind=double-red cell=O"))
    assert play.awaited == (1,)
    with pytest.raises(Refused):
        play.take(*read("1: lay kind=double-red cell=A1"))
    with pytest.raises(Refused):
        play.take(*read("1: lay kind=red cell=B1"))
    play.take(*read("1: lay kind=red cell=A4"))
    assert play.state.board["O"].name == "double-red"
    assert play.state.board["A4"].colour == "red"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_tile_is_laid_by_the_seat_whose_turn_it_is(players: int) -> None:
    play = begun(players, "building", auto_build=False, first_player="host")
    laid = [0] * players
    while play.position.chapter == "building":
        (seat,) = play.awaited
        laid[seat] += 1
        play.take(seat, play.asks[seat].default)
    assert laid == {3: [6, 5, 5], 4: [5, 5, 5, 4], 5: [6, 5, 5, 5, 5], 6: [5] * 6}[players]
    assert play.state.supply == []
    conserved(play.state)


def test_chance_may_build_and_place() -> None:
    play = begun(6, "draw", auto_build=True, auto_start=True)
    assert len(play.state.board) == 30
    assert [sum(troop.size for _, troop in play.state.troops_of(Seat(s))) for s in range(6)] == [5] * 6


def test_five_gorets_start_on_the_rim_a_tile_apart() -> None:
    play = begun(3, "placement", first_player="host")
    ask = play.asks[Seat(0)]
    edge = choices(ask, "start", "tile")
    assert "O" not in edge
    assert ask.default.fields == {"tile": edge[0]}
    play.take(*read("0: start tile=B1"))
    with pytest.raises(Refused):
        play.take(*read("1: start tile=B2"))
    play.take(*read("1: start tile=B3"))
    assert play.state.board["B3"].troops[0].gorets == 5
    conserved(play.state)


def test_the_default_start_does_not_look_at_the_recipe() -> None:
    play = begun(3, "placement", first_player="host")
    before = play.asks[Seat(0)].default
    state = msgspec.json.decode(play.position.state, type=State)
    for player in state.players:
        player.recipe = Glands(6, 0, 0)
    position = msgspec.structs.replace(play.position, state=msgspec.json.encode(state))
    assert Play(RULEBOOK, position).asks[Seat(0)].default == before


def test_two_and_seven_players_are_too_few_and_too_many() -> None:
    for number in (2, 7):
        with pytest.raises(ValueError):
            RULEBOOK.setup(number, {})
