"""What delivery needs of the rest of the program, as Protocols.

Every time is unix milliseconds (UTC).
"""

from typing import Protocol

from bot.delivery.outgoing import Outgoing, PictureRef
from bot.painter import PaintedPicture
from storage.ports import Claims, Housekeeping, Outbox

__all__ = ["DrawnByNewer", "FailurePort", "ImagePort", "MessageIds", "OutboxPort"]


class DrawnByNewer(Exception):
    """A picture that only a newer program can draw: its table is played by newer rules."""


class ImagePort(Protocol):
    """Paints at sending time."""

    async def __call__(self, ref: PictureRef, /) -> PaintedPicture | None:
        """A PNG with its text, or None when there is nothing new to show.

        Raises `bot.painter.PictureFailed`, DrawnByNewer.
        """

    async def describe(self, ref: PictureRef, /) -> str:
        """What is said in place of the picture, as what it shows is now; "" where there is nothing to say."""

    def mark_shown(self, picture: PaintedPicture, /) -> None:
        """Note that the picture has arrived: what shows nothing new beside it need not be sent again."""


class MessageIds(Protocol):
    """Messages remembered by name, to be edited later."""

    async def find(self, table_id: int | None, name: str) -> int | None:
        """The id of the message remembered under this name, if any."""

    async def find_page(self, table_id: int | None, name: str, page: int) -> int | None:
        """The id of the message remembered under this name, if it is this page of several that had the name."""

    async def keep(self, table_id: int | None, name: str, message_id: int, page: int | None = None) -> None:
        """Remember it in place of an older one; where no page is told, it is the same as that."""

    async def forget(self, table_id: int | None, name: str) -> None:
        """Remember none under this name."""


class OutboxPort(Outbox, Claims, Housekeeping, Protocol):
    """The part of the store that delivery uses: the outbox, and preferences for DM channels."""


class FailurePort(Protocol):
    """Who is told when messages do not arrive. Called from delivery's tasks; may owe other messages.

    A process killed between a call and the note that it was made calls once more at its next start.
    """

    async def report_closed_dms(
        self, user_id: int, table_id: int | None, outgoing: Outgoing, code: int
    ) -> None:
        """A message could not be given to this person in private (code 50007, 50278, 10013, or rarer).

        Called once for each message that is lost this way; those after the first were not tried.
        """

    async def report_open_dms(self, user_id: int) -> None:
        """A new message was given to this person in private: the first since the start, or since one was refused."""

    async def report_refusal(self, table_id: int | None, channel_id: int, code: int, permission: str) -> None:
        """Discord refuses what we say in this channel; told once until it works again.

        code: Discord's error code, 0 if it gave none. permission: the missing permission by its
        discord.py name ("send_messages", "attach_files", …), "" if it is not that, or not known.
        """

    async def report_deleted_channel(self, table_id: int | None, channel_id: int) -> None:
        """The channel was deleted; the table's messages that waited for it are dead."""
