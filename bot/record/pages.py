"""Pages of a record: what some eyes saw of one step or one turn of a game, in the words of one reader.

A page is made from the record alone: what was told is read from the log, each fact where these eyes are among its
audience, and what was to be seen comes from the view of their seat at the end of the page. Equal records give equal
pages. Nothing here reads a clock, a disk or a table in play. It may take a second of a core, so that it is never called
in the event loop, but in a process of its own.

    record = await read_record(store, table_id)  # or as a file has it
    writer = PageWriter(record, book, Voices(words), language, eyes)
    for page in writer.write_all("step"):  # in order, in one go through the game
        ...
    page = writer.write(number, "turn")  # a single one, played from the nearest position

Who may look through which eyes is said by `list_eyes`, and whether what was hidden may be shown by `has_open_hands`
(eyes.py): whoever makes pages asks there first. A page of a game that goes on shows nothing that its seat did not know.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bot.games import AnyRulebook
from bot.record.course import By, Course, Span, find_course, find_question
from bot.record.eyes import ALL, Eyes, find_seat, has_open_hands, is_fact_known
from bot.record.record import Record, list_away
from bot.record.walk import Answer, Moment, Walk
from bot.tables.live import Live
from bot.wording.answered_for import word_reason
from bot.wording.voice import Voice, Voices
from porc_royal.asks import Ask, Reply
from porc_royal.facts import Fact, Seat
from porc_royal.scene import Scene
from storage.ports import LIVE, Language

NOBODY: Final[tuple[str, ...]] = ()
T = TypeVar("T")


class Told(Struct, frozen=True):
    """A fact in words. `to`: the names of those who alone were told; () for everybody."""

    text: str
    to: tuple[str, ...] = NOBODY


class Asked(Struct, frozen=True):
    """What somebody had to answer when the page ends.

    sealed  what they have answered already and may still change, "" where nothing
    """

    who: str
    text: str
    sealed: str = ""


class Answered(Struct, frozen=True):
    """What somebody answered on the page, and to what.

    question  the first line of what was asked
    why       what answered in the place of its person, and why; "" where they did themselves
    hidden    whether nobody else saw it until all had answered
    """

    who: str
    question: str
    text: str
    why: str = ""
    hidden: bool = False


class CardWords(Struct, frozen=True):
    """A card as `/hand` lists it."""

    title: str
    effect: str


class Hand(Struct, frozen=True):
    """What a seat held when the page ends."""

    seat: int
    who: str
    cards: tuple[CardWords, ...]


class Page(Struct, frozen=True):
    """One step or one turn of a game, as some eyes saw it. Texts are as Discord shows them, Markdown and all.

    eyes       whose: the number of a seat, `PUBLIC` (-1) or `ALL` (-2)
    by         whether it tells a step or a whole turn
    number     of the page, from 0, `count` of them there are for these eyes; they stay the same as a game goes on
    turn       number of the turn, from 0
    place      how many entries the log had when it ends; nobody is told while the game goes on
    since      what was noted when the log had more entries than this, and at most `place`, was noted on it
    at         when it was, unix milliseconds
    waited     milliseconds since the page before ended
    heading    how far the game was when it ends, in words: those of `/status`
    told       what these eyes were told on it, in order
    answered   what they answered on it; of all eyes everything
    asked      what they had to answer when it ends
    away       the names of those who were away when it ends
    hands      what they held when it ends: one hand for a seat, each for all eyes, and each on the last page of a game
               that is over and whose hands are open; () for the public, and where a game has none
    board      the table as they saw it when it ends, lit where they had to choose a place; None where nobody knows it
    summary    the same in words, line by line
    corrected  heading, board, hands and questions are not known: the rules were corrected since, and make another game
               of the replies
    end        how the game ended, line by line, on the last page of one that is over
    """

    eyes: Eyes
    by: By
    number: int
    count: int
    turn: int
    place: int
    since: int
    at: int
    waited: int
    heading: str = ""
    told: tuple[Told, ...] = ()
    answered: tuple[Answered, ...] = ()
    asked: tuple[Asked, ...] = ()
    away: tuple[str, ...] = NOBODY
    hands: tuple[Hand, ...] = ()
    board: Scene | None = None
    summary: tuple[str, ...] = ()
    corrected: bool = False
    end: tuple[str, ...] = ()


class Newest(Generic[T]):
    """What was made last, made again only where it would be made from something else.

    Most pages of sealed answers show the table as the page before did.
    """

    def __init__(self) -> None:
        self._made: tuple[tuple[object, ...], T] | None = None

    def find(self, make: Callable[[], T], *made_from: object) -> T:
        """It, of equal things the one that is there."""
        if self._made is None or self._made[0] != made_from:
            self._made = made_from, make()
        return self._made[1]


class PageWriter:
    """Writes the pages of one record for some eyes, in one reader's language.

    course  of this record; without it the whole game is gone through once to find it
    """

    def __init__(
        self,
        record: Record,
        book: AnyRulebook,
        voices: Voices,
        language: Language,
        eyes: Eyes,
        course: Course | None = None,
    ) -> None:
        self._record, self._book = record, book
        self._voices, self._language = voices, language
        self.course: Final = course or find_course(record, book, eyes)
        self._voice: Final = Newest[Voice]()
        self._words: Final = Newest[tuple[str, tuple[str, ...]]]()
        self._board: Final = Newest[Scene | None]()
        self._asked: Final = {Seat(row.seat): Newest[Asked]() for row in record.seats}
        self._hands: Final = {Seat(row.seat): Newest[Hand]() for row in record.seats}

    def write_all(self, by: By = "step") -> Iterator[Page]:
        """Every page in order, in one go through the game; none where it has not begun."""
        spans = self.course.list_spans(by)
        moments = Walk(self._record, self._book).list_moments()
        for number, span in enumerate(spans):
            yield self._write(by, spans, self._gather(span, moments), number)

    def write(self, number: int, by: By = "step") -> Page:
        """One page: the last where there is none of this number, the first where it is below 0.

        Raises `LookupError` where the game has not begun.
        """
        spans = self.course.list_spans(by)
        number = max(min(number, len(spans) - 1), 0)
        span = spans[number]
        moments = self.course.list_moments(self._record, self._book, span)
        return self._write(by, spans, self._gather(span, moments), number)

    def _gather(self, span: Span, moments: Iterator[Moment]) -> "_Gathered":
        """What happened on a page, in the words of each moment: what a thing is called may change with the next."""
        gathered: _Gathered | None = None
        eyes = self.course.eyes
        for moment in moments:
            gathered = gathered or _Gathered(moment)
            gathered.last = moment
            known = [one for one in moment.facts if is_fact_known(eyes, one)]
            answers = [one for one in (moment.answer,) if one is not None and eyes in (ALL, one.seat)]
            if known or answers:
                voice = self._speak(moment)
                gathered.told += [_word_fact(voice, one) for one in known]
                gathered.answered += [_word_answer(voice, one) for one in answers]
            if (moment.place, moment.part) >= span.end:
                return gathered
        raise LookupError("the record has no such page")

    def _speak(self, moment: Moment) -> Voice:
        """The voice in which its reader is told of a moment."""
        live = Live(self._record.table, self._record.seats, self._book, moment.game)
        known = None if moment.game is None else moment.game.view(None)
        return self._voice.find(lambda: self._voices.in_language(live, self._language), known)

    def _write(self, by: By, spans: Sequence[Span], gathered: "_Gathered", number: int) -> Page:
        record, eyes, last = self._record, self.course.eyes, gathered.last
        voice = self._speak(last)
        span, count = spans[number], len(spans)
        over = number == count - 1 and record.table.status not in LIVE
        page = Page(
            eyes=eyes,
            by=by,
            number=number,
            count=count,
            turn=span.turn,
            place=span.end[0],
            since=_find_since(spans, number),
            at=span.at,
            waited=span.at - span.began_at,
            told=tuple(gathered.told),
            answered=tuple(gathered.answered),
            away=tuple(voice.who(seat) for seat in list_away(record, span.at)),
            end=tuple(_word_end(record, voice, last)) if over else (),
            corrected=last.game is None,
        )
        return page if last.game is None else self._show_table(page, voice, last, over=over)

    def _show_table(self, page: Page, voice: Voice, last: Moment, *, over: bool) -> Page:
        """The page with what these eyes had before them when it ends."""
        book, eyes = self._book, page.eyes
        seat = find_seat(eyes)
        view, seats = last.view(seat), [Seat(row.seat) for row in self._record.seats]
        question = find_question(last, seat)
        askers = seats if eyes == ALL else [] if seat is None else [seat]
        holders = seats if over and has_open_hands(self._record.table) else askers
        heading, summary = self._words.find(lambda: _word_table(voice, book, view), voice, view)
        return replace(
            page,
            heading=heading,
            asked=tuple(self._show_question(voice, last, one) for one in askers if find_question(last, one)),
            hands=tuple(self._show_hand(voice, last, one) for one in holders) if book.cards else (),
            board=self._board.find(lambda: book.board(view, question, voice.phrase), voice, view, question),
            summary=summary,
        )

    def _show_question(self, voice: Voice, last: Moment, seat: Seat) -> Asked:
        game = last.require_game()
        ask, sealed = game.asks[seat], game.sealed.get(seat)
        return self._asked[seat].find(lambda: _word_question(voice, ask, sealed, seat), voice, ask, sealed)

    def _show_hand(self, voice: Voice, last: Moment, seat: Seat) -> Hand:
        book, view = self._book, last.view(seat)
        return self._hands[seat].find(lambda: _word_hand(voice, book, view, seat), voice, view)


@dataclass
class _Gathered:
    """What happened on a page, and the moment with which it ends."""

    last: Moment
    told: list[Told] = field(default_factory=list)
    answered: list[Answered] = field(default_factory=list)


def _find_since(spans: Sequence[Span], number: int) -> int:
    """Where the notes of a page begin; of several that end with the same entry the last one has them."""
    end = spans[number].end[0]
    if number + 1 < len(spans) and spans[number + 1].end[0] == end:
        return end
    before = (spans[at].end[0] for at in range(number - 1, -1, -1))
    return next((place for place in before if place < end), -1)


def _word_fact(voice: Voice, fact: Fact) -> Told:
    return Told(voice.say(fact.says), tuple(map(voice.who, fact.to or ())))


def _word_answer(voice: Voice, answer: Answer) -> Answered:
    question = voice.ask(answer.ask).partition("\n")[0]
    why = "" if answer.by is None else word_reason(voice, answer.by)
    text = voice.describe_reply(answer.ask, answer.reply)
    return Answered(voice.who(answer.seat), question, text, why, hidden=answer.ask.sealed)


def _word_question(voice: Voice, ask: Ask, sealed: Reply | None, seat: Seat) -> Asked:
    return Asked(voice.who(seat), voice.ask(ask), "" if sealed is None else voice.describe_reply(ask, sealed))


def _word_table(voice: Voice, book: AnyRulebook, view: object) -> tuple[str, tuple[str, ...]]:
    """How far the game is, and the table in words."""
    return voice.say(book.progress(view)), tuple(voice.say(one) for one in book.summary(view))


def _word_hand(voice: Voice, book: AnyRulebook, view: object, seat: Seat) -> Hand:
    words = tuple(CardWords(voice.arg(one.title), voice.say(one.effect)) for one in book.hand(view))
    return Hand(seat, voice.who(seat), words)


def _word_end(record: Record, voice: Voice, last: Moment) -> Iterator[str]:
    """Who won and why, or that the table was cancelled."""
    result = last.result
    if record.table.status == "ended" and result is not None:
        winners = voice.join([voice.who(seat) for seat in result.winners])
        yield voice.game_text("result-winner", who=winners, count=len(result.winners))
        yield voice.say(result.why)
    else:
        yield voice.text(f"status-{record.table.status}")
