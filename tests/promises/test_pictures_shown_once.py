"""A picture that shows nothing new since the last one in its channel is not sent again; what never arrived is."""

from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from bot.delivery.outgoing import PictureRef
from bot.painter import PaintedPicture
from bot.panels.images import make_picture_ref
from porc_royal.facts import Seat
from tests.promises.cases import CASES
from tests.promises.moderated import ModeratedTable
from tests.promises.openings import opening
from tests.promises.runner import Runner


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("seat", [None, Seat(0)])
def test_a_picture_goes_out_once_and_again_when_something_is_new(
    name: str, seat: Seat | None, tmp_path: Path
) -> None:
    with Runner.open(tmp_path) as runner:
        runner.run(once(runner.moderated(runner.numbered(opening(name, 1))), seat))


async def once(moderated: ModeratedTable, seat: Seat | None) -> None:
    await moderated.begin()
    moderated.pictures._last.clear()
    ref = await told(moderated, seat)
    first = await moderated.pictures(ref)
    assert first is not None
    assert await moderated.pictures(ref) == first, "it has not arrived yet"
    moderated.pictures.mark_shown(first)
    assert await moderated.pictures(ref) is None, "there it is"
    assert await moderated.pictures(structs.replace(ref, again=True)) == first
    moderated.pictures.mark_shown(replace(first, mark="of a board that was shown since"))
    assert await moderated.pictures(ref) == first


@pytest.mark.parametrize("name", CASES)
def test_what_one_reader_has_seen_keeps_nothing_from_another(name: str, tmp_path: Path) -> None:
    with Runner.open(tmp_path) as runner:
        runner.run(apart(runner.moderated(runner.numbered(opening(name, 1)))))


async def apart(moderated: ModeratedTable) -> None:
    await moderated.begin()
    moderated.pictures._last.clear()
    seen = list[PaintedPicture]()
    for seat in (None, Seat(0), Seat(1)):
        picture = await moderated.pictures(await told(moderated, seat))
        assert picture is not None
        moderated.pictures.mark_shown(picture)
        seen.append(picture)
    assert len({picture.place for picture in seen}) == 3


async def told(moderated: ModeratedTable, seat: Seat | None) -> PictureRef:
    """The board, as a message asks for it."""
    async with moderated.tables.turn(moderated.table_id) as live:
        return make_picture_ref(live, "board", seat)
