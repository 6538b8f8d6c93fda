"""What is remembered of one picture never shows on another: boards drawn after others are those drawn alone."""

import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import product
from typing import Final

import pytest
from msgspec import structs

from games.cochons.picture.board import draw_board
from games.cochons.picture.shown import MonstersShown, TroopsShown
from games.cosmic.picture import board as cosmic
from games.cosmic.picture.shown import FleetShown, StackShown
from games.interstellar_pig.picture import board as pig_drawing
from porc_royal.picture.shown import collect_words
from porc_royal.scene import Scene
from tests.cosmic.gallery import phrase_of
from tests.cosmic.positions import board_of, calm, expanded
from tests.interstellar_pig import positions as pig
from tests.painter.samples import EN, FR, picture, wilder, words

Drawings = Iterator[tuple[str, Callable[[], Scene]]]

OF_A_TILE: Final[Mapping[str, object]] = {
    "cell": "O",
    "name": "Elsewhere",
    "face": "sun",
    "double": True,
    "troops": (TroopsShown(1, 3, 1, 0, 2, 1),),
    "owner": 1,
    "fighting": True,
    "lit": True,
    "hidden": True,
    "monsters": MonstersShown("worm", 2),
    "feast": True,
    "intruders": MonstersShown("pirate", 1, 9),
    "closed": (1,),
}
"""Another value for everything that a tile shows, but where it lies."""
OF_A_PLAYER: Final[Mapping[str, object]] = {
    "name": "Somebody",
    "clan": "pecari",
    "clan_name": "A clan",
    "production": (7, 7, 7),
    "recipe": None,
    "gorets": 77,
    "gruiks": 7,
    "hand": 17,
    "out": True,
}
OF_A_PLANET: Final[Mapping[str, object]] = {
    "name": "Elsewhere",
    "temperature": "hot",
    "atmosphere": "inert",
    "gravity": "heavy",
    "terrain": "radiation",
    "picked": 3,
}
OF_A_WORLD: Final[Mapping[str, object]] = {
    "id": "nowhere",
    "label": "77",
    "fleets": (FleetShown(1, 17, "spent"),),
    "kind": "planetoid",
    "origin": 1,
    "note": "sealed",
}
OF_A_SYSTEM: Final[Mapping[str, object]] = {
    "seat": 6,
    "name": "Somebody",
    "colonies": 17,
    "hand": (StackShown("reward", 7),),
    "alien": "zombie",
    "alien_name": "An alien",
    "power": "zapped",
    "role": "defense-ally",
    "needed": 7,
    "markers": (3, 4),
    "prize": True,
    "drift": 3,
}


def galaxies() -> Drawings:
    """Boards of Cochons that differ in one thing each, and in many."""
    plain = picture(3)
    tile, *tiles = plain.tiles
    seat, *seats = plain.seats
    shown = {"plain": plain, "large": picture(5), "wild": wilder(picture(6, 37, lit=True))}
    shown |= {"still": replace(plain, moves=()), "next": replace(plain, current=plain.seats[1].seat)}
    for field, value in OF_A_TILE.items():
        changed = structs.replace(tile, **{field: value})
        shown[field] = replace(plain, tiles=(changed, *tiles), moves=())
    for field, value in OF_A_PLAYER.items():
        shown[f"player's {field}"] = replace(plain, seats=(structs.replace(seat, **{field: value}), *seats))
    said = {"fr": words(FR), "en": words(EN), "none": str}
    for (name, one), (code, language) in product(shown.items(), said.items()):
        yield f"{name}, {code}", lambda one=one, language=language: draw_board(one, language)  # type: ignore[misc]


def maps() -> Drawings:
    """Boards of Interstellar Pig."""
    shown = {str(seed): pig.played(seed) for seed in (1, 2, 3)} | {"lit": pig.choosing()}
    shown |= {place: pig.crowded(place) for place in ("P03.s", "L03:2")} | {"few": pig.picture(2)}
    readers = {"en": pig.words(pig.EN), "fr": pig.words(pig.FR)}
    picked, *planets = pig.picture(2).planets
    for field, value in OF_A_PLANET.items():
        changed = structs.replace(picked, **{field: value})
        shown[field] = replace(pig.picture(2), planets=(changed, *planets))
    for (name, one), (code, said) in product(shown.items(), readers.items()):
        yield f"{name}, {code}", lambda one=one, said=said: pig_drawing.draw_board(one, said)  # type: ignore[misc]


def systems() -> Drawings:
    """Boards of Cosmic Encounter that differ in one thing each, and in many."""
    plain = expanded()
    system, *systems = plain.systems
    world, *worlds = system.worlds
    shown = {"plain": plain, "calm": calm(), "eight": board_of(8)}
    shown |= {f"aim {aim}": replace(plain, aim=aim) for aim in (world.id, worlds[0].id)}
    shown |= {f"lit {name}": replace(plain, lit=(name,)) for name in (world.id, worlds[0].id)}
    shown |= {f"seat {seat}": replace(plain, lit_seats=(seat,)) for seat in (0, 1)}
    for field, value in OF_A_WORLD.items():
        changed = structs.replace(world, **{field: value})
        shown[field] = replace(plain, systems=(structs.replace(system, worlds=(changed, *worlds)), *systems))
    for field, value in OF_A_SYSTEM.items():
        shown[field] = replace(plain, systems=(structs.replace(system, **{field: value}), *systems))
    readers = {"keys": str, "fr": collect_words(phrase_of("fr"))}
    for (name, one), (code, said) in product(shown.items(), readers.items()):
        yield f"{name}, {code}", lambda one=one, said=said: cosmic.draw_board(one, said)  # type: ignore[misc]


def forget() -> None:
    """Everything that the games remember."""
    for module in [each for name, each in sys.modules.items() if name.startswith("games.")]:
        for thing in vars(module).values():
            for one in (thing, *(vars(thing).values() if isinstance(thing, type) else ())):
                getattr(one, "cache_clear", int)()


@pytest.mark.parametrize("drawings", [galaxies, maps, systems])
@pytest.mark.samples("systems")
def test_a_board_drawn_after_others_is_the_board_drawn_by_itself(drawings: Callable[[], Drawings]) -> None:
    forget()
    together = {name: draw() for name, draw in (*drawings(), *reversed([*drawings()]))}
    alone = {}
    for name, draw in drawings():
        forget()
        alone[name] = draw()
    assert [name for name in alone if alone[name] != together[name]] == []
    assert len({*together.values()}) > 0.8 * len(together)
