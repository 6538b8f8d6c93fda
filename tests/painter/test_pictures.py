"""The board and the hand of the Cochons as scenes."""

from dataclasses import replace

import pytest
from msgspec import structs

from bot.painter import write_page
from bot.painter.metrics import load_face
from games.cochons.facts import LETTERED
from games.cochons.picture.board import draw_board
from games.cochons.picture.faces import draw_hand
from games.cochons.picture.palette import CLANS, FAMILIES
from games.cochons.picture.shown import KEYS, MoveShown
from games.cochons.state.geometry import CELLS, NEIGHBOURS, count_distance
from games.cochons.state.names import PLANETS
from porc_royal.scene import Arrow, Circle, Group, Line, Point, Scene, Shape, Text, move_points, scale_length
from tests.painter.samples import EN, FR, hand_picture, picture, wilder, words
from tests.painter.words import said, texts


@pytest.mark.parametrize(("players", "count"), [(3, 16), (4, 19), (5, 26), (6, 30), (6, 37)])
def test_every_tile_is_named_on_a_board_as_wide_as_a_telephone(players: int, count: int) -> None:
    shown = picture(players, count)
    scene = draw_board(shown, words(FR))
    assert scene.width == 1080
    assert scene.height < 2 * scene.width
    for tile in shown.tiles:
        assert {tile.name, tile.cell} <= set(said(scene))


def test_names_and_numbers_can_be_read_on_a_telephone() -> None:
    small = {text: size for text, size in texts(draw_board(picture(6, 37), words(FR))) if size < 20}
    assert not small


def test_a_long_band_of_tiles_makes_a_wider_picture() -> None:
    shown = picture(3)
    band = tuple(structs.replace(tile, q=column, r=0) for column, tile in enumerate(shown.tiles))
    assert draw_board(replace(shown, tiles=band, moves=()), words(FR)).width > 2_000


def test_a_board_without_tiles_or_players_can_be_drawn() -> None:
    assert write_page(draw_board(replace(picture(3), tiles=(), seats=(), moves=()), words(FR)))


def test_a_colour_has_its_letter_in_the_language_of_the_viewer() -> None:
    shown = replace(picture(3), seats=(), moves=())
    tiles = tuple(structs.replace(tile, face="yellow", troops=(), double=False) for tile in shown.tiles)
    french = said(draw_board(replace(shown, tiles=tiles), words(FR)))
    english = said(draw_board(replace(shown, tiles=tiles), words(EN)))
    assert (french.count("J"), french.count("Y")) == (16, 0)
    assert (english.count("J"), english.count("Y")) == (0, 16)


def test_a_double_planet_has_two_glands() -> None:
    shown = replace(picture(3), seats=(), moves=())
    tile = structs.replace(shown.tiles[0], face="blue", troops=())
    assert (
        said(draw_board(replace(shown, tiles=(structs.replace(tile, double=True),)), words(FR))).count("B")
        == 2
    )
    assert said(draw_board(replace(shown, tiles=(tile,)), words(FR))).count("B") == 1


def test_a_recipe_that_may_not_be_known_is_not_drawn() -> None:
    shown = picture(4)
    hidden = tuple(structs.replace(seat, recipe=None) for seat in shown.seats)
    assert not [text for text in said(draw_board(replace(shown, seats=hidden), words(FR))) if "/" in text[:3]]


def test_an_unknown_cell_of_a_trip_is_left_out() -> None:
    shown = picture(3)
    away = tuple(structs.replace(move, start="Z9") for move in shown.moves)
    assert draw_board(replace(shown, moves=away), words(FR)) == draw_board(
        replace(shown, moves=()), words(FR)
    )


def test_what_the_viewer_may_choose_is_marked_and_explained() -> None:
    assert FR["lit"] in said(draw_board(picture(4, lit=True), words(FR)))
    assert FR["lit"] not in said(draw_board(picture(4), words(FR)))


@pytest.mark.parametrize("language", [FR, EN])
def test_pictures_ask_for_the_listed_words_and_no_others(language: dict[str, str]) -> None:
    asked: set[str] = set()

    def listening(key: str) -> str:
        asked.add(key)
        return words(language)(key)

    draw_board(wilder(picture(6, lit=True)), listening)
    draw_hand(hand_picture(8), listening)
    draw_hand(hand_picture(0), listening)
    assert asked == set(KEYS)


def test_the_six_clans_differ_in_form_letter_and_colour() -> None:
    looks = list(CLANS.values())
    assert [len({getattr(look, what) for look in looks}) for what in ("form", "letter", "colour")] == [
        6,
        6,
        6,
    ]
    assert not {look.colour for look in looks} & {family.planet for family in FAMILIES.values()}


def test_the_letter_of_a_clan_that_is_not_its_first_stands_in_the_legend() -> None:
    """Who does not know the game reads F and Z on the board and nowhere what they are."""
    strange = [clan for clan, look in CLANS.items() if not clan.upper().startswith(look.letter)]
    assert strange == [*LETTERED]
    made = draw_board(picture(6), words(EN))
    told = {line for line, _ in texts(made)}
    assert {"F: Phacochérus", "Z: Pécari Banzaï"} <= told


