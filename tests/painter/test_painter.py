"""The painter: a process of its own that may die, dawdle or be busy while the bot goes on."""

import asyncio
import os
import signal
import struct
import subprocess
import sys
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from bot.painter import FILE_NAME, Painter, PictureFailed, metrics, renderer, worker, write_page
from bot.painter.document import write_document
from bot.painter.words import write_again
from games.cochons.picture.board import draw_board
from porc_royal.scene import Layer, Scene, Text
from tests.painter import renderers
from tests.painter.samples import FR, picture, words


def scene(words_drawn: str = "Groin", *, title: str = "", bold: bool = False, width: int = 120) -> Scene:
    text = Text(60, 20, words_drawn, 20, "#ffffff", bold=bold)
    return Scene(width, 40, "#000000", title, (Layer("words", (text,)),))


def chunks(png: bytes) -> list[bytes]:
    """The names of the parts of a PNG file."""
    names, at = [], 8
    while at < len(png):
        length, name = struct.unpack_from(">I4s", png, at)
        names.append(name)
        at += 12 + length
    return names


def size(png: bytes) -> tuple[int, int]:
    width, height = struct.unpack_from(">II", png, 16)
    return int(width), int(height)


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def painter() -> AsyncIterator[Painter]:
    made = Painter(render=renderers.moody, limit=60)
    await made.warm()
    yield made
    await made.close()


pytestmark = pytest.mark.asyncio(loop_scope="module")


async def begun(gate: Path) -> int:
    """Wait until the worker stands at the gate; closing what is returned lets it through."""
    return await asyncio.to_thread(os.open, gate, os.O_WRONLY)


async def failure(painter: Painter, made: Scene) -> str:
    with pytest.raises(PictureFailed) as failed:
        await painter.png(made)
    return failed.value.reason


async def test_a_board_becomes_a_picture_of_its_size(painter: Painter) -> None:
    made = draw_board(picture(3), words(FR))
    assert size(await painter.png(made)) == (made.width, made.height)


async def test_the_file_says_nothing_besides_the_picture(painter: Painter) -> None:
    png = await painter.png(scene(title="a title that must not be in the file"))
    assert sorted(set(chunks(png))) == [b"IDAT", b"IEND", b"IHDR", b"PLTE"]
    assert FILE_NAME == "picture.png"


async def test_letters_are_drawn_and_bold_ones_differ(painter: Painter) -> None:
    made = [scene(""), scene(), scene(bold=True), scene("⚔")]
    assert len({await painter.png(each) for each in made}) == 4


async def test_an_absurd_size_is_drawn_and_kills_nobody(painter: Painter) -> None:
    assert size(await painter.png(scene(width=10**8))) == (4096, 1)


async def test_a_scene_that_cannot_be_drawn_fails_as_such(painter: Painter) -> None:
    assert await failure(painter, Scene(5, 5, "no colour", "", ())) == "scene"


async def test_a_dead_worker_is_replaced(painter: Painter) -> None:
    assert await failure(painter, scene(width=renderers.DEADLY)) == "crash"
    assert chunks(await painter.png(scene("after a crash")))[-1] == b"IEND"


@pytest.mark.thorough
async def test_those_who_queue_behind_a_crash_get_their_pictures(painter: Painter) -> None:
    made = [scene(width=renderers.DEADLY), *(scene(f"queued {index}") for index in range(4))]
    first, *others = await asyncio.gather(*map(painter.png, made), return_exceptions=True)
    assert isinstance(first, PictureFailed)
    assert all(isinstance(other, bytes) for other in others)


@pytest.mark.thorough
async def test_a_worker_killed_between_two_pictures_is_replaced(painter: Painter) -> None:
    await painter.warm()
    os.kill(painter._pid, signal.SIGKILL)
    await asyncio.gather(painter.png(scene("while dying")), return_exceptions=True)
    assert chunks(await painter.png(scene("after a murder")))[-1] == b"IEND"


async def test_an_endless_picture_is_given_up() -> None:
    painter = Painter(render=renderers.moody, limit=0.2)
    try:
        assert await failure(painter, scene(width=renderers.ENDLESS)) == "slow"
        painter._limit = 60
        assert chunks(await painter.png(scene("after a long wait")))[-1] == b"IEND"
    finally:
        await painter.close()


async def test_what_is_no_picture_is_never_handed_out(painter: Painter) -> None:
    assert await failure(painter, scene(width=renderers.BROKEN)) == "crash"


