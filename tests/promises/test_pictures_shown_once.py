"""A picture that shows nothing new since the last one in its channel is not sent again; what never arrived is."""

from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from bot.delivery.outgoing import PictureRef
from bot.painter import Picture
from bot.panels.images import make_picture_ref
from games.table.facts import Seat
from tests.promises.cases import CASES
from tests.promises.openings import opening
from tests.promises.stage import Stage
from tests.promises.theatre import theatre


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("seat", [None, Seat(0)])
def test_a_picture_goes_out_once_and_again_when_something_is_new(
    name: str, seat: Seat | None, tmp_path: Path
) -> None:
    with theatre(tmp_path) as stages:
        stages.run(once(stages.stage(stages.numbered(opening(name, 1))), seat))


async def once(stage: Stage, seat: Seat | None) -> None:
    await stage.begin()
    stage.pictures._last.clear()
    ref = await told(stage, seat)
    first = await stage.pictures(ref)
    assert first is not None
    assert await stage.pictures(ref) == first, "it has not arrived yet"
    stage.pictures.mark_shown(first)
    assert await stage.pictures(ref) is None, "there it is"
    assert await stage.pictures(structs.replace(ref, again=True)) == first
    stage.pictures.mark_shown(replace(first, mark="of a board that was shown since"))
    assert await stage.pictures(ref) == first


@pytest.mark.parametrize("name", CASES)
def test_what_one_reader_has_seen_keeps_nothing_from_another(name: str, tmp_path: Path) -> None:
    with theatre(tmp_path) as stages:
        stages.run(apart(stages.stage(stages.numbered(opening(name, 1)))))


async def apart(stage: Stage) -> None:
    await stage.begin()
    stage.pictures._last.clear()
    seen = list[Picture]()
    for seat in (None, Seat(0), Seat(1)):
        picture = await stage.pictures(await told(stage, seat))
        assert picture is not None
        stage.pictures.mark_shown(picture)
        seen.append(picture)
    assert len({picture.place for picture in seen}) == 3


async def told(stage: Stage, seat: Seat | None) -> PictureRef:
    """The board, as a letter asks for it."""
    async with stage.tables.turn(stage.table_id) as live:
        voices = stage.voices
        voice = voices.of_table(live) if seat is None else voices.of_seat(live, live.at(seat))
        return make_picture_ref(live, voice, "board", seat)
