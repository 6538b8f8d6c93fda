"""Messages about to be owed: joined where they belong together, and turned into rows of the outbox."""

from collections.abc import Sequence

from msgspec import structs

from bot.delivery.outgoing import Outgoing, Say, make_row
from bot.tables.live import Live
from bot.wording.voice import Voice
from storage.ports import NewOwed

TEXT_LIMIT = 1900
ROWS = 5
"""Rows of buttons and menus that a message holds."""


def join_messages(messages: Sequence[Say]) -> Sequence[Say]:
    """News and the question that follows it as one message, unless both have a picture or it grows too long."""
    if len(messages) < 2:
        return messages
    news, question = messages
    text = f"{news.text}\n\n{question.text.partition(chr(10))[2]}"
    rows = (*question.rows, *news.rows)
    if (news.picture and question.picture) or len(text) > TEXT_LIMIT or len(rows) > ROWS:
        return messages
    return [structs.replace(question, text=text, rows=rows, picture=news.picture or question.picture)]


def owe_message(
    live: Live, voice: Voice, destination: str, outgoing: Outgoing, *, not_before: int = 0
) -> NewOwed:
    """The row of a message, with a plain sentence to be said instead should Discord refuse its form or its words."""
    plain = voice.text("message-plain", table=voice.table_name(live.table))
    return make_row(destination, structs.replace(outgoing, plain=plain), not_before=not_before)
