"""What a table has besides the options of its game: each setting is declared here, once.

The lobby's message and menus, `/table open`, and whatever is typed as `name=value` read this list. A setting is
worded by `lobby-<name>-which` and `lobby-<name>-help`, as a parameter by `command-table-open-option-<name>`; where it
is kept is a column of the table's row, or an option that the rules of its game read.
"""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from bot.games import AnyRulebook
from bot.i18n import LONGEST, Reader, embolden, is_none, read_duration, read_whole_number
from bot.i18n.languages import LANGUAGES, find_language
from bot.tables.due_times import TIMES
from bot.tables.leaves import CLOSED, compute_fingerprint, is_closed
from bot.tables.rng import RECIPE
from bot.tables.tally import THRESHOLDS
from bot.wording.choices import propose_lengths, propose_values
from bot.wording.voice import Voice
from porc_royal.asks import Refused
from porc_royal.rulebook import Setting
from storage.ports import GRACE_SECONDS, TableFields, TableRow

LONGEST_TITLE: Final = 80
NAMED: Final[dict[str, str]] = {one: f"language-{one}" for one in LANGUAGES}
MINUTE: Final = 60
HOUR: Final = 3600
WINDOW_SECONDS: Final = 4 * HOUR
DEADLINES: Final = (0, 12 * HOUR, 24 * HOUR, 48 * HOUR, 72 * HOUR)
GRACES: Final = (0, 5 * MINUTE, GRACE_SECONDS, HOUR, 4 * HOUR)
MISSES: Final = (0, 2, 3, 5, 10)
MOST_MISSES: Final = 99
CAPS: Final = (1, 2, 3, 5)
MOST_TIMES: Final = 10
BANKS: Final = (0, 6 * HOUR, 12 * HOUR, 24 * HOUR, 48 * HOUR)
ENDINGS: Final = ("open", "closed")
_ADVICE: Final = {"alone": "", "everybody": "everybody"}
"""Who may ask for advice, as it is chosen and as it is kept."""
WINDOWS: Final = (0, 600, HOUR, 4 * HOUR, 12 * HOUR, 24 * HOUR)


class TableSetting(Struct, frozen=True):
    """One setting. A value is kept as text: "86400", "fr".

    get_value          the value that a table has
    make_fields        what a value changes in the table's row; None where it cannot have that value
    read_typed         the value that people mean by what they type. Raises `Refused`
    word_line          what the lobby's message says of it above everything else, "" for nothing
    decides            whether it decides what game is played: the lobby opens on it, the others are advanced
    menu_values        the values that the lobby's menu offers; () where it is only typed
    word_value         a value in words, for the menu
    is_open_parameter  whether `/table open` takes it as a parameter
    propose            what that parameter proposes: in words, and as typed
    applies_to         whether tables of a game have it
    """

    name: str
    get_value: Callable[[TableRow], str]
    make_fields: Callable[[TableRow, str], TableFields | None]
    read_typed: Callable[[str], str]
    word_line: Callable[[TableRow, Voice], str] = lambda _table, _voice: ""
    decides: bool = False
    menu_values: Sequence[str] = ()
    word_value: Callable[[Voice, str], str] = lambda _voice, value: value
    is_open_parameter: bool = False
    propose: Callable[[Reader, str], Sequence[tuple[str, str]]] = lambda _reader, _typed: ()
    applies_to: Callable[[AnyRulebook], bool] = lambda _book: True


def find_setting(name: str) -> TableSetting | None:
    """The setting that goes by this name, whatever its capitals."""
    return next((one for one in SETTINGS if one.name == name.casefold()), None)


def list_settings(book: AnyRulebook) -> list[TableSetting]:
    """The settings that tables of this game have."""
    return [one for one in SETTINGS if one.applies_to(book)]


def make_title_options(title: str) -> dict[str, Setting]:
    """What a title adds to the options of a table."""
    return {"title": title} if title else {}


def _word_length(voice: Voice, value: str) -> str:
    """A length of time in words."""
    seconds = read_whole_number(value)
    if not seconds:
        return voice.text("deadline-none")
    return voice.text("deadline-of", length=voice.reader.length(seconds))


