"""Questions: what a person is asked in private, and what is told beside it."""

from collections.abc import Sequence

from bot.announcer.messages import TEXT_LIMIT
from bot.announcer.waiting import word_due
from bot.delivery.outgoing import Button, Row, Say
from bot.i18n import measure_length
from bot.panels.custom_ids import Token
from bot.panels.images import make_picture_ref
from bot.panels.news_images import find_illustration
from bot.panels.open_questions import make_prompt
from bot.panels.prompts import has_places
from bot.tables.live import Live
from bot.wording.voice import Voice
from porc_royal.facts import Fact, Seat


def make_news(
    live: Live, voice: Voice, seat: Seat, lines: Sequence[str], whispers: Sequence[Fact], *, answerable: bool
) -> Say:
    """What a seat alone learns, with the thing that was looked into; with a button where it may react."""
    lines = [voice.heading(live.table), *lines]
    picture = find_illustration(live, seat, whispers)
    answer = Button(custom_id=str(Token("ask", live.table.id)), label=voice.text("button-answer"))
    text = voice.fit("\n".join(lines), TEXT_LIMIT)
    return Say(text=text, rows=(Row((answer,)),) if answerable else (), picture=picture)


def make_question(live: Live, voice: Voice, seat: Seat) -> Say:
    """What a seat is asked, with buttons that work where it is read."""
    panel = make_prompt(live, voice, seat).show_question()
    heading, asked = voice.heading(live.table), (panel.text, *word_due(voice, live.due_at))
    whole = "\n".join([heading, *_introduce(live, voice, seat), *asked])
    if measure_length(whole) > TEXT_LIMIT:  # it would be cut at its end, where the question stands
        whole = "\n".join([heading, *asked])
    text = voice.fit(whole, TEXT_LIMIT)
    picture = make_picture_ref(live, "board", seat) if has_places(live, live.play.asks[seat]) else None
    return Say(text=text, rows=panel.rows, picture=picture)


def _introduce(live: Live, voice: Voice, seat: Seat) -> list[str]:
    """Whom somebody plays who has not replied yet, and what is special about that: the channel told all at once."""
    title = live.rulebook.title(live.play.view(seat), seat)
    if title is None or live.posts.inbox(seat).seen_at:
        return []
    return [voice.text("status-you", title=voice.arg(title)), *voice.explain([title])]
