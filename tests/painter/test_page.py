"""Scenes as pages: the same bytes always, and no name that breaks out of its place."""

import re

import pytest
from PIL import Image

from bot.painter import Unpaintable, renderer, write_page
from bot.painter.page import LARGEST, MOST_SHAPES
from bot.painter.paths import FARTHEST, draw_ellipse
from bot.painter.shading import make_bands, make_hatching
from games.cochons.picture.board import draw_board
from porc_royal.scene import (
    Arrow,
    Circle,
    Fill,
    Gradient,
    Group,
    Hatch,
    HatchKind,
    Layer,
    Line,
    Paragraph,
    Polygon,
    Rect,
    Scene,
    Shape,
    Style,
    Text,
)
from tests.hash_seeds import outputs
from tests.painter.samples import FR, picture, words

BLACK, WHITE, RED, GREEN = (0, 0, 0), (255, 255, 255), (255, 0, 0), (0, 255, 0)


def scene(*shapes: Shape, width: int = 200, height: int = 100, title: str = "t") -> Scene:
    return Scene(width, height, "#000000", title, (Layer("all", shapes),))


def saying(*texts: str) -> Scene:
    return scene(*(Text(100, 50, text, 20, "#ffffff") for text in texts))


def drawn(*shapes: Shape, width: int = 200, height: int = 100) -> Image.Image:
    return renderer.draw(write_page(scene(*shapes, width=width, height=height)))


HOSTILE = (
    "<script>alert(1)</script>",
    "(a string) Tj /F1 12 Tf",
    "endstream endobj",
    "%%EOF",
    "Q q 1 0 0 rg 0 0 999 999 re f",
    "\\) /JavaScript (app.alert(1))",
)


def test_equal_numbers_are_written_alike_so_that_no_page_depends_on_what_was_drawn_before() -> None:
    """A gradient's ring and a circle of the same size are remembered as one, by numbers that are equal."""
    disc = scene(Circle(30, 40, 12, Style(fill="#ffffff")))
    draw_ellipse.cache_clear()
    alone = write_page(disc)
    draw_ellipse.cache_clear()
    draw_ellipse(30.0, 40.0, 12.0, 12.0)
    assert write_page(disc) == alone
    stripes, rings = Hatch("stripes", "#000000", "#ffffff"), Gradient("#000000", "#ffffff", radial=True)
    square = ((0, 0), (40, 0), (40, 40), (0, 40))
    same = tuple((float(x), float(y)) for x, y in square)
    assert make_hatching.__wrapped__(stripes, square) == make_hatching.__wrapped__(stripes, same)
    for fill in (rings, Gradient("#000000", "#ffffff")):
        assert make_bands.__wrapped__(fill, (0, 0, 40, 40)) == make_bands.__wrapped__(
            fill, (0.0, 0.0, 40.0, 40.0)
        )


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_is_only_outlines(name: str) -> None:
    made = write_page(Scene(200, 100, "#000000", name, saying(name).layers))
    content = re.sub(rb"[-\d. ]|\n", b"", made.partition(b"stream")[2].rpartition(b"endstream")[0])
    assert set(content.decode()) <= set("qQcmjrgRGwJreflhSBWn[]d")


@pytest.mark.parametrize("nothing", ["", "\u200b", " "])
def test_an_empty_name_draws_nothing(nothing: str) -> None:
    assert write_page(saying(nothing)) == write_page(scene())


def test_title_and_alternative_text_are_no_part_of_the_picture() -> None:
    assert write_page(scene(title="one")) == write_page(scene(title="another"))


def test_nothing_refers_outside_the_page_and_no_font_is_asked_for() -> None:
    document = write_page(draw_board(picture(6, 37, crowded=True), words(FR)))
    for word in (b"/Font", b"/URI", b"/Action", b"/F ", b"/Image", b"http"):
        assert word not in document


def test_the_same_scene_gives_the_same_bytes() -> None:
    assert write_page(draw_board(picture(5), words(FR))) == write_page(draw_board(picture(5), words(FR)))


@pytest.mark.thorough
def test_hash_seeds_change_no_byte_of_page_or_picture() -> None:
    code = (
        "import hashlib; from bot.painter import worker, write_page;"
        "from games.cochons.picture.board import draw_board;"
        "from tests.painter.samples import FR, picture, words;"
        "made = write_page(draw_board(picture(6, 37, crowded=True), words(FR)));"
        "print(hashlib.sha256(made + worker.render(made)).hexdigest())"
    )
    assert len(set(outputs("-c", code))) == 1


