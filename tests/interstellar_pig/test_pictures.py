"""The map, the sheets and the cards as scenes. `python -m tests.interstellar_pig.test_pictures FOLDER` draws them."""

import asyncio
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from msgspec import structs

from bot.painter import Painter, write_page
from games.interstellar_pig.picture import faces
from games.interstellar_pig.picture.board import BoardPicture, draw_board
from games.interstellar_pig.picture.creatures import draw_creature
from games.interstellar_pig.picture.heavens import Heavens
from games.interstellar_pig.picture.layout import LABEL, WIDTH, make_box, measure_overlap
from games.interstellar_pig.picture.palette import AIRS, CARD_KINDS, GRAVITIES, LOOKS, WORLDS
from games.interstellar_pig.picture.shown import KEYS, KINDS, LETTERS, PREFIX, TERRAINS
from games.interstellar_pig.state.names import CHARACTERS, LONGEST, PLANETS
from games.interstellar_pig.state.starmap import make_star_map
from games.interstellar_pig.state.state import Atmosphere, Gravity, Temperature, Terrain
from porc_royal import scene
from porc_royal.scene import Group, Scene, Text
from tests.interstellar_pig.positions import (
    CARDS,
    EN,
    FR,
    RACES,
    choosing,
    crowded,
    envelopes_picture,
    hand_picture,
    picture,
    played,
    sheets_picture,
    words,
)


def gallery(language: dict[str, str]) -> Iterator[tuple[str, Scene]]:
    """Every picture to be looked at."""
    said = words(language)
    for seed in (1, 2, 3):
        yield f"map-{seed}", draw_board(played(seed), said)
    yield "map-crowd", draw_board(crowded("P03.s"), said)
    yield "map-dot", draw_board(crowded("L03:2"), said)
    yield "map-lit", draw_board(choosing(), said)
    known = picture(5)
    yield (
        "map-picks",
        draw_board(replace(known, lit=tuple(each.id for each in known.planets[12:]), round=0), said),
    )
    yield "map-tetra", draw_board(picture(places=("AB:3", "B.s"), tetra=True), said)
    yield "map-letter", draw_board(picture(6, ("P01.s", "P02.o"), shape="three_nearest"), said)
    for count in (0, 4, 7):
        yield f"hand-{count}", faces.draw_hand(hand_picture(count), said)
    yield "envelopes", faces.draw_envelopes(envelopes_picture(5, 0, 3, 7), said)
    yield "envelopes-none", faces.draw_envelopes(envelopes_picture(), said)
    yield "sheets-4", faces.draw_sheets(sheets_picture(4), said)
    yield "sheets-8", faces.draw_sheets(sheets_picture(8), said)


