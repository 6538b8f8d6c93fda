"""A consequence: what follows from a turn in one respect."""

from collections.abc import Sequence

from msgspec import Struct

from bot.announcer.news import News, Notice
from storage.ports import Change


class Consequence(Struct, frozen=True):
    """Its part of the change, and what it wants said: news for the writers to word, and notices that stand alone."""

    change: Change
    news: tuple[News, ...] = ()
    notices: tuple[Notice, ...] = ()


def list_news(consequences: Sequence[Consequence]) -> list[News]:
    """All that is to be worded, in the order in which it is told."""
    return [one for each in consequences for one in each.news]


def list_notices(consequences: Sequence[Consequence]) -> list[Notice]:
    """All that stands in a message of its own, in the order in which it is sent."""
    return [one for each in consequences for one in each.notices]
