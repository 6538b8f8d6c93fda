"""A message under way: the row, what is left of it after refusals, and what became of it."""

from typing import Literal

from msgspec import Struct, structs

from bot.delivery.dm_channels import Address
from bot.delivery.outgoing import Edit, ListLine, Outgoing, Say, list_lines
from bot.painter import PaintedPicture
from storage.ports import Owed

__all__ = ["Attempt", "Dead", "Later", "Outcome", "Sent"]


class Sent(Struct, frozen=True):
    """It is there; None: there was nothing to send any more. `found`: an earlier process had sent it."""

    message_id: int | None
    found: bool = False


class Later(Struct, frozen=True):
    """Its lane waits until `at`, unix milliseconds."""

    at: int


class Dead(Struct, frozen=True):
    """It will never be sent. `whole_lane`: nor will anything behind it."""

    reason: str
    whole_lane: bool = False


Outcome = Sent | Later | Dead
Painting = Literal["owed", "ready", "nothing", "words"]
"""Still to be painted; painted; there is nothing to show; to be said in words instead."""


class Attempt(Struct):
    """One row being delivered. What is done about a fault takes something away from it, so the tries end."""

    row: Owed
    outgoing: Outgoing
    address: Address
    painting: Painting = "owed"
    picture: PaintedPicture | None = None
    plain: bool = False
    """Whether only the plain sentence is left."""
    anew: bool = False
    """Whether the message to edit was found unusable."""
    unarchived: bool = False
    reopened: bool = False

    def post_anew(self) -> None:
        """The message to edit is no use: all of it is to be sent, with what stands for the picture it had."""
        self.anew = True
        if isinstance(self.outgoing, Edit) and self.outgoing.picture is None:
            self.outgoing = structs.replace(self.outgoing, picture=self.outgoing.lost)
        if self.painting == "nothing":  # what would have stayed is not there
            self.painting = "owed"

    def leave_out_picture(self) -> None:
        """It cannot be had: it is said in words, unless the message keeps the one that it has."""
        self.painting, self.picture = "nothing" if self.keeps_picture else "words", None

    @property
    def form(self) -> Outgoing:
        """What is left of the message."""
        if not self.plain:
            return self.outgoing
        plain, lines = self.outgoing.plain, list_lines(self.outgoing)
        # What may have been made of lines stays so: Discord takes no other text for it.
        return Say(
            text="" if lines else plain,
            lines=(ListLine(plain),) if lines else (),
            mentions=self.outgoing.mentions,
            keep=self.outgoing.keep,
        )

    @property
    def keeps_picture(self) -> bool:
        """Whether the picture of the message stays where no other takes its place."""
        edits = self.edits
        return edits is not None and edits.keeps_picture

    @property
    def edits(self) -> Edit | None:
        """The message, if it is to change a message that may still be there."""
        return self.outgoing if isinstance(self.outgoing, Edit) and not self.anew else None