def _read_seconds(value: str) -> int | None:
    """A length as it is kept, 0 for no limit; None for what is none."""
    number = read_whole_number(value)
    return number if number is not None and 0 <= number <= LONGEST else None


def _read_length(typed: str) -> str:
    return str(read_duration(typed) or 0)


def _make_deadline(_table: TableRow, value: str) -> TableFields | None:
    """A deadline brings a window with it: there are several reactions a turn, so they get less than an answer."""
    seconds = _read_seconds(value)
    if seconds is None:
        return None
    return {"deadline_seconds": seconds or None, "window_seconds": min(seconds, WINDOW_SECONDS) or None}


def _make_window(_table: TableRow, value: str) -> TableFields | None:
    seconds = _read_seconds(value)
    return None if seconds is None else {"window_seconds": seconds or None}


def _word_cap(voice: Voice, value: str) -> str:
    """How much longer quiet hours may make a deadline."""
    times = read_whole_number(value) or 1
    return voice.text("waking-of", times=times) if times > 1 else voice.text("waking-none")


def _make_cap(_table: TableRow, value: str) -> TableFields | None:
    times = read_whole_number(value)
    return {"waking_cap": times} if times is not None and 1 <= times <= MOST_TIMES else None


def _read_cap(typed: str) -> str:
    """How many times as long is meant. Raises `Refused`."""
    times = 1 if is_none(typed) else read_whole_number(typed)
    if times is None or not 1 <= times <= MOST_TIMES:
        raise Refused("waking-wrong", most=MOST_TIMES)
    return str(times)


def _word_bank(voice: Voice, value: str) -> str:
    seconds = read_whole_number(value)
    return voice.text("bank-of", length=voice.reader.length(seconds)) if seconds else voice.text("bank-none")


def _make_bank(_table: TableRow, value: str) -> TableFields | None:
    seconds = _read_seconds(value)
    return None if seconds is None else {"bank_seconds": seconds or None}


def word_pace(table: TableRow, voice: Voice) -> str:
    """How much time there is for an answer, and for a reaction where that differs."""
    answer, window = table.deadline_seconds, table.window_seconds
    if answer is None and window is None:
        return voice.text("lobby-pace-none")
    parts = [
        voice.text("lobby-pace-answer-none")
        if answer is None
        else voice.text("lobby-pace-answer", length=voice.reader.length(answer))
    ]
    if window is None:
        parts.append(voice.text("lobby-pace-window-none"))
    elif window != answer:
        parts.append(voice.text("lobby-pace-window", length=voice.reader.length(window)))
    if answer is not None and table.bank_seconds:
        parts.append(voice.text("lobby-pace-bank", length=voice.reader.length(table.bank_seconds)))
    return ", ".join(parts)


def _propose_lengths(reader: Reader, typed: str) -> Sequence[tuple[str, str]]:
    usual = [(reader.text("deadline-none"), "none")]
    usual += [(reader.length(one), f"{one // HOUR}h") for one in DEADLINES if one]
    return propose_lengths(reader, typed, usual)


def _make_language(_table: TableRow, value: str) -> TableFields | None:
    spoken = find_language(value)
    return None if spoken is None else {"language": spoken}


def _read_language(typed: str) -> str:
    if find_language(typed) is None:
        raise Refused("lobby-error-language")
    return typed


def _make_title(table: TableRow, value: str) -> TableFields:
    title = " ".join(value.split())[:LONGEST_TITLE]
    return {"title": title, "options": dict(table.options) | make_title_options(title)}


def _make_grace(_table: TableRow, value: str) -> TableFields | None:
    seconds = _read_seconds(value)
    return None if seconds is None else {"grace_seconds": seconds}


def _read_grace(typed: str) -> str:
    """A length of time; nothing means at once."""
    return str(read_duration(typed, least=MINUTE) or 0)


def _word_grace(voice: Voice, value: str) -> str:
    seconds = read_whole_number(value)
    return (
        voice.text("grace-of", length=voice.reader.length(seconds)) if seconds else voice.text("grace-none")
    )


def _make_patience(_table: TableRow, value: str) -> TableFields | None:
    """How many misses; 0 for no end of patience."""
    number = read_whole_number(value)
    return {"patience": number or None} if number is not None and 0 <= number <= MOST_MISSES else None


