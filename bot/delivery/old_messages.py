"""Old messages: Discord bounds how often one older than an hour may be edited, and what is said must not wait for it.

What was to stand in such a message is posted anew, and the old one goes; where it was but to lose its buttons, it loses
them later. Either is owed in a lane of its own, so that it survives the program and holds nobody up. Whoever presses an
old button meanwhile is answered as at the newest message: with what is asked now.
"""

from typing import Final

from bot.clock import Clock
from bot.delivery.attempt import Attempt
from bot.delivery.deps import DeliveryDeps
from bot.delivery.outgoing import Edit, ListLine, Tidy, address_aside, make_row
from bot.delivery.ports import MessageIds, OutboxPort

__all__ = ["OLD_MS", "TIDY_MS", "OldMessages"]

OLD_MS: Final = 10 * 60 * 1000
"""A message that Discord would not have edited for its age is tried again so much later."""
TIDY_MS: Final = 24 * 60 * 60 * 1000
"""Whatever it still looks like after so long, it stays."""
REPLACED_MS: Final = 5_000
"""What was posted anew has arrived by then, and the older message may go."""


class OldMessages:
    """Owes what is still to be done to messages that cannot be edited now."""

    def __init__(self, deps: DeliveryDeps) -> None:
        self._outbox: Final[OutboxPort] = deps.outbox
        self._message_ids: Final[MessageIds] = deps.message_ids
        self._clock: Final[Clock] = deps.clock

    async def put_aside(self, attempt: Attempt, edit: Edit) -> None:
        """The old message goes where the edit is sent anew, else it is edited later; before either is done."""
        row, now = attempt.row, self._clock.now()
        old = await self._message_ids.find(row.table_id, edit.keep)
        if old is None:
            return
        tidy, wait = Tidy(message_id=old), REPLACED_MS
        if not edit.anew:
            tidy, wait = _let_end(old, edit), OLD_MS
        owed = make_row(address_aside(attempt.address.channel_id), tidy, not_before=now + wait)
        await self._outbox.owe((owed,), now=now, table_id=row.table_id)


def _let_end(message_id: int, edit: Edit) -> Tidy:
    """The last text of a message, and its lines without what may be pressed at their side."""
    lines = tuple(ListLine(one.text) for one in edit.lines)
    return Tidy(message_id=message_id, text=edit.text, lines=lines, keeps_picture=edit.keeps_picture)
