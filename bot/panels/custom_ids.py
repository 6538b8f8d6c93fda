"""Custom ids: what a button or a menu carries, so that it works for ever, after any restart.

A token names a verb, a table, and for replies the place of the log, the seat, the option and the field. It is
never trusted: who presses is checked against the seat, the place against the log, the names against what is
offered. Tokens that could betray what a seat holds stand only in messages which that seat alone can read (DEC-032).
"""

from collections.abc import Mapping
from typing import Final, Literal, cast

from msgspec import Struct
from msgspec.structs import replace

from bot.i18n import read_whole_number

PREFIX: Final = "pr"
ORDERS: Final = -2
"""Stands for the place of the log in the tokens of the form by which standing orders are given."""
PATTERN: Final = r"pr\|(?P<token>.+)"

Verb = Literal[
    "answer",  # reply with an option, its one field perhaps filled in
    "menu",  # reply with an option whose one field is chosen in this menu
    "form",  # open the form of an option
    "fill",  # fill the next field of a form
    "type",  # open a modal for the next field
    "skip",  # leave an optional field out
    "send",  # send the completed form
    "again",  # empty the form
    "ask",  # show me what is asked of me
    "hand",  # show me my hand
    "board",  # show me the table as I know it
    "why",  # which rule asks this
    "join",
    "leave",
    "options",
    "practice",
    "start",
    "set",  # set a lobby option
    "back",  # from a form back to its question
    "look",  # show me a look of the game, which the option names
    "page",  # show other values of the field that is being filled in
    "orders",  # show me my standing orders
    "dismiss",  # send a practice player away
    "cancel",  # yes, cancel the table
    "keep",  # no, do not cancel it
    "accept",  # take the seat that is offered to me
    "decline",  # do not take it
    "whole",  # reply with the whole move that is chosen in this menu
    "more",  # show what else may be answered
    "rematch",  # play again what is over
    "thread",  # take the table to a thread of its own
    "spare",  # do not ask me until my turn, unless I am attacked
    "unspare",  # ask me everything again
    "log",  # show me a page of what has happened
    "catchup",  # show me what I missed
    "deputise",  # sit in for somebody who is away
    "excuse",  # do not
    "take",  # take the seat that is open to anybody
    "vacate",  # yes, leave my seat
    "vote",  # for or against what is proposed, as the option says
    "parley",  # open a private thread with that seat
    "stay",  # keep the table that nobody used
    "rewind",  # take a table that cannot go on back to the last position that loads
    "proof",  # show me how to check the dice of a game that is over
    "word",  # add a word to the chance of a table
    "replay",  # show me a page of the game once more
    "moment",  # show me to which moments the game can be taken back, or go back to the one that is chosen
    "learn",  # go on with a lesson, or begin the one that the option names
    "note",  # write down something for myself
    "erase",  # yes, erase what is kept of me
    "correct",  # fill in the next field of a correction
    "what",  # what do the words of this question mean
    "enter",  # reply with an option, its fields filled in in one window
    "beside",  # reply with an option, and give the order that the value names
]
NUMBERS: Final[Mapping[Verb, int]] = {
    "answer": 0,
    "menu": 1,
    "form": 2,
    "fill": 3,
    "type": 4,
    "skip": 5,
    "send": 6,
    "again": 7,
    "ask": 8,
    "hand": 9,
    "board": 10,
    "why": 11,
    "join": 12,
    "leave": 13,
    "options": 14,
    "practice": 15,
    "start": 16,
    "set": 17,
    "back": 18,
    "look": 19,
    "page": 20,
    "orders": 21,
    "dismiss": 22,
    "cancel": 23,
    "keep": 24,
    "accept": 25,
    "decline": 26,
    "whole": 27,
    "more": 28,
    "rematch": 29,
    "thread": 30,
    "spare": 31,
    "unspare": 32,
    "log": 33,
    "catchup": 34,
    "deputise": 35,
    "excuse": 36,
    "take": 37,
    "vacate": 38,
    "vote": 39,
    "parley": 40,
    "stay": 41,
    "rewind": 42,
    "proof": 43,
    "word": 44,
    "replay": 45,
    "moment": 46,
    "learn": 47,
    "note": 48,
    "erase": 49,
    "correct": 50,
    "what": 51,
    "enter": 52,
    "beside": 53,
}
"""What stands for each verb on the buttons that were sent: never changed, never another's; a new verb has a new one."""
_SHORT: Final = {verb: format(number, "x") for verb, number in NUMBERS.items()}
_LONG: Final = {short: verb for verb, short in _SHORT.items()}


class Forged(ValueError):
    """A custom id that this bot never wrote."""


class Token(Struct, frozen=True):
    """What a component carries; `place` and `seat` are -1 where they do not matter.

    timeline  beside the place: which of several futures of the log it is of ("": of no store that was ever restored)
    """

    verb: Verb
    table_id: int
    place: int = -1
    seat: int = -1
    option: str = ""
    field: str = ""
    value: str = ""
    timeline: str = ""

    def __str__(self) -> str:
        place = f"{self.place}~{self.timeline}" if self.timeline else str(self.place)
        where = f"{PREFIX}|{_SHORT[self.verb]}|{self.table_id}|{place}|{self.seat}"
        return f"{where}|{self.option}|{self.field}|{self.value}".rstrip("|")


def read_token(custom_id: str) -> Token:
    """The token of a custom id. Raises `Forged`."""
    prefix, *parts = custom_id.split("|")
    parts += [""] * (7 - len(parts))
    verb, table, place, seat, option, field, value = parts[:7]
    if prefix != PREFIX or verb not in _LONG or len(parts) > 7:
        raise Forged(custom_id)
    place, _, timeline = place.partition("~")
    numbers = read_whole_number(table), read_whole_number(place), read_whole_number(seat)
    if None in numbers:
        raise Forged(custom_id)
    token = Token(_LONG[verb], *cast(tuple[int, int, int], numbers), option, field, value, timeline)
    if token.verb == "parley" and token.seat < 0:
        # So "stay" was written before there were private threads, which are opened with somebody.
        return replace(token, verb="stay")
    return token