def _read_patience(typed: str) -> str:
    number = read_whole_number(typed)
    if number is None or not 0 <= number <= MOST_MISSES:
        raise Refused("patience-wrong", most=MOST_MISSES)
    return str(number)


def _word_patience(voice: Voice, value: str) -> str:
    return voice.text("patience-of", count=read_whole_number(value) or 0)


def _make_ending(table: TableRow, value: str) -> TableFields | None:
    """By which recipe the table's dice are sealed. Raises `Refused` once somebody has added a word to them."""
    if value not in ENDINGS:
        return None
    if table.words and value != _get_ending(table):
        raise Refused("ending-sealed")
    recipe = CLOSED if value == "closed" else RECIPE
    return (
        {"recipe": recipe, "commitment": compute_fingerprint(table.secret, recipe)}
        if table.secret
        else {"recipe": recipe}
    )


def _get_ending(table: TableRow) -> str:
    return "closed" if is_closed(table) else "open"


SETTINGS: Final = (
    TableSetting(
        "deadline",
        get_value=lambda table: str(table.deadline_seconds or 0),
        make_fields=_make_deadline,
        read_typed=_read_length,
        menu_values=tuple(map(str, DEADLINES)),
        word_value=_word_length,
        decides=True,
        is_open_parameter=True,
        propose=_propose_lengths,
    ),
    TableSetting(
        "window",
        get_value=lambda table: str(table.window_seconds or 0),
        make_fields=_make_window,
        read_typed=_read_length,
        menu_values=tuple(map(str, WINDOWS)),
        word_value=_word_length,
    ),
    TableSetting(
        "grace",
        get_value=lambda table: str(table.grace_seconds),
        make_fields=_make_grace,
        read_typed=_read_grace,
        menu_values=tuple(map(str, GRACES)),
        word_value=_word_grace,
    ),
    TableSetting(
        "patience",
        get_value=lambda table: str(table.patience or 0),
        make_fields=_make_patience,
        read_typed=_read_patience,
        menu_values=tuple(map(str, MISSES)),
        word_value=_word_patience,
    ),
    TableSetting(
        "waking",
        get_value=lambda table: str(table.waking_cap or TIMES),
        make_fields=_make_cap,
        read_typed=_read_cap,
        menu_values=tuple(map(str, CAPS)),
        word_value=_word_cap,
    ),
    TableSetting(
        "bank",
        get_value=lambda table: str(table.bank_seconds or 0),
        make_fields=_make_bank,
        read_typed=_read_length,
        menu_values=tuple(map(str, BANKS)),
        word_value=_word_bank,
    ),
    TableSetting(
        "language",
        get_value=lambda table: table.language,
        make_fields=_make_language,
        read_typed=_read_language,
        menu_values=LANGUAGES,
        word_value=lambda voice, value: voice.text(f"language-{value}"),
        is_open_parameter=True,
        propose=lambda reader, typed: propose_values(reader, NAMED, typed),
    ),
    TableSetting(
        "votes",
        get_value=lambda table: table.threshold or THRESHOLDS[0],
        make_fields=lambda _table, value: {"threshold": value} if value in THRESHOLDS else None,
        read_typed=str.casefold,
        menu_values=THRESHOLDS,
        word_value=lambda voice, value: voice.text(f"votes-{value}"),
    ),
    TableSetting(
        "advice",
        get_value=lambda table: table.advice or "alone",
        make_fields=lambda _table, value: {"advice": _ADVICE[value]} if value in _ADVICE else None,
        read_typed=str.casefold,
        menu_values=tuple(_ADVICE),
        word_value=lambda voice, value: voice.text(f"advice-{value}"),
    ),
    TableSetting(
        "ending",
        get_value=_get_ending,
        make_fields=_make_ending,
        read_typed=str.casefold,
        menu_values=ENDINGS,
        word_value=lambda voice, value: voice.text(f"ending-{value}"),
    ),
    TableSetting(
        "title",
        get_value=lambda table: table.title,
        make_fields=_make_title,
        read_typed=str,
        word_line=lambda table, _voice: embolden(table.title) if table.title else "",
        applies_to=lambda book: book.titled,
    ),
)
"""In the order in which the lobby shows them."""
