"""A note is its writer's own: two runs of a table, in one of which somebody notes things, show all others the same."""

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Final

import pytest

from bot.moderation.answers import Viewer
from bot.moderation.diary import Diary
from porc_royal.facts import CHANCE, Seat
from tests.promises.looks import seen
from tests.promises.moderated import MINUTE, ModeratedTable
from tests.promises.openings import opening
from tests.promises.runner import Runner

WRITER: Final = Seat(1)
TEXT: Final = "Ana bluffs 🐷"
SECRET_ASKS: Final = {"cochons": "cochons-ask-discard", "interstellar_pig": "interstellar_pig-ask-stash"}
"""By game, a question that several are asked at once, in secret."""
Noting = Callable[[ModeratedTable], Coroutine[None, None, None]]


async def write(moderated: ModeratedTable) -> None:
    """The writer notes something."""
    viewer = Viewer(moderated.user(WRITER), moderated.language(WRITER))
    await Diary(moderated.deps).write(moderated.table_id, moderated.press(WRITER), viewer, TEXT)
    await moderated.deliver()


async def write_nothing(moderated: ModeratedTable) -> None:
    """The writer presses nothing."""


@pytest.mark.parametrize("name", SECRET_ASKS)
@pytest.mark.samples("cochons")
def test_nobody_but_the_writer_can_tell_whether_something_was_noted(name: str, tmp_path: Path) -> None:
    with Runner.open(tmp_path) as runner:
        openings = (opening(name, number, SECRET_ASKS[name]) for number in range(1, 99))
        begun = runner.numbered(next(one for one in openings if one.players > 2))
        one, other = (
            runner.run(play(runner.moderated(begun, n), way)) for n, way in enumerate((write, write_nothing))
        )
    assert one[0] == other[0]
    assert one[1] != other[1], "the writer reads it"


async def play(moderated: ModeratedTable, note: Noting) -> tuple[list[object], bytes]:
    """Everything that the others are shown in a while, and what the writer is asked at last."""
    await moderated.begin()
    shown = list[object]()
    for seat, reply in moderated.opening.lead:
        if seat != CHANCE:
            await moderated.reply(seat, reply)
    for _ in range(3):
        await note(moderated)
        shown.append([(one.kind, one.place, one.seat, one.due_at) for one in await moderated.deadlines()])
        for other in (None, Seat(0), Seat(2)):
            shown += [await seen(moderated, other, look) for look in ("answer", "status", "log", "replay")]
        live = await moderated.play()
        if live.awaited:
            answering = next((one for one in live.awaited if one != WRITER), live.awaited[0])
            await moderated.reply(answering, live.asks[answering].default)
        moderated.clock.time += MINUTE
    moderated.restart()
    shown += moderated.list_told(f"dm:{moderated.user(WRITER)}")
    return shown, await seen(moderated, WRITER, "answer")
