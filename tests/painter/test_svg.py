"""Scenes as SVG: the same bytes always, and no name that breaks out of its place."""

import os
import subprocess
import sys
from xml.etree import ElementTree as ET

import pytest

from bot.painter import Unpaintable, svg
from bot.painter.metrics import face
from bot.painter.svg import LARGEST, MOST_SHAPES
from games.cochons.board import board
from games.table.scene import (
    Arrow,
    Circle,
    Group,
    Hatch,
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
from tests.painter.samples import FR, picture, words

SVG = "{http://www.w3.org/2000/svg}"


def scene(*shapes: Shape, width: int = 200, height: int = 100, title: str = "t") -> Scene:
    return Scene(width, height, "#000000", title, "alt", (Layer("all", shapes),))


def saying(*texts: str) -> Scene:
    return scene(*(Text(100, 50, text, 20, "#ffffff") for text in texts))


def drawn(made: Scene) -> list[str]:
    """The words of a picture, in order."""
    return [element.text or "" for element in ET.fromstring(svg(made)).iter(f"{SVG}text")]


HOSTILE = (
    "<script>alert(1)</script>",
    '"><image href="file:///etc/passwd"/>',
    "&lt; & &#0; &xxe;",
    "]]><!ENTITY x SYSTEM 'file:///etc/passwd'>",
    "' xlink:href='http://example.org/a.png",
    "url(#f0) #{}",
)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_is_only_words(name: str) -> None:
    assert drawn(saying(name)) == [name]
    shape = {element.tag for element in ET.fromstring(svg(saying(name))).iter()}
    assert shape == {element.tag for element in ET.fromstring(svg(saying("Noé"))).iter()}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_title_or_alt_text_is_only_words(name: str) -> None:
    root = ET.fromstring(svg(Scene(10, 10, "#000000", name, name, ())))
    assert [root[0].text, root[1].text] == [name, name]
    assert not any("href" in key for element in root.iter() for key in element.attrib)


def test_control_and_direction_characters_disappear() -> None:
    assert drawn(saying("a\x00b\x1b[31mc\u202ed\u200be\ud800f\x7fg")) == ["ab[31mcdefg"]


def test_characters_that_xml_forbids_are_left_out() -> None:
    assert drawn(saying("a\ufffe\uffffb")) == ["ab"]


def test_blanks_become_single_spaces() -> None:
    assert drawn(saying("  two\n\t words  ")) == ["two words"]


def test_a_french_space_before_punctuation_does_not_break() -> None:
    made = scene(Paragraph(0, 20, "un mot\N{NARROW NO-BREAK SPACE}; deux", 70, 5, 20, "#ffffff"))
    assert "mot\N{NO-BREAK SPACE};" in " ".join(drawn(made))


def test_pictographs_without_a_glyph_are_left_out_with_the_blanks_between_them() -> None:
    pigs = "\N{PIG FACE}\N{VARIATION SELECTOR-16}\N{ZERO WIDTH JOINER}" * 32
    assert drawn(saying(f"{pigs} Who {pigs} reigns? {pigs}")) == ["Who reigns?"]


def test_a_name_that_no_font_can_draw_is_an_ellipsis_and_no_box() -> None:
    assert drawn(saying("\N{PIG FACE} 小猪")) == ["…"]


@pytest.mark.parametrize("sign", "♛⚔✈✖♪🗳🎉🐷□")
def test_what_a_picture_shows_of_a_sign_has_a_shape_in_both_fonts_or_is_not_there(sign: str) -> None:
    (shown,) = drawn(saying(f"Votes {sign} here"))
    assert all(face(bold).draws(each) for each in shown for bold in (False, True))
    assert "□" not in shown or sign == "□", "only whoever types a box is shown one"


def test_an_empty_name_draws_nothing() -> None:
    assert drawn(saying("", "\u200b", " ")) == []


def test_a_wide_name_is_squeezed_then_shrunk_then_cut() -> None:
    name = "W" * 32
    made = scene(
        Text(0, 10, "Marie-Antoinette", 20, "#ffffff", max_width=150),
        Text(0, 40, "Marie-Antoinette", 20, "#ffffff", max_width=120, min_size=12),
        Text(0, 70, name, 20, "#ffffff", max_width=120, min_size=12),
    )
    squeezed, shrunk, cut = ET.fromstring(svg(made)).iter(f"{SVG}text")
    assert (squeezed.text, squeezed.get("font-size")) == ("Marie-Antoinette", "20")
    assert "scale(" in squeezed.get("transform", "")
    assert (shrunk.text, shrunk.get("font-size")) == ("Marie-Antoinette", "17")
    assert (cut.text or "").endswith("W…")
    assert cut.get("font-size") == "12"


def test_a_paragraph_keeps_to_its_lines() -> None:
    made = scene(Paragraph(0, 20, "groin " * 100, 150, 3, 20, "#ffffff", min_size=15))
    assert len(drawn(made)) == 3
    assert drawn(made)[-1].endswith("…")


def test_a_paragraph_has_even_lines() -> None:
    made = scene(Paragraph(0, 20, "Vibro-Massue de Groin Groin", 260, 2, 20, "#ffffff"))
    assert drawn(made) == ["Vibro-Massue", "de Groin Groin"]


def test_one_long_word_is_cut_and_not_looped_over() -> None:
    made = scene(Paragraph(0, 20, "W" * 500 + " x", 100, 2, 20, "#ffffff"))
    assert drawn(made)[0].endswith("…")


def test_nothing_refers_outside_the_picture() -> None:
    document = svg(board(picture(6, 37, crowded=True), words(FR))).decode()
    assert "href" not in document
    assert all(part.startswith("#f") for part in document.split("url(")[1:])


def test_the_same_scene_gives_the_same_bytes() -> None:
    assert svg(board(picture(5), words(FR))) == svg(board(picture(5), words(FR)))


def test_hash_seeds_change_no_byte() -> None:
    code = (
        "import hashlib; from bot.painter import svg; from games.cochons.board import board;"
        "from tests.painter.samples import FR, picture, words;"
        "print(hashlib.sha256(svg(board(picture(6, 37, crowded=True), words(FR)))).hexdigest())"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", code],
            env=os.environ | {"PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
        ).stdout
        for seed in ("0", "1", "4711")
    }
    assert len(digests) == 1


def test_a_colour_that_is_none_is_refused() -> None:
    for colour in ("red", "#fff", "url(#x)", "#12345g", "#ffffff\n", "#FFFFFF;x"):
        with pytest.raises(Unpaintable):
            svg(scene(Circle(0, 0, 5, Style(fill=colour))))


def test_an_absurd_size_is_drawn_smaller() -> None:
    root = ET.fromstring(svg(scene(width=10**9, height=10**6)))
    assert (root.get("width"), root.get("height")) == (str(LARGEST), "4")
    root = ET.fromstring(svg(scene(width=-5, height=0)))
    assert (root.get("width"), root.get("height")) == ("1", "1")


def test_absurd_coordinates_are_cut_short() -> None:
    made = scene(Circle(10**30, -(10**30), -5, Style(fill="#ffffff")), Text(0, 0, "x", 10**9, "#ffffff"))
    assert (
        max(len(value) for element in ET.fromstring(svg(made)).iter() for value in element.attrib.values())
        < 40
    )


def test_absurdly_many_shapes_are_refused() -> None:
    dot: Shape = Circle(0, 0, 1, Style(fill="#ffffff"))
    with pytest.raises(Unpaintable):
        svg(scene(*[dot] * MOST_SHAPES))
    for _ in range(50):
        dot = Group((dot,))
    with pytest.raises(Unpaintable):
        svg(scene(dot))


def test_every_shape_is_drawn() -> None:
    style = Style(fill="#ff0000", stroke="#00ff00", width=2, dash=(3, 2), opacity=50)
    made = scene(
        Polygon(((0, 0), (9, 0), (0, 9)), style),
        Line(((0, 0), (9, 9)), style),
        Arrow((0, 0), (30, 40), 10, style),
        Arrow((5, 5), (5, 5), 10, style),
        Group((Rect(0, 0, 5, 5, style, 2),), 3, 4, 150, 40),
        *(
            Circle(5, 5, 5, Style(fill=Hatch(kind, "#000000", "#ffffff")))
            for kind in ("stripes", "dots", "waves")
        ),
    )
    tags = [element.tag.removeprefix(SVG) for element in ET.fromstring(svg(made)).iter()]
    assert [tags.count(tag) for tag in ("polygon", "polyline", "pattern", "circle")] == [2, 1, 3, 7]