async def test_the_loop_goes_on_while_a_picture_is_drawn(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    painter = Painter(render=partial(renderers.gated, gate), limit=60)
    try:
        drawing = asyncio.create_task(painter.png(scene(width=renderers.GATED)))
        opened = await begun(gate)
        for _ in range(1_000):  # the worker waits for the gate, the loop for nothing
            await asyncio.sleep(0)
        assert not drawing.done()
        os.close(opened)
        assert (await drawing).endswith(b"1")
    finally:
        await painter.close()


@pytest_asyncio.fixture(loop_scope="module")
async def counting() -> AsyncIterator[Painter]:
    made = Painter(render=renderers.counted, limit=60, cached=20)
    yield made
    await made.close()


@pytest.mark.thorough
async def test_the_same_picture_is_drawn_once(counting: Painter) -> None:
    first = await counting.png(scene("one"))
    assert await counting.png(scene("one")) == first
    assert await counting.png(scene("two")) != first


async def test_those_who_ask_for_the_same_at_once_share_it(counting: Painter) -> None:
    made = await asyncio.gather(*(counting.png(scene("one")) for _ in range(5)))
    assert len(set(made)) == 1


async def test_a_viewer_never_gets_the_picture_of_another(counting: Painter) -> None:
    mine, yours = scene("my recipe"), scene("my secret")
    assert write_page(mine) != write_page(yours)
    assert await counting.png(mine) != await counting.png(yours)


async def test_equal_pictures_have_equal_digests(counting: Painter) -> None:
    one, other = await counting.digest(scene("one")), await counting.digest(scene("other"))
    assert one == await counting.digest(scene("one"))
    assert one != other


async def test_a_page_is_written_once_for_its_digest_and_its_pictures(
    counting: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = list[Scene]()

    def noted(made: Scene) -> bytes:
        written.append(made)
        return write_page(made)

    monkeypatch.setattr("bot.painter.painter.write_page", noted)
    await counting.digest(scene("seen by many"))
    await asyncio.gather(*(counting.png(scene("seen by many")) for _ in range(5)))
    assert written == [scene("seen by many")]


@pytest.mark.thorough
async def test_old_pictures_are_forgotten(counting: Painter) -> None:
    first = await counting.png(scene("one"))
    for title in ("two", "three", "four"):
        await counting.png(scene(title))
    assert counting._kept <= 20
    assert await counting.png(scene("one")) != first


async def test_one_who_stops_waiting_takes_nothing_from_the_others(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    painter = Painter(render=partial(renderers.gated, gate), limit=60)
    try:
        leaving = asyncio.create_task(painter.png(scene(width=renderers.GATED)))
        staying = asyncio.create_task(painter.png(scene(width=renderers.GATED)))
        opened = await begun(gate)
        leaving.cancel()
        os.close(opened)
        assert (await staying).endswith(b"1")
    finally:
        await painter.close()


@pytest.mark.thorough
async def test_too_long_a_queue_is_refused() -> None:
    painter = Painter(render=renderers.counted, limit=60, waiting=2)
    try:
        made = await asyncio.gather(*(painter.png(scene(str(n))) for n in range(9)), return_exceptions=True)
        reasons = {each.reason for each in made if isinstance(each, PictureFailed)}
        assert reasons == {"crowd"}
        assert any(isinstance(each, bytes) for each in made)
    finally:
        await painter.close()


async def test_closing_ends_what_is_owed_and_what_is_asked_later(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    painter = Painter(render=partial(renderers.gated, gate), limit=60)
    owed = asyncio.create_task(failure(painter, scene(width=renderers.GATED)))
    opened = await begun(gate)
    await painter.close()
    os.close(opened)
    assert await owed == "closed"
    assert await failure(painter, scene("later")) == "closed"
    await painter.close()


async def test_equal_pictures_are_drawn_once_whatever_is_said_of_them(counting: Painter) -> None:
    first = await counting.png(scene("one", title="Turn 4"))
    assert await counting.png(scene("one", title="Turn 5")) == first


async def test_another_worker_draws_the_same_bytes() -> None:
    made = draw_board(picture(3), words(FR))
    drawn = set()
    for _ in range(2):
        painter = Painter(limit=60)
        try:
            drawn.add(await painter.png(made))
        finally:
            await painter.close()
    assert drawn == {worker.render(write_page(made))}


async def test_missing_fonts_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    metrics.load_face.cache_clear()
    write_again.cache_clear()
    monkeypatch.setattr(metrics, "BOLD", Path("/nowhere/bold.ttf"))
    painter = Painter(limit=60)
    try:
        with pytest.raises(PictureFailed) as failed:
            await painter.warm()
    finally:
        await painter.close()
        metrics.load_face.cache_clear()
    assert failed.value.reason == "fonts"


async def test_a_renderer_that_draws_nothing_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renderer, "PROBE", write_document(1, 1, "", (), ()))
    with pytest.raises(OSError, match="red"):
        worker.say_hello()


async def test_the_bot_itself_loads_no_renderer() -> None:
    code = "import sys, bot.painter; sys.exit(bool({'pypdfium2', 'PIL'} & sys.modules.keys()))"
    assert (
        await asyncio.to_thread(subprocess.run, [sys.executable, "-c", code], check=False)
    ).returncode == 0


async def test_what_is_no_page_is_refused(painter: Painter) -> None:
    with pytest.raises(ValueError, match="page"):
        worker.render(b"%PDF-1.7 and nothing more")
