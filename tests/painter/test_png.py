"""PNG files of few colours: small, and as beautiful as the picture they are made of."""

import io
import zlib
from collections.abc import Iterator
from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from bot.painter import png as writing
from bot.painter import renderer, worker, write_page
from bot.painter.png import encode_png
from games.cochons.picture.board import draw_board
from games.cochons.picture.faces import draw_hand
from porc_royal.scene import Gradient, Scene
from tests.painter.samples import FR, hand_picture, picture, wilder, words

LARGEST_FILE = 300 * 1024


def opened(file: bytes) -> Image.Image:
    return Image.open(io.BytesIO(file))


def samples() -> Iterator[tuple[str, Scene]]:
    yield "all that the complete game has", draw_board(wilder(picture(6, 37)), words(FR))
    yield "crowded", draw_board(picture(6, 37, crowded=True), words(FR))
    yield "crowded, wild and lit", draw_board(wilder(picture(6, 37, crowded=True, lit=True)), words(FR))
    yield "a large hand", draw_hand(hand_picture(8), words(FR))


SAMPLES = dict(samples())


@pytest.mark.parametrize("name", SAMPLES)
def test_the_fullest_pictures_are_small_files(name: str) -> None:
    made = SAMPLES[name]
    file = worker.render(write_page(made))
    assert len(file) <= LARGEST_FILE
    found = opened(file)
    assert (found.mode, found.size) == ("P", (made.width, made.height))


@pytest.mark.parametrize("name", SAMPLES)
def test_few_colours_are_as_good_as_all(name: str) -> None:
    drawn = renderer.draw(write_page(SAMPLES[name]))
    kept = opened(encode_png(drawn)).convert("RGB")
    red, green, blue = ImageChops.difference(drawn, kept).split()
    apart = ImageChops.lighter(ImageChops.lighter(red, green), blue).histogram()
    pixels = sum(apart)
    assert apart[0] > 0.85 * pixels
    assert sum(apart[:9]) > 0.94 * pixels
    assert sum(apart[:25]) > 0.99 * pixels


def test_a_faint_gradient_shows_no_steps() -> None:
    drawn = renderer.draw(write_page(Scene(40, 2_000, Gradient("#0d1126", "#1d1738"), "", ())))
    column = [drawn.getpixel((20, y)) for y in range(2_000)]
    kept = opened(encode_png(drawn)).convert("RGB")
    assert [kept.getpixel((20, y)) for y in range(2_000)] == column
    steps = [
        max(abs(one - other) for one, other in zip(below, above, strict=True))  # type: ignore[arg-type]
        for above, below in pairwise(column)
    ]
    assert max(steps) == 1


def test_the_same_picture_gives_the_same_bytes() -> None:
    drawn = renderer.draw(write_page(SAMPLES["crowded"]))
    assert encode_png(drawn) == encode_png(drawn.copy())


def test_without_the_faster_packer_the_pixels_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = renderer.draw(write_page(SAMPLES["a large hand"]))
    fast = encode_png(drawn)
    monkeypatch.setattr(writing, "compress", zlib.compress)
    plain = encode_png(drawn)
    assert plain != fast
    assert opened(plain).convert("RGB").tobytes() == opened(fast).convert("RGB").tobytes()


def test_a_file_that_gets_large_is_packed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = renderer.draw(write_page(SAMPLES["crowded"]))
    monkeypatch.setattr(writing, "_LARGE", 10**9)
    quick = encode_png(drawn)
    monkeypatch.setattr(writing, "_LARGE", 1_000)
    small = encode_png(drawn)
    assert len(small) < 0.9 * len(quick)
    assert opened(small).convert("RGB").tobytes() == opened(quick).convert("RGB").tobytes()


@pytest.mark.parametrize("size", [(1, 1), (2, 2), (4_096, 1), (5, 3)])
def test_the_smallest_pictures_have_files_too(size: tuple[int, int]) -> None:
    assert opened(encode_png(Image.new("RGB", size, "#123456"))).convert("RGB").getpixel((0, 0)) == (
        0x12,
        0x34,
        0x56,
    )


def test_no_picture_has_too_many_colours_to_be_counted() -> None:
    noise = Image.effect_noise((300, 300), 120)
    many = Image.merge("RGB", (noise, noise.rotate(90), noise.rotate(180)))
    assert opened(encode_png(many)).size == (300, 300)
