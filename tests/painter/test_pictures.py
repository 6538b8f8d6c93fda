"""The board and the hand of the Cochons as scenes."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.painter import svg
from games.cochons.board import board
from games.cochons.faces import hand
from games.cochons.names import PLANETS
from games.cochons.picture.palette import CLANS, FAMILIES
from games.cochons.picture.shown import KEYS
from games.table.scene import Group, Scene, Shape, Text, move_points, scale_length
from tests.painter.samples import EN, FR, hand_picture, picture, wilder, words


def texts(scene: Scene) -> list[tuple[str, int]]:
    """Every line of words with its size as it will be seen."""

    def inside(shapes: tuple[Shape, ...], scale: int) -> Iterator[tuple[str, int]]:
        for shape in shapes:
            if isinstance(shape, Group):
                yield from inside(shape.shapes, scale * shape.scale // 100)
            elif isinstance(shape, Text):
                yield shape.words, shape.size * scale // 100

    return [text for layer in scene.layers for text in inside(layer.shapes, 100)]


def said(scene: Scene) -> list[str]:
    return [text for text, _ in texts(scene)]


@pytest.mark.parametrize(("players", "count"), [(3, 16), (4, 19), (5, 26), (6, 30), (6, 37)])
def test_every_tile_is_named_on_a_board_as_wide_as_a_telephone(players: int, count: int) -> None:
    shown = picture(players, count)
    scene = board(shown, words(FR))
    assert scene.width == 1080
    assert scene.height < 2 * scene.width
    for tile in shown.tiles:
        assert {tile.name, tile.cell} <= set(said(scene))


def test_names_and_numbers_can_be_read_on_a_telephone() -> None:
    small = {text: size for text, size in texts(board(picture(6, 37), words(FR))) if size < 20}
    assert not small


def test_a_long_band_of_tiles_makes_a_wider_picture() -> None:
    shown = picture(3)
    band = tuple(replace(tile, q=column, r=0) for column, tile in enumerate(shown.tiles))
    assert board(replace(shown, tiles=band, moves=()), words(FR)).width > 2_000


def test_a_board_without_tiles_or_players_can_be_drawn() -> None:
    assert svg(board(replace(picture(3), tiles=(), seats=(), moves=()), words(FR)))


def test_a_colour_has_its_letter_in_the_language_of_the_viewer() -> None:
    shown = replace(picture(3), seats=(), moves=())
    tiles = tuple(replace(tile, face="yellow", troops=(), double=False) for tile in shown.tiles)
    french = said(board(replace(shown, tiles=tiles), words(FR)))
    english = said(board(replace(shown, tiles=tiles), words(EN)))
    assert (french.count("J"), french.count("Y")) == (16, 0)
    assert (english.count("J"), english.count("Y")) == (0, 16)


def test_a_double_planet_has_two_glands() -> None:
    shown = replace(picture(3), seats=(), moves=())
    tile = replace(shown.tiles[0], face="blue", troops=())
    assert said(board(replace(shown, tiles=(replace(tile, double=True),)), words(FR))).count("B") == 2
    assert said(board(replace(shown, tiles=(tile,)), words(FR))).count("B") == 1


def test_a_recipe_that_may_not_be_known_is_not_drawn() -> None:
    shown = picture(4)
    hidden = tuple(replace(seat, recipe=None) for seat in shown.seats)
    assert not [text for text in said(board(replace(shown, seats=hidden), words(FR))) if "/" in text[:3]]


def test_an_unknown_cell_of_a_trip_is_left_out() -> None:
    shown = picture(3)
    away = tuple(replace(move, start="Z9") for move in shown.moves)
    assert board(replace(shown, moves=away), words(FR)) == board(replace(shown, moves=()), words(FR))


def test_what_the_viewer_may_choose_is_marked_and_explained() -> None:
    assert FR["lit"] in said(board(picture(4, lit=True), words(FR)))
    assert FR["lit"] not in said(board(picture(4), words(FR)))


@pytest.mark.parametrize("language", [FR, EN])
def test_pictures_ask_for_the_listed_words_and_no_others(language: dict[str, str]) -> None:
    asked: set[str] = set()

    def listening(key: str) -> str:
        asked.add(key)
        return words(language)(key)

    board(wilder(picture(6, lit=True)), listening)
    hand(hand_picture(8), listening)
    hand(hand_picture(0), listening)
    assert asked == set(KEYS)


def test_the_six_clans_differ_in_form_letter_and_colour() -> None:
    looks = list(CLANS.values())
    assert [len({getattr(look, what) for look in looks}) for what in ("form", "letter", "colour")] == [
        6,
        6,
        6,
    ]
    assert not {look.colour for look in looks} & {family.planet for family in FAMILIES.values()}


@pytest.mark.parametrize("count", [0, 1, 4, 8, 45])
def test_a_hand_of_any_size_can_be_drawn(count: int) -> None:
    shown = hand_picture(8)
    cards = (shown.cards * 6)[:count]
    scene = hand(replace(shown, cards=cards), words(FR))
    assert svg(scene)
    assert scene.height <= 4_500


def test_a_card_shows_its_three_figures() -> None:
    shown = hand_picture(5)
    assert {"+0", "3", "+4"} <= set(said(hand(replace(shown, cards=shown.cards[4:5]), words(FR))))


def test_there_are_names_for_the_largest_board() -> None:
    assert len(set(PLANETS)) == len(PLANETS) >= 40
    assert max(map(len, PLANETS)) <= 12
    assert "Bolga" in PLANETS


def test_lengths_are_scaled_without_floating_point() -> None:
    assert [scale_length(length, 150) for length in (-3, -1, 0, 1, 3)] == [-5, -2, 0, 2, 5]
    assert move_points(((10, -10),), 1, 2, 50) == ((6, -3),)
