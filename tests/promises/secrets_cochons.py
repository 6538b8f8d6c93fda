"""What Les Cochons de l'Espace hides: which card is which, in hands, in the draw pile and face down.

The complete game hides more: `secrets_cochons_complete.py`.
"""

from functools import cache
from typing import Final

from games.cochons import facts
from games.cochons.cards.seduction_de_la_princesse_piga import LOOKED
from games.cochons.extension.catalogue import build_simplified_deck, find_combat_card
from games.cochons.rulebook import RULEBOOK
from games.cochons.rules import production
from games.cochons.rules.colonists import CHIP_FIELDS, CHIPS_DRAWN, CHIPS_TURNED
from games.cochons.rules.layout import SAW, find_top, name_back, name_kind
from games.cochons.state.glands import Glands, make_recipes
from games.cochons.state.names import name_planet
from games.cochons.state.sequence import find_builder
from games.cochons.state.setup import make_box, make_tiles
from games.cochons.state.state import State, Tile
from games.cochons.views.view import View
from porc_royal.cards import title_of
from porc_royal.facts import Fact, Listing, Named, Saying, Seat, Who

TILES: Final[dict[str, Tile]] = {
    tile.name: tile for tile in (*make_tiles(6), *make_box(6)) if tile.kind != "sun"
}
"""Every tile of the box with its two faces, by its name."""

TILE_CALLED: Final = {name_planet(name): name for name in TILES}
CHIPS: Final = tuple(f"{value}-{number}" for value, number in CHIP_FIELDS)


def recipe_name(recipe: Glands) -> str:
    """What a Recette Sacrée is called here."""
    return f"recipe.{recipe.red}{recipe.yellow}{recipe.blue}"


RECIPES: Final = tuple(
    recipe_name(recipe) for kind in ("321", "420", "510") for recipe in make_recipes(kind).values()
)


def universe() -> list[str]:
    return build_simplified_deck(RULEBOOK.assembly)


def known(view: View) -> set[str]:
    """What a viewer can tell apart: its cards, the discards, what is turned up or offered to it, its recipe."""
    names = {*view.hand, *view.discards}
    if view.fight is not None:
        for side in (view.fight.attacker, view.fight.defender):
            names.update(side.laid or ())
    for trade in view.trades:
        names.update(trade.cards)
    names.update(recipe_name(seat.recipe) for seat in view.seats if seat.recipe is not None)
    names.update(TILE_CALLED[tile.planet] for tile in view.tiles if tile.planet in TILE_CALLED)
    return names


def shed(fact: Fact) -> set[str]:
    """S-13: what was discarded lay open, even where the pile was shuffled and drawn from at once."""
    cards = fact.says.args.get("cards")
    if fact.says.key != facts.DISCARDED or not isinstance(cards, Listing):
        return set()
    return {one.name for one in cards.items if isinstance(one, Named)}


def told(state: State, viewer: Seat | None, fact: Fact) -> set[str]:
    """What is seen and is in no view afterwards: a hand (R-29), a tile (O-6), chips (R-32), recipes at the end.

    By whom, the rules say, and not the audience that the fact happens to have. Chips are told apart by their values
    only, so all of them count as known to whoever has seen some.
    """
    match fact.says:
        case Saying(key, {"who": Who(seat), "victim": Who(victim)}) if key == LOOKED:
            return set(state.player(victim).hand) if seat == viewer else set()
        case Saying(key, {"kind": Named(_, kind)}) if key == SAW and viewer == find_builder(state):
            tops = [find_top(state, back) for back in {name_back(tile) for tile in state.supply}]
            return {tile.name for tile in tops if name_kind(tile) == kind}
        case Saying(key) if key == CHIPS_TURNED or (key == CHIPS_DRAWN and viewer == state.presiding):
            return set(CHIPS)
        case Saying(key) if key in (production.RECIPE, production.UNCLAIMED):
            return set(RECIPES)
        case _:
            return set()


def held(state: State) -> list[str]:
    """The cards in hands."""
    return [card for player in state.players for card in player.hand]


@cache
def deck(name: str) -> str:
    """Among what a thing lies: cards, chips, the tiles with one back, the recipes of one sort."""
    if name in TILES:
        return f"tile {TILES[name].family}"
    if name in RECIPES:
        return f"recipe {''.join(sorted(name))}"
    return "chip" if name in CHIPS else "card"


@cache
def kind(name: str) -> str:
    """What a card must have in common with another to be laid, or ordered, in its place unseen."""
    if deck(name) != "card":
        return deck(name)
    return "combat" if find_combat_card(name) is not None else title_of(name)


@cache
def face(name: str) -> str:
    """What is shown of a thing: copies of a card's title look alike, and chips of one value."""
    if deck(name) == "card":
        return title_of(name)
    return name.partition("-")[0] if name in CHIPS else name
