"""Messages that are edited in place: each shows what was last owed for it, and together they tell everything once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

import msgspec

from bot.consequences.talks import TALKS
from bot.delivery.discord_format import is_led_by, join_words, list_custom_ids
from bot.delivery.outgoing import Edit, Outgoing, Thread, list_lines, unpack
from bot.games import GAMES
from bot.tables.live import Live
from bot.tables.posts import Posts
from bot.tables.replaying import rebuild
from bot.wording.voice import Voices
from porc_royal.asks import Reply
from porc_royal.facts import Fact, Seat
from porc_royal.play import Play
from storage.ports import Entry, Loaded
from tests.fake_discord import Message
from tests.words import WORDS

VOICES: Final = Voices(WORDS)


@dataclass(frozen=True)
class OutboxRow:
    """A row of the outbox."""

    id: int
    table_id: int | None
    destination: str
    kind: str
    payload: bytes
    nonce: str
    created_at: int
    not_before: int
    sent_at: int | None
    message_id: int | None
    dead: bool
    tries: int

    @property
    def outgoing(self) -> Outgoing:
        """The message that it owes."""
        return unpack(self.kind, self.payload)


@dataclass
class Page:
    """One message that was remembered by a name, and every row that made or changed it, oldest first."""

    name: str
    rows: list[OutboxRow] = field(default_factory=list)

    @property
    def is_gone(self) -> bool:
        """Whether it was to be taken away."""
        last = self.rows[-1].outgoing
        return isinstance(last, Edit) and last.gone

    @property
    def text(self) -> str:
        """What it tells when everything that is owed has been sent."""
        return self.rows[-1].outgoing.text

    def is_shown_as(self, message: Message, upto: int) -> bool:
        """Whether a message holds what the first so many rows make of it: words, buttons, no picture but theirs.

        A picture that the channel has just seen is not sent again.
        """
        last, pictured = self.rows[upto - 1].outgoing, False
        for row in self.rows[:upto]:
            keeps = isinstance(row.outgoing, Edit) and row.outgoing.keeps_picture
            pictured = row.outgoing.picture is not None or (keeps and pictured)
        if list_lines(last):
            ids = frozenset((*message.buttons, *message.menus))
            return message.text == join_words(last, instead=False) and ids == list_custom_ids(last)
        buttons = [len(row["components"]) for row in message.components]
        return (
            (message.content.strip() == last.text.strip() or is_led_by(last, message.content.strip()))
            and buttons == [len(row.parts) for row in last.rows]
            and (pictured or not message.files)
        )


def list_pages(rows: Sequence[OutboxRow]) -> Iterator[Page]:
    """The messages that are edited in place, in the order in which they were made."""
    newest: dict[tuple[int | None, str], Page] = {}
    for row in rows:
        outgoing = row.outgoing
        if isinstance(outgoing, Thread) or outgoing.keep in ("", TALKS):
            continue
        page = newest.get((row.table_id, outgoing.keep))
        # What is edited after it was taken away is made anew.
        if page is None or page.is_gone or not isinstance(outgoing, Edit):
            page = newest[row.table_id, outgoing.keep] = Page(outgoing.keep)
            yield page
        page.rows.append(row)


def check_pages(rows: Sequence[OutboxRow], shown: Mapping[int, Message]) -> None:
    """Each message stands as the last row that was sent has left it, or as the next leaves it, which was under way.

    shown: the messages by id, without those which the answer to a press has replaced
    """
    for page in list(list_pages(rows)):
        # Nobody's private message is changed that was to go: what was answered there would have gone with it.
        begins = page.rows[0].outgoing
        assert not (page.name.startswith("inbox-") and isinstance(begins, Edit)), f"{page.name}: {page.rows}"
        sent = [number for number, row in enumerate(page.rows, 1) if row.message_id is not None]
        if not sent:
            continue
        ids = {page.rows[number - 1].message_id for number in sent}
        assert len(ids) == 1, f"{page.name}: it became several messages: {page.rows}"
        (message_id,) = ids
        assert message_id is not None
        left = [number for number, row in enumerate(page.rows, 1) if row.sent_at is None]
        # Nothing is let go for a newer edit that is not there; what was to go may be known to have gone already.
        end = page.rows[-1].outgoing
        gone = isinstance(end, Edit) and end.gone and message_id not in shown
        assert left or gone or sent[-1] == len(page.rows), (
            f"{page.name}: its last edit was never made: {page.rows}, and {shown.get(message_id)!r} stands there"
        )
        # What a killed process has sent without writing it down may be let go since for a newer one that is under way.
        passed = [
            number
            for number, row in enumerate(page.rows, 1)
            if left and sent[-1] < number < left[0] and row.sent_at is not None and row.tries
        ]
        message, admitted = shown.get(message_id), (sent[-1], *passed, *left[:1])
        assert message is None or any(page.is_shown_as(message, number) for number in admitted), (
            f"{page.name}: it shows {message.content!r}, not {page.rows[sent[-1] - 1].payload!r}"
        )


async def check_story(
    loaded: Loaded, entries: Sequence[Entry], stored: Mapping[str, bytes], rows: Sequence[OutboxRow]
) -> None:
    """All that a table's public ever had to learn stands in its messages once, in order, kept news included."""
    pages = [page for page in list_pages(rows) if page.name.startswith("story-")]
    told = [page.text for page in pages]
    story = Posts(stored).story
    if story is not None and story.posted:
        told[-1] = story.text  # who is awaited stands below it; news that is kept for a moment is in it
    live = Live(loaded.table, loaded.seats, GAMES[loaded.table.game], None)
    live.game = await rebuild(loaded, live.rulebook)
    if live.game is None or not pages:
        assert not entries
        return
    # What is said of a place that moves is said of where it is then, or at the end of the turn that moves it.
    live.game = play = Play.new(live.rulebook, len(loaded.seats), loaded.table.options)
    said = [{tuple(one)} for one in _word(live, play.opening)]
    for _, turn in groupby(entries, lambda entry: entry.at):
        facts: list[Fact] = []
        at_once: list[list[str]] = []
        for entry in turn:
            play.take(Seat(entry.seat), msgspec.json.decode(entry.reply, type=Reply))
            new = msgspec.json.decode(entry.facts, type=tuple[Fact, ...])
            at_once += _word(live, new)
            facts += new
        said += [{tuple(one), tuple(two)} for one, two in zip(at_once, _word(live, facts), strict=True)]
    known = {line for either in said for words in either for line in words}
    left = [line for line in "\n".join(told).splitlines() if line in known]
    for either in said:
        found = next((words for words in either if tuple(left[: len(words)]) == words), None)
        assert found is not None, f"{either} is not told, but {left[:3]}"
        del left[: len(found)]
    assert not left


def _word(live: Live, facts: Sequence[Fact]) -> list[list[str]]:
    """What everybody is told of what has just happened: the lines of each fact."""
    voice = VOICES.of_table(live)
    told = [fact.says for fact in facts if fact.to is None and fact.says.key not in live.rulebook.logged]
    return [voice.say(says).splitlines() for says in told]
