"""Hints: whoever meets a kind of question for the first time is told why it is asked, with that question."""

from collections.abc import Callable

import msgspec

from bot.consequences.consequence import Consequence
from bot.tables.turn import Turn
from bot.wording.lessons import list_first
from porc_royal.lessons import get_hint_key
from storage.ports import Change


def follow_hints(turn: Turn, at: int, is_worded: Callable[[str], bool]) -> Consequence:
    """Note who meets what now; nothing else changes. It comes before the questions are worded.

    is_worded: whether there is such a sentence
    """
    live = turn.live
    if turn.result is not None:
        return Consequence(Change(at, live.table.id))
    noted = {
        (user, name): mark
        for (user, name), mark in list_first(live).items()
        if is_worded(get_hint_key(name.partition(":")[2]))
    }
    for (user, name), mark in noted.items():
        wishes = live.wishes[user]
        live.wishes = {**live.wishes, user: msgspec.structs.replace(wishes, met={**wishes.met, name: mark})}
    return Consequence(Change(at, live.table.id, preferences=noted))