def texts(made: Scene) -> list[tuple[str, int]]:
    """Every line of words with its size as it will be seen."""

    def inside(shapes: tuple[scene.Shape, ...], scale: int) -> Iterator[tuple[str, int]]:
        for shape in shapes:
            if isinstance(shape, Group):
                yield from inside(shape.shapes, scale * shape.scale // 100)
            elif isinstance(shape, Text):
                yield shape.words, min(shape.size, shape.min_size or shape.size) * scale // 100

    return [text for layer in made.layers for text in inside(layer.shapes, 100)]


def said(made: Scene) -> list[str]:
    return [text for text, _ in texts(made)]


def layer(made: Scene, name: str) -> tuple[scene.Shape, ...]:
    return next(each.shapes for each in made.layers if each.name == name)


@pytest.mark.parametrize("language", [EN, FR])
def test_every_picture_is_as_wide_as_a_telephone_and_can_be_read_there(language: dict[str, str]) -> None:
    for name, made in gallery(language):
        assert made.width == 1080, name
        assert not [text for text, size in texts(made) if size < 20], name
        assert write_page(made), name
        if name.startswith("map"):
            assert made.height < 2 * made.width, name


@pytest.mark.parametrize("seed", range(8))
def test_every_planet_is_named_and_no_label_hides_another_or_a_planet(seed: int) -> None:
    shown = picture(seed)
    assert {each.name for each in shown.planets} <= set(said(draw_board(shown, words(EN))))
    heavens = Heavens(shown, words(EN), 150)
    labels = [make_box(centre, LABEL) for centre in heavens._labels.values()]
    discs = [make_box(centre, (40, 40)) for centre in heavens.sky.planets.values()]
    assert not any(measure_overlap(one, other) for at, one in enumerate(labels) for other in labels[:at])
    assert not any(measure_overlap(label, disc) for label in labels for disc in discs)
    assert all(left >= 0 and right <= WIDTH for left, _, right, _ in labels)


def test_dots_lie_apart_and_none_is_under_a_planet() -> None:
    heavens = Heavens(picture(3), words(EN), 150)
    for dots in heavens.sky.dots.values():
        for (ax, ay), (bx, by) in pairwise(dots):
            assert (ax - bx) ** 2 + (ay - by) ** 2 >= 18**2
        for x, y in dots:
            assert all((x - px) ** 2 + (y - py) ** 2 > 38**2 for px, py in heavens.sky.planets.values())


def test_what_a_planet_is_like_is_told_by_letters_in_the_language_of_the_viewer() -> None:
    shown = picture()
    hot = tuple(structs.replace(each, temperature="hot") for each in shown.planets)
    labels = [layer(draw_board(replace(shown, planets=hot), words(each)), "labels") for each in (EN, FR)]
    letters = [Scene(1, 1, "#000000", "", (scene.Layer("", each),)) for each in labels]
    assert [said(each).count("H") for each in letters] == [16, 0]
    assert [said(each).count("C") for each in letters] == [0, 16]


def test_pawns_on_the_ground_in_orbit_and_in_space_differ() -> None:
    drawn = {place: draw_board(picture(1, (place,)), words(EN)) for place in ("P07.s", "P07.o", "L04:3")}
    assert [len(layer(made, "pins")) for made in drawn.values()] == [0, 1, 3]
    assert len({write_page(made) for made in drawn.values()}) == 3


def test_who_is_out_or_nowhere_stands_on_no_map() -> None:
    shown = picture(1, ("P07.s", "", "L99:1", "P99.s"))
    assert len(layer(draw_board(shown, words(EN)), "pawns")) == len(
        layer(draw_board(picture(1, ("P07.s",)), words(EN)), "pawns")
    )
    gone = tuple(structs.replace(seat, out=True) for seat in shown.seats)
    made = draw_board(replace(shown, seats=gone), words(EN))
    assert layer(made, "pawns") == ()
    assert EN["out"] in said(made)


def test_what_may_be_chosen_is_lit_and_explained_and_dots_tell_their_number() -> None:
    made = draw_board(choosing(), words(FR))
    assert FR["lit"] in said(made)
    numbers = tuple(x for x in made.layers if x.name == "numbers")
    assert {"4:2", "4:5"} <= set(said(msgspec.structs.replace(made, layers=numbers)))
    plain = draw_board(replace(choosing(), lit=()), words(FR))
    assert FR["lit"] not in said(plain)
    assert layer(plain, "lit") == ()
    assert draw_board(replace(choosing(), lit=("P99", "L99:1", "L01:99")), words(FR)).layers


def test_when_every_dot_may_be_chosen_they_are_not_numbered() -> None:
    shown = choosing()
    everywhere = [f"{line.id}:{dot}" for line in shown.chart.lines for dot in range(1, line.dots + 1)]
    made = draw_board(replace(shown, lit=tuple(everywhere)), words(EN))
    assert layer(made, "numbers") == ()
    assert len(layer(made, "lit")) == 2 * len(everywhere)


def test_a_map_does_not_move_when_ships_do() -> None:
    one, other = draw_board(picture(1, ("P07.s",)), words(EN)), draw_board(played(), words(EN))
    for name in ("lines", "plates", "dots", "planets", "labels", "tags"):
        assert layer(one, name) == layer(other, name)


def test_a_board_before_there_is_a_map_can_be_drawn() -> None:
    empty = BoardPicture("t", "s", make_star_map(1), (), (), 0, 16)
    assert write_page(draw_board(empty, words(EN)))


@pytest.mark.parametrize("count", [0, 1, 6, 18, 40])
def test_a_hand_of_any_size_can_be_drawn(count: int) -> None:
    shown = replace(hand_picture(6), cards=(CARDS * 6)[:count])
    assert write_page(faces.draw_hand(shown, words(FR)))
    assert faces.draw_hand(shown, words(FR)).height <= 4_096


def test_any_number_of_envelopes_can_be_drawn() -> None:
    assert faces.draw_envelopes(envelopes_picture(*[12] * 16), words(EN)).height <= 4_096
    assert EN["unknown"] in said(faces.draw_envelopes(envelopes_picture(), words(EN)))
    assert EN["no-cards"] in said(faces.draw_envelopes(envelopes_picture(0), words(EN)))


def test_a_card_tells_its_dice_where_they_count_and_what_it_covers() -> None:
    told = said(faces.draw_hand(replace(hand_picture(0), cards=CARDS[1:4]), words(EN)))
    assert {"+1", "+2", "in space", "on the ground", "Hot", "Temperate", "One use"} <= set(told)


def test_a_sheet_tells_race_favours_and_abilities() -> None:
    told = said(faces.draw_sheets(sheets_picture(1), words(EN)))
    assert {"Intelligence ×2", RACES[0], "Hot", "Cold", "Alex", "Sporrin Velm"} <= set(told)


@pytest.mark.parametrize("language", [EN, FR])
def test_pictures_ask_for_the_listed_words_and_no_others(language: dict[str, str]) -> None:
    asked: set[str] = set()

    class Listening(dict[str, str]):
        def __getitem__(self, key: str) -> str:
            asked.add(PREFIX + key)
            return language[key]

    assert len(dict(gallery(Listening()))) > 10
    assert asked == set(KEYS)
    assert sorted(EN) == sorted(key.removeprefix(PREFIX) for key in KEYS)


def test_the_players_differ_in_form_letter_and_colour_and_from_what_planets_show() -> None:
    assert [len({getattr(look, what) for look in LOOKS}) for what in ("form", "letter", "colour")] == [
        4,
        4,
        4,
    ]
    assert not {look.letter for look in LOOKS} & {EN[f"letter-{value}"] for value in LETTERS}
    assert not {look.colour for look in LOOKS} & {world.colour for world in WORLDS.values()}


def test_everything_the_rules_know_has_its_looks() -> None:
    assert (set(WORLDS), set(AIRS), set(GRAVITIES)) == tuple(
        set(get_args(each)) for each in (Temperature, Atmosphere, Gravity)
    )
    assert {*TERRAINS, "plain"} == set(get_args(Terrain))
    assert set(CARD_KINDS) == set(KINDS)
    assert len({draw_creature(race) for race in CHARACTERS}) == 8
    assert draw_creature(9) == ()


def test_names_are_our_own_and_fit() -> None:
    assert len({name[0] for name in PLANETS}) == len(PLANETS) == 24
    assert max(map(len, PLANETS)) <= 9
    characters = [name for names in CHARACTERS.values() for name in names]
    assert len(set(characters)) == 16
    assert max(map(len, characters)) <= LONGEST
    assert all(name.isascii() for name in (*PLANETS, *characters))


async def draw() -> dict[str, bytes]:
    """All pictures in both languages, as files."""
    painter = Painter()
    drawn = {
        f"{name}-{code}.png": await painter.png(made)
        for code, language in (("en", EN), ("fr", FR))
        for name, made in gallery(language)
    }
    await painter.close()
    return drawn


if __name__ == "__main__":
    Path(sys.argv[1]).mkdir(parents=True, exist_ok=True)
    for file_name, png in asyncio.run(draw()).items():
        Path(sys.argv[1], file_name).write_bytes(png)
