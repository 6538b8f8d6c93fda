"""Custom ids of the components of a ballot: they say it all, so they work after any restart. Never trusted."""

from collections.abc import Sequence
from typing import Final, Literal, cast, get_args

from msgspec import Struct

from bot.i18n import read_whole_number

Deed = Literal[
    "vote",  # show me my paper
    "hand",  # hand in what is chosen in this menu
    "rank",  # put what is chosen in this menu behind the order so far
    "cast",  # hand in this order
    "type",  # open a window in which the order is typed
    "back",  # take back my paper
    "end",  # ask whether the ballot is to be closed now
    "close",  # yes, close it
    "count",  # show me the count, round by round
    "files",  # give me the result as files
    "stop",  # let this be the last ballot of its series
    "stand",  # I stand: open a window for my line of programme, or take what was typed there
    "leave",  # I do not stand any more
    "again",  # open a ballot with the same terms
]
"""Never another's: buttons are pressed years later."""

PREFIX: Final = "pb"


class BallotToken(Struct, frozen=True):
    """What a component of a ballot carries: `order` is what was put in order so far."""

    deed: Deed
    ballot: int
    order: tuple[int, ...] = ()

    def __str__(self) -> str:
        return f"{PREFIX}|{self.deed}|{self.ballot}|{'.'.join(map(str, self.order))}".rstrip("|")


def read_ballot_token(custom_id: str) -> BallotToken | None:
    """The token of a custom id; None for anything that is not a ballot's, or cannot have been written by this bot."""
    prefix, deed, ballot, order = [*custom_id.split("|"), "", "", ""][:4]
    number = read_whole_number(ballot)
    places = read_places(order.split(".")) if order else ()
    if prefix != PREFIX or deed not in get_args(Deed) or number is None or places is None:
        return None
    return BallotToken(cast(Deed, deed), number, places)


def read_places(written: Sequence[str]) -> tuple[int, ...] | None:
    """Places in a list; None where something else is written."""
    found = [read_whole_number(one) for one in written]
    return None if None in found else tuple(one for one in found if one is not None)
