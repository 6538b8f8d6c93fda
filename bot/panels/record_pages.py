"""A page of a game once more, as a message: in words, with buttons to the others and a menu of eyes."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.delivery.outgoing import Button, Choice, Menu, Row
from bot.i18n import escape, measure_length, strip_markdown
from bot.i18n.durations import write_moment
from bot.panels.custom_ids import Token
from bot.panels.images import ALT_LIMIT, Drawing
from bot.panels.parts import Panel
from bot.record.cache import LAST, Wanted
from bot.record.course import By
from bot.record.eyes import ALL, PUBLIC, Eyes
from bot.record.pages import Answered, Page
from bot.tables.live import Live
from bot.wording.digest import keep_newest, keep_oldest
from bot.wording.voice import Voice
from porc_royal.facts import Seat
from storage.ports import NoteRow

LIMIT: Final = 1950
LINE: Final = 600
"""Characters of one line."""
ANSWERS: Final = 400
"""Characters for what was answered."""
QUESTIONS: Final = 400
HANDS: Final = 600
NOTES: Final = 300
OTHER: Final[dict[By, By]] = {"step": "turn", "turn": "step"}


def show_record_page(
    live: Live, voice: Voice, page: Page, eyes: Sequence[Eyes], notes: Sequence[NoteRow] = ()
) -> Panel:
    """A page with what leads on from it.

    eyes: those through which its reader may look; notes: what its reader has noted at this table, the oldest first
    """
    head = [*_word_head(live, voice, page), *([voice.text("replay-corrected")] if page.corrected else [])]
    after = [
        *keep_newest([_word_answer(voice, one) for one in page.answered], ANSWERS),
        *keep_oldest(list(_word_questions(voice, page)), QUESTIONS),
        *keep_oldest(list(_word_hands(voice, page)), HANDS),
        *([voice.text("replay-away", who=voice.join(page.away))] if page.away else []),
        *([f"🏆 {voice.join(page.end)}"] if page.end else []),
        *keep_oldest(list(_word_notes(voice, page, notes)), NOTES),
    ]
    room = LIMIT - sum(measure_length(line) + 1 for line in (*head, *after))
    story = _word_story(voice, page, room)
    return Panel(voice.fit("\n".join([*head, *story, *after]), LIMIT), _make_rows(live, voice, page, eyes))


def draw_record_page(voice: Voice, page: Page) -> Drawing | None:
    """The board of a page; None where nobody knows it."""
    if page.board is None:
        return None
    return Drawing(page.board, "board", voice.fit(strip_markdown("\n".join(page.summary)), ALT_LIMIT))


def make_replay_button(voice: Voice, table_id: int) -> Button:
    """The button under the end of a game, to its first page; whoever presses it is answered apart."""
    return Button(custom_id=str(Token("replay", table_id)), label=voice.text("replay-button"))


def read_wanted(token: Token, chosen: str, language: str) -> Wanted | None:
    """The page that a press wants; None for the one with which one begins.

    chosen: what was picked in the menu, "" for a button
    """
    if not token.option:
        return None
    by: By = "step" if token.option == "step" else "turn"
    eyes = Eyes(_read_eyes(chosen) if chosen else token.seat)
    if token.value == "by":
        return Wanted(eyes, OTHER[by], token.place, language, before=by)
    return Wanted(eyes, by, token.place, language, place=token.place if chosen else None)


def _read_eyes(chosen: str) -> int:
    return int(chosen) if chosen.lstrip("-").isdecimal() and len(chosen) < 4 else PUBLIC


def _word_head(live: Live, voice: Voice, page: Page) -> Iterator[str]:
    name = voice.table_name(live.table)
    yield f"**{name}**" + (f" · {page.heading}" if page.heading else "")
    key = "replay-step" if page.by == "step" else "replay-turn"
    where = voice.text(key, number=page.number + 1, count=page.count)
    when = write_moment(page.at)
    yield f"-# {where} · {_name_eyes(voice, page.eyes)} · {when}{_word_wait(voice, page.waited)}"


def _word_wait(voice: Voice, waited: int) -> str:
    """How long after the page before, where that is a minute at least."""
    seconds = waited // 1000
    return f" (+ {voice.reader.length(seconds)})" if seconds >= 60 else ""


def _name_eyes(voice: Voice, eyes: Eyes) -> str:
    if eyes == ALL:
        return voice.text("replay-eyes-all")
    if eyes == PUBLIC:
        return voice.text("replay-eyes-public")
    return voice.text("replay-eyes-seat", who=voice.who(Seat(eyes)))


def _word_story(voice: Voice, page: Page, room: int) -> Sequence[str]:
    """What was told; of more than there is room for, how much is left out."""
    lines = [
        voice.fit(
            voice.text("replay-told-to", who=voice.join(one.to), what=one.text)
            if one.to
            else f"• {one.text}",
            LINE,
        )
        for one in page.told
    ]
    if not lines and not page.answered:
        return [voice.text("replay-nothing")]
    kept = keep_oldest(lines, room)
    if len(kept) == len(lines):
        return kept
    kept = keep_oldest(lines, room - measure_length(voice.text("replay-more", count=len(lines))) - 1)
    return [*kept, voice.text("replay-more", count=len(lines) - len(kept))]


def _word_answer(voice: Voice, one: Answered) -> str:
    key = "replay-answered-sealed" if one.hidden else "replay-answered"
    said = voice.text(key, who=one.who, what=voice.fit(one.text, LINE))
    return f"{said} ({one.why})" if one.why else said


def _word_questions(voice: Voice, page: Page) -> Iterator[str]:
    for one in page.asked:
        yield voice.text("replay-asked", who=one.who, what=voice.fit(one.text, QUESTIONS // 2))
        if one.sealed:
            yield voice.text("replay-sealed", what=voice.fit(one.sealed, QUESTIONS // 2))


def _word_hands(voice: Voice, page: Page) -> Iterator[str]:
    for hand in page.hands:
        cards = voice.join([card.title for card in hand.cards]) or voice.text("replay-hand-empty")
        yield voice.fit(
            voice.text("replay-hand", who=hand.who, what=cards), HANDS // max(1, len(page.hands)) - 1
        )


def _word_notes(voice: Voice, page: Page, notes: Sequence[NoteRow]) -> Iterator[str]:
    """What was noted during a page, covered: it is opened by whoever wants to. On the last one also what came after."""
    last = page.number == page.count - 1
    for one in notes:
        if (
            one.text
            and one.seat == page.eyes
            and page.since < one.place
            and (last or one.place <= page.place)
        ):
            yield voice.text("replay-note", what=escape(one.text, NOTES // 2))


def _make_rows(live: Live, voice: Voice, page: Page, eyes: Sequence[Eyes]) -> tuple[Row, ...]:
    def make(where: str, number: int, *, disabled: bool = False) -> Button:
        token = Token("replay", live.table.id, number, page.eyes, page.by, value=where)
        label = voice.text(f"button-replay-{where if where != 'by' else OTHER[page.by]}")
        return Button(custom_id=str(token), label=label, disabled=disabled)

    first, last = page.number == 0, page.number == page.count - 1
    buttons = (
        make("first", 0, disabled=first),
        make("back", max(0, page.number - 1), disabled=first),
        make("next", page.number + 1, disabled=last),
        make("last", LAST, disabled=last),
        make("by", page.number),
    )
    return (Row(buttons), *([_make_menu(live, voice, page, eyes)] if len(eyes) > 1 else []))


def _make_menu(live: Live, voice: Voice, page: Page, eyes: Sequence[Eyes]) -> Row:
    """The eyes to choose among, those of now marked; what is looked at stays the same."""
    choices = tuple(
        Choice(
            value=str(one),
            label=voice.fit(strip_markdown(_name_eyes(voice, one)), 100),
            default=one == page.eyes,
        )
        for one in eyes
    )
    token = Token("replay", live.table.id, page.place, page.eyes, page.by, field="eyes")
    return Row((Menu(custom_id=str(token), choices=choices, placeholder=voice.text("replay-eyes")),))