@pytest.mark.parametrize("count", [0, 1, 4, 8, 45])
def test_a_hand_of_any_size_can_be_drawn(count: int) -> None:
    shown = hand_picture(8)
    cards = (shown.cards * 6)[:count]
    scene = draw_hand(replace(shown, cards=cards), words(FR))
    assert write_page(scene)
    assert scene.height <= 4_500


def test_a_card_shows_its_three_figures() -> None:
    shown = hand_picture(5)
    assert {"+0", "3", "+4"} <= set(said(draw_hand(replace(shown, cards=shown.cards[4:5]), words(FR))))


def test_there_are_names_for_the_largest_board() -> None:
    assert len(set(PLANETS)) == len(PLANETS) >= 40
    assert max(map(len, PLANETS)) <= 12
    assert "Bolga" in PLANETS


def test_lengths_are_scaled_without_floating_point() -> None:
    assert [scale_length(length, 150) for length in (-3, -1, 0, 1, 3)] == [-5, -2, 0, 2, 5]
    assert move_points(((10, -10),), 1, 2, 50) == ((6, -3),)


def placed(scene: Scene, layer: str) -> list[tuple[Shape, int, int, int]]:
    """The shapes of a layer, with where their group stands and its scale."""
    found: list[tuple[Shape, int, int, int]] = []
    for shape in next(one.shapes for one in scene.layers if one.name == layer):
        if isinstance(shape, Group):
            found += [(inner, shape.x, shape.y, shape.scale) for inner in shape.shapes]
        else:
            found.append((shape, 0, 0, 100))
    return found


def names_on(scene: Scene) -> list[tuple[str, int, int, int, int]]:
    """The words on tiles: left, top, right and bottom of their letters, as the fonts have them."""
    boxes = []
    for shape, x, y, scale in placed(scene, "names"):
        if isinstance(shape, Text) and (len(shape.words) > 1 or shape.words == "O"):
            wide = min(shape.max_width or 999, load_face(shape.bold).width(shape.words, shape.size))
            half, tall = wide * scale // 200, shape.size * scale * 36 // 10_000
            middle, line = x + shape.x * scale // 100, y + shape.y * scale // 100
            boxes.append((shape.words, middle - half, line - tall, middle + half, line + tall))
    return boxes


def drawn_by(shape: Arrow | Line) -> list[Point]:
    """Points all along an arrow or a trail."""
    start, end = (shape.start, shape.end) if isinstance(shape, Arrow) else (shape.points[0], shape.points[-1])
    return [
        (start[0] + (end[0] - start[0]) * part // 60, start[1] + (end[1] - start[1]) * part // 60)
        for part in range(61)
    ]


NEAR = [(one, other) for one in CELLS for other in NEIGHBOURS[one]]
FAR = [(one, other) for one in CELLS for other in CELLS if 2 <= count_distance(CELLS[one], CELLS[other]) <= 4]


@pytest.mark.parametrize("count", [19, 37])
@pytest.mark.parametrize("fighting", [False, True])
@pytest.mark.samples("*-19")
def test_no_arrow_and_no_trail_runs_over_a_name(count: int, fighting: bool) -> None:
    shown = picture(4, count)
    tiles = tuple(structs.replace(tile, fighting=fighting) for tile in shown.tiles)
    cells = {tile.cell for tile in tiles}
    # Two of them at a time, there and back: so many trips lie on a board in one turn.
    trips = [(one, other) for one, other in [*NEAR[::2], *FAR[::13]] if {one, other} <= cells]
    for one, other in trips:
        moves = (MoveShown(one, other, 0, 12), MoveShown(other, one, 1, 3))
        made = draw_board(replace(shown, tiles=tiles, moves=moves), words(FR))
        names = names_on(made)
        for shape, *_ in placed(made, "moves"):
            if isinstance(shape, Arrow | Line):
                for x, y in drawn_by(shape):
                    over = [name for name, *box in names if box[0] <= x <= box[2] and box[1] <= y <= box[3]]
                    assert not over, (one, other, over)


def test_no_arrow_across_a_corner_covers_what_a_planet_produces() -> None:
    """The acorns stand beside it, drawn above it; the number on the arrow, above all, is clear of them."""
    shown = picture(4, 19)
    cells = {tile.cell for tile in shown.tiles}
    for one, other in [pair for pair in NEAR if set(pair) <= cells]:
        made = draw_board(replace(shown, moves=(MoveShown(one, other, 0, 9),)), words(FR))
        acorns = [
            (x + shape.x * scale // 100, y + shape.y * scale // 100, shape.r * scale // 100)
            for shape, x, y, scale in placed(made, "names")
            if isinstance(shape, Circle)
        ]
        assert acorns
        for shape, *_ in placed(made, "moves"):
            if isinstance(shape, Arrow):
                for x, y in drawn_by(shape):
                    near = [one for one in acorns if (x - one[0]) ** 2 + (y - one[1]) ** 2 < one[2] ** 2]
                    assert not near, (one, other)
