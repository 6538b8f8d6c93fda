"""What one reader missed: the table's own sentences, what was answered for them and why, the board then and now."""

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final

from msgspec import Struct

from bot.announcer.waiting import describe_waiting
from bot.delivery.outgoing import Button, Row
from bot.i18n import measure_length, strip_markdown
from bot.panels.custom_ids import Token
from bot.panels.images import ALT_LIMIT, Drawing, describe_picture
from bot.panels.log_pages import LEFT, LINE, LogPlace, make_log_button
from bot.panels.prompts import Panel
from bot.tables.history import ActFacts, Happening, read_facts, split_acts
from bot.tables.live import Live, is_live
from bot.wording.answered_for import word_reason
from bot.wording.digest import keep_newest, keep_oldest, summarise
from bot.wording.voice import Voice, Voices
from porc_royal.asks import PASS
from porc_royal.facts import Fact, Seat
from storage.ports import Entry, Language
from storage.slices import walk_slices

LIMIT: Final = 1950
ANSWERED: Final = 500
"""Characters for what was answered for the reader."""
UNDONE: Final = 250
QUESTION: Final = 400
SENTENCES: Final = 20
"""Sentences worded before others have the event loop; and acts, of which each may be short."""
ACTS: Final = 1
BY_OTHERS: Final = ("default", "practice", "deputy")
"""What answers for somebody without their having said what."""


class Since(Struct, frozen=True):
    """Where a reader last was.

    seq      how many entries the log had then, and `at` when that was (unix ms)
    chapter  what was under way, "" where nobody knows
    opening  what the game began with, where that is new, too
    never    whether they were never there since it began
    """

    seq: int
    at: int
    chapter: str = ""
    opening: Sequence[Fact] = ()
    never: bool = False


class Missed(Struct, frozen=True):
    """A digest for one reader.

    news      whether anything happened that they may know
    answered  whether anything but passing was answered for them, by anything but their orders
    """

    panel: Panel
    news: bool
    answered: bool = False


def draw_then_and_now(
    then: Live, live: Live, voices: Voices, language: Language, seat: Seat | None
) -> tuple[Drawing, ...]:
    """The board as the reader saw it then and as they see it now; one picture where they are equal."""
    drawings = []
    for key, one in (("catchup-then", then), ("catchup-now", live)):
        voice = voices.in_language(one, language)
        scene = one.rulebook.board(one.play.view(seat), None, voice.phrase)
        words = f"{voice.text(key)} {describe_picture(one, voice, 'board', seat)}"
        drawings.append(Drawing(scene, "board", voice.fit(strip_markdown(words), ALT_LIMIT)))
    before, now = drawings
    return (now,) if before.scene == now.scene else (before, now)


async def word_missed(
    live: Live,
    voice: Voice,
    seat: Seat | None,
    since: Since,
    happenings: Sequence[Happening],
    undone: Sequence[Entry],
    *,
    pictures: int = 0,
) -> Missed:
    """What happened, what was answered for the reader and why, and what is asked of them now, on one page.

    undone: what was in the log then and has been taken back
    pictures: how many go with it
    """
    acts = live.rulebook.acts
    begun = acts.get(since.chapter)
    sections = split_acts(acts, happenings, begun.name if begun else "")
    sections[0].facts[:0] = since.opening
    story = [
        lines
        async for one in walk_slices(sections, ACTS)
        if (lines := await _word_section(voice, one, seat, live.rulebook.logged))
    ]
    taken_back, asked = _word_undone(voice, undone), _word_question(live, voice, seat)
    when, table = voice.since(since.at), voice.table_name(live.table)
    row = _make_row(live, voice, seat)
    if not story and not taken_back:
        head = voice.text("catchup-nothing", table=table, when=when)
        return Missed(Panel("\n".join([head, *asked]), row), news=False)
    key = "catchup-begin" if since.never else "catchup-title"
    before = [f"**{voice.text(key, table=table, when=when)}**", *taken_back]
    before += await _word_answered(voice, seat, happenings)
    after = [*asked, *([f"-# {voice.text('catchup-pictures')}"] if pictures > 1 else [])]
    room = LIMIT - sum(measure_length(line) + 1 for line in (*before, *after))
    text = "\n".join([*before, *summarise(voice, story, room), *after])
    answered = any(
        one.entry.seat == seat and one.entry.answered_by in BY_OTHERS and one.reply.option != PASS
        for one in happenings
    )
    return Missed(Panel(voice.fit(text, LIMIT), row), news=True, answered=answered)


async def _word_section(
    voice: Voice, section: ActFacts, seat: Seat | None, logged: Collection[str]
) -> list[str]:
    """What a part of the game told this reader, without what the board shows at a glance."""
    known = (fact for fact in section.facts if fact.is_known_to(seat) and fact.says.key not in logged)
    return [voice.fit(voice.say(fact.says), LINE) async for fact in walk_slices(known, SENTENCES)]


def _word_undone(voice: Voice, undone: Sequence[Entry]) -> list[str]:
    """What was said aloud then, and is not true any more."""
    told = [fact for entry in undone for fact in read_facts(entry) if fact.to is None]
    return keep_oldest([voice.text("undo-what", what=voice.say(fact.says)) for fact in told], UNDONE)


async def _word_answered(voice: Voice, seat: Seat | None, happenings: Sequence[Happening]) -> list[str]:
    """What was answered in the place of the reader, and by what; the newest, as far as there is room."""
    found = Counter[str]()
    async for one in walk_slices(happenings):
        by = one.entry.answered_by
        if one.ask is not None and by is not None and one.entry.seat == seat:
            what = voice.describe_reply(one.ask, one.reply)
            found[voice.text("catchup-answered-one", what=what, why=word_reason(voice, by))] += 1
    lines = [line if count == 1 else f"{line} ×{count}" for line, count in found.items()]
    kept = keep_newest(lines, ANSWERED)
    if not kept:
        return []
    left_out = found.total() - sum(list(found.values())[len(lines) - len(kept) :])
    more = [voice.text("catchup-answered-more", count=left_out)] if left_out else []
    return [voice.text("catchup-answered"), *more, *kept]


def _word_question(live: Live, voice: Voice, seat: Seat | None) -> list[str]:
    """What is asked of the reader now, else of whom something is asked."""
    if not is_live(live):
        return [voice.text("catchup-over")]
    ask = live.play.asks.get(seat) if seat is not None else None
    if ask is not None:
        return [voice.text("catchup-asked", what=voice.fit(voice.ask(ask), QUESTION))]
    story = live.posts.story
    return describe_waiting(live, voice, story.since if story else 0, live.due_at)


def _make_row(live: Live, voice: Voice, seat: Seat | None) -> tuple[Row, ...]:
    """A button to what is asked, and one to the whole of what happened."""
    buttons = []
    if is_live(live) and seat is not None and seat in live.play.asks:
        token = str(Token("ask", live.table.id))
        buttons.append(Button(custom_id=token, label=voice.text("button-answer"), style="primary"))
    buttons.append(make_log_button(voice, live.table.id, "button-catchup-all", LogPlace(LEFT), apart=True))
    return (Row(tuple(buttons)),)
