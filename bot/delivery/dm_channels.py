"""Where a lane leads: a channel, or a person's direct messages, opened when first needed.

Discord may quarantine a bot that opens many direct channels at once, so openings are spread; and a channel
that was found closed is not tried again until the person acts.

Where several processes deliver, another may have found it closed, or have seen the person act: what is known here is
looked up anew where it matters.
"""

from typing import Final

from msgspec import Struct

from bot.delivery.deps import DeliveryDeps
from bot.delivery.memory import make_room

__all__ = ["Address", "DmChannels", "DmsClosed", "NotYet"]

SPREAD_MS: Final = 500
CROWDED_MS: Final = 60_000
UNSEEN_MS: Final = 10_000
"""How long it may go unseen where somebody acts that another process found them closed."""
_CHANNEL: Final = "dm_channel"
_DMS_CLOSED: Final = "dm_closed"


class NotYet(Exception):
    """This person's direct channel may be opened at `at` (unix milliseconds), not before."""

    def __init__(self, at: int) -> None:
        super().__init__(at)
        self.at: Final = at


class DmsClosed(Exception):
    """This person's direct messages were found closed before, with Discord's code `code`."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code: Final = code


class Address(Struct, frozen=True):
    """A channel to write to; `user_id` when it is the direct channel of that person."""

    channel_id: int
    user_id: int | None = None


class DmChannels:
    """Finds the channel of a destination. What it learns is kept in each person's preferences."""

    def __init__(self, deps: DeliveryDeps) -> None:
        self._client: Final = deps.client
        self._preferences: Final = deps.outbox
        self._rate_guard: Final = deps.rate_guard
        self._clock: Final = deps.clock
        self._shared: Final = deps.shared
        self._known: Final[dict[int, int]] = {}
        self._closed_with: Final[dict[int, int]] = {}
        self._turns: Final[dict[int, int]] = {}
        self._looked: Final[dict[int, int]] = {}
        self._next_turn = 0

    async def address(self, destination: str) -> Address:
        """Where a lane leads. Raises NotYet, DmsClosed, `FAULTS` of the opening; ValueError if it is no place."""
        kind, _, number = destination.partition(":")
        if kind in ("channel", "aside"):
            return Address(int(number))
        if kind != "dm":
            raise ValueError(f"no such destination: {destination}")
        user_id = int(number)
        await self._recall(user_id)
        if user_id in self._closed_with:
            raise DmsClosed(self._closed_with[user_id])
        known = self._known.get(user_id)
        return Address(await self._open(user_id) if known is None else known, user_id)

    async def close(self, user_id: int, code: int) -> None:
        """Send this person no direct messages until they act."""
        make_room(self._closed_with)
        self._closed_with[user_id] = code
        await self._preferences.set_preference(user_id, _DMS_CLOSED, str(code))

    async def note_acting(self, user_id: int) -> bool:
        """The person acted: direct messages may be tried again. Says whether they were closed."""
        if self._shared and self._is_long_ago(user_id):
            self._known.pop(user_id, None)
        await self._recall(user_id)
        if self._closed_with.pop(user_id, None) is None:
            return False
        await self._preferences.set_preference(user_id, _DMS_CLOSED, None)
        return True

    async def forget(self, user_id: int) -> None:
        """The direct channel remembered for this person is not there any more: it must be opened anew."""
        self._known.pop(user_id, None)
        await self._preferences.set_preference(user_id, _CHANNEL, None)

    def pause_opening(self) -> None:
        """Discord says that we open too many: no opening for a minute."""
        self._turns.clear()
        self._next_turn = self._clock.now() + CROWDED_MS

    def _is_long_ago(self, user_id: int) -> bool:
        """Whether it was not looked for a while what others have found; if so, it is now."""
        now = self._clock.now()
        if 0 <= now - self._looked.get(user_id, -UNSEEN_MS) < UNSEEN_MS:
            return False
        make_room(self._looked)
        self._looked[user_id] = now
        return True

    async def _recall(self, user_id: int) -> None:
        if user_id in self._closed_with:
            if not self._shared:
                return
        elif user_id in self._known:
            return
        found = await self._preferences.preferences(user_id)
        self._closed_with.pop(user_id, None)
        if _DMS_CLOSED in found:
            make_room(self._closed_with)
            self._closed_with[user_id] = int(found[_DMS_CLOSED])
        elif _CHANNEL in found:
            self._remember(user_id, int(found[_CHANNEL]))

    async def _open(self, user_id: int) -> int:
        """Open a direct channel; gives its id, which may be forgotten again by the time that it is written down."""
        now = self._clock.now()
        if user_id not in self._turns:
            make_room(self._turns)
            self._turns[user_id] = max(now, self._next_turn)
            self._next_turn = self._turns[user_id] + SPREAD_MS
        if self._turns[user_id] > now:
            raise NotYet(self._turns[user_id])
        del self._turns[user_id]
        async with self._rate_guard.call():
            # Not `Client.create_dm`, which would give a forgotten channel again.
            opened = await self._client.http.start_private_message(user_id)
        channel_id = int(opened["id"])
        self._remember(user_id, channel_id)
        await self._preferences.set_preference(user_id, _CHANNEL, str(channel_id))
        return channel_id

    def _remember(self, user_id: int, channel_id: int) -> None:
        make_room(self._known)
        self._known[user_id] = channel_id
