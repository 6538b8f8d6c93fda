"""What is drawn another way because it is faster looks as if it were drawn the plain way."""

from itertools import product
from math import cos, radians, sin

import pytest
from PIL import Image, ImageChops

from bot.painter import Unpaintable, renderer, worker, write_page
from bot.painter.clipping import Convex, is_convex
from bot.painter.metrics import load_face
from bot.painter.outlines import load_outlines
from bot.painter.page import MOST_SHAPES
from bot.painter.png import encode_png
from porc_royal.scene import (
    Circle,
    Group,
    Hatch,
    HatchKind,
    Layer,
    Point,
    Polygon,
    Rect,
    Scene,
    Shape,
    Style,
    Text,
)

BLACK = (0, 0, 0)
KINDS: tuple[HatchKind, ...] = ("stripes", "dots", "waves", "checks")
HEXAGON: tuple[Point, ...] = ((100, 10), (178, 55), (178, 145), (100, 190), (22, 145), (22, 55))
ROCK: tuple[Point, ...] = (
    (30, 30),
    (100, 70),
    (180, 20),
    (150, 100),
    (190, 170),
    (90, 150),
    (20, 180),
    (60, 100),
)


def drawn(*shapes: Shape, width: int = 200, height: int = 200) -> Image.Image:
    return renderer.draw(write_page(Scene(width, height, "#000000", "t", (Layer("all", shapes),))))


def farthest(one: Image.Image, other: Image.Image) -> int:
    """How much two pictures differ where they differ most."""
    spread: list[tuple[int, int]] = [*ImageChops.difference(one, other).getextrema()]
    return max(most for _, most in spread)


@pytest.mark.parametrize("radius", [0, 9, 14, 40])
@pytest.mark.parametrize("opacity", [100, 60])
def test_a_wide_panel_in_parts_looks_like_one_surface(radius: int, opacity: int) -> None:
    style = Style(fill="#3366cc", stroke="#ffffff", width=4, opacity=opacity)
    twice = Rect(20, 40, 320, 240, style.__class__(style.fill, style.stroke, 8, (), opacity), 2 * radius)
    parts = drawn(Rect(10, 20, 160, 120, style, radius))
    assert farthest(parts, drawn(Group((twice,), scale=50))) <= 3


def test_a_panel_in_an_enlarged_group_keeps_its_place() -> None:
    panel = (Rect(0, 0, 80, 60, Style(fill="#ff0000"), 8),)
    made = drawn(Group(panel), Group((Group(panel, 67, 101),), scale=150))
    assert [made.getpixel((x, 30)) for x in (79, 80)] == [(255, 0, 0), BLACK]
    assert [made.getpixel((x, 180)) for x in (98, 99, 103, 199)] == [BLACK, BLACK, (255, 0, 0), (255, 0, 0)]
    assert made.getpixel((100, 180)) in {(127, 0, 0), (128, 0, 0)}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("points", [HEXAGON, ROCK, ()], ids=["hexagon", "rock", "circle"])
def test_a_pattern_is_the_same_in_every_surface(kind: HatchKind, points: tuple[Point, ...]) -> None:
    def shape(style: Style) -> Shape:
        return Polygon(points, style) if points else Circle(100, 100, 80, style)

    hatch = Hatch(kind, "#204080", "#ffcc00", 14)
    made, everywhere = drawn(shape(Style(fill=hatch))), drawn(Rect(0, 0, 200, 200, Style(fill=hatch)))
    inside = drawn(shape(Style(fill="#ffffff"))).convert("L").point(lambda value: 255 * (value == 255))
    assert farthest(made, Image.composite(everywhere, made, inside)) <= 24  # tenths of pixels
    outside = drawn(shape(Style(fill="#ffffff"))).convert("L").point(lambda value: 255 * (value == 0))
    nothing = Image.new("RGB", made.size)
    assert farthest(Image.composite(made, nothing, outside), nothing) <= 8
    assert len(Image.composite(made, nothing, inside).getcolors(40_000) or ()) > 2


def test_a_surface_is_cut_to_another_one() -> None:
    square = Convex(((0, 0), (10, 0), (10, 10), (0, 10)))
    assert square.cut(((2, 2), (4, 2), (4, 4))) == ((2, 2), (4, 2), (4, 4))
    assert square.cut(((12, 2), (14, 2), (14, 4))) == ()
    assert set(square.cut(((5, 5), (15, 5), (15, 7), (5, 7)))) == {(5, 5), (10, 5), (10, 7), (5, 7)}
    assert [is_convex(each) for each in (HEXAGON, HEXAGON[::-1], ROCK, ((1, 1), (1, 1)))] == [
        *(True, True),
        *(False, False),
    ]


@pytest.mark.parametrize("letter", "ABRSegis8?é⚔")
def test_a_halo_reaches_equally_far_round_every_letter(letter: str) -> None:
    size, wide, letters = 120, 12, load_face(bold=True)
    made = drawn(Text(40, 100, letter, size, "#ffffff", True, "start", halo="#ff0000", halo_width=wide))
    foot = 100 + size * 365 // 1_000
    corners = [
        (40 + x * size / letters.units, foot - y * size / letters.units)
        for contour in load_outlines(bold=True).corners(letters.glyphs[ord(letter)])
        for x, y in contour
    ]
    for (x, y), turn in product(corners, range(0, 360, 30)):
        near = round(x + 0.88 * wide * cos(radians(turn))), round(y + 0.88 * wide * sin(radians(turn)))
        assert made.getpixel(near) != BLACK, near
    ring = made.getbbox()
    assert ring is not None
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    assert ring == pytest.approx((min(xs) - wide, min(ys) - wide, max(xs) + wide, max(ys) + wide), abs=2)


def test_shapes_of_equal_groups_are_counted_each_time() -> None:
    dots = (Circle(0, 0, 1, Style(fill="#ffffff")),) * 3
    with pytest.raises(Unpaintable):
        drawn(*[Group(dots)] * (MOST_SHAPES // 4 + 1))


def test_a_picture_shows_nothing_of_the_one_before() -> None:
    large = write_page(
        Scene(300, 200, "#102030", "", (Layer("all", (Circle(90, 90, 60, Style(fill="#ff0000")),)),))
    )
    small = write_page(Scene(50, 90, "#405060", "", ()))
    first = worker.render(large), worker.render(small)
    kept = renderer.draw(large)
    assert (worker.render(large), worker.render(small)) == first
    assert kept.getpixel((90, 90)) == (255, 0, 0)


@pytest.mark.parametrize("size", [(90, 70), (2_100, 2_050)])
def test_the_fourth_byte_of_a_pixel_says_nothing(size: tuple[int, int]) -> None:
    noise = Image.effect_noise((90, 70), 90).resize(size, Image.Resampling.NEAREST)
    picture = Image.merge("RGB", (noise, noise.rotate(180), noise.transpose(Image.Transpose.FLIP_TOP_BOTTOM)))
    bytes_of_four = Image.merge("RGBA", (*picture.split(), noise)).tobytes()
    assert encode_png(renderer.name_pixels(bytes_of_four, size, 4 * size[0])) == encode_png(picture)
