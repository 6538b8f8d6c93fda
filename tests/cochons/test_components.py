"""What is in the box and what it is for: dice, chiefs, recipes, tiles, markers (C-2 to C-8, R-1 to R-7)."""

from collections.abc import Mapping
from colorsys import rgb_to_hls
from itertools import permutations

import pytest

from games.cochons import facts
from games.cochons.clans import babiroussa_recovery, phacocherus_again, phacocherus_tie
from games.cochons.extension.catalogue import build_complete_deck
from games.cochons.picture.palette import CLANS
from games.cochons.rulebook import RULEBOOK
from games.cochons.state.glands import Glands
from games.cochons.state.names import CHIEFS
from games.cochons.state.options import OPTIONS, Options
from games.cochons.state.setup import RECIPES, make_box, make_tiles
from games.cochons.state.state import State, Tile, Troop
from games.cochons.views.view import view
from porc_royal.asks import Number, Pick, Several
from porc_royal.cards import get_title
from porc_royal.facts import CHANCE, Seat
from porc_royal.rulebook import Setting
from porc_royal.testing.games import choose_reply
from tests.cochons.beginnings import answer, fresh
from tests.cochons.games import random_game
from tests.cochons.scenario import Laid, galaxy

COMPLETE: Mapping[str, tuple[Setting, ...]] = {"rule_set": ("complete",)}


# -------------------------------------------------------------------------------------------------- dice


@pytest.mark.parametrize("number", range(6))
def test_no_die_has_other_than_six_or_eight_sides(number: int) -> None:
    """R-1, X-1: the ten-sided die of the box is never rolled, whatever is rolled for."""
    play, luck = random_game(number, {**COMPLETE, "clan_powers": (True,), "first_player": ("random",)})
    sides = set[int]()
    while play.result is None:
        if CHANCE in play.asks and "rolled" in play.asks[CHANCE].options:
            for die in play.asks[CHANCE].options["rolled"].fields.values():
                assert isinstance(die, Number)
                sides.add(die.range({})[1])
        seat = play.awaited[0]
        play.take(seat, choose_reply(play.asks[seat], luck))
    assert sides <= {6, 8}
    assert 6 in sides


# ------------------------------------------------------------------------------------------ clans, chiefs


def test_every_clan_has_its_chief_who_is_named_when_clans_are_drawn() -> None:
    """C-3, R-6: a constant table; it changes nothing but names."""
    assert sorted(CHIEFS) == sorted(facts.CLAN_NAMES)
    assert list(CHIEFS.values()) == [
        *("Alco Testo", "Porco Crado", "Darko Valdo", "Rale Goulo", "Olbo Jambono", "Biero Malto")
    ]
    play = fresh(6)
    told = []
    while play.position.chapter == "setup":
        told += [fact for fact in answer(play).facts if fact.says.key == "cochons-clan-drawn"]
    named = {str(fact.says.args["clan"]): fact.says.args["chief"] for fact in told}
    assert sorted(map(str, named.values())) == sorted(CHIEFS.values())
    assert all(chief == CHIEFS[clan.split("'")[3]] for clan, chief in named.items())


