"""What the complete Cochons hides besides: recipes, chips, the faces of tiles, sealed targets (section F)."""

import random
from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final

from games.cochons import facts
from games.cochons.extension.catalogue import complete_deck
from games.cochons.rules.colonists import ASK_CHIPS
from games.cochons.rules.laying import ASK_ATTACK_EXTRAS, ASK_DEFENCE_EXTRAS
from games.cochons.secrets import TILES, name_recipe
from games.cochons.state.glands import recipes
from games.cochons.state.state import State, Tile
from porc_royal.asks import Answer, Ask, Pick, Reply, Several
from porc_royal.facts import Seat
from porc_royal.script import is_still_legal
from tests.promises import secrets_cochons
from tests.promises.secrets_cochons import CHIPS, RECIPES

DRAWS: Final = 40
"""So often other cards are drawn, until some may be laid."""
LAYING: Final = (facts.ASK_DEFENCE, facts.ASK_ATTACK, ASK_DEFENCE_EXTRAS, ASK_ATTACK_EXTRAS)


@cache
def _list_names() -> tuple[str, ...]:
    return (*complete_deck(), *CHIPS, *TILES, *RECIPES)


THINGS: Final = replace(secrets_cochons.THINGS, names=_list_names)


def steady(state: State, viewer: Seat | None) -> set[str]:
    """What cannot lie elsewhere: tiles face up or in the box, and recipes that production has spoken about.

    When nobody wins, all can see that nobody has a recipe that his glands cover (C-58): those whose glands cover
    any recipe keep theirs.
    """
    hidden = {tile.name for tile in face_down(state)}
    found = {name for name in TILES if name not in hidden}
    if state.phase == "production" and state.turn > 1:
        kinds = recipes(state.options.recipe).values()
        for seat, player in enumerate(state.players):
            made = state.production(Seat(seat))
            if any(made.covers(recipe) for recipe in kinds):
                found.add(name_recipe(player.recipe))
    return found


def face_down(state: State) -> Iterator[Tile]:
    """The tiles whose faces nobody has seen (C-11, O-7, O-8)."""
    yield from state.supply
    yield from (tile for tile in state.board.values() if not tile.explored)


def dealt(plain: Any, deal: Mapping[str, str]) -> Any:  # noqa: ANN401 - plain data
    """The plain data of a state, in which names were replaced: what else says what a thing is follows its name."""
    hidden = [*plain["supply"], *(tile for tile in plain["board"].values() if not tile["explored"])]
    for tile in hidden:
        printed = TILES[tile["name"]]
        tile["kind"], tile["colour"] = printed.kind, printed.colour
    for player in plain["players"]:
        recipe = player["recipe"]
        name = f"recipe.{recipe['red']}{recipe['yellow']}{recipe['blue']}"
        digits = deal.get(name, name).removeprefix("recipe.")
        player["recipe"] = dict(zip(("red", "yellow", "blue"), map(int, digits), strict=True))
    return plain


def fitted(ask: Ask, reply: Reply) -> Reply:
    """A reply to the same question on another deal: chips of other values go to those to whom these went."""
    if ask.key != ASK_CHIPS or reply.option != "give":
        return reply
    chips = [name for name in ask.options["give"].fields if name != facts.CARDS]
    given = [value for name, value in reply.fields.items() if name != facts.CARDS]
    rest = {name: value for name, value in reply.fields.items() if name == facts.CARDS}
    return Reply(reply.option, dict(zip(chips, given, strict=True)) | rest)


def otherwise(ask: Ask, reply: Reply, fixed: Collection[str], luck: random.Random) -> Reply:
    """As many cards as in a reply, but others, aimed at other tiles: where they were not turned up (R-71, R-72).

    What is turned up later stays in the hand until then. An offer to an ally names the same cards, unless they were
    laid instead (R-28).
    """
    cards = reply.many(facts.CARDS)
    laid = reply.option == "lay" and ask.key in LAYING
    lapsed = reply.option == "offer" and not is_still_legal(ask, reply)
    if not cards or not (laid or lapsed) or not set(cards).isdisjoint(fixed):
        return reply
    kept = {name: value for name, value in reply.fields.items() if lapsed and name != facts.CARDS}
    # Some of the others may be offered to an ally, and are not laid then.
    drawn = (_drawn_anew(ask, Reply(reply.option, kept), len(cards), fixed, luck) for _ in range(DRAWS))
    return next((again for again in drawn if is_still_legal(ask, again)), reply)


def _drawn_anew(ask: Ask, kept: Reply, count: int, fixed: Collection[str], luck: random.Random) -> Reply:
    chosen: dict[str, Answer] = dict(kept.fields)
    for name, wanted in ask.options[kept.option].fields.items():
        match wanted:
            case Several():
                free = [card for card in wanted.choices(chosen) if card not in fixed]
                chosen[name] = tuple(luck.sample(free, min(count, len(free))))
            case Pick() if name not in chosen and (tiles := wanted.choices(chosen)):
                chosen[name] = luck.choice(tiles)
            case _:
                continue
    return Reply(kept.option, chosen)