def test_a_colour_that_is_none_is_refused() -> None:
    for colour in ("red", "#fff", "url(#x)", "#12345g", "#ffffff\n", "#FFFFFF;x", "1 0 0"):
        for style in (
            Style(fill=colour),
            Style(stroke=colour, width=1),
            Style(fill=Hatch("dots", colour, "#ffffff")),
            Style(fill=Hatch("dots", "#ffffff", colour)),
            Style(fill=Gradient("#ffffff", colour)),
        ):
            with pytest.raises(Unpaintable):
                write_page(scene(Circle(0, 0, 5, style)))
        with pytest.raises(Unpaintable):
            write_page(scene(Text(0, 0, "x", 20, "#ffffff", halo=colour)))


def test_an_absurd_size_is_drawn_smaller() -> None:
    assert b"/MediaBox[0 0 %d 4]" % LARGEST in write_page(scene(width=10**9, height=10**6))
    assert b"/MediaBox[0 0 1 1]" in write_page(scene(width=-5, height=0))


def test_absurd_coordinates_are_cut_short() -> None:
    far = Style(
        fill=Hatch("waves", "#000000", "#ffffff", 10**9), stroke="#ffffff", width=10**9, dash=(10**9, -5)
    )
    content = (
        write_page(
            scene(
                Circle(10**30, -(10**30), -5, far),
                Rect(-(10**9), 0, 10**12, 10**12, far, 10**6),
                Line(((10**20, -(10**20)), (5, 5)), far),
                Group((Text(10**9, 0, "x", 10**9, "#ffffff"),), 10**9, 10**9, 10**9),
            )
        )
        .partition(b"stream")[2]
        .partition(b"endstream")[0]
    )
    numbers = [float(each) for each in re.findall(rb"-?\d+(?:\.\d+)?", content)]
    assert max(map(abs, numbers)) <= FARTHEST


@pytest.mark.parametrize("kind", ["stripes", "dots", "waves", "checks"])
def test_a_pattern_over_an_absurd_surface_stays_small(kind: HatchKind) -> None:
    vast = Rect(-(10**6), -(10**6), 10**7, 10**7, Style(fill=Hatch(kind, "#000000", "#ffffff", 1)))
    assert len(write_page(scene(vast))) < 600_000


def test_absurdly_many_shapes_are_refused() -> None:
    dot: Shape = Circle(0, 0, 1, Style(fill="#ffffff"))
    with pytest.raises(Unpaintable):
        write_page(scene(*[dot] * MOST_SHAPES))
    for _ in range(50):
        dot = Group((dot,))
    with pytest.raises(Unpaintable):
        write_page(scene(dot))


def test_shapes_without_points_or_extent_do_no_harm() -> None:
    style = Style(fill="#ff0000", stroke="#00ff00", width=2)
    empty: tuple[Shape, ...] = (
        *(Polygon((), style), Line((), style), Circle(5, 5, 0, style), Rect(5, 5, 0, 0, style, 9)),
        *(Arrow((5, 5), (5, 5), 10, style), Paragraph(5, 5, "", 10, 1, 20, "#ffffff")),
        *(
            Circle(9, 9, 0, Style(fill=fill))
            for fill in (Hatch("dots", "#000000", "#ffffff"), Gradient("#000000", "#ffffff"))
        ),
        Rect(5, 5, 0, 0, Style(fill=Gradient("#000000", "#ffffff", radial=True))),
    )
    assert drawn(*empty).size == (200, 100)


def test_surfaces_and_borders_have_their_colours() -> None:
    made = drawn(
        Rect(10, 10, 40, 40, Style(fill="#ff0000", stroke="#00ff00", width=6)),
        Circle(90, 30, 20, Style(fill="#ff0000")),
        Polygon(((120, 10), (160, 10), (160, 50), (120, 50)), Style(stroke="#00ff00", width=6)),
        Arrow((10, 80), (90, 80), 12, Style(fill="#00ff00")),
        Line(((120, 80), (180, 80)), Style(stroke="#ff0000", width=8)),
    )
    seen = [(30, 30), (10, 30), (90, 30), (140, 30), (120, 30), (40, 80), (150, 80), (5, 5)]
    assert [made.getpixel(at) for at in seen] == [RED, GREEN, RED, BLACK, GREEN, GREEN, RED, BLACK]


