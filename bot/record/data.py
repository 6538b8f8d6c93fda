"""A game as data: JSON Lines, one line a step, documented in docs/game-as-data.md.

The whole game, where its hands are open: every entry of its log, from which it can be played again. Through the eyes of
one seat only what that seat was told and answered, step by step.
"""

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Raw, Struct

from bot.games import AnyRulebook
from bot.record.course import find_course
from bot.record.eyes import Eyes, find_seat, has_open_hands, is_fact_known
from bot.record.record import Record
from bot.record.walk import Walk
from bot.tables.draws import Draw, read_draw
from porc_royal.asks import Reply
from porc_royal.facts import Fact
from storage.ports import AnsweredBy, Entry, OptionValue, PositionRow, SeatRow, TableRow

FORMAT: Final = "porc-royal game"
VERSION: Final = 1

Kind: TypeAlias = Literal["person", "practice"]


class Unusable(ValueError):
    """What speaks against a file, in words."""


class PlayerLine(Struct, frozen=True):
    """Who sat on a seat at last."""

    seat: int
    name: str
    kind: Kind


class BeginLine(Struct, frozen=True):
    """The game before its first entry."""

    chapter: str
    state: Raw


class Header(Struct, frozen=True, omit_defaults=True):
    """The first line: which game it is, and who played it.

    whole        whether every entry follows, as the log has it; else what one seat knew
    eyes         whose that is: the number of a seat, -1 for whoever watched
    fingerprint  of the secret, hexadecimal digits; the secret itself, where it was published
    """

    format: str
    version: int
    whole: bool
    game: str
    rules_version: int
    status: str
    language: str
    title: str
    options: dict[str, OptionValue]
    players: tuple[PlayerLine, ...]
    length: int
    recipe: int
    fingerprint: str
    words: tuple[str, ...]
    seating: tuple[int, ...]
    started_at: int | None
    ended_at: int | None
    eyes: int | None = None
    secret: str | None = None
    begin: BeginLine | None = None


class EntryLine(Struct, frozen=True, omit_defaults=True):
    """An entry of the log: what a seat (-1: chance) replied to what it was asked at `place`, and what was told."""

    number: int
    seat: int
    place: int
    reply: Raw
    facts: Raw
    at: int
    reveals: bool = False
    answered_by: AnsweredBy | None = None
    draw: Draw | None = None


class StepLine(Struct, frozen=True, omit_defaults=True):
    """A step as one seat saw it: what it was told, and what it answered."""

    number: int
    turn: int
    at: int
    facts: tuple[Fact, ...] = ()
    answers: tuple[Reply, ...] = ()


def write_data(record: Record, book: AnyRulebook, eyes: Eyes) -> bytes:
    """The file: the whole game where its hands are open, else what these eyes know."""
    whole = has_open_hands(record.table) and bool(record.positions) and record.positions[0].seq == 0
    steps = list(_list_entries(record)) if whole else list(_list_steps(record, book, eyes))
    lines = [_write_header(record, None if whole else eyes, len(steps)), *steps]
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def _write_header(record: Record, eyes: Eyes | None, length: int) -> Header:
    table, whole = record.table, eyes is None
    begin = BeginLine(record.positions[0].chapter, Raw(record.positions[0].state)) if whole else None
    return Header(
        format=FORMAT,
        version=VERSION,
        whole=whole,
        game=table.game,
        rules_version=table.rules_version if begin is None else record.positions[0].rules_version,
        status=table.status,
        language=table.language,
        title=table.title,
        options=dict(table.options),
        players=tuple(PlayerLine(row.seat, row.name, row.kind) for row in record.seats),
        length=length,
        recipe=table.recipe,
        fingerprint=table.commitment.hex(),
        words=tuple(word for _, word in table.words),
        seating=table.seating,
        started_at=table.started_at,
        ended_at=table.ended_at,
        eyes=eyes,
        secret=table.secret.hex() if whole else None,
        begin=begin,
    )


def _list_entries(record: Record) -> Iterator[EntryLine]:
    for one in record.entries:
        told = Raw(one.reply), Raw(one.facts)
        yield EntryLine(
            one.seq, one.seat, one.place, *told, one.at, one.reveals, one.answered_by, read_draw(one)
        )


def _list_steps(record: Record, book: AnyRulebook, eyes: Eyes) -> Iterator[StepLine]:
    moments = Walk(record, book).list_moments()
    for number, span in enumerate(find_course(record, book, eyes).list_spans("step")):
        facts, answers = list[Fact](), list[Reply]()
        for moment in moments:
            facts += [one for one in moment.facts if is_fact_known(eyes, one)]
            if moment.answer is not None and moment.answer.seat == find_seat(eyes):
                answers.append(moment.answer.reply)
            if (moment.place, moment.part) >= span.end:
                break
        yield StepLine(number, span.turn, span.at, tuple(facts), tuple(answers))


def read_data(data: bytes) -> Record:
    """The game in a file. Raises `Unusable` where there is none that could be played again."""
    first, *lines = data.strip().split(b"\n")
    try:
        header = msgspec.json.decode(first, type=Header)
        entries = [msgspec.json.decode(line, type=EntryLine) for line in lines] if header.whole else []
    except msgspec.MsgspecError as fault:
        raise Unusable(f"this is no game as data: {fault}") from fault
    if (header.format, header.version) != (FORMAT, VERSION):
        raise Unusable(f"{header.format} {header.version} is not known here")
    if header.begin is None:
        raise Unusable("the file holds what one seat knew, and a game is played from all of it")
    if [one.number for one in entries] != list(range(header.length)):
        raise Unusable("entries are missing")
    begin = header.begin
    table = TableRow(
        *(1, 1, header.game, header.rules_version, header.language, 0, header.started_at or 0),
        title=header.title,
        options=header.options,
        recipe=header.recipe,
        secret=bytes.fromhex(header.secret or ""),
        commitment=bytes.fromhex(header.fingerprint),
        words=tuple(enumerate(header.words)),
        seating=header.seating,
        started_at=header.started_at,
    )
    return Record(
        table,
        tuple(SeatRow(1, one.seat, one.kind, one.name) for one in header.players),
        (PositionRow(1, 0, begin.chapter, bytes(begin.state), header.rules_version, table.created_at),),
        tuple(
            Entry(
                *(
                    1,
                    one.number,
                    one.seat,
                    one.place,
                    bytes(one.reply),
                    bytes(one.facts),
                    one.reveals,
                    one.at,
                ),
                one.answered_by,
                None if one.draw is None else msgspec.json.encode(one.draw),
            )
            for one in entries
        ),
    )
