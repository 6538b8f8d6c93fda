"""What game commands share: turning the options of a slash command into a reply, and offering legal values.

A command names an option of the open question and gives some of its fields. Names are offered and recognised in
the reader's language as well as by their own name.
"""

import contextlib
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.i18n import fold, is_part, read_whole_number
from bot.tables.idle import refuse_unasked
from bot.tables.live import Live, is_live
from bot.wording.forms import Draft, drop_copies
from bot.wording.notes import note_after
from bot.wording.receipts import value_name
from bot.wording.voice import Voice, give_no_note
from porc_royal.asks import (
    Answer,
    Ask,
    Field,
    FreeText,
    Number,
    Order,
    Pick,
    Refused,
    Reply,
    Several,
    is_void,
)
from porc_royal.commands import Given
from porc_royal.facts import Listing, Named, Seat

CHOICES: Final = 25
DRAFTS: Final = 400
"""Ways of filling in what was left out that are looked at; with more of them, too much was left out."""
MISSING: Final = "refused-missing"
SHORTEST: Final = 3
"""Letters with which a name is recognised by its beginning."""
Shown = tuple[str, str]
"""A value as it is shown, and its name."""


def find_ask(live: Live, seat: Seat | None, option: str | None = None) -> Ask:
    """The open question of a seat, which must offer `option`. Raises `Refused`."""
    if seat is None:
        raise Refused("refused-not-seated")
    ask = live.play.asks.get(seat) if is_live(live) else None
    if ask is None:
        raise refuse_unasked(live)
    if option is not None and option not in ask.options:
        raise Refused("refused-not-now")
    return ask


def continue_draft(voice: Voice, name: str, field: Field, value: Given, draft: Draft) -> list[Draft]:
    """The draft with one more field: as typed, left out, or with whatever it admits where nothing was typed."""
    if value is not None and value != "":
        return [
            Draft({**draft.fields, name: read_field(voice, name, field, str(value), draft)}, draft.skipped)
        ]
    if field.optional or is_void(field, draft.fields):
        return [Draft(draft.fields, [*draft.skipped, name])]
    return [Draft({**draft.fields, name: one}, draft.skipped) for one in _list_few(name, field, draft)]


def _list_few(name: str, field: Field, draft: Draft) -> list[Answer]:
    """The few values that a field admits; nobody, where nobody may be chosen. Raises `Refused` where they are many."""
    found: list[Answer] = []
    match field:
        case Pick():
            found.extend(drop_copies(field, field.choices(draft.fields)))
        case Number():
            least, most = field.range(draft.fields)
            found.extend(range(least, most + 1) if least == most else ())
        case Several() if field.least == 0:
            found.append(())
        case _:
            pass
    if not 1 <= len(found) <= CHOICES:
        raise Refused(MISSING, field=name)
    return found


def read_field(voice: Voice, name: str, field: Field, typed: str, draft: Draft) -> Answer:
    """What was typed, as the field wants it. Raises `Refused`."""
    match field:
        case Number():
            number = read_whole_number(typed)
            if number is None:
                least, most = field.range(draft.fields)
                raise Refused("refused-number", field=name, least=least, most=most)
            return number
        case Pick():
            return _recognise_value(voice, field, typed, field.choices(draft.fields), name)
        case Several() | Order():
            among = list(field.choices(draft.fields))
            with contextlib.suppress(Refused):  # the words of one may have a comma of their own
                return (_recognise_value(voice, field, typed, among, name),)
            found: list[str] = []
            for part in (one for one in typed.replace(";", ",").split(",") if one.strip()):
                one = _recognise_value(
                    voice, field, part, [left for left in among if left not in found], name
                )
                found.append(one)
            return tuple(found)
        case FreeText():
            return typed


def _recognise_value(voice: Voice, field: Field, typed: str, among: Sequence[str], name: str) -> str:
    """The name that was meant: its own, or the way it is shown to the reader."""
    return recognise(voice, [Named(getattr(field, "kind", ""), one) for one in among], typed, name)


