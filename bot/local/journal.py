"""What the page has shown, kept in a journal on disk so that a restart shows it again.

Discord never forgets a message, and the bot counts on it: it marks a message as sent once and edits
it by id for weeks. So every change is a line handed to the system before the bot's request returns,
which is enough to survive a kill of the process. (A power cut may cost the page its last lines,
never the game: that lives in the bot's own database.) The journal is written anew, without what is
no longer so, at every start.
"""

from __future__ import annotations

import pathlib
from collections.abc import Iterable, Iterator
from typing import Any, BinaryIO, Final

import msgspec
from simcord.backend.cdn import CDN_BASE
from simcord.backend.models import Channel, Message

_KEPT_PER_CHANNEL: Final = 400


class Said(msgspec.Struct, tag=True):
    """A message as it now is; with the nonce it was sent under, in the line that says it first."""

    message: Message
    nonce: str | None = None


class Deleted(msgspec.Struct, tag="Unsaid"):
    """A message was deleted."""

    message_id: int


class Built(msgspec.Struct, tag=True):
    """The channels and threads of the guild as they now are."""

    channels: list[Channel]


class OfferedCommands(msgspec.Struct, tag="Offered"):
    """The slash commands of one scope: a guild, or everywhere (None)."""

    guild_id: int | None
    payloads: list[dict[str, Any]]


class Read(msgspec.Struct, tag=True):
    """A person has read a channel up to a message."""

    viewer_id: int
    channel_id: int
    message_id: int


Line = Said | Deleted | Built | OfferedCommands | Read

_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


class Journal:
    """The folder of local mode: ``journal.jsonl`` and, in ``files``, what was attached to messages."""

    def __init__(self, folder: pathlib.Path) -> None:
        self._files = folder / "files"
        self._files.mkdir(parents=True, exist_ok=True)
        self._journal = folder / "journal.jsonl"
        self.messages: dict[int, Message] = {}
        self.channels: list[Channel] = []
        self.commands: dict[int | None, list[dict[str, Any]]] = {}
        self.read_marks: dict[tuple[int, int], int] = {}
        self.nonces: dict[tuple[int, str], int] = {}
        for line in _read_lines(self._journal):
            self._apply(line)
        self._drop_oldest()
        self._rewrite()
        self._out: BinaryIO = self._journal.open("ab", buffering=0)

    def close(self) -> None:
        """Close the journal; nothing is pending, every line was written when it was given."""
        self._out.close()

    def write(self, line: Line) -> None:
        """Keep a change."""
        self._apply(line)
        self._out.write(_encode(line) + b"\n")

    def _apply(self, line: Line) -> None:
        match line:
            case Said(message, nonce):
                self.messages[message.id] = message
                if nonce is not None:
                    self.nonces[message.channel_id, nonce] = message.id
            case Deleted(message_id):
                self.messages.pop(message_id, None)
            case Built(channels):
                self.channels = channels
            case OfferedCommands(guild_id, payloads):
                self.commands[guild_id] = payloads
            case Read(viewer_id, channel_id, message_id):
                self.read_marks[viewer_id, channel_id] = message_id

    def _drop_oldest(self) -> None:
        left: dict[int, int] = {}
        for message in sorted(self.messages.values(), key=lambda one: one.id, reverse=True):
            left[message.channel_id] = left.get(message.channel_id, _KEPT_PER_CHANNEL) - 1
            if left[message.channel_id] < 0:
                del self.messages[message.id]
        self.nonces = {key: one for key, one in self.nonces.items() if one in self.messages}
        shown = {str(file["id"]) for message in self.messages.values() for file in message.attachments}
        for path in self._files.iterdir():
            if path.name not in shown:
                path.unlink()

    def _rewrite(self) -> None:
        sent_under = {message_id: nonce for (_, nonce), message_id in self.nonces.items()}
        lines: list[Line] = [Said(self.messages[one], sent_under.get(one)) for one in sorted(self.messages)]
        if self.channels:
            lines.append(Built(self.channels))
        lines += [OfferedCommands(guild_id, payloads) for guild_id, payloads in self.commands.items()]
        lines += [Read(viewer, channel, one) for (viewer, channel), one in self.read_marks.items()]
        fresh = self._journal.with_suffix(".new")
        fresh.write_bytes(b"".join(_encode(line) + b"\n" for line in lines))
        fresh.replace(self._journal)

    def put_file(self, url: str, body: bytes) -> None:
        """Keep an attachment under the address simcord gave it."""
        path = self._path(url)
        if path is None:
            raise ValueError(url)
        path.write_bytes(body)

    def file(self, url: str) -> bytes | None:
        """The bytes of an attachment, or None if there is no such address."""
        path = self._path(url)
        return path.read_bytes() if path is not None and path.is_file() else None

    def _path(self, url: str) -> pathlib.Path | None:
        """Where an attachment lies: under its id alone, which cannot lead out of the folder."""
        parts = url.removeprefix(f"{CDN_BASE}/attachments/").split("/")
        known = len(parts) == 3 and parts[1].isascii() and parts[1].isdecimal()
        return self._files / parts[1] if known else None


def _read_lines(journal: pathlib.Path) -> Iterator[Line]:
    """The lines of the journal; what stands after the last line end was never finished, so never said."""
    if not journal.exists():
        return
    whole: Iterable[bytes] = journal.read_bytes().split(b"\n")[:-1]
    for line in whole:
        yield _decoder.decode(line)