def test_every_colour_comes_out_as_it_was_written() -> None:
    greys = [
        Rect(value % 16, value // 16, 1, 1, Style(fill=f"#{value:02x}{255 - value:02x}80"))
        for value in range(256)
    ]
    made = drawn(*greys, width=16, height=16)
    assert [made.getpixel((value % 16, value // 16)) for value in range(256)] == [
        (value, 255 - value, 0x80) for value in range(256)
    ]


@pytest.mark.parametrize("kind", ["stripes", "dots", "waves", "checks"])
def test_a_pattern_lies_on_its_ground_and_inside_its_shape(kind: HatchKind) -> None:
    made = drawn(Rect(50, 20, 100, 60, Style(fill=Hatch(kind, "#ff0000", "#00ff00"))))
    inside = made.crop((51, 21, 149, 79)).getcolors(10_000) or []
    share = {colour: count for count, colour in inside}
    assert share[RED] > 1_000
    assert share[GREEN] > 100
    assert made.crop((0, 0, 49, 100)).getcolors() == [(4_900, BLACK)]


@pytest.mark.parametrize(
    "fill", [Gradient("#ff0000", "#00ff00"), Gradient("#ff0000", "#00ff00", radial=True)]
)
def test_a_gradient_goes_from_its_first_colour_to_its_last(fill: Fill) -> None:
    made = drawn(Rect(0, 0, 200, 100, Style(fill=fill)))
    top, middle, foot = (made.getpixel((100, y)) for y in (0, 50, 99))
    first, last = (middle, foot) if isinstance(fill, Gradient) and fill.radial else (top, foot)
    assert isinstance(first, tuple)
    assert isinstance(last, tuple)
    assert min(first[0], last[1]) > 245
    assert max(first[1], last[0]) < 10


def test_what_overlaps_within_a_faded_group_does_not_shine_through() -> None:
    shapes = (Rect(0, 0, 60, 60, Style(fill="#ff0000")), Rect(20, 20, 60, 60, Style(fill="#ffffff")))
    made = drawn(Group(shapes, opacity=50))
    seen = made.getpixel((40, 40))
    assert seen in {(127, 127, 127), (128, 128, 128)}


def test_an_opaque_border_hides_the_edge_of_its_faded_shape() -> None:
    made = drawn(Rect(20, 20, 60, 60, Style(fill="#ff0000", stroke="#ffffff", width=10, opacity=50)))
    assert made.getpixel((22, 50)) in {(127, 127, 127), (128, 128, 128)}


def test_groups_are_moved_and_enlarged() -> None:
    made = drawn(Group((Group((Rect(0, 0, 10, 10, Style(fill="#ff0000")),), 5, 0, 200),), 20, 10, 150))
    assert [made.getpixel((x, 25)) for x in (26, 28, 56, 59)] == [BLACK, RED, RED, BLACK]


def test_words_stand_at_their_anchor_on_their_halo() -> None:
    boxes = []
    for anchor in ("start", "middle", "end"):
        made = drawn(Text(100, 50, "HHH", 30, "#ffffff", anchor=anchor))
        boxes.append(made.convert("L").getbbox())
    starts, middles, ends = boxes
    assert starts
    assert middles
    assert ends
    assert starts[0] >= 100 >= ends[2]
    assert abs(middles[0] + middles[2] - 200) <= 2
    assert abs(middles[1] + middles[3] - 100) <= 2
    haloed = drawn(Text(100, 50, "HHH", 30, "#ffffff", halo="#ff0000", halo_width=4))
    box = haloed.getbbox()
    assert box
    assert [middles[0] - box[0], box[2] - middles[2]] == [4, 4]


def test_squeezed_words_keep_to_their_room() -> None:
    made = drawn(Text(100, 50, "Marie-Antoinette", 20, "#ffffff", max_width=150))
    box = made.getbbox()
    assert box
    assert 140 <= box[2] - box[0] <= 150


@pytest.mark.parametrize("letter", ["l", "I", "-", "i"])
def test_a_letter_is_equally_bold_wherever_it_stands(letter: str) -> None:
    def lit(count: int) -> float:
        made = drawn(Text(10, 50, letter * count, 21, "#ffffff", anchor="start")).convert("L")
        return sum(value * pixels for value, pixels in enumerate(made.histogram())) / count

    assert [lit(count) for count in (2, 3, 5, 8)] == pytest.approx([lit(1)] * 4, rel=0.02)