def recognise(voice: Voice, among: Sequence[Named], typed: str, field: str) -> str:
    """The name of the thing that was meant: its own, as shown to the reader or numbered, or how only that begins.

    Raises `Refused`.
    """
    text = fold(typed)
    shown = {one.name: fold(voice.value(one)) for one in among}
    for name, words in shown.items():
        if text in (fold(name), words):
            return name
    numbered = [one for one in among if text in voice.numbers(one)]
    if len(numbered) == 1:
        return numbered[0].name
    if numbered:
        raise Refused("refused-several", value=typed.strip()[:60], values=Listing(tuple(numbered)))
    like = {words: name for name, words in reversed(shown.items()) if words.startswith(text)}
    if len(like) != 1 or len(text) < SHORTEST:
        raise Refused("refused-value", field=field, value=typed.strip()[:60])
    return next(iter(like.values()))


def complete_field(
    voice: Voice,
    ask: Ask,
    option: str,
    field: str,
    given: Mapping[str, Given],
    typed: str,
    note: Callable[[Named], str] = give_no_note,
) -> list[Shown]:
    """Up to 25 legal values for a field that is being typed, given the fields before it.

    note: what to say beside a value, as far as the reader may know it
    """
    drafts = [Draft()]
    for name, wanted in ask.options[option].fields.items():
        if name == field:
            found: dict[str, Shown] = {}
            for draft in drafts:
                beside = note_after(note, ask, Reply(option, draft.fields))
                for shown in list_matching(voice, wanted, draft.fields, typed, beside):
                    found.setdefault(shown[1], shown)
            return list(found.values())[:CHOICES]
        following: list[Draft] = []
        for draft in drafts:
            with contextlib.suppress(Refused):
                following += continue_draft(voice, name, wanted, given.get(name), draft)
        drafts = following[:DRAFTS]
    return []


def list_matching(
    voice: Voice, wanted: Field, chosen: Mapping[str, Answer], typed: str, note: Callable[[Named], str]
) -> list[Shown]:
    """Up to 25 values that a field admits after those chosen, which what is being typed may mean."""
    match wanted:
        case Number():
            least, most = wanted.range(chosen)
            names = [(str(number), str(number)) for number in range(least, most + 1)]
            return [pair for pair in names if pair[0].startswith(typed.strip())][:CHOICES]
        case Several() | Order():
            return _list_additions(voice, wanted, list(wanted.choices(chosen)), typed)
        case Pick():
            return _filter_names(voice, wanted, drop_copies(wanted, wanted.choices(chosen)), typed, note)[
                :CHOICES
            ]
        case FreeText():
            return []


def _filter_names(
    voice: Voice,
    wanted: Pick | Several | Order,
    among: Sequence[str],
    typed: str,
    note: Callable[[Named], str] = give_no_note,
) -> list[Shown]:
    shown = [(_add_note(voice, wanted, one, note), one) for one in among]
    return [pair for pair in shown if is_part(typed, *pair)]


def _add_note(voice: Voice, wanted: Pick | Several | Order, one: str, note: Callable[[Named], str]) -> str:
    beside = note(Named(wanted.kind, one))
    name = voice.value(Named(wanted.kind, one))
    return voice.fit(f"{name} · {beside}", 100) if beside else name


def _list_additions(voice: Voice, wanted: Several | Order, among: Sequence[str], typed: str) -> list[Shown]:
    """For a list typed with commas: what is there already, with one more; the words of one may have a comma, too."""
    if "," in typed and (whole := _filter_names(voice, wanted, among, typed)):
        return whole[:CHOICES]
    *before, last = typed.split(",")
    kept = [one.strip() for one in before if one.strip()]
    titles = [fold(one) for one in kept]
    left = []
    for one in among:
        shown = fold(voice.value(value_name(wanted, one)))
        known = next((name for name in (fold(one), shown) if name in titles), None)
        if known is None:
            left.append(one)
        else:
            titles.remove(known)
    found = [(", ".join((*kept, one)), shown) for shown, one in _filter_names(voice, wanted, left, last)]
    return [
        (shown if not kept else f"{', '.join(kept)}, {shown}"[-100:], value)
        for value, shown in found
        if len(value) <= 100
    ][:CHOICES]
