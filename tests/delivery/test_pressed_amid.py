"""A private message that is pressed while something of its name is under way: nobody takes the older for the newer."""

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Final, cast

import pytest

from bot.delivery.outgoing import Edit, Outgoing, Say, take_away
from bot.moderation.moderator import Press, find_pressed
from bot.tables.live import Live
from bot.tables.posts import name_inbox
from porc_royal.facts import Seat
from storage.ports import Owed
from tests.delivery.running import RunningDelivery
from tests.fake_discord import FakeDiscord, Person

SEAT: Final = Seat(1)
OWED: Final[Sequence[Callable[[str], Outgoing]]] = (
    lambda name: Say(text="and now?", keep=name),
    take_away,
    lambda name: Edit(keep=name, text="until tomorrow"),
)
"""What may be owed under the name of the message that is pressed."""


@pytest.mark.parametrize("amid", ["lane", "meta"])
@pytest.mark.parametrize("owed", OWED, ids=["a question", "an end", "a change"])
async def test_what_is_sent_while_a_press_is_looked_at_leaves_no_answer_in_its_way(
    running: RunningDelivery,
    world: FakeDiscord,
    rosa: Person,
    monkeypatch: pytest.MonkeyPatch,
    amid: str,
    owed: Callable[[str], Outgoing],
) -> None:
    """Whichever is read first, the delivery may be done before the other is."""
    here, name = f"dm:{rosa.id}", name_inbox(SEAT, rosa.id)
    table_id = await running.open_table(77)
    await running.deliver(here, Say(text="which?", keep=name), table_id=table_id)
    (pressed,) = world.messages(rosa.dm)
    await running.owe(here, owed(name), table_id=table_id, not_before=running.clock.now() + 1)
    reading, waits = getattr(running.store, amid), [1]

    async def read_and_send(*given: object) -> Sequence[Owed] | str | None:
        found: Sequence[Owed] | str | None = await reading(*given)
        if waits:
            await running.later(waits.pop())
        return found

    monkeypatch.setattr(running.store, amid, read_and_send)
    live = cast("Live", SimpleNamespace(table=SimpleNamespace(id=table_id)))
    press = Press(rosa.id, 1, message_id=pressed.id)
    assert await find_pressed(running.store, live, SEAT, press) != "inbox"
