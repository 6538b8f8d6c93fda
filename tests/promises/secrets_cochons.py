"""What Les Cochons de l'Espace hides: which card is which, in hands, in the draw pile and face down.

The complete game hides more: `secrets_cochons_complete.py`.
"""

from functools import cache
from typing import Final

from games.cochons import facts
from games.cochons.cards.seduction_de_la_princesse_piga import LOOKED
from games.cochons.extension.catalogue import simplified_deck
from games.cochons.rules import production
from games.cochons.rules.building import SAW, back_of, kind_of, top
from games.cochons.rules.colonists import CHIP_FIELDS, CHIPS_DRAWN, CHIPS_TURNED
from games.cochons.secrets import SECRETS, name_recipe
from games.cochons.state.glands import recipes
from games.cochons.state.sequence import builder
from games.cochons.state.state import State
from porc_royal.facts import Fact, Listing, Named, Saying, Seat, Who
from porc_royal.secrets import Things
from porc_royal.testing.deals import list_known

CHIPS: Final = tuple(f"{value}-{number}" for value, number in CHIP_FIELDS)


RECIPES: Final = tuple(
    name_recipe(recipe) for kind in ("321", "420", "510") for recipe in recipes(kind).values()
)


def known(state: State, viewer: Seat | None) -> set[str]:
    """What a viewer can tell apart: what lies where it may look, and its recipe."""
    own = set() if viewer is None or not state.complete else {name_recipe(state.player(viewer).recipe)}
    return list_known(SECRETS, state, viewer) | own


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
        case Saying(key, {"kind": Named(_, kind)}) if key == SAW and viewer == builder(state):
            tops = [top(state, back) for back in {back_of(tile) for tile in state.supply}]
            return {tile.name for tile in tops if kind_of(tile) == kind}
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
def _find_deck(name: str) -> str:
    """Among what a thing lies; chips, and recipes of one sort, besides what the game declares."""
    if name in RECIPES:
        return f"recipe {''.join(sorted(name))}"
    return "chip" if name in CHIPS else SECRETS.things.deck(name)


@cache
def _find_alike(name: str) -> str:
    return _find_deck(name) if name in CHIPS or name in RECIPES else SECRETS.things.kind(name)


@cache
def _find_face(name: str) -> str:
    """Chips of one value look alike."""
    if name in CHIPS:
        return name.partition("-")[0]
    return name if name in RECIPES else SECRETS.things.face(name)


THINGS: Final = Things(simplified_deck, _find_deck, _find_alike, _find_face)