def test_no_clan_has_the_red_or_the_blue_of_the_planets() -> None:
    """R-6: every clan's hue is well away from both."""
    for look in CLANS.values():
        shares = [int(look.colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
        hue = 360 * rgb_to_hls(shares[0], shares[1], shares[2])[0]
        assert all(min(abs(hue - other), 360 - abs(hue - other)) > 20 for other in (0, 225)), look


def test_the_board_headed_twice_hylocherus_is_that_of_the_phacocherus() -> None:
    """R-7, X-9: six different clans, and the three powers of l.905 to 912 are the Phacochérus'."""
    assert len(set(facts.CLAN_NAMES)) == 6
    assert phacocherus_tie.TIE.clan == "phacocherus"
    tiles = ("O red 0:3G", "A1 blue 1:2G", "A3 red 2:2G")
    for clan, offered in (("phacocherus", True), ("hylocherus", False)):

        def arrange(state: State, clan: str = clan) -> None:
            state.players[0].clan, state.players[0].marker = clan, 3

        table = galaxy(*tiles, chapter="travel", rule_set="complete", clan_powers=True, arrange=arrange)
        assert (phacocherus_again.AGAIN in table.ask(0).options) == offered


def test_powers_come_with_the_clan_and_not_with_the_recipe() -> None:
    """X-30: recipes are dealt at random; whoever has another recipe has the same powers."""
    tiles = ("O red 0:3G", "A1 blue 1:2G", "A3 red 2:2G")

    def options(recipes: tuple[str, ...]) -> list[str]:
        def arrange(state: State) -> None:
            state.players[0].marker = 3

        laid: Laid = {"rule_set": "complete", "clan_powers": True, "arrange": arrange, "recipes": recipes}
        return list(galaxy(*tiles, chapter="travel", **laid).ask(0).options)

    assert options(("321", "312", "231")) == options(("123", "132", "213"))
    assert "starve" in options(("321", "312", "231"))
    assert babiroussa_recovery.RECOVERY.name == "recovery"


@pytest.mark.parametrize("option", ["clan_powers", "reversed_placement", "galaxy", "building"])
def test_every_option_is_chosen_by_itself_and_off_to_begin_with(option: str) -> None:
    """O-1: the other options keep the value they had."""
    offered = next(one for one in OPTIONS if one.name == option)
    plain = Options()
    assert getattr(plain, option) == offered.default == offered.values[0]
    other = RULEBOOK.setup(3, {option: offered.values[1]}).options
    changed = [one.name for one in OPTIONS if getattr(other, one.name) != getattr(plain, one.name)]
    assert changed == [option]


# ------------------------------------------------------------------------------------- recipes, production


@pytest.mark.parametrize("recipe", RECIPES.values(), ids=list(RECIPES))
def test_a_recipe_is_six_productions_and_as_many_win(recipe: Glands) -> None:
    """C-6, R-2: per colour, more does no harm and one less is not enough."""
    assert recipe.total == 6
    assert recipe.covers(recipe)
    assert Glands(recipe.red + 1, recipe.yellow, recipe.blue + 2).covers(recipe)
    for colours in permutations((1, 0, 0)):
        less = Glands(recipe.red - colours[0], recipe.yellow - colours[1], recipe.blue - colours[2])
        assert not less.covers(recipe)


@pytest.mark.parametrize("colour", ["red", "yellow", "blue"])
def test_a_double_produces_two_glands_of_its_own_colour(colour: str) -> None:
    """R-3: so that eight planets and a double make the ten markers of a colour."""
    tiles = [tile for tile in [*make_tiles(6), *make_box(6)] if tile.colour == colour]
    assert sum(tile.glands for tile in tiles) == 10
    (double,) = [tile for tile in tiles if tile.kind == "double"]
    assert double.family == colour
    state = RULEBOOK.state(Options(), [], board={"O": double})
    double.troops.append(Troop(Seat(0), 1))
    assert state.production(Seat(0)) == Glands(**{colour: 2})


def test_a_double_is_one_tile_for_possession_and_pinning() -> None:
    """R-3: two attackers hold two defenders there, as anywhere; all of it belongs to one player."""
    table = galaxy("O double-red 0:3G 1:2G", "A1 red 2:2G", chapter="travel", hands={0: "jamboneuse.1"})
    assert table.view(None).tile("O").troops[0].pinned == 2
    assert table.state.production(Seat(0)) == Glands(red=2)
    assert table.state.production(Seat(1)) == Glands()


# -------------------------------------------------------------------------------------------------- tiles


@pytest.mark.parametrize("explored", [True, False])
def test_a_hexagon_has_a_planet_face_and_a_family_face(*, explored: bool) -> None:
    """C-8: the family alone is seen on the back; in play all is read from the planet face."""
    tile = Tile("double-red", "double", "red", family="red", explored=explored)
    state = RULEBOOK.setup(3, {"rule_set": "complete"})
    state.board["O"] = tile
    seen = view(state, None).tile("O")
    assert seen.family == "red"
    assert (seen.kind, seen.glands) == (("double", 2) if explored else (None, 0))


def test_planets_and_doubles_have_the_back_of_their_colour_and_only_asteroids_have_black_ones() -> None:
    """C-8, C-2: the sun lies open."""
    tiles = [*make_tiles(6), *make_box(6)]
    assert all(tile.family == tile.colour for tile in tiles if tile.colour is not None)
    assert {tile.kind for tile in tiles if tile.family == "black"} == {"asteroid", "sun"}
    assert sorted(tile.family for tile in tiles if tile.kind == "asteroid") == [
        *("black",) * 6,
        *("blue", "red", "yellow"),
    ]


# -------------------------------------------------------------------------------------------------- cards


def test_one_title_has_two_names_in_the_rulebook_and_is_one_card() -> None:
    """X-25, EV-04: "Nouveaux colons" is "Colons"."""
    titles = {get_title(card) for card in build_complete_deck(RULEBOOK.assembly)}
    assert {title for title in titles if "colons" in title} == {"colons"}
    assert [get_title(card) for card in build_complete_deck(RULEBOOK.assembly)].count("colons") == 5


SWAP = "deplacement-de-planetes"
HANDS = {0: f"fusee.1 {SWAP}.1", 1: f"extra-mouve.1 {SWAP}.2", 2: f"fremono.1 van-soulo.1 {SWAP}.3"}


@pytest.mark.parametrize("chapter", ["draw", "gap", "travel", "attack-gap", "reorganisation"])
def test_nobody_plays_a_card_for_somebody_else(chapter: str) -> None:
    """C-21: whatever is asked, the cards one may name are those of one's own hand."""
    tiles = ("O red 0:3G", "A1 blue 1:3G 0:2G", "A3 yellow 2:3G", "B1 red")

    def arrange(state: State) -> None:
        for player in state.players:
            player.marker = 3

    table = galaxy(*tiles, chapter=chapter, rule_set="complete", slot=0, hands=HANDS, arrange=arrange)
    named = 0
    for seat, ask in table.play.asks.items():
        for option in ask.options.values():
            for field in option.fields.values():
                if isinstance(field, Pick | Several) and field.kind == "card":
                    cards = list(field.choices({"from": "O", "to": "B1"}))
                    assert set(cards) <= set(HANDS[int(seat)].split())
                    named += len(cards)
    assert named
